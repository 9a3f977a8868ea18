import { readFileSync } from 'node:fs'
import { gameOf } from '@meadhall/hall/games'
import { openHallTable, person } from '@meadhall/hall/hall-table'
import { expect, test } from 'vitest'
import { threadArguments } from '../testing/servers.ts'
import { botThreads } from './bot-threads.ts'

const GAME = new URL('../../../games/mountain/golden/2/010.json', import.meta.url)

test('with a single thread for bots, a move does not wait behind a game that is looked back at', async () => {
  const { record } = JSON.parse(readFileSync(GAME, 'utf8')) as { record: { entries: object[] } }
  const text = JSON.stringify(record)
  const bots = botThreads(1, threadArguments)
  const game = await gameOf('midgard')!.load()
  const hall = openHallTable(game, {
    seats: ['Ada', 'Bo'].map((name) => person(name)),
    options: {},
    seed: new Uint8Array(32),
  })
  const [seat] = game.rules.pending(hall.table.state)
  const think = () =>
    bots.think({
      game: 'midgard',
      options: {},
      view: game.rules.view(hall.table.state, seat),
      seat,
      bot: 'huscarl',
      seed: 1,
    })
  // Both threads have begun.
  const [, first] = await Promise.all([bots.reviewLength(text), think()])
  const order: string[] = []
  const looking = bots.reviewPart(text, 0, record.entries.length).then((part) => {
    order.push('review')
    return part
  })
  expect(bots.thinking(), 'a review is no bot').toBe(0)
  const move = think().then((given) => {
    order.push('move')
    return given
  })
  expect(bots.thinking()).toBe(1)
  expect(await move).toEqual(first)
  const part = await looking
  expect(order).toEqual(['move', 'review'])
  expect(JSON.parse(part)).toHaveLength(record.entries.length)
  await bots.close()
}, 120_000)
