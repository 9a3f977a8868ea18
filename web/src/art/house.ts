// Houses, boxes and spires in the little space of camera.ts, and what their faces carry.
import { between, cross, type Decoration, face, minus, type OnFace, type Point3, view } from './camera.ts'
import { bundle, edge, fill, mix, n, type Point, scatter, stroke, through } from './ink.ts'
import type { Scenery } from './theme.ts'

/** A four-cornered patch on a face. */
export const patch = (
  on: OnFace,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  colour: string,
  more = '',
) => fill(`${through([on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)])}Z`, colour, more)

const line = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`

export const planks =
  (t: Scenery, count: number): Decoration =>
  (on, colour) => {
    let d = ''
    for (let i = 1; i < count; i++) d += through([on(i / count, 0), on(i / count, 1)])
    return `<path d="${d}" ${line(mix(colour, t.shade, 0.4), 0.6)}/>`
  }

export const stones =
  (t: Scenery, rows: number): Decoration =>
  (on, colour) => {
    const random = scatter(rows * 77)
    const lines = bundle()
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < 5; i++) {
        const u = (i + (row % 2) / 2) / 5.5 + 0.03
        const [u0, u1, v0, v1] = [
          Math.min(0.94, u),
          Math.min(0.99, u + 0.14),
          (row + 0.12) / rows,
          (row + 0.86) / rows,
        ]
        const tone = mix(
          colour,
          random() > 0.5 ? t.light : t.shade,
          0.14 + 0.1 * Math.round(random() * 2) * 0.5,
        )
        lines.add(`${through([on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)])}Z`, `fill="${tone}"`)
      }
    return lines.draw()
  }

export const shingles =
  (t: Scenery, rows: number, columns: number): Decoration =>
  (on, colour) => {
    let courses = ''
    let lights = ''
    let joints = ''
    const bent = (v: number) => through([0, 0.25, 0.5, 0.75, 1].map((u) => on(u, v)))
    for (let row = 0; row < rows; row++) {
      const [v, next] = [row / rows, (row + 1) / rows]
      courses += bent(next)
      lights += bent(next - 0.25 / rows)
      for (let i = 0; i < columns; i++) {
        const u = (i + (row % 2) / 2 + 0.25) / columns
        if (u < 1) joints += through([on(u, v), on(u, next)])
      }
    }
    return (
      `<path d="${joints}" ${line(mix(colour, t.shade, 0.34), 0.5)}/>` +
      `<path d="${courses}" ${line(mix(colour, t.shade, 0.5), 0.8)}/>` +
      `<path d="${lights}" ${line(mix(colour, t.light, 0.16), 0.4)}/>`
    )
  }

export const turf =
  (t: Scenery, seed: number): Decoration =>
  (on, colour) => {
    const random = scatter(seed * 31 + 7)
    const lines = bundle()
    for (let i = 0; i < 26; i++) {
      const [x, y] = on(random(), random())
      lines.add(
        `M${n(x - 1.6)} ${n(y)}q1.6-3.4 3.2 0`,
        line(mix(colour, random() > 0.5 ? t.light : t.shade, 0.28), 0.8),
      )
    }
    for (let i = 0; i <= 14; i++) {
      const [x, y] = on(i / 14, 1)
      lines.add(
        `M${n(x - 2)} ${n(y - 0.6)}q2 ${n(2.2 + 2 * random())} 4 0z`,
        `fill="${mix(colour, t.shade, 0.12)}"`,
      )
    }
    return lines.draw()
  }

export const thatch =
  (t: Scenery, seed: number): Decoration =>
  (on, colour) => {
    const random = scatter(seed * 13 + 3)
    const lines = bundle()
    for (let i = 0; i < 40; i++) {
      const [u, v] = [random(), random() * 0.82]
      lines.add(
        through([on(u, v), on(u, v + 0.14)]),
        line(mix(colour, random() > 0.55 ? t.light : t.shade, 0.25), 0.7),
      )
    }
    for (const v of [0.34, 0.68])
      lines.add(through([on(0, v), on(0.5, v), on(1, v)]), line(mix(colour, t.shade, 0.4), 1))
    return lines.draw()
  }

export const stripes =
  (t: Scenery, count: number, colour: string): Decoration =>
  (on) => {
    let d = ''
    for (let i = 0; i < count; i += 2)
      d += `${through([on(i / count, 0), on((i + 1) / count, 0), on((i + 1) / count, 1), on(i / count, 1)])}Z`
    return fill(d, mix(colour, t.shade, t.night ? 0.25 : 0.05))
  }

/** A window: it glows at night and is dark by day. The glow needs the gradient `window` of `windowLight`. */
export const pane =
  (t: Scenery, u0: number, v0: number, u1: number, v1: number) =>
  (on: OnFace): string => {
    const [x, y] = on((u0 + u1) / 2, (v0 + v1) / 2)
    const glow = t.night ? `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="url(#window)"/>` : ''
    return glow + patch(on, u0, v0, u1, v1, t.window, edge(t.tar, 0.5))
  }

export const door =
  (t: Scenery, u0: number, v0: number, u1: number) =>
  (on: OnFace): string =>
    patch(on, u0, v0, u1, 1, mix(t.tar, t.wood2, 0.25), edge(mix(t.gold, t.shade, 0.3), 0.7))

/** Several decorations on one face, in order. */
export const all =
  (...parts: ((on: OnFace) => string)[]): Decoration =>
  (on) =>
    parts.map((part) => part(on)).join('')

/** A carved dragon's head that looks right (`side` 1) or left (-1). */
export function dragon(
  t: Scenery,
  x: number,
  y: number,
  side: 1 | -1,
  scale: number,
  colour = mix(t.gold, t.shade, 0.15),
) {
  const d =
    'M-1.2 2C-.6-1 2.2-2.2 3.4-5 3.8-7.2 2.6-8.4 3.6-10.6 5-11.6 7.4-11 9.4-9.6L6.8-9 8.6-7.6 6.2-7.4C6.6-4.6 4.6-.6 1.6 2.4Z'
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${side * scale} ${scale})" d="${d}" fill="${colour}" ${edge(t.tar, 0.4)}/>`
}

