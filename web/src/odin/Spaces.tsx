// The action board: 61 planks, drawn once for each state they are in.
import { IMITATION, SPACE_IDS, SPACES } from '@meadhall/odin/data/spaces'
import type { Move } from '@meadhall/odin/moves'
import { crewFor } from '@meadhall/odin/possible'
import { LAST_ROUND, type State } from '@meadhall/odin/state'
import { useCallback, useMemo, useRef } from 'react'
import { clanOf, Meeple } from '../art/clans.tsx'
import { ACTION_BOARD, COLUMNS, columnLeft, type PlankState } from '../art/odin/plank.ts'
import { useFonts } from '../art/useFonts.ts'
import { useCell } from '../store/cell.ts'
import { useBoardHeight } from '../table/board-sight.ts'
import { drawnButton } from '../table/keys.ts'
import { GroupTip, Heads } from './BoardHeads.tsx'
import { choicesNow } from './choices-now.ts'
import { useArriving } from './Flights.tsx'
import { openers } from './helpful.ts'
import { type Hold, mine, useOdin } from './hold.ts'
import { useOneStop } from './one-stop.ts'
import { Plank } from './Plank.tsx'
import { goodPointedAt } from './Shelf.tsx'
import { type SignsFor, spaceLines } from './signs-of.ts'
import { boxesOn, movesTo } from './space-moves.ts'
import { SpaceTip } from './Tip.tsx'
import { helping } from './ui.ts'
import { word } from './words.ts'

export function signsFor({ view, seat, say }: Pick<Hold, 'view' | 'seat' | 'say'>): SignsFor {
  return {
    state: view,
    seat: seat ?? 0,
    words: {
      or: word(say, 'ui.or'),
      and: word(say, 'ui.and'),
      any: word(say, 'ui.any'),
      first: word(say, 'ui.firstThen'),
      noDie: word(say, 'ui.noDie'),
    },
  }
}

export function stateOf(view: State, legal: readonly Move[], space: number, choosing: boolean): PlankState {
  if (movesTo(legal, SPACE_IDS[space]).length > 0) return 'open'
  if (view.spaces[space] >= 0) return 'taken'
  return choosing ? 'closed' : 'resting'
}

export function spokenSpace(hold: Hold, space: number, state: PlankState): string {
  const { view, say } = hold
  const name = say.name(SPACE_IDS[space])
  const owner = view.spaces[space]
  if (owner === LAST_ROUND) return word(say, 'ui.space.lastRound', { name })
  if (owner >= 0) return word(say, 'ui.space.taken', { name, owner: say.player(owner) })
  const vikings = space < IMITATION ? crewFor(view, mine(hold), space) : view.imitations[space - IMITATION]
  return word(say, state === 'open' ? 'ui.space.open' : 'ui.space.closed', { name, vikings })
}

/** A touch on a space: choose it, or send at the second touch. A closed one offers what would open it. */
export function touch(hold: Hold, at: string, byKey = false): void {
  const { legal, chosen, choose, send } = hold
  const moves = movesTo(legal, at)
  if (chosen?.target === at && moves.length === 1) return send(moves[0])
  if (moves.length > 0) return choose({ target: at, moves })
  // It has said why not: Enter is the golden button now, which would open it.
  if (byKey && chosen?.target === at && chosen.moves.length === 1) return send(chosen.moves[0], true)
  const refused: Move = { do: 'place', at }
  choose({ target: at, moves: openers(hold, refused), refused })
}

const spaceOf = (move: Move) => (move.do === 'place' && move.imitate === undefined ? [move.at] : [])

