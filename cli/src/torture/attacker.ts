import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@meadhall/server/testing/postgres'
import { spawnServer } from '@meadhall/server/testing/process'
import { newFolder } from '@meadhall/server/testing/servers'
import { ATTACKS, from } from './attacks.ts'
import { gatherFoes } from './foes.ts'
import { percentile, startEvening } from './match.ts'
import { type Found, faultList, type Siege, type Time } from './part.ts'

const TABLES = 4
/** Milliseconds that nobody may wait longer for a move, ninety-nine times of a hundred. */
const WITHIN = 250
/** So many moves of the others there must be for their waits to be judged. */
const ENOUGH = 50

/** One attacker within the usual limits, who tries one thing after the other while others play. */
export const attacker: Siege = {
  name: 'attacker',
  what: `one attacker within the usual limits tries each of these in turn; others' moves, p99 under ${WITHIN} ms`,
  aim: 100_000,
  unit: 'tries',
  async run(time: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const { place, remove } = newFolder()
    const server = await spawnServer(
      { ...place, RATE_LIMIT: '1', TRUST_PROXY: 'yes', COUNTDOWN: '0', LOG_LEVEL: 'silent' },
      await freePort(),
    )
    const { url } = server
    const foes = gatherFoes()
    const seconds = time.seconds / (Object.keys(ATTACKS).length + 1)
    const told: string[] = []
    let count = 0
    /** Others play, at each table from an address of their own, while something goes on; how long they waited. */
    const waitsDuring = async (round: number, what: (table: string) => Promise<unknown>): Promise<number> => {
      const evenings = await Promise.all(
        Array.from({ length: TABLES }, (_, i) =>
          startEvening(url, {
            game: 'odin',
            pace: 80,
            seed: done + 100 * i,
            headers: from(`198.51.${round}.${i}`),
          }),
        ),
      )
      await what(evenings[0].table)
      const waited = evenings.flatMap((evening) => evening.takeWaits())
      for (const evening of evenings) for (const fault of await evening.end()) add(fault)
      return waited.length < ENOUGH ? 0 : percentile(waited, 99)
    }
    const calm = await waitsDuring(0, () => pause(seconds * 1000))
    told.push(`calm ${Math.round(calm)}`)
    for (const [i, what] of Object.keys(ATTACKS).entries()) {
      const under = await waitsDuring(i + 1, async (table) => {
        count += await foes.loose({ what, url, table, seconds, seed: done })
      })
      told.push(`${what} ${Math.round(under)}`)
      if (calm > 0 && under > WITHIN && under > 2 * calm)
        add(`${what}: others waited ${Math.round(under)} ms (p99) instead of ${Math.round(calm)}`)
    }
    await foes.end()
    if ((await server.stop()) !== 0) add('the server did not end in good order')
    remove()
    return { count, faults, note: `p99 in ms: ${told.join(', ')}` }
  },
}
