import type { Happening, Move } from '../moves.ts'
import type { OPTIONS } from '../options.ts'
import type { Why } from '../refusal.ts'
import type { SCORE_LINES } from '../score.ts'
import type { Task } from '../state.ts'
import type {
  Colour,
  Destiny,
  EnemyKind,
  Face,
  Journey,
  Leader,
  Rune,
  Space,
  Store,
  Warrior,
} from '../vocabulary.ts'

/**
 * What a catalog must hold: a missing message is a compile error. Messages are ICU strings with the parameters of the
 * move, refusal, happening or score line by name. How parameters are shown:
 * - `seat`, `by`, `player` as the player's name; a string that is an id through `name.<id>`; a shore's number through
 *   `name.shore<number>`; a list joined in the viewer's language.
 * - A parameter that may be absent is then given as `none`, so that messages can select on it.
 */
export type TextKey =
  | 'when'
  | `name.${NameId}`
  | 'one.coins'
  | `part.${Part}`
  | `move.${Move['do']}`
  | `refusal.${Why | 'notYourTurn' | 'gameOver'}`
  | `happening.${Happening['what']}`
  | `own.${'sawDestiny' | 'planned' | 'waits'}`
  | `score.${(typeof SCORE_LINES)[number]}`
  | `option.${OptionId}`
  | OptionValueKey
  | `prompt.${Decision}`
  | 'order.lose'

export type Catalog = Readonly<Record<TextKey, string>>

type OptionId = (typeof OPTIONS)[number]['id'] | 'cards'
type OptionValueKey = ValueKey<(typeof OPTIONS)[number]>
type ValueKey<Spec> = Spec extends { id: infer Id extends string; values: readonly (infer Value)[] }
  ? Value extends string
    ? `option.${Id}.${Value}`
    : never
  : never

/** The tasks that wait for someone. */
export const DECISIONS = [
  'chooseLeader',
  'placeWorker',
  'trade',
  'keepWarriors',
  'keepDestiny',
  'assign',
  'assignInTurnOrder',
  'chooseLost',
  'rollAgain',
  'chooseFallen',
  'chooseBlamed',
  'offerRune',
  'runeWindow',
  'beforeFight',
] as const satisfies readonly Task['do'][]
type Decision = (typeof DECISIONS)[number]

/** What a position calls its parts where it is read out: see docs/scenarios-midgard.md. */
type Observed =
  | 'faceDown'
  | 'unknown'
  | 'attack'
  | 'defense'
  | 'forbids'
  | 'leader'
  | 'workers'
  | 'clan'
  | 'destinies'

/** The enemies of the standard cards. Rows from a player's own file go by their id where no name is known. */
export const ENEMIES = [
  'hrimling',
  'bruarvord',
  'skogarkarl',
  'mosakerling',
  'haugtussi',
  'steinnef',
  'tvihofdi',
  'fjallgamli',
  'haugbui',
  'sjodraug',
  'kumlvord',
  'natthlaupi',
  'helsveinn',
  'brynjudraug',
  'haugjarl',
  'fenrisCubs',
  'nykr',
  'margygr',
  'huldufolk',
  'lindwurm',
  'hildigolt',
  'hafgufa',
  'vargar',
  'bergrisi',
  'saeorm',
  'eldfluga',
  'ellidreki',
] as const
export const SHIPS = ['snekkja', 'skeidFast', 'skeidBroad', 'drekkar'] as const

type NameId =
  | Warrior
  | Store
  | Face
  | Space
  | Leader
  | Rune
  | Journey
  | Destiny
  | Colour
  | EnemyKind
  | (typeof ENEMIES)[number]
  | (typeof SHIPS)[number]
  | 'given'
  | 'deck'
  | 'shore0'
  | 'shore1'
  | 'shore2'
  | 'shore3'
  | Observed

/** What a position calls its parts where it is read out: see docs/scenarios-midgard.md. */
type Part =
  | 'round'
  | 'first'
  | 'turn'
  | 'supply'
  | 'stalls'
  | 'ships'
  | 'hutsSold'
  | 'runesOpen'
  | 'merchant'
  | 'workersOn'
  | 'inTurnOrder'
  | 'journeyDiscard'
  | 'destiniesUnderDeck'
  | 'fight'
  | 'discard'
  | 'decks'
  | 'shore1'
  | 'shore2'
  | 'shore3'
  | 'shore4'
  | 'ship'
  | 'owner'
  | 'runes'
  | 'usedRunes'
  | 'shownDestinies'
  | 'defeated'
  | 'hunting'
  | 'begging'
  | 'confirmed'
  | 'waits'
  | 'assigned'
  | 'seat'
  | 'enemy'
  | 'damage'
  | 'losses'
  | 'dice'
  | 'capacity'
