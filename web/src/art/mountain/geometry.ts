// Where everything lies on the drawn mountain. The rows of a board give sectors of rings; one continuous warp bends them
// into a mountain, so that neighbours stay neighbours whatever a board looks like.
import type { BoardRows, CavernRow } from '@meadhall/mountain/data/rows'
import type { Clan } from '@meadhall/mountain/vocabulary'
import { type Point, scatter, through } from '../ink.ts'

export const BOARD = { width: 740, height: 518 } as const
export const BOARD_VIEW = `0 0 ${BOARD.width} ${BOARD.height}`

const MIDDLE: Point = [370, 262]
const RADIUS: Point = [312, 208]
export const CLIFF = 18
/** Half the thickness of a wall, in board units. */
const WALL = 5.2

export type Box = readonly [left: number, top: number, right: number, bottom: number]

export interface CavernShape {
  readonly id: string
  readonly clan: Clan
  /** What stands beside its sign: `3` of `moss3`. */
  readonly number: string
  readonly outline: readonly Point[]
  readonly d: string
  readonly middle: Point
  readonly box: Box
  /** The roomiest point, clear of halls, lairs and gates. */
  readonly stand: Point
  readonly gate?: Point
  /** The angle of its gate, in radians. */
  readonly gateAngle: number
}

export interface Tunnel {
  readonly between: readonly [string, string]
  readonly at: Point
  /** The direction one walks in it. */
  readonly along: Point
}

export interface SwarmSpot {
  readonly clan: Clan
  readonly at: Point
  readonly plaque: Point
}

export interface Mountain {
  readonly rows: BoardRows
  readonly caverns: ReadonlyMap<string, CavernShape>
  readonly lairs: ReadonlyMap<string, { readonly pair: string; readonly at: Point }>
  readonly halls: ReadonlyMap<string, { readonly caverns: readonly string[]; readonly at: Point }>
  readonly swarms: readonly SwarmSpot[]
  readonly tunnels: ReadonlyMap<string, Tunnel>
}

/** Rings of the rows, and where they lie on the drawing: the crater a little smaller, the inner caverns larger. */
const RINGS: readonly Point[] = [
  [0, 0],
  [70, 60],
  [95, 84],
  [200, 196],
  [315, 312],
  [440, 440],
  [520, 520],
]

function ring(radius: number): number {
  for (let i = 1; i < RINGS.length; i++) {
    const [from, drawnFrom] = RINGS[i - 1]
    const [to, drawnTo] = RINGS[i]
    if (radius <= to) return drawnFrom + ((drawnTo - drawnFrom) * (radius - from)) / (to - from)
  }
  return radius
}

/** From the frame of the rows (1000 × 1000) to the drawing; `out` moves outwards by that many units. */
export function warp([x, y]: Point, out = 0): Point {
  const dx = x - 500
  const dy = y - 500
  const angle = Math.atan2(dy, dx)
  const share = ring(Math.hypot(dx, dy)) / 440
  // Towards the rim the circle becomes a rounded square, as the window is wide.
  const square = 1 / Math.cbrt(Math.abs(Math.cos(angle)) ** 3 + Math.abs(Math.sin(angle)) ** 3)
  const bulge = 1 + (square - 1) * Math.min(1, share * share)
  const low = share * bulge * Math.sin(angle)
  const wx = MIDDLE[0] + (RADIUS[0] * share * bulge + out) * Math.cos(angle) * (1 + 0.055 * low)
  const wy = MIDDLE[1] + (RADIUS[1] * share * bulge + out) * Math.sin(angle)
  const rough = Math.min(1, share * 1.6)
  return [
    wx + rough * (4.5 * Math.sin(wy * 0.047 + 1.3) + 3 * Math.sin(wx * 0.05 + wy * 0.031)),
    wy + rough * (4 * Math.sin(wx * 0.041 + 0.6) + 2.4 * Math.sin(wy * 0.06 - wx * 0.023)),
  ]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
export const polar = (radius: number, degrees: number): Point => [
  500 + radius * Math.cos(radians(degrees)),
  500 + radius * Math.sin(radians(degrees)),
]

/** Cuts corners twice (Chaikin). */
export function smooth(points: readonly Point[], times = 2): Point[] {
  let now = [...points]
  for (; times > 0; times--)
    now = now.flatMap((a, i): Point[] => {
      const b = now[(i + 1) % now.length]
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ]
    })
  return now
}

