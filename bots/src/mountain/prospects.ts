import { boardOf, componentsOf } from '@meadhall/mountain/components'
import { elderHonour, endOfGameHonour } from '@meadhall/mountain/score'
import { gnomeInfluence } from '@meadhall/mountain/stand'
import type { State } from '@meadhall/mountain/state'
import {
  CLANS,
  GNOME,
  isCovered,
  SEATS,
  SUPPLY,
  strengthOf,
  symbolOf,
  WILD,
} from '@meadhall/mountain/vocabulary'
import { elders } from './ancestry-features.ts'
import { count, GNOMES, held, owners, shares, voted } from './board-features.ts'

// How well a seat stands in The Fall of the Mountain King, in honour it may expect at the end. It goes by what was read
// off the board and the ancestries of the same position.

/** What a seat holds now counts for as much as is likely to last, by wave. */
const DOMAINS = [1.4, 0.8, 0]
const HALLS = [0.2, 0.4, 0.85]
const VOTES = [0.45, 0.65, 0.9]
const PER_VOTE = [0.5, 0.35, 0.15]
const WAVES_LEFT = [3, 2, 1]

/** What a point of strength still to be used is worth, and what a turn can make use of. */
const STRENGTH = 0.75
const STRENGTH_A_TURN = 3.2
/** Trolls on the board beyond the first in a cavern, and the first. */
const COMPANY = [0, 0.5, 0.85, 1.05, 1.15]
const TROLLS = 0.35
const DESPERATION = 0.5
const BOOST = 0.8
const CHAMPION = 3

export function honourOf(state: State, seat: number): number {
  const { honour } = state.players[seat]
  let sum = 0
  for (let i = 0; i < honour.length; i++) sum += honour[i]
  return sum
}

/** What each seat may expect. */
export function prospects(state: State): number[] {
  const { players, wave } = state
  const board = boardOf(state)
  const worth: number[] = []
  for (let seat = 0; seat < players.length; seat++) worth.push(honourOf(state, seat))
  for (let clan = 0; clan < CLANS.length; clan++) {
    if (DOMAINS[wave] > 0) {
      count(board.domains[clan])
      for (let seat = 0; seat < worth.length; seat++)
        if (held[seat] > 0) worth[seat] += DOMAINS[wave] * (4 + 2 * held[seat] - held[GNOMES])
    }
    for (let seat = 0; seat < worth.length; seat++)
      worth[seat] +=
        VOTES[wave] * voted[clan][seat] + PER_VOTE[wave] * Math.min(state.votes[clan * SEATS + seat], 6)
  }
  for (let hall = 0; hall < state.halls.length; hall++) addHall(state, hall, worth)
  addTrolls(state, worth)
  addInfluence(state, worth)
  for (let seat = 0; seat < worth.length; seat++) {
    const player = players[seat]
    worth[seat] +=
      ancestry(state, seat) + BOOST * player.boost * WAVES_LEFT[wave] + DESPERATION * player.desperation
    for (const champion of player.champions)
      worth[seat] += wave === 2 ? endOfGameHonour(state, seat, champion) : CHAMPION * 0.5
  }
  return worth
}

/** In wave III exactly as it will be scored; before, by what is held without stars. */
function addHall(state: State, hall: number, worth: number[]): void {
  if (state.stars.length > 0) {
    for (let seat = 0; seat < worth.length; seat++) worth[seat] += HALLS[state.wave] * shares[hall][seat]
    return
  }
  count(boardOf(state).halls[hall].caverns)
  let most = 1
  let leaders = 0
  for (let party = 0; party <= GNOMES; party++)
    if (held[party] > most) {
      most = held[party]
      leaders = 1
    } else if (held[party] === most) leaders++
  for (let seat = 0; seat < worth.length; seat++)
    if (held[seat] === most) worth[seat] += HALLS[state.wave] * Math.floor(state.halls[hall] / leaders)
}

function addTrolls(state: State, worth: number[]): void {
  const board = boardOf(state)
  const weight = WAVES_LEFT[state.wave] * TROLLS
  for (let cavern = 0; cavern < board.caverns; cavern++)
    for (let seat = 0; seat < worth.length; seat++) {
      const trolls = state.trolls[cavern * SEATS + seat]
      if (trolls === 0) continue
      worth[seat] +=
        weight * (COMPANY[Math.min(trolls, COMPANY.length - 1)] + (owners[cavern] === seat ? 0.6 : 0.2))
    }
  for (let place = board.caverns; place < board.places; place++) {
    const owner = state.lairs[place - board.caverns]
    if (owner < 0) continue
    worth[owner] += 0.25 * weight * Math.min(5, state.trolls[place * SEATS + owner])
    // A lair beside the gates is in the thick of it.
    for (const near of board.adjacent[place]) if (board.gate[near]) worth[owner] -= 0.8
  }
}

