import type { MoveParts, Seat } from '@meadhall/kernel/rules'
import type { Action, Clan, Saga, StandRank, WheelEffect } from './vocabulary.ts'

/**
 * What a seat can do. Things go by their names: caverns `moss1`, lairs `spiralA`, champions `imbolg`, cells of the own
 * ancestry `0,1` (column and row from the start card's upper left cell) or, for a symbol on a champion, its name.
 */
export type Move =
  // Set-up and figures
  | { do: 'choose'; champion: string }
  | { do: 'settle'; pair: string }
  | { do: 'outpost'; at: string }
  | { do: 'post'; at: string }
  | { do: 'retire'; champion: string }
  // Ancestry and supplies
  | { do: 'lay'; card: string; at: string }
  | { do: 'discard'; card: string }
  | { do: 'pair'; cells: readonly string[] }
  // A turn: cover symbols one by one and act, or act with all cells at once
  | { do: 'cover'; at: string }
  | { do: 'act'; action: Action; cells?: readonly string[]; bridge?: string; extra?: number }
  | { do: 'claw'; champion: string; at?: string; space?: number }
  // The four actions
  | { do: 'advance'; to: string; from?: Readonly<Record<string, number>>; champions?: readonly string[] }
  | { do: 'send'; from: string; champion?: string }
  | { do: 'bolster'; at: string; trolls?: number }
  | { do: 'summon'; from: string; champion?: string }
  | { do: 'influence'; champion: string }
  | { do: 'wheel'; spaces: number }
  // The wheel
  | { do: 'scoutGate'; card: number }
  | { do: 'scoutGnome'; at: string; gnome: number }
  | { do: 'swarm'; to: Clan }
  | { do: 'shift'; from: string; to: string; of: Seat; champion?: string }
  // Attack and invasion
  | { do: 'slay'; gnome: number }
  | { do: 'retreat'; to: string }
  | { do: 'lead'; to: string }
  | { do: 'fall'; champion?: string }
  // Champions
  | { do: 'favour'; clan: Clan }
  | { do: 'honour' }
  | { do: 'vote' }
  | { do: 'star'; on: string }
  // That is all of it; and: nothing at all
  | { do: 'done' }
  | { do: 'pass' }

/** What a move may hold besides what it does. */
export const MOVE_PARTS: MoveParts<Move> = {
  champion: true,
  pair: true,
  at: true,
  card: true,
  cells: true,
  action: true,
  bridge: true,
  extra: true,
  space: true,
  to: true,
  from: true,
  champions: true,
  trolls: true,
  spaces: true,
  gnome: true,
  of: true,
  clan: true,
  on: true,
}

/** Abilities that work in the background and are told when they make a difference. */
export type ActedAbility =
  | 'acrossDomain'
  | 'acts'
  | 'charges'
  | 'counts'
  | 'courts'
  | 'fallsLast'
  | 'followsUp'
  | 'impresses'
  | 'leadsGnomes'
  | 'marches'
  | 'rallies'
  | 'slaysInDefeat'
  | 'speaks'
  | 'tellsTales'
  | 'untrolled'

/** Who hears of it, and whether it bars undoing. */
interface Told {
  readonly only?: Seat
  readonly reveals?: true
}

