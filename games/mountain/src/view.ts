import { draw } from '@meadhall/kernel/chance'
import { type Chance, UNKNOWN, type Viewer } from '@meadhall/kernel/rules'
import { NOWHERE, placesFor } from './ancestry.ts'
import { componentsOf } from './components.ts'
import { lookAtGate } from './setup.ts'
import { clone, type State } from './state.ts'
import { eyesOf, lookAtGnome } from './status.ts'

// MK-1.3: what is hidden.

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state)
  const eyes = eyesOf(viewer)
  seen.deck.fill(UNKNOWN)
  seen.stacks[0].fill(UNKNOWN)
  seen.players.forEach((player, seat) => {
    if (seat === viewer) return
    player.hand.fill(UNKNOWN)
    player.choice.fill(UNKNOWN)
  })
  for (let card = 0; card < seen.gates.length; card++)
    if ((seen.gatesKnown[card] & eyes) === 0) seen.gates[card] = UNKNOWN
  for (let slot = 0; slot < seen.gnomes.length; slot++) {
    const strength = seen.gnomes[slot]
    if (strength <= 0 || (seen.gnomesKnown[slot] & eyes) !== 0) continue
    // To the viewer it is one of the markers that show nobody what they are.
    seen.gnomes[slot] = UNKNOWN
    seen.unseen[strength - 1]++
  }
  // What is not committed yet is private to its seat.
  const task = seen.agenda.at(-1)
  if (task?.do === 'turn' && task.seat !== viewer)
    seen.agenda.splice(-1, 1, { ...task, cells: [], bridge: -1 })
  if (task?.do === 'advance' && task.seat !== viewer)
    seen.agenda.splice(-1, 1, { ...task, to: -1, from: [], figures: [] })
  return seen
}

/** A full state that agrees with the view: what others know gets a value, what nobody knows stays open. */
export function determinize(seen: State, viewer: Viewer, chance: Chance): State {
  const state = clone(seen)
  if (state.agenda.at(-1)?.do === 'chooseChampion') dealStartChampions(state, viewer, chance)
  else dealHands(state, viewer, chance)
  for (let card = 0; card < state.gates.length; card++)
    if (state.gatesKnown[card] !== 0) lookAtGate(state, card, 0, chance)
  for (let slot = 0; slot < state.gnomes.length; slot++)
    if (state.gnomesKnown[slot] !== 0) lookAtGnome(state, slot, 0, chance)
  return state
}

function dealStartChampions(state: State, viewer: Viewer, chance: Chance): void {
  const own = viewer === null ? [] : state.players[viewer].hand
  const left = componentsOf(state).champions.flatMap((champion, i) =>
    champion.stack === 0 && !own.includes(i) ? [i] : [],
  )
  state.players.forEach((player, seat) => {
    if (seat === viewer) return
    player.hand = player.hand.map(() => draw(chance, 'champion', left)).sort((a, b) => a - b)
    if (player.choice.length > 0) player.choice = [chance.pick('choice', player.hand)]
  })
  state.stacks[0] = left
  // No ancestry card has been dealt yet.
  state.deck = componentsOf(state).rows.ancestryCards.map((_, card) => card)
}

function dealHands(state: State, viewer: Viewer, chance: Chance): void {
  const known = new Set(viewer === null ? [] : state.players[viewer].hand)
  for (const { laid } of state.players) for (let i = 0; i < laid.length; i += 2) known.add(laid[i])
  const left = componentsOf(state).rows.ancestryCards.flatMap((_, card) => (known.has(card) ? [] : [card]))
  state.players.forEach((player, seat) => {
    if (seat === viewer) return
    player.hand = player.hand.map(() => draw(chance, 'ancestryCard', left)).sort((a, b) => a - b)
    if (player.choice.length === 0) return
    const places = placesFor(player.cells)
    player.choice = [
      chance.pick('choice', player.hand),
      places.length > 0 ? chance.pick('choice', places) : NOWHERE,
    ]
  })
  // The rest was discarded or is in the deck; which is which nobody knows.
  while (left.length > state.deck.length) draw(chance, 'ancestryCard', left)
  state.deck = left
}
