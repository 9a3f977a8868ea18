import { QUICK, random } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import type { AnyHappening, Viewer } from '@meadhall/kernel/rules'
import type { Happening, Move } from '@meadhall/midgard/moves'
import { midgard } from '@meadhall/midgard/rules'
import type { State } from '@meadhall/midgard/state'
import { DESTINIES } from '@meadhall/midgard/vocabulary'
import { expect, test } from 'vitest'
import { botMove, botsToMove } from './bot-seats.ts'
import { bot, entryNumber, type HallTable, openHallTable, submit } from './hall-table.ts'
import { toHex } from './record-file.ts'
import { updateFor } from './update.ts'

const seed = Uint8Array.from({ length: 32 }, (_, i) => 7 * i)

/** What an update tells its viewer that it should not. */
function leaks(hall: HallTable<State, Move, Happening>, viewer: Viewer, since: number): string[] {
  const update = updateFor(hall, viewer, since)
  const text = JSON.stringify(update)
  const found: string[] = []
  if (text.includes(toHex(seed))) found.push('the seed')
  for (const { told } of update.log)
    for (const happening of told as readonly AnyHappening[])
      if ((happening.only ?? viewer) !== viewer) found.push(happening.what)
  // Destinies are held by one and named to no other.
  hall.table.state.players.forEach(({ destinies, destiniesShown }, seat) => {
    if (seat === viewer) return
    for (const destiny of destinies)
      if ((destiniesShown & (1 << destiny)) === 0 && text.includes(`"${DESTINIES[destiny]}"`))
        found.push(DESTINIES[destiny])
  })
  return found
}

test('over a whole game nobody is sent what they may not know', () => {
  const chance = quickChance(3)
  const seats = ['Ada', 'Bo', 'Cleo'].map((name) => bot('random', name))
  const hall = openHallTable(midgard, { seats, options: {}, seed })
  for (let [next] = botsToMove(hall); next; [next] = botsToMove(hall)) {
    const before = Math.max(-1, entryNumber(hall) - 3)
    for (const viewer of [0, 1, 2, null]) expect(leaks(hall, viewer, before)).toEqual([])
    const move = botMove(hall, next.seat, random, chance, QUICK)
    expect(submit(hall, move)).toMatchObject({ outcome: 'played' })
  }
  expect(updateFor(hall, null).seed).toBe(toHex(seed))
})
