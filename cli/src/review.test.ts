import { fileURLToPath } from 'node:url'
import { QUICK } from '@meadhall/bots/bot'
import { games, type Listed } from '@meadhall/hall/games'
import { withLevels } from '@meadhall/hall/levels'
import { type GameReview, reviewGame } from '@meadhall/hall/review'
import { keyedChance, quickChance } from '@meadhall/kernel/chance'
import type { GameRecord } from '@meadhall/kernel/record'
import { play, startTable } from '@meadhall/kernel/table'
import { expect, test } from 'vitest'
import { filesBelow, readText } from './files.ts'
import type { Golden } from './golden.ts'
import { seedFrom } from './tables.ts'

/** `MEADHALL_LONG=1` reviews ten golden games of each game. */
const GOLDEN = process.env.MEADHALL_LONG ? 10 : 2

const known = games.filter((listed) => listed.review !== undefined)

async function reviewed(listed: Listed, record: GameRecord): Promise<GameReview> {
  const review = await listed.review!()
  const steps = reviewGame(await listed.load(), record, review)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test.each(known)(
  'chances add up, no choice is better than the best, and luck is even: $id',
  async (listed) => {
    const folder = fileURLToPath(new URL(`../../games/${listed.id}/golden`, import.meta.url))
    const files = filesBelow(folder, /\.json$/)
    let luck = 0
    let spread = 0
    for (let i = 0; i < GOLDEN; i++) {
      const { record } = JSON.parse(readText(files[Math.floor((i * files.length) / GOLDEN)])) as Golden
      const { decisions, seats, alone } = await reviewed(listed, record)
      expect(seats.length).toBe(record.seats)
      for (const { chances, after, loss } of decisions) {
        expect(loss).toBeGreaterThanOrEqual(0)
        if (alone) continue
        expect(sum(chances)).toBeCloseTo(1, 6)
        expect(sum(after)).toBeCloseTo(1, 6)
      }
      // What all seats gain by luck is nothing; what the first one gains adds up to nothing over many moves.
      if (alone) continue
      for (const { luck: given } of decisions) {
        expect(sum(given)).toBeCloseTo(0, 6)
        luck += given[0]
        spread += given[0] ** 2
      }
    }
    expect(Math.abs(luck)).toBeLessThan(3.5 * Math.sqrt(spread) + 1e-9)
  },
)

test.each(known)('a Thrall falls shorter of the best than a Huscarl: $id', async (listed) => {
  const game = await listed.load()
  const bots = withLevels(await listed.bots())
  const loss = [0, 0]
  for (const seed of ['a', 'b']) {
    const { record } = playBy(game, [bots.thrall, bots.huscarl], seedFrom(seed))
    const { seats } = await reviewed(listed, record)
    for (const [seat, one] of seats.entries()) loss[seat] += one.loss / one.decisions
  }
  expect(loss[1]).toBeLessThan(loss[0])
})

function playBy(
  game: Awaited<ReturnType<Listed['load']>>,
  bots: readonly ReturnType<typeof withLevels>[string][],
  seed: Uint8Array,
) {
  const { rules } = game
  const { table } = startTable(rules, {
    options: rules.readOptions({}),
    seats: 2,
    chance: keyedChance(seed, 0),
  })
  const thinking = quickChance(1)
  for (let pending = rules.pending(table.state); pending.length > 0; pending = rules.pending(table.state)) {
    const [seat] = pending
    const move = bots[seat](game, rules.view(table.state, seat), seat, thinking, QUICK)
    play(table, seat, move, keyedChance(seed, table.record.entries.length + 1))
  }
  return table
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
