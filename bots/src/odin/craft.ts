import { EVENT_BIT } from '@meadhall/odin/data/occupations/cards'
import { AREA } from '@meadhall/odin/data/tiles'
import { bestFeast } from '@meadhall/odin/feast/best'
import { quickFeast } from '@meadhall/odin/feast/quick'
import { banquetTable, cellsWithoutFood } from '@meadhall/odin/feast/table'
import type { Move } from '@meadhall/odin/moves'
import { bestPacking, type Packing } from '@meadhall/odin/placement/best'
import { type PackWorth, packWorth } from '@meadhall/odin/placement/judge'
import { income } from '@meadhall/odin/placement/worth'
import { odin } from '@meadhall/odin/rules'
import { points } from '@meadhall/odin/score'
import { type Player, type State, slotName } from '@meadhall/odin/state'
import {
  CATTLE,
  FIRST_BLUE,
  FIRST_GREEN,
  ITEMS,
  ORE,
  PER_TILE,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  SHED,
  SHEEP,
  SILVER,
  WOOD,
} from '@meadhall/odin/vocabulary'
import type { Craft, Effort, Line } from '../craft.ts'
import { looked } from '../looked.ts'
import { INPUTS, STAGES, stage, write } from './features.ts'

const { rules } = odin
const READY: Move = { do: 'ready' }

/** How a packing values what it keeps: as ever, little, much, and silver hardly. */
const KEEPING = [1, 0.15, 2, 1] as const
const KEEPING_SILVER = [1, 0.9, 1.6, 0.6] as const

/** A packing takes as long as looking at one position for each so many of its steps. */
const STEPS_A_POSITION = 20

/** In thought the same boards are packed with the same goods again and again, so what was found is kept. */
const remembered = new Map<string, Packing['placements']>()
const MOST_REMEMBERED = 2000

function packed(player: Player, worth: PackWorth, steps: number): Packing['placements'] {
  const { boards, covered, green, orange, red, supply } = player
  const { incomes, bonuses, kept } = worth
  const key = [[steps, incomes, bonuses], kept, boards, covered, green, orange, red, supply].join(';')
  let found = remembered.get(key)
  if (!found) {
    found = bestPacking(player, worth, steps).placements
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(key, found)
  }
  return found
}

/** Whole packings of what is at hand, each followed by "ready", and keeping everything. */
function packings(state: State, seat: number, steps: number, ways: number): Line<Move>[] {
  const player = state.players[seat]
  const base = packWorth(state)
  const supply = player.supply.slice()
  if (state.phase <= 9) {
    const paid = state.phase <= 7 ? income(player) : 0
    const asked = cellsWithoutFood(banquetTable(state, seat), supply) - paid
    supply[SILVER] = Math.max(0, supply[SILVER] - Math.max(0, asked))
  }
  const lines: Line<Move>[] = []
  const seen = new Set<string>()
  const last = state.rounds === state.round
  for (let way = 0; way < (last ? 1 : ways); way++) {
    const kept = base.kept.map((worth, what) => {
      if (what === SILVER || what === ORE) return worth * KEEPING_SILVER[way]
      return what < FIRST_GREEN ? worth : worth * KEEPING[way]
    })
    looked.positions += steps / STEPS_A_POSITION
    const placements = packed({ ...player, supply }, way === 0 ? base : { ...base, kept }, steps)
    const key = placements
      .map(({ what, slot, row, col, turn }) => [what, slot, row, col, turn].join())
      .join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    const moves: Move[] = placements.map(({ what, slot, row, col, turn }) => ({
      do: 'placeTile',
      good: ITEMS[what],
      board: slotName(player, slot),
      row,
      col,
      turn,
    }))
    lines.push([...moves, READY])
  }
  if (!seen.has('')) lines.push([READY])
  return lines
}

/** At the very end there is no second chance to pack well. */
const LAST_STEPS = 300

