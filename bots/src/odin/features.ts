import { BOARD } from '@meadhall/odin/data/boards'
import { STRIPS } from '@meadhall/odin/data/rounds'
import { SPACE_IDS } from '@meadhall/odin/data/spaces'
import { AREA, bits, COLOUR } from '@meadhall/odin/data/tiles'
import { banquetTable, cellsToCover, cellsWithoutFood, FOODS, IS_ORANGE } from '@meadhall/odin/feast/table'
import {
  bonusEarned,
  emptySpots,
  income as incomeOf,
  incomeOn,
  minusCells,
} from '@meadhall/odin/placement/worth'
import { points } from '@meadhall/odin/score'
import { LAST_ROUND, type Player, type State } from '@meadhall/odin/state'
import type { Task } from '@meadhall/odin/tasks'
import {
  CATTLE,
  COLOURS,
  DICE_ACTIONS,
  FIRST_BLUE,
  FIRST_GREEN,
  FIRST_WEAPON,
  GOODS,
  ITEMS,
  ORE,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  ROWS,
  SHED,
  SHEEP,
  SILVER,
  SPECIALS,
  STONE,
  STONE_HOUSE,
  WEAPONS,
  WOOD,
} from '@meadhall/odin/vocabulary'
import { inputs, layOut, put, putOne, putSteps } from '../inputs.ts'

/** How a seat stands in A Feast for Odin, as inputs of about 0 to 1. */

const DECISIONS: readonly Task['do'][] = [
  'chooseStart',
  'turn',
  'fourthColumn',
  'drawOrPlay',
  'offers',
  'exchange',
  'either',
  'upgrade',
  'flip',
  'mountain',
  'dice',
  'explore',
  'emigrate',
  'playCards',
  'sale',
  'returnVikings',
  'useSpace',
  'oreAtOnce',
  'fishIntoHouses',
  'storeFor',
  'feasting',
  'window',
]
const DECISION_NUMBER = new Map<string, number>(DECISIONS.map((name, number) => [name, number]))
const WINDOWS = ['income', 'bonus', 'end'] as const
/** Steps of silver that are worth telling apart. */
const SILVER_STEPS = [0, 1, 2, 3, 4, 5, 7, 9, 12, 15, 20, 26]
const CARDS = 191
const ISLES = 8
const PER_ISLE = 12
const PER_RIVAL = 10
const MOST_RIVALS = 3
const GEOMETRY = 8

const { at: F, size } = layOut({
  one: 1,
  round: 7,
  roundsLeft: 7,
  phase: 4,
  seats: 4,
  decks: 3,
  points: 1,
  incomeLeft: 1,
  income: 2,
  vikings: 12,
  items: ITEMS.length,
  has: GOODS.length,
  hasTwo: GOODS.length,
  silver: SILVER_STEPS.length,
  resources: 3 * 6,
  areas: 8,
  boats: 3,
  knarrs: 4,
  longships: 4,
  oreAboard: 2,
  emigrated: 6,
  tableRoom: 1,
  homeSteps: 13,
  home: 6,
  homeBonuses: 5 * 3,
  homeRows: 12,
  isles: ISLES * PER_ISLE,
  buildings: 14,
  geometry: 2 * GEOMETRY,
  feast: 12,
  hand: CARDS,
  played: CARDS,
  cards: 4,
  taken: SPACE_IDS.length,
  takenLastRound: SPACE_IDS.length,
  imitations: 1,
  strips: 8,
  exploration: 12,
  oval: SPECIALS.length,
  buildingsLeft: 3,
  decision: DECISIONS.length,
  decisionLeft: DECISIONS.length,
  window: WINDOWS.length,
  dice: DICE_ACTIONS.length * 4,
  action: SPACE_IDS.length,
  breeding: 2,
  passed: 1,
  trade: 8,
  weapons: WEAPONS.length * 4,
  lead: 4,
  rivals: MOST_RIVALS * PER_RIVAL,
})

export const INPUTS = size
/** The inputs of which a net may know the worth before it has learnt anything. */
export const KNOWN = { points: F.points, income: F.incomeLeft } as const

