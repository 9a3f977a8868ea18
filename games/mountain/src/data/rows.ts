import type { Action, Clan, Difficulty, Stack, Trigger, WheelEffect } from '../vocabulary.ts'

/** Rows whose printed counterpart is not known say so; they can be replaced without touching code (`options.cards`). */
interface Sourced {
  readonly reconstructed?: true
}

/** A place on the drawn board: x, y in a frame of 1000 by 1000. */
type Point = readonly [x: number, y: number]

export interface CavernRow {
  readonly id: string
  readonly clan: Clan
  readonly gate: boolean
  readonly adjacent: readonly string[]
  readonly at: Point
  /** Its shape: a sector of a ring about the board's middle, in degrees clockwise from the right. */
  readonly arc: readonly [inner: number, outer: number, from: number, to: number]
}

export interface HallRow {
  readonly id: string
  readonly caverns: readonly string[]
  readonly at: Point
}

export interface LairRow {
  readonly id: string
  /** Two lair spaces bear the same glyph. */
  readonly pair: string
  readonly caverns: readonly string[]
  readonly at: Point
}

export interface BoardRows extends Sourced {
  readonly caverns: readonly CavernRow[]
  readonly halls: readonly HallRow[]
  readonly lairs: readonly LairRow[]
  /** Clockwise. */
  readonly swarmPoints: readonly { readonly clan: Clan; readonly at: Point }[]
}

/** A 2 x 2 card: upper left, upper right, lower left, lower right; `bolster2` is a strong symbol. */
export interface AncestryRow extends Sourced {
  readonly id: string
  readonly cells: readonly string[]
}

/**
 * What champions can do: the whole vocabulary. "It" is the champion's figure, which counts as a troll.
 * - counts: it counts as more trolls when an attack is resolved, control is judged or invaders seek the easiest cavern
 * - marches: what an Advance gains when it moves (or, `acrossDomain`, while it stands there)
 * - charges: a strong Advance in which it moves is stronger
 * - rallies: its cavern may be bolstered though not dominated, with extra strength
 * - surges: a claw makes one Bolster or one weak action stronger
 * - diesWell: extra honour when it falls, or honour for own trolls that fall in a breach
 * - hunts: extra honour per gnome defeated with it;  slaysInDefeat: a failed attack with it still removes a gnome
 * - impresses: extra votes where control is gained with it
 * - fallsLast: another troll falls in its stead;  leadsGnomes: its owner decides for invaders of its domain
 * - courts: the bonus for the first influence is greater;  bearsSymbols: its ancestry symbols are yours
 * - turnsWheel, recovers, bridges, rescues: a claw takes a neighbouring wheel effect, takes a cube back, connects
 *   through a cell that bears no action, sends a fallen troll to a lair
 * - holdsFast, roams, tellsTales: honour or votes at the end of each wave
 * - acts, speaks, star: at once when gained
 * - endsGame: honour, or elders, at the end of the game
 */
