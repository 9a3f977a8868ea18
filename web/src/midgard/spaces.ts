// What can be said of a space on the board: where it lies, what it does now, and how one may take it.
import { STALL_ROWS, STAVE_CHURCH, WORKER_HUTS } from '@meadhall/midgard/data/certain'
import { cardSet, type Move, NONE, type State } from '@meadhall/midgard/state'
import {
  GYLFIR,
  LOCATIONS,
  RUNES,
  SHORES,
  SPACE_INDEX,
  type Space,
  STALLS,
  STOCKS,
  WARRIORS,
} from '@meadhall/midgard/vocabulary'
import { type Effect, type EffectPart, PLACE_EFFECTS, STALL_EFFECTS } from '../art/midgard/effects.tsx'
import { DISTRICTS, type District, SPOTS } from '../art/midgard/places.ts'
import type { Place } from '../art/midgard/vocabulary.ts'
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
      const price = WORKER_HUTS[state.hutsSold]
      return price === undefined
        ? [{ sign: 'worker', count: 0 }]
        : [{ count: price, sign: 'coin' }, 'for', { sign: 'worker' }]
    }
    case 'smallLongship':
      return state.table.edition === 'first'
        ? [{ sign: 'coin' }, 'for', { sign: 'ship' }]
        : [{ sign: 'ship' }]
    case 'privateLongship':
      return [{ sign: 'ship' }]
    default:
      return PLACE_EFFECTS[place] ?? []
  }
}

function merchantEffect(state: State, seat: number | null): Effect {
  const parts: EffectPart[] = []
  if (state.merchant < 0) return parts
  const cargo = cardSet(state).merchants[state.merchant]
  if (seat === null || state.players[seat].leader !== GYLFIR) parts.push({ sign: 'coin' }, 'for')
  if (cargo.food > 0) parts.push({ count: cargo.food, sign: 'food' })
  if (cargo.wood > 0) parts.push({ count: cargo.wood, sign: 'wood' })
  cargo.warriors.forEach((count, kind) => {
    if (count > 0) parts.push({ count, sign: WARRIORS[kind] })
  })
  return parts
}

/** The rule entry of a space, for its tip. */
export function ruleOf(space: Space): string {
  const stall = STALLS.indexOf(space as never)
  if (stall >= 0) return STALL_ROWS[stall].rule
  return LOCATION_RULE_IDS[LOCATIONS.indexOf(space as never)]
}

/** CM-5.1 to CM-5.19, in the order of LOCATIONS. */
const LOCATION_RULE_IDS: readonly string[] = [
  'CM-5.1',
  'CM-5.2',
  'CM-5.3',
  'CM-5.4',
  'CM-5.5',
  'CM-5.6',
  'CM-5.7',
  'CM-5.8',
  'CM-5.9',
  'CM-5.10',
  'CM-5.11',
  'CM-5.12',
  'CM-5.13',
  'CM-5.14',
  'CM-5.15',
  'CM-5.16',
  'CM-5.17',
  'CM-5.18',
  'CM-5.19',
]

export const ALL_SHORES: readonly number[] = Array.from({ length: SHORES }, (_, i) => i)