/** Champions go to who leads at the end of the wave; a lead of two is nearly safe. */
function addInfluence(state: State, worth: number[]): void {
  const { champions } = componentsOf(state)
  for (let slot = 0; slot < state.display.length; slot++) {
    const champion = state.display[slot]
    if (champion < 0) continue
    const { votes, lines } = champions[champion]
    const prize = CHAMPION + votes * 1.6
    const first = state.influenceRanks[slot * SEATS]
    if (first < 0) continue
    if (worth.length === 1) {
      const asked = componentsOf(state).rows.solo.neededInfluence[state.wave]
      const needed = Math.max(asked, gnomeInfluence(state, slot) + 1) // MK-21.5
      worth[0] += prize * Math.min(1, (state.influence[slot * SEATS] / needed) ** 2)
      continue
    }
    const second = state.influenceRanks[slot * SEATS + 1]
    const lead =
      state.influence[slot * SEATS + first] - (second < 0 ? 0 : state.influence[slot * SEATS + second])
    const chance = Math.min(0.95, 0.45 + 0.13 * lead)
    for (let rank = 0; rank < SEATS; rank++) {
      const seat = state.influenceRanks[slot * SEATS + rank]
      if (seat < 0) break
      let reached = 0
      for (const line of lines) if (line <= state.influence[slot * SEATS + seat]) reached++
      const consolation = 1 + 0.3 * reached
      if (rank === 0) worth[seat] += prize * chance + consolation * (1 - chance)
      else worth[seat] += consolation + (rank === 1 ? (prize - consolation) * (0.9 - chance) * 0.7 : 0)
    }
  }
}

const byAction = [0, 0, 0, 0, 0]
/** A mix of actions is worth more than much of one, and without an Advance one stands still. */
const LIKED = [0, 1.15, 1, 1, 0.9]

function mixed(): number {
  let sum = 0
  for (let action = 1; action <= GNOME; action++) {
    const n = byAction[action]
    sum += LIKED[action] * (n <= 3 ? n : n <= 6 ? 3 + 0.75 * (n - 3) : 5.25 + 0.5 * (n - 6))
  }
  return sum
}

/** Symbols: what is left of this wave, and what the coming ones will have. */
function ancestry(state: State, seat: number): number {
  const { cells, supplies } = state.players[seat]
  let open = 0
  let wilds = 0
  let barrels = 0
  let kin = 0
  byAction.fill(0)
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue
    const symbol = symbolOf(cells[cell])
    if (symbol === SUPPLY) barrels++
    if (symbol > GNOME && symbol !== WILD) continue
    const strength = symbol === WILD ? 1.3 : strengthOf(cells[cell])
    if (symbol === WILD) wilds += strength
    else byAction[symbol] += strength
    if (!isCovered(cells[cell])) open += strength
    if (cell < 99 && symbolOf(cells[cell + 1]) === symbol) kin++
    if (cell < 90 && symbolOf(cells[cell + 10]) === symbol) kin++
  }
  const all = mixed() + wilds
  const building = state.agenda.some((task) => task.do === 'setSupplies')
  const base = componentsOf(state).rows.supplies.base
  let worth = 0
  if (building)
    worth += STRENGTH * Math.min(all, STRENGTH_A_TURN * (base[state.wave] + barrels)) + 0.3 * kin + barrels
  else worth += STRENGTH * Math.min(open, STRENGTH_A_TURN * supplies) + 0.15 * supplies
  for (let wave = state.wave + 1; wave < 3; wave++)
    worth +=
      STRENGTH * 0.8 * Math.min(all, STRENGTH_A_TURN * (base[wave] + barrels)) + 0.25 * kin + 0.8 * barrels
  return worth + elderHonour(elders[seat]) + (state.wave < 2 ? elders[seat] * 0.9 : 0)
}

const CRITICAL = 30
const FRAGILE = 10

/** Alone: domains that must be held and are not, or not firmly; the further away the worse. */
export function danger(state: State, critical: readonly number[]): number {
  const board = boardOf(state)
  let danger = 0
  for (const clan of critical) {
    let trolls = 0
    for (const cavern of board.domains[clan])
      if (owners[cavern] === 0) trolls += 0.5 + state.trolls[cavern * SEATS]
    danger += trolls === 0 ? CRITICAL + 5 * wayTo(state, board.domains[clan]) : FRAGILE / trolls
  }
  return danger
}

/** How many steps from the seat's nearest trolls to a domain, round the gnomes. */
function wayTo(state: State, domain: readonly number[]): number {
  const board = boardOf(state)
  const seen = new Set(domain)
  let edge = domain.filter((cavern) => owners[cavern] !== GNOMES)
  for (let steps = 1; edge.length > 0; steps++) {
    const next: number[] = []
    for (const place of edge)
      for (const near of board.adjacent[place]) {
        if (seen.has(near)) continue
        seen.add(near)
        if (state.trolls[near * SEATS] > 0) return steps
        if (near < board.caverns && owners[near] !== GNOMES) next.push(near)
      }
    edge = next
  }
  return 6
}
