import { quickChance, quickWords } from '@meadhall/kernel/chance'
import type { AnyMove, Game, Seat } from '@meadhall/kernel/rules'
import type { Effort } from './craft.ts'
import { playOn } from './play-on.ts'
import { agreeing, type Depth, search } from './search.ts'
import { applyLine, type Mind } from './weigh.ts'

/** What a bot thinks of a move, in figures. */
export interface Opinion<M> {
  /** The move, and those that it would make afterwards as part of the same choice. */
  readonly move: M
  readonly afterwards: readonly M[]
  /** What the seat plays for, in points: lower than the first one's by as much as the move is worse. */
  readonly worth: number
  /** Points at the end, and the chance to win. */
  readonly points: number
  readonly win: number
  /** Points at the end by score line, from games played on to their end. */
  readonly lines: Readonly<Record<string, number>>
  /** Share of those games that were won, and how many there were. */
  readonly won: number
  readonly games: number
}

/** What a bot would do in a seat and why: its opinions, the best first. A forced move has one. */
export interface Explained<M> {
  readonly opinions: readonly Opinion<M>[]
}

export interface Question {
  /** Positions that may be looked at to rank the moves. */
  readonly positions: number
  /** Opinions wanted, and games that each is played on to its end. */
  readonly opinions: number
  readonly games: number
  readonly seed: number
}

const USUAL_QUESTION: Question = { positions: 2000, opinions: 3, games: 4, seed: 1 }

export type Explain = <S, M extends AnyMove>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  question?: Question,
) => Explained<M>

const EFFORT: Effort = { steps: 200, ways: 3, samples: 4, beam: 4 }

export function explainBy<State, Move extends AnyMove>(mind: Mind<State, Move>, depth: Depth): Explain {
  const explain = (view: State, seat: Seat, question: Question): Explained<Move> => {
    const word = quickWords(question.seed)
    const found = search(mind, view, seat, EFFORT, depth, question.positions, word)
    const luck = Array.from({ length: question.games }, word)
    return {
      opinions: found.slice(0, question.opinions).map(({ line, worth, points, win }) => {
        const { lines, won, games } = playedOut(mind, view, seat, line, luck)
        return { move: line[0], afterwards: line.slice(1), worth, points, win, lines, won, games }
      }),
    }
  }
  return ((_game, view, seat, question = USUAL_QUESTION) =>
    explain(view as unknown as State, seat, question)) as Explain
}

/** Plays games on to their end after a line, each with luck of its own, and counts by score line. */
function playedOut<S, M extends AnyMove>(
  mind: Mind<S, M>,
  view: S,
  seat: Seat,
  line: readonly M[],
  luck: readonly number[],
): Pick<Opinion<M>, 'lines' | 'won' | 'games'> {
  const { craft } = mind
  const lines: Record<string, number> = {}
  let won = 0
  for (const seed of luck) {
    const state = agreeing(mind, view, seat, quickWords(seed))
    const chance = quickChance(seed ^ 0x2f6b1c3d)
    applyLine(craft, state, seat, line, chance)
    const end = playOn(mind, state, chance, quickWords(seed ^ 0x51ed270b), () => true)
    for (const { line: name, points } of craft.game.rules.score(end, seat))
      lines[name] = (lines[name] ?? 0) + points / luck.length
    won += craft.won(end, seat) / luck.length
  }
  return { lines, won, games: luck.length }
}
