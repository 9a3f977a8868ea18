import type { MoveParts, Seat } from '@meadhall/kernel/rules'
import { type CardSet, cardsOf, type Enemy } from './cards.ts'
import type { Destiny, Face, Good, Leader, Rune, Space, Target, Warrior } from './vocabulary.ts'

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

/** How a warrior goes back to the supply. */
export type Loss = 'fell' | 'starved' | 'forbidden' | 'lostAtSea'

export type Move =
  | { do: 'chooseLeader'; leader: Leader }
  | {
      do: 'place'
      at: Space
      /** Runesmith: an open rune, or the deck. */
      rune?: Rune | 'deck'
      /** Sage's House: the shore whose Journey is looked at. */
      look?: number
      /** Shipwright: which ship. */
      ship?: string
      /** Stave Church: Coins paid. */
      coins?: number
      /** Longships: where to. */
      shore?: number
      /** Aumingi: how often. */
      times?: number
    }
  | { do: 'beg' }
  | { do: 'trade'; give: Good; take: Good }
  | { do: 'doneTrading' }
  | { do: 'keepWarriors'; dice: readonly number[] }
  | { do: 'keepDestiny'; destiny: Destiny }
  | { do: 'assign'; what: Warrior | 'food'; to: Target }
  | { do: 'unassign'; what: Warrior | 'food'; to: Target }
  | { do: 'confirm' }
  /** The whole assignment at once: swordsmen, spearmen, axemen, food for each target. */
  | { do: 'assignAll'; plan: Partial<Record<Target, readonly number[]>> }
  | { do: 'askTurnOrder' }
  | { do: 'pick'; die: Warrior; face: Face }
  | { do: 'unpick'; die: Warrior; face: Face }
  /** Re-rolls what was picked, or the dice given: 3 × 4 counts by warrior and face. */
  | { do: 'reroll'; dice?: readonly number[] }
  | { do: 'stand' }
  | { do: 'rune'; rune: Rune; goods?: readonly number[]; destiny?: Destiny }
  | { do: 'declineRune'; rune: Rune }
  /** Wait for me before each fight, or no longer. */
  | { do: 'waitForMe'; on: boolean }
  | { do: 'fall'; dice: readonly number[] }
  | { do: 'lose'; food: number; dice: readonly number[] }
  | { do: 'blame'; player: Seat | null; discard: boolean }
  | { do: 'pass' }

/** What a move may hold besides what it does. */
export const MOVE_PARTS: MoveParts<Move> = {
  leader: true,
  at: true,
  rune: true,
  look: true,
  ship: true,
  coins: true,
  shore: true,
  times: true,
  give: true,
  take: true,
  dice: true,
  destiny: true,
  what: true,
  to: true,
  plan: true,
  die: true,
  face: true,
  goods: true,
  on: true,
  food: true,
  player: true,
  discard: true,
}

export type Happening =
  | { what: 'firstPlayer'; seat: Seat }
  | { what: 'stallLaid'; stall: string }
  | { what: 'leaderChosen' | 'leaderDealt'; seat: Seat; leader: Leader }
  | { what: 'destinyDealt'; seat: Seat }
  | { what: 'sawDestiny'; seat: Seat; destiny: Destiny; only: Seat; reveals?: true }
  | { what: 'roundBegan'; round: number }
  | { what: 'enemyCame'; at: 'troll' | 'draugrLeft' | 'draugrRight'; enemy: string; card: number }
  | { what: 'monsterCame'; shore: number; enemy: string; card: number }
  | { what: 'journeyLaid'; shore: number }
  | { what: 'journeysShuffled' }
  | { what: 'runeLaid'; rune: Rune }
  | { what: 'merchantCame'; card: number }
  | { what: 'placed'; seat: Seat; at: Space; shore?: number }
  | { what: 'begged'; seat: Seat }
  | { what: 'gained' | 'paid'; seat: Seat; good: string; amount: number }
  | { what: 'gainedWarriors'; seat: Seat; warrior: Warrior; amount: number }
  | { what: 'warriorsTurnedAway'; seat: Seat; warrior: Warrior; amount: number }
  | { what: 'gainedGlory'; seat: Seat; amount: number; from: string }
  | { what: 'tookFirstPlayer'; seat: Seat }
  | { what: 'traded'; seat: Seat; give: Good; take: Good }
  | { what: 'tookRune'; seat: Seat; rune: Rune; from: 'open' | 'deck' }
  | { what: 'lookedAtJourney'; seat: Seat; shore: number }
  | { what: 'sawJourney'; seat: Seat; shore: number; journey: string; only: Seat; reveals: true }
  | { what: 'drewDestinies'; seat: Seat; amount: number }
  | { what: 'keptDestiny'; seat: Seat; returned: number }
  | { what: 'builtShip'; seat: Seat; ship: string }
  | { what: 'hiredWorker'; seat: Seat; coins: number }
  | { what: 'planned'; seat: Seat; only: Seat }
  | { what: 'waits'; seat: Seat; on: boolean; only: Seat }
  | { what: 'confirmed'; seat: Seat }
  | { what: 'askedTurnOrder'; seat: Seat }
  | {
      what: 'assigned'
      seat: Seat
      to: Target
      swordsman: number
      spearman: number
      axeman: number
      food: number
      reveals?: true
    }
  | { what: 'huntBegan'; seat: Seat; dice: number }
  | { what: 'huntEnded'; seat: Seat; food: number }
  | { what: 'fightBegan'; seat: Seat; enemy: string; card: number; shore: number }
  | { what: 'rolled'; seat: Seat; faces: readonly number[]; again: boolean }
  | {
      what: 'struck'
      seat: Seat
      hits: number
      damage: number
      defense: number
      losses: number
      shields: number
    }
  | { what: Loss; seat: Seat; warrior: Warrior; amount: number }
  | { what: 'lostFood'; seat: Seat; amount: number }
  | { what: 'defeated'; seat: Seat; enemy: string; card: number; glory: number }
  | { what: 'beaten'; seat: Seat; enemy: string; card: number }
  | { what: 'journeyRevealed'; seat: Seat; shore: number; journey: string; reveals: true }
  | { what: 'fed'; seat: Seat; shore: number; food: number; warriors: number }
  | { what: 'noFight'; seat: Seat; at: string; shore: number }
  | { what: 'blamed'; seat: Seat; by: Seat }
  | { what: 'discardedBlame'; seat: Seat }
  | { what: 'runeUsed'; seat: Seat; rune: Rune }
  | { what: 'destinyShown'; seat: Seat; destiny: Destiny; glory: number; reveals: true }
  | { what: 'trollRampaged'; enemy: string }
  | { what: 'enemyLeft'; enemy: string; card: number }
  | { what: 'coinLaid'; shore: number; coins: number }
  | { what: 'gameEnded' }

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
