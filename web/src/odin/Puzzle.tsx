// The large board: what lies on it, where the tile in hand may go, and what it would bring.
import { BOARD } from '@meadhall/odin/data/boards'
import { SHAPES } from '@meadhall/odin/data/tiles'
import { type Placement } from '@meadhall/odin/placement/best'
import { incomeOn, minusCells } from '@meadhall/odin/placement/worth'
import { type Player, slotName, slotNamed } from '@meadhall/odin/state'
import { ITEMS, ROWS } from '@meadhall/odin/vocabulary'
import { memo, useEffect, useMemo, useRef } from 'react'
import { n } from '../art/ink.ts'
import { grid } from '../art/odin/grid.ts'
import { tile } from '../art/odin/tiles.ts'
import type { ThemeName } from '../art/theme.ts'
import { useCell } from '../store/cell.ts'
import { hover, lay, layingMove, letGo, lift, press, turnInHand } from './drag.ts'
import { areaPath, GhostTip, outlinePath } from './GhostTip.tsx'
import { type Hold, useOdin } from './hold.ts'
import { Cross, Flip, Turn } from './marks.tsx'
import { flipped, type Laid, laidOn, ringCovered, shapeAt, shyCells, spotsOn } from './placing.ts'
import { enqueue, lifted, shownBoard, suggested } from './ui.ts'
import { signed, word } from './words.ts'

/** How a board stands in a place of this size. */
function layoutOf(
  kind: number,
  width: number,
  height: number,
  most: number,
): { u: number; left: number; top: number } {
  const board = BOARD[kind]
  const u = Math.floor(Math.min(most, width / board.width, height / board.height) * 2) / 2
  return {
    u,
    left: Math.round((width - board.width * u) / 2),
    top: Math.round((height - board.height * u) / 2),
  }
}

/** What stands: drawn once for a theme. */
const Ground = memo(function Ground({ theme, kind, u }: { theme: ThemeName; kind: number; u: number }) {
  const markup = useMemo(() => grid(theme, kind, u), [theme, kind, u])
  return <g dangerouslySetInnerHTML={{ __html: markup }} />
})

const LaidTile = memo(function LaidTile({
  what,
  row,
  col,
  turn,
  u,
}: {
  what: number
  row: number
  col: number
  turn: number
  u: number
}) {
  const markup = useMemo(() => tile(ITEMS[what], 0, 0, u, turn), [what, u, turn])
  return <g transform={`translate(${col * u} ${row * u})`} dangerouslySetInnerHTML={{ __html: markup }} />
})

/** The tiles of a board without anything to touch; also for others' boards. */
const Tiles = memo(function Tiles({ player, slot, u }: { player: Player; slot: number; u: number }) {
  return (
    <>
      {laidOn(player, slot).map(({ nth, ...at }) => (
        <LaidTile key={nth} {...at} u={u} />
      ))}
    </>
  )
})

export function StillBoard({
  player,
  slot,
  theme,
  u,
}: {
  player: Player
  slot: number
  theme: ThemeName
  u: number
}) {
  return (
    <>
      <Ground theme={theme} kind={player.boards[slot]} u={u} />
      <Tiles player={player} slot={slot} u={u} />
      <Rings player={player} slot={slot} u={u} />
    </>
  )
}

/** Bonuses that pay have a gold ring and a tick, begun ones say how far they are; the next income is dotted. */
const Rings = memo(function Rings({ player, slot, u }: { player: Player; slot: number; u: number }) {
  const { bonuses, diagonals, height } = BOARD[player.boards[slot]]
  return (
    <g pointerEvents="none">
      {diagonals.map((steps, d) => {
        const next = steps.find(
          ({ row, column }) => row >= 0 && ((player.covered[slot * ROWS + row] >> column) & 1) === 0,
        )
        return next && height === 12 ? (
          <path
            key={d}
            d={`M0 ${n(next.row * u)}H${n((next.column + 1) * u)}V${n(height * u)}`}
            fill="none"
            stroke="var(--chosen)"
            strokeWidth="1.4"
            strokeDasharray="1 4"
            strokeLinecap="round"
          />
        ) : null
      })}
      {bonuses.map(({ row, column }, nth) => {
        const { n: covered, of, lost, earned } = ringCovered(player, slot, nth)
        if (lost || covered === 0) return null
        const [x, y] = [column * u, row * u]
        return earned ? (
          <g key={nth}>
            <rect
              x={x + 1.5}
              y={y + 1.5}
              width={u - 3}
              height={u - 3}
              rx="4"
              fill="none"
              stroke="#ffd76a"
              strokeWidth="2"
            />
            <circle cx={x + u - 4} cy={y + 4} r={u * 0.17} fill="#ffd76a" stroke="#140e0a" strokeWidth=".8" />
            <path
              d={`M${n(x + u - 6.4)} ${n(y + 4)}l2 2 3-3.600`}
              fill="none"
              stroke="#140e0a"
              strokeWidth="1.4"
            />
          </g>
        ) : u >= 24 ? (
          <g key={nth}>
            <rect
              x={x + u - 13}
              y={y - 4}
              width="20"
              height="12"
              rx="6"
              fill="#1b130d"
              stroke="#f2dcae"
              strokeWidth=".6"
            />
            <text x={x + u - 3} y={y + 5.4} className="count" fontSize="11" fill="#fff">
              {covered}/{of}
            </text>
          </g>
        ) : null
      })}
    </g>
  )
})

