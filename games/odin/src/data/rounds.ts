/** What the two sides of the home board say for each round, and the mountain strips. Read off the printed components. */

/** The level of the harvest by round; 0 is no harvest. */
const HARVEST_LONG = [0, 1, 2, 0, 3, 0, 4, 0] as const
const HARVEST_SHORT = [0, 1, 0, 2, 0, 3, 0] as const
export const harvestLevel = (rounds: number, round: number): number =>
  (rounds === 7 ? HARVEST_LONG : HARVEST_SHORT)[round]

/** The exploration board (0 is A) that is turned in a round, or -1. */
export function boardTurned(rounds: number, round: number): number {
  const board = round - (rounds === 7 ? 3 : 2)
  return board >= 0 && board < 4 ? board : -1
}
export const SILVER_ON_BOARDS = 2

/** Vikings on the Thing Square when the game begins; one more joins in each round. */
export const startVikings = (rounds: number): number => 12 - rounds

/** What the strips hold from the arrow's end; 3 stands for the position of 2 silver. */
export const STRIPS: readonly (readonly number[])[] = [
  [0, 0, 1, 2, 2, 3, 3],
  [0, 0, 1, 1, 1, 2, 3],
  [0, 0, 0, 0, 1, 1, 3],
  [0, 0, 1, 1, 2, 2, 3],
  [0, 0, 0, 1, 1, 1, 3],
  [0, 0, 0, 1, 2, 2, 3],
  [0, 0, 0, 0, 1, 2, 3],
  [0, 0, 0, 1, 1, 2, 3],
]

/** Ships by number: price in silver, points in the bay, points after emigrating. */
export const SHIP_PRICE = [3, 5, 8] as const
export const SHIP_POINTS = [3, 5, 8] as const
export const EMIGRATED_POINTS = { knarr: 18, longship: 21 } as const
export const SMALL_BERTHS = 3
export const LARGE_BERTHS = 4
export const BOAT_ORE = 1
export const LONGSHIP_ORE = 3

/** Weapon cards in the box, by weapon. */
export const WEAPON_CARDS = [12, 12, 12, 11] as const
