import type { Seat } from '@meadhall/kernel/rules'
import { type CardSet, cardsOf, type Enemy } from './cards.ts'
import type { Loss } from './moves.ts'
import type { Rune } from './vocabulary.ts'

/** No card, no seat, no ship here. */
export const NONE = -3
/** A face-down Journey that nobody has looked at: chance has not decided yet which it is. */
export const UNDRAWN = -2
/** What a fight is about when it is not a card. */
export const KRAKEN = -2
export const HUNT = -4

export interface State {
  agenda: Task[]
  /** Never changed once the table is set up, so clones share it. */
  readonly table: TableOptions
  round: number
  first: Seat
  /** Whose turn it is to place a worker. */
  turn: Seat
  /** Dice in the supply, by warrior. */
  supply: number[]
  /** What has piled up, by STOCKS. */
  stock: number[]
  /** Who stands on a space, by SPACES; NONE where nobody does. */
  spaces: number[]
  /** The stalls in play, as indices into STALLS. */
  stalls: number[]
  /** Private longships still for sale, as indices into the card set's ships. */
  shipsForSale: number[]
  hutsSold: number
  runesOpen: number[]
  runeDeck: number[]
  destinyDeck: number[]
  /** Destinies put under the deck, the next one first, and who put them there. */
  destinyBottom: number[]
  destinyBottomBy: number[]
  merchantDeck: number[]
  merchant: number
  trollDeck: number[]
  draugrDeck: number[]
  monsterDeck: number[]
  /** Trolls and Draugr that nobody defeated. */
  discard: number[]
  troll: number
  /** Left and right. */
  draugr: number[]
  /** By shore, from the left. */
  monsters: number[]
  monsterCoins: number[]
  journeys: number[]
  /** Who has looked at the Journey: one bit a seat. */
  journeySeen: number[]
  /** Whose ship lies here, and which (index into TARGETS). */
  shoreSeat: number[]
  shoreShip: number[]
  journeyDeck: number[]
  journeyDiscard: number[]
  /** Assignments of this round are made openly one after the other (CM-7.2). */
  inTurnOrder: boolean
  fight: Fight | null
  /** Who wants a moment before each fight (CM-14.13): one bit a seat, absent while nobody does. Hidden from the others. */
  waits?: number
  players: Player[]
}

export interface TableOptions {
  readonly edition: 'newest' | 'first'
  readonly blameGrows: boolean
  readonly dealtLeaders: boolean
  readonly hallOfRecords: boolean
  readonly mistrustfulVillagers: boolean
  /** Which card set; see cards.ts. */
  readonly cards: string
  /** The version of the rules that the game began with, from the second on. */
  readonly version?: number
}

export interface Player {
  /** Index into LEADERS, or NONE before the choice. */
  leader: number
  /** Workers still to be placed this round. */
  workers: number
  /** Workers in all. */
  clan: number
  stores: number[]
  /** Warriors in the longhouse; those assigned are in `plan`. */
  warriors: number[]
  glory: number
  runes: number[]
  /** Used runes: one bit a rune. */
  runesUsed: number
  destinies: number[]
  /** Destinies shown by the rune Success: one bit a Destiny. */
  destiniesShown: number
  /** Enemy cards won. */
  defeated: number[]
  /** Index into the card set's ships, or NONE. */
  ship: number
  /** Workers on the Hunting Grounds, on the own ship, and begging. */
  hunting: number
  sailing: number
  begging: number
  /** What is assigned: for each of TARGETS swordsmen, spearmen, axemen, food. */
  plan: number[]
  confirmed: boolean
}

/** The fight or hunt under way. */
export interface Fight {
  seat: Seat
  /** Where the crew is: index into TARGETS; NONE in the hunt. */
  target: number
  /** Enemy card, KRAKEN or HUNT. */
  enemy: number
  shore: number
  damage: number
  round: number
  /** What lies on the table, by warrior and face: 3 × 4 counts. */
  faces: number[]
  /** Those among them picked for a re-roll. */
  picked: number[]
  /** The rune Reaction holds for this roll. */
  reaction: boolean
  /** Warriors that must fall this round. */
  losses: number
}