export function Spaces() {
  const hold = useOdin()
  const { view, legal, theme, say, chosen, pointed, point, seat, worth } = hold
  const fonts = useFonts()
  const height = useBoardHeight(ACTION_BOARD)
  const boxes = useMemo(() => boxesOn(height), [height])
  const arriving = useArriving()
  const help = useCell(helping)
  const choosing = legal.some((move) => move.do === 'place')
  const about = useMemo(() => signsFor({ view, seat, say }), [view, seat, say])
  const sensible = useMemo(() => new Set(help ? worth.flatMap(spaceOf) : []), [help, worth])
  const openCount = SPACES.filter(({ id }) =>
    legal.some((move) => move.do === 'place' && move.at === id),
  ).length
  const target = chosen?.target ?? pointed
  const good = pointed ? goodPointedAt(pointed) : undefined
  const shown = target === null ? -1 : SPACE_IDS.indexOf(target)
  const now = useRef(hold)
  now.current = hold
  const onTouch = useCallback((id: string, byKey?: boolean) => touch(now.current, id, byKey), [])
  const board = useRef<SVGSVGElement>(null)
  useOneStop(board, '[data-space]', '.open [data-space], .open[data-space]')
  useOneStop(board, '.od-group')

  return (
    <div className="od-spaces" inert={choicesNow(hold) !== undefined}>
      <svg
        className="od-planks"
        viewBox={`0 0 ${ACTION_BOARD.width} ${height}`}
        role="group"
        aria-label={word(say, 'ui.board')}
        ref={board}
      >
        <Heads openCount={choosing ? openCount : undefined} fonts={fonts} />
        {SPACES.map((space, number) => {
          const state = stateOf(view, legal, number, choosing)
          const lines = JSON.stringify(spaceLines(number, about))
          return (
            <Plank
              key={space.id}
              id={space.id}
              group={space.groups[0]}
              theme={theme}
              fonts={fonts}
              lines={lines}
              vikings={crewFor(view, mine(hold), number)}
              box={boxes[number]}
              state={state}
              owner={arriving === space.id ? -1 : view.spaces[number]}
              look={target === space.id ? (state === 'open' ? 'chosen' : 'refused') : ''}
              me={mine(hold)}
              sensible={sensible.has(space.id)}
              linked={good !== undefined && lines.includes(`"thing":"${good}"`)}
              label={
                spokenSpace(hold, number, state) +
                (sensible.has(space.id) ? `, ${word(say, 'ui.sensible')}` : '')
              }
              onTouch={onTouch}
              onPoint={point}
            />
          )
        })}
        {view.imitations.map((column, nth) => (
          <Imitation key={column} nth={nth} column={column} />
        ))}
      </svg>
      {shown >= 0 && <SpaceTip space={shown} />}
      {help && chosen === null && <GroupTip pointed={pointed} />}
    </div>
  )
}

/** In the game of four, a taken space of one column can be used once more. */
function Imitation({ nth, column }: { nth: number; column: number }) {
  const hold = useOdin()
  const { view, legal, say, chosen, point } = hold
  const id = SPACE_IDS[IMITATION + nth]
  const state = stateOf(view, legal, IMITATION + nth, false)
  const owner = view.spaces[IMITATION + nth]
  const x = columnLeft(column) + COLUMNS[column - 1] - 22
  return (
    <g
      role="button"
      tabIndex={-1}
      className={`od-plank ${state}`}
      data-space={id}
      aria-label={`${word(say, 'ui.imitation', { n: column })}, ${spokenSpace(hold, IMITATION + nth, state)}`}
      onClick={() => touch(hold, id)}
      onKeyDown={drawnButton(() => touch(hold, id, true))}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
    >
      <circle
        cx={x}
        cy="12.5"
        r="9.5"
        fill="#8a623a"
        stroke={chosen?.target === id ? 'var(--chosen)' : state === 'open' ? 'var(--legal)' : '#140e0a'}
        strokeWidth="1.6"
      />
      <path
        d={`M${x - 4} 9.500h7m-2.500-2.500l2.500 2.500-2.500 2.500M${x + 4} 15.500h-7m2.500-2.500l-2.500 2.500 2.500 2.500`}
        fill="none"
        stroke="#fff6e2"
        strokeWidth="1.3"
      />
      {owner >= 0 && <Meeple clan={clanOf(owner)} x={x - 10} y={1} size={21} />}
    </g>
  )
}
