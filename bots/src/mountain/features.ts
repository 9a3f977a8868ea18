import { total } from '@meadhall/kernel/rules'
import { type Board, boardOf, type Components, componentsOf } from '@meadhall/mountain/components'
import { ELDER_HONOUR } from '@meadhall/mountain/data/tables'
import {
  elderHonour,
  eldersOf,
  endOfGameHonour,
  gnomeLines,
  hallNow,
  votesNow,
} from '@meadhall/mountain/score'
import { DECISIONS, type State } from '@meadhall/mountain/state'
import { controller, hasClaw, isOverrun, trollsAt } from '@meadhall/mountain/status'
import {
  ACTIONS,
  CLANS,
  DIFFICULTIES,
  ELDER,
  GNOME,
  GRID,
  isCovered,
  SEATS,
  SIDE,
  SUPPLY,
  strengthOf,
  symbolOf,
  WILD,
} from '@meadhall/mountain/vocabulary'
import { inputs, layOut, put, putOne, putSteps } from '../inputs.ts'
import { danger, prospects } from './prospects.ts'

/** How a seat stands in The Fall of the Mountain King, as inputs of about 0 to 1. */

const DECISION_NUMBER = new Map<string, number>(DECISIONS.map((name, number) => [name, number]))
const CLAN_COUNT = CLANS.length
const EVERY_CLAN = CLANS.map((_, clan) => clan)
const CHAMPIONS = 44
const CARDS = 73
/** Caverns of the front, then of the back; lairs and halls likewise. */
const CAVERNS = [28, 21] as const
const LAIRS = [10, 8] as const
const HALLS = [10, 7] as const
const PER_CAVERN = 5
const PER_CLAN = 12
const PER_HALL = 4
const PER_ACTION = 5
const PER_RIVAL = 12
const MOST_RIVALS = SEATS - 1
const WHEEL = 8

const { at: F, size } = layOut({
  one: 1,
  wave: 3,
  seats: 5,
  difficulty: DIFFICULTIES.length,
  place: 5,
  points: 1,
  now: 8,
  prospects: 4,
  honour: 1,
  decision: DECISIONS.length,
  decisionLeft: DECISIONS.length,
  supplies: 9,
  desperation: 4,
  boost: 7,
  reserve: 3,
  caverns: (CAVERNS[0] + CAVERNS[1]) * PER_CAVERN,
  lairs: LAIRS[0] + LAIRS[1],
  trollsHome: 1,
  clans: CLAN_COUNT * PER_CLAN,
  clanRanks: CLAN_COUNT * 4,
  halls: (HALLS[0] + HALLS[1]) * PER_HALL,
  domainsHeld: 8,
  board: 12,
  gates: 4,
  gnomes: 12,
  wheel: WHEEL,
  actions: ACTIONS.length * PER_ACTION,
  ancestry: 12,
  elders: ELDER_HONOUR.length,
  barrels: 5,
  wilds: 6,
  hand: CARDS,
  handHolds: 9,
  champions: CHAMPIONS,
  rivalChampions: CHAMPIONS,
  figures: CHAMPIONS,
  claws: 4,
  shown: CHAMPIONS,
  leading: CHAMPIONS,
  influence: CHAMPIONS,
  behind: CHAMPIONS,
  display: 4,
  solo: 12,
  lead: 6,
  rivals: MOST_RIVALS * PER_RIVAL,
  danger: 6,
})

export const INPUTS = size
export const KNOWN = { own: F.prospects, lead: F.prospects + 2 } as const

export const STAGES = 18
/** Wave by wave: while ancestries are built, while there are turns, when the wave ends; apart for the solo game. */
export function stage({ wave, agenda, players }: State): number {
  let part = 2
  for (let i = agenda.length - 1; i >= 0; i--) {
    const task = agenda[i].do
    if (task === 'fight') part = Math.min(part, 1)
    else if (task === 'setSupplies' || task === 'beginWave') part = 0
  }
  return (players.length === 1 ? 9 : 0) + 3 * wave + part
}

const GNOMES = SEATS
const owners = new Int8Array(28)
const held = new Float64Array(SEATS + 1)
/** What each seat would count if the game ended now, by source. */
const halls = new Float64Array(SEATS + 1)
const votes = new Float64Array(SEATS)
const domains = new Float64Array(SEATS)
const onBoard = new Float64Array(SEATS)
const strengths = new Float64Array(ACTIONS.length + 2)
const openStrengths = new Float64Array(ACTIONS.length + 2)
const kin = new Float64Array(ACTIONS.length + 2)
const groups = new Float64Array(ACTIONS.length + 2)
/** The seat's ancestry with what it has chosen to lay. */
const cells: number[] = []

