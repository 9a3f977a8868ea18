// How an enemy is drawn: a list of layers on a canvas of 120 × 104, in three tones of its set's colour, ink and bone.
// One silhouette idea each, told in two words; the face or gesture lies inside x 20…100, y 4…70.
import type { Point } from '../../ink.ts'

/** Tapered wedges across the form, from the lit edge inward: the woodcut. `dark` cuts in ink. */
export interface Cuts {
  from: Point
  to: Point
  /** Where each wedge points. */
  reach: Point
  count: number
  width: number
  dark?: boolean
}

type Shape =
  /** Silhouette with its rim light; what follows is clipped to it. */
  | 'body'
  /** Half tone on the lit third, and shade. */
  | 'mid'
  | 'dark'
  /** Nose or skull; its shaded side; ink; bone teeth; glowing eyes; slit pupils. */
  | 'light'
  | 'lightShade'
  | 'ink'
  | 'tooth'
  | 'eye'
  | 'smallEye'
  | 'pupil'
  | 'line'
  | 'hair'
  | 'beard'
  | 'drip'
  | 'earth'
  | 'clod'
  | 'moss'
  | 'gold'
  | 'gem'
  | 'slab'
  | 'slabLine'
  | 'cloth'
  | 'iron'
  | 'ironLight'
  | 'brass'
  | 'weed'
  | 'wave'
  | 'spike'
  | 'ice'
  | 'throat'
  | 'spray'
  | 'wing'
  | 'feather'
  | 'shaft'
  | 'blade'
  | 'grip'
  | 'flame'
  | 'wood'

export type Layer =
  | readonly [Shape, string]
  | readonly ['cut', Cuts]
  | readonly ['tube', string, width: number]
  | readonly ['boat' | 'roundShield', x: number, y: number, size: number]
  | readonly ['fur']
  | readonly ['open', transform: string]
  | readonly ['close']

export interface Figure {
  /** Middle of the moon behind the head. */
  moon: Point
  layers: readonly Layer[]
}

export const cut = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  dx: number,
  dy: number,
  count: number,
  width: number,
  dark = false,
): Layer => ['cut', { from: [x0, y0], to: [x1, y1], reach: [dx, dy], count, width, dark }]

/** A skull with its middle at x, y. */
export function skull(x: number, y: number, k: number): Layer[] {
  const p = (dx: number, dy: number) =>
    `${Math.round((x + dx * k) * 10) / 10} ${Math.round((y + dy * k) * 10) / 10}`
  const eye = (dx: number) =>
    `M${p(dx - 2.8, -3)}A${2.8 * k} ${2.8 * k} 0 1 0 ${p(dx + 2.8, -3)}A${2.8 * k} ${2.8 * k} 0 1 0 ${p(dx - 2.8, -3)}Z`
  return [
    [
      'light',
      `M${p(-20, -4)}C${p(-22, -22)} ${p(-10, -30)} ${p(0, -30)}C${p(12, -30)} ${p(22, -22)} ${p(20, -4)}C${p(20, 4)} ${p(14, 6)} ${p(13, 10)}L${p(11, 22)}L${p(-11, 22)}L${p(-13, 10)}C${p(-14, 6)} ${p(-20, 4)} ${p(-20, -4)}Z`,
    ],
    [
      'lightShade',
      `M${p(4, -30)}C${p(14, -28)} ${p(22, -20)} ${p(20, -4)}C${p(20, 4)} ${p(14, 6)} ${p(13, 10)}L${p(11, 22)}L${p(4, 22)}C${p(12, 6)} ${p(12, -14)} ${p(4, -30)}Z`,
    ],
    [
      'ink',
      `M${p(-16, -4)}C${p(-14, -11)} ${p(-5, -10)} ${p(-4, -3)}C${p(-5, 5)} ${p(-14, 5)} ${p(-16, -4)}ZM${p(16, -4)}C${p(14, -11)} ${p(5, -10)} ${p(4, -3)}C${p(5, 5)} ${p(14, 5)} ${p(16, -4)}ZM${p(0, 1)}L${p(4, 10)}L${p(-4, 10)}ZM${p(-10, 13)}L${p(10, 13)}L${p(10, 15)}L${p(-10, 15)}Z`,
    ],
    [
      'line',
      `M${p(-6, 12)}L${p(-6, 21)}M${p(-2, 12)}L${p(-2, 22)}M${p(2, 12)}L${p(2, 22)}M${p(6, 12)}L${p(6, 21)}M${p(-8, -24)}L${p(-4, -18)} ${p(-8, -13)}`,
    ],
    [k < 0.8 ? 'smallEye' : 'eye', eye(-9.8) + eye(9.8)],
  ]
}
