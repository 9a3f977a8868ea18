import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { below, quickWords } from '@meadhall/kernel/chance'
import { freePort, startPostgres, type TestPostgres } from '@meadhall/server/testing/postgres'
import { type ServerProcess, spawnServer } from '@meadhall/server/testing/process'
import type { Place } from '@meadhall/server/testing/servers'
import { type Disk, newDisk } from './disk.ts'
import { startMatch } from './match.ts'
import { type Findings, type Found, newFindings, type Siege, type Time } from './part.ts'

/** Milliseconds after the return in which a game must go on by itself. */
const BACK_WITHIN = 5000
/** Faults at one table before the next. */
const A_TABLE = 6
const HOUR = 3_600_000
/** Programs that want to run, for each core, above which a machine is too busy to judge by. */
const MOST_BUSY = 2

/** Faults of the machine while people and a bot play. */
export const faults: Siege = {
  name: 'faults',
  what: 'server, worker and database killed; database gone, hung or cut off; disk full or read-only; clock set wrong; while people play; both databases',
  aim: 200,
  unit: 'faults',
  async run(time: Time, done: number): Promise<Found> {
    const findings = newFindings()
    const word = quickWords(done + 11)
    const postgres = await startPostgres()
    try {
      for (let round = 0; !time.isUp(); round++)
        await (round % 2 === 1 ? onPostgres(postgres, time, word, findings) : onDisk(time, word, findings))
    } finally {
      await postgres.stop()
    }
    return findings.all()
  },
  note({ times = {}, most = {} }) {
    const each = Object.entries(times).map(([what, n]) => `${what} ${n}`)
    return `the longest until a game went on: ${Math.round(most.ms ?? 0)} ms; ${each.join(', ')}`
  },
}

interface Hall {
  server: ServerProcess
  start(): Promise<ServerProcess>
}

/** A fault: what is done, and undone again. Whatever it throws is told. */
type Ways = Readonly<Record<string, () => Promise<void>>>

async function openHall(place: Place): Promise<Hall> {
  const port = await freePort()
  const start = () => spawnServer({ ...place, LOG_LEVEL: 'silent' }, port)
  return { start, server: await start() }
}

/** What can befall any hall. */
function common(hall: Hall, word: () => number): Ways {
  return {
    'server killed': () => restarted(hall),
    'clock set': async () => {
      hall.server.setClock((below(48, word) - 24) * HOUR)
      await pause(1000)
    },
  }
}

async function restarted(hall: Hall): Promise<void> {
  await hall.server.kill()
  hall.server = await hall.start()
}

async function onDisk(time: Time, word: () => number, findings: Findings): Promise<void> {
  const disk: Disk = newDisk()
  const hall = await openHall(disk.place)
  const ways: Ways = {
    ...common(hall, word),
    ...(disk.isOwn && {
      'disk full': async () => {
        disk.fill()
        await pause(1000 + below(2000, word))
        disk.empty()
      },
      'disk read-only at a start': async () => {
        await hall.server.kill()
        disk.readOnly()
        const started = await hall.start().catch(() => undefined)
        disk.writable()
        if (started) findings.fault('a server starts on a disk that it cannot write to')
        hall.server = started ?? (await hall.start())
      },
    }),
  }
  await oneTable(hall, ways, time, word, findings)
  disk.remove()
}

async function onPostgres(
  postgres: TestPostgres,
  time: Time,
  word: () => number,
  findings: Findings,
): Promise<void> {
  const place = { DATABASE_URL: await postgres.database() }
  const hall = await openHall({ ...place, WORK: 'web' })
  const bots = await openHall({ ...place, WORK: 'bots' })
  const away = () => pause(500 + below(2500, word))
  const ways: Ways = {
    ...common(hall, word),
    'worker killed': () => restarted(bots),
    'database killed': () => postgres.kill().then(away).then(postgres.comeBack),
    'database gone': () => postgres.goAway().then(away).then(postgres.comeBack),
    'database hung': () => postgres.freeze().then(away).then(postgres.thaw),
    'connections ended': postgres.endConnections,
  }
  await oneTable(hall, ways, time, word, findings)
  if ((await bots.server.stop()) !== 0) findings.fault('the worker did not end in good order')
}

async function oneTable(
  hall: Hall,
  ways: Ways,
  time: Time,
  word: () => number,
  findings: Findings,
): Promise<void> {
  const match = await startMatch(hall.server.url, {
    game: 'odin',
    pace: 20,
    seed: below(1e6, word),
    bot: true,
  })
  for (let n = 0; n < A_TABLE && (n === 0 || !time.isUp()); n++) {
    const before = match.moves()
    for (let tries = 0; match.moves() < before + 3 && tries < 300; tries++) await pause(50)
    if (match.isOver()) break
    const names = Object.keys(ways)
    const what = names[below(names.length, word)]
    await ways[what]()
    const returned = performance.now()
    const then = match.moves()
    while (match.moves() === then && !match.isOver() && performance.now() - returned < 20_000) await pause(20)
    const took = performance.now() - returned
    // Where many others want the machine, slowness says nothing of the hall: it does not count, and is tried again.
    if (took > BACK_WITHIN && loadavg()[0] > MOST_BUSY * availableParallelism()) {
      findings.times('not judged, since the machine was busy')
      continue
    }
    findings.count()
    findings.times(what)
    findings.most('ms', took)
    if (took > BACK_WITHIN) findings.fault(`${what}: the game went on after ${Math.round(took)} ms`)
  }
  await match.stop()
  for (const fault of await match.faults()) findings.fault(fault)
  if ((await hall.server.stop()) !== 0) findings.fault('the server did not end in good order')
}