export function Puzzle({ width, height, most }: { width: number; height: number; most: number }) {
  const hold = useOdin()
  const { view, seat, theme, say, legal, choose } = hold
  const wanted = useCell(shownBoard)
  const player = view.players[seat ?? 0]
  const found = slotNamed(player, wanted)
  const slot = found < 0 ? 0 : found
  const kind = player.boards[slot]
  const board = slotName(player, slot)
  const { u, left, top } = layoutOf(kind, width, height, most)
  const now = useRef(hold)
  now.current = hold
  const sheet = useRef<SVGSVGElement>(null)
  const { income, minus } = useMemo(
    () => ({ income: incomeOn(player, slot), minus: minusCells(player, slot) }),
    [player, slot],
  )

  useEffect(() => {
    const element = sheet.current!
    const wheel = (event: WheelEvent) => {
      if (!lifted.get()) return
      event.preventDefault()
      event.stopPropagation()
      turnInHand()
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [])

  // A tile that is no longer in the supply is no longer in hand; another board shown does not lose it.
  useEffect(() => {
    const inHand = lifted.get()
    if (inHand && (seat === null || player.supply[ITEMS.indexOf(inHand.good)] === 0)) letGo()
  }, [player, seat])

  const tap = (event: React.PointerEvent) => {
    const before = layingMove()
    hover(now.current, event.clientX, event.clientY)
    const move = layingMove()
    if (!move) return
    const again = before !== undefined && before.row === move.row && before.col === move.col
    if (event.pointerType === 'mouse' || again) {
      if (lay(now.current)) return
    }
    const refused = now.current.why(move)
    choose({ target: 'tile', moves: refused ? [] : [move], ...(refused && { refused: move }) })
  }
  return (
    <div className="od-puzzle" style={{ width, height }}>
      <svg
        ref={sheet}
        data-puzzle={board}
        data-draggable
        data-columns={BOARD[kind].width}
        data-rows={BOARD[kind].height}
        data-grid={`${left} ${top} ${u}`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys carry a tile over it
        tabIndex={0}
        role="application"
        aria-label={`${say.name(board)}: ${word(say, 'ui.boardState', { income, minus })}`}
        aria-describedby="od-laid"
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse' && event.buttons === 0)
            hover(now.current, event.clientX, event.clientY)
        }}
        onPointerUp={(event) => {
          if (lifted.get() && !(event.target as Element).closest('[data-trial]')) tap(event)
        }}
      >
        <g transform={`translate(${left} ${top})`}>
          <Ground theme={theme} kind={kind} u={u} />
          <Tiles player={player} slot={slot} u={u} />
          <Rings player={player} slot={slot} u={u} />
          <Trials hold={now} player={player} slot={slot} board={board} u={u} able={legal.length > 0} />
          <Hints slot={slot} board={board} u={u} />
          <Suggestion slot={slot} u={u} />
          <Ghost board={board} u={u} />
        </g>
      </svg>
      <p id="od-laid" className="unseen">
        {laidOn(player, slot)
          .map(({ what, row, col }) =>
            word(say, 'ui.laid', { good: ITEMS[what], row: row + 1, col: col + 1 }),
          )
          .join('. ')}
      </p>
      <GhostTip board={board} left={left} top={top} u={u} width={width} height={height} />
      <HandButtons />
      <span className="od-open-minus">
        {word(say, 'ui.income')} <b>{income}</b> <span className="danger">{signed(-minus)}</span>{' '}
        {word(say, 'ui.open')}
      </span>
    </div>
  )
}

/** Tiles on trial can be taken up again: a tap takes them back, a drag carries them on. */
function Trials({
  hold,
  player,
  slot,
  board,
  u,
  able,
}: {
  hold: React.RefObject<Hold>
  player: Player
  slot: number
  board: string
  u: number
  able: boolean
}) {
  const { say } = useOdin()
  const laid = useMemo(() => laidOn(player, slot).filter(({ trial }) => trial), [player, slot])
  const inHand = useCell(lifted)
  if (!able || inHand) return null
  const back = ({
    what,
    row,
    col,
    turn,
  }: Laid): { do: 'takeTile'; board: string; row: number; col: number } => {
    const first = shapeAt(ITEMS[what], turn).rows[0]
    return { do: 'takeTile', board, row, col: col + (31 - Math.clz32(first & -first)) }
  }
  return (
    <>
      {laid.map((each) => {
        const { nth, what, row, col, turn } = each
        const shape = shapeAt(ITEMS[what], turn)
        const take = () =>
          hold.current.choose({
            target: `trial ${nth}`,
            moves: [back(each)].filter((move) => !hold.current.why(move)),
            refused: back(each),
          })
        return (
          <g
            key={nth}
            data-trial
            className="od-trial"
            role="button"
            tabIndex={0}
            aria-label={word(say, 'ui.takeBack', { good: ITEMS[what] })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.stopPropagation()
              take()
            }}
            onPointerDown={(event) =>
              press(event, () => hold.current, {
                begin: () => {
                  const move = back(each)
                  if (hold.current.why(move)) return
                  enqueue(move)
                  lift(ITEMS[what], turn)
                },
                tap: take,
              })
            }
          >
            <title>{word(say, 'ui.trial')}</title>
            <path className="od-hit" d={areaPath(shape.rows, col * u, row * u, u)} />
            <path d={outlinePath(shape.rows, col * u, row * u, u)} />
          </g>
        )
      })}
    </>
  )
}

