import { QUICK, random } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { expect, test } from 'vitest'
import { botMove, botsToMove } from './bot-seats.ts'
import { games } from './games.ts'
import { bot, openHallTable, submit } from './hall-table.ts'
import { openUpdateFor, updateFor } from './update.ts'

const seed = Uint8Array.from({ length: 32 }, (_, i) => 5 * i)

test.each(games.map(({ id }) => id))('at one screen most steps of %s need no passing on', async (id) => {
  const game = await games.find((listed) => listed.id === id)!.load()
  const chance = quickChance(8)
  const seats = ['Ada', 'Bo', 'Cleo'].map((name) => bot('random', name))
  const hall = openHallTable(game, { seats, options: {}, seed })
  let open = 0
  let all = 0
  for (let [next] = botsToMove(hall); next; [next] = botsToMove(hall)) {
    const update = openUpdateFor(hall, next.seat)
    all++
    if (update) open++
    // Nothing but the moves is the seat's own.
    const onlooker = updateFor(hall, null)
    expect(update?.view ?? onlooker.view).toEqual(onlooker.view)
    expect(update?.log ?? onlooker.log).toEqual(onlooker.log)
    const move = botMove(hall, next.seat, random, chance, QUICK)
    expect(submit(hall, move)).toMatchObject({ outcome: 'played' })
  }
  expect(open).toBeGreaterThan(all / 2)
})
