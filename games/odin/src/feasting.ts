import { waiting } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { hasRule } from './count.ts'
import { fire } from './events.ts'
import { bestFeast } from './feast/best.ts'
import { banquetTable, cellsToCover, refuseFeast, uncoveredCells } from './feast/table.ts'
import type { Move, Served } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Player, State } from './state.ts'
import { gain, pay } from './supply.ts'
import { GOODS, ITEMS, item, PHASES, SILVER } from './vocabulary.ts'

/** FO-2.14, FO-6: the seats lay their feasts, all at the same time. */

/** Asks seats for their feasts; one whose ships fill the table holds its feast with nothing on it. */
export function askForFeasts(now: Now, seats: readonly Seat[]): void {
  const { state } = now
  const at = state.agenda.length
  const asked: Seat[] = []
  for (const seat of seats) {
    if (cellsToCover(banquetTable(state, seat)) > 0) asked.push(seat)
    else layFeast(now, seat, [])
  }
  // What cards make of feasts already held comes first.
  state.agenda.splice(at, 0, { do: 'feasting', seats: asked })
}

/** Silver that cards bring by what is served, in time to be laid on the same table (`barbarian` and `soberMan`). */
function silverByServing(player: Player, tiles: readonly Served[]): number {
  let silver = 0
  if (hasRule(player, 'silverForMeatServed'))
    for (const { good } of tiles) if (good === 'gameMeat' || good === 'whaleMeat') silver++
  if (hasRule(player, 'silverWithoutMead') && !tiles.some(({ good }) => good === 'mead')) silver++
  return silver
}

/** As many coins as there are, from the left. */
function onlyCoins(state: State, seat: Seat): Served[] {
  const table = banquetTable(state, seat)
  const n = Math.min(cellsToCover(table), state.players[seat].supply[SILVER])
  return Array.from({ length: n }, (_, at) => ({ good: 'silver', at: table.first + at, long: true }))
}

export function refuseTiles(state: State, seat: Seat, tiles: unknown): Refusal | undefined {
  if (!Array.isArray(tiles) || !tiles.every(isServed)) return refuse('FO-6.2', 'notFood')
  const player = state.players[seat]
  const supply = player.supply.slice()
  supply[SILVER] += silverByServing(player, tiles)
  return refuseFeast(banquetTable(state, seat), tiles, supply)
}

function isServed(tile: unknown): tile is Served {
  const { good, at, long } = (tile ?? {}) as Partial<Served>
  return ITEMS.includes(good as never) && Number.isInteger(at) && typeof long === 'boolean'
}

export const feasting: DecisionOf<'feasting'> = {
  seats(_state, { seats }) {
    return [...seats]
  },

  legal(state, seat) {
    const best: Move = { do: 'layFeast', tiles: bestFeast(state, seat).tiles }
    const coins: Move = { do: 'layFeast', tiles: onlyCoins(state, seat) }
    const nothing: Move = { do: 'layFeast', tiles: [] }
    return coins.tiles.length > 0 ? [best, coins, nothing] : [best, nothing]
  },

  check(state, seat, move) {
    if (move.do !== 'layFeast') return refuse('FO-2.14', 'layFeast')
    return refuseTiles(state, seat, move.tiles)
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    const seats = task.seats.filter((other) => other !== seat)
    if (seats.length > 0) state.agenda.push({ ...task, seats })
    if (move.do === 'layFeast') layFeast(now, seat, move.tiles)
  },
}

/** FO-6.7, FO-6.8: what is served goes to the general supply, and every cell left open is a penalty. */
export function layFeast(now: Now, seat: Seat, tiles: readonly Served[]): void {
  const { state } = now
  const player = state.players[seat]
  const penalties = uncoveredCells(banquetTable(state, seat), tiles)
  const served = GOODS.map(() => 0)
  let silver = 0
  gain(now, seat, SILVER, silverByServing(player, tiles))
  for (const { good } of tiles) {
    if (good === 'silver') silver++
    else {
      served[item(good)]++
      player.supply[item(good)]--
    }
  }
  for (let good = 0; good < served.length; good++)
    if (served[good] > 0) now.tell({ what: 'served', seat, good: GOODS[good], n: served[good] })
  pay(now, seat, SILVER, silver)
  player.penalties += penalties
  now.tell({ what: 'feasted', seat, silver })
  if (penalties > 0) now.tell({ what: 'penalties', seat, n: penalties })
  if (player.alerts !== 0) {
    for (let good = 0; good < served.length; good++)
      for (let n = 0; n < served[good]; n++) fire(now.state, seat, 'feastServed', { good })
    fire(now.state, seat, 'feastEnd', { served })
  }
}

/** FO-6.1: whether the feast of the last round is over, so that none is to come. */
export function isLastFeastOver(state: State): boolean {
  const task = waiting(state)
  if (state.round < state.rounds) return false
  return !task || state.phase > FEAST_PHASE || (task.do === 'window' && task.before !== 'income')
}

/** Phases are counted from 1. */
const FEAST_PHASE = 1 + PHASES.indexOf('feast')