export const STAGES = 14
export const stage = ({ rounds, round, phase }: State): number =>
  2 * Math.min(6, rounds - Math.max(1, round)) + (phase >= 7 ? 1 : 0)

const COLOUR_NUMBER = COLOUR.map((colour) => COLOURS.indexOf(colour))
const areas = new Float64Array(COLOURS.length)
const geometry = new Float64Array(2 * GEOMETRY)
const onStrips = new Float64Array(4)

export function write(state: State, seat: number): void {
  inputs.n = 0
  const player = state.players[seat]
  const toCome = state.rounds - state.round
  const over = state.phase > 12
  writeMoment(state, toCome)
  put(F.points, points(state, seat) / 40)
  if (state.phase <= 5) {
    put(F.vikings, player.vikings / 6)
    if (player.vikings > 0 && player.passed === 0) put(F.vikings + Math.min(11, player.vikings), 1)
  }
  const placeable = writeSupply(player)
  writeShips(player, toCome)
  const incomes = over ? 0 : toCome + (state.phase <= 7 ? 1 : 0)
  const bonuses = over ? 0 : Math.max(0, state.phase <= 10 ? toCome : toCome - 1)
  const { income, open } = writeBoards(player, incomes, bonuses)
  put(F.income, income / 15)
  put(F.incomeLeft, (income * incomes) / 40)
  put(F.areas + 6, Math.min(placeable, open) / 30)
  put(F.areas + 7, Math.max(0, placeable - open) / 20)
  writeTrade(player, Math.max(1, state.round))
  if (!(state.phase >= 9 && toCome === 0)) writeFeast(state, seat, income)
  for (const card of player.hand) if (card > 0) put(F.hand + card, 1)
  for (const card of player.played) put(F.played + card, 1)
  put(F.cards, player.hand.length / 5)
  put(F.cards + 1, player.played.length / 5)
  writeCommon(state)
  const { supply } = player
  put(F.breeding, (Math.min(4, supply[SHEEP] + supply[PREGNANT_SHEEP]) * toCome) / 10)
  put(F.breeding + 1, (Math.min(4, supply[CATTLE] + supply[PREGNANT_CATTLE]) * toCome) / 10)
  writeDecision(state, seat)
  if (player.passed === 1) put(F.passed, 1)
  if (state.players.length > 1) writeRivals(state, seat)
}

function writeMoment(state: State, toCome: number): void {
  put(F.one, 1)
  putOne(F.round, 7, Math.max(1, state.round) - 1)
  putOne(F.roundsLeft, 7, toCome)
  put(F.phase + (state.phase <= 5 ? 0 : state.phase <= 7 ? 1 : state.phase <= 9 ? 2 : 3), 1)
  putOne(F.seats, 4, state.players.length - 1)
  for (let deck = 0; deck < 3; deck++) if ((state.decks >> deck) & 1) put(F.decks + deck, 1)
}

/** Gives the area of what can be laid on boards. */
function writeSupply({ supply }: Player): number {
  areas.fill(0)
  for (let what = 0; what < ITEMS.length; what++) {
    const count = supply[what]
    if (count === 0) continue
    put(F.items + what, what === SILVER ? count / 10 : Math.min(count, 8) / 3)
    areas[COLOUR_NUMBER[what]] += count * AREA[what]
    if (what < GOODS.length) {
      put(F.has + what, 1)
      if (count > 1) put(F.hasTwo + what, 1)
    }
  }
  for (let i = 0; i < SILVER_STEPS.length && supply[SILVER] > SILVER_STEPS[i]; i++) put(F.silver + i, 1)
  putSteps(F.resources, 6, supply[WOOD])
  putSteps(F.resources + 6, 6, supply[STONE])
  putSteps(F.resources + 12, 6, supply[ORE])
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const count = supply[FIRST_WEAPON + weapon]
    putSteps(F.weapons + 4 * weapon, 4, count > 4 ? 4 : count > 2 ? 3 : count)
  }
  for (let colour = 0; colour < 5; colour++) put(F.areas + colour, areas[colour] / 20)
  const placeable = areas[2] + areas[3] + areas[4]
  put(F.areas + 5, placeable / 20)
  return placeable
}

