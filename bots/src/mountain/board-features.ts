import { type Board, componentsOf } from '@meadhall/mountain/components'
import { hallNow, sharesOf, votesNow } from '@meadhall/mountain/score'
import { type State } from '@meadhall/mountain/state'
import { trollsAt } from '@meadhall/mountain/status'
import { SEATS } from '@meadhall/mountain/vocabulary'
import { put, putSteps } from '../inputs.ts'
import { CAVERNS, CLAN_COUNT, F, HALLS, LAIRS, PER_CAVERN, PER_CLAN, PER_HALL } from './layout.ts'

/** How a seat stands on the board: caverns, clans, halls and gnomes. */

export const GNOMES = SEATS
export const owners = new Int8Array(28)
export const held = new Float64Array(SEATS + 1)
/** What each seat would count if the game ended now, by source. */
export const halls = new Float64Array(SEATS + 1)
export const votes = new Float64Array(SEATS)
export const domains = new Float64Array(SEATS)
export const onBoard = new Float64Array(SEATS)
/** The same by clan, and by hall: what each seat, and of a hall the gnomes, would take. */
export const voted: (readonly number[])[] = []
export const shares: number[][] = []

export function writeBoard(state: State, board: Board, seat: number): void {
  const base = F.caverns + (state.side === 0 ? 0 : CAVERNS[0] * PER_CAVERN)
  onBoard.fill(0)
  let caverns = 0
  let stacked = 0
  let contested = 0
  let exposed = 0
  for (let cavern = 0; cavern < board.caverns; cavern++) {
    const at = base + cavern * PER_CAVERN
    const own = trollsAt(state, cavern, seat)
    let most = 0
    for (let other = 0; other < state.players.length; other++) {
      const trolls = trollsAt(state, cavern, other)
      onBoard[other] += trolls
      if (other !== seat && trolls > most) most = trolls
    }
    if (own > 0) put(at, Math.min(own, 4) / 3)
    if (owners[cavern] === seat) {
      put(at + 1, 1)
      caverns++
      if (most > 0 && own - most <= 1) contested++
      if (own > 1) stacked++
      if (board.gate[cavern]) exposed++
    } else if (owners[cavern] === GNOMES) put(at + 2, 1)
    else if (owners[cavern] >= 0) put(at + 3, 1)
    if (most > 0) put(at + 4, Math.min(most, 4) / 3)
  }
  put(F.board, caverns / 10)
  put(F.board + 1, stacked / 5)
  put(F.board + 2, contested / 5)
  put(F.board + 3, exposed / 4)
  let home = 0
  const lairs = F.lairs + (state.side === 0 ? 0 : LAIRS[0])
  for (let place = board.caverns; place < board.places; place++) {
    if (state.lairs[place - board.caverns] !== seat) continue
    put(lairs + place - board.caverns, 1)
    home += trollsAt(state, place, seat)
  }
  put(F.trollsHome, home / 10)
  put(F.board + 4, (onBoard[seat] + home) / 20)
  // Neighbours: places to go to, and rivals within reach.
  let empty = 0
  let weaker = 0
  let threatened = 0
  for (let cavern = 0; cavern < board.caverns; cavern++) {
    if (owners[cavern] === GNOMES) continue
    const own = trollsAt(state, cavern, seat)
    let near = 0
    let rivals = 0
    for (const beside of board.adjacent[cavern]) {
      near += trollsAt(state, beside, seat)
      for (let other = 0; other < state.players.length; other++)
        if (other !== seat) rivals = Math.max(rivals, trollsAt(state, beside, other))
    }
    if (owners[cavern] === seat) {
      if (rivals > own) threatened++
    } else if (near > 0) {
      if (owners[cavern] < 0 && own === 0) empty++
      else weaker++
    }
  }
  put(F.board + 5, empty / 5)
  put(F.board + 6, weaker / 5)
  put(F.board + 7, threatened / 5)
}

export function count(caverns: readonly number[]): void {
  for (let party = 0; party <= GNOMES; party++) held[party] = 0
  for (let i = 0; i < caverns.length; i++) {
    const owner = owners[caverns[i]]
    if (owner >= 0) held[owner]++
  }
}