function lines(state: State, seat: number, { steps, ways }: Effort, besides: boolean): Line<Move>[] {
  const task = state.agenda[state.agenda.length - 1]
  if (task.do === 'feasting') {
    const best = bestFeast(state, seat).tiles
    const quick = quickFeast(state, seat)
    const alike = JSON.stringify(best) === JSON.stringify(quick)
    const feasts = alike ? [best] : [best, quick]
    return feasts.map((tiles) => [{ do: 'layFeast', tiles }])
  }
  if (task.do === 'window') {
    const end = task.before === 'end'
    const found = packings(
      state,
      seat,
      end ? Math.max(LAST_STEPS, steps) : steps,
      task.before === 'income' || ways > 2 ? ways : 1,
    )
    if (besides) for (const move of rules.shaped(state, seat)) if (move.do === 'use') found.push([move])
    return found
  }
  const moves = rules.shaped(state, seat)
  // Another roll costs nothing, and one may give up after it as well; unless a card is glad of a failure.
  if (task.do === 'dice' && (state.players[seat].alerts & EVENT_BIT.diceFail) === 0)
    if (moves.some((move) => move.do === 'roll'))
      return moves.filter((move) => move.do !== 'fail').map((move) => [move])
  if (!besides && task.do === 'turn') {
    const own = moves.filter((move) => !isBesides(move))
    if (own.length > 0) return own.map((move) => [move])
  }
  return moves.map((move) => [move])
}

const isBesides = (move: Move): boolean => move.do === 'use' || move.do === 'arm' || move.do === 'buyShip'

export const TRAITS = [
  'income',
  'isles',
  'emigration',
  'houses',
  'animals',
  'occupations',
  'ships',
  'covered',
  'luxury',
  'silver',
  'ore',
] as const

function traitsOf(state: State, seat: number): number[] {
  const player = state.players[seat]
  const { supply, boards } = player
  let isles = 0
  let houses = 0
  for (const kind of boards) if (kind >= SHED) houses++
  isles = boards.length - 1 - houses
  let covered = 0
  for (let at = 0; at < player.placed.length; at += PER_TILE) covered += AREA[player.placed[at]]
  let luxury = 0
  for (let what = FIRST_BLUE; what < WOOD; what++) luxury += supply[what] * AREA[what]
  let ore = supply[ORE]
  for (const aboard of player.longships) ore += aboard
  return [
    income(player) * (state.rounds - state.round + (state.phase <= 7 ? 1 : 0)),
    isles,
    player.emigratedKnarrs + player.emigratedLongships,
    houses,
    Math.min(5, supply[SHEEP] + supply[PREGNANT_SHEEP] + supply[CATTLE] + supply[PREGNANT_CATTLE]),
    player.played.length,
    player.knarrs + player.longships.length + player.boats.length,
    covered,
    luxury,
    supply[SILVER],
    ore,
  ]
}

export const odinCraft: Craft<State, Move> = {
  game: odin,
  edition: 1,
  inputs: INPUTS,
  stages: STAGES,
  scale: 40,
  write,
  stage,
  // Points win; a rival that is close makes winning worth something besides.
  wish: ({ players }) => (players.length === 1 ? { points: 1, win: 0 } : { points: 1, win: 10 }),
  lines,
  isBesides,
  goesOn: () => false,
  part: ({ round }) => round,
  atTurn(state, seat) {
    const task = state.agenda[state.agenda.length - 1]
    return task?.do === 'turn' && task.seat === seat
  },
  points,
  won(state, seat) {
    if (state.players.length === 1) return 0
    const [winners] = rules.ranking(state)
    return winners.includes(seat) ? 1 / winners.length : 0
  },
  traits: TRAITS,
  traitsOf,
  holdings({ players }, seat) {
    const { supply } = players[seat]
    const cells = (from: number, to: number) => {
      let sum = 0
      for (let what = from; what < to; what++) sum += supply[what] * AREA[what]
      return sum
    }
    return {
      income: income(players[seat]),
      food: cells(0, FIRST_GREEN),
      goods: cells(FIRST_GREEN, WOOD),
      ore: supply[ORE],
      wood: supply[WOOD],
    }
  },
  deed(happening, seat) {
    const { what, seat: by, action } = happening as { what: string; seat?: number; action?: string }
    if (by !== seat || (what !== 'succeeded' && what !== 'failed')) return undefined
    return { name: `dice ${action}`, done: what === 'succeeded' }
  },
  uses: (move) => (move.do === 'place' ? { do: 'place', at: move.at } : undefined),
  // Windows and feasts touch nobody else.
  forget: () => {},
}