function writeShips(player: Player, toCome: number): void {
  putSteps(F.boats, 3, player.boats.length)
  putSteps(F.knarrs, 4, player.knarrs)
  putSteps(F.longships, 4, player.longships.length)
  let ore = 0
  for (const aboard of player.boats) ore += aboard
  put(F.oreAboard, ore / 3)
  if (player.longships.length > 0) put(F.oreAboard + 1, player.longships[0] / 3)
  const emigrated = player.emigratedKnarrs + player.emigratedLongships
  putSteps(F.emigrated, 6, emigrated)
  if (2 * (emigrated + 1) <= 12 - toCome) put(F.tableRoom, 1)
}

function writeBoards(player: Player, incomes: number, bonuses: number): { income: number; open: number } {
  geometry.fill(0)
  let income = 0
  let open = 0
  let sheds = 0
  let shedSpots = 0
  let stoneHouses = 0
  let stoneOpen = 0
  let longHouses = 0
  let longOpen = 0
  for (let slot = 0; slot < player.boards.length; slot++) {
    const kind = player.boards[slot]
    const here = incomeOn(player, slot)
    income += here
    const minus = minusCells(player, slot)
    if (slot === 0) {
      writeHome(player, here, minus, incomes, bonuses)
      open += minus
    } else if (kind < SHED) {
      writeIsle(player, slot, here, minus, incomes, bonuses)
      open += minus
    } else if (kind === SHED) {
      sheds++
      shedSpots += emptySpots(player, slot)
    } else if (kind === STONE_HOUSE) {
      stoneHouses++
      stoneOpen += minus + emptySpots(player, slot)
      if (bonusEarned(player, slot, 0)) put(F.buildings + 8, bonuses / 6)
    } else {
      longHouses++
      longOpen += minus
      if (longHouses === 1)
        for (let bonus = 0; bonus < 3; bonus++)
          if (bonusEarned(player, slot, bonus)) put(F.buildings + 9 + bonus, bonuses / 6)
    }
  }
  for (let i = 0; i < geometry.length; i++)
    put(F.geometry + i, geometry[i] / (i % GEOMETRY === LONE_CELLS ? 10 : 80))
  put(F.buildings, sheds)
  put(F.buildings + 1, shedSpots / 6)
  put(F.buildings + 2, stoneHouses)
  put(F.buildings + 3, stoneOpen / 6)
  put(F.buildings + 4, longHouses)
  put(F.buildings + 5, longOpen / 10)
  if (longHouses > 1) put(F.buildings + 6, 1)
  if (longHouses > 2) put(F.buildings + 7, 1)
  return { income, open }
}

function writeHome(player: Player, here: number, minus: number, incomes: number, bonuses: number): void {
  const board = BOARD[player.boards[0]]
  const steps = board.diagonals[0]
  let reached = 0
  while (reached < 12 && ((player.covered[steps[reached].row] >> steps[reached].column) & 1) === 1) {
    put(F.homeSteps + reached, 1)
    reached++
  }
  if (reached < 12) {
    put(F.home, lacking(player.covered, steps[reached].needs) / 8)
    if (reached < 11) put(F.home + 1, lacking(player.covered, steps[reached + 1].needs) / 12)
  }
  put(F.home + 2, minus / 40)
  put(F.home + 3, (here * incomes) / 40)
  let earned = 0
  for (let bonus = 0; bonus < 5; bonus++) {
    const { row, column, ring } = board.bonuses[bonus]
    const at = F.homeBonuses + 3 * bonus
    if (((player.covered[row] >> column) & 1) === 1) {
      put(at, 1)
      continue
    }
    const lacks = lacking(player.covered, ring)
    if (lacks === 0) {
      put(at + 1, 1)
      earned++
    } else put(at + 2, 1 - lacks / 8)
  }
  put(F.home + 4, (earned * bonuses) / 20)
  measure(player, 0, 0)
  for (let row = 0; row < 12; row++) put(F.homeRows + row, bits(board.minus[row] & ~player.covered[row]) / 12)
}

