import type { Position } from './book.ts'
import type { Plain } from './rules.ts'

/**
 * A lesson: a position in the words of scenarios (docs/scenarios.md), and steps on it. The learner plays by the
 * real rules. What is said stands in the game's lesson texts, by the ids:
 *
 *   <lesson>                  its title
 *   <lesson>.<step>           what is said
 *   <lesson>.<step>.do        what the learner is to do; nothing to do but read where it is missing
 *   <lesson>.<step>.not       why another move does not help here
 */
export interface Lesson extends Position {
  readonly id: string
  /** About how long it takes. */
  readonly minutes: number
  /** Who the learner is; the first otherwise. */
  readonly learner?: string
  readonly steps: readonly LessonStep[]
}

export interface LessonStep {
  readonly id: string
  /** Things on the table to look at, by their names in the rules; the first is the one that matters. */
  readonly look?: readonly string[]
  /** Any of these moves; the lesson itself answers with the first. */
  readonly do?: readonly string[]
  /**
   * Or any moves until the position is so, in the words of `expect`; `answer` are the lesson's own. Where they do not
   * suffice, it goes on by any sensible ones.
   */
  readonly until?: Plain
  readonly answer?: readonly string[]
  /**
   * How the moves begin, as notation writes them, that lead there bit by bit; everything else is closed. Where it is
   * missing, `do` alone is open, or for `until` everything.
   */
  readonly may?: readonly string[]
  /** Or any moves at all, as long as one likes. */
  readonly free?: true
  /** The rule that says why. */
  readonly rule?: string
  /** What chance gives from here on. */
  readonly chance?: Readonly<Record<string, Plain>>
  /** What the others do when the step is done: player and move. */
  readonly reply?: readonly (readonly [player: string, move: string])[]
  /** While this step is taken, the others play any sensible move when they are asked. */
  readonly others?: true
  /** What must hold when the step is done; for the proof of the lesson. */
  readonly expect?: Plain
}
