import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAME_IDS } from '@meadhall/hall/game-ids'
import type { Given, Takes } from '../arguments.ts'
import { drive, type Effort, type LoadResult, type Pace } from '../load/drive.ts'
import { recordGame } from '../load/recorded.ts'
import { type OpenTable, openOurs, openRelayed, openTheirs } from '../load/sockets.ts'
import { ServerEnded, startUnderLoad } from '../load/under-load.ts'
import { findGame } from '../tables.ts'

export const takes: Takes = {
  options: {
    tables: { value: 'N', help: 'tables of four (100)' },
    each: { value: 'N', help: 'at how many of ours the same four people sit, over one socket each (1)' },
    against: { value: 'N', help: 'tables at the other servers (as many as at ours)' },
    every: { value: 'S', help: 'seconds between two moves of a table (5)' },
    seconds: { value: 'S', help: 'how long to measure, after the tables are open (20)' },
    hold: { value: 'MS', help: 'then play faster and faster while 99 % of the moves arrive within MS' },
    game: { value: 'GAME', help: 'the game to play (midgard)' },
    'only-ours': { help: 'leave out the others' },
    json: { help: 'print one JSON object' },
  },
  more: [
    'Opens real sockets to servers that it starts on this machine, and plays a recorded game at every table.',
    'With DATABASE_URL ours uses that database, which must be empty or made for this; otherwise a new folder.',
  ],
}

interface Report extends LoadResult {
  readonly game: string
  readonly database: string
  readonly boardgameIo: Compared
  /** With the storage that it brings along, so that it does not forget its games either. */
  readonly boardgameIoOnDisk: Compared
  /** A server that only passes on what is said: more cannot be held. */
  readonly relay: Compared
}

/** Null if it was left out, `ended` if the server did not live through the load. */
type Compared = LoadResult | 'ended' | null

interface Measured {
  readonly name: string
  readonly open: OpenTable
}

const meadhall = (each: number): Measured => ({ name: 'meadhall', open: openOurs(each) })
const BOARDGAME_IO: Measured = { name: 'boardgame-io', open: openTheirs }
const RELAY: Measured = { name: 'relay', open: openRelayed }

/** `meadhall load`: how many tables a server holds, and how long a move takes to reach everybody. */
export async function run(given: Given): Promise<number> {
  const listed = findGame(given.text('game') ?? GAME_IDS[0])
  const tables = given.count('tables', 100, 1, 20_000)
  const effort: Effort = {
    tables,
    every: given.count('every', 5, 1, 3600),
    seconds: given.count('seconds', 20, 1, 600),
    ...(given.text('hold') !== undefined && { hold: given.count('hold', 50, 1, 10_000) }),
    game: listed.id,
    moves: await recordGame(await listed.load()),
    progress: (text) => void (process.stderr.isTTY && console.error(text)),
  }
  const against = { ...effort, tables: given.count('against', tables, 1, 20_000) }
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-load-'))
  const isAlone = given.on('only-ours')
  const compare = (...what: Parameters<typeof measure>): Promise<Compared> | null =>
    isAlone
      ? null
      : measure(...what).catch((error: unknown) => {
          if (error instanceof ServerEnded) return 'ended'
          throw error
        })
  const theirs = (environment: Readonly<Record<string, string>>) =>
    compare(BOARDGAME_IO, against, { LOAD_GAME: listed.id, ...environment })
  try {
    const ours = await measure(meadhall(given.count('each', 1, 1, 100)), effort, {
      DATA_DIR: join(folder, 'ours'),
    })
    const report: Report = {
      game: listed.id,
      database: process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite',
      ...ours,
      boardgameIo: await theirs({}),
      boardgameIoOnDisk: await theirs({ LOAD_FOLDER: join(folder, 'theirs') }),
      relay: await compare(RELAY, against, {}),
    }
    console.log(given.on('json') ? JSON.stringify(report) : words(report))
    return ours.refused + ours.unanswered === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  { name, open }: Measured,
  effort: Effort,
  environment: Readonly<Record<string, string>>,
): Promise<LoadResult> {
  effort.progress(`${name}: ${effort.tables} tables …`)
  const server = await startUnderLoad(`./${name}.served.ts`, environment)
  try {
    return await drive(server, open, effort)
  } finally {
    await server.stop()
  }
}

function words({ boardgameIo, boardgameIoOnDisk, relay, ...ours }: Report): string {
  const line = (name: string, { tables, held, ...more }: LoadResult) =>
    [
      `${name}: ${more.movesPerSecond} moves/s at ${tables} tables of four`,
      `  ${arrival(more)}`,
      `  ${more.kilobytesPerTable} KB a table, ${more.cpuPercent} % of one core`,
      ...(more.unanswered + more.refused > 0
        ? [`  ${more.unanswered} moves did not reach everybody, ${more.refused} were refused`]
        : []),
      ...(held ? [`  held ${held.movesPerSecond} moves/s: ${arrival(held)}`] : []),
    ].join('\n')
  const other = (name: string, result: Compared) => {
    if (result === null) return []
    return [result === 'ended' ? `${name}: its server ended under this load` : line(name, result)]
  }
  return [
    line(`Meadhall on ${ours.database} (${ours.game})`, ours),
    ...other("boardgame.io's server, in memory", boardgameIo),
    ...other("boardgame.io's server, in files", boardgameIoOnDisk),
    ...other('A relay without rules, checks or memory', relay),
  ].join('\n')
}

const arrival = ({ p50, p95, p99 }: Pace) =>
  `${p50} ms for half of the moves to reach everybody, ${p95} ms for 95 %, ${p99} ms for 99 %`
