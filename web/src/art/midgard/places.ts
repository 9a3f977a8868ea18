// Where everything lies on the board, in board units. The table puts its buttons and its pieces by these.
import type { Space } from '@meadhall/midgard/vocabulary'
import type { Point } from '../ink.ts'

/** Buildings and sea places that are always on the board. */
export const TOWN = [
  'huntingGrounds',
  'staveChurch',
  'sagesHouse',
  'runesmith',
  'jarlsLonghouse',
  'smokehouse',
  'swordsmith',
  'hafter',
  'blacksmith',
  'market',
  'workerHuts',
  'shipwright',
] as const satisfies readonly Space[]
const THREATS = ['troll', 'draugrLeft', 'draugrRight'] as const satisfies readonly Space[]
export const HARBOUR = [
  'smallLongship',
  'largeLongship',
  'merchantShip',
  'privateLongship',
] as const satisfies readonly Space[]
export const STALL_SPACES = ['stall0', 'stall1', 'stall2', 'stall3'] as const
export const SHORE_PLACES = ['shore0', 'shore1', 'shore2', 'shore3'] as const

export const PLACES = [...TOWN, ...THREATS, ...HARBOUR, ...STALL_SPACES, ...SHORE_PLACES] as const
export type Place = (typeof PLACES)[number]
export type TownPlace = (typeof TOWN)[number]
export type StallSpace = (typeof STALL_SPACES)[number]
export type Shore = (typeof SHORE_PLACES)[number]

export const BOARD = { width: 1000, height: 492 } as const

export type Box = readonly [x: number, y: number, width: number, height: number]

/**
 * What a round shield says by its pattern. `now`: acts at once (halves); `stock`: restocks every round (waves);
 * `fight`: fights later (gyronny of eight); `both`: at once, and a fight later (brown and red).
 */
export type ShieldKind = 'now' | 'stock' | 'fight' | 'both'

export type District = 'wall' | 'town' | 'harbour' | 'shores'

export interface Spot {
  /** Middle of the worker's shield; the plaque begins there and runs to the right. */
  shield: Point
  kind: ShieldKind
  /** What a finger or a pointer may touch: building, shield and plaque. */
  box: Box
  /** Where the ground glows when the place is legal or chosen. */
  glow: Point
  district: District
  /** Plaques of the same row make room for each other when names are long. */
  row?: number
}

const spot = (
  district: District,
  kind: ShieldKind,
  shield: Point,
  box: Box,
  glow: Point,
  row?: number,
): Spot =>
  row === undefined ? { shield, kind, box, glow, district } : { shield, kind, box, glow, district, row }

/** Left edges of the four stall spaces and of the four shores. */
const STALL_X = [174, 320, 466, 612] as const
export const SHORE_X = [452, 590, 728, 866] as const

const stallSpots = Object.fromEntries(
  STALL_SPACES.map((id, i) => {
    const x = STALL_X[i]
    return [id, spot('town', 'now', [x, 470], [x - 18, 420, 142, 70], [x + 42, 443], 0)]
  }),
) as Record<StallSpace, Spot>

const shoreSpots = Object.fromEntries(
  SHORE_PLACES.map((id, i) => {
    const x = SHORE_X[i]
    return [id, spot('shores', 'both', [x + 56, 148], [x - 8, 4, 130, 166], [x + 56, 110])]
  }),
) as Record<Shore, Spot>