export function write(state: State, seat: number): void {
  inputs.n = 0
  const set = componentsOf(state)
  const board = boardOf(state)
  const { players, wave } = state
  const player = players[seat]
  const solo = players.length === 1
  put(F.one, 1)
  putOne(F.wave, 3, wave)
  putOne(F.seats, 5, players.length - 1)
  if (solo) putOne(F.difficulty, DIFFICULTIES.length, state.difficulty)
  putOne(F.place, 5, (seat - state.first + players.length) % players.length)
  for (let cavern = 0; cavern < board.caverns; cavern++)
    owners[cavern] = isOverrun(state, cavern) ? GNOMES : controller(state, cavern)
  writeBoard(state, board, seat)
  writeClans(state, board, seat)
  writeHalls(state, board, seat)
  writeGnomes(state, board, seat)
  const elders = writeAncestry(state, set, seat)
  writeChampions(state, set, seat)
  writeDecision(state, seat)
  putSteps(F.supplies, 9, player.supplies)
  putSteps(F.desperation, 4, player.desperation)
  putOne(F.boost, 7, player.boost)
  put(F.reserve, player.reserve / 25)
  if (player.reserve === 0) put(F.reserve + 1, 1)
  putOne(F.wheel, WHEEL, state.wheel)
  writeRanking(state, seat, elderHonour(elders))
  writeProspects(state, seat)
  if (solo) writeStand(state, board, seat)
}

function honourOf(state: State, seat: number): number {
  let sum = 0
  for (const points of state.players[seat].honour) sum += points
  return sum
}