export function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]
    const [bx, by] = outline[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

function outlineOf({ id, arc: [inner, outer, from, to] }: CavernRow): Point[] {
  const wall = WALL / ((RADIUS[0] + RADIUS[1]) / 880)
  const r0 = inner + (inner < 100 ? wall * 1.1 : wall)
  const r1 = outer + (outer > 430 ? 2 : -wall)
  const random = scatter(Array.from(id).reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7))
  const jitter = () => (random() - 0.5) * 5
  const inset = (r: number) => ((wall / r) * 180) / Math.PI
  const points: Point[] = []
  const along = (r: number, a: number, b: number, parts: number) => {
    for (let i = 0; i <= parts; i++) {
      const rough = i > 0 && i < parts ? jitter() : 0
      points.push(warp(polar(r + rough, a + ((b - a) * i) / parts)))
    }
  }
  const parts = (r: number, least: number) => Math.max(least, Math.round(((to - from) * r) / 1700))
  along(r1, from + inset(r1), to - inset(r1), parts(r1, 4))
  for (const share of [1 / 3, 2 / 3]) {
    const r = r1 + (r0 - r1) * share
    points.push(warp(polar(r, to - inset(r) + jitter() * 0.15)))
  }
  along(r0, to - inset(r0), from + inset(r0), parts(r0, 3))
  for (const share of [1 / 3, 2 / 3]) {
    const r = r0 + (r1 - r0) * share
    points.push(warp(polar(r, from + inset(r) + jitter() * 0.15)))
  }
  return points
}

/** Obstacles: a point and how much room it takes. */
type Obstacle = readonly [at: Point, room: number]

function standOf(raw: readonly Point[], box: Box, middle: Point, obstacles: readonly Obstacle[]): Point {
  let best = Number.NEGATIVE_INFINITY
  let at = middle
  for (let x = box[0] + 6; x < box[2]; x += 6)
    for (let y = box[1] + 10; y < box[3] - 4; y += 6) {
      if (!isInside(raw, x, y)) continue
      let room = Number.POSITIVE_INFINITY
      for (const [px, py] of raw)
        room = Math.min(room, Math.hypot((px - x) / 1.5, py - y + (py < y ? -3 : 0)))
      for (const [[ox, oy], r] of obstacles)
        room = Math.min(room, Math.hypot((ox - x) / 1.25, oy - y) - r * 0.62)
      room -= Math.hypot((x - middle[0]) / 9, (y - middle[1]) / 9)
      if (room > best) {
        best = room
        at = [x, y]
      }
    }
  return at
}

function tunnelOf(a: CavernRow, b: CavernRow): Tunnel {
  const [innerA, outerA, fromA, toA] = a.arc
  const [innerB, outerB, fromB, toB] = b.arc
  let radius: number
  let angle = 0
  let onward: Point
  if (innerA === innerB && outerA === outerB) {
    const meets = Math.abs((((toA - fromB) % 360) + 360) % 360) < 0.01 ? toA : fromA
    radius = (innerA + outerA) / 2 - (outerA > 430 ? 6 : 0)
    angle = meets
    onward = polar(radius, angle + 4)
  } else {
    radius = outerA === innerB ? outerA : innerA
    for (const turn of [-360, 0, 360]) {
      const low = Math.max(fromA, fromB + turn)
      const high = Math.min(toA, toB + turn)
      if (high - low > 1) angle = (low + high) / 2
    }
    onward = polar(radius + 12, angle)
  }
  const at = warp(polar(radius, angle))
  const next = warp(onward)
  const length = Math.hypot(next[0] - at[0], next[1] - at[1])
  return {
    between: [a.id, b.id],
    at,
    along: [(next[0] - at[0]) / length, (next[1] - at[1]) / length],
  }
}

const tunnelKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** Lays a board out. It is asked for often, so each board is laid out once. */
export function layOut(rows: BoardRows): Mountain {
  const known = laidOut.get(rows)
  if (known) return known
  const made = build(rows)
  laidOut.set(rows, made)
  return made
}

const laidOut = new WeakMap<BoardRows, Mountain>()

function build(rows: BoardRows): Mountain {
  const lairs = new Map(rows.lairs.map(({ id, pair, at }) => [id, { pair, at: warp(at) }]))
  const halls = new Map(rows.halls.map(({ id, caverns, at }) => [id, { caverns, at: warp(at) }]))
  const gateAngle = ({ arc: [, , from, to] }: CavernRow) => (from + to) / 2
  const gates = new Map(
    rows.caverns.filter(({ gate }) => gate).map((row) => [row.id, warp(polar(444, gateAngle(row)))]),
  )
  const obstacles: Obstacle[] = [
    ...[...halls.values()].map(({ at }): Obstacle => [at, 17]),
    ...[...lairs.values()].map(({ at }): Obstacle => [at, 20]),
    ...[...gates.values()].map((at): Obstacle => [at, 12]),
  ]
  const caverns = new Map(
    rows.caverns.map((row): [string, CavernShape] => {
      const raw = outlineOf(row)
      const outline = smooth(raw)
      const xs = outline.map(([x]) => x)
      const ys = outline.map(([, y]) => y)
      const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
      const middle = warp(row.at)
      const gate = gates.get(row.id)
      return [
        row.id,
        {
          id: row.id,
          clan: row.clan,
          number: row.id.slice(row.clan.length),
          outline,
          d: `${through(outline)}Z`,
          middle,
          box,
          stand: standOf(raw, box, middle, obstacles),
          gateAngle: radians(gateAngle(row)),
          ...(gate && { gate }),
        },
      ]
    }),
  )
  const byId = new Map(rows.caverns.map((row) => [row.id, row]))
  const tunnels = new Map<string, Tunnel>()
  for (const row of rows.caverns)
    for (const near of row.adjacent)
      if (!tunnels.has(tunnelKey(row.id, near)))
        tunnels.set(tunnelKey(row.id, near), tunnelOf(row, byId.get(near)!))
  return { rows, caverns, lairs, halls, swarms: rows.swarmPoints.map(swarmSpot), tunnels }
}

function swarmSpot({ clan, at: [x, y] }: BoardRows['swarmPoints'][number]): SwarmSpot {
  const angle = (Math.atan2(y - 500, x - 500) * 180) / Math.PI
  const slanted = Math.abs(Math.sin(radians(2 * angle))) > 0.8
  const level = Math.abs(Math.cos(radians(angle))) > 0.8
  const spot = warp(polar(440, angle), slanted ? 58 : level ? 44 : 42)
  return {
    clan,
    at: level ? [spot[0], spot[1] + 30] : spot,
    plaque: warp(polar(440, angle), 11),
  }
}

/** Through which points one walks from cavern to cavern. */
export function wayThrough(mountain: Mountain, places: readonly string[]): Point[] {
  const points: Point[] = []
  places.forEach((place, i) => {
    const cavern = mountain.caverns.get(place)
    points.push(cavern ? cavern.stand : mountain.lairs.get(place)!.at)
    const next = places[i + 1]
    const tunnel = next === undefined ? undefined : mountain.tunnels.get(tunnelKey(place, next))
    if (tunnel) points.push(tunnel.at)
  })
  return points
}

/** A soft line through points. */
export function curve(points: readonly Point[]): string {
  if (points.length < 2) return ''
  let d = `M${points[0][0].toFixed(1)} ${points[0][1].toFixed(1)}`
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]]
    d += `Q${a[0].toFixed(1)} ${a[1].toFixed(1)} ${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  const last = points[points.length - 1]
  return `${d}L${last[0].toFixed(1)} ${last[1].toFixed(1)}`
}