export const SPOTS: Record<Place, Spot> = {
  huntingGrounds: spot('wall', 'fight', [28, 112], [8, 46, 140, 84], [76, 84]),
  troll: spot('wall', 'fight', [28, 266], [8, 140, 136, 144], [74, 200]),
  draugrLeft: spot('wall', 'fight', [38, 410], [2, 300, 70, 128], [38, 350]),
  draugrRight: spot('wall', 'fight', [108, 410], [73, 300, 70, 128], [108, 350]),
  staveChurch: spot('town', 'now', [186, 172], [168, 66, 126, 126], [232, 138], 3),
  sagesHouse: spot('town', 'now', [330, 172], [312, 88, 126, 104], [374, 132], 3),
  runesmith: spot('town', 'now', [180, 280], [162, 204, 110, 96], [216, 244], 2),
  jarlsLonghouse: spot('town', 'now', [364, 282], [332, 186, 176, 116], [416, 244], 2),
  smokehouse: spot('town', 'stock', [516, 308], [498, 226, 116, 102], [556, 272], 2),
  swordsmith: spot('town', 'stock', [174, 384], [156, 310, 116, 94], [216, 348], 1),
  hafter: spot('town', 'stock', [300, 388], [282, 322, 106, 86], [336, 352], 1),
  blacksmith: spot('town', 'stock', [410, 391], [392, 312, 114, 98], [450, 354], 1),
  market: spot('town', 'now', [534, 404], [512, 334, 118, 90], [576, 366], 1),
  workerHuts: spot('town', 'now', [656, 408], [640, 334, 126, 92], [696, 372], 1),
  shipwright: spot('harbour', 'now', [772, 474], [752, 392, 118, 100], [816, 440], 0),
  smallLongship: spot('harbour', 'both', [594, 233], [576, 160, 140, 92], [630, 204]),
  largeLongship: spot('harbour', 'both', [700, 292], [682, 196, 146, 114], [742, 256]),
  merchantShip: spot('harbour', 'now', [830, 348], [812, 262, 140, 104], [882, 312]),
  privateLongship: spot('harbour', 'both', [868, 428], [850, 372, 146, 76], [930, 398]),
  ...stallSpots,
  ...shoreSpots,
}

/** Ships lie at their pier or at a shore. */
export const BERTHS: Record<
  'smallLongship' | 'largeLongship' | 'merchantShip' | 'privateLongship' | Shore,
  Point
> = {
  smallLongship: [630, 210],
  largeLongship: [742, 264],
  merchantShip: [884, 318],
  privateLongship: [930, 400],
  shore0: [SHORE_X[0] + 56, 153],
  shore1: [SHORE_X[1] + 56, 153],
  shore2: [SHORE_X[2] + 56, 153],
  shore3: [SHORE_X[3] + 56, 153],
}

/** Ships for sale lie off the shipwright. */
export const YARD: readonly Point[] = [
  [908, 474],
  [938, 478],
  [968, 474],
  [984, 458],
]

/** Upper left corners and widths of the enemy cards. */
export const CARD_AT: Record<
  'troll' | 'draugrLeft' | 'draugrRight' | Shore,
  { x: number; y: number; width: number }
> = {
  troll: { x: 36, y: 146, width: 76 },
  draugrLeft: { x: 5, y: 303, width: 66 },
  draugrRight: { x: 75, y: 303, width: 66 },
  shore0: { x: SHORE_X[0] + 2, y: 8, width: 68 },
  shore1: { x: SHORE_X[1] + 2, y: 8, width: 68 },
  shore2: { x: SHORE_X[2] + 2, y: 8, width: 68 },
  shore3: { x: SHORE_X[3] + 2, y: 8, width: 68 },
}

/** The runes that may be bought, beside the runesmith. */
export const RUNES_AT: readonly Point[] = [
  [276, 224],
  [303, 226],
]

/** What a small screen shows of a district. */
export const DISTRICT_VIEW: Record<District, Box> = {
  wall: [0, 40, 416, 397],
  town: [147, 95, 416, 397],
  harbour: [576, 88, 424, 404],
  shores: [440, 0, 424, 404],
}

export const DISTRICTS: readonly District[] = ['wall', 'town', 'harbour', 'shores']

/**
 * Where the shields stand once the plaques of each row have made room for each other: a plaque that would touch its
 * neighbour pushes it to the right; none leaves the board. `widths` counts from the shield's middle.
 */
export function makeRoom(widths: Partial<Record<Place, number>>): Partial<Record<Place, Point>> {
  const result: Partial<Record<Place, Point>> = {}
  const rows = new Map<number, Place[]>()
  for (const [id, { shield, row }] of Object.entries(SPOTS) as [Place, Spot][]) {
    if (widths[id] === undefined) continue
    result[id] = shield
    if (row !== undefined) rows.set(row, [...(rows.get(row) ?? []), id])
  }
  const beforeShield = 22
  const edge = BOARD.width - 6
  for (const id of Object.keys(result) as Place[]) {
    const [x, y] = SPOTS[id].shield
    result[id] = [Math.min(x, edge - (widths[id] ?? 0)), y]
  }
  for (const ids of rows.values()) {
    ids.sort((a, b) => SPOTS[a].shield[0] - SPOTS[b].shield[0])
    let free = 0
    for (const id of ids) {
      const [x, y] = result[id] ?? SPOTS[id].shield
      const moved = Math.max(x, free + beforeShield)
      result[id] = [moved, y]
      free = moved + (widths[id] ?? 0)
    }
  }
  return result
}