function lacking(covered: readonly number[], rows: readonly number[]): number {
  let lacks = 0
  for (let row = 0; row < ROWS; row++) lacks += bits(rows[row] & ~covered[row])
  return lacks
}

function writeIsle(
  player: Player,
  slot: number,
  here: number,
  minus: number,
  incomes: number,
  bonuses: number,
): void {
  const kind = player.boards[slot]
  const board = BOARD[kind]
  const at = F.isles + (kind - 1) * PER_ISLE
  put(at, 1)
  put(at + 1, minus / 10)
  put(at + 2, (here * incomes) / 20)
  let uncovered = 0
  for (let row = 0; row < board.height; row++)
    uncovered += bits(board.open[row] & ~player.covered[slot * ROWS + row])
  put(at + 3, uncovered / 20)
  for (let bonus = 0; bonus < board.bonuses.length; bonus++)
    if (bonusEarned(player, slot, bonus)) put(at + 4 + bonus, 0.25 + (0.75 * bonuses) / 6)
  if (minus === 0) put(at + PER_ISLE - 1, 1)
  measure(player, slot, 1)
}

const LONE_CELLS = 5

/** How the open cells of a board lie: room for large tiles, cells that only coins or ore will cover, cells for green. */
function measure(player: Player, slot: number, which: 0 | 1): void {
  const board = BOARD[player.boards[slot]]
  const base = slot * ROWS
  const at = which * GEOMETRY
  const { height, symbols } = board
  let above = 0
  let aboveThat = 0
  for (let row = 0; row < height; row++) {
    const open = board.open[row] & ~symbols[row] & ~player.covered[base + row]
    const two = open & above
    const three = two & aboveThat
    const square = two & (two >> 1)
    geometry[at] += bits(square)
    geometry[at + 1] += bits(square & (two >> 2) & (two >> 3))
    const large = three & (three >> 1) & (three >> 2)
    geometry[at + 2] += bits(large)
    geometry[at + 3] += bits(large & (three >> 3))
    geometry[at + 4] += bits(open & (open >> 1) & (open >> 2) & (open >> 3))
    const below =
      row + 1 < height ? board.open[row + 1] & ~symbols[row + 1] & ~player.covered[base + row + 1] : 0
    geometry[at + LONE_CELLS] += bits(open & ~((open << 1) | (open >> 1) | above | below))
    const green = player.green[base + row]
    let beside = (green << 1) | (green >> 1)
    if (row > 0) beside |= player.green[base + row - 1]
    if (row + 1 < height) beside |= player.green[base + row + 1]
    geometry[at + 6] += bits(open & ~beside)
    geometry[at + 7] += bits(open)
    aboveThat = above
    above = open
  }
}

/** What trading overseas could turn over, and what the ships can do. */
function writeTrade({ supply, knarrs, longships }: Player, round: number): void {
  let kinds = 0
  let area = 0
  for (let what = FIRST_GREEN; what < FIRST_BLUE; what++)
    if (supply[what] > 0) {
      kinds++
      area += AREA[what]
    }
  const ships = knarrs + longships.length
  put(F.trade, kinds / 4)
  put(F.trade + 1, area / 20)
  if (ships > 0) put(F.trade + 2, area / 20)
  put(F.trade + 3, ships / 3)
  put(F.trade + 4, Math.min(ships, Math.floor(supply[SILVER] / round)) / 3)
}

/** The feast that is due, or the next one. */
function writeFeast(state: State, seat: number, income: number): void {
  const { supply } = state.players[seat]
  const table = banquetTable(state, seat)
  const without = cellsWithoutFood(table, supply)
  const at = state.phase <= 9 ? F.feast : F.feast + 6
  put(at, cellsToCover(table) / 10)
  put(at + 1, without / 10)
  const short = Math.max(0, without - supply[SILVER] - (state.phase <= 7 ? income : 0))
  put(at + 2, short / 5)
  put(at + 3, short > 0 ? 1 : 0)
  let oranges = 0
  let reds = 0
  for (let food = 0; food < FOODS; food++)
    if (supply[food] > 0) {
      if (IS_ORANGE[food]) oranges++
      else reds++
    }
  put(at + 4, oranges / 4)
  put(at + 5, reds / 4)
}

