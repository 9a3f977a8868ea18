import { setTimeout as pause } from 'node:timers/promises'
import { below, quickWords } from '@meadhall/kernel/chance'
import { freePort, startPostgres, type TestPostgres } from '@meadhall/server/testing/postgres'
import { spawnServer } from '@meadhall/server/testing/process'
import { newFolder, type Place } from '@meadhall/server/testing/servers'
import { startMatch } from './match.ts'
import { type Found, faultList, type Siege, type Time } from './part.ts'

/** Milliseconds after the return in which a game must go on by itself. */
const BACK_WITHIN = 5000
/** Faults at one table before the next. */
const A_TABLE = 4

/** Faults of the machine while people play: the server is killed, the database goes away, hangs or ends connections. */
export const faults: Siege = {
  name: 'faults',
  what: 'server killed, database gone, hung or cut off while people play; both databases',
  aim: 200,
  unit: 'faults',
  async run(time: Time, done: number): Promise<Found> {
    const list = faultList()
    const word = quickWords(done + 11)
    const postgres = await startPostgres()
    let count = 0
    let longest = 0
    try {
      for (let round = 0; !time.isUp(); round++) {
        const { place, remove } = newFolder()
        const isShared = round % 2 === 1
        const where: Place = isShared ? { DATABASE_URL: await postgres.database() } : place
        const tried = await oneTable(where, isShared ? postgres : undefined, time, word, list.add)
        count += tried.count
        longest = Math.max(longest, tried.longest)
        remove()
      }
    } finally {
      await postgres.stop()
    }
    return { count, faults: list.faults, note: `the longest until a game went on: ${Math.round(longest)} ms` }
  },
}

async function oneTable(
  place: Place,
  postgres: TestPostgres | undefined,
  time: Time,
  word: () => number,
  add: (fault: string) => void,
): Promise<{ count: number; longest: number }> {
  const port = await freePort()
  const quiet = { ...place, LOG_LEVEL: 'silent' }
  let server = await spawnServer(quiet, port)
  const match = await startMatch(server.url, 'odin', 20, below(1e6, word))
  let count = 0
  let longest = 0
  const ways: [string, () => Promise<void>][] = [
    [
      'the server was killed',
      async () => {
        await server.kill()
        server = await spawnServer(quiet, port)
      },
    ],
  ]
  if (postgres) {
    const away = () => pause(500 + below(2500, word))
    ways.push(
      ['the database was gone', () => postgres.goAway().then(away).then(postgres.comeBack)],
      ['the database hung', () => postgres.freeze().then(away).then(postgres.thaw)],
      ['the database ended all connections', postgres.endConnections],
    )
  }
  while (count < A_TABLE && (count === 0 || !time.isUp())) {
    const before = match.moves()
    for (let tries = 0; match.moves() < before + 3 && tries < 300; tries++) await pause(50)
    const [what, fault] = ways[below(ways.length, word)]
    await fault()
    count++
    const returned = performance.now()
    const then = match.moves()
    while (match.moves() === then && performance.now() - returned < 20_000) await pause(20)
    const took = performance.now() - returned
    longest = Math.max(longest, took)
    if (took > BACK_WITHIN) add(`${what}: the game went on after ${Math.round(took)} ms`)
  }
  await match.stop()
  for (const fault of await match.faults()) add(fault)
  if ((await server.stop()) !== 0) add('the server did not end in good order')
  return { count, longest }
}
