import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { UsageError } from '../usage.ts'
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
  /** Told how far the measuring is. */
  readonly progress: (text: string) => void
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

/** Tables opened, and spread, at a time. */
const AT_ONCE = 16
/** Moves among which the tables are spread before they are measured: real tables are not all at the same one. */
const SPREAD = 40
/** What is still on its way may arrive this much later. */
const GRACE = 10_000
/** Seconds at a pace while the search for the fastest one doubles it. */
const GLANCE = 10
/** Seconds at a pace when it comes close: long enough for a server to tidy its memory meanwhile. */
const STEP = 30
/** To know what it uses, a server tidies up its memory; it has a millisecond for each table to finish that, up to this. */
const TIDYING = 4000
/** Seconds at a new pace before it is measured: what has been idle needs a moment. */
const SETTLE = 2
/** How close the search goes to it, and below how many moves a second it ends. */
const PRECISION = 1.05
const SLOWEST = 10

/** Opens tables, plays the recorded game at all of them and measures. */
export async function drive(server: UnderLoad, open: OpenTable, effort: Effort): Promise<LoadResult> {
  const { tables, every, seconds, hold, moves } = effort
  if (SPREAD + (SETTLE + seconds) / every > moves.length)
    throw new UsageError(`the recorded game has ${moves.length} moves: take less time or a slower pace`)
  const empty = await server.usage()
  let refused = 0
  const players = await sitDownAll(server.address, open, effort, () => refused++)
  await spread(players, moves)
  tidyUp()
  const before = await server.usage()
  await pause(Math.min(TIDYING, tables))
  const result = await playAt(players, moves, tables / every, seconds)
  const after = await server.usage()
  const held = hold === undefined ? undefined : await fastest(server, players, effort, tables / every, hold)
  for (const player of players) player.close()
  return {
    tables,
    ...result,
    refused,
    kilobytesPerTable: round((after.heap - empty.heap) / tables / 1024),
    cpuPercent: round((100 * (after.cpu - before.cpu)) / (SETTLE + seconds)),
    ...(held && { held }),
  }
}

/** Whoever measures shares the cores with the server: its own memory is tidied up before, not meanwhile. */
function tidyUp(): void {
  setFlagsFromString('--heap-growing-percent=1000')
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

/** Does something for each table, at a few of them at a time. */
async function forEach(tables: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < tables) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables) }, one))
}

async function sitDownAll(
  address: Address,
  open: OpenTable,
  { tables, game }: Effort,
  refuse: () => void,
): Promise<Player[]> {
  const players = Array<Player>(tables)
  await forEach(tables, async (i) => {
    players[i] = await sitDown(address, open, game, refuse)
  })
  for (const player of players) await player.ready()
  return players
}

/** Plays the first moves, at every table another number of them. The server is warm afterwards. */
async function spread(players: readonly Player[], moves: readonly RecordedMove[]): Promise<void> {
  await forEach(players.length, async (i) => {
    for (let n = 0; n < i % SPREAD; n++)
      await new Promise<number>((done) => players[i].play(moves, performance.now(), done))
  })
}

/**
 * The fastest pace at which the slowest hundredth of the moves takes no longer than `most` milliseconds. A pace for which
 * the recorded game is too short counts as not held; more tables help.
 */
async function fastest(
  server: UnderLoad,
  players: readonly Player[],
  { moves, progress }: Effort,
  known: number,
  most: number,
): Promise<Pace | undefined> {
  let held: Pace | undefined
  const holds = async (rate: number, seconds: number) => {
    if (!server.isRunning()) return false
    const left = Math.min(...players.map((player) => player.left(moves)))
    if (left < 1 + (rate * (SETTLE + seconds)) / players.length) {
      progress(`  ${round(rate)} moves/s: the recorded game is too short, take more tables`)
      return false
    }
    const tried = await playAt(players, moves, rate, seconds, most)
    const isHeld = tried.p99 <= most && tried.unanswered === 0
    progress(
      `  ${round(rate)} moves/s for ${seconds} s: ${isHeld ? 'held' : 'not held'}, p99 ${tried.p99} ms`,
    )
    if (isHeld && seconds === STEP) held = tried
    return isHeld
  }
  let rate = known
  while (await holds(2 * rate, GLANCE)) rate *= 2
  // What was held at a glance may not be held for longer.
  while (server.isRunning() && rate > SLOWEST && !(await holds(rate, STEP))) rate /= 2
  for (let factor = Math.SQRT2; factor > PRECISION; factor = Math.sqrt(factor))
    if (await holds(rate * factor, STEP)) rate *= factor
  return held
}

/**
 * Plays on at all tables, each in its own rhythm. A move is due at a fixed time whatever the server does, and its time
 * counts from then: a server that is late makes no pause for itself. The moves of the first seconds are not counted.
 * Ends early when too many others have taken longer than `most` milliseconds.
 */
async function playAt(
  players: readonly Player[],
  moves: readonly RecordedMove[],
  movesPerSecond: number,
  seconds: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Pace & { moves: number; unanswered: number }> {
  const start = performance.now()
  const settled = start + SETTLE * 1000
  const end = settled + seconds * 1000
  const interval = 1000 / movesPerSecond
  const turns = Math.round((SETTLE + seconds) * movesPerSecond)
  const times: number[] = []
  const moved = { sent: 0, arrived: 0 }
  // The tables take turns. One that has not everybody's last move yet is late, and moves as soon as it can.
  let late: { player: Player; due: number }[] = []
  let slow = 0
  const isTooSlow = () => slow > 0.01 * movesPerSecond * seconds
  const play = (player: Player, due: number) => {
    const isPlayed = player.play(moves, due, (milliseconds) => {
      moved.arrived++
      if (due < settled) return
      times.push(milliseconds)
      if (milliseconds > most) slow++
    })
    if (isPlayed) moved.sent++
    return isPlayed
  }
  let turn = 0
  for (let now = start; (turn < turns || now < end) && !isTooSlow(); now = performance.now()) {
    late = late.filter(({ player, due }) => !play(player, due))
    for (; turn < turns && start + turn * interval <= now; turn++) {
      const player = players[turn % players.length]
      const due = start + turn * interval
      if (!play(player, due)) late.push({ player, due })
    }
    await pause(1)
  }
  const ended = performance.now()
  const patience = ended + GRACE
  while (moved.arrived < moved.sent && performance.now() < patience) await pause(10)
  const unanswered = moved.sent - moved.arrived + late.length
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN)
  return {
    movesPerSecond: round((1000 * times.length) / (ended - settled)),
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
  /** How many moves there are still to be made. */
  left(moves: readonly RecordedMove[]): number
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
      waiting = { due, done }
      table.send(n, moves[n])
      n++
      return true
    },
    left: (moves) => moves.length - n,
    close: () => table.close(),
  }
}
