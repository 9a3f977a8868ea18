import { setTimeout as pause } from 'node:timers/promises'
import { type RecordedMove, SEATS } from './recorded.ts'
import type { LoadTable, OpenTable } from './sockets.ts'
import type { Address, UnderLoad } from './under-load.ts'

export interface Effort {
  readonly tables: number
  /** Seconds between two moves of a table. */
  readonly every: number
  /** Seconds of measuring. */
  readonly seconds: number
  readonly game: string
  readonly moves: readonly RecordedMove[]
}

export interface LoadResult {
  readonly tables: number
  readonly movesPerSecond: number
  /** Milliseconds from sending a move until everybody at the table has it. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly moves: number
  /** Moves that not everybody had when the measuring ended. */
  readonly unanswered: number
  readonly refused: number
  readonly kilobytesPerTable: number
  /** Of one core. */
  readonly cpuPercent: number
}

/** Tables opened at a time. */
const AT_ONCE = 16
/** What is still on its way may arrive this much later. */
const GRACE = 3000

/**
 * Opens tables and plays the recorded game at all of them, each table in its own rhythm. A move is due at a fixed time
 * whatever the server does, and its time counts from then: a server that is late makes no pause for itself.
 */
export async function drive(server: UnderLoad, open: OpenTable, effort: Effort): Promise<LoadResult> {
  const { tables, every, seconds, game, moves } = effort
  const empty = await server.usage()
  let refused = 0
  const players = Array<Player>(tables)
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, tables) }, async () => {
      while (next < tables) {
        const i = next++
        players[i] = await sitDown(server.address, open, game, () => refused++)
      }
    }),
  )
  for (const player of players) await player.ready()
  const before = await server.usage()

  const start = performance.now()
  const end = start + seconds * 1000
  const interval = every * 1000
  const due = players.map((_, i) => start + (interval * i) / tables)
  const times: number[] = []
  let sent = 0
  for (let now = start; now < end; now = performance.now()) {
    for (const [i, player] of players.entries()) {
      if (due[i] > now) continue
      if (player.play(moves, due[i], (milliseconds) => times.push(milliseconds))) {
        sent++
        due[i] += interval
      }
    }
    await pause(1)
  }
  const ended = performance.now()
  const after = await server.usage()
  const late = performance.now() + GRACE
  while (times.length < sent && performance.now() < late) await pause(10)
  for (const player of players) player.close()
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN)
  return {
    tables,
    movesPerSecond: round((1000 * times.length) / (ended - start)),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    moves: times.length,
    unanswered: sent - times.length,
    refused,
    kilobytesPerTable: round((after.heap - empty.heap) / tables / 1024),
    cpuPercent: round((100 * (after.cpu - before.cpu)) / ((ended - start) / 1000)),
  }
}

const round = (value: number) => Math.round(10 * value) / 10

interface Player {
  ready(): Promise<void>
  /** Makes the next move if all have the last one; false if they have not. */
  play(moves: readonly RecordedMove[], due: number, done: (milliseconds: number) => void): boolean
  close(): void
}

/** Sits down at a new table and keeps count of which entries its seats have. */
async function sitDown(address: Address, open: OpenTable, game: string, refuse: () => void): Promise<Player> {
  const has = Array<number>(SEATS).fill(-1)
  let n = 0
  let waiting: { due: number; done: (milliseconds: number) => void } | undefined
  const seen = (seat: number, entry: number) => {
    if (entry > has[seat]) has[seat] = entry
    if (!waiting || has.some((one) => one < n)) return
    waiting.done(performance.now() - waiting.due)
    waiting = undefined
  }
  const table: LoadTable = await open(address, game, seen, refuse)
  return {
    async ready() {
      while (has.includes(-1)) await pause(5)
    },
    play(moves, due, done) {
      if (waiting) return false
      if (n === moves.length) return true // this table has finished its game
      waiting = { due, done }
      table.send(n, moves[n])
      n++
      return true
    },
    close: () => table.close(),
  }
}
