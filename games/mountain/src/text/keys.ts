import type { Ability } from '../data/rows.ts'
import type { Happening, Move } from '../moves.ts'
import type { Why } from '../refusal.ts'
import type { Line } from '../score.ts'
import type { DECISIONS } from '../state.ts'
import type {
  Action,
  CardSymbol,
  Clan,
  Difficulty,
  Saga,
  StandRank,
  Trigger,
  WheelEffect,
} from '../vocabulary.ts'

/**
 * What a catalog must hold: a missing message is a compile error. Messages are ICU strings with the parameters of the
 * move, refusal, happening, score line or ability by name. How parameters are shown:
 * - `seat` and `of`, and `to` where cards are passed, as the player's name; a string that is an id through `name.<id>`,
 *   or as it stands where it has no name (cells, ancestry cards, rows of a player's own file); a list joined in the
 *   viewer's language.
 * - A parameter that may be absent is then given as `none`, so that messages can select on it.
 */
export type TextKey =
  | 'when'
  | `name.${NameId}`
  | `part.${Part}`
  | `ability.${Ability['is']}`
  | `prompt.${Decision}`
  | `move.${Move['do']}`
  | `refusal.${Why | 'notYourTurn' | 'gameOver'}`
  | `happening.${Happening['what']}`
  | `own.${'startChampionsDrawn' | 'handDealt'}`
  | `score.${Line | 'overrun' | 'plunder' | 'difficulty'}`
  | 'option.difficulty'
  | `option.difficulty.${Difficulty}`
  | 'option.saga'
  | `option.saga.${Saga}`
  | 'option.cards'

type Decision = (typeof DECISIONS)[number]

export type Catalog = Readonly<Record<TextKey, string>>

/** The champions and lair glyphs of the standard rows. */
export const CHAMPION_IDS = [
  'firragh',
  'argren',
  'thurmi',
  'yrsa',
  'skadvi',
  'vorrg',
  'nimra',
  'bodda',
  'hroll',
  'grenda',
  'mulgo',
  'tamsa',
  'ashgar',
  'kelda',
  'imbolg',
  'yllva',
  'laggrid',
  'fennrik',
  'waelwulf',
  'selka',
  'okkag',
  'duma',
  'siggdan',
  'ragna',
  'borvu',
  'wettle',
  'crym',
  'ulfra',
  'gosk',
  'mirrow',
  'hedda',
  'oldNineStairs',
  'brannoc',
  'sigrun',
  'torvig',
  'mudra',
  'namelessShield',
  'eldra',
  'tolm',
  'vargha',
  'ynga',
  'skarr',
  'hulda',
  'drogg',
] as const
type Glyph = 'spiral' | 'wolf' | 'hand' | 'sun' | 'eye'

type NameId =
  | Clan
  | 'outsider'
  | Action
  | Exclude<CardSymbol, 'none'>
  | WheelEffect
  | Trigger
  | `${Clan}${1 | 2 | 3 | 4}`
  | `hall${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | Glyph
  | `${Glyph}${'A' | 'B'}`
  | (typeof CHAMPION_IDS)[number]
  | 'anc'
  | 'vote'
  | 'unknown'
  | StandRank
  | Exclude<Saga, 'none'>

/** What a position calls its parts where it is read out: see docs/scenarios-mountain.md. */
type Part =
  | 'wave'
  | 'now'
  | 'over'
  | 'first'
  | 'swarm'
  | 'wheel'
  | 'pool'
  | 'decks'
  | 'ancestry'
  | 'stack0'
  | 'stack1'
  | 'stack2'
  | 'beside'
  | 'gates'
  | 'caverns'
  | 'gnomes'
  | 'controlledBy'
  | 'owner'
  | 'halls'
  | 'tiles'
  | 'votes'
  | 'voteOrder'
  | 'display'
  | 'influenceOrder'
  | 'stars'
  | 'critical'
  | 'lost'
  | 'gnomeHonour'
  | 'plunder'
  | 'reckoning'
  | 'rank'
  | 'saga'
  | 'goal'
  | 'reached'
  | 'of'
  | 'isReached'
  | 'honour'
  | 'honours'
  | 'fallen'
  | 'contenders'
  | 'domainsWaveI'
  | 'domainsWaveII'
  | 'supplies'
  | 'desperation'
  | 'boost'
  | 'reserve'
  | 'hand'
  | 'chosen'
  | 'champions'
  | 'claws'
  | 'elders'
  | 'cells'
  | 'covered'
  | 'laid'
  | 'clan'
  | 'figure'
  | 'ability'