export function writeClans(state: State, board: Board, seat: number): void {
  const { rows } = componentsOf(state)
  const n = state.players.length
  domains.fill(0)
  votes.fill(0)
  let reached = 0
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    const at = F.clans + clan * PER_CLAN
    count(board.domains[clan])
    let most = 0
    for (let other = 0; other < n; other++) {
      if (held[other] > 0) domains[other] += 4 + 2 * held[other] - held[GNOMES]
      if (other !== seat) most = Math.max(most, held[other])
    }
    put(at, held[seat] / 3)
    if (held[seat] > 0) {
      put(at + 1, 1)
      reached++
    }
    put(at + 2, most / 3)
    put(at + 3, held[GNOMES] / 3)
    const { honour } = rows.voteTiles[state.tiles[clan]]
    put(at + 4, honour[0] / 12)
    const own = state.votes[clan * SEATS + seat]
    put(at + 5, own / 6)
    let best = 0
    for (let other = 0; other < SEATS; other++)
      if (other !== seat) best = Math.max(best, state.votes[clan * SEATS + other])
    put(at + 6, Math.max(-4, Math.min(4, own - best)) / 4)
    const now = votesNow(state, clan)
    voted[clan] = now
    for (let other = 0; other < n; other++) votes[other] += now[other]
    for (let rank = 0; rank < 3; rank++)
      if (state.voteRanks[clan * SEATS + rank] === seat) put(F.clanRanks + clan * 4 + rank, honour[rank] / 10)
    // Gates that the seat knows will open here in this wave, and the swarm.
    let coming = 0
    for (let gate = 0; gate < state.gates.length; gate++)
      if (state.gates[gate] === clan && (state.gatesKnown[gate] & (1 << seat)) !== 0) coming++
    if (coming > 0) {
      put(at + 7, 1)
      put(at + 8, held[seat] / 3)
    }
    if (state.swarm === clan) {
      put(at + 9, 1)
      put(at + 10, held[seat] / 3)
    }
  }
  putSteps(F.domainsHeld, 8, reached)
}

export function writeHalls(state: State, board: Board, seat: number): void {
  halls.fill(0)
  const base = F.halls + (state.side === 0 ? 0 : HALLS[0] * PER_HALL)
  for (let hall = 0; hall < state.halls.length; hall++) {
    const at = base + hall * PER_HALL
    count(board.halls[hall].caverns)
    // Only a star makes a hall count otherwise than by who holds its caverns.
    const now =
      state.stars.length > 0 ? hallNow(state, hall) : sharesOf(state.halls[hall], held, shares[hall])
    shares[hall] = now
    for (let party = 0; party <= SEATS; party++) halls[party] += now[party]
    let most = 0
    for (let party = 0; party <= GNOMES; party++) if (party !== seat) most = Math.max(most, held[party])
    const value = state.halls[hall] / 12
    put(at, value * (held[seat] / 3))
    put(at + 1, value * Math.max(-2, Math.min(2, held[seat] - most)) * 0.5)
    put(at + 2, now[seat] / 12)
    put(at + 3, value * (most / 3))
  }
}

export function writeGnomes(state: State, board: Board, seat: number): void {
  const eye = 1 << seat
  const gates = state.gates.length
  let known = 0
  for (const eyes of state.gatesKnown) if ((eyes & eye) !== 0) known++
  put(F.gates, known / 4)
  put(F.gates + 1, (gates - known) / 4)
  // What an unknown marker shows on average, as the seat knows it.
  let markers = 0
  let sum = 0
  for (let s = 0; s < state.unseen.length; s++) {
    markers += state.unseen[s]
    sum += (s + 1) * state.unseen[s]
  }
  for (let slot = 0; slot < board.caverns * 2; slot++)
    if (state.gnomes[slot] > 0 && (state.gnomesKnown[slot] & eye) === 0) {
      markers++
      sum += state.gnomes[slot]
    }
  // In a view such markers are already among the unseen, so both ways the mean is the same.
  const mean = markers === 0 ? 2 : sum / markers
  let overrun = 0
  let beatable = 0
  let likely = 0
  let seen = 0
  for (let cavern = 0; cavern < board.caverns; cavern++) {
    if (owners[cavern] !== GNOMES) continue
    overrun++
    let strength = 0
    let sure = true
    for (let slot = 2 * cavern; slot < 2 * cavern + 2; slot++) {
      if (state.gnomes[slot] === 0) continue
      if (state.gnomes[slot] > 0 && (state.gnomesKnown[slot] & eye) !== 0) {
        strength += state.gnomes[slot]
        seen++
      } else {
        strength += mean
        sure = false
      }
    }
    let near = 0
    for (const beside of board.adjacent[cavern]) near += trollsAt(state, beside, seat)
    if (near >= strength) {
      if (sure) beatable++
      else likely++
    }
  }
  put(F.gnomes, overrun / 12)
  put(F.gnomes + 1, mean - 2)
  put(F.gnomes + 2, beatable / 3)
  put(F.gnomes + 3, likely / 4)
  put(F.gnomes + 4, seen / 4)
  put(F.gnomes + 5, state.pool / 30)
  put(F.gnomes + 6, state.beside.length / 6)
  let beside = 0
  for (const strength of state.beside) beside += strength
  put(F.gnomes + 7, beside / 10)
}
