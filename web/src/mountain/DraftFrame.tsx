import { strongestOf } from '@meadhall/mountain/groups'
import {
  ACTIONS,
  CELL_NEIGHBOURS,
  cellNamed,
  ELDER,
  GRID,
  SIDE,
  strengthOf,
  symbolOf,
} from '@meadhall/mountain/vocabulary'
import { n } from '../art/ink.ts'
import { cellMarkup, chip, GOLD_CHIP, tileAt } from '../art/mountain/pieces.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { listed } from '../table/said.ts'
import { cellText, coveredBy, lookOfCell, roomFor, spotIn } from './cells.ts'
import { useMountain } from './hold.ts'
import { drawnSymbol } from './people.ts'
import { word } from './words.ts'

/** The own ancestry while a card is laid: what it would cover, where it fits, and what grows by it. */
export function DraftFrame({
  cells,
  after,
  at,
  card,
  places,
  onPlace,
}: {
  cells: readonly number[]
  after: readonly number[] | undefined
  at: string | undefined
  card: readonly number[] | undefined
  places: readonly string[]
  onPlace: (place: string) => void
}) {
  const hold = useMountain()
  const { say, size: screen, layout, seat } = hold
  const room = roomFor(cells, places.map(cellNamed))
  const { left, top, columns, rows } = room
  // A phone that lies shows all of it at once, below its heading.
  const most = layout === 'short' ? Math.min(300, innerHeight - 128) : screen === 'phone' ? 300 : 420
  const s = Math.floor(most / Math.max(columns, rows, 6))
  const xy = (cell: number) => [((cell % SIDE) - left) * s, (Math.floor(cell / SIDE) - top) * s] as const
  const move = (cell: number, drawing: string) =>
    `<g transform="translate(${xy(cell).join(' ')})">${drawing}</g>`
  const cellsIn = Array.from(
    { length: rows * columns },
    (_, i) => (top + Math.floor(i / columns)) * SIDE + left + (i % columns),
  )
  let markup = cellsIn.map((cell) => move(cell, cellMarkup(lookOfCell(cells[cell], seat ?? 0), s))).join('')
  for (const cell of cellsIn)
    if (symbolOf(cells[cell]) === ELDER)
      markup += move(
        cell,
        `<rect x="3" y="3" width="${s - 6}" height="${s - 6}" rx="5" fill="none" stroke="var(--danger)" stroke-width="2" stroke-dasharray="6 4"/>`,
      )
  for (const place of places) {
    const d = `M5 ${n(s * 0.34)}V5H${n(s * 0.34)}`
    markup += move(
      cellNamed(place),
      `<path d="${d}" fill="none" stroke="var(--mk-casing)" stroke-width="6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="var(--legal)" stroke-width="3" stroke-linecap="round"/>`,
    )
  }
  const covered = at === undefined || !card ? [] : coveredBy(cells, cellNamed(at))
  if (after && at !== undefined && card) {
    const first = cellNamed(at)
    const [x, y] = xy(first)
    markup += `<g transform="translate(${x} ${y - 5})"><rect x="3" y="9" width="${2 * s}" height="${2 * s}" rx="9" opacity=".5"/><rect x="-3" y="-3" width="${2 * s + 6}" height="${2 * s + 6}" rx="9" fill="#efe2c4" stroke="#0d0803" stroke-width="2"/>`
    card.forEach((cell, i) => {
      markup += `<g transform="translate(${(i % 2) * s} ${i > 1 ? s : 0})">${cellMarkup(lookOfCell(cell, seat ?? 0), s)}</g>`
    })
    markup += `<rect x="-4.5" y="-4.5" width="${2 * s + 9}" height="${2 * s + 9}" rx="10" fill="none" stroke="var(--chosen)" stroke-width="3.4"/></g>`
    for (const cell of covered) {
      const symbol = drawnSymbol(cells[cell])
      if (symbol === 'none') continue
      markup += move(
        cell,
        `<g transform="translate(6 2)"><rect x="-3" y="-3" width="26" height="26" rx="6" fill="#1b0a06" stroke="var(--danger)" stroke-width="1.6"/>${tileAt(symbol, 0, 0, 20)}<path d="M-1 21L21-1" stroke="var(--danger)" stroke-width="2.4"/></g>`,
      )
    }
    markup += groupOf(after, cells, card, xy, s)
  }
  const label =
    at === undefined || !card
      ? ''
      : word(say, 'ui.wouldCover', {
          what:
            covered.length > 0
              ? listed(
                  say,
                  covered.map((cell) => cellText(hold, cells[cell])),
                )
              : '–',
        })
  return (
    <div className="mk-frame" style={{ width: columns * s, height: rows * s }}>
      <Sheet width={columns * s} height={rows * s} markup={markup} />
      {places.map((place) => (
        <Spot
          key={place}
          place={place}
          x={xy(cellNamed(place))[0]}
          y={xy(cellNamed(place))[1]}
          size={s}
          chosen={place === at}
          label={word(say, 'ui.spot', spotIn(room, cellNamed(place)))}
          onPlace={onPlace}
        />
      ))}
      <output className="unseen" aria-live="polite">
        {label}
      </output>
    </div>
  )
}

/** The group that a card makes strongest: a gold road with the strength of each symbol. */
function groupOf(
  after: readonly number[],
  before: readonly number[],
  card: readonly number[],
  xy: (cell: number) => readonly [number, number],
  s: number,
): string {
  let best: { gain: number; cells: readonly number[] } | undefined
  for (const action of ACTIONS) {
    if (!card.some((cell) => drawnSymbol(cell) === action || drawnSymbol(cell) === 'wild')) continue
    const { strength, cells } = strongestOf(after, action)
    const gain = strength - strongestOf(before, action).strength
    if (cells.length > 1 && gain > 0 && (!best || gain > best.gain)) best = { gain, cells }
  }
  if (!best) return ''
  const cells = best.cells.filter((cell) => cell < GRID)
  const middle = (cell: number) => [xy(cell)[0] + s / 2, xy(cell)[1] + s / 2] as const
  let d = ''
  for (const cell of cells)
    for (const near of CELL_NEIGHBOURS[cell])
      if (near > cell && cells.includes(near))
        d += `M${middle(cell).map(n).join(' ')}L${middle(near).map(n).join(' ')}`
  return (
    `<path d="${d}" fill="none" stroke="#0d0803" stroke-width="11" stroke-linecap="round" opacity=".75"/><path d="${d}" fill="none" stroke="var(--chosen)" stroke-width="5" stroke-linecap="round"/>` +
    cells.map((cell) => chip(strengthOf(after[cell]), ...middle(cell), { ...GOLD_CHIP, size: 13 })).join('')
  )
}

function Spot({
  place,
  x,
  y,
  size,
  chosen,
  label,
  onPlace,
}: {
  place: string
  x: number
  y: number
  size: number
  chosen: boolean
  label: string
  onPlace: (place: string) => void
}) {
  return (
    <>
      <span
        className="mk-drop"
        data-drop={place}
        style={{ left: x, top: y, width: 2 * size, height: 2 * size }}
      />
      <button
        type="button"
        className="mk-spot"
        data-spot={place}
        aria-pressed={chosen}
        aria-label={label}
        style={{ left: x, top: y, width: size, height: size }}
        onClick={() => onPlace(place)}
      />
    </>
  )
}
