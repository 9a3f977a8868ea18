import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@meadhall/server/testing/postgres'
import { spawnServer } from '@meadhall/server/testing/process'
import { newFolder } from '@meadhall/server/testing/servers'
import { gatherFoes } from './foes.ts'
import { type Evening, percentile, startEvening } from './match.ts'
import { type Found, faultList, type Siege, type Time } from './part.ts'
import { vitals } from './vitals.ts'

const TABLES = 4

/** So many moves of the others there must be for their waits, and the memory of a warm server, to be judged. */
const ENOUGH = 200
/** Others wait at most so many times as long as when it is calm; milliseconds below the floor are noise. */
const TWICE = 2
const FLOOR = 50
/** Seconds after which a server has tidied up, and megabytes that it may then have more than before. */
const TIDY = 30
const MORE = 100

/** Strangers with the usual limits on, while others play. */
export const strangers: Siege = {
  name: 'strangers',
  what: `fuzzed sockets and HTTP from forty addresses, with the usual limits, while others play: their p99 within twice the calm one (or ${FLOOR} ms), memory back at its level`,
  aim: 1_000_000,
  unit: 'messages',
  async run({ seconds }: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const { place, remove } = newFolder()
    const server = await spawnServer(
      { ...place, RATE_LIMIT: '1', COUNTDOWN: '0', LOG_LEVEL: 'silent' },
      await freePort(),
    )
    const { url } = server
    const foes = gatherFoes()
    const evenings: Evening[] = []
    for (let i = 0; i < TABLES; i++)
      evenings.push(await startEvening(url, { game: 'midgard', pace: 150, seed: done + 100 * i }))
    const waits = () => evenings.flatMap((evening) => evening.takeWaits())
    await pause(Math.min(30, seconds / 4) * 1000)
    const calm = percentile(waits(), 99)
    const before = await vitals(url)
    const count = await foes.loose({ what: 'crowd', url, table: evenings[0].table, seconds, seed: done + 5 })
    const waited = waits()
    await foes.end()
    const under = percentile(waited, 99)
    const after = await vitals(url)
    await pause(Math.min(TIDY, seconds / 4) * 1000)
    const { megabytes } = await vitals(url)
    for (const evening of evenings) for (const fault of await evening.end()) add(fault)
    if (waited.length >= ENOUGH && under > Math.max(FLOOR, TWICE * calm))
      add(`others waited ${Math.round(under)} ms (p99) instead of ${Math.round(calm)}`)
    if (waited.length >= ENOUGH && megabytes > before.megabytes + MORE)
      add(`${Math.round(megabytes)} MB are left instead of ${Math.round(before.megabytes)}`)
    if ((await server.stop()) !== 0) add('the server did not end in good order')
    remove()
    const busy = (after.processor - before.processor) / seconds
    const told = [
      `others' moves, p99: ${Math.round(calm)} ms before, ${Math.round(under)} ms under it (${waited.length} moves)`,
      `${Math.round(count / seconds)} messages a second`,
      `the server: ${Math.round(100 * busy)} % of a core, late by ${Math.round(after.late)} ms (p99)`,
      `${Math.round(before.megabytes)} MB before, ${Math.round(megabytes)} after`,
    ]
    return { count, faults, note: told.join('; ') }
  },
}
