import type { Seat } from '@meadhall/kernel/rules'
import { BOARD } from './data/boards.ts'
import { CARD_TEXT, HAS_RULE, RULES_BIT } from './data/occupations/cards.ts'
import { SPACES } from './data/spaces.ts'
import type { Bundle, Count, Effect, Filter, Rule } from './effects.ts'
import type { About } from './now.ts'
import { income } from './placement/worth.ts'
import { NO_ACTION, oreOnShips, type Player, type State } from './state.ts'
import {
  CATTLE,
  FIRST_SPECIAL,
  type Group,
  ITEM_NUMBER,
  ITEMS,
  item,
  PER_TILE,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  SHEEP,
  SPECIALS,
  STONE_HOUSE,
  THINGS,
} from './vocabulary.ts'

/** What cards and spaces count, and whether what they ask for holds. */

const sheepOf = (player: Player): number => player.supply[SHEEP] + player.supply[PREGNANT_SHEEP]
const cattleOf = (player: Player): number => player.supply[CATTLE] + player.supply[PREGNANT_CATTLE]
export const largeShips = (player: Player): number => player.knarrs + player.longships.length

function houses(player: Player): number {
  let n = 0
  for (const kind of player.boards) if (kind >= STONE_HOUSE) n++
  return n
}

export function explorationBoards(player: Player): number {
  let n = 0
  for (const kind of player.boards) if (BOARD[kind].explored) n++
  return n
}

function specialTiles(player: Player): number {
  let n = 0
  for (let s = 0; s < SPECIALS.length; s++) n += player.supply[FIRST_SPECIAL + s]
  for (let at = 0; at < player.placed.length; at += PER_TILE) if (player.placed[at] >= FIRST_SPECIAL) n++
  return n
}

const RED_PRODUCTS = (['mead', 'stockfish', 'milk', 'saltMeat', 'gameMeat', 'whaleMeat'] as const).map(item)
const GAME_MEAT = item('gameMeat')
const WHALE_MEAT = item('whaleMeat')

function redKinds(player: Player): number {
  let kinds = sheepOf(player) > 0 ? 1 : 0
  if (cattleOf(player) > 0) kinds++
  for (const what of RED_PRODUCTS) if (player.supply[what] > 0) kinds++
  return kinds
}

export function countOf(state: State, seat: Seat, of: Count, about: About): number {
  const player = state.players[seat]
  switch (of) {
    case 'whalingBoats':
      return player.boats.length
    case 'knarrs':
      return player.knarrs
    case 'longships':
      return player.longships.length
    case 'largeShips':
      return largeShips(player)
    case 'houses':
      return houses(player)
    case 'anySheep':
      return sheepOf(player)
    case 'anyCattle':
      return cattleOf(player)
    case 'animalSpecies':
      return (sheepOf(player) > 0 ? 1 : 0) + (cattleOf(player) > 0 ? 1 : 0)
    case 'shipSets':
      return Math.min(player.boats.length, player.knarrs, player.longships.length)
    case 'oreOnShips':
      return oreOnShips(player)
    case 'longshipsWithTwoOre':
      return player.longships.filter((ore) => ore >= 2).length
    case 'specialTiles':
      return specialTiles(player)
    case 'redKinds':
      return redKinds(player)
    case 'meatPairs':
      return Math.min(player.supply[GAME_MEAT], player.supply[WHALE_MEAT])
    case 'explorationBoards':
      return explorationBoards(player)
    case 'otherPlayers':
      return state.players.length - 1
    case 'woodPerPlayer':
      return state.players.length
    case 'income':
      return income(player)
    case 'round':
      return state.round
    case 'resourcesPaid':
      return (
        (state.action.paidWood > 0 ? 1 : 0) +
        (state.action.paidStone > 0 ? 1 : 0) +
        (state.action.paidOre > 0 ? 1 : 0)
      )
    case 'kindsTaken': {
      const { taken } = state.action
      return (taken & 1) + ((taken >> 1) & 1) + ((taken >> 2) & 1) + ((taken >> 3) & 1)
    }
    case 'boatsUsed':
      return about.boats ?? 0
    case 'stoneTaken':
      return about.stone ?? 0
    case 'silverPositionsTaken':
      return about.silverPositions ?? 0
    default:
      return player.supply[ITEM_NUMBER[of]]
  }
}

/** How many Vikings of a seat stand on spaces of a column or group. */
function vikingsOn(state: State, seat: Seat, where: number | Group): number {
  let n = 0
  for (let s = 0; s < state.spaces.length; s++) {
    if (state.spaces[s] !== seat) continue
    const here =
      s < SPACES.length
        ? typeof where === 'number'
          ? SPACES[s].column === where
          : SPACES[s].groups.includes(where)
        : state.imitations[s - SPACES.length] === where
    if (here) n += state.crews[s]
  }
  return n
}

