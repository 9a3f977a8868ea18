// Games of bots from fixed seeds, kept in the folder given as records cut where somebody has something to decide.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botMove } from '@meadhall/hall/bot-seats'
import { gameOf, type Listed } from '@meadhall/hall/games'
import { bot, entryNumber, isOver, openHallTable, person, submit } from '@meadhall/hall/hall-table'
import { exportRecord } from '@meadhall/hall/record-file'
import { taskOf } from '@meadhall/hall/task'
import { quickChance } from '@meadhall/kernel/chance'

const folder = process.argv[2]
export type Bot = Awaited<ReturnType<Listed['bots']>>[string]

const NAMES = ['Ari', 'Astrid', 'Orm', 'Kenji', 'Ines']

/** Where a record is cut: the first time (or the last) that seat 0 (or another) decides on a kind of task (or any). */
export interface Cut<S> {
  readonly task?: string
  /** From this round or wave on. */
  readonly from?: number
  readonly seat?: number
  readonly last?: true
  readonly when?: (state: S) => boolean
}
export type Cuts<S> = Readonly<Record<string, Cut<S>>>

export interface Played<S> {
  readonly players: number
  readonly seed: Uint8Array
  readonly cuts: Cuts<S>
  /** Who plays for seat 0, where it is not the bot of the others. */
  readonly first?: Bot
  /** What the whole game is kept as. Without it the game ends where nothing is left to be cut. */
  readonly whole?: string
}

export const seedOf = (step: number, first: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, i) => (i * step + first) % 256)

/** What plays a game and keeps its records; it says the names of those it found. */
export async function botGames<S>(
  id: string,
  {
    round,
    positions,
    mover = ([seat]) => seat,
  }: {
    readonly round: (state: S) => number
    /** How far the bots may think. */
    readonly positions: number
    /** Who moves, of those who may. */
    readonly mover?: (pending: readonly number[]) => number
  },
): Promise<(played: Played<S>) => readonly string[]> {
  const listed = gameOf(id)!
  const game = await listed.load()
  const { greedy } = await listed.bots()
  mkdirSync(folder, { recursive: true })

  return ({ players, seed, cuts, first = greedy, whole }) => {
    const holdersWith = (own: number) =>
      NAMES.slice(0, players).map((name, seat) => (seat === own ? person(name) : bot('karl', name)))
    const hall = openHallTable(game, { seats: holdersWith(0), options: {}, seed })
    const thinking = quickChance(7)
    const found = new Map<string, number>()
    const enough = whole === undefined ? Object.keys(cuts).length : Number.POSITIVE_INFINITY
    while (!isOver(hall) && found.size < enough) {
      const state = hall.table.state as S
      const pending = game.rules.pending(hall.table.state)
      const now = taskOf(hall.table.state)?.do
      for (const [name, { task = now, from = 0, seat = 0, last, when }] of Object.entries(cuts)) {
        if (!pending.includes(seat) || task !== now || (found.has(name) && !last)) continue
        if (round(state) >= from && (when?.(state) ?? true)) found.set(name, entryNumber(hall))
      }
      const seat = mover(pending)
      submit(hall, botMove(hall, seat, seat === 0 ? first : greedy, thinking, { positions }), 0)
    }
    const { frames: _, ...record } = JSON.parse(exportRecord(hall)) as { frames?: unknown; entries: object[] }
    const keep = (name: string, n: number, own = 0) => {
      const cut = { ...record, entries: record.entries.slice(0, n), holders: holdersWith(own) }
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(cut))
    }
    for (const [name, n] of found) keep(name, n, cuts[name].seat)
    if (whole !== undefined) keep(whole, record.entries.length)
    return [...found.keys()]
  }
}