function writeBoard(state: State, board: Board, seat: number): void {
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

function count(caverns: readonly number[]): void {
  held.fill(0)
  for (const cavern of caverns) if (owners[cavern] >= 0) held[owners[cavern]]++
}

function writeClans(state: State, board: Board, seat: number): void {
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

function writeHalls(state: State, board: Board, seat: number): void {
  halls.fill(0)
  const base = F.halls + (state.side === 0 ? 0 : HALLS[0] * PER_HALL)
  for (let hall = 0; hall < state.halls.length; hall++) {
    const at = base + hall * PER_HALL
    const now = hallNow(state, hall)
    for (let party = 0; party <= SEATS; party++) halls[party] += now[party]
    count(board.halls[hall].caverns)
    let most = 0
    for (let party = 0; party <= GNOMES; party++) if (party !== seat) most = Math.max(most, held[party])
    const value = state.halls[hall] / 12
    put(at, value * (held[seat] / 3))
    put(at + 1, value * Math.max(-2, Math.min(2, held[seat] - most)) * 0.5)
    put(at + 2, now[seat] / 12)
    put(at + 3, value * (most / 3))
  }
}

function writeGnomes(state: State, board: Board, seat: number): void {
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

/** Gives the elders. */
function writeAncestry(state: State, set: Components, seat: number): number {
  const player = state.players[seat]
  const task = state.agenda[state.agenda.length - 1]
  cells.length = 0
  for (const cell of player.cells) cells.push(cell)
  let elders = eldersOf(state, seat)
  const laying = task?.do === 'layCard' && player.choice.length === 2
  const chosen = laying ? player.choice[0] : -1
  if (laying && player.choice[1] < GRID) {
    const face = set.cards[chosen]
    const at = player.choice[1]
    const under = [at, at + 1, at + SIDE, at + SIDE + 1]
    for (let i = 0; i < 4; i++) {
      if (symbolOf(face[i]) === ELDER) elders++
      cells[under[i]] = face[i]
    }
  }
  strengths.fill(0)
  openStrengths.fill(0)
  kin.fill(0)
  groups.fill(0)
  let barrels = 0
  let weak = 0
  let open = 0
  for (let cell = 0; cell < cells.length; cell++) {
    const symbol = symbolOf(cells[cell])
    if (symbol === 0) continue
    if (symbol === SUPPLY) barrels++
    if (symbol > WILD) continue
    const strength = strengthOf(cells[cell])
    strengths[symbol] += strength
    if (isCovered(cells[cell])) continue
    open++
    openStrengths[symbol] += strength
    if (strength <= 1) weak++
    if (cell >= GRID) continue
    let together = strength
    for (const step of [1, SIDE]) {
      const next = cells[cell + step]
      if (next === undefined || isCovered(next)) continue
      const other = symbolOf(next)
      if (
        other === symbol ||
        (other === WILD && symbol <= GNOME) ||
        (symbol === WILD && other > 0 && other <= GNOME)
      ) {
        kin[symbol === WILD ? other : symbol]++
        together += strengthOf(next)
      }
    }
    if (together > groups[symbol]) groups[symbol] = together
  }
  for (let action = 1; action <= ACTIONS.length; action++) {
    const at = F.actions + (action - 1) * PER_ACTION
    put(at, strengths[action] / 8)
    put(at + 1, openStrengths[action] / 8)
    put(at + 2, kin[action] / 6)
    put(at + 3, groups[action] / 5)
    if (openStrengths[action] === 0) put(at + 4, 1)
  }
  putSteps(F.wilds, 6, openStrengths[WILD])
  putSteps(F.barrels, 5, barrels)
  putSteps(F.elders, ELDER_HONOUR.length, elders)
  const all = strengths[1] + strengths[2] + strengths[3] + strengths[4] + strengths[WILD]
  const usable =
    openStrengths[1] + openStrengths[2] + openStrengths[3] + openStrengths[4] + openStrengths[WILD]
  put(F.ancestry, all / 20)
  put(F.ancestry + 1, usable / 20)
  put(F.ancestry + 2, open / 20)
  put(F.ancestry + 3, weak / 12)
  put(F.ancestry + 4, Math.min(usable, 3 * player.supplies) / 15)
  put(F.ancestry + 5, player.supplies > 0 ? usable / player.supplies / 5 : 0)
  let holds = 0
  for (const card of player.hand) {
    if (card < 0 || card === chosen || task?.do === 'chooseChampion') continue
    put(F.hand + card, 1)
    for (const cell of set.cards[card]) {
      const symbol = symbolOf(cell)
      if (symbol > 0 && symbol <= 8) put2(F.handHolds + symbol, strengthOf(cell))
    }
    holds++
  }
  put(F.handHolds, holds / 4)
  flush()
  return elders
}

// What several cards of the hand hold together is one input.
const sums = new Float64Array(16)
function put2(id: number, value: number): void {
  sums[id - F.handHolds] += Math.max(1, value)
}
function flush(): void {
  for (let i = 1; i < 9; i++) {
    put(F.handHolds + i, sums[i] / 8)
    sums[i] = 0
  }
}

function writeChampions(state: State, set: Components, seat: number): void {
  const task = state.agenda[state.agenda.length - 1]
  const own = state.players[seat]
  let claws = 0
  for (let other = 0; other < state.players.length; other++)
    for (const champion of state.players[other].champions) {
      if (champion < 0) continue
      put((other === seat ? F.champions : F.rivalChampions) + champion, 1)
      if (other !== seat) continue
      if (state.figures[champion] >= 0) put(F.figures + champion, 1)
      if (hasClaw(state, champion)) claws++
    }
  if (task?.do === 'chooseChampion' && own.choice.length > 0 && own.choice[0] >= 0)
    put(F.champions + own.choice[0], 1)
  put(F.claws, claws / 3)
  let leads = 0
  let prizes = 0
  let spread = 0
  for (let slot = 0; slot < state.display.length; slot++) {
    const champion = state.display[slot]
    if (champion < 0) continue
    put(F.shown + champion, 1)
    const mine = state.influence[slot * SEATS + seat]
    const first = state.influenceRanks[slot * SEATS]
    let best = 0
    for (let other = 0; other < state.players.length; other++)
      if (other !== seat) best = Math.max(best, state.influence[slot * SEATS + other])
    if (mine > 0) {
      put(F.influence + champion, mine / 6)
      spread++
    }
    if (first === seat) {
      const needed = state.players.length === 1 ? set.rows.solo.neededInfluence[state.wave] : 0
      if (mine >= needed) {
        leads++
        prizes += set.champions[champion].votes
        put(F.leading + champion, 0.5 + Math.min(3, mine - best) / 6)
      }
    } else if (best > 0) put(F.behind + champion, Math.min(4, best - mine + 1) / 4)
  }
  put(F.display, leads / 3)
  put(F.display + 1, prizes / 6)
  put(F.display + 2, spread / 3)
  put(F.display + 3, own.champions.length / 4)
}

function writeDecision(state: State, seat: number): void {
  const task = state.agenda[state.agenda.length - 1]
  if (!task) return
  const number = DECISION_NUMBER.get(task.do)
  if (number === undefined) return
  if (!('seat' in task)) {
    // All choose at the same time: what is chosen counts as done.
    put(F.decision + number, 1)
    if (task.do === 'layCard')
      put(F.decisionLeft + number, (3 - task.round - (state.players[seat].choice.length > 0 ? 1 : 0)) / 3)
    return
  }
  if (task.seat !== seat) return
  put(F.decision + number, 1)
  if ('strength' in task) put(F.decisionLeft + number, task.strength / 5)
  else if ('left' in task) put(F.decisionLeft + number, task.left / 3)
  else if (task.do === 'turn')
    put(F.decisionLeft + number, task.part === 'first' ? 1 : task.part === 'second' ? 0.5 : 0.25)
}

/** What everybody would have if the game ended now. */
function writeRanking(state: State, seat: number, elders: number): void {
  const { players } = state
  const n = players.length
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  let own = 0
  for (let i = 0; i < n; i++) {
    const other = (seat + i) % n
    const player = players[other]
    const honour = honourOf(state, other)
    let ending = 0
    for (const champion of player.champions)
      if (champion >= 0) ending += endOfGameHonour(state, other, champion)
    const elderPoints = other === seat ? elders : elderHonour(eldersOf(state, other))
    const now = honour + halls[other] + votes[other] + elderPoints + ending
    if (i === 0) {
      own = now
      put(F.points, now / 40)
      put(F.honour, honour / 40)
      put(F.now, halls[other] / 30)
      put(F.now + 1, votes[other] / 30)
      put(F.now + 2, domains[other] / 30)
      put(F.now + 3, elderPoints / 15)
      put(F.now + 4, ending / 8)
      continue
    }
    best = Math.max(best, now)
    sum += now
    const at = F.rivals + (i - 1) * PER_RIVAL
    put(at, 1)
    put(at + 1, now / 40)
    put(at + 2, honour / 40)
    put(at + 3, domains[other] / 30)
    put(at + 4, player.supplies / 6)
    put(at + 5, onBoard[other] / 15)
    put(at + 6, player.champions.length / 4)
    put(at + 7, player.boost / 5)
    let open = 0
    for (const cell of player.cells)
      if (cell !== 0 && !isCovered(cell) && symbolOf(cell) <= WILD) open += strengthOf(cell)
    put(at + 8, open / 15)
    put(at + 9, player.reserve / 25)
  }
  if (n === 1) return
  put(F.lead, best / 40)
  put(F.lead + 1, (own - best) / 20)
  put(F.lead + 2, sum / (n - 1) / 40)
}

/** What everybody may expect by rules of thumb. */
function writeProspects(state: State, seat: number): void {
  const expected = prospects(state)
  put(F.prospects, expected[seat] / 40)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < expected.length; other++)
    if (other !== seat) best = Math.max(best, expected[other])
  if (expected.length === 1) return
  put(F.prospects + 1, best / 40)
  put(F.prospects + 2, (expected[seat] - best) / 20)
}

/** Alone: what must be held, and what the gnomes would count. */
function writeStand(state: State, board: Board, seat: number): void {
  const gnomes = total(gnomeLines(state))
  put(F.solo, gnomes / 40)
  put(F.solo + 1, state.honourBefore / 40)
  if (state.lost) put(F.solo + 2, 1)
  let open = 0
  let weak = 0
  for (const clan of state.critical) {
    count(board.domains[clan])
    if (held[0] === 0) open++
    else if (held[0] === 1) weak++
  }
  put(F.solo + 3, open / 3)
  if (open > 0) put(F.solo + 4, 1)
  put(F.solo + 5, weak / 4)
  putSteps(F.solo + 6, 4, open)
  put(F.danger, danger(state, state.critical) / 60)
  // MK-21.4: any domain may be critical in the wave to come.
  if (state.wave === 0) put(F.danger + 1, danger(state, EVERY_CLAN) / 100)
  // Gates that the seat knows will open where it must hold.
  let coming = 0
  for (let gate = 0; gate < state.gates.length; gate++)
    if ((state.gatesKnown[gate] & (1 << seat)) !== 0 && state.critical.includes(state.gates[gate])) coming++
  put(F.danger + 2, coming / 3)
  put(F.danger + 3, (honourOf(state, seat) + halls[seat] + votes[seat] - state.honourBefore - gnomes) / 40)
}
