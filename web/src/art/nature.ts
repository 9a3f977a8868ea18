// What stands about: trees, smoke, fire, barrels, beasts.
import { disc, edge, fill, mix, n, oval, place, stroke } from './ink.ts'
import type { Scenery } from './theme.ts'

/** One ellipse to the lower right. */
export const shadow = (t: Scenery, rx: number, ry: number, x = 0, y = 0) =>
  oval(x, y, rx, ry, t.shade, `opacity="${t.night ? 0.5 : 0.24}"`)

/** A spruce that stands at x, y; `shade` 0…1 lets it step back into the wood. */
export function spruce(t: Scenery, x: number, y: number, height: number, shade = 0) {
  let lit = ''
  let dark = ''
  let snow = ''
  const w = height * 0.44
  for (const [top, foot, wide] of [
    [0.62, 0.1, w],
    [0.82, 0.36, w * 0.78],
    [1, 0.62, w * 0.54],
  ]) {
    const [a, b] = [y - height * top, y - height * foot]
    lit += `M${n(x)} ${n(a)}L${n(x - wide)} ${n(b)}Q${n(x - wide / 2)} ${n(b - 2)} ${n(x)} ${n(b + 1.4)}Z`
    dark += `M${n(x)} ${n(a)}L${n(x + wide)} ${n(b)}Q${n(x + wide / 2)} ${n(b - 2)} ${n(x)} ${n(b + 1.4)}Z`
    snow += `M${n(x)} ${n(a)}L${n(x - wide * 0.42)} ${n(a + (b - a) * 0.42)}Q${n(x - wide * 0.1)} ${n(a + (b - a) * 0.3)} ${n(x + wide * 0.12)} ${n(a + (b - a) * 0.3)}Z`
  }
  return (
    fill(`M${n(x - 1.2)} ${n(y - height * 0.14)}h2.4v${n(height * 0.16)}h-2.4Z`, t.wood2) +
    fill(lit, mix(t.tree0, t.tree1, shade)) +
    fill(dark, mix(t.tree1, t.tree2, shade)) +
    (t.night ? fill(snow, t.treeSnow, 'opacity=".55"') : '')
  )
}

export function smoke(t: Scenery, x: number, y: number, scale = 1, seed = 1) {
  let s = ''
  for (let i = 0; i < 5; i++) {
    const up = i / 4
    s += disc(
      x + Math.sin(i * 1.3 + seed) * 4 * scale * (0.4 + up) + up * 9 * scale,
      y - up * 24 * scale,
      (2 + 4.5 * up) * scale,
      t.smoke,
      `opacity="${n(0.42 * (1 - up) + 0.08)}"`,
    )
  }
  return s
}

export const fire = (t: Scenery, x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    (t.night ? '<circle r="16" fill="url(#window)"/>' : '') +
      fill('M-4 2C-5-2-2-3-1-8 2-5 1-4 2.4-3 3.4-4 3-5 3-6 5-3 5 0 4 2Z', '#ff8f2e') +
      fill('M-2 2C-2.4 0-.6-1-.2-3.6 1.6-2 2 0 1.8 2Z', '#ffe08a'),
    scale,
  )

/** A large flame, for torches and the hearth. */
export const flame = (x: number, y: number, scale: number) =>
  place(
    x,
    y,
    fill(
      'M-22 4C-30-12-16-18-17-34-8-28-8-22-6-18-4-32-10-44 2-62 4-46 16-40 14-24 18-28 18-32 18-36 28-22 26-6 20 4Z',
      '#e8601c',
    ) +
      fill(
        'M-15 4C-20-8-10-14-10-24-4-18-4-14-2-12 0-22-2-30 3-42 6-30 12-24 10-14 13-16 14-18 14-20 20-10 18-2 14 4Z',
        '#ff9a2e',
      ) +
      fill('M-8 4C-11-4-5-8-4-14 0-10 0-8 1-6 2-12 2-16 4-22 8-14 10-4 8 4Z', '#ffe08a'),
    scale,
  )

