import type { MoveParts, Seat } from '@meadhall/kernel/rules'
import type {
  Building,
  DiceAction,
  Good,
  Item,
  Resource,
  Ship,
  Special,
  Thing,
  Weapon,
} from './vocabulary.ts'

/** One tile of a feast: `at` is its leftmost cell of the banquet table, counted from 0; `long` lies lengthwise. */
export interface Served {
  readonly good: Good | 'silver'
  readonly at: number
  readonly long: boolean
}

/**
 * What a seat decides.
 *
 * Placements are lazy: `legal` gives `{ do: 'placeTile', good }` for every tile that may go anywhere at all, and
 * `placesFor(state, seat, good)` answers where. `check` and `apply` take the full move with board, row, column and turn;
 * without them the tile goes to the first place there is. A feast is lazy in the same way: `legal` gives the cheapest
 * feast, `check` accepts every lawful one.
 */
export type Move =
  // At any time, also off turn
  | { do: 'placeTile'; good: Item; board?: string; row?: number; col?: number; turn?: number }
  | { do: 'takeTile'; board: string; row: number; col: number }
  | { do: 'store'; good: 'wood' | 'stone'; board: string }
  | { do: 'buyShip'; ship: Ship }
  | { do: 'arm'; ship: 'whalingBoat' | 'longship'; aboard: number }
  | { do: 'disarm'; ship: 'whalingBoat' | 'longship'; aboard: number }
  | { do: 'use'; card: string; option?: string }
  | { do: 'order'; order: 'feast'; plan: readonly Served[] | null }
  | { do: 'order'; order: 'restOfRound' | 'takeBonuses'; on: boolean }
  // A turn of the action phase
  | { do: 'place'; at: string; imitate?: string }
  | { do: 'pass' }
  // Decisions within an action
  | { do: 'accept'; card: string }
  | { do: 'choose'; option: string }
  | { do: 'upgrade'; good: Good; to: Good }
  | { do: 'flip'; good: Good }
  | { do: 'mountain'; strip: number; n: number }
  | { do: 'sail'; armed: number; plain: number }
  | { do: 'roll' }
  | { do: 'succeed'; wood: number; weapons: number }
  | { do: 'loot'; good: Item; also?: Item; stone: number; swords: number; spears: number }
  | { do: 'fail' }
  | { do: 'explore'; board: string }
  | { do: 'swapBoat'; aboard: number }
  | { do: 'emigrate'; ship: 'knarr' | 'longship'; aboard: number }
  | { do: 'play'; card: string }
  | { do: 'buySpecial'; tile: Special }
  | { do: 'return'; at: string; pay: boolean }
  | { do: 'useSpace'; at: string }
  | { do: 'placeOre'; board: string; row: number; col: number }
  | { do: 'placeFish'; board: string; row: number; col: number; turn: number }
  | { do: 'storeOne'; good: 'wood' | 'stone'; board: string }
  | { do: 'done' }
  // Between the phases
  | { do: 'layFeast'; tiles: readonly Served[] }
  | { do: 'ready' }

/** What a move may hold besides what it does. */
export const MOVE_PARTS: MoveParts<Move> = {
  good: true,
  board: true,
  row: true,
  col: true,
  turn: true,
  ship: true,
  aboard: true,
  card: true,
  option: true,
  order: true,
  plan: true,
  on: true,
  at: true,
  imitate: true,
  to: true,
  strip: true,
  n: true,
  armed: true,
  plain: true,
  wood: true,
  weapons: true,
  also: true,
  stone: true,
  swords: true,
  spears: true,
  tile: true,
  pay: true,
  tiles: true,
}

export type Happening = { only?: Seat; reveals?: true } & (
  | { what: 'roundBegan'; round: number }
  | { what: 'phaseBegan'; phase: string }
  | { what: 'startPlayer'; seat: Seat }
  | { what: 'gained'; seat: Seat; good: Thing; n: number }
  | { what: 'paid'; seat: Seat; good: Thing; n: number }
  | { what: 'drewWeapon'; seat: Seat; weapon: Weapon; reveals: true }
  | { what: 'drewOccupation'; seat: Seat }
  | { what: 'sawOccupation'; seat: Seat; card: string; only: Seat; reveals: true }
  | { what: 'playedOccupation'; seat: Seat; card: string; reveals: true }
  | { what: 'usedOccupation'; seat: Seat; card: string }
  | { what: 'turnedBoard'; board: string }
  | { what: 'silverOnBoard'; board: string; n: number }
  | { what: 'placedVikings'; seat: Seat; at: string; vikings: number }
  | { what: 'imitated'; seat: Seat; at: string }
  | { what: 'passed'; seat: Seat }
  | { what: 'placedTile'; seat: Seat; good: Item; board: string }
  | { what: 'tookTile'; seat: Seat; good: Item; board: string }
  | { what: 'stored'; seat: Seat; good: Resource; board: string }
  | { what: 'boughtShip'; seat: Seat; ship: Ship; silver: number }
  | { what: 'armed'; seat: Seat; ship: Ship }
  | { what: 'disarmed'; seat: Seat; ship: Ship }
  | { what: 'upgraded'; seat: Seat; good: Good; to: Good }
  | { what: 'flipped'; seat: Seat; good: Good; to: Good }
  | { what: 'tookFromMountain'; seat: Seat; strip: number; n: number }
  | { what: 'rolled'; seat: Seat; action: DiceAction; die: number; result: number; reveals: true }
  | { what: 'succeeded'; seat: Seat; action: DiceAction }
  | { what: 'failed'; seat: Seat; action: DiceAction }
  | { what: 'explored'; seat: Seat; board: string; silver: number }
  | { what: 'emigrated'; seat: Seat; ship: Ship; silver: number }
  | { what: 'built'; seat: Seat; building: Building }
  | { what: 'vikingsReturned'; seat: Seat; at: string; n: number }
  | { what: 'income'; seat: Seat; silver: number }
  | { what: 'bred'; seat: Seat; good: Good; n: number }
  | { what: 'pregnant'; seat: Seat; good: Good }
  | { what: 'served'; seat: Seat; good: Good; n: number }
  | { what: 'feasted'; seat: Seat; silver: number }
  | { what: 'penalties'; seat: Seat; n: number }
  | { what: 'revealedStrip'; strip: number; reveals: true }
  | { what: 'lostFromStrip'; strip: number; good: Thing }
  | { what: 'tookPlacedTile'; seat: Seat; from: Seat; good: Special }
  | { what: 'ordered'; seat: Seat; order: string }
  | { what: 'orderLapsed'; seat: Seat; order: string }
  | { what: 'gameEnded' }
)
