// Goods on one shelf: eight shapes across, four colours up. Upgrading is one step up in the same column.

import { GOOD_ROWS } from '@meadhall/odin/data/tiles'
import type { Move } from '@meadhall/odin/moves'
import { type Good, type Item, item, type Resource } from '@meadhall/odin/vocabulary'
import { memo, useCallback, useRef } from 'react'
import { n } from '../art/ink.ts'
import { GOODS_PAINT } from '../art/odin/colours.ts'
import { resource } from '../art/odin/things.ts'
import { chip } from '../art/odin/tiles.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useCell } from '../store/cell.ts'
import { pressesHere } from '../table/keys.ts'
import { isCramped } from './cramped.ts'
import { carryTile, letGo, lift } from './drag.ts'
import { type Hold, mine, useOdin } from './hold.ts'
import { Arrow } from './marks.tsx'
import { useOneStop } from './one-stop.ts'
import { Press } from './Press.tsx'
import { boardsFor } from './placing.ts'
import { lifted, phoneTab, shownBoard } from './ui.ts'
import { word } from './words.ts'

/** Columns by shape, from orange up. */
const SHAPE_COLUMNS: readonly (readonly (Good | null)[])[] = [
  ['peas', 'mead', 'oil', 'runeStone'],
  ['flax', 'stockfish', 'hide', 'silverware'],
  ['beans', 'milk', 'wool', 'chest'],
  ['grain', 'saltMeat', 'linen', 'silk'],
  ['cabbage', 'gameMeat', 'skinAndBones', 'spices'],
  [null, 'sheep', 'fur', 'jewelry'],
  ['fruits', 'whaleMeat', 'robe', 'treasureChest'],
  [null, 'cattle', 'clothing', 'silverHoard'],
]
const COLOURS_UP = ['blue', 'green', 'red', 'orange'] as const

/** Moves that begin with a good of the shelf: upgrades and flips now asked for. */
const movesOf = (legal: readonly Move[], good: string): Move[] =>
  legal.filter((move) => (move.do === 'upgrade' || move.do === 'flip') && move.good === good)

const goodTarget = (good: Item): string => `good ${good}`

/** The good of the shelf that a target stands for. */
export const goodPointedAt = (target: string): string | undefined =>
  target.startsWith('good ') ? target.slice(5) : undefined

/** A tap on a good: use it for what is asked, or take it in hand. */
export function touchGood(hold: Hold, good: Item): void {
  const moves = movesOf(hold.legal, good)
  if (moves.length > 0) return hold.choose({ target: goodTarget(good), moves })
  takeInHand(hold, good)
}

export function takeInHand(hold: Hold, good: Item): void {
  if (lifted.get()?.good === good) return letGo()
  const move: Move = { do: 'placeTile', good }
  if (hold.seat === null || !hold.live) return
  if (!hold.legal.some((one) => one.do === 'placeTile' && one.good === good))
    return hold.choose({ target: goodTarget(good), moves: [], refused: move })
  hold.choose(null)
  const boards = boardsFor(hold.view, hold.seat, good)
  if (!boards.has(shownBoard.get())) shownBoard.set([...boards][0])
  if (isCramped(hold.layout)) phoneTab.set('boards')
  lift(good)
}

export function Shelf({ column, row, chip: size }: { column: number; row: number; chip: number }) {
  const hold = useOdin()
  const { view, say, legal, chosen } = hold
  const inHand = useCell(lifted)
  const player = view.players[mine(hold)]
  const now = useRef(hold)
  now.current = hold
  const onTouch = useCallback((good: Item) => touchGood(now.current, good), [])
  const holdNow = useCallback(() => now.current, [])
  const head = 16
  const shelf = useRef<HTMLDivElement>(null)
  useOneStop(shelf, 'button.od-slot')
  return (
    <div
      ref={shelf}
      className="od-shelf"
      role="group"
      aria-label={word(say, 'ui.shelf')}
      style={{ width: 8 * column + 14, height: head + 4 * row + 2 }}
    >
      <Planks column={column} row={row} head={head} />
      <span className="od-up" aria-hidden="true">
        {word(say, 'ui.upgrade')} <Arrow />
      </span>
      {SHAPE_COLUMNS.map((goods, x) =>
        goods.map((good, level) => {
          if (!good) return null
          const kind = good === 'sheep' || good === 'cattle'
          const count = kind ? 0 : player.supply[item(good)]
          if (kind) return null
          const moves = movesOf(legal, good)
          return (
            <Slot
              key={good}
              good={good}
              count={count}
              x={14 + x * column}
              y={head + (3 - level) * row}
              width={column}
              height={row}
              size={size}
              look={
                inHand?.good === good
                  ? 'held'
                  : chosen?.target === goodTarget(good)
                    ? 'chosen'
                    : moves.length > 0
                      ? 'open'
                      : ''
              }
              label={word(say, 'ui.good', { n: count, good })}
              onTouch={onTouch}
              onPoint={hold.point}
              holdNow={holdNow}
            />
          )
        }),
      )}
    </div>
  )
}