export interface House {
  width: number
  depth: number
  /** Height of the wall and of the roof above it. */
  wallHeight: number
  roofHeight: number
  /** Degrees; no two houses of a town stand parallel. */
  turn?: number
  wall?: string
  roof?: string
  trim?: string
  /** How far the roof reaches over the gables. */
  overhang?: number
  /** Height above the ground. */
  lift?: number
  /** A ship-like ridge that rises towards its ends. */
  bow?: number
  /** Size of the dragon heads on the ridge; none without. */
  dragons?: number
  wallDecoration?: Decoration
  roofDecoration?: Decoration
  front?: Decoration
  leftGable?: Decoration
  rightGable?: Decoration
}

/** A gabled house, ridge along its width; its origin is the middle of its footprint on the ground. */
export function house(t: Scenery, o: House) {
  const { width: w, depth: d, wallHeight: h, roofHeight: r, overhang = 3, lift = 0, bow = 0 } = o
  const { wall = t.wood1, roof = t.shingle, trim = t.wood3 } = o
  const seen = view(t, o.turn ?? 0)
  const pieces = bow ? 10 : 1
  const along = (u: number) => -w / 2 - overhang + (w + 2 * overhang) * u
  const rise = (u: number) => bow * (2 * u - 1) ** 2
  const ridge = (u: number): Point3 => [along(u), 0, h + r + rise(u) + lift]
  const eavesOut = 2
  const eavesAt = h - (r / (d / 2)) * eavesOut
  const eaves =
    (side: 1 | -1) =>
    (u: number): Point3 => {
      const narrow = bow ? 1 - 0.12 * (2 * u - 1) ** 2 : 1
      return [along(u), side * (d / 2 + eavesOut) * narrow, eavesAt + rise(u) * 0.35 + lift]
    }

  const gable = (side: 1 | -1, decoration?: Decoration) => {
    const normal = seen.turned([side, 0, 0])
    if (!seen.visible(normal)) return ''
    const colour = seen.lit(wall, normal)
    const x = (side * w) / 2
    const corner = (y: number, z: number) => seen.point([x, y, z + lift])
    const on: OnFace = (u, v) => corner(side * (0.5 - u) * d, (1 - v) * h)
    const outline = [
      corner(-d / 2, 0),
      corner(d / 2, 0),
      corner(d / 2, h),
      corner(0, h + r),
      corner(-d / 2, h),
    ]
    return (
      fill(`${through(outline)}Z`, colour, edge(mix(colour, t.shade, 0.45), 0.5)) +
      (o.wallDecoration ?? planks(t, Math.round(d / 5)))(on, colour) +
      stroke(through([outline[4], outline[2]]), mix(colour, t.shade, 0.5), 0.9) +
      (decoration?.(on, colour) ?? '')
    )
  }

  const bargeBoard = (u: number) =>
    stroke(
      through([seen.point(eaves(-1)(u)), seen.point(ridge(u)), seen.point(eaves(1)(u))]),
      mix(trim, t.shade, t.night ? 0.25 : 0.1),
      1.6,
    )
  const ridgeLine: Point[] = []
  for (let i = 0; i <= pieces; i++) ridgeLine.push(seen.point(ridge(i / pieces)))

  return [
    face(t, seen, { normal: [0, -r, d / 2], top: ridge, bottom: eaves(-1), colour: roof, pieces }),
    gable(-1, o.leftGable),
    gable(1, o.rightGable),
    face(t, seen, {
      normal: [0, 1, 0],
      top: (u) => [-w / 2 + w * u, d / 2, h + lift],
      bottom: (u) => [-w / 2 + w * u, d / 2, lift],
      colour: wall,
      decoration: (on, colour) =>
        (o.wallDecoration ?? planks(t, Math.round(w / 5)))(on, colour) + (o.front?.(on, colour) ?? ''),
    }),
    face(t, seen, {
      normal: [0, r, d / 2],
      top: ridge,
      bottom: eaves(1),
      colour: roof,
      decoration: o.roofDecoration ?? shingles(t, 5, Math.round(w / 6)),
      pieces,
    }),
    seen.visible(seen.turned([1, 0, 0])) ? bargeBoard(1) : '',
    seen.visible(seen.turned([-1, 0, 0])) ? bargeBoard(0) : '',
    stroke(through(ridgeLine), mix(trim, t.light, 0.12), 1.5),
    o.dragons
      ? dragon(t, ...seen.point(ridge(0)), -1, o.dragons) + dragon(t, ...seen.point(ridge(1)), 1, o.dragons)
      : '',
  ].join('')
}

