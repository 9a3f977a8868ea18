import type { ScoreLine, Seat } from '@meadhall/kernel/rules'
import { BOARD } from './data/boards.ts'
import { CARD } from './data/occupations/list.ts'
import { EMIGRATED_POINTS, SHIP_POINTS } from './data/rounds.ts'
import { emptySpots, minusCells } from './placement/worth.ts'
import type { RuleId } from './rulebook/ids.ts'
import { type Player, type State, slotName } from './state.ts'
import {
  BOARDS,
  CATTLE,
  CROWN,
  HOME,
  PER_TILE,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  SHED,
  SHEEP,
  SILVER,
} from './vocabulary.ts'

/** FO-17: every source of points is a line of its own. */
export const SCORE_LINES = [
  'ships',
  'emigrated',
  'exploration',
  'building',
  'animals',
  'occupation',
  'silver',
  'crown',
  'uncovered',
  'penalties',
] as const
export type ScoreLineName = (typeof SCORE_LINES)[number]

type Line = ScoreLine & { rule: RuleId; line: ScoreLineName }

export function score(state: State, seat: Seat): ScoreLine[] {
  const player = state.players[seat]
  const lines: Line[] = []
  const add = (
    rule: RuleId,
    line: ScoreLineName,
    points: number,
    what: Record<string, string | number> = {},
  ) => {
    if (points !== 0) lines.push({ rule, line, points, ...what })
  }
  const { supply } = player
  add('FO-17.3', 'ships', player.boats.length * SHIP_POINTS[0], {
    ship: 'whalingBoat',
    n: player.boats.length,
  })
  add('FO-17.3', 'ships', player.knarrs * SHIP_POINTS[1], { ship: 'knarr', n: player.knarrs })
  add('FO-17.3', 'ships', player.longships.length * SHIP_POINTS[2], {
    ship: 'longship',
    n: player.longships.length,
  })
  const { emigratedKnarrs, emigratedLongships } = player
  add('FO-17.3', 'emigrated', emigratedKnarrs * EMIGRATED_POINTS.knarr, { ship: 'knarr', n: emigratedKnarrs })
  add('FO-17.3', 'emigrated', emigratedLongships * EMIGRATED_POINTS.longship, {
    ship: 'longship',
    n: emigratedLongships,
  })
  for (let slot = 1; slot < player.boards.length; slot++) {
    const kind = player.boards[slot]
    add('FO-17.4', kind >= SHED ? 'building' : 'exploration', BOARD[kind].points, { board: BOARDS[kind] })
  }
  add('FO-17.5', 'animals', 2 * supply[SHEEP], { good: 'sheep', n: supply[SHEEP] })
  add('FO-17.5', 'animals', 3 * supply[PREGNANT_SHEEP], { good: 'pregnantSheep', n: supply[PREGNANT_SHEEP] })
  add('FO-17.5', 'animals', 3 * supply[CATTLE], { good: 'cattle', n: supply[CATTLE] })
  add('FO-17.5', 'animals', 4 * supply[PREGNANT_CATTLE], {
    good: 'pregnantCattle',
    n: supply[PREGNANT_CATTLE],
  })
  for (const card of player.played) add('FO-17.6', 'occupation', CARD[card].points, { card: CARD[card].id })
  add('FO-17.7', 'silver', COIN_POINTS * supply[SILVER], { n: supply[SILVER], lastIncome: player.income })
  if (hasCrown(player)) add('FO-17.8', 'crown', 2)
  for (let slot = 0; slot < player.boards.length; slot++) {
    const board = player.boards[slot] === HOME ? 'home' : slotName(player, slot)
    add('FO-17.9', 'uncovered', -(minusCells(player, slot) + emptySpots(player, slot)), { board })
  }
  add('FO-17.10', 'penalties', PENALTY_POINTS * player.penalties, { n: player.penalties })
  return lines
}

function hasCrown(player: Player): boolean {
  if (player.supply[CROWN] > 0) return true
  for (let at = 0; at < player.placed.length; at += PER_TILE) if (player.placed[at] === CROWN) return true
  return false
}

/** FO-17.10, FO-17.7: a Thing penalty, and a coin. */
export const PENALTY_POINTS = -3
export const COIN_POINTS = 1

/** The points alone, without making the lines. */
export function points(state: State, seat: Seat): number {
  const player = state.players[seat]
  const { supply } = player
  let sum =
    player.boats.length * SHIP_POINTS[0] +
    player.knarrs * SHIP_POINTS[1] +
    player.longships.length * SHIP_POINTS[2] +
    player.emigratedKnarrs * EMIGRATED_POINTS.knarr +
    player.emigratedLongships * EMIGRATED_POINTS.longship +
    2 * supply[SHEEP] +
    3 * supply[PREGNANT_SHEEP] +
    3 * supply[CATTLE] +
    4 * supply[PREGNANT_CATTLE] +
    COIN_POINTS * supply[SILVER] +
    PENALTY_POINTS * player.penalties
  if (hasCrown(player)) sum += 2
  for (const card of player.played) sum += CARD[card].points
  for (let slot = 0; slot < player.boards.length; slot++)
    sum += BOARD[player.boards[slot]].points - minusCells(player, slot) - emptySpots(player, slot)
  return sum
}

/** FO-17.11: seats from best to worst; equal totals share a place. */
export function ranking(state: State): Seat[][] {
  const seats = state.players.map((_, seat) => seat)
  const sums = seats.map((seat) => points(state, seat))
  const places: Seat[][] = []
  for (const seat of seats.sort((a, b) => sums[b] - sums[a] || a - b)) {
    const before = places[places.length - 1]
    if (before && sums[before[0]] === sums[seat]) before.push(seat)
    else places.push([seat])
  }
  return places
}
