// The action board: 18 rows and 4 columns of planks. Row is the kind, column the number of Vikings.
import type { Group } from '@meadhall/odin/vocabulary'
import { mix, n } from '../ink.ts'
import type { ThemeName } from '../theme.ts'
import { PLANK, plankColour } from './colours.ts'
import type { GlyphName } from './glyphs.ts'
import { drawSigns, type Sign } from './signs.ts'

/** First row and number of rows of each kind. */
export const GROUP_ROWS: Readonly<Record<Group, readonly [number, number]>> = {
  buildHouses: [0, 1],
  buildShips: [1, 1],
  hunting: [2, 2],
  livestockMarket: [4, 2],
  weeklyMarket: [6, 1],
  products: [7, 1],
  crafting: [8, 2],
  mountainsAndTrade: [10, 3],
  sailing: [13, 3],
  emigrationAndOccupation: [16, 2],
}

export const GROUP_SIGN: Readonly<Partial<Record<Group, GlyphName>>> = {
  hunting: 'bowArrow',
  livestockMarket: 'cow',
  crafting: 'hammerNails',
  mountainsAndTrade: 'mountains',
  sailing: 'compass',
  emigrationAndOccupation: 'meeple',
}

const THIRD: readonly (readonly [number, number])[] = [
  ...([
    [0, 1],
    [1, 1],
    [2, 2],
    [4, 2],
    [6, 1],
    [7, 1],
    [8, 1],
    [9, 1],
  ] as const),
  ...([
    [10, 1],
    [11, 1],
    [12, 1],
    [13, 1],
    [14, 1],
    [15, 1],
    [16, 1],
    [17, 1],
  ] as const),
]
const FOURTH: readonly (readonly [number, number])[] = [
  [0, 2],
  [2, 2],
  [4, 2],
  [6, 2],
  [8, 2],
  [10, 1.5],
  [11.5, 1.5],
  [14, 2],
  [16, 2],
]

/** The row and the rows spanned by the `nth` space of a column. */
export function slotOf(column: number, nth: number): readonly [row: number, rows: number] {
  return column < 3 ? [nth, 1] : (column === 3 ? THIRD : FOURTH)[nth]
}

/** Where there is room above and below, rows grow until the board is `tallest`. */
export const ACTION_BOARD = {
  width: 520,
  height: 634,
  tallest: 782,
  head: 26,
  gutter: 53,
  row: 31.8,
  gap: 4,
} as const
export const COLUMNS: readonly number[] = [108, 109, 136, 112]
const STARTS = Object.values(GROUP_ROWS).map(([first]) => first)

const ROWS = 18

/** How high a row is on a board of this height. */
export const rowHeight = (boardHeight: number): number =>
  ACTION_BOARD.row + (boardHeight - ACTION_BOARD.height) / ROWS

export function rowTop(row: number, high: number): number {
  const whole = Math.floor(row)
  const gaps = STARTS.filter((first) => first > 0 && first <= whole).length
  return ACTION_BOARD.head + row * high + gaps * ACTION_BOARD.gap
}
export const columnLeft = (column: number): number =>
  ACTION_BOARD.gutter + COLUMNS.slice(0, column - 1).reduce((sum, width) => sum + width, 0)

export type Box = readonly [x: number, y: number, width: number, height: number]

export function plankBox(column: number, [row, rows]: readonly [number, number], high: number): Box {
  const last = Math.ceil(row + rows)
  const bottom = rowTop(last - 1, high) + high - (last - (row + rows)) * high
  const top = rowTop(row, high)
  return [columnLeft(column) + 1.5, top + 1.5, COLUMNS[column - 1] - 3.5, bottom - top - 3]
}

export type PlankState = 'open' | 'closed' | 'taken' | 'resting'

const TAIL = 5
export const SHIELD = 10

export const plankPath = (w: number, h: number): string =>
  `M${SHIELD - 2} 0H${n(w)}L${n(w - TAIL)} ${n(h / 2)}L${n(w)} ${n(h)}H${SHIELD - 2}Z`

/** A plank with its signs; meeples, chosen and refused edges are laid over it. */
export function plank(
  theme: ThemeName,
  space: string,
  group: Group,
  lines: readonly (readonly Sign[])[],
  vikings: number,
  [, , w, h]: Box,
  state: PlankState,
): string {
  const paint = PLANK[theme]
  const ground = plankColour(theme, space, group)
  const open = state === 'open'
  const shut = state === 'closed' || state === 'taken'
  const style = { theme, size: 17, ink: paint.ink, dim: paint.dim }
  const rows =
    lines.length > 1 && h < 42
      ? [lines.flatMap((line, i) => (i > 0 ? (['gap', ...line] as const) : line))]
      : lines
  const share = rows.length > 2 ? [0.19, 0.5, 0.81] : rows.length > 1 ? [0.275, 0.735] : [0.5]
  const signs = rows
    .slice(0, 3)
    .map((line, i) =>
      drawSigns(line, 2 * SHIELD + 4, h * share[i] + 0.3, w - 2 * SHIELD - 4 - TAIL - 2, style),
    )
    .join('')
  const opacity = state === 'taken' ? 0.55 : shut ? (theme === 'dark' ? 0.7 : 0.78) : 1
  return (
    `<path d="${plankPath(w, h)}" fill="${shut ? mix(ground, paint.closed, paint.closedShare) : ground}" stroke="${open ? 'var(--legal)' : paint.edge}" stroke-width="${open ? 1.1 : 0.9}" ${open ? 'stroke-opacity=".75"' : ''} stroke-linejoin="round"/>` +
    `<g opacity="${opacity}">${signs}</g>` +
    `<circle cx="${SHIELD + 0.5}" cy="${n(h / 2 + 1.4)}" r="${SHIELD + 0.6}" opacity=".4"/>` +
    `<circle cx="${SHIELD + 0.5}" cy="${n(h / 2)}" r="${SHIELD}" fill="${paint.shield[shut ? 1 : 0]}" stroke="${open ? 'var(--legal)' : '#140e0a'}" stroke-width="${open ? 1.4 : 1}"/>` +
    (state === 'taken'
      ? ''
      : `<text x="${SHIELD + 0.5}" y="${n(h / 2 + 4.5)}" class="count" font-size="13" fill="${paint.shieldText[shut ? 1 : 0]}">${vikings}</text>`)
  )
}
