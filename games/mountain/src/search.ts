import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, componentsOf } from './components.ts'
import { isSolo, isStand } from './stand.ts'
import type { State } from './state.ts'
import { allTrollsAt, extra, isOverrun, ownerOfChampion } from './status.ts'
import { CLANS, SEATS } from './vocabulary.ts'

// MK-13.4 to MK-13.6: where a gnome goes, why, and who decides where that is undecided.

const distance = new Uint8Array(64)
const came = new Int8Array(64)
const queue = new Uint8Array(64)

/** MK-13.4: walks in from the swarm point through overrun caverns; how many caverns are reached, nearer ones first. */
function walkIn(state: State, clan: number): number {
  const board = boardOf(state)
  distance.fill(0)
  let tail = 0
  for (const gate of board.gates[clan]) {
    distance[gate] = 1
    came[gate] = -1
    queue[tail++] = gate
  }
  for (let head = 0; head < tail; head++) {
    const cavern = queue[head]
    if (!isOverrun(state, cavern)) continue
    for (const near of board.adjacent[cavern])
      if (near < board.caverns && distance[near] === 0) {
        distance[near] = distance[cavern] + 1
        came[near] = cavern
        queue[tail++] = near
      }
  }
  return tail
}

/** MK-13.5: the caverns a gnome from that swarm point may go to; more than one only where they are equally good. */
export function easiest(state: State, clan: number): number[] {
  const reached = walkIn(state, clan)
  let best: number[] = []
  let fewest = Number.POSITIVE_INFINITY
  let nearest = 0
  // Nearer caverns come first in the queue, so a later one is better only if it is easier.
  for (let i = 0; i < reached; i++) {
    const cavern = queue[i]
    if (isOverrun(state, cavern)) continue
    const trolls = resistance(state, cavern)
    if (trolls < fewest) {
      fewest = trolls
      nearest = distance[cavern]
      best = [cavern]
    } else if (trolls === fewest && distance[cavern] === nearest) best.push(cavern)
  }
  return best.length > 1 ? best.sort((a, b) => a - b) : best
}

/** The trolls that a gnome counts in a cavern (MK-20.8). */
function resistance(state: State, cavern: number): number {
  let trolls = allTrollsAt(state, cavern)
  if (trolls > 0)
    for (const champion of componentsOf(state).heavy.invasion)
      if (state.figures[champion] === cavern) trolls += extra(componentsOf(state), champion)
  return trolls
}

/** A cavern that a gnome could come to. */
export interface Candidate {
  readonly cavern: number
  readonly trolls: number
  readonly steps: number
  /** The caverns from the gate to it, itself included. */
  readonly way: readonly number[]
}

export interface Search {
  readonly clan: number
  /** Overrun caverns that it can walk through. */
  readonly through: readonly number[]
  readonly candidates: readonly Candidate[]
  /** Those among which it goes or somebody chooses, the first cavern of the board first. */
  readonly best: readonly Candidate[]
}

/** What a gnome weighs on its way, in full: for showing why it goes where it goes. */
export function searchOf(state: State, clan: number): Search {
  const best = easiest(state, clan)
  const through: number[] = []
  const candidates: Candidate[] = []
  const reached = walkIn(state, clan)
  for (let i = 0; i < reached; i++) {
    const cavern = queue[i]
    if (isOverrun(state, cavern)) through.push(cavern)
    else {
      const way: number[] = []
      for (let at = cavern; at >= 0; at = came[at]) way.unshift(at)
      candidates.push({ cavern, trolls: resistance(state, cavern), steps: distance[cavern], way })
    }
  }
  return {
    clan,
    through,
    candidates,
    best: best.map((cavern) => candidates.find((each) => each.cavern === cavern)!),
  }
}

/** Who decides where the gnomes are undecided, and by what. */
export type Decider =
  | { readonly seat: Seat; readonly by: 'champion'; readonly champion: number }
  /** `will`: nobody, for alone against the gnomes they know what they want (MK-21.7). */
  | { readonly seat: Seat; readonly by: 'breach' | 'alone' | 'first' | 'will' }
  /** Most votes of a clan: the invaded one's, or where it has none the next one's clockwise. */
  | { readonly seat: Seat; readonly by: 'votes'; readonly clan: number }

/** MK-13.6, MK-12.7, MK-20.30; `breach` is the active player of a breach, or -1. */
export function whoDecides(state: State, invaded: number, breach: number): Decider {
  const { champions } = componentsOf(state)
  const board = boardOf(state)
  for (let champion = 0; champion < champions.length; champion++) {
    const place = state.figures[champion]
    if (place >= 0 && champions[champion].ability.is === 'leadsGnomes' && board.clan[place] === invaded)
      return { seat: ownerOfChampion(state, champion), by: 'champion', champion }
  }
  if (breach >= 0) return { seat: breach, by: 'breach' }
  if (isSolo(state)) return { seat: 0, by: isStand(state) ? 'will' : 'alone' }
  for (let i = 0; i < CLANS.length; i++) {
    const clan = (invaded + i) % CLANS.length
    const leader = state.voteRanks[clan * SEATS]
    if (leader >= 0) return { seat: leader, by: 'votes', clan }
  }
  return { seat: state.first, by: 'first' }
}
