import { quickChance } from '@meadhall/kernel/chance'
import { type AnyMove, type Chance, type Rules, type Seat, silent } from '@meadhall/kernel/rules'
import { type Bot, indexBelow, ownSeed } from './bot.ts'
import { type Sense, weighMoves } from './greedy.ts'

/** What a planner must know of a game besides. */
export interface Foresight<S, M extends AnyMove = AnyMove> extends Sense<S, M> {
  /** The part of the game, such as a round: play is followed to the end of the part it is in. */
  readonly part: (state: S) => number
  /** How well a seat stands when a part or the game is over; `value` where it is missing. */
  readonly hindsight?: (state: S, seat: Seat) => number
}

/** Of the positions it may look at, a planner spends this share on choosing the moves that it plays out. */
const SIFTING = 0.15
const CANDIDATES = 6
/** About as many as a playout looks at: who may look at few positions plays few moves out, but two at least. */
const A_PLAYOUT = 100
/** In a playout each seat chooses among so many moves, and of the small moves that follow among so many. */
const WIDTH = 3
const FOLLOWING = 4
const LENGTH = 8
/** The first look counts for as much as so many playouts. */
const FIRST_LOOK = 3

/**
 * Plays the moves that a greedy bot likes best out to the end of the part, again and again on positions that agree with
 * the view, and drops the worse half whenever all have had their playouts. In a playout every seat takes the best of a
 * few moves drawn at random.
 */
export function planner<State, Move extends AnyMove>(foresight: Foresight<State, Move>): Bot {
  return ({ rules }, view, seat, chance, budget) => {
    type S = typeof view
    type M = ReturnType<typeof rules.shaped>[number]
    const stream = quickChance(ownSeed(chance))
    const sense = foresight as unknown as Foresight<S, M>
    const { moves, worth } = weighMoves(rules, sense, view, seat, stream, SIFTING * budget.positions)
    if (moves.length < 2) return moves[0]
    let left = moves.map((_, i) => i).filter((i) => !Number.isNaN(worth[i]))
    left.sort((a, b) => worth[b] - worth[a])
    left = left.slice(0, Math.max(2, Math.min(CANDIDATES, Math.floor(budget.positions / A_PLAYOUT))))
    const sums = moves.map(() => 0)
    let looked = SIFTING * budget.positions
    const stages = Math.ceil(Math.log2(left.length))
    for (let stage = 1; stage <= stages; stage++) {
      const until = budget.positions * (SIFTING + ((1 - SIFTING) * stage) / stages)
      while (looked < until) {
        const base = rules.determinize(view, seat, stream)
        // The same luck for every move, so that moves are compared and not dice.
        const luck = ownSeed(stream)
        for (const i of left) {
          const playout = playOn(rules, sense, base, seat, moves[i], quickChance(luck))
          sums[i] += playout.worth
          looked += playout.looked
        }
      }
      const merit = (i: number) => sums[i] + FIRST_LOOK * worth[i]
      left.sort((a, b) => merit(b) - merit(a))
      left = left.slice(0, Math.ceil(left.length / 2))
    }
    return moves[left[0]]
  }
}

/** Makes the move and plays to the end of the part; tells how the seat then stands. */
function playOn<S, M extends AnyMove>(
  rules: Rules<S, M>,
  sense: Foresight<S, M>,
  base: S,
  seat: Seat,
  move: M,
  luck: Chance,
): { worth: number; looked: number } {
  const { part, value, hindsight = value } = sense
  const now = part(base)
  let state = rules.clone(base)
  let looked = 1
  rules.apply(state, seat, move, luck, silent)
  for (let pending = rules.pending(state); pending.length > 0 && part(state) === now; ) {
    state = turnOf(pending[0], state)
    pending = rules.pending(state)
  }
  return { worth: hindsight(state, seat), looked }

  /** The best of a few moves, each followed to the end of its small moves. */
  function turnOf(mover: Seat, from: S): S {
    const moves = draw(rules.shaped(from, mover), WIDTH)
    if (moves.length === 1) {
      rules.apply(from, mover, moves[0], luck, silent)
      return from
    }
    let top = Number.NEGATIVE_INFINITY
    let found = from
    for (const first of moves) {
      let end = after(from, mover, first)
      for (let length = 0; length < LENGTH; length++) {
        if (!sense.goesOn?.(end, mover)) break
        end = smallMove(mover, end)
      }
      const worth = value(end, mover)
      if (worth <= top) continue
      top = worth
      found = end
    }
    return found
  }

  function smallMove(mover: Seat, from: S): S {
    const moves = draw(rules.shaped(from, mover), FOLLOWING)
    let top = Number.NEGATIVE_INFINITY
    let found = from
    for (const move of moves) {
      const end = after(from, mover, move)
      const worth = moves.length === 1 ? 0 : value(end, mover)
      if (worth <= top) continue
      top = worth
      found = end
    }
    return found
  }

  function after(from: S, mover: Seat, move: M): S {
    const end = rules.clone(from)
    rules.apply(end, mover, move, luck, silent)
    looked++
    return end
  }

  /** At most n of the moves, at random. */
  function draw(moves: M[], n: number): M[] {
    if (moves.length <= n) return moves
    for (let i = 0; i < n; i++) {
      const j = i + indexBelow(luck, moves.length - i)
      const move = moves[j]
      moves[j] = moves[i]
      moves[i] = move
    }
    return moves.slice(0, n)
  }
}
