// The door of Champions of Midgard: a ship by moonlight, and something in the water. 256 × 330.
import { windowLight } from '../house.ts'
import { bundle, disc, fill, gradient, n, place, scatter, stroke } from '../ink.ts'
import { BUILDINGS } from '../midgard/buildings.ts'
import { ship } from '../midgard/ship.ts'
import { spruce } from '../nature.ts'
import type { Scenery } from '../theme.ts'

export function midgardPicture(t: Scenery) {
  const random = scatter(5)
  const stars = bundle()
  for (let i = 0; i < 60; i++)
    stars.add(
      `M${n(random() * 256)} ${n(random() * 120)}h.1`,
      `stroke="#fff" stroke-linecap="round" stroke-width="${n(0.8 + Math.round(random() * 3) * 0.5)}" opacity="${n(0.3 + Math.round(random() * 3) * 0.2)}"`,
    )
  const glints = bundle()
  for (let i = 0; i < 46; i++) {
    const l = 8 + random() * 20
    glints.add(
      `M${n(random() * 256)} ${n(210 + random() * 120)}q${n(l / 4)}-2 ${n(l / 2)} 0t${n(l / 2)} 0`,
      `stroke="#9fe0d8" stroke-width="1.1" fill="none" opacity="${n(0.1 + Math.round(random() * 3) / 10)}"`,
    )
  }
  const trees: [number, number, number][] = [
    [8, 168, 34],
    [22, 164, 28],
    [34, 160, 24],
    [96, 176, 20],
  ]
  return (
    `<defs>${gradient('pm', [
      [0, '#0b1734'],
      [0.55, '#1f5560'],
      [1, '#2c7a78'],
    ])}${gradient('pms', [
      [0, '#1d5c6c'],
      [1, '#061722'],
    ])}${windowLight(t)}</defs><rect width="256" height="330" fill="url(#pm)"/>` +
    stars.draw() +
    fill(
      'M-10 60C50 30 90 84 150 52S230 40 270 62V110C220 84 190 112 140 100S50 90-10 112Z',
      '#5fe6b6',
      'opacity=".22"',
    ) +
    fill(
      'M-10 40C60 20 110 60 170 34S240 30 270 40V76C220 58 180 84 130 70S40 66-10 80Z',
      '#58c7ff',
      'opacity=".18"',
    ) +
    disc(176, 96, 54, '#f3efd8', 'opacity=".16"') +
    disc(176, 96, 40, '#f3efd8', 'opacity=".95"') +
    stroke('M150 82q8-10 18-6M188 112q10 4 16-6', '#cfc9ab', 4, 'opacity=".6"') +
    fill('M0 150L34 104 58 132 96 84 136 146 170 112 204 150 232 116 256 140V220H0Z', '#1b4052') +
    fill(
      'M96 84L80 106 92 104 98 114 106 102 112 108ZM34 104L24 118 34 116 42 122 44 116Z',
      '#bcd8dc',
      'opacity=".85"',
    ) +
    fill('M96 84L136 146 126 170 104 150ZM34 104L58 132 52 150 38 130Z', '#10303f') +
    fill('M0 176C40 164 90 172 120 184 150 180 200 178 256 186V330H0Z', 'url(#pms)') +
    fill('M0 160C30 150 70 154 100 170 116 178 120 188 108 194 70 204 30 204 0 200Z', '#17352e') +
    fill('M0 184C40 192 80 192 112 188 116 192 112 194 108 195 70 205 30 205 0 201Z', '#0c211d') +
    trees.map(([x, y, h]) => spruce(t, x, y, h, 0.4)).join('') +
    place(58, 180, BUILDINGS.jarlsLonghouse(t), 0.5) +
    stroke('M150 188h52M160 194h36M156 202h44M164 210h30', '#f3efd8', 1.8, 'opacity=".4"') +
    stroke('M178 222C178 196 202 196 204 222M214 222C216 204 232 206 234 222', '#0a2a34', 13) +
    stroke('M176 220C178 194 202 194 203 218M213 219C216 203 231 204 233 219', '#5fb6ae', 2.4) +
    fill(
      'M152 224C146 204 150 186 140 178 134 174 128 178 122 182L126 174C120 174 118 176 114 178 120 166 134 160 146 166 160 174 160 200 168 224Z',
      '#0a2a34',
    ) +
    stroke('M152 224C146 204 150 186 140 178M114 178C120 166 134 160 146 166', '#5fb6ae', 2.2) +
    disc(136, 171.4, 2, '#ffd76a') +
    stroke(`M110 225q8-5 16 0${'t16 0'.repeat(8)}`, '#7fc3c4', 2, 'opacity=".7"') +
    glints.draw() +
    place(122, 286, ship(t, { length: 90, shields: 7, sail: [t.bone, '#b8452b'], hull: '#7a5233' }), 2)
  )
}