/** What lies between the players. */
function writeCommon(state: State): void {
  for (let space = 0; space < state.spaces.length; space++) {
    if (state.spaces[space] < 0) continue
    if (state.spaces[space] !== LAST_ROUND) put(F.taken + space, 1)
    else if (state.phase <= 5) put(F.takenLastRound + space, 1)
  }
  if (state.imitations.length > 0) put(F.imitations, 1)
  onStrips.fill(0)
  let strips = 0
  for (let i = 0; i < state.strips.length; i += 2) {
    const strip = STRIPS[state.strips[i]]
    if (state.strips[i + 1] < strip.length) strips++
    for (let k = state.strips[i + 1]; k < strip.length; k++) onStrips[strip[k]]++
  }
  for (let kind = 0; kind < 4; kind++) put(F.strips + kind, onStrips[kind] / 6)
  put(F.strips + 4, strips / 4)
  for (let board = 0; board < 4; board++) {
    const side = state.exploration[board]
    if (side < 0) continue
    put(F.exploration + board * 3 + side, 1)
    put(F.exploration + board * 3 + 2, state.explorationSilver[board] / 6)
  }
  for (let tile = 0; tile < SPECIALS.length; tile++) if (state.oval[tile] > 0) put(F.oval + tile, 1)
  for (let kind = 0; kind < 3; kind++) put(F.buildingsLeft + kind, state.buildings[kind] / 3)
}

/** What waits for the seat, and how much of it is left. */
function writeDecision(state: State, seat: number): void {
  const task = state.agenda[state.agenda.length - 1]
  if (!task) return
  const own = 'seat' in task ? task.seat === seat : 'seats' in task && task.seats.includes(seat)
  if (own) {
    const number = DECISION_NUMBER.get(task.do)
    if (number !== undefined) {
      put(F.decision + number, 1)
      put(F.decisionLeft + number, leftOf(task) / 4)
    }
    if (task.do === 'window') put(F.window + WINDOWS.indexOf(task.before), 1)
    if (task.do === 'dice') {
      const at = F.dice + 4 * DICE_ACTIONS.indexOf(task.action)
      put(at, 1)
      put(at + 1, task.rolls / 3)
      if (task.rolls > 0) put(at + 2, task.result / 12)
      put(at + 3, task.plus / 4)
    }
  }
  if (state.action.seat === seat && state.action.space >= 0) put(F.action + state.action.space, 1)
}

function leftOf(task: Task): number {
  switch (task.do) {
    case 'mountain':
      return task.take.reduce((sum, n) => sum + n, 0)
    case 'upgrade':
      return Math.min(task.left, 4) * task.effect.steps
    case 'exchange':
    case 'either':
    case 'offers':
      return 1
    default:
      return 'left' in task ? task.left : 0
  }
}

function writeRivals(state: State, seat: number): void {
  const { players } = state
  let vikings = 0
  let best = Number.NEGATIVE_INFINITY
  for (let i = 1; i < players.length; i++) {
    const other = (seat + i) % players.length
    const rival = players[other]
    const now = points(state, other)
    best = Math.max(best, now)
    if (state.phase <= 5) vikings += rival.vikings
    const at = F.rivals + (i - 1) * PER_RIVAL
    put(at, 1)
    put(at + 1, now / 40)
    if (state.phase <= 5) put(at + 2, rival.vikings / 6)
    put(at + 3, incomeOf(rival) / 15)
    put(at + 4, rival.supply[SILVER] / 15)
    put(at + 5, (rival.boards.length - 1) / 4)
    put(at + 6, rival.hand.length / 5)
    put(at + 7, rival.played.length / 5)
    put(at + 8, (rival.knarrs + rival.longships.length) / 4)
    put(at + 9, rival.passed)
  }
  put(F.lead, vikings / 6)
  if (state.start === seat) put(F.lead + 1, 1)
  put(F.lead + 2, best / 40)
  put(F.lead + 3, (points(state, seat) - best) / 20)
}
