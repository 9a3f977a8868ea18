import { QUICK, random } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyHappening } from '@meadhall/kernel/rules'
import { midgard } from '@meadhall/midgard/rules'
import { DESTINIES } from '@meadhall/midgard/vocabulary'
import { expect, test } from 'vitest'
import { botMove, botsToMove } from './bot-seats.ts'
import { bot, openHallTable, submit, toHex } from './hall-table.ts'
import { updateFor } from './update.ts'

const seed = Uint8Array.from({ length: 32 }, (_, i) => 7 * i)

test('over whole games nobody is sent what they may not know', () => {
  const chance = quickChance(3)
  const seats = ['Ada', 'Bo', 'Cleo'].map((name) => bot('random', name))
  const hall = openHallTable(midgard, { seats, options: {}, seed })
  const since = [-1, -1, -1]
  for (let [next] = botsToMove(hall); next; [next] = botsToMove(hall)) {
    for (const viewer of [0, 1, 2, null]) {
      const update = updateFor(hall, viewer, viewer === null ? -1 : since[viewer])
      const text = JSON.stringify(update)
      expect(text).not.toContain(toHex(seed))
      if (viewer !== null) {
        since[viewer] = update.n
        expect(canonical(update.legal)).toBe(canonical(midgard.rules.legal(hall.table.state, viewer)))
      }
      for (const { told } of update.log)
        for (const happening of told as readonly AnyHappening[]) expect(happening.only ?? viewer).toBe(viewer)
      // Destinies are held by one and named to no other.
      hall.table.state.players.forEach((player, seat) => {
        if (seat === viewer) return
        for (const destiny of player.destinies)
          if ((player.destiniesShown & (1 << destiny)) === 0)
            expect(text).not.toContain(`"${DESTINIES[destiny]}"`)
      })
    }
    expect(submit(hall, botMove(hall, next.seat, random, chance, QUICK))).toMatchObject({ outcome: 'played' })
  }
  expect(updateFor(hall, null).seed).toBe(toHex(seed))
})
