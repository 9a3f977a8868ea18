import type { Plain } from './rules.ts'

/** A position in the words of scenarios (docs/scenarios.md), and what chance gives there. */
export interface Position {
  /** The seats clockwise. */
  readonly players: readonly [string, ...string[]]
  readonly options?: Readonly<Record<string, Plain>>
  readonly seed?: number
  readonly setupChance?: Readonly<Record<string, Plain>>
  readonly given?: Readonly<Record<string, Plain>>
}

/**
 * What a game's rulebook has besides its entries: a page that tells the whole game, pictures, and examples that move.
 * What is said stands in the book's texts, by the ids:
 *
 *   one.<part>, one.<part>.title    a part of the game on one page
 *   fig.<figure>                    what the picture shows
 *   fig.<figure>.<label>            the name at a thing; `.about` after it what the thing means
 *   <example>                       its title
 *   <example>.0                     what is said of the position; .1, .2 … of each step that is shown
 */
export interface Book {
  readonly onePage: readonly OnePart[]
  readonly figures: readonly Figure[]
  readonly examples: readonly Example[]
}

export interface OnePart {
  readonly id: string
  /** The entry that says it in full. */
  readonly rule: string
}

/** A picture beside an entry, drawn by the table from a position, with labels at things. */
export interface Figure extends Position {
  readonly id: string
  readonly rule: string
  /** Moves that lead from `given` to what is shown: player and move. */
  readonly moves?: readonly (readonly [player: string, move: string])[]
  readonly chance?: Readonly<Record<string, Plain>>
  /** Through whose eyes; the first player's otherwise. */
  readonly eyes?: string
  /** Whether it is shown as to somebody who decides: with what may be done, and the window of the decision. */
  readonly open?: true
  /** What must be in the picture besides what has a label: things by their names in the rules. */
  readonly frame?: readonly string[]
  /** Labels and the things that they point at; the first is what the rule is about. */
  readonly labels: Readonly<Record<string, string>>
}

/** A scenario that shows a rule, step by step with captions. */
export interface Example {
  readonly id: string
  readonly rule: string
  /** The file in the game's folder of scenarios, without its ending, and what the scenario says of itself. */
  readonly file: string
  readonly scenario: string
  /** Through whose eyes; those of whoever moves first otherwise. */
  readonly eyes?: string
  /** Steps of the scenario, from 1, that are played but not shown: nothing is said of them. */
  readonly skip?: readonly number[]
  /** What to look at in the position and after each step that is shown; the last stands for all that follow. */
  readonly look?: readonly (readonly string[])[]
}
