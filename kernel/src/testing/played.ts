import { keyedChance } from '../chance.ts'
import { spoils } from '../example.ts'
import { play, startTable } from '../table.ts'

const { rules } = spoils

export const seed = Uint8Array.from({ length: 32 }, (_, i) => i)

/** A game of the example, played to its end with the first move of everybody. */
export function playedGame() {
  const { table } = startTable(rules, { options: {}, seats: 2, chance: keyedChance(seed, 0) })
  for (let pending = rules.pending(table.state); pending.length > 0; pending = rules.pending(table.state)) {
    const [move] = rules.legal(table.state, pending[0])
    play(table, pending[0], move, keyedChance(seed, table.record.entries.length + 1))
  }
  return table
}
