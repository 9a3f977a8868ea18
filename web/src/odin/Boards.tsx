// Small boards beside the large one: own isles and houses, isles still to explore, the mountain strips.
import { BOARD, BUILDING, EXPLORATION } from '@meadhall/odin/data/boards'
import { STRIPS } from '@meadhall/odin/data/rounds'
import { emptySpots, incomeOn, minusCells } from '@meadhall/odin/placement/worth'
import { type Player, slotName } from '@meadhall/odin/state'
import { BOARDS, type Building, boardKind, SHED } from '@meadhall/odin/vocabulary'
import { useMemo } from 'react'
import { n } from '../art/ink.ts'
import { isle, resource, silver } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useCell } from '../store/cell.ts'
import { mine, useOdin } from './hold.ts'
import { Press } from './Press.tsx'
import { boardsFor } from './placing.ts'
import { StillBoard } from './StillBoard.tsx'
import { lifted, shownBoard } from './ui.ts'
import { signed, word } from './words.ts'

/** The boards of which not the large one, but all others: a click swaps them into the large place. */
export function OwnBoards({ width }: { width: number }) {
  const hold = useOdin()
  const { view, seat, say } = hold
  const shown = useCell(shownBoard)
  const inHand = useCell(lifted)
  const player = view.players[mine(hold)]
  const good = inHand?.good
  const fitting = useMemo(
    () => (good && seat !== null ? boardsFor(view, seat, good) : undefined),
    [good, view, seat],
  )
  const others = player.boards.map((_, slot) => slot).filter((slot) => slotName(player, slot) !== shown)
  if (others.length === 0) return null
  const most = others.length > 2 || width < 100 ? 62 : 84
  return (
    <ul className={others.length > 2 ? 'od-boards small' : 'od-boards'} aria-label={word(say, 'ui.boards')}>
      {others.map((slot) => (
        <SmallBoard
          key={slot}
          player={player}
          slot={slot}
          width={others.length > 2 ? width / 2 - 4 : width}
          most={most}
          fits={fitting?.has(slotName(player, slot)) ?? false}
        />
      ))}
    </ul>
  )
}

function SmallBoard({
  player,
  slot,
  width,
  most,
  fits,
}: {
  player: Player
  slot: number
  width: number
  most: number
  fits: boolean
}) {
  const { say, theme, legal, choose } = useOdin()
  const kind = player.boards[slot]
  const name = slotName(player, slot)
  const board = BOARD[kind]
  const building = kind >= SHED ? BUILDING[BOARDS[kind] as Building] : undefined
  const lost = minusCells(player, slot) + emptySpots(player, slot)
  const u = kind === SHED ? 0 : Math.min(13, width / board.width, most / board.height)
  const stores = legal.filter((move) => move.do === 'store' && move.board === name)
  const open = () => {
    if (kind === SHED) choose({ target: `store ${name}`, moves: stores })
    else shownBoard.set(name)
  }
  const label = `${say.name(name)}: ${word(say, 'ui.boardState', { income: incomeOn(player, slot), minus: lost })}`
  return (
    <li>
      <Press className={fits ? 'od-small-board fits' : 'od-small-board'} label={label} onClick={open}>
        <span className="world od-small-name">
          {say.name(name)} <b className="od-good">+{board.points}</b>{' '}
          <b className="danger">{signed(-lost)}</b>
        </span>
        {kind === SHED ? (
          <Spots player={player} slot={slot} />
        ) : (
          <svg
            width={n(board.width * u)}
            height={n(board.height * u)}
            viewBox={`0 0 ${n(board.width * u)} ${n(board.height * u)}`}
            aria-hidden="true"
          >
            <StillBoard player={player} slot={slot} theme={theme} u={u} />
          </svg>
        )}
        {building && building.wood > 0 && kind !== SHED && <Spots player={player} slot={slot} />}
      </Press>
    </li>
  )
}

