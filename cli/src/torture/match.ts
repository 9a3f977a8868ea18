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
}

export async function startMatch(
  url: string,
  { game, pace, seed, bot = false, headers = {} }: Setting,
): Promise<Match> {
  const players: Player[] = []
  for (const name of NAMES) players.push(await guest(url, name, headers))
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
      for (let from = 0; ; from += 64) {
        const path = `/api/tables/${id}/moments?from=${from}&to=${from + 63}`
        const moments = await players[0].ask<{ n: number; seat: number | null }[]>(url, path)
        for (const { n, seat } of moments) if (seat !== null) seen.set(n, seat)
        const { n } = await players[0].ask(url, `/api/tables/${id}`)
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

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