/** Mint corners where the tile in hand may go, red hatch where its colour may not touch. */
function Hints({ slot, board, u }: { slot: number; board: string; u: number }) {
  const { view, seat } = useOdin()
  const inHand = useCell(lifted)
  const good = inHand?.good
  const paths = useMemo(() => {
    if (!good || seat === null) return undefined
    const { cells } = spotsOn(view, seat, good, board)
    const shy = shyCells(view.players[seat], slot, good)
    let corners = ''
    let hatch = ''
    const q = u * 0.22
    for (let r = 0; r < ROWS; r++)
      for (let c = 0; c < 13; c++) {
        const [x, y] = [c * u + 2, r * u + 2]
        const [X, Y] = [x + u - 4, y + u - 4]
        if ((cells[r] >> c) & 1)
          corners += `M${n(x)} ${n(y + q)}V${n(y)}H${n(x + q)}M${n(X - q)} ${n(y)}H${n(X)}V${n(y + q)}M${n(X)} ${n(Y - q)}V${n(Y)}H${n(X - q)}M${n(x + q)} ${n(Y)}H${n(x)}V${n(Y - q)}`
        else if ((shy[r] >> c) & 1)
          hatch += `M${n(x)} ${n(Y)}L${n(X)} ${n(y)}M${n(x)} ${n((y + Y) / 2)}L${n((x + X) / 2)} ${n(y)}M${n((x + X) / 2)} ${n(Y)}L${n(X)} ${n((y + Y) / 2)}`
      }
    return { corners, hatch }
  }, [good, view, seat, board, slot, u])
  if (!paths) return null
  return (
    <g pointerEvents="none">
      <path d={paths.hatch} stroke="var(--danger)" strokeWidth="1.2" opacity=".75" />
      <path d={paths.corners} fill="none" stroke="var(--legal)" strokeWidth="1.5" />
    </g>
  )
}

