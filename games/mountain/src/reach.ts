import type { Seat } from '@meadhall/kernel/rules'
import { boardOf, componentsOf } from './components.ts'
import type { State } from './state.ts'
import { isOverrun, isTrolled, ownerOfLair, plainTrollsAt, trollsAt } from './status.ts'

// MK-7.3: where trolls can go. A troll passes only through places its owner has trolled.

const MOST_PLACES = 64
const seen = new Uint8Array(MOST_PLACES)
const queue = new Uint8Array(MOST_PLACES)

/** The cavern whose whole domain the seat's movement treats as adjacent to it (MK-20.25), or -1. */
function crossroads(state: State, seat: Seat): number {
  const { champions } = componentsOf(state)
  for (const champion of state.players[seat].champions) {
    const { ability } = champions[champion]
    if (ability.is === 'marches' && ability.how === 'acrossDomain') {
      const place = state.figures[champion]
      if (place >= 0 && place < boardOf(state).caverns) return place
    }
  }
  return -1
}

/** Marks every place from which the seat's trolls can walk to `to`. */
function spread(state: State, seat: Seat, to: number, cross = crossroads(state, seat)): void {
  const board = boardOf(state)
  seen.fill(0)
  let tail = 0
  queue[tail++] = to
  seen[to] = 1
  for (let head = 0; head < tail; head++) {
    const place = queue[head]
    for (const near of board.adjacent[place])
      if (seen[near] === 0 && isTrolled(state, near, seat)) {
        seen[near] = 1
        queue[tail++] = near
      }
    if (cross < 0 || board.clan[place] !== board.clan[cross]) continue
    for (const near of place === cross ? board.domains[board.clan[cross]] : [cross])
      if (seen[near] === 0 && isTrolled(state, near, seat)) {
        seen[near] = 1
        queue[tail++] = near
      }
  }
}

/** MK-20.11: whether a figure can reach `to` through caverns that are not overrun. */
function tunnels(state: State, seat: Seat, from: number, to: number): boolean {
  const board = boardOf(state)
  seen.fill(0)
  let tail = 0
  queue[tail++] = from
  seen[from] = 1
  for (let head = 0; head < tail; head++)
    for (const near of board.adjacent[queue[head]]) {
      if (near === to) return true
      if (seen[near] === 1 || isOverrun(state, near)) continue
      if (near >= board.caverns && ownerOfLair(state, near) !== seat) continue
      seen[near] = 1
      queue[tail++] = near
    }
  return false
}

/** Whether a troll of the seat gets from one place to the other by the usual rules, without any champion. */
export function walks(state: State, seat: Seat, from: number, to: number): boolean {
  spread(state, seat, to, -1)
  return seen[from] === 1
}

export interface Ways {
  /** Places with plain trolls that can go there. */
  plain: number[]
  /** Figures that can. */
  figures: number[]
}

/** Who of the seat's trolls can go to a place; nobody goes where it already is, or into a rival's lair. */
export function waysTo(state: State, seat: Seat, to: number): Ways {
  const board = boardOf(state)
  const ways: Ways = { plain: [], figures: [] }
  if (to >= board.caverns && ownerOfLair(state, to) !== seat) return ways
  spread(state, seat, to)
  for (let place = 0; place < board.places; place++)
    if (seen[place] === 1 && place !== to && plainTrollsAt(state, place, seat) > 0) ways.plain.push(place)
  const { champions } = componentsOf(state)
  for (const champion of state.players[seat].champions) {
    const place = state.figures[champion]
    if (place < 0 || place === to) continue
    if (seen[place] === 1) ways.figures.push(champion)
  }
  for (const champion of state.players[seat].champions) {
    const { ability } = champions[champion]
    if (ability.is !== 'marches' || ability.how !== 'untrolled') continue
    const place = state.figures[champion]
    if (place < 0 || place === to || ways.figures.includes(champion)) continue
    if (tunnels(state, seat, place, to)) ways.figures.push(champion)
  }
  return ways
}

const region = new Uint8Array(MOST_PLACES)
const regionTrolls = new Uint8Array(MOST_PLACES)

/** Every place some troll of the seat can advance to. */
export function targetsOf(state: State, seat: Seat): number[] {
  const board = boardOf(state)
  // Places with a champion that moves by its own rules are rare; then each is looked at by itself.
  const special = state.players[seat].champions.some((champion) => {
    const { ability } = componentsOf(state).champions[champion]
    return (
      ability.is === 'marches' &&
      (ability.how === 'untrolled' || ability.how === 'acrossDomain') &&
      state.figures[champion] >= 0
    )
  })
  const found: number[] = []
  if (special) {
    for (let to = 0; to < board.places; to++) {
      const { plain, figures } = waysTo(state, seat, to)
      if (plain.length > 0 || figures.length > 0) found.push(to)
    }
    return found
  }
  // Trolled places that hang together form a region; a place beside one can be reached from all of it.
  region.fill(0)
  let regions = 0
  for (let start = 0; start < board.places; start++) {
    if (region[start] !== 0 || !isTrolled(state, start, seat)) continue
    regions++
    regionTrolls[regions] = 0
    let tail = 0
    queue[tail++] = start
    region[start] = regions
    for (let head = 0; head < tail; head++) {
      regionTrolls[regions] += trollsAt(state, queue[head], seat)
      for (const near of board.adjacent[queue[head]])
        if (region[near] === 0 && isTrolled(state, near, seat)) {
          region[near] = regions
          queue[tail++] = near
        }
    }
  }
  for (let to = 0; to < board.places; to++) {
    if (region[to] !== 0) {
      if (regionTrolls[region[to]] > trollsAt(state, to, seat)) found.push(to)
      continue
    }
    if (to >= board.caverns) continue // a lair that is not trolled is not one's own
    for (const near of board.adjacent[to])
      if (region[near] !== 0 && regionTrolls[region[near]] > 0) {
        found.push(to)
        break
      }
  }
  return found
}