/** Whether all that a box asks for holds. */
export function matches(state: State, seat: Seat, filter: Filter, about: About): boolean {
  const player = state.players[seat]
  // What another seat's action brings is none of this seat's cards' business.
  const action = state.action.seat === seat ? state.action : NO_ACTION
  const space = about.space === undefined || about.space < 0 ? undefined : SPACES[about.space]
  if (filter.groups && !(space && filter.groups.some((group) => space.groups.includes(group)))) return false
  if (filter.spaces && !(space && filter.spaces.includes(space.id))) return false
  if (filter.column !== undefined && space?.column !== filter.column) return false
  if (filter.fullCrew && action.vikings !== space?.column) return false
  if (filter.printedSilver !== undefined && space?.silver !== filter.printedSilver) return false
  if (filter.silver !== undefined && action.silver !== filter.silver) return false
  if (filter.paidOre && action.paidOre === 0) return false
  if (filter.actions && !(about.action && filter.actions.includes(about.action))) return false
  if (filter.longship && !about.longship) return false
  if (filter.onSpace && !about.onSpace) return false
  if (filter.spentOne === 'longSword' && about.swords !== 1) return false
  if (filter.spentOne === 'spear' && about.spears !== 1) return false
  if (filter.noWood && about.wood !== 0) return false
  if (filter.rolls !== undefined && (about.rolls ?? 9) > filter.rolls) return false
  if (filter.goods) {
    const any = about.served
      ? filter.goods.some((name) => about.served![ITEM_NUMBER[name]] > 0)
      : about.good !== undefined && filter.goods.includes(ITEMS[about.good])
    if (!any) return false
  }
  if (filter.pair && about.n !== 2) return false
  if (filter.on && about.on !== filter.on) return false
  if (filter.built && !(about.good !== undefined && filter.built.includes(THINGS[about.good]))) return false
  if (filter.withWood && !about.withWood) return false
  if (filter.atLeast?.some(([of, n]) => countOf(state, seat, of, about) < n)) return false
  if (filter.vikings && vikingsOn(state, seat, filter.vikings[0]) < filter.vikings[1]) return false
  if (filter.wood !== undefined && action.wood < filter.wood) return false
  if (filter.stone !== undefined && action.stone < filter.stone) return false
  if (filter.stockfish !== undefined && (about.stockfish ?? action.stockfish) < filter.stockfish) return false
  if (filter.occupations !== undefined && (about.occupations ?? action.occupations) < filter.occupations)
    return false
  if (filter.thing !== undefined && player.vikings !== filter.thing) return false
  if (filter.notFirstThisRound && player.secondColumn < 2) return false
  return true
}

/** Whether a card has a lasting rule of that name. */
export function cardHasRule(card: number, name: Rule['rule']): boolean {
  return HAS_RULE[name]?.[card] === true
}

/** Whether a seat has played a card with a lasting rule. */
export function hasRule(player: Player, name: Rule['rule']): boolean {
  if ((player.alerts & RULES_BIT) === 0) return false
  const cards = HAS_RULE[name]
  for (const card of player.played) if (cards?.[card]) return true
  return false
}

const NO_RULES: never[] = []

/** The lasting rules of that name among a seat's cards. */
export function rulesNamed<Name extends Rule['rule']>(
  player: Player,
  name: Name,
): readonly Extract<Rule, { rule: Name }>[] {
  if ((player.alerts & RULES_BIT) === 0) return NO_RULES
  const found: Extract<Rule, { rule: Name }>[] = []
  for (const card of player.played)
    for (const rule of CARD_TEXT[card].rules ?? [])
      if (rule.rule === name) found.push(rule as Extract<Rule, { rule: Name }>)
  return found
}

/** Longships, and knarrs where they may stand in for them (`steersman`). */
export function longshipsFor(player: Player): number {
  return player.longships.length + (hasRule(player, 'knarrAsLongship') ? player.knarrs : 0)
}

export function hasShip(player: Player, ship: 'whalingBoat' | 'knarr' | 'longship'): boolean {
  if (ship === 'whalingBoat') return player.boats.length > 0
  return ship === 'knarr' ? player.knarrs > 0 : longshipsFor(player) > 0
}

/** The step reached by a count: the last one that is not above it. */
export function stepReached(steps: readonly (readonly [number, number])[], count: number): number {
  let reached = 0
  for (const [from, value] of steps) if (count >= from) reached = value
  return reached
}

const EMPTY: Bundle = []

/** What a count brings. */
export function earned(
  state: State,
  seat: Seat,
  effect: Extract<Effect, { op: 'gainBy' }>,
  about: About,
): Bundle {
  const count = countOf(state, seat, effect.of, about)
  if (effect.each) {
    const times = effect.cap === undefined ? count : Math.min(count, effect.cap)
    return times === 1
      ? effect.each
      : times === 0
        ? EMPTY
        : effect.each.map(([what, n]) => [what, n * times] as const)
  }
  let reached = EMPTY
  for (const [from, get] of effect.steps!) {
    if (effect.mode === 'ceiling') {
      if (count <= from) return get
    } else if (effect.mode === 'exact') {
      if (count === from) return get
    } else if (count >= from) {
      reached = effect.mode === 'together' ? [...reached, ...get] : get
    }
  }
  return reached
}
