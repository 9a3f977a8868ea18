// The action board: 61 planks, drawn once for each state they are in.
import { IMITATION, SPACE_IDS, SPACES } from '@meadhall/odin/data/spaces'
import type { Move } from '@meadhall/odin/moves'
import { crewFor } from '@meadhall/odin/possible'
import { LAST_ROUND, type State } from '@meadhall/odin/state'
import { GROUPS, type Group } from '@meadhall/odin/vocabulary'
import { memo, useCallback, useMemo, useRef } from 'react'
import { Meeple } from '../art/midgard/clans.tsx'
import { glyph } from '../art/odin/glyphs.ts'
import {
  ACTION_BOARD,
  type Box,
  COLUMNS,
  columnLeft,
  GROUP_ROWS,
  GROUP_SIGN,
  type PlankState,
  plank,
  plankPath,
  rowTop,
  SHIELD,
} from '../art/odin/plank.ts'
import type { Sign } from '../art/odin/signs.ts'
import { smallCard } from '../art/odin/things.ts'
import { textWidth, wrap } from '../art/text.ts'
import type { ThemeName } from '../art/theme.ts'
import { useFonts } from '../art/useFonts.ts'
import { useCell } from '../store/cell.ts'
import { clanOf } from './clans.ts'
import { useArriving } from './Flights.tsx'
import { openers } from './helpful.ts'
import { type Hold, mine, useOdin } from './hold.ts'
import { sensibleSpaces } from './sensible.ts'
import { type SignsFor, spaceLines } from './signs-of.ts'
import { BOXES, movesTo } from './space-moves.ts'
import { SpaceTip } from './Tip.tsx'
import { helping, opened } from './ui.ts'
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
export function touch(hold: Hold, at: string): void {
  const { legal, chosen, choose, send } = hold
  const moves = movesTo(legal, at)
  if (chosen?.target === at && moves.length === 1) return send(moves[0])
  if (moves.length > 0) return choose({ target: at, moves })
  const refused: Move = { do: 'place', at }
  choose({ target: at, moves: openers(hold, refused), refused })
}

