import { draw } from '@meadhall/kernel/chance'
import { type Chance, silent, UNKNOWN, unknown, type Viewer } from '@meadhall/kernel/rules'
import { NOWHERE, placesFor } from './ancestry.ts'
import { componentsOf } from './components.ts'
import { lookAtGate } from './setup.ts'
import { clone, type Player, type State } from './state.ts'
import { eyesOf, lookAtGnome } from './status.ts'

/** MK-1.3: what is hidden. What is open is shared with the state, and what all may see with their view. */
export function view(state: State, viewer: Viewer): State {
  const onlooker = open(state)
  if (viewer === null) return onlooker
  return {
    ...onlooker,
    ...seenBy(state, viewer),
    players: onlooker.players.with(viewer, state.players[viewer]),
  }
}

/** What everybody may see. */
function open(state: State): State {
  const { stacks, players } = state
  return {
    ...state,
    ...seenBy(state, null),
    players: players.map(seenPlayer),
    stacks: [unknown(stacks[0]), stacks[1], stacks[2]],
    deck: unknown(state.deck),
  }
}

/** A player as the others see them. */
function seenPlayer(player: Player): Player {
  return { ...player, hand: unknown(player.hand), choice: unknown(player.choice) }
}

/** What one sees and another does not, but for what is on the players' boards. */
function seenBy(state: State, viewer: Viewer): Pick<State, 'gnomes' | 'unseen' | 'agenda' | 'gates'> {
  const eyes = eyesOf(viewer)
  return {
    ...seenGnomes(state, eyes),
    agenda: seenAgenda(state.agenda, viewer),
    gates: state.gates.map((gate, card) => ((state.gatesKnown[card] & eyes) === 0 ? UNKNOWN : gate)),
  }
}

/** To the viewer a gnome that it does not know is one of the markers that show nobody what they are. */
function seenGnomes({ gnomes, gnomesKnown, unseen }: State, eyes: number): Pick<State, 'gnomes' | 'unseen'> {
  const seen = { gnomes: gnomes.slice(), unseen: unseen.slice() }
  gnomes.forEach((strength, slot) => {
    if (strength <= 0 || (gnomesKnown[slot] & eyes) !== 0) return
    seen.gnomes[slot] = UNKNOWN
    seen.unseen[strength - 1]++
  })
  return seen
}

/** What is not committed yet is private to its seat. */
function seenAgenda(agenda: State['agenda'], viewer: Viewer): State['agenda'] {
  const last = agenda.length - 1
  const task = agenda.at(-1)
  if (task?.do === 'turn' && task.seat !== viewer)
    return agenda.with(last, { ...task, cells: [], bridge: -1 })
  if (task?.do === 'advance' && task.seat !== viewer)
    return agenda.with(last, { ...task, to: -1, from: [], figures: [] })
  return agenda
}

/** A full state that agrees with the view: what others know gets a value, what nobody knows stays open. */
export function determinize(seen: State, viewer: Viewer, chance: Chance): State {
  const state = clone(seen)
  const now = { state, chance, tell: silent }
  if (state.agenda.at(-1)?.do === 'chooseChampion') dealStartChampions(state, viewer, chance)
  else dealHands(state, viewer, chance)
  for (let card = 0; card < state.gates.length; card++)
    if (state.gatesKnown[card] !== 0) lookAtGate(now, card, 0)
  for (let slot = 0; slot < state.gnomes.length; slot++)
    if (state.gnomesKnown[slot] !== 0) lookAtGnome(now, slot, 0)
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