const Planks = memo(function Planks({ column, row, head }: { column: number; row: number; head: number }) {
  const w = 8 * column
  const shapes = SHAPE_COLUMNS.map((goods, i) => {
    const { width, height } = GOOD_ROWS[goods[1]!]
    const u = 4.2
    const [x, y] = [14 + i * column + column / 2 - (width * u) / 2, head / 2 - (height * u) / 2]
    let d = ''
    for (let r = 0; r < height; r++)
      for (let c = 0; c < width; c++)
        d += `M${n(x + c * u)} ${n(y + r * u)}h${n(u - 0.7)}v${n(u - 0.7)}h${n(0.7 - u)}Z`
    return d
  }).join('')
  return (
    <svg className="od-shelf-wood" width={w + 14} height={head + 4 * row + 2} aria-hidden="true">
      <path d={shapes} fill="var(--faint)" />
      {COLOURS_UP.map((colour, i) => (
        <g key={colour}>
          <rect
            x="14"
            y={head + i * row}
            width={w}
            height={row - 3}
            fill={GOODS_PAINT[colour].face}
            opacity=".17"
          />
          <path d={`M14 ${head + (i + 1) * row - 2}h${w}`} stroke="var(--floor)" strokeWidth="3" />
          <path d={`M14 ${head + (i + 1) * row - 3.5}h${w}`} stroke="var(--floor-edge)" />
        </g>
      ))}
    </svg>
  )
})

interface SlotProps {
  good: Item
  count: number
  x: number
  y: number
  width: number
  height: number
  size: number
  look: '' | 'held' | 'chosen' | 'open'
  label: string
  onTouch: (good: Item) => void
  onPoint: (target: string | null) => void
  holdNow: () => Hold
}

const Slot = memo(function Slot({
  good,
  count,
  x,
  y,
  width,
  height,
  size,
  look,
  label,
  onTouch,
  onPoint,
  holdNow,
}: SlotProps) {
  // Pointing at a good marks every space that gives or takes it.
  const pointing = {
    onPointerEnter: () => onPoint(goodTarget(good)),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(goodTarget(good)),
    onBlur: () => onPoint(null),
  }
  const place = { left: x, top: y, width, height: height - 3 }
  const piece = (
    <Sheet width={size} height={size + 1} opacity={count > 0 ? 1 : 0.22} markup={chip(good, 0, 0, size)} />
  )
  if (count === 0)
    return (
      <span className="od-slot none" style={place} title={label} data-home={good} {...pointing}>
        {piece}
      </span>
    )
  return (
    <button
      type="button"
      className={`od-slot ${look}`}
      style={place}
      data-good={good}
      data-home={good}
      data-draggable
      aria-label={label}
      aria-pressed={look === 'held'}
      {...pointing}
      onClick={() => onTouch(good)}
      onPointerDown={(event) => carryTile(event, holdNow, () => lift(good))}
      onKeyDown={pressesHere}
    >
      {piece}
      <b>{look === 'held' ? count - 1 : count}</b>
    </button>
  )
})

const RESOURCES: readonly Resource[] = ['silver', 'wood', 'stone', 'ore']

/** Silver and ore fill cells too, so they can be taken in hand; wood and stone go to sheds. */
export function Stores({ size }: { size: number }) {
  const hold = useOdin()
  const { view, say, legal } = hold
  const player = view.players[mine(hold)]
  const inHand = useCell(lifted)
  const now = useRef(hold)
  now.current = hold
  return (
    <ul className="od-store-list">
      {RESOURCES.map((what) => {
        const count = player.supply[item(what)]
        const placeable = legal.some((move) => move.do === 'placeTile' && move.good === what)
        const stores = legal.filter((move) => move.do === 'store' && move.good === what)
        const tap = () => {
          if (placeable) takeInHand(now.current, what)
          else if (stores.length > 0) hold.choose({ target: `store ${what}`, moves: stores })
        }
        const shown = (
          <>
            <Sheet width={size} height={size} markup={resource(what, 0, 0, size)} />
            <span>
              <b>{count}</b>
              <small>{say.name(what)}</small>
            </span>
          </>
        )
        return (
          <li key={what} data-home={what}>
            {placeable || stores.length > 0 ? (
              <Press
                className={inHand?.good === what ? 'od-store held' : 'od-store'}
                data-good={what}
                data-draggable
                label={word(say, 'ui.good', { n: count, good: what })}
                onClick={tap}
                onPointerDown={(event) => {
                  if (placeable)
                    carryTile(
                      event,
                      () => now.current,
                      () => lift(what),
                    )
                }}
                onKeyDown={pressesHere}
              >
                {shown}
              </Press>
            ) : (
              <span className="od-store">{shown}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
