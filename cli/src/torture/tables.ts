import { type ByGame, GAME_IDS } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import { below } from '@meadhall/kernel/chance'
import type { Game, Rules } from '@meadhall/kernel/rules'
import { holds as midgardHolds } from '@meadhall/midgard/testing/sound'
import { holds as mountainHolds } from '@meadhall/mountain/testing/sound'
import { holds as odinHolds } from '@meadhall/odin/testing/sound'
import type { Findings } from './part.ts'

/** A game to be tortured, with what must be true in each of its positions. */
export interface Victim {
  readonly id: string
  readonly game: Game
  readonly rules: Rules
  readonly holds: (state: unknown) => void
}

const HOLDS: ByGame<(state: never) => void> = {
  midgard: midgardHolds,
  odin: odinHolds,
  mountain: mountainHolds,
}

export function victims(): Promise<Victim[]> {
  return Promise.all(
    GAME_IDS.map(async (id) => {
      const game = await gameOf(id)!.load()
      return { id, game, rules: game.rules, holds: HOLDS[id] as (state: unknown) => void }
    }),
  )
}

/** Any number of players and any options. `findings` are told which. */
export function anyTable({ id, rules }: Victim, word: () => number, findings: Findings, least = 1) {
  const min = Math.max(least, rules.seats.min)
  const seats = min + below(rules.seats.max - min + 1, word)
  const chosen = rules.options.map(
    ({ id: option, values }) => [option, values[below(values.length, word)]] as const,
  )
  findings.times(id)
  findings.times(`${id}, ${seats} players`)
  for (const [option, value] of chosen) findings.times(`${id}, ${option} ${value}`)
  return { seats, options: rules.readOptions(Object.fromEntries(chosen)) }
}

/** How often each game was tried, and what of its tables least often. */
export function spreadOf(times: Readonly<Record<string, number>>): string {
  const each = GAME_IDS.map((id) => `${id} ${grouped(times[id] ?? 0)}`)
  const least = Object.entries(times)
    .filter(([what]) => what.includes(','))
    .toSorted((a, b) => a[1] - b[1])[0]
  return [...each, ...(least ? [`least of all ${least[0]}: ${grouped(least[1])}`] : [])].join('; ')
}

export const grouped = (n: number) => n.toLocaleString('en')
