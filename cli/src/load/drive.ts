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
  /** Milliseconds that 99 % of the moves may take; then the tables play faster and faster until they take longer. */
  readonly hold?: number
  readonly game: string
  readonly moves: readonly RecordedMove[]
}

export interface Pace {
  readonly movesPerSecond: number
  /** Milliseconds from sending a move until everybody at the table has it. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface LoadResult extends Pace {
  readonly tables: number
  readonly moves: number
  /** Moves that not everybody had when the measuring ended. */
  readonly unanswered: number
  readonly refused: number
  readonly kilobytesPerTable: number
  /** Of one core. */
  readonly cpuPercent: number
  /** The fastest pace that it held, if that was to be found. */
  readonly held?: Pace
}

/** Tables opened at a time. */
const AT_ONCE = 16
/** Seconds that the tables play before they are measured: a server that has just started is not yet warm. */
const WARM_UP = 2
/** What is still on its way may arrive this much later. */
const GRACE = 3000
/** Seconds for one step of the search for the fastest pace. */
const STEP = 5
/** How close the search goes to it. */
const PRECISION = 1.1

/** Opens tables, plays the recorded game at all of them and measures. */
export async function drive(server: UnderLoad, open: OpenTable, effort: Effort): Promise<LoadResult> {
  const { tables, every, seconds, hold, moves } = effort
  const empty = await server.usage()
  let refused = 0
  const players = await sitDownAll(server.address, open, effort, () => refused++)
  await playAt(players, moves, tables / every, WARM_UP)
  const before = await server.usage()
  const result = await playAt(players, moves, tables / every, seconds)
  const after = await server.usage()
  const held = hold === undefined ? undefined : await fastest(players, moves, result, hold)
  for (const player of players) player.close()
  return {
    tables,
    ...result,
    refused,
    kilobytesPerTable: round((after.heap - empty.heap) / tables / 1024),
    cpuPercent: round((100 * (after.cpu - before.cpu)) / seconds),
    ...(held && { held }),
  }
}

async function sitDownAll(
  address: Address,
  open: OpenTable,
  { tables, game }: Effort,
  refuse: () => void,
): Promise<Player[]> {
  const players = Array<Player>(tables)
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, tables) }, async () => {
      while (next < tables) {
        const i = next++
        players[i] = await sitDown(address, open, game, refuse)
      }
    }),
  )
  for (const player of players) await player.ready()
  return players
}

/** Makes the tables play faster until the slowest hundredth of the moves takes longer than `most` milliseconds. */
async function fastest(
  players: readonly Player[],
  moves: readonly RecordedMove[],
  known: Pace & { unanswered: number },
  most: number,
): Promise<Pace> {
  const holds = ({ p99, unanswered }: typeof known) => p99 <= most && unanswered === 0
  let held: Pace = known
  let factor = 2
  let rate = known.movesPerSecond
  if (!holds(known)) return { ...known, movesPerSecond: 0 }
  while (factor > PRECISION) {
    const tried = await playAt(players, moves, rate * factor, STEP)
    if (holds(tried)) {
      held = tried
      rate *= factor
    } else factor = Math.sqrt(factor)
  }
  return held
}

/**
 * Plays on at all tables, each in its own rhythm. A move is due at a fixed time whatever the server does, and its time
 * counts from then: a server that is late makes no pause for itself.
 */
async function playAt(
  players: readonly Player[],
  moves: readonly RecordedMove[],
  movesPerSecond: number,
  seconds: number,
): Promise<Pace & { moves: number; unanswered: number }> {
  const start = performance.now()
  const end = start + seconds * 1000
  const interval = 1000 / movesPerSecond
  const times: number[] = []
  let sent = 0
  // The tables take turns. One that has not everybody's last move yet is late, and moves as soon as it can.
  let late: { player: Player; due: number }[] = []
  const play = (player: Player, due: number) => {
    const isPlayed = player.play(moves, due, (milliseconds) => times.push(milliseconds))
    if (isPlayed) sent++
    return isPlayed
  }
  let turn = 0
  for (let now = start; now < end; now = performance.now()) {
    late = late.filter(({ player, due }) => !play(player, due))
    for (let due = start + turn * interval; due <= now; due = start + ++turn * interval) {
      const player = players[turn % players.length]
      if (!play(player, due)) late.push({ player, due })
    }
    await pause(1)
  }
  const ended = performance.now()
  const patience = ended + GRACE
  while (times.length < sent && performance.now() < patience) await pause(10)
  const unanswered = sent - times.length + late.length
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN)
  return {
    movesPerSecond: round((1000 * times.length) / (ended - start)),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    moves: times.length,
    unanswered,
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
      if (n === moves.length) throw new Error('the recorded game is over: take more tables or less time')
      waiting = { due, done }
      table.send(n, moves[n])
      n++
      return true
    },
    close: () => table.close(),
  }
}