/** What came about. */
export type Happening = Told &
  (
    | { what: 'hallsMarked'; halls: readonly number[] }
    | { what: 'firstPlayer'; seat: Seat }
    | { what: 'gnomePlaced'; at: string }
    | { what: 'swarmMoved'; to: Clan }
    | { what: 'championsShown'; champions: readonly string[] }
    | { what: 'startChampionsDrawn'; seat: Seat; champions: readonly string[]; only: Seat }
    | { what: 'choiceMade'; seat: Seat; only: Seat }
    | { what: 'startChampionKept'; seat: Seat; champion: string; reveals: true }
    | { what: 'settled'; seat: Seat; pair: string }
    | { what: 'outpostPlaced'; seat: Seat; at: string }
    | { what: 'figurePosted'; seat: Seat; champion: string; at: string }
    | { what: 'figureRetired'; seat: Seat; champion: string }
    | { what: 'waveBegins'; wave: number }
    | { what: 'handDealt'; seat: Seat; cards: readonly string[]; only: Seat }
    | { what: 'handPassed'; seat: Seat; to: Seat; reveals: true }
    | { what: 'cardLaid'; seat: Seat; card: string; at: string; reveals: true }
    | { what: 'cardDiscarded'; seat: Seat; reveals: true }
    | { what: 'suppliesSet'; seat: Seat; supplies: number }
    | { what: 'wildsPaired'; seat: Seat; supplies: number }
    | { what: 'desperationTaken'; seat: Seat; n: number }
    | { what: 'turnBegins'; seat: Seat; supplies: number }
    | { what: 'turnSpent'; seat: Seat }
    | { what: 'acted'; seat: Seat; action: Action; strength: number; cells: readonly string[]; weak: boolean }
    | { what: 'clawUsed'; seat: Seat; champion: string }
    | { what: 'advanced'; seat: Seat; to: string; trolls: number }
    | { what: 'gnomesRevealed'; at: string; strengths: readonly number[]; reveals: true }
    | { what: 'attackWon'; seat: Seat; at: string; honour: number }
    | { what: 'attackLost'; seat: Seat; at: string }
    | { what: 'gnomeSlain'; seat: Seat; at: string; strength: number }
    | { what: 'entrenched'; at: string }
    | { what: 'retreated'; seat: Seat; to: string; trolls: number }
    | { what: 'controlGained'; seat: Seat; at: string }
    | { what: 'votesGained'; seat: Seat; clan: Clan; n: number }
    | { what: 'bolstered'; seat: Seat; at: string; trolls: number }
    | { what: 'summoned'; seat: Seat; from: string; to: string }
    | { what: 'influenced'; seat: Seat; champion: string; n: number }
    | { what: 'wheelTurned'; seat: Seat; spaces: number; effect: WheelEffect }
    | { what: 'scouted'; seat: Seat; at: string }
    | { what: 'gateScouted'; seat: Seat; card: number }
    | { what: 'gateSeen'; seat: Seat; card: number; clan: Clan; only: Seat; reveals: true }
    | { what: 'gnomeSeen'; seat: Seat; at: string; strength: number; only: Seat; reveals: true }
    | { what: 'boosted'; seat: Seat; boost: number }
    | { what: 'breachOpened'; seat: Seat; clan: Clan; gnomes: number }
    | { what: 'honourGained'; seat: Seat; honour: number }
    | { what: 'trollShifted'; seat: Seat; of: Seat; from: string; to: string }
    | { what: 'waveEnds'; wave: number }
    | { what: 'gateRevealed'; card: number; clan: Clan; gnomes: number; reveals: true }
    | { what: 'gnomeInvaded'; at: string }
    | { what: 'gnomeTurnedBack'; clan: Clan }
    | { what: 'gnomesPlunder'; clan: Clan; n: number }
    | { what: 'gnomesChose'; at: string }
    | { what: 'gnomesContend'; champion: string; n: number }
    | { what: 'championTaken'; champion: string }
    | { what: 'sagaBegins'; saga: Saga }
    | { what: 'sagaWon' | 'sagaLost'; saga: Saga; reached: number; goal: number }
    | { what: 'gnomesRunOut'; clan: Clan; missing: number }
    | { what: 'trollFell'; seat: Seat; at: string; honour: number }
    | { what: 'championFell'; seat: Seat; champion: string; at: string; honour: number }
    | { what: 'trollRescued'; seat: Seat; to: string }
    | { what: 'championWon'; seat: Seat; champion: string }
    | { what: 'championLeft'; champion: string }
    | { what: 'consoled'; seat: Seat; champion: string; honour: number }
    | { what: 'starPlaced'; seat: Seat; champion: string; on: string }
    | { what: 'abilityActed'; seat: Seat; champion: string; ability: ActedAbility; n: number }
    | { what: 'championHonour'; seat: Seat; champion: string; honour: number }
    | { what: 'domainScored'; seat: Seat; clan: Clan; honour: number }
    | { what: 'criticalDomains'; clans: readonly Clan[] }
    | { what: 'gnomesGainVotes'; clan: Clan; n: number }
    | { what: 'standHolds'; wave: number }
    | { what: 'standLost'; clan: Clan }
    | { what: 'standWon'; honour: number; gnomes: number; rank?: StandRank }
    | { what: 'standOutscored'; honour: number; gnomes: number }
    | { what: 'gameEnds' }
  )
