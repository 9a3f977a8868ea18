import type { Plain, Seat } from '@meadhall/kernel/rules'
import { BOARD, EXPLORATION } from './data/boards.ts'
import { CARD } from './data/occupations/list.ts'
import { SPACE_IDS } from './data/spaces.ts'
import { banquetTable, cellsToCover } from './feast/table.ts'
import { bonusEarned, income, incomeOn } from './placement/worth.ts'
import { LAST_ROUND, type Player, type State, slotName } from './state.ts'
import { FIRST_BUILDING, ITEMS, PER_TILE, PHASES, SPECIALS, THINGS, WEAPONS } from './vocabulary.ts'

/** The position in the words of the rulebook, for scenarios and logs. */
export function observe(state: State, names: readonly string[]): Plain {
  const seen: Record<string, Plain> = {
    round: state.round,
    phase: state.phase === 13 ? 'over' : (PHASES[state.phase - 1] ?? 'setUp'),
    start: names[state.start],
    waitsFor: state.agenda[state.agenda.length - 1]?.do ?? 'nothing',
    spaces: spaces(state, names),
    crews: crews(state),
    imitations: state.imitations,
    strips: strips(state),
    stripStack: state.stripBag.map(stripName),
    exploration: exploration(state),
    buildings: Object.fromEntries(state.buildings.map((n, b) => [THINGS[FIRST_BUILDING + b], n])),
    oval: SPECIALS.filter((_, n) => state.oval[n] === 1),
    deck: state.occupations.length,
    weaponDeck: byWeapon(WEAPONS.map((_, weapon) => state.weaponDeck.filter((one) => one === weapon).length)),
    weaponDiscard: byWeapon(state.weaponDiscard),
  }
  state.players.forEach((_, seat) => {
    seen[names[seat]] = observePlayer(state, seat)
  })
  return seen
}

function byWeapon(amounts: readonly number[]): Plain {
  return Object.fromEntries(amounts.map((n, weapon) => [WEAPONS[weapon], n]))
}

function spaces(state: State, names: readonly string[]): Plain {
  const found: Record<string, string> = {}
  state.spaces.forEach((seat, at) => {
    if (seat >= 0) found[SPACE_IDS[at]] = seat === LAST_ROUND ? 'lastRound' : names[seat]
  })
  return found
}

function crews(state: State): Plain {
  const found: Record<string, number> = {}
  state.spaces.forEach((seat, at) => {
    if (seat >= 0) found[SPACE_IDS[at]] = state.crews[at]
  })
  return found
}

function strips(state: State): Plain {
  const found: Record<string, number> = {}
  for (let at = 0; at < state.strips.length; at += 2)
    found[stripName(state.strips[at])] = state.strips[at + 1]
  return found
}

export const stripName = (strip: number): string => `strip${strip + 1}`

function exploration(state: State): Plain {
  const found: Record<string, number> = {}
  state.exploration.forEach((side, board) => {
    if (side >= 0) found[EXPLORATION[board][side]] = state.explorationSilver[board]
  })
  return found
}

function observePlayer(state: State, seat: Seat): Plain {
  const player = state.players[seat]
  const seen: Record<string, Plain> = {}
  ITEMS.forEach((name, what) => {
    seen[name] = player.supply[what]
  })
  const tiles: string[] = []
  for (let at = 0; at < player.placed.length; at += PER_TILE) tiles.push(tileText(player, at))
  return {
    ...seen,
    vikings: player.vikings,
    whalingBoats: player.boats,
    knarrs: player.knarrs,
    longships: player.longships,
    emigratedKnarrs: player.emigratedKnarrs,
    emigratedLongships: player.emigratedLongships,
    boards: player.boards.map((_, slot) => slotName(player, slot)),
    tiles: tiles.slice(0, player.standing),
    trial: tiles.slice(player.standing),
    stored: Object.fromEntries(
      player.boards.map((_, slot) => [slotName(player, slot), player.stored.slice(2 * slot, 2 * slot + 2)]),
    ),
    hand: player.hand.map((card) => (card < 0 ? 'unknown' : CARD[card].id)),
    played: player.played.map((card) => CARD[card].id),
    penalties: player.penalties,
    income: income(player),
    incomes: Object.fromEntries(
      player.boards.map((_, slot) => [slotName(player, slot), incomeOn(player, slot)]),
    ),
    bonuses: bonusesDue(player),
    feastCells: cellsToCover(banquetTable(state, seat)),
    passed: player.passed === 1,
    orders: Object.entries(player.orders).flatMap(([order, value]) => (value ? [order] : [])),
  }
}

/** The goods that the symbols would bring now. */
function bonusesDue(player: Player): Plain {
  const due: Record<string, number> = {}
  player.boards.forEach((kind, slot) => {
    BOARD[kind].bonuses.forEach(({ gain }, b) => {
      if (bonusEarned(player, slot, b))
        for (const [what, n] of gain) due[THINGS[what]] = (due[THINGS[what]] ?? 0) + n
    })
  })
  return due
}

/** A tile on a board: `wool home 9,1`, and ` turn 1` where it is turned. */
function tileText(player: Player, at: number): string {
  const [what, slot, row, col, turn] = player.placed.slice(at, at + PER_TILE)
  return `${ITEMS[what]} ${slotName(player, slot)} ${row},${col}${turn > 0 ? ` turn ${turn}` : ''}`
}