/** Wood and stone on a shed or beside a stone house. */
function Spots({ player, slot }: { player: Player; slot: number }) {
  const building = BUILDING[BOARDS[player.boards[slot]] as Building]
  const [wood, stone] = [player.stored[2 * slot], player.stored[2 * slot + 1]]
  const row = (kind: 'wood' | 'stone', used: number, of: number, y: number) =>
    Array.from(
      { length: of },
      (_, i) =>
        `<rect x="${i * 15 + 0.5}" y="${y + 0.5}" width="14" height="14" rx="2" fill="none" stroke="var(--edge)" stroke-dasharray="2 2"/>${i < used ? resource(kind, i * 15 + 1, y + 1, 13) : ''}`,
    ).join('')
  const deep = player.boards[slot] === SHED
  return (
    <Sheet
      width={deep ? 46 : 31}
      height={deep ? 31 : 16}
      markup={
        deep
          ? row('wood', wood, building.wood, 0) + row('stone', stone, building.stone, 15.5)
          : row('wood', wood, 1, 0) + `<g transform="translate(15.500 0)">${row('stone', stone, 1, 0)}</g>`
      }
    />
  )
}

/** The isles nobody has yet, with the silver on them. */
export function Isles({ size = 28 }: { size?: number }) {
  const { view, say } = useOdin()
  const unit = (size - 2) / 9
  const coin = size > 40 ? 20 : 15
  return (
    <div className="od-isles" role="group" aria-label={word(say, 'ui.isles')}>
      {EXPLORATION.map((sides, at) => {
        const side = view.exploration[at]
        if (side < 0) return null
        const board = sides[side]
        const { points } = BOARD[boardKind(board)]
        const on = view.explorationSilver[at]
        return (
          <span key={board} className="od-isle" title={word(say, 'ui.isle', { board, points, silver: on })}>
            <Sheet
              width={size}
              height={size}
              label={word(say, 'ui.isle', { board, points, silver: on })}
              markup={`<rect width="${size}" height="${size}" rx="3" fill="#16495c"/>${isle(board, 1, 1, unit)}${on > 0 ? silver(on, size - coin, size - coin, coin) : ''}`}
            />
            <b>+{points}</b>
          </span>
        )
      })}
    </div>
  )
}

const POSITIONS = ['wood', 'stone', 'ore'] as const

/** One strip: what is gone is a dot, the pointed end is where one takes from. */
export function strip(strip: number, gone: number): string {
  return `<path d="M8 .500H126V16.500H8L1 8.500Z" fill="#3b4348" stroke="#10181c"/>${STRIPS[strip]
    .map((what, i) => {
      const x = 10 + i * 16.3
      if (i < gone) return `<circle cx="${n(x + 7)}" cy="8.500" r="1.500" fill="#8b979c"/>`
      return what === 3 ? silver(2, x, 0.5, 16) : resource(POSITIONS[what], x, 1, 15)
    })
    .join('')}`
}

function spokenStrip(say: { name: (id: string) => string }, of: number, gone: number): string {
  return STRIPS[of]
    .slice(gone)
    .map((what) => (what === 3 ? `2 ${say.name('silver')}` : say.name(POSITIONS[what])))
    .join(', ')
}

export function Strips({ width = 127 }: { width?: number }) {
  const { view, say, legal, choose, chosen } = useOdin()
  const strips: [number, number][] = []
  for (let at = 0; at < view.strips.length; at += 2) strips.push([view.strips[at], view.strips[at + 1]])
  return (
    <ul className="od-strips" aria-label={word(say, 'ui.strips')}>
      {strips.map(([of, gone]) => {
        const moves = legal.filter((move) => move.do === 'mountain' && move.strip === of)
        return (
          <li key={of} data-strip={of}>
            <Press
              className={`od-strip${moves.length > 0 ? ' open' : ''}${chosen?.target === `strip ${of}` ? ' chosen' : ''}`}
              disabled={moves.length === 0}
              label={word(say, 'ui.strip', { strip: of, things: spokenStrip(say, of, gone) })}
              onClick={() => choose({ target: `strip ${of}`, moves })}
            >
              <Sheet
                width={width}
                height={(width * 17) / 127}
                viewBox="0 0 127 17"
                markup={strip(of, gone)}
              />
            </Press>
          </li>
        )
      })}
    </ul>
  )
}
