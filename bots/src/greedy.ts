import { quickChance } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { type AnyMove, type Chance, type Rules, type Seat, silent } from '@meadhall/kernel/rules'
import { type Bot, indexBelow, ownSeed } from './bot.ts'

/** What a greedy bot must know of a game. */
export interface Sense<S, M extends AnyMove = AnyMove> {
  /** How well a seat stands, in points at the end of the game. Called on full positions. */
  readonly value: (state: S, seat: Seat) => number
  /** The moves to consider in the place of the shaped ones, where the bot knows better. */
  readonly advise?: (state: S, seat: Seat) => M[] | undefined
  /** The seat is in the middle of small moves that end in a commitment: look on to its end. */
  readonly goesOn?: (state: S, seat: Seat) => boolean
}

/** How many open sequences of small moves are followed at a time, and how far. */
const BEAM = 4
const LENGTH = 12
const MOST_SAMPLES = 8

interface Line<S> {
  readonly first: number
  readonly state: S
  readonly value: number
}

/** The moves that a seat may consider, and what looking ahead makes of each: NaN for those that were not looked at. */
export interface WeighedMoves<M> {
  readonly moves: readonly M[]
  readonly worth: readonly number[]
}

/** Takes the move with the best mean value; see `weighMoves`. */
export function greedy<State, Move extends AnyMove>(sense: Sense<State, Move>): Bot {
  return ({ rules }, view, seat, chance, budget) => {
    type S = typeof view
    type M = ReturnType<typeof rules.shaped>[number]
    const stream = quickChance(ownSeed(chance))
    const own = sense as unknown as Sense<S, M>
    const { moves, worth } = weighMoves(rules, own, view, seat, stream, budget.positions)
    return moves[best(worth, stream)]
  }
}

/**
 * Looks one move ahead, or to the end of a sequence of small moves, on positions that agree with the view; where chance
 * decides, on several.
 */
export function weighMoves<S, M extends AnyMove>(
  rules: Rules<S, M>,
  { value, advise, goesOn }: Sense<S, M>,
  view: S,
  seat: Seat,
  stream: Chance,
  positions: number,
): WeighedMoves<M> {
  const moves = advise?.(view, seat) ?? rules.shaped(view, seat)
  if (moves.length < 2) return { moves, worth: [0] }
  const sums = Array<number>(moves.length).fill(0)
  const counts = Array<number>(moves.length).fill(0)
  let looked = 0
  // Moves in which chance has no say need no second sample; the first round finds out which those are.
  let open = moves.map((_, i) => i)
  for (let sample = 0; sample < MOST_SAMPLES && open.length > 0 && looked < positions; sample++) {
    const base = rules.determinize(view, seat, stream)
    // The same luck for every move, so that moves are compared and not dice.
    const luck = ownSeed(stream)
    const uncertain: number[] = []
    const lines: Line<S>[] = []
    for (const first of open) {
      const { state, asked } = after(rules, base, seat, moves[first], quickChance(luck))
      looked++
      if (asked) uncertain.push(first)
      const worth = value(state, seat)
      if (goesOn?.(state, seat)) lines.push({ first, state, value: worth })
      else {
        sums[first] += worth
        counts[first]++
      }
    }
    if (lines.length > 0) followLines(lines)
    open = uncertain
  }
  return { moves, worth: sums.map((sum, i) => sum / counts[i]) }

  /** Follows the most promising sequences to their ends; each end counts for the move it began with. */
  function followLines(start: Line<S>[]): void {
    const ends = new Map<number, number>()
    for (const { first, value } of start) ends.set(first, value - 1000)
    let lines = start
    const seen = new Set<string>()
    for (let length = 1; length < LENGTH && lines.length > 0 && looked < positions; length++) {
      lines.sort((a, b) => b.value - a.value)
      const next: Line<S>[] = []
      for (const line of lines.slice(0, BEAM)) {
        for (const move of rules.shaped(line.state, seat)) {
          const { state } = after(rules, line.state, seat, move, stream)
          looked++
          const worth = value(state, seat)
          if (!goesOn!(state, seat)) {
            if (worth > ends.get(line.first)!) ends.set(line.first, worth)
            continue
          }
          const key = `${line.first} ${canonical(state)}`
          if (seen.has(key)) continue
          seen.add(key)
          next.push({ first: line.first, state, value: worth })
        }
      }
      lines = next
    }
    for (const [first, end] of ends) {
      sums[first] += end
      counts[first]++
    }
  }
}

/** The index of the highest worth, any of them where several are equal. */
function best(worth: readonly number[], stream: Chance): number {
  let top = Number.NEGATIVE_INFINITY
  const equals: number[] = []
  for (let i = 0; i < worth.length; i++) {
    if (Number.isNaN(worth[i])) continue
    if (worth[i] > top + 1e-9) {
      top = worth[i]
      equals.length = 0
    }
    if (worth[i] > top - 1e-9) equals.push(i)
  }
  return equals.length === 0 ? indexBelow(stream, worth.length) : equals[indexBelow(stream, equals.length)]
}

function after<S, M extends AnyMove>(
  rules: Rules<S, M>,
  base: S,
  seat: Seat,
  move: M,
  luck: Chance,
): { state: S; asked: boolean } {
  const state = rules.clone(base)
  let asked = false
  const chance: Chance = {
    pick(what, among) {
      asked = true
      return luck.pick(what, among)
    },
  }
  rules.apply(state, seat, move, chance, silent)
  return { state, asked }
}
