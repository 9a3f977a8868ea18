import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '@meadhall/server/config'
import { backupLines } from '@meadhall/server/database/backup'
import { atOneMoment } from '@meadhall/server/database/snapshot'
import { openSqlite } from '@meadhall/server/database/sqlite'
import { people as openPeople } from '@meadhall/server/people/people'
import { sweepPeople } from '@meadhall/server/people/sweeping'
import { openLobby } from '@meadhall/server/tables/lobby'
import { openLook } from '@meadhall/server/tables/look'
import { openRooms } from '@meadhall/server/tables/rooms'
import { fill } from '@meadhall/server/testing/fill'
import { newFolder, threadArguments } from '@meadhall/server/testing/servers'
import { type Found, faultList, type Siege, type Time } from './part.ts'

const FEW = 1000
const AIM = 1_000_000

/** A database with very many finished games beside one that is just begun. */
export const many: Siege = {
  name: 'many',
  what: 'very many finished games in the database: a table opens and lists show as with a thousand',
  aim: AIM,
  unit: 'games in it',
  async run(time: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const { place, remove } = newFolder()
    const folder = place.DATA_DIR
    const before = await measured(folder)
    const end = performance.now() + (time.seconds * 1000) / 2
    const count = await fill(
      join(folder, 'meadhall.db'),
      (n) => n < FEW || (n < AIM && performance.now() < end),
    )
    const after = await measured(folder)
    for (const what of ['open', 'list', 'mine', 'sweep'] as const)
      if (after[what] > 250 && after[what] > 3 * before[what])
        add(
          `${what}: ${Math.round(after[what])} ms with ${count} games, ${Math.round(before[what])} ms without`,
        )
    const started = performance.now()
    const bytes = await backedUp(place)
    const seconds = (performance.now() - started) / 1000
    remove()
    const figures = Object.entries(after).map(([what, took]) => `${what} ${took.toFixed(1)} ms`)
    return {
      // What counts is the largest so far, not the sum.
      count: Math.max(0, count - done),
      faults,
      note: `${figures.join(', ')}; backup of ${count} games ${seconds.toFixed(0)} s, ${Math.round(bytes / 1e6)} MB`,
    }
  },
}

const SESSION_DAYS = 90

/** Milliseconds that things take at a hall, the middle of five tries. */
async function measured(folder: string) {
  const store = await openSqlite(folder, threadArguments)
  const rooms = openRooms(store, 100, { turn: () => {}, due: () => {}, trouble: () => {} })
  const people = openPeople(store, SESSION_DAYS)
  const lobby = openLobby(rooms, () => createHash('sha256').update('many').digest())
  const look = openLook(rooms)
  const { person } = (await people.guest('Ada')).session
  const { id } = await lobby.create(person, { game: 'spoils', seats: ['open', 'open'], public: true })
  const middle = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let i = 0; i < 5; i++) {
      const started = performance.now()
      await work()
      times.push(performance.now() - started)
    }
    return times.toSorted((a, b) => a - b)[2]
  }
  const found = {
    open: await middle(() => look.info(id, person.id)),
    list: await middle(() => look.list(person.id)),
    mine: await middle(() => look.mine(person.id)),
    sweep: await middle(() => sweepPeople(store, SESSION_DAYS)),
  }
  await rooms.close()
  await store.close()
  return found
}

async function backedUp(place: Readonly<Record<string, string>>): Promise<number> {
  let bytes = 0
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done()
    },
  })
  await atOneMoment(readConfig(place), (db) => pipeline(Readable.from(backupLines(db)), count))
  return bytes
}
