// The picture of an enemy: sky in the set's colour, a pale moon, hills, the figure, mist.
import { disc, fill, gradient, mix } from '../../ink.ts'
import { picture } from '../../picture.ts'
import * as draugr from './draugr.ts'
import type { Figure } from './figure.ts'
import * as monsters from './monsters.ts'
import { type EnemySet, paint, SET_LOOKS } from './paint.ts'
import * as trolls from './trolls.ts'

const FIGURES = { ...trolls, ...draugr, ...monsters }

/** The kinds of enemies that are drawn, under the names of their cards. */
export type EnemyArt = keyof typeof FIGURES
export const ENEMY_ARTS = Object.keys(FIGURES) as EnemyArt[]

/** The picture for a card that has none of its own (a replaced set of cards): one of the same kind, always the same. */
export function enemyArt(id: string, kind: 'troll' | 'draugr' | 'monster'): EnemyArt {
  if (Object.hasOwn(FIGURES, id)) return id as EnemyArt
  const group = Object.keys({ troll: trolls, draugr, monster: monsters }[kind]) as EnemyArt[]
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return group[sum % group.length]
}

function backdrop(set: EnemySet, [mx, my]: Figure['moon']) {
  const { colour, deep, ground } = SET_LOOKS[set]
  return (
    `<defs>${gradient('sky', [
      [0, mix(colour, '#0c1a22', 0.3)],
      [1, ground],
    ])}</defs>` +
    '<rect x="-40" y="-60" width="200" height="220" fill="url(#sky)"/>' +
    disc(mx, my + 4, 50, mix(colour, '#fff6dc', 0.3), 'opacity=".5"') +
    disc(mx, my + 4, 38, mix(colour, '#fff6dc', 0.66), 'opacity=".92"') +
    fill(
      'M-40 76L-6 75 18 47 34 63 58 35 82 65 102 45 134 79 160 60V130H-40Z',
      mix(deep, ground, 0.45),
      'opacity=".8"',
    )
  )
}

const MIST = fill('M-40 92q30-10 60-2t60 0 60-2 20 2V160H-40Z', '#05090c', 'opacity=".75"')

/** On a card: 120 × 126 around the figure. */
export const cardScene = (art: EnemyArt, set: EnemySet) =>
  picture(
    `enemy card ${art} ${set}`,
    240,
    252,
    () => backdrop(set, FIGURES[art].moon) + paint(FIGURES[art], set) + MIST,
    '0 -22 120 126',
  )

/** Without a card, square: for the saga, the score and its moments. */
export const portraitScene = (art: EnemyArt, set: EnemySet) =>
  picture(
    `enemy portrait ${art} ${set}`,
    120,
    120,
    () => backdrop(set, FIGURES[art].moon) + paint(FIGURES[art], set),
    '4 -10 112 112',
  )

/** For the fight: the figure alone, in more light. */
export const fightFigure = (art: EnemyArt, set: EnemySet) => paint(FIGURES[art], set, true)
export const moonOf = (art: EnemyArt) => FIGURES[art].moon
