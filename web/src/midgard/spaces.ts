// What can be said of a space on the board: where it lies, what it does now, and how one may take it.
import { STAVE_CHURCH } from '@meadhall/midgard/data/certain'
import { longshipPrice, merchantPrice, workerPrice } from '@meadhall/midgard/locations'
import type { Move } from '@meadhall/midgard/moves'
import { cardSet, NONE, type State } from '@meadhall/midgard/state'
import {
  LOCATIONS,
  RUNES,
  SHORES,
  SPACE_INDEX,
  type Space,
  STALLS,
  STOCKS,
  TARGETS,
  WARRIORS,
} from '@meadhall/midgard/vocabulary'
import { SPACE_RULES } from '@meadhall/midgard/workers'
import { type Effect, type EffectPart, PLACE_EFFECTS, STALL_EFFECTS } from '../art/midgard/effects.tsx'
import { DISTRICTS, type District, type Place, SHORE_PLACES, SPOTS } from '../art/midgard/places.ts'
import type { Choice } from '../table/game-table.ts'
import { placeOf } from './pieces.ts'

export type PlaceMove = Extract<Move, { do: 'place' }>

export interface SpaceOnBoard {
  readonly space: Space
  readonly place: Place
  readonly district: District
}

/** Every space in play, by district and from left to right: the order of the Tab key. */
export function spacesOn(state: State): SpaceOnBoard[] {
  const all: Space[] = [...LOCATIONS, ...state.stalls.map((stall) => STALLS[stall])]
  return all
    .map((space) => {
      const place = placeOf(state, space)!
      return { space, place, district: SPOTS[place].district }
    })
    .sort(
      (a, b) =>
        DISTRICTS.indexOf(a.district) - DISTRICTS.indexOf(b.district) ||
        SPOTS[a.place].shield[0] - SPOTS[b.place].shield[0],
    )
}

/** The ways to take a space now. */
export function waysTo(legal: readonly Move[], space: Space): PlaceMove[] {
  return legal.filter((move): move is PlaceMove => move.do === 'place' && move.at === space)
}

/** The ways to use what was touched: those to a space, or the ships that could sail to a shore. */
export function chosenWays(legal: readonly Move[], chosen: Choice<Move> | null): PlaceMove[] {
  if (!chosen) return []
  const shore = SHORE_PLACES.indexOf(chosen.target as never)
  if (shore < 0) return waysTo(legal, chosen.target as Space)
  return legal.filter((move): move is PlaceMove => move.do === 'place' && move.shore === shore)
}

/** A move that one would try at a space that cannot be taken, so that the rules say why. */
export function attemptAt(state: State, space: Space): PlaceMove {
  const move: PlaceMove = { do: 'place', at: space }
  switch (space) {
    case 'runesmith': {
      const open = state.runesOpen.find((rune) => rune !== NONE)
      return { ...move, rune: open === undefined ? 'deck' : RUNES[open] }
    }
    case 'sagesHouse':
      return {
        ...move,
        look: Math.max(
          0,
          state.journeys.findIndex((journey) => journey !== NONE),
        ),
      }
    case 'shipwright': {
      const cheapest = state.shipsForSale
        .map((id) => cardSet(state).ships[id])
        .sort((a, b) => a.wood + a.coins - b.wood - b.coins)[0]
      return cheapest ? { ...move, ship: cheapest.id } : move
    }
    case 'staveChurch':
      return { ...move, coins: STAVE_CHURCH[0] }
    case 'aumingi':
      return { ...move, times: 1 }
    case 'smallLongship':
    case 'largeLongship':
    case 'privateLongship':
      return { ...move, shore: Math.max(0, state.shoreSeat.indexOf(NONE)) }
    default:
      return move
  }
}

/** The enemy that stands at a space, if one does. */
export function enemyOn({ troll, draugr }: State, space: Space): number {
  if (space === 'troll') return troll
  if (space === 'draugrLeft') return draugr[0]
  return space === 'draugrRight' ? draugr[1] : NONE
}

/** Seats whose workers stand there; on the Hunting Grounds as often as they stand there. */
export function workersAt(state: State, space: Space): number[] {
  if (space === 'huntingGrounds')
    return state.players.flatMap((player, seat) => Array<number>(player.hunting).fill(seat))
  if (space === 'privateLongship')
    return state.players.flatMap((player, seat) => (player.sailing > 0 ? [seat] : []))
  const seat = state.spaces[SPACE_INDEX[space]]
  return seat === NONE ? [] : [seat]
}

/** What the space does today, in signs: what has piled up, what it costs now. */
export function effectOf(state: State, seat: number | null, space: Space, place: Place): Effect {
  const stock = STOCKS.indexOf(space as never)
  if (stock >= 0) return [{ count: state.stock[stock], sign: stock === 3 ? 'food' : WARRIORS[stock] }]
  const stall = STALLS.indexOf(space as never)
  if (stall >= 0) return STALL_EFFECTS[STALLS[stall]]
  switch (space) {
    case 'merchantShip':
      return merchantEffect(state, seat)
    case 'workerHuts': {
      const price = workerPrice(state)
      return price === 0
        ? [{ sign: 'worker', count: 0 }]
        : [{ count: price, sign: 'coin' }, 'for', { sign: 'worker' }]
    }
    case 'smallLongship':
    case 'largeLongship':
    case 'privateLongship':
      return longshipPrice(state, TARGETS.indexOf(space)) > 0
        ? [{ sign: 'coin' }, 'for', { sign: 'ship' }]
        : [{ sign: 'ship' }]
    default:
      return PLACE_EFFECTS[place] ?? []
  }
}

function merchantEffect(state: State, seat: number | null): Effect {
  const parts: EffectPart[] = []
  if (state.merchant < 0) return parts
  const cargo = cardSet(state).merchants[state.merchant]
  if (seat === null || merchantPrice(state, seat) > 0) parts.push({ sign: 'coin' }, 'for')
  if (cargo.food > 0) parts.push({ count: cargo.food, sign: 'food' })
  if (cargo.wood > 0) parts.push({ count: cargo.wood, sign: 'wood' })
  cargo.warriors.forEach((count, kind) => {
    if (count > 0) parts.push({ count, sign: WARRIORS[kind] })
  })
  return parts
}

/** The rule entry of a space, for its tip. */
export const ruleOf = (space: Space): string => SPACE_RULES[space].rule

export const ALL_SHORES: readonly number[] = Array.from({ length: SHORES }, (_, i) => i)