/** A packing held out: each tile can be laid alone. */
function Suggestion({ slot, u }: { slot: number; u: number }) {
  const { say, send, view, seat } = useOdin()
  const packing = useCell(suggested)
  const player = view.players[seat ?? 0]
  if (!packing) return null
  const lay = ({ what, slot: on, row, col, turn }: Placement) => {
    suggested.set(null)
    send({ do: 'placeTile', good: ITEMS[what], board: slotName(player, on), row, col, turn })
  }
  return (
    <>
      {packing.flatMap((each, i) => {
        if (each.slot !== slot) return []
        const good = ITEMS[each.what]
        return [
          <g
            key={i}
            className="od-suggested"
            role="button"
            tabIndex={0}
            aria-label={say.move({ do: 'placeTile', good, board: slotName(player, slot) } as never)}
            onPointerUp={(event) => {
              event.stopPropagation()
              lay(each)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') lay(each)
            }}
          >
            <g opacity=".72">
              <LaidTile what={each.what} row={each.row} col={each.col} turn={each.turn} u={u} />
            </g>
            <path d={outlinePath(shapeAt(good, each.turn).rows, each.col * u, each.row * u, u)} />
          </g>,
        ]
      })}
    </>
  )
}

/** The tile in hand. Nothing else is drawn again while it moves. */
function Ghost({ board, u }: { board: string; u: number }) {
  const { why, seat } = useOdin()
  const inHand = useCell(lifted)
  if (!inHand?.at || seat === null) return null
  const { good, turn, at } = inHand
  const [row, col] = at
  const refused = why({ do: 'placeTile', good, board, row, col, turn })
  const shape = shapeAt(good, turn)
  return (
    <g
      className={refused ? 'od-ghost refused' : 'od-ghost'}
      pointerEvents="none"
      transform={`translate(${col * u} ${row * u})`}
    >
      <g transform="translate(3 -5)" opacity={refused ? 0.6 : 0.92}>
        <LaidTile what={ITEMS.indexOf(good)} row={0} col={0} turn={turn} u={u} />
      </g>
      <path d={outlinePath(shape.rows, 0, 0, u)} />
    </g>
  )
}

/** For fingers: turn, flip and put back what is in hand. */
function HandButtons() {
  const { say } = useOdin()
  const inHand = useCell(lifted)
  if (!inHand) return null
  const shapes = SHAPES[ITEMS.indexOf(inHand.good)]
  return (
    <span className="od-hand-buttons">
      {shapes.length > 1 && (
        <button
          type="button"
          className="button"
          aria-label={word(say, 'ui.turn')}
          onClick={() => turnInHand()}
        >
          <Turn />
        </button>
      )}
      {shapes.some(({ turn }) => turn >= 4) && (
        <button
          type="button"
          className="button"
          aria-label={word(say, 'ui.flip')}
          onClick={() => turnInHand(flipped)}
        >
          <Flip />
        </button>
      )}
      <button type="button" className="button" aria-label={word(say, 'ui.letGo')} onClick={letGo}>
        <Cross />
      </button>
    </span>
  )
}

/** Keys for a tile in hand; they come before those of the table. */
export function useTileKeys(): void {
  const hold = useOdin()
  const now = useRef(hold)
  now.current = hold
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inHand = lifted.get()
      if (!inHand || event.ctrlKey || event.metaKey || event.altKey) return
      const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key]
      if (step) nudge(now.current, step[0], step[1])
      else if (event.key === 'r' || event.key === 'R') turnInHand()
      else if (event.key === 'f' || event.key === 'F') turnInHand(flipped)
      else if (event.key === 'Escape') letGo()
      else if (event.key === 'Enter' && inHand.at) lay(now.current)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
}

/** Carries the tile a cell further; a tile not yet over the board comes to its first lawful place. */
function nudge({ view, seat }: Hold, down: number, right: number): void {
  const now = lifted.get()
  if (!now || seat === null) return
  const player = view.players[seat]
  const slot = Math.max(0, slotNamed(player, shownBoard.get()))
  const { height, width } = BOARD[player.boards[slot]]
  if (!now.at) {
    const { byTurn } = spotsOn(view, seat, now.good, slotName(player, slot))
    const [turn, places] = [...byTurn].find(([of]) => of === now.turn) ??
      [...byTurn][0] ?? [now.turn, new Set([0])]
    const first = Math.min(...places)
    return lifted.set({ ...now, turn, at: [first >> 4, first & 15] })
  }
  const shape = shapeAt(now.good, now.turn)
  const row = Math.min(Math.max(0, now.at[0] + down), Math.max(0, height - shape.height))
  const col = Math.min(Math.max(0, now.at[1] + right), Math.max(0, width - shape.width))
  lifted.set({ ...now, at: [row, col] })
}
