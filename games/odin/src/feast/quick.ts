import type { Seat } from '@meadhall/kernel/rules'
import { GOOD_ROWS } from '../data/tiles.ts'
import type { Served } from '../moves.ts'
import type { State } from '../state.ts'
import { GOODS, SILVER } from '../vocabulary.ts'
import { banquetTable, cellsToCover, FOODS, IS_ORANGE, KIND, LONG, longLimit, SHORT } from './table.ts'

const IS_ANIMAL: readonly boolean[] = GOODS.map((name) => GOOD_ROWS[name].points !== undefined)

/**
 * A good feast at once, for play-outs: orange and red in turn, each time the tile that covers most of what is left,
 * a coin where a colour would meet itself, and coins for the rest. `bestFeast` is the exact answer.
 */
export function quickFeast(state: State, seat: Seat): Served[] {
  const table = banquetTable(state, seat)
  const supply = state.players[seat].supply
  const left = supply.slice(0, FOODS)
  const long = Array<number>(FOODS).fill(0)
  const tiles: Served[] = []
  let coins = supply[SILVER]
  let at = table.first
  let beside = -1
  let cells = cellsToCover(table)
  while (cells > 0) {
    // Orange food is worth least, so a meal begins and ends with it.
    let good = beside === 0 ? longest(1, cells) : longest(0, cells)
    if (good < 0 && beside < 0) good = longest(1, cells)
    if (good >= 0) {
      const lengthwise = LONG[good] <= cells && long[KIND[good]] < longLimit(table, KIND[good])
      if (lengthwise) long[KIND[good]]++
      left[good]--
      tiles.push({ good: GOODS[good], at, long: lengthwise })
      const length = lengthwise ? LONG[good] : SHORT[good]
      at += length
      cells -= length
      beside = IS_ORANGE[good] ? 0 : 1
    } else {
      if (coins > 0) {
        tiles.push({ good: 'silver', at, long: true })
        coins--
      }
      at++
      cells--
      beside = -1
    }
  }
  return tiles

  /** The food of a colour (0 orange, 1 red) that covers most cells; animals stay in the stable. */
  function longest(colour: 0 | 1, room: number): number {
    let best = -1
    let most = 0
    for (let good = 0; good < FOODS; good++) {
      if (left[good] === 0 || IS_ORANGE[good] !== (colour === 0) || IS_ANIMAL[good]) continue
      const length =
        LONG[good] <= room && long[KIND[good]] < longLimit(table, KIND[good]) ? LONG[good] : SHORT[good]
      if (length <= room && length > most) {
        most = length
        best = good
      }
    }
    return best
  }
}
