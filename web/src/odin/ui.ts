// What the person at the screen has in hand or open. Nothing of it is part of the game.
import type { Move, Served } from '@meadhall/odin/moves'
import type { Placement } from '@meadhall/odin/placement/best'
import type { State } from '@meadhall/odin/state'
import type { Item } from '@meadhall/odin/vocabulary'
import { cell } from '../store/cell.ts'

/** A tile in hand, and where it hovers. */
export interface Lift {
  readonly good: Item
  readonly turn: number
  /** The cell of its upper left corner on the shown board; absent while it is off the board. */
  readonly at?: readonly [row: number, col: number]
}
export const lifted = cell<Lift | null>(null)

/** The board in the large place, by the name of its slot. */
export const shownBoard = cell('home')

/** What lies below the home board on a phone. */
export const PHONE_TABS = ['actions', 'goods', 'boards', 'cards'] as const
export type PhoneTab = (typeof PHONE_TABS)[number]
export const phoneTab = cell<PhoneTab>('actions')

export type Opened =
  | { readonly what: 'cards' }
  | { readonly what: 'feast' }
  | { readonly what: 'orders' }
  | { readonly what: 'offers' }
  | { readonly what: 'isles' }
  | { readonly what: 'forge' }
  | { readonly what: 'group'; readonly group: string }
  | { readonly what: 'rival'; readonly seat: number }
export const opened = cell<Opened | null>(null)

/** Moves that follow one another, such as a packing that is taken whole. */
export const queued = cell<readonly Move[]>([])

/** Makes a move as soon as those before it have been made. */
export const enqueue = (move: Move): void => queued.set([...queued.get(), move])

/** A packing held out by "Suggest". */
export const suggested = cell<readonly Placement[] | null>(null)

/** "Ready" was said at a position while goods were left that could lie on a board. */
export const readyAsked = cell<State | null>(null)

/** The feast as it is being laid. */
export const feastPlan = cell<{ readonly key: string; readonly tiles: readonly Served[] } | null>(null)

/** The position at which the feast was set aside, to look at one's boards first. */
export const feastAside = cell<State | null>(null)

const HELP = 'meadhall.odin.help'
/** Help for first games: sensible spaces are marked, kinds say what they are for. */
export const helping = cell(readHelp())
function readHelp(): boolean {
  try {
    return localStorage.getItem(HELP) !== 'off'
  } catch {
    return true
  }
}
export function setHelping(on: boolean): void {
  helping.set(on)
  try {
    localStorage.setItem(HELP, on ? 'on' : 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** A packing is laid tile by tile; whether one is ready stays one's own decision. */
export function layAll(moves: readonly Move[]): boolean {
  const tiles = moves.filter((move) => move.do === 'placeTile')
  if (tiles.length < 2) return false
  queued.set(tiles)
  return true
}