export interface Box {
  width: number
  depth: number
  height: number
  turn?: number
  /** Where its middle stands, in the turned ground. */
  x?: number
  y?: number
  colour: string
  decoration?: Decoration
}

export function box(
  t: Scenery,
  { width: w, depth: d, height: h, turn = 0, x = 0, y = 0, colour, decoration }: Box,
) {
  const seen = view(t, turn)
  const p = (px: number, py: number, pz: number): Point3 => [px + x, py + y, pz]
  const sides: [Point3, (u: number, z: number) => Point3][] = [
    [[-1, 0, 0], (u, z) => p(-w / 2, -d / 2 + d * u, z)],
    [[1, 0, 0], (u, z) => p(w / 2, d / 2 - d * u, z)],
    [[0, 1, 0], (u, z) => p(-w / 2 + w * u, d / 2, z)],
  ]
  const walls = sides.map(([normal, at]) =>
    face(t, seen, { normal, top: (u) => at(u, h), bottom: (u) => at(u, 0), colour, decoration }),
  )
  const lid = face(t, seen, {
    normal: [0, 0, 1],
    top: (u) => p(-w / 2 + w * u, -d / 2, h),
    bottom: (u) => p(-w / 2 + w * u, d / 2, h),
    colour,
  })
  return walls.join('') + lid
}

/** A square spire. */
export function spire(
  t: Scenery,
  o: { width: number; height: number; lift: number; turn: number; colour: string },
) {
  const seen = view(t, o.turn)
  const k = o.width / 2
  const corners: Point3[] = [
    [-k, -k, o.lift],
    [k, -k, o.lift],
    [k, k, o.lift],
    [-k, k, o.lift],
  ]
  const tip: Point3 = [0, 0, o.lift + o.height]
  return corners
    .map((a, i) => {
      const b = corners[(i + 1) % 4]
      const normal = cross(minus(b, a), minus(tip, a))
      return face(t, seen, { normal, top: () => tip, bottom: (u) => between(b, a, 1 - u), colour: o.colour })
    })
    .join('')
}

/** The gradient that `pane` and `fire` glow with; once in each picture. */
export const windowLight = (t: Scenery) =>
  `<radialGradient id="window"><stop offset="0" stop-color="${t.windowGlow}" stop-opacity=".6"/><stop offset=".5" stop-color="${t.windowGlow}" stop-opacity=".16"/><stop offset="1" stop-color="${t.windowGlow}" stop-opacity="0"/></radialGradient>`
