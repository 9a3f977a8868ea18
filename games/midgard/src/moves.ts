import type { MoveParts, Seat } from '@meadhall/kernel/rules'
import type { Destiny, Face, Good, Leader, Rune, Space, Target, Warrior } from './vocabulary.ts'

/** What a seat decides. */
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

/** How a warrior goes back to the supply. */
export type Loss = 'fell' | 'starved' | 'forbidden' | 'lostAtSea'

/** What has come about, as everybody is told it; with `only`, one seat alone. */
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