export const barrel = (t: Scenery, x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    fill('M-3-7Q0-8.4 3-7 4.2-3.5 3 0 0 1.4-3 0-4.2-3.5-3-7Z', mix(t.wood1, t.shade, 0.2), edge(t.tar, 0.5)) +
      stroke('M-3.6-5Q0-4 3.6-5M-3.7-2Q0-1 3.7-2', mix(t.tar, t.stone, 0.5), 0.8) +
      oval(0, -7, 3, 1, t.wood3),
    scale,
  )

export function logPile(t: Scenery, x: number, y: number, scale = 1) {
  const ring = (r: number) =>
    [
      [0, 0],
      [6, 0],
      [12, 0],
      [3, -5],
      [9, -5],
    ]
      .map(
        ([a, b]) =>
          `M${n(x + a * scale - r)} ${n(y + b * scale)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`,
      )
      .join('')
  return fill(ring(2.9 * scale), t.wood3, edge(t.tar, 0.6)) + stroke(ring(1.3 * scale), t.wood2, 0.6)
}

/** A round painted shield, quartered in two colours: on walls and along ships. */
export const paintedShield = (t: Scenery, x: number, y: number, r: number, field: string, quarters: string) =>
  disc(x, y, r, field, edge(t.tar, 0.6)) +
  fill(
    `M${n(x)} ${n(y)}V${n(y - r)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(y)}ZM${n(x)} ${n(y)}V${n(y + r)}A${r} ${r} 0 0 1 ${n(x - r)} ${n(y)}Z`,
    quarters,
  ) +
  disc(x, y, r * 0.28, t.stone)

export const sheep = (t: Scenery, x: number, y: number, side: 1 | -1 = 1) =>
  `<g transform="translate(${x} ${y}) scale(${side * 0.9} .9)">${
    stroke('M-3 3v3M2.4 3v3', t.tar, 1.1) +
    fill(
      'M-6 1C-7-3-3-5-1-4 2-6 6-4 5.4-1 6 3 2 4 0 3.4-3 4.4-6 4-6 1Z',
      t.night ? '#c8d2cc' : '#fffaf0',
      edge(t.tar, 0.5),
    ) +
    oval(6.4, -1.6, 2, 1.7, t.tar)
  }</g>`

export const gull = (t: Scenery, x: number, y: number, k = 1) =>
  stroke(
    `M${x} ${y}q${n(3 * k)}-${n(4 * k)} ${n(6 * k)} 0q${n(3 * k)}-${n(4 * k)} ${n(6 * k)} 0`,
    t.night ? '#d6e6e6' : '#fffdf6',
    1.4,
  )

export const banner = (t: Scenery, x: number, y: number, colour: string) =>
  stroke(`M${x} ${y}v-34`, t.wood3, 1.8) +
  fill(`M${x + 1} ${y - 33}l15 3-5 5 5 6-15 2z`, colour, edge(t.tar, 0.6))

/** A barrow of the dead, with a cold light in its door at night. */
export const barrow = (t: Scenery, x: number, y: number, scale: number) =>
  place(
    x,
    y,
    fill('M-34 10C-30-14-12-22 2-22 18-22 30-12 34 10 14 16-14 16-34 10Z', t.land0) +
      fill('M2-22C18-22 30-12 34 10 24 13 14 14 6 14.4 16 0 12-14 2-22Z', t.land2, 'opacity=".7"') +
      fill('M-9 13V-1L-6-6H6L9-1V13Z', t.stone, edge(t.tar, 0.8)) +
      fill('M-5 13V0H5V13Z', '#08110e') +
      (t.night ? oval(0, 8, 4.4, 5.4, '#9fd8ff', 'opacity=".35"') : '') +
      fill('M-20 12l2-8 5 1 1 8zM14 13l2-9 5 2 0 7z', t.stone, edge(t.tar, 0.6)),
    scale,
  )