export function Spaces() {
  const hold = useOdin()
  const { view, legal, theme, say, chosen, pointed, point, seat } = hold
  const fonts = useFonts()
  const arriving = useArriving()
  const help = useCell(helping)
  const choosing = legal.some((move) => move.do === 'place')
  const about = useMemo(() => signsFor({ view, seat, say }), [view, seat, say])
  const sensible = useMemo(
    () => (help && choosing && seat !== null ? sensibleSpaces(view, seat, legal) : new Set<string>()),
    [help, choosing, view, seat, legal],
  )
  const openCount = SPACES.filter(({ id }) =>
    legal.some((move) => move.do === 'place' && move.at === id),
  ).length
  const target = chosen?.target ?? pointed
  const shown = target === null ? -1 : SPACE_IDS.indexOf(target)
  const now = useRef(hold)
  now.current = hold
  const onTouch = useCallback((id: string) => touch(now.current, id), [])

  return (
    <div className="od-spaces">
      <svg
        className="od-planks"
        viewBox={`0 0 ${ACTION_BOARD.width} ${ACTION_BOARD.height}`}
        role="group"
        aria-label={word(say, 'ui.board')}
        onKeyDown={walk}
      >
        <Heads openCount={choosing ? openCount : undefined} fonts={fonts} />
        {SPACES.map((space, number) => {
          const state = stateOf(view, legal, number, choosing)
          return (
            <Plank
              key={space.id}
              id={space.id}
              group={space.groups[0]}
              theme={theme}
              fonts={fonts}
              lines={JSON.stringify(spaceLines(number, about))}
              vikings={crewFor(view, mine(hold), number)}
              box={BOXES[number]}
              state={state}
              owner={arriving === space.id ? -1 : view.spaces[number]}
              look={target === space.id ? (state === 'open' ? 'chosen' : 'refused') : ''}
              me={mine(hold)}
              sensible={sensible.has(space.id)}
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

const groupTarget = (group: Group): string => `group ${group}`

/** What a kind of spaces is for, to whoever wants help. */
function GroupTip({ pointed }: { pointed: string | null }) {
  const { say } = useOdin()
  const group = GROUPS.find((each) => groupTarget(each) === pointed)
  if (!group) return null
  const { gutter, width, height, row } = ACTION_BOARD
  const [first, rows] = GROUP_ROWS[group]
  const [top, bottom] = [rowTop(first), rowTop(first + rows - 1) + row]
  const left = `${(gutter / width) * 100}%`
  return (
    <div
      className="od-tip"
      role="tooltip"
      style={
        top > height / 2
          ? { left, bottom: `${(1 - bottom / height) * 100}%` }
          : { left, top: `${(top / height) * 100}%` }
      }
    >
      <div className="od-tip-head">
        <span className="world">{say.name(group)}</span>
      </div>
      <p>{word(say, `ui.for.${group}`)}</p>
    </div>
  )
}

/** Arrow keys walk over the planks: to the nearest one that way. */
function walk(event: React.KeyboardEvent<SVGSVGElement>): void {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  if (!step || event.shiftKey || !(event.target instanceof Element)) return
  const from = event.target.getBoundingClientRect()
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  let best: SVGElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of event.currentTarget.querySelectorAll<SVGElement>('[role=button]')) {
    const box = other.getBoundingClientRect()
    const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y]
    const along = dx * step[0] + dy * step[1]
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    const away = along + 3 * aside
    if (along > 4 && away < least) {
      least = away
      best = other
    }
  }
  if (!best) return
  event.preventDefault()
  best.focus()
}

interface PlankProps {
  id: string
  group: Group
  theme: ThemeName
  fonts: number
  /** Signs as text, so that a plank is drawn again only when they differ. */
  lines: string
  vikings: number
  box: Box
  state: PlankState
  owner: number
  look: '' | 'chosen' | 'refused'
  me: number
  sensible: boolean
  label: string
  onTouch: (id: string) => void
  onPoint: (id: string | null) => void
}

const Plank = memo(function Plank({
  id,
  group,
  theme,
  lines,
  vikings,
  box,
  state,
  owner,
  look,
  me,
  sensible,
  label,
  onTouch,
  onPoint,
  fonts,
}: PlankProps) {
  const [x, y, w, h] = box
  const markup = useMemo(
    () => plank(theme, id, group, JSON.parse(lines) as Sign[][], vikings, box, state),
    // biome-ignore lint/correctness/useExhaustiveDependencies: fonts decide how wide words are
    [theme, id, group, lines, vikings, box, state, fonts],
  )
  const edge = look === 'chosen' ? 'var(--chosen)' : 'var(--danger)'
  return (
    <g transform={`translate(${x} ${y})`} className={`od-plank ${state}`}>
      <g aria-hidden="true">
        {look === 'chosen' && (
          <path d={plankPath(w, h)} fill="none" stroke={edge} strokeWidth="6" opacity=".28" />
        )}
        <g dangerouslySetInnerHTML={{ __html: markup }} />
        {sensible && <path className="od-flame" d={`M${w - 12} 9c-3-3 0-5 0-8 3 2 5 5 3 8q-1 2-3 0Z`} />}
        {look && (
          <path
            d={plankPath(w, h)}
            fill="none"
            stroke={edge}
            strokeWidth={look === 'chosen' ? 2 : 1.6}
            strokeDasharray={look === 'chosen' ? undefined : '4 3'}
          />
        )}
        {owner >= 0 && (
          <Meeple
            clan={clanOf(owner === LAST_ROUND ? me : owner)}
            x={SHIELD - 11.5}
            y={h / 2 - 13.5}
            size={23}
            opacity={owner === LAST_ROUND ? 0.6 : 1}
          />
        )}
        {look === 'chosen' && owner < 0 && (
          <>
            <Meeple clan={clanOf(me)} x={SHIELD - 12} y={h / 2 - 14} size={24} />
            <circle cx={SHIELD + 9.5} cy={h / 2 + 8} r="6.6" fill="#1b130d" stroke="var(--chosen)" />
            <text x={SHIELD + 9.5} y={h / 2 + 12} className="count" fontSize="11" fill="#fff">
              {vikings}
            </text>
          </>
        )}
      </g>
      <path
        className="od-press-plank"
        d={`M0 0H${w}V${h}H0Z`}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-disabled={state !== 'open'}
        data-space={id}
        onClick={() => onTouch(id)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          event.stopPropagation()
          onTouch(id)
        }}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(null)}
      />
    </g>
  )
})

const NAME_FONT = '600 12.5px Grenze, "Zen Antique Soft"'

/** Columns and kinds: what the eye learns once. */
function Heads({ openCount, fonts }: { openCount: number | undefined; fonts: number }) {
  const hold = useOdin()
  const { say } = hold
  const { gutter, row, head } = ACTION_BOARD
  const me = clanOf(mine(hold))
  return (
    <g className="od-heads" key={fonts}>
      {openCount !== undefined && (
        <text x="6" y="17" className="plain start od-open">
          {word(say, 'ui.openSpaces', { n: openCount })}
        </text>
      )}
      {COLUMNS.map((_, i) => {
        const x = columnLeft(i + 1)
        const label =
          i < 2
            ? word(say, 'ui.column', { n: i + 1 })
            : word(say, i === 2 ? 'ui.column.draw' : 'ui.column.play')
        const end = x + 6 + (i + 1) * 12
        const imitated = hold.view.imitations.includes(i + 1)
        return (
          <g key={COLUMNS[i]}>
            {Array.from({ length: i + 1 }, (__, v) => (
              <Meeple key={v} clan={me} flat x={x + 4 + v * 12} y={5} size={15} />
            ))}
            {!imitated && (
              <text x={end + 6} y="17" className="plain start od-column">
                {label}
              </text>
            )}
            {i >= 2 && (
              <g
                dangerouslySetInnerHTML={{
                  __html: smallCard(
                    'occupation',
                    end +
                      10 +
                      (imitated ? 0 : textWidth(label, '500 12.5px "Alegreya Sans", "Zen Kaku Gothic New"')),
                    5,
                    16,
                    'meeple',
                    i === 2 ? '+' : '>',
                  ),
                }}
              />
            )}
          </g>
        )
      })}
      {GROUPS.map((group) => {
        const [first, rows] = GROUP_ROWS[group]
        const top = rowTop(first)
        const height = rowTop(first + rows - 1) + row - top
        const lines = wrap(word(say, `ui.group.${group}`), NAME_FONT, gutter - 4)
        const sign = rows > 1 ? GROUP_SIGN[group] : undefined
        const middle = top + height / 2 + (sign ? 10 : 0) - (lines.length - 1) * 6.5
        const open = () => opened.set({ what: 'group', group })
        return (
          <g
            key={group}
            className="od-group"
            role="button"
            tabIndex={0}
            aria-label={`${lines.join(' ')}: ${word(say, `ui.for.${group}`)}`}
            onClick={open}
            onKeyDown={(event) => {
              if (event.key === 'Enter') open()
            }}
            onPointerEnter={() => hold.point(groupTarget(group))}
            onPointerLeave={() => hold.point(null)}
            onFocus={() => hold.point(groupTarget(group))}
            onBlur={() => hold.point(null)}
          >
            <rect x="0" y={top} width={columnLeft(5)} height={height} className="od-band" />
            <rect x="0" y={top} width={gutter} height={height} fill="transparent" />
            {sign && (
              <g
                dangerouslySetInnerHTML={{
                  __html: glyph(sign, gutter / 2 - 10, middle - 27, 20, 'var(--faint)'),
                }}
              />
            )}
            <text className="world middle od-group-name">
              {lines.map((line, i) => (
                <tspan
                  key={line}
                  x={gutter / 2}
                  y={middle + 4 + i * 12.5}
                  textLength={textWidth(line, NAME_FONT) > gutter - 2 ? gutter - 3 : undefined}
                  lengthAdjust="spacingAndGlyphs"
                >
                  {i > 0 ? ` ${line}` : line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
      <line x1="0" x2={ACTION_BOARD.width} y1={head - 1} y2={head - 1} stroke="var(--edge-soft)" />
    </g>
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
      tabIndex={0}
      className={`od-plank ${state}`}
      data-space={id}
      aria-label={`${word(say, 'ui.imitation', { n: column })}, ${spokenSpace(hold, IMITATION + nth, state)}`}
      onClick={() => touch(hold, id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') touch(hold, id)
      }}
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
