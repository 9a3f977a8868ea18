// Knotwork by rule: crossings of the strands are found and drawn over and under in turn (Urnes: thick beast, thin vine).
import { fill, n, type Point, stroke, through } from './ink.ts'

interface Strands {
  curves: Point[][]
  /** Width of each strand. */
  widths: number[]
  colour: string
  /** The ground that shows in the gap beside the upper strand. */
  ground: string
  gap: number
  closed: boolean
}

interface Crossing {
  id: number
  curve: number
  position: number
}

function knot({ curves, widths, colour, ground, gap, closed }: Strands) {
  const close = closed ? 'Z' : ''
  const below = curves
    .map((curve, i) => stroke(through(curve) + close, colour, widths[i], 'stroke-linejoin="round"'))
    .join('')
  let above = ''
  for (const { curve, position } of upperStrands(curves, closed)) {
    const points = curves[curve]
    const piece: Point[] = []
    for (let k = -2; k <= 2; k++) {
      const i = Math.floor(position) + k
      if (closed) piece.push(points[(i + points.length) % points.length])
      else if (i >= 0 && i < points.length) piece.push(points[i])
    }
    const d = through(piece)
    const flat = (c: string, w: number) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${n(w)}"/>`
    above += flat(ground, widths[curve] + gap) + flat(colour, widths[curve])
  }
  return below + above
}

/** At each crossing the strand that lies on top: every second one along each curve. */
function upperStrands(curves: Point[][], closed: boolean) {
  const segments = curves.flatMap((points, curve) =>
    points
      .slice(0, closed ? undefined : -1)
      .map((a, i) => ({ a, b: points[(i + 1) % points.length], curve, i })),
  )
  const crossings: Crossing[] = []
  let id = 0
  for (let i = 0; i < segments.length; i++)
    for (let j = i + 1; j < segments.length; j++) {
      const p = segments[i]
      const q = segments[j]
      if (p.curve === q.curve) {
        const apart = Math.abs(p.i - q.i)
        if (apart < 2 || (closed && apart > curves[p.curve].length - 3)) continue
      }
      if (Math.max(p.a[0], p.b[0]) < Math.min(q.a[0], q.b[0])) continue
      if (Math.max(q.a[0], q.b[0]) < Math.min(p.a[0], p.b[0])) continue
      const [ax, ay] = [p.b[0] - p.a[0], p.b[1] - p.a[1]]
      const [bx, by] = [q.b[0] - q.a[0], q.b[1] - q.a[1]]
      const d = ax * by - ay * bx
      if (Math.abs(d) < 1e-9) continue
      const [cx, cy] = [q.a[0] - p.a[0], q.a[1] - p.a[1]]
      const s = (cx * by - cy * bx) / d
      const t = (cx * ay - cy * ax) / d
      if (s < 0 || s >= 1 || t < 0 || t >= 1) continue
      crossings.push({ id, curve: p.curve, position: p.i + s }, { id, curve: q.curve, position: q.i + t })
      id++
    }
  const upper = new Map<number, Crossing | undefined>()
  curves.forEach((_, curve) => {
    const along = crossings.filter((c) => c.curve === curve).sort((a, b) => a.position - b.position)
    along.forEach((crossing, k) => {
      if (!upper.has(crossing.id)) upper.set(crossing.id, k % 2 === 0 ? crossing : undefined)
      else if (!upper.get(crossing.id)) upper.set(crossing.id, crossing)
    })
  })
  return [...upper.values()].filter((crossing) => crossing !== undefined)
}

const drawn = new Map<string, string>()

/** Crossings are dear to find, and the same band hangs in many places. */
function once(key: string, draw: () => string) {
  const known = drawn.get(key)
  if (known) return known
  const made = draw()
  drawn.set(key, made)
  return made
}

/** Two serpents and a tendril woven along a strip, heads looking out at both ends. */
export const band = (length: number, height: number, colour: string, ground: string) =>
  once(`${length} ${height} ${colour} ${ground}`, () => weaveBand(length, height, colour, ground))

function weaveBand(length: number, height: number, colour: string, ground: string) {
  const waves = Math.max(2, Math.round(length / (height * 1.5)))
  const swing = height * 0.32
  const margin = height * 0.7
  const steps = waves * 20
  const first: Point[] = []
  const second: Point[] = []
  const tendril: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const x = margin + ((length - 2 * margin) * i) / steps
    const phase = (i / steps) * waves * Math.PI
    const wave = Math.sin(phase)
    first.push([x, height / 2 + swing * wave * (1 + 0.18 * Math.sin(phase / 2))])
    second.push([
      x + height * 0.12 * Math.sin(phase * 2),
      height / 2 - swing * wave * (1 - 0.15 * Math.sin(phase / 2)),
    ])
    tendril.push([
      x + height * 0.3 * Math.sin(phase * 2),
      height / 2 + swing * 1.28 * Math.sin(phase + Math.PI / 2),
    ])
  }
  const head = (x: number, side: 1 | -1) =>
    `<g transform="translate(${n(x)} ${n(height / 2)}) scale(${n((side * height) / 24)} ${n(height / 24)})">` +
    fill(
      'M2 0C-1-3-3-7-8-7-12-7-15-4-17.5-.8-14-2.6-12-2.8-10.6-1.6-13-1-15 .8-15.8 3-13 1.4-10 2-8 4-5 6.4-1 4 2 0Z',
      colour,
    ) +
    `<circle cx="-8" cy="-3.2" r="1.3" fill="${ground}"/>` +
    stroke('M-5-6.6C-3-10 0-10.6 2.6-9.4', colour, 1.6) +
    '</g>'
  const w = height * 0.13
  return (
    knot({
      curves: [first, second, tendril],
      widths: [w * 1.12, w * 1.12, w * 0.5],
      colour,
      ground,
      gap: height * 0.1,
      closed: false,
    }) +
    head(margin + 2, 1) +
    head(length - margin - 2, -1)
  )
}

/** A rose of `folds` petals with a ring; one strand only when it is small. Its middle is the origin. */
export function roundel(radius: number, folds: number, colour: string, ground: string) {
  const rose: Point[] = []
  for (let i = 0; i < 220; i++) {
    const a = (i / 220) * 2 * Math.PI
    const r = radius * (0.62 + 0.3 * Math.cos(folds * a * 1.5))
    rose.push([r * Math.cos(a * 2), r * Math.sin(a * 2)])
  }
  const ring: Point[] = []
  for (let i = 0; i < 150; i++) {
    const a = (i / 150) * 2 * Math.PI
    const r = radius * (0.58 + 0.12 * Math.cos(folds * 2 * a))
    ring.push([r * Math.cos(a), r * Math.sin(a)])
  }
  const small = radius < 20
  const w = radius * (small ? 0.15 : 0.095)
  return knot({
    curves: small ? [rose] : [rose, ring],
    widths: [w, w],
    colour,
    ground,
    gap: radius * 0.06,
    closed: true,
  })
}
