import { draw, putIn } from '@meadhall/kernel/chance'
import { type Chance, type Seat, UNKNOWN, type Viewer } from '@meadhall/kernel/rules'
import { boardOf, type Components, componentsOf } from './components.ts'
import type { Ability } from './data/rows.ts'
import type { Now } from './now.ts'
import type { State } from './state.ts'
import { CLANS, HONOURS, type Honour, MOST_GNOMES_IN_A_CAVERN, SEATS } from './vocabulary.ts'

// MK-6: definitions that everything else speaks in.

export function trollsAt(state: State, place: number, seat: Seat): number {
  return state.trolls[place * SEATS + seat]
}

export function addTrolls(state: State, place: number, seat: Seat, n: number): void {
  state.trolls[place * SEATS + seat] += n
}

/** Trolls of all owners together. */
export function allTrollsAt(state: State, place: number): number {
  const { trolls } = state
  const at = place * SEATS
  return trolls[at] + trolls[at + 1] + trolls[at + 2] + trolls[at + 3] + trolls[at + 4]
}

export function ownerOfLair(state: State, place: number): Seat {
  return state.lairs[place - boardOf(state).caverns]
}

export function isOverrun(state: State, place: number): boolean {
  return state.gnomes[place * MOST_GNOMES_IN_A_CAVERN] !== 0
}

export function gnomesAt(state: State, cavern: number): number {
  const at = cavern * MOST_GNOMES_IN_A_CAVERN
  return state.gnomes[at] === 0 ? 0 : state.gnomes[at + 1] === 0 ? 1 : 2
}

export function isEmpty(state: State, cavern: number): boolean {
  return !isOverrun(state, cavern) && allTrollsAt(state, cavern) === 0
}

/** MK-6.1, MK-6.6: a seat's lairs always count as trolled. */
export function isTrolled(state: State, place: number, seat: Seat): boolean {
  return (
    trollsAt(state, place, seat) > 0 ||
    (place >= boardOf(state).caverns && ownerOfLair(state, place) === seat)
  )
}

/** MK-6.2: who has more trolls there than any single rival, or -1. */
export function controller(state: State, place: number): Seat {
  if (place >= boardOf(state).caverns) return ownerOfLair(state, place)
  const { heavy } = componentsOf(state)
  let best = -1
  let most = 0
  let tied = false
  for (let seat = 0; seat < state.players.length; seat++) {
    let n = trollsAt(state, place, seat)
    if (n > 0)
      for (const champion of heavy.control)
        if (state.figures[champion] === place && state.players[seat].champions.includes(champion))
          n += extra(componentsOf(state), champion) // MK-20.21
    if (n > most) {
      best = seat
      most = n
      tied = false
    } else if (n === most) tied = true
  }
  return tied ? -1 : best
}

/** How many more than one troll a figure counts for. */
export function extra(set: Components, champion: number): number {
  const { ability } = set.champions[champion]
  return ability.is === 'counts' ? ability.as - 1 : 0
}

/** MK-6.3: only this seat has trolls there; its lairs always. */
export function dominates(state: State, place: number, seat: Seat): boolean {
  if (place >= boardOf(state).caverns) return ownerOfLair(state, place) === seat
  const own = trollsAt(state, place, seat)
  return own > 0 && own === allTrollsAt(state, place)
}

/** Whether the seat controls a cavern of the domain. */
export function controlsIn(state: State, clan: number, seat: Seat): boolean {
  for (const cavern of boardOf(state).domains[clan]) if (controller(state, cavern) === seat) return true
  return false
}

/** The figures of a seat in a place. */
export function figuresAt(state: State, place: number, seat: Seat): number[] {
  const found: number[] = []
  for (const champion of state.players[seat].champions)
    if (state.figures[champion] === place) found.push(champion)
  return found
}

export function plainTrollsAt(state: State, place: number, seat: Seat): number {
  let n = trollsAt(state, place, seat)
  if (n > 0) for (const champion of state.players[seat].champions) if (state.figures[champion] === place) n--
  return n
}

export function ownerOfChampion(state: State, champion: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++)
    if (state.players[seat].champions.includes(champion)) return seat
  return -1
}

/** MK-19.2: a champion of the seat with this ability and a claw left, or -1. */
export function readyClaw(state: State, seat: Seat, kind: Ability['is']): number {
  const set = componentsOf(state)
  for (const champion of state.players[seat].champions)
    if (set.champions[champion].ability.is === kind && hasClaw(state, champion)) return champion
  return -1
}

