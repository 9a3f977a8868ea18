import { setOf, type Tables } from '@meadhall/kernel/component-set'
import { silent } from '@meadhall/kernel/rules'
import { BadSet } from '@meadhall/kernel/spec'
import { box } from './box.ts'
import { fightOdds, type Odds } from './odds.ts'
import { readOptions } from './options.ts'
import { setup } from './setup.ts'
import { cardSet } from './state.ts'
import { FACES, HIT1, HIT2, WARRIORS } from './vocabulary.ts'

/** What three dice of each kind do against an enemy of a set; nothing where the set cannot be played with. */
export function threeDiceOdds(tables: Tables, id: string): readonly Odds[] | undefined {
  try {
    const cards = Object.keys(tables).length > 0 ? { cards: setOf(box.game, '', tables) } : {}
    const state = setup(readOptions(cards), 2, 2, { pick: (_what, among) => among[0] }, silent)
    const enemy = cardSet(state).enemies.findIndex((each) => each.id === id)
    if (enemy < 0) return undefined
    return WARRIORS.map((_, kind) =>
      fightOdds(
        state,
        0,
        WARRIORS.map((_of, i) => (i === kind ? 3 : 0)),
        enemy,
      ),
    )
  } catch (error) {
    if (error instanceof BadSet) return undefined
    throw error
  }
}

/** CM-9.4: how many hits a throw of a die is worth on average. */
export function meanHits(faces: readonly string[]): number {
  let hits = 0
  for (const face of faces) hits += FACES[HIT1] === face ? 1 : FACES[HIT2] === face ? 2 : 0
  return hits / faces.length
}
