import { QUICK } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { silent, total } from '@meadhall/kernel/rules'
import { expect, test } from 'vitest'
import { games, type Listed } from './games.ts'
import { isAtLevel, type Level, withLevels, withTemperaments } from './levels.ts'

/** Plays games for two, in which both sit first as often, and counts how often the first level has more points. */
async function wins(listed: Listed, [one, other]: readonly [Level, Level], rounds: number): Promise<number> {
  const game = await listed.load()
  const { rules } = game
  const bots = withLevels(await listed.bots())
  let won = 0
  for (let round = 0; round < rounds; round++) {
    const seated = round % 2 === 0 ? [one, other] : [other, one]
    const chance = quickChance(round + 1)
    const thinking = quickChance(round + 101)
    const state = rules.setup(rules.readOptions({}), 2, chance, silent)
    for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
      const move = bots[seated[seat]](game, rules.view(state, seat), seat, thinking, QUICK)
      rules.apply(state, seat, move, chance, silent)
    }
    const points = (level: Level) => total(rules.score(state, seated.indexOf(level)))
    if (points(one) > points(other)) won++
  }
  return won
}

test.each(games.map((listed) => [listed.title, listed] as const))(
  'in %s a huscarl beats thralls',
  async (_, listed) => {
    expect(await wins(listed, ['huscarl', 'thrall'], 6)).toBeGreaterThan(4)
  },
  120_000,
)

test('bots without a temperament draw one each, and no two the same before all are dealt', () => {
  const dealt = withTemperaments(['karl', null, 'jarl', 'karl/skald', 'thrall', 'greedy'], 2)
  expect(dealt).toEqual(['karl/maurapuki', null, 'jarl/skald', 'karl/skald', 'thrall/vikingr', 'greedy'])
  for (const bot of ['jarl', ...dealt.filter((bot) => bot?.includes('/'))]) expect(isAtLevel(bot!)).toBe(true)
  for (const bot of ['jarl/nobody', 'greedy', 'jarl/skald/skald', '']) expect(isAtLevel(bot)).toBe(false)
})