export function hasClaw(state: State, champion: number): boolean {
  return state.claws[champion] < componentsOf(state).champions[champion].claws
}

export function useClaw({ state, tell }: Now, seat: Seat, champion: number): void {
  state.claws[champion]++
  tell({ what: 'clawUsed', seat, champion: componentsOf(state).champions[champion].name })
}

/** MK-6.9: a disc that rises goes before all it passes, and behind those that were there already. */
export function rise(values: number[], ranks: number[], row: number, seat: Seat, n: number): void {
  if (n <= 0) return
  const base = row * SEATS
  const value = (values[base + seat] += n)
  let rank = 0
  while (rank < SEATS && ranks[base + rank] !== seat && ranks[base + rank] !== -1) rank++
  while (rank > 0 && values[base + ranks[base + rank - 1]] < value) {
    ranks[base + rank] = ranks[base + rank - 1]
    rank--
  }
  ranks[base + rank] = seat
}

export function gainVotes({ state, tell }: Now, seat: Seat, clan: number, n: number): void {
  if (n <= 0) return
  rise(state.votes, state.voteRanks, clan, seat, n)
  tell({ what: 'votesGained', seat, clan: CLANS[clan], n })
}

export function gainHonour(state: State, seat: Seat, source: Honour, n: number): void {
  state.players[seat].honour[HONOURS.indexOf(source)] += n
}

/** The seats in turn order from the first player. */
export function turnOrder(state: State): Seat[] {
  const n = state.players.length
  return state.players.map((_, i) => (state.first + i) % n)
}

/** Where all choose at once: those who have not yet. */
export function undecided(state: State): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.players.length; seat++)
    if (state.players[seat].choice.length === 0) seats.push(seat)
  return seats
}

/** In a view what others have chosen is not known: a preview of the last choice goes no further than this. */
export function revealed(choice: number, chance: Chance): void {
  if (choice === UNKNOWN) chance.pick('choice', [choice])
}

// Gnome markers. Those that nobody knows are one another's twins, on the board and in the pool alike: what one of them
// shows is drawn when somebody looks.

/** Who knows a thing is one bit a seat, and one more for all the world. */
export const EVERYONE = (1 << (SEATS + 1)) - 1
export const eyesOf = (viewer: Viewer): number => 1 << (viewer ?? SEATS)

function drawStrength({ state, chance }: Now): number {
  const bag: number[] = []
  for (let s = 0; s < state.unseen.length; s++) for (let i = 0; i < state.unseen[s]; i++) bag.push(s + 1)
  const strength = draw(chance, 'gnome', bag)
  state.unseen[strength - 1]--
  return strength
}

/** Lets these seats know a marker; gives its strength. */
export function lookAtGnome(now: Now, slot: number, seats: number): number {
  const { state } = now
  if (state.gnomes[slot] === UNKNOWN) state.gnomes[slot] = drawStrength(now)
  state.gnomesKnown[slot] |= seats
  return state.gnomes[slot]
}

/** MK-1.4: puts a gnome from the pool face down into a cavern, if there is one left. */
export function placeGnome(state: State, cavern: number): boolean {
  if (state.pool === 0) return false
  state.pool--
  settleGnome(state, cavern)
  return true
}

/** A gnome that is out of the pool already stays in a cavern, face down. */
export function settleGnome(state: State, cavern: number): void {
  const slot = cavern * MOST_GNOMES_IN_A_CAVERN + gnomesAt(state, cavern)
  state.gnomes[slot] = UNKNOWN
  state.gnomesKnown[slot] = 0
}

/** Takes a gnome off the board, the other one in its cavern stays; gives its strength or UNKNOWN. */
export function removeGnome(state: State, cavern: number, which: number): number {
  const at = cavern * MOST_GNOMES_IN_A_CAVERN
  const strength = state.gnomes[at + which]
  if (which === 0) {
    state.gnomes[at] = state.gnomes[at + 1]
    state.gnomesKnown[at] = state.gnomesKnown[at + 1]
  }
  state.gnomes[at + 1] = 0
  state.gnomesKnown[at + 1] = 0
  return strength
}

/** A marker returns to the pool; if it was known it is so no longer. */
export function toPool(state: State, strength: number): void {
  state.pool++
  if (strength !== UNKNOWN) state.unseen[strength - 1]++
}

export function layBesideWheel(state: State, strength: number): void {
  putIn(state.beside, strength)
}
