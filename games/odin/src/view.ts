import { draw, putIn } from '@meadhall/kernel/chance'
import { type Chance, UNKNOWN, unknown, type Viewer } from '@meadhall/kernel/rules'
import { cardsOf } from './data/occupations/cards.ts'
import { CARD } from './data/occupations/list.ts'
import { clone, noOrders, type Player, type State } from './state.ts'

/**
 * FO-1.11: hidden are the hands of the others, and with them what the deck of occupations holds. What a seat has ordered
 * beforehand is nobody else's business either. What is open is shared with the state, and what all may see with
 * their view.
 */
export function view(state: State, viewer: Viewer): State {
  const onlooker = open(state)
  if (viewer === null) return onlooker
  return { ...onlooker, players: onlooker.players.with(viewer, state.players[viewer]) }
}

/** What everybody may see. */
function open(state: State): State {
  return {
    ...state,
    players: state.players.map(seenPlayer),
    occupations: unknown(state.occupations),
  }
}

/** A player as the others see them. */
function seenPlayer(player: Player): Player {
  return { ...player, hand: unknown(player.hand), orders: noOrders() }
}

/** Deals the unknown cards: a start occupation to everybody who has not played it, dark ones to hands and deck. */
export function determinize(seen: State, _viewer: Viewer, chance: Chance): State {
  const state = clone(seen)
  const known = new Set<number>()
  for (const { hand, played } of state.players) for (const card of [...hand, ...played]) known.add(card)
  const light = cardsOf(state.decks, true).filter((card) => !known.has(card))
  const dark = cardsOf(state.decks, false).filter((card) => !known.has(card))
  for (const player of state.players) {
    const unknown = player.hand.filter((card) => card === UNKNOWN).length
    if (unknown === 0) continue
    player.hand = player.hand.filter((card) => card !== UNKNOWN)
    const hasStart = [...player.hand, ...player.played].some((card) => CARD[card].start)
    for (let n = 0; n < unknown; n++)
      putIn(player.hand, draw(chance, 'unknown', n === 0 && !hasStart && light.length > 0 ? light : dark))
  }
  if (state.occupations.includes(UNKNOWN)) state.occupations = dark
  return state
}
