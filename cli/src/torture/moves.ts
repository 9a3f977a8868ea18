import { games } from '@meadhall/hall/games'
import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { type AnyMove, type Rules, silent } from '@meadhall/kernel/rules'
import { isTame } from '@meadhall/server/web/reading'
import { mutated } from './mutate.ts'
import { breathe, type Found, faultList, type Part, type Time } from './part.ts'

/** Wrong moves tried in each position. */
const TRIES = 40

/** Moves that were changed, or come from another seat, position or game, in the middle of games. */
export const moves: Part = {
  name: 'moves',
  what: 'mutated, foreign, repeated, huge moves against each game',
  aim: 10_000_000,
  unit: 'moves',
  async run(time: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const all = await Promise.all(games.map(async (listed) => (await listed.load()).rules))
    const word = quickWords(done + 7)
    const seen: AnyMove[] = []
    let count = 0
    let accepted = 0
    for (let game = 0; !time.isUp(); game++) {
      const rules = all[game % all.length]
      const { min, max } = rules.seats
      const chance = quickChance(done + game)
      const seats = min + below(max - min + 1, word)
      const state = rules.setup(rules.readOptions({}), seats, chance, silent)
      for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
        if (time.isUp()) break
        const seat = pending[below(pending.length, word)]
        const open = rules.legal(state, seat)
        const before = JSON.stringify(state)
        for (let i = 0; i < TRIES; i++, count++) {
          const wrong = wrongMove(open, seen, word)
          const whose = below(4, word) === 0 ? below(seats, word) : seat
          if (!isTame(wrong)) continue
          try {
            if (!rules.check(state, whose, wrong)) accepted += lands(rules, before, whose, wrong)
          } catch (error) {
            add(`${rules.id}: ${JSON.stringify(wrong).slice(0, 120)} throws ${(error as Error).message}`)
          }
        }
        if (JSON.stringify(state) !== before) {
          add(`${rules.id}: a move that was only looked at changed the position`)
          break
        }
        const move = open[below(open.length, word)]
        if (seen.length < 300) seen.push(move)
        else seen[below(300, word)] = move
        rules.apply(state, seat, move, chance, silent)
      }
      await breathe()
    }
    return { count, faults, note: `${accepted} of them lawful after all, and carried out` }
  },
}

function wrongMove(open: readonly AnyMove[], seen: readonly AnyMove[], word: () => number): AnyMove {
  const from = seen.length > 0 && below(4, word) === 0 ? seen : open
  const move = from[below(from.length, word)]
  if (below(6, word) === 0) return move
  const values = seen.slice(-20).flatMap((one) => Object.values(one) as unknown[])
  const wrong = mutated(move, word, values)
  // The schema lets nothing else through.
  if (typeof wrong !== 'object' || wrong === null || typeof (wrong as AnyMove).do !== 'string')
    return { ...move, do: 'x'.repeat(below(60, word)) }
  return wrong as AnyMove
}

/** One that is lawful must be possible. */
function lands(rules: Rules, state: string, seat: number, move: AnyMove): number {
  rules.apply(rules.clone(JSON.parse(state) as unknown), seat, move, quickChance(1), silent)
  return 1
}
