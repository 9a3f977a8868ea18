import type { KernelWhy } from '@meadhall/kernel/rules'
import type { CardId } from '../data/occupations/list.ts'
import type { Happening, Move } from '../moves.ts'
import type { Why } from '../refusal.ts'
import type { ScoreLineName } from '../score.ts'
import type { Options } from '../setup.ts'
import type { Task } from '../tasks.ts'
import type { BOARDS, COLOURS, DECKS, DICE_ACTIONS, GROUPS, PHASES, THINGS } from '../vocabulary.ts'

/** Sheds and houses are counted on a player's board, so each of them has a name. */
type Slot = `shed${1 | 2 | 3}` | `stoneHouse${1 | 2 | 3}` | `longHouse${1 | 2 | 3 | 4 | 5}`

type Named =
  | (
      | typeof THINGS
      | typeof BOARDS
      | typeof COLOURS
      | typeof DICE_ACTIONS
      | typeof GROUPS
      | typeof PHASES
    )[number]
  | (typeof DECKS)[number]
  | Slot
  | CardId

/** What a position calls its parts where it is read out: see docs/scenarios-odin.md. */
type Part =
  | 'round'
  | 'phase'
  | 'start'
  | 'waitsFor'
  | 'spaces'
  | 'crews'
  | 'imitations'
  | 'strips'
  | 'strip1'
  | 'strip2'
  | 'strip3'
  | 'strip4'
  | 'strip5'
  | 'strip6'
  | 'strip7'
  | 'strip8'
  | 'exploration'
  | 'buildings'
  | 'oval'
  | 'deck'
  | 'weaponDeck'
  | 'weaponDiscard'
  | 'vikings'
  | 'whalingBoats'
  | 'knarrs'
  | 'longships'
  | 'emigratedKnarrs'
  | 'emigratedLongships'
  | 'boards'
  | 'tiles'
  | 'trial'
  | 'stored'
  | 'hand'
  | 'played'
  | 'penalties'
  | 'incomes'
  | 'bonuses'
  | 'feastCells'
  | 'stripStack'
  | 'passed'
  | 'orders'
  | 'turn'
  | 'lastRound'
  | 'over'
  | 'setUp'
  | 'nothing'

/** What the page can say about this game; a language that leaves one out does not compile. */
export type Key =
  | `name.${Named}`
  | `part.${Part}`
  | `card.${CardId}`
  | `move.${Move['do']}`
  | 'when'
  | `happening.${Happening['what']}`
  | 'own.sawOccupation'
  | `refusal.${Why | KernelWhy}`
  | `score.${ScoreLineName}`
  | `option.${keyof Options}`
  | `prompt.${Extract<Task['do'], Prompted>}`
  | `order.${Extract<Move['do'], 'done' | 'layFeast'>}`

/** The decisions, out of all the tasks. */
type Prompted =
  | 'chooseStart'
  | 'turn'
  | 'fourthColumn'
  | 'offers'
  | 'exchange'
  | 'either'
  | 'upgrade'
  | 'flip'
  | 'mountain'
  | 'dice'
  | 'explore'
  | 'emigrate'
  | 'playCards'
  | 'drawOrPlay'
  | 'sale'
  | 'returnVikings'
  | 'useSpace'
  | 'oreAtOnce'
  | 'storeFor'
  | 'fishIntoHouses'
  | 'feasting'
  | 'window'

export type Catalog = Readonly<Record<Key, string>>
