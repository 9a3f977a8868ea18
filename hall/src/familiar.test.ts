import { looked } from '@meadhall/bots/looked'
import { setOf, type Tables, withRow } from '@meadhall/kernel/component-set'
import { box as midgard } from '@meadhall/midgard/box'
import { box as mountain } from '@meadhall/mountain/box'
import type { ChampionRow } from '@meadhall/mountain/data/rows'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from './games.ts'
import { openHallTable, person } from './hall-table.ts'
import { openLesson } from './lesson-table.ts'
import { advise, think } from './think.ts'

const champion = (mountain.ours.champions as readonly ChampionRow[])[20]
const SETS: readonly [string, Tables][] = [
  ['midgard', withRow(midgard, {}, ['dice', 'axeman'], { faces: Array<string>(6).fill('hit2') })],
  ['mountain', withRow(mountain, {}, ['champions', 20], { ...champion, votes: 5 })],
]

/** The first decision of a game, as it travels to where bots think. */
async function sightOf(game: string, options: object) {
  const loaded = await gameOf(game)!.load()
  const seats = ['Ada', 'Bo'].map((name) => person(name))
  const { state } = openHallTable(loaded, { seats, options, seed: new Uint8Array(32) }).table
  const [seat] = loaded.rules.pending(state)
  return structuredClone({ game, options, view: loaded.rules.view(state, seat), seat })
}

describe.each(SETS)('components of one’s own in %s', (game, tables) => {
  const cards = setOf(game, 'Other', tables)

  test('who advises says that they have not learnt with them', async () => {
    expect(await advise(await sightOf(game, { cards }))).toMatchObject({ unfamiliar: true })
    expect(await advise(await sightOf(game, {}))).not.toHaveProperty('unfamiliar')
  }, 60_000)

  test('bots of the lower levels play moves on, which they do not with ours', async () => {
    const cost = async (options: object) => {
      const sight = await sightOf(game, options)
      const before = looked.positions
      await think({ ...sight, bot: 'karl', seed: 1 })
      return looked.positions - before
    }
    expect(await cost({ cards })).toBeGreaterThanOrEqual(400)
    expect(await cost({})).toBeLessThan(400)
  }, 60_000)
})

test('lessons are always taken with our components', async () => {
  for (const listed of games) {
    const game = await listed.load()
    for (const lesson of await listed.lessons.load())
      expect(openLesson(game, lesson).hall.table.record.options).not.toHaveProperty('cards')
  }
})
