import type { Deed } from '@meadhall/bots/explain'
import type { PuzzleKind, Riddler } from '@meadhall/bots/riddle'
import { noChance, recordedChance, Undecided } from '@meadhall/kernel/chance'
import { canonical, fingerprint } from '@meadhall/kernel/plain'
import { type AnyMove, type Game, type Seat, silent } from '@meadhall/kernel/rules'
import type { Level } from '../levels.ts'

/** So often the ways of a puzzle are played on when it is made. */
export const PLAYED_ON = 140

/**
 * A position of a real game in which one way to go on is clearly best. It is kept as the game that led there, under the
 * version of the rules that it was played by: like every record it can be played for ever.
 */
export interface Puzzle {
  readonly id: string
  readonly kind: PuzzleKind
  readonly version: number
  readonly options: unknown
  readonly seats: number
  readonly setup: readonly number[]
  /** Seat, move, and what chance gave. */
  readonly moves: readonly (readonly [Seat, AnyMove, ...number[]])[]
  /** Whose decision it is. */
  readonly seat: Seat
  /** Ways to go on, the best first; so many of them are equally good. */
  readonly ways: readonly PuzzleWay[]
  readonly answers: number
  /** Between how many ways the seat chooses, as bots see it. */
  readonly among: number
  /** By how many points the answers lead, and the standard error of that. */
  readonly lead: number
  readonly error: number
  /** How often a bot of each level finds an answer, from 0 to 1. */
  readonly found: Readonly<Record<Level, number>>
}

/** A way to go on, and what comes of it on average. */
export interface PuzzleWay {
  readonly line: readonly AnyMove[]
  /** By how many points it falls short of the first. */
  readonly behind: number
  readonly error: number
  /** Points at the end, and the chance to win. */
  readonly points: number
  readonly win: number
  /** Points by score line until the part of the game is over. */
  readonly lines: Readonly<Record<string, number>>
  /** What is held then more than now, that counts no points yet. */
  readonly holds: Readonly<Record<string, number>>
  /** What may succeed or fail until then. */
  readonly deeds: Readonly<Record<string, Deed>>
}

/** What a list of puzzles tells of one. */
export interface PuzzleHead {
  readonly id: string
  readonly kind: PuzzleKind
  /** From 1 for what nearly everybody finds to 5. */
  readonly stars: number
  readonly seats: number
}

/** How hard it is: by how many of the bots, weighed by their strength, do not find it. */
export function starsOf({ found }: Pick<Puzzle, 'found'>): number {
  const missed = 1 - (found.thrall + found.karl + found.huscarl + found.jarl + found.konungr) / 5
  return 1 + [0.15, 0.35, 0.55, 0.75].filter((least) => missed > least).length
}

/** The position that the puzzle shows, as the rules have it. */
export function puzzleState<S, M extends AnyMove>({ rules }: Game<S, M>, puzzle: Puzzle): S {
  const { options, seats, setup, version, moves } = puzzle
  const state = rules.setup(rules.readOptions(options), seats, recordedChance(setup), silent, version)
  for (const [seat, move, ...chance] of moves)
    rules.apply(state, seat, move as M, recordedChance(chance), silent)
  return state
}

/** What a line comes to: where it leads, or where chance decides that, what was decided and where. */
export function keyOf<S, M extends AnyMove>(
  { rules }: Game<S, M>,
  start: S,
  seat: Seat,
  line: readonly M[],
): string {
  let state = start
  for (const move of line) {
    const before = rules.clone(state)
    try {
      if (rules.check(state, seat, move)) return `${fingerprint(before)} ${canonical(move)}`
      state = rules.clone(state)
      rules.apply(state, seat, move, noChance, silent)
    } catch (error) {
      if (!(error instanceof Undecided)) throw error
      return `${fingerprint(before)} ${canonical(move)}`
    }
  }
  return fingerprint(state)
}

/** What came of an attempt. */
export interface Judged {
  readonly solved: boolean
  /** Which of the puzzle's ways it was, or none of them. */
  readonly way: number | undefined
  /** By how many points it falls short of the answer, and the error of that. */
  readonly behind: number
  readonly error: number
}

/** An attempt that nobody had thought of is played on as often as this beside the answer. */
const LIVE_GAMES = 48
/** It is as good as the answer if it falls short by no more than half of the lead, nor by so many points. */
const AS_GOOD = 1

/** Judges the moves that a seat made: by the ways that are known, otherwise by playing them on beside the answer. */
export function judgeAttempt<S, M extends AnyMove>(
  game: Game<S, M>,
  riddler: Pick<Riddler, 'compare'>,
  puzzle: Pick<Puzzle, 'seat' | 'ways' | 'answers' | 'lead'>,
  start: S,
  line: readonly M[],
  games = LIVE_GAMES,
): Judged {
  const { seat, ways, answers, lead } = puzzle
  const made = keyOf(game, start, seat, line)
  const way = ways.findIndex(({ line: known }) => keyOf(game, start, seat, known as readonly M[]) === made)
  if (way >= 0)
    return { solved: way < answers, way, behind: Math.max(0, ways[way].behind), error: ways[way].error }
  const answer = ways[0].line as readonly M[]
  const [, own] = riddler.compare(game, game.rules.view(start, seat), seat, [answer, line], games, 1)
  return {
    solved: own.behind <= Math.min(lead / 2, AS_GOOD),
    way: undefined,
    behind: Math.max(0, own.behind),
    error: own.error,
  }
}
