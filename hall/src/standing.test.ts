import { quickChance } from '@meadhall/kernel/chance'
import { expect, test } from 'vitest'
import { gameOf, games } from './games.ts'
import { publicStanding } from './standing.ts'

const SEATS = 3

test.each(games.map(({ id }) => id))(
  'how %s stands tells nothing that not everybody may know',
  async (id) => {
    const game = await gameOf(id)!.load()
    const { rules } = game
    const chance = quickChance(5)
    const state = rules.setup(rules.readOptions({}), SEATS, chance, () => {})
    for (let looks = 0; looks < 4; looks++) {
      const standing = publicStanding(game, state, SEATS)
      expect(standing.stage!.n).toBeGreaterThan(0)
      expect(standing.stage!.n).toBeLessThanOrEqual(standing.stage!.of)
      expect(standing.points).toHaveLength(SEATS)
      for (const seed of [1, 2, 3]) {
        const other = rules.determinize(rules.clone(rules.view(state, null)), null, quickChance(seed))
        expect(publicStanding(game, other, SEATS)).toEqual(standing)
      }
      for (let moves = 0; moves < 20; moves++) {
        const [seat] = rules.pending(state)
        const open = rules.shaped(state, seat)
        rules.apply(state, seat, open[moves % open.length], chance, () => {})
      }
    }
  },
)
