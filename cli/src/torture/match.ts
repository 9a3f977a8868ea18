import { setTimeout as pause } from 'node:timers/promises'
import { gameOf } from '@meadhall/hall/games'
import { below, quickWords } from '@meadhall/kernel/chance'

import { guest, type Player, type Screen, screen, seated } from '@meadhall/server/testing/players'

/** People who play by chance at a table of a server, on and on, and remember what was acknowledged. */
export interface Match {
  readonly table: string
  /** Milliseconds from each move to its acknowledgement, since the last look. */
  takeWaits(): number[]
  moves(): number
  /** Whether the game has come to its end. */
  isOver(): boolean
  stop(): Promise<void>
  /** What the record lacks of what was acknowledged, or has twice. */
  faults(): Promise<string[]>
}

interface Acknowledged {
  readonly n: number
  readonly seat: number
}

const NAMES = ['Ada', 'Bo']

interface Setting {
  readonly game: string
  /** Milliseconds before a move. */
  readonly pace: number
  readonly seed: number
  /** Whether a bot sits there too. */
  readonly bot?: boolean
  /** Added to whatever the players send. */
  readonly headers?: Player['headers']
  /** Those who play; without them, somebody new. */
  readonly players?: readonly Player[]
}

async function newPlayers(url: string, headers: Player['headers'] = {}): Promise<Player[]> {
  const players: Player[] = []
  for (const name of NAMES) players.push(await guest(url, name, headers))
  return players
}

/** Milliseconds in which somebody must have moved. */
const A_WHILE = 20_000

/** People who play one game after the other until they are stopped. */
export interface Evening {
  /** The table of the first game. */
  readonly table: string
  /** Milliseconds from each move to its acknowledgement, since the last look. */
  takeWaits(): number[]
  /** Stops, and tells what is wrong with the records of the games. */
  end(): Promise<string[]>
}

export async function startEvening(url: string, setting: Setting): Promise<Evening> {
  const players = await newPlayers(url, setting.headers)
  const matches = [await startMatch(url, { ...setting, players })]
  const over = { yet: false }
  const started = performance.now()
  const going = goOn()

  async function goOn(): Promise<void> {
    while (!over.yet) {
      await pause(100)
      if (!matches.at(-1)!.isOver()) continue
      const seed = setting.seed + NAMES.length * matches.length
      matches.push(await startMatch(url, { ...setting, seed, players }))
    }
  }

  return {
    table: matches[0].table,
    takeWaits: () => matches.flatMap((match) => match.takeWaits()),
    async end() {
      over.yet = true
      const failed = await going.then(
        () => [],
        (error: Error) => [error.message],
      )
      const found: string[] = failed
      for (const match of matches) {
        await match.stop()
        found.push(...(await match.faults().catch((error: Error) => [error.message])))
      }
      if (matches[0].moves() === 0 && performance.now() - started > A_WHILE) found.push('nobody could play')
      return found
    },
  }
}

export async function startMatch(url: string, setting: Setting): Promise<Match> {
  const { game, pace, seed, bot = false } = setting
  const players = setting.players ?? (await newPlayers(url, setting.headers))
  const { id } = await seated(url, players, { game, bots: bot ? [{ bot: 'thrall' }] : [] })
  const screens = players.map((player) => screen(url, player))
  const acknowledged: Acknowledged[] = []
  let waits: number[] = []
  const over = { yet: false }
  let isOver = false
  const { rules } = await gameOf(game)!.load()
  for (const one of screens) one.client.watch(id)
  const playing = screens.map((one, seat) => playOn(one, seat, quickWords(seed + seat)))

  async function playOn(one: Screen, seat: number, word: () => number): Promise<void> {
    while (!over.yet) {
      await pause(pace)
      const update = one.update(id)
      if (!update || !one.client.connected()) continue
      if (update.pending.length === 0) {
        isOver = true
        return
      }
      if (!update.pending.includes(seat)) continue
      const open = rules.shaped(update.view, seat)
      const started = performance.now()
      const answer = await Promise.race([
        one.client.move(id, open[below(open.length, word)], update.n),
        untilOver(),
      ])
      if (answer?.type !== 'done') continue
      waits.push(performance.now() - started)
      acknowledged.push({ n: answer.n, seat })
    }
  }

  async function untilOver(): Promise<undefined> {
    while (!over.yet) await pause(50)
  }

  return {
    table: id,
    takeWaits() {
      const taken = waits
      waits = []
      return taken
    },
    moves: () => acknowledged.length,
    isOver: () => isOver,
    async stop() {
      over.yet = true
      await Promise.all(playing)
      for (const one of screens) one.close()
    },
    async faults() {
      const seen = new Map<number, number>()
      const ask = <T>(path: string) => patiently(() => players[0].ask<T>(url, path))
      for (let from = 0; ; from += 64) {
        const path = `/api/tables/${id}/moments?from=${from}&to=${from + 63}`
        const moments = await ask<{ n: number; seat: number | null }[]>(path)
        for (const { n, seat } of moments) if (seat !== null) seen.set(n, seat)
        const { n } = await ask<{ n: number }>(`/api/tables/${id}`)
        if (from + 63 >= n) break
      }
      const numbers = new Set(acknowledged.map(({ n }) => n))
      return [
        ...(numbers.size < acknowledged.length ? [`table ${id}: an entry was acknowledged twice`] : []),
        ...acknowledged.flatMap(({ n, seat }) =>
          // What others decide in secret is not shown; one's own is.
          seat === 0 && seen.get(n) !== 0
            ? [`table ${id}: entry ${n} was acknowledged and is not there`]
            : [],
        ),
      ]
    },
  }
}

/** Asks again where one has asked too often: so many games are looked through. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if ((error as { status?: number }).status !== 429) throw error
      await pause(1000)
    }
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
