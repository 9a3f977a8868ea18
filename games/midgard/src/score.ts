import { type ScoreLine, type Seat, total, UNKNOWN } from '@meadhall/kernel/rules'
import { BLAME_COST, DESTINY_ROWS } from './data/certain.ts'
import { destinyGlory } from './destinies.ts'
import { cardSet, NONE, type State } from './state.ts'
import { BLAME, COINS, COLOURS, DESTINIES, FAVOR, RUNES } from './vocabulary.ts'

/** CM-11.3 */
export const SET_GLORY = 5
const FAVOR_GLORY = 2
const COINS_PER_GLORY = 3

export const SCORE_LINES = ['won', 'destiny', 'sets', 'rune', 'ship', 'favor', 'coins', 'blame'] as const

/** CM-11: the Glory won in play and what the end would add as things stand. */
export function score(state: State, seat: Seat): ScoreLine[] {
  const player = state.players[seat]
  const lines: ScoreLine[] = [{ rule: 'CM-1.7', line: 'won', points: player.glory }]
  for (const destiny of player.destinies)
    if (destiny !== UNKNOWN)
      lines.push({
        rule: DESTINY_ROWS[destiny].rule,
        line: 'destiny',
        destiny: DESTINIES[destiny],
        points: destinyGlory(state, seat, destiny),
      })
  const sets = setsIn(coloursWon(state, seat))
  lines.push({ rule: 'CM-11.3', line: 'sets', sets, points: SET_GLORY * sets })
  for (const rune of player.runes)
    lines.push({ rule: 'CM-11.4', line: 'rune', rune: RUNES[rune], points: cardSet(state).runes[rune] })
  if (player.ship !== NONE) {
    const ship = cardSet(state).ships[player.ship]
    lines.push({ rule: 'CM-11.5', line: 'ship', ship: ship.id, points: ship.glory })
  }
  const favor = player.stores[FAVOR]
  lines.push({ rule: 'CM-11.6', line: 'favor', favor, points: FAVOR_GLORY * favor })
  const coins = player.stores[COINS]
  lines.push({ rule: 'CM-11.7', line: 'coins', coins, points: Math.floor(coins / COINS_PER_GLORY) })
  const blame = player.stores[BLAME]
  const beyond = blame > 6 && state.table.blameGrows
  lines.push({ rule: beyond ? 'CM-11.9' : 'CM-11.8', line: 'blame', blame, points: -blameCost(state, blame) })
  return lines
}

/** How many enemies of each colour the seat has defeated, in the order of COLOURS. */
export function coloursWon(state: State, seat: Seat): number[] {
  const { enemies } = cardSet(state)
  const counts = COLOURS.map(() => 0)
  for (const card of state.players[seat].defeated)
    if (card !== UNKNOWN && enemies[card].colour >= 0) counts[enemies[card].colour]++
  return counts
}

/** CM-11.3: one of each colour. */
export function setsIn(colours: readonly number[]): number {
  return Math.min(...colours)
}

/** CM-11.8, CM-11.9 */
export function blameCost(state: State, blame: number): number {
  const beyond = Math.max(0, blame - 6)
  return BLAME_COST[Math.min(blame, 6)] + (state.table.blameGrows ? 6 * beyond : 0)
}

/** CM-11.10: by Glory, then by enemies defeated; whoever is still tied shares the place. */
export function ranking(state: State): Seat[][] {
  const ranks = state.players.map((player, seat) => ({
    seat,
    glory: total(score(state, seat)),
    enemies: player.defeated.length,
  }))
  ranks.sort((a, b) => b.glory - a.glory || b.enemies - a.enemies || a.seat - b.seat)
  const places: Seat[][] = []
  ranks.forEach((rank, i) => {
    const before = ranks[i - 1]
    if (before && before.glory === rank.glory && before.enemies === rank.enemies)
      places[places.length - 1].push(rank.seat)
    else places.push([rank.seat])
  })
  return places
}
