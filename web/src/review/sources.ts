import { type GameRecord, remainingMoves } from '@meadhall/kernel/record'
import type { ScoreLine } from '@meadhall/kernel/rules'
import type { Mark } from '../worker/marks.ts'

export interface SourcesByRound {
  readonly rounds: readonly number[]
  /** The kinds of score lines that anybody has, in the order in which they come up. */
  readonly lines: readonly string[]
  /** By round and seat: what each kind of line brought. */
  readonly gained: readonly (readonly Readonly<Record<string, number>>[])[]
}

/** What each round brought from each source: the lines at its end less those at the end of the one before. */
export function sourcesOf(marks: readonly Mark[], seats: number): SourcesByRound {
  // Round 0 is the set-up: nothing is won in it.
  const ends = marks.filter((mark) => mark.lines && mark.round !== 0)
  const sums = ends.map(({ lines }) => Array.from({ length: seats }, (_, seat) => summed(lines![seat])))
  const kinds = new Set(sums.flatMap((bySeat) => bySeat.flatMap((of) => Object.keys(of))))
  const gained = sums.map((bySeat, i) =>
    bySeat.map((of, seat) => {
      const before = i === 0 ? {} : sums[i - 1][seat]
      return Object.fromEntries([...kinds].map((line) => [line, (of[line] ?? 0) - (before[line] ?? 0)]))
    }),
  )
  return { rounds: ends.map(({ round }, i) => round ?? i + 1), lines: [...kinds], gained }
}

function summed(lines: readonly ScoreLine[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { line, points } of lines) sums[line] = (sums[line] ?? 0) + points
  return sums
}

/** Whoever is away for longer than this does not think. */
const AWAY = 1_800_000

/** Milliseconds that each seat took for its moves; nothing where the record does not say. */
export function timeOf({ entries, seats }: GameRecord): number[] | undefined {
  const moves = remainingMoves(entries)
  if (moves.length < 2 || moves.some(({ at }) => at === undefined)) return undefined
  const spent = Array<number>(seats).fill(0)
  for (let i = 1; i < moves.length; i++) {
    const took = moves[i].at! - moves[i - 1].at!
    if (took > 0 && took < AWAY) spent[moves[i].seat] += took
  }
  return spent
}
