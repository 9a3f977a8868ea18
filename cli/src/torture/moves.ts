import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { type AnyMove, silent } from '@meadhall/kernel/rules'
import { isTame } from '@meadhall/server/web/tame'
import { mutated } from './mutate.ts'
import type { Findings, Tries } from './part.ts'
import { anyTable, grouped, spreadOf, type Victim, victims } from './tables.ts'

const BLOCK = 30

/** Wrong moves tried in each position. */
const TRIES = 12

/** Moves of other positions and games that are kept to be tried. */
const KEPT = 300

/** Moves that were changed, or come from another seat, position or game, in the middle of games. */
export const moves: Tries = {
  name: 'moves',
  what: 'mutated, foreign, repeated, huge moves against each game',
  aim: 10_000_000,
  unit: 'moves',
  block: BLOCK,
  async open() {
    const all = await victims()
    const seen: AnyMove[] = []
    return (number, findings) => {
      if (number % BLOCK === 0) seen.length = 0
      oneGame(all[number % all.length], number, seen, findings)
    }
  },
  note: ({ times = {} }) =>
    `${grouped(times.lawful ?? 0)} of them lawful after all, and carried out; games: ${spreadOf(times)}`,
}

function oneGame(victim: Victim, number: number, seen: AnyMove[], findings: Findings): void {
  const { id, rules } = victim
  const word = quickWords(number)
  const chance = quickChance(number + 1)
  const { seats, options } = anyTable(victim, word, findings)
  const state = rules.setup(options, seats, chance, silent)
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending[below(pending.length, word)]
    const open = rules.legal(state, seat)
    const before = JSON.stringify(state)
    const values = seen.slice(-20).flatMap((one) => Object.values(one) as unknown[])
    for (let i = 0; i < TRIES; i++) {
      const wrong = wrongMove(open, seen, values, word)
      const whose = below(4, word) === 0 ? below(seats, word) : seat
      findings.count()
      if (!isTame(wrong)) continue
      try {
        if (rules.check(state, whose, wrong)) continue
        // One that is lawful must be possible.
        rules.apply(rules.clone(state), whose, wrong, quickChance(1), silent)
        findings.times('lawful')
      } catch (error) {
        findings.fault(
          `${id}, game ${number}: ${JSON.stringify(wrong).slice(0, 120)} throws ${(error as Error).message}`,
        )
      }
    }
    if (JSON.stringify(state) !== before) {
      findings.fault(`${id}, game ${number}: a move that was only looked at changed the position`)
      return
    }
    const move = open[below(open.length, word)]
    if (seen.length < KEPT) seen.push(move)
    else seen[below(KEPT, word)] = move
    rules.apply(state, seat, move, chance, silent)
  }
}

function wrongMove(
  open: readonly AnyMove[],
  seen: readonly AnyMove[],
  values: readonly unknown[],
  word: () => number,
): AnyMove {
  const from = seen.length > 0 && below(4, word) === 0 ? seen : open
  const move = from[below(from.length, word)]
  if (below(6, word) === 0) return move
  const wrong = mutated(move, word, values)
  // The schema lets nothing else through.
  if (typeof wrong !== 'object' || wrong === null || typeof (wrong as AnyMove).do !== 'string')
    return { ...move, do: 'x'.repeat(below(60, word)) }
  return wrong as AnyMove
}
