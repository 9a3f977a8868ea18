// A little space: one orthographic camera, 31° down, and flat shading by the way a face looks.
import { edge, fill, mix, type Point, through } from './ink.ts'
import type { Scenery } from './theme.ts'

export type Point3 = readonly [x: number, y: number, z: number]

const DOWN = (31 * Math.PI) / 180
const SIN = Math.sin(DOWN)
const COS = Math.cos(DOWN)
/** The sun or the moon: upper left, always. */
const LIGHT: Point3 = unit([-0.55, 0.5, 0.68])

export interface View {
  point(at: Point3): Point
  turned(normal: Point3): Point3
  visible(normal: Point3): boolean
  lit(colour: string, normal: Point3): string
}

/** The view of a thing turned by `degrees`. */
export function view(t: Scenery, degrees: number): View {
  const angle = (degrees * Math.PI) / 180
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return {
    point: ([x, y, z]) => [x * c - y * s, (x * s + y * c) * SIN - z * COS],
    turned: ([x, y, z]) => [x * c - y * s, x * s + y * c, z],
    visible: ([, y, z]) => y * COS + z * SIN > 0.001,
    lit(colour, [x, y, z]) {
      const light = Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])
      return light < 0.55
        ? mix(colour, t.shade, t.shadeAmount * (1 - light / 0.55))
        : mix(colour, t.light, (t.lightAmount * (light - 0.55)) / 0.45)
    },
  }
}

/** A place on a face: `u` from left to right, `v` from top to bottom, both 0…1. */
export type OnFace = (u: number, v: number) => Point
export type Decoration = (on: OnFace, colour: string) => string

export interface Face {
  normal: Point3
  top: (u: number) => Point3
  bottom: (u: number) => Point3
  colour: string
  decoration?: Decoration | undefined
  /** How many pieces a bent edge is drawn with. */
  pieces?: number
}

export function face(t: Scenery, seen: View, { normal, top, bottom, colour, decoration, pieces = 1 }: Face) {
  const turned = seen.turned(unit(normal))
  if (!seen.visible(turned)) return ''
  const painted = seen.lit(colour, turned)
  const upper: Point[] = []
  const lower: Point[] = []
  for (let i = 0; i <= pieces; i++) {
    upper.push(seen.point(top(i / pieces)))
    lower.push(seen.point(bottom(i / pieces)))
  }
  const on: OnFace = (u, v) => seen.point(between(top(u), bottom(u), v))
  const outline = `${through([...upper, ...lower.toReversed()])}Z`
  return fill(outline, painted, edge(mix(painted, t.shade, 0.45), 0.5)) + (decoration?.(on, painted) ?? '')
}

export function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function minus(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function between(a: Point3, b: Point3, share: number): Point3 {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

function unit(v: Point3): Point3 {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}