export type Ability =
  | { readonly is: 'counts'; readonly when: 'attack' | 'control' | 'invasion'; readonly as: number }
  | {
      readonly is: 'marches'
      readonly how: 'free' | 'withEscort' | 'thenWeakAction' | 'untrolled' | 'acrossDomain'
    }
  | { readonly is: 'charges'; readonly bonus: number }
  | { readonly is: 'rallies'; readonly where: 'controlled' | 'trolled'; readonly bonus: number }
  | { readonly is: 'surges'; readonly what: 'bolster' | 'weak'; readonly bonus: number }
  | { readonly is: 'diesWell'; readonly who: 'self' | 'inBreach'; readonly honour: number }
  | { readonly is: 'hunts'; readonly honour: number }
  | { readonly is: 'slaysInDefeat' }
  | { readonly is: 'impresses'; readonly votes: number }
  | { readonly is: 'fallsLast' }
  | { readonly is: 'leadsGnomes' }
  | { readonly is: 'courts'; readonly bonus: number }
  | { readonly is: 'bearsSymbols' }
  | { readonly is: 'turnsWheel' }
  | { readonly is: 'recovers' }
  | { readonly is: 'bridges' }
  | { readonly is: 'rescues' }
  | { readonly is: 'holdsFast'; readonly trolls: number; readonly honour: number; readonly most: number }
  | { readonly is: 'roams'; readonly steps: readonly (readonly [domains: number, honour: number])[] }
  | { readonly is: 'tellsTales'; readonly clans: number }
  | {
      readonly is: 'acts'
      readonly action: Exclude<Action, 'influence'>
      readonly strength: number
      readonly where: 'dominated' | 'trolled'
    }
  | { readonly is: 'speaks' }
  | {
      readonly is: 'star'
      readonly on: 'hall' | 'trolled' | 'overrun' | 'clan'
      readonly gives: 'value' | 'cavern' | 'control' | 'clearing' | 'honour'
      readonly amount: number
    }
  | {
      readonly is: 'endsGame'
      readonly each: 'elder' | 'champion' | 'gateCavern' | 'domain'
      readonly honour: number
    }

export interface ChampionRow extends Sourced {
  readonly id: string
  readonly name: string
  readonly stack: Stack
  readonly clan: Clan | 'outsider'
  readonly votes: number
  readonly letter?: string
  /** Whether its tile becomes a figure on the board. */
  readonly figure?: true
  readonly claws?: number
  /** The yellow lines of the influence track, by the space they lie before; start champions have none. */
  readonly lines?: readonly number[]
  readonly symbols?: readonly string[]
  readonly ability: Ability
  /** What of a reconstructed row is known after all. */
  readonly certain?: readonly string[]
}

export interface WheelRow {
  readonly effect: WheelEffect
  readonly star?: true
  /** What lies between this space and the next one clockwise. */
  readonly trigger?: Trigger
}

export interface VoteTileRow extends Sourced {
  readonly id: string
  readonly honour: readonly [first: number, second: number, third: number]
}

export interface SupplyTrack extends Sourced {
  /** Supplies at the start of each wave. */
  readonly base: readonly [number, number, number]
  readonly most: number
  /** The spaces that bear a desperation symbol. */
  readonly desperation: readonly number[]
}

/** Our own design: the printed solo rules are not known. */
export interface SoloRows extends Sourced {
  readonly criticalDomains: number
  readonly invasions: number
  readonly champions: number
  /** The influence a champion asks for, by wave. */
  readonly neededInfluence: readonly [number, number, number]
  /** Votes the gnomes gain at the end of a wave in each domain where they hold more caverns than you. */
  readonly gnomeVotes: number
  /** What each overrun cavern is worth to the gnomes in the end. */
  readonly perOverrunCavern: number
  /** What the difficulties make of the waves. Without it all waves are alike, and a difficulty is a head start. */
  readonly waves?: Readonly<Record<Difficulty, SoloWaves>>
  /** What they start the last reckoning with, by difficulty. */
  readonly headStart: {
    readonly gentle: number
    readonly steady: number
    readonly fierce: number
    readonly grim: number
  }
}

/** What a difficulty makes of the three waves. */
export interface SoloWaves {
  readonly criticalDomains: number
  readonly invasions: readonly [number, number, number]
  /** More gnomes in each invasion than the book says. */
  readonly moreGnomes: readonly [number, number, number]
  /** How much more the gnomes contend for the champion they want. */
  readonly wanted: number
  readonly headStart: number
}

/** Everything printed that could be otherwise. */
export interface Rows {
  readonly front: BoardRows
  readonly back: BoardRows
  readonly startCard: AncestryRow
  readonly ancestryCards: readonly AncestryRow[]
  readonly champions: readonly ChampionRow[]
  readonly wheel: readonly WheelRow[]
  readonly boost: readonly number[]
  readonly voteTiles: readonly VoteTileRow[]
  readonly supplies: SupplyTrack
  readonly solo: SoloRows
}
