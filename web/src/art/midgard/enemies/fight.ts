// The enemy large, for the left third of a fight: sky and moon, the figure, and what stands between it and you.
import { bundle, disc, fill, gradient, mix, n, place, scatter } from '../../ink.ts'
import { spruce } from '../../nature.ts'
import { picture } from '../../picture.ts'
import { scenery } from '../../theme.ts'
import { type EnemySet, SET_LOOKS } from './paint.ts'
import { type EnemyArt, fightFigure, moonOf } from './scene.ts'

/** Where the fight is: at the gate, among the barrows, on a shore or on the open sea. */
export type FightGround = 'gate' | 'barrow' | 'shore' | 'sea'

const NIGHT = scenery.dark

function sky(set: EnemySet, art: EnemyArt) {
  const { colour, deep, ground } = SET_LOOKS[set]
  const random = scatter(9)
  const stars = bundle()
  for (let i = 0; i < 60; i++)
    stars.add(
      `M${n(random() * 360)} ${n(random() * 220)}h.1`,
      `stroke="#fff" stroke-linecap="round" stroke-width="${n(0.8 + Math.round(random() * 3) * 0.5)}" opacity="${n(0.3 + Math.round(random() * 3) * 0.2)}"`,
    )
  const [mx] = moonOf(art)
  return (
    `<defs>${gradient('fsky', [
      [0, mix('#0e1c33', deep, 0.25)],
      [0.6, mix('#1d4a52', colour, 0.34)],
      [1, mix('#0f2a24', ground, 0.6)],
    ])}${gradient('ffade', [
      [0, '#0b0d0c', 0],
      [1, '#0b0d0c', 1],
    ])}</defs><rect width="360" height="600" fill="url(#fsky)"/>` +
    stars.draw() +
    disc(mx * 3, 208, 128, mix(colour, '#fff6dc', 0.6), 'opacity=".22"') +
    disc(mx * 3, 208, 98, mix(colour, '#fff6dc', 0.72), 'opacity=".9"') +
    fill('M0 330L60 262 104 304 170 238 240 312 300 256 360 320V480H0Z', mix(deep, '#10202c', 0.45))
  )
}

function foreground(where: FightGround, set: EnemySet) {
  const { deep } = SET_LOOKS[set]
  const fade = '<rect y="470" width="360" height="130" fill="url(#ffade)" opacity=".9"/>'
  if (where === 'gate') {
    let posts = ''
    for (let i = 0; i < 17; i++) {
      const top = 506 + (i % 2) * 6
      posts +=
        fill(`M${i * 22 - 6} 620V${top}l11-18 11 18V620Z`, '#4a3324', 'stroke="#150d08" stroke-width="2"') +
        fill(`M${i * 22 + 5} ${top - 17}l11 18V620h-10z`, '#2a1b12')
    }
    return posts + fade
  }
  if (where === 'barrow')
    return (
      fill(
        'M-10 600V496C40 470 90 480 130 504 170 476 250 468 300 496 330 484 350 484 370 492V600Z',
        '#0e1a14',
      ) +
      fill('M8 590l8-84 26-6 8 90zM308 590l4-88 28 8 4 80z', '#4a5250', 'stroke="#0a0f0d" stroke-width="2"') +
      fade
    )
  const wave = (y: number, colour: string) =>
    fill(
      `M-20 ${y}q20-16 40 0${'t40 0'.repeat(9)}V620H-20Z`,
      colour,
      `stroke="${mix(deep, '#bfe6ea', 0.55)}" stroke-width="3"`,
    )
  return wave(482, mix(deep, '#06121c', 0.45)) + wave(516, mix(deep, '#06121c', 0.65)) + fade
}

function scene(art: EnemyArt, set: EnemySet, where: FightGround) {
  const trees =
    where === 'gate' || where === 'barrow'
      ? [16, 44, 70, 300, 326, 350]
          .map((x, i) => spruce(NIGHT, x, 392 + (i % 3) * 10, 96 - (i % 2) * 22, 0.4))
          .join('')
      : ''
  return sky(set, art) + trees + place(0, 176, fightFigure(art, set), 3) + foreground(where, set)
}

/** The address of the picture, 360 × 600; its lowest 100 fade into the dark for words and numbers. */
export const fightPicture = (art: EnemyArt, set: EnemySet, where: FightGround) =>
  picture(`fight ${art} ${set} ${where}`, 360, 600, () => scene(art, set, where))