export type Task =
  | { do: 'chooseLeader'; seat: Seat }
  | { do: 'playRound' }
  | { do: 'roundSetUp' }
  | { do: 'placeWorker' }
  | { do: 'keepWarriors'; seat: Seat; dice: readonly number[] }
  /** `fresh`: what has come in exchange; bots do not trade it on. */
  | { do: 'trade'; seat: Seat; fresh: readonly number[] }
  | { do: 'lookAtJourney'; seat: Seat; shore: number }
  | { do: 'offerRune'; seat: Seat; rune: Rune; shore?: number; enemy?: number }
  | { do: 'drawDestinies'; seat: Seat; count: number }
  | { do: 'keepDestiny'; seat: Seat; cards: readonly number[] }
  | { do: 'assignWarriors' }
  | { do: 'assign' }
  | { do: 'assignInTurnOrder'; order: readonly Seat[] }
  | { do: 'resolveCombat' }
  | { do: 'hunt'; seat: Seat; waited?: true }
  | { do: 'fightOnLand'; target: number; waited?: true }
  | { do: 'sail'; shore: number; waited?: true }
  | { do: 'revealJourney'; shore: number }
  | { do: 'sufferJourney'; shore: number }
  | { do: 'chooseLost'; shore: number; things: number }
  | { do: 'feedCrew'; shore: number }
  | { do: 'fightMonster'; shore: number; waited?: true }
  | { do: 'rollDice' }
  | { do: 'rollAgain' }
  | { do: 'strike' }
  | { do: 'sufferLosses' }
  | { do: 'chooseFallen'; seat: Seat; target: number; count: number; how: Loss }
  | { do: 'endCombatRound' }
  | { do: 'passBlame'; seat: Seat }
  | { do: 'chooseBlamed'; seat: Seat }
  | { do: 'runeWindow'; seats: readonly Seat[]; last: boolean }
  | { do: 'openRuneWindow'; last: boolean }
  | { do: 'beforeFight'; seats: readonly Seat[] }
  | { do: 'cleanUp' }

/** The task of a kind. */
export type TaskOf<Kind extends Task['do']> = Extract<Task, { do: Kind }>

/** Whether the game began under this version of the rules or a later one. */
export function since(state: State, version: number): boolean {
  return (state.table.version ?? 1) >= version
}

export function cardSet(state: State): CardSet {
  return cardsOf(state.table.cards)
}

export function enemyOf(state: State, card: number): Enemy {
  const set = cardSet(state)
  return card === KRAKEN ? set.kraken : set.enemies[card]
}

/** Every die that belongs to the player: in the longhouse and assigned. */
export function warriorsInAll(player: Player): number {
  const { warriors, plan } = player
  let sum = warriors[0] + warriors[1] + warriors[2]
  for (let i = 0; i < plan.length; i += 4) sum += plan[i] + plan[i + 1] + plan[i + 2]
  return sum
}

export function hasRune(player: Player, rune: number): boolean {
  return (player.runesUsed & (1 << rune)) === 0 && player.runes.includes(rune)
}

/** Seats from the holder of the first-player marker clockwise. */
export function turnOrder(state: State): Seat[] {
  const { players, first } = state
  return players.map((_, i) => (first + i) % players.length)
}

export function clone(state: State): State {
  const { fight } = state
  return {
    agenda: state.agenda.slice(), // tasks are never changed, so clones share them
    table: state.table,
    round: state.round,
    first: state.first,
    turn: state.turn,
    supply: state.supply.slice(),
    stock: state.stock.slice(),
    spaces: state.spaces.slice(),
    stalls: state.stalls.slice(),
    shipsForSale: state.shipsForSale.slice(),
    hutsSold: state.hutsSold,
    runesOpen: state.runesOpen.slice(),
    runeDeck: state.runeDeck.slice(),
    destinyDeck: state.destinyDeck.slice(),
    destinyBottom: state.destinyBottom.slice(),
    destinyBottomBy: state.destinyBottomBy.slice(),
    merchantDeck: state.merchantDeck.slice(),
    merchant: state.merchant,
    trollDeck: state.trollDeck.slice(),
    draugrDeck: state.draugrDeck.slice(),
    monsterDeck: state.monsterDeck.slice(),
    discard: state.discard.slice(),
    troll: state.troll,
    draugr: state.draugr.slice(),
    monsters: state.monsters.slice(),
    monsterCoins: state.monsterCoins.slice(),
    journeys: state.journeys.slice(),
    journeySeen: state.journeySeen.slice(),
    shoreSeat: state.shoreSeat.slice(),
    shoreShip: state.shoreShip.slice(),
    journeyDeck: state.journeyDeck.slice(),
    journeyDiscard: state.journeyDiscard.slice(),
    inTurnOrder: state.inTurnOrder,
    fight: fight && {
      seat: fight.seat,
      target: fight.target,
      enemy: fight.enemy,
      shore: fight.shore,
      damage: fight.damage,
      round: fight.round,
      faces: fight.faces.slice(),
      picked: fight.picked.slice(),
      reaction: fight.reaction,
      losses: fight.losses,
    },
    ...(state.waits !== undefined && { waits: state.waits }),
    players: state.players.map(clonePlayer),
  }
}

function clonePlayer(player: Player): Player {
  return {
    leader: player.leader,
    workers: player.workers,
    clan: player.clan,
    stores: player.stores.slice(),
    warriors: player.warriors.slice(),
    glory: player.glory,
    runes: player.runes.slice(),
    runesUsed: player.runesUsed,
    destinies: player.destinies.slice(),
    destiniesShown: player.destiniesShown,
    defeated: player.defeated.slice(),
    ship: player.ship,
    hunting: player.hunting,
    sailing: player.sailing,
    begging: player.begging,
    plan: player.plan.slice(),
    confirmed: player.confirmed,
  }
}
