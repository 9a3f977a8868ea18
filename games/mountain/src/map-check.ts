import { no } from '@meadhall/kernel/spec'
import type { BoardRows, CavernRow } from './data/rows.ts'
import { HALL_MARKERS } from './data/tables.ts'
import { CLANS } from './vocabulary.ts'

/** What a map must be for the rules to be played on it, beyond what each of its rows is. */
export function checkMap(board: BoardRows, side: string, pairs: number, lenient: boolean): void {
  const at = [side]
  const byId = new Map(board.caverns.map((row) => [row.id, row]))
  if (byId.size < board.caverns.length) no('twice', at, { value: twin(board.caverns) })
  checkPaths(board, byId, at)
  for (const clan of CLANS)
    if (!board.caverns.some((row) => row.clan === clan && row.gate)) no('noGate', at, { clan })
  if (board.halls.length > HALL_MARKERS.length) no('tooManyHalls', at, { most: HALL_MARKERS.length })
  for (const row of [...board.halls, ...board.lairs])
    for (const value of row.caverns) if (!byId.has(value)) no('noCavern', at, { from: row.id, value })
  checkLairs(board, pairs, at)
  if (lenient) return
  checkShape(board, byId, at)
}

const twin = (rows: readonly { readonly id: string }[]): string =>
  rows.find((row, i) => rows.findIndex(({ id }) => id === row.id) < i)!.id

function checkPaths(
  { caverns }: BoardRows,
  byId: ReadonlyMap<string, CavernRow>,
  at: readonly string[],
): void {
  for (const { id: from, adjacent } of caverns)
    for (const value of adjacent) {
      const other = byId.get(value)
      if (!other || value === from) no('noCavern', at, { from, value })
      else if (!other.adjacent.includes(from)) no('oneWay', at, { from, value })
    }
}

function checkLairs({ lairs }: BoardRows, least: number, at: readonly string[]): void {
  const sizes = new Map<string, number>()
  for (const { pair } of lairs) sizes.set(pair, (sizes.get(pair) ?? 0) + 1)
  for (const [value, size] of sizes) if (size !== 2) no('lairPair', at, { value })
  if (sizes.size < least) no('lairPairs', at, { least, has: sizes.size })
}

/** What a map of one's own must be besides: in one piece, drawn without crossings, playable from every lair. */
function checkShape(board: BoardRows, byId: ReadonlyMap<string, CavernRow>, at: readonly string[]): void {
  const { caverns, halls, lairs, swarmPoints } = board
  for (const rows of [halls, lairs])
    if (new Set(rows.map(({ id }) => id)).size < rows.length) no('twice', at, { value: twin(rows) })
  if (new Set(swarmPoints.map(({ clan }) => clan)).size < CLANS.length) no('swarms', at)
  const start = caverns[0].id
  const all = reached(byId, start, () => true)
  for (const { id: value } of caverns) if (!all.has(value)) no('apart', at, { from: start, value })
  CLANS.forEach((clan, i) => {
    const domain = caverns.filter((row) => row.clan === clan)
    const home = reached(byId, domain[0].id, (row) => row.clan === clan)
    for (const { id: value } of domain) if (!home.has(value)) no('domainApart', at, { clan, value })
    const next = CLANS[(i + 1) % CLANS.length]
    if (!domain.some(({ adjacent }) => adjacent.some((of) => byId.get(of)!.clan === next)))
      no('domainsApart', at, { clan, value: next })
  })
  for (const { id: value, caverns: near } of lairs)
    if (near.every((of) => byId.get(of)!.gate)) no('lairGates', at, { value })
  for (const { id: value, caverns: near } of halls)
    if (new Set(near).size < HALL_CAVERNS) no('smallHall', at, { value, least: HALL_CAVERNS })
  for (const one of caverns)
    for (const other of caverns)
      if (one.id < other.id && overlap(one, other)) no('overlap', at, { from: one.id, value: other.id })
  for (const one of caverns)
    for (const value of one.adjacent)
      if (!haveWall(one, byId.get(value)!)) no('noWall', at, { from: one.id, value })
}

/** A hall lies where at least so many caverns meet. */
const HALL_CAVERNS = 3

function reached(
  byId: ReadonlyMap<string, CavernRow>,
  start: string,
  may: (row: CavernRow) => boolean,
): Set<string> {
  const seen = new Set([start])
  for (const id of seen)
    for (const other of byId.get(id)!.adjacent) if (may(byId.get(other)!)) seen.add(other)
  return seen
}

/** Rings and angles are given to a tenth. */
const CLOSE = 0.15

/** How many degrees of the circle two caverns have in common. */
function commonAngle({ arc: [, , from, to] }: CavernRow, { arc: [, , a, b] }: CavernRow): number {
  return Math.max(
    ...[-720, -360, 0, 360, 720].map((turn) => Math.min(to, b + turn) - Math.max(from, a + turn)),
  )
}

/**
 * Whether two caverns have a wall in common that a path can go through. Caverns are sectors of rings that do not
 * overlap, and every path goes through such a wall: so the map can always be drawn without crossings.
 */
export function haveWall(one: CavernRow, other: CavernRow): boolean {
  const [inner, outer] = one.arc
  const [low, high] = other.arc
  const common = commonAngle(one, other)
  if (Math.min(outer, high) - Math.max(inner, low) > 5) return Math.abs(common) < CLOSE
  return (Math.abs(outer - low) < CLOSE || Math.abs(high - inner) < CLOSE) && common > 1
}

function overlap(one: CavernRow, other: CavernRow): boolean {
  const [inner, outer] = one.arc
  const [low, high] = other.arc
  return Math.min(outer, high) - Math.max(inner, low) > 1 && commonAngle(one, other) > CLOSE
}
