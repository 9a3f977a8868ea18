// Ships from the side, seen a little from above; the origin is amidships at the waterline.
import { edge, fill, mix, n, stroke } from '../ink.ts'
import { barrel, paintedShield } from '../nature.ts'
import type { Scenery } from '../theme.ts'

export interface ShipLook {
  length: number
  /** Shields along the rail. */
  shields?: number
  /** Two colours of a set sail; without it the sail is furled. */
  sail?: readonly [string, string]
  furled?: string
  hull?: string
  cargo?: boolean
}

export function ship(
  t: Scenery,
  { length, shields = 0, sail, furled = t.bone, hull = t.wood1, cargo }: ShipLook,
) {
  const k = length / 90
  const low = mix(hull, t.shade, t.night ? 0.45 : 0.3)
  let rig = stroke('M0-2V-46', t.wood3, 1.8)
  if (sail) {
    let bars = ''
    for (const x of [-16, -2.5, 11])
      bars += `M${x}-42h7Q${x + 10}-27 ${n(x + 6.4)}-10.4l-7-.2Q${x + 3}-27 ${x}-42Z`
    rig +=
      fill('M-24-42H24Q29-28 22-13 0-8-22-13-17-28-24-42Z', sail[0], edge(t.tar, 0.6)) +
      fill(bars, sail[1]) +
      stroke('M-26-42H26', t.wood3, 1.8)
  } else rig += stroke('M-22-40Q0-35 22-40', furled, 4) + stroke('M-24-42H24', t.wood3, 1.6)

  let rail = ''
  for (let i = 0; i < shields; i++) {
    const along = shields > 1 ? (i / (shields - 1)) * 2 - 1 : 0
    rail += paintedShield(
      t,
      along * 32,
      -0.6 + 3.4 * (1 - along * along),
      3.8,
      [t.red, t.gold, t.blue][i % 3],
      t.bone,
    )
  }
  const load = cargo
    ? barrel(t, -14, 1) +
      barrel(t, -6, 2) +
      fill('M6-8h9v8h-9z', t.wood3, edge(t.tar, 0.6)) +
      fill('M16-6h7v6h-7z', t.gold, edge(t.tar, 0.6))
    : ''
  return (
    `<g transform="scale(${n(k * 10) === '10' ? 1 : k.toFixed(2)})">` +
    fill('M-50 4C-30 13 30 13 50 4 34 20-34 20-50 4Z', t.shade, 'opacity=".35" transform="translate(2 5)"') +
    fill('M-40-4C-24 3 24 3 40-4 30 2-30 2-40-4Z', mix(t.tar, t.wood2, 0.35)) +
    rig +
    fill('M-44-6C-26 4 26 4 44-6 42 6 28 13 0 13S-42 6-44-6Z', hull, edge(t.tar, 0.8)) +
    fill('M-42 0C-24 9 24 9 42 0 40 7 26 13 0 13S-40 7-42 0Z', low) +
    stroke('M-43-2.5C-25 6.5 25 6.5 43-2.5M-41 2.5C-23 11 23 11 41 2.5', t.tar, 0.5, 'opacity=".7"') +
    fill(
      'M43-5C48-10 48-17 46-22 48-25 52-25 56-23L53-21.6 55-20 51.5-19.6C52-12 50-6 44-1ZM-43-5C-48-9-50-15-48-22-46.8-25-51-27-52-23.6-55-27-47.6-31-45-26-44-19-44-11-42-4Z',
      hull,
      edge(t.tar, 0.7),
    ) +
    rail +
    load +
    '</g>' +
    stroke(
      `M${n(-52 * k)} ${n(10 * k)}q8 4 16 0${'t16 0'.repeat(Math.max(1, Math.round((104 * k) / 16) - 1))}`,
      t.foam,
      1,
      'opacity=".55"',
    )
  )
}
