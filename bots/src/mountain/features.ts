import { total } from '@meadhall/kernel/rules'
import { type Board, boardOf, type Components, componentsOf } from '@meadhall/mountain/components'
import { elderHonour, endOfGameHonour, gnomeLines } from '@meadhall/mountain/score'
import { DECISIONS, type State } from '@meadhall/mountain/state'
import { controller, hasClaw, isOverrun } from '@meadhall/mountain/status'
import {
  CLANS,
  DIFFICULTIES,
  isCovered,
  SEATS,
  strengthOf,
  symbolOf,
  WILD,
} from '@meadhall/mountain/vocabulary'
import { inputs, put, putOne, putSteps } from '../inputs.ts'
import { elders, writeAncestry } from './ancestry-features.ts'
import {
  count,
  domains,
  GNOMES,
  halls,
  held,
  onBoard,
  owners,
  votes,
  writeBoard,
  writeClans,
  writeGnomes,
  writeHalls,
} from './board-features.ts'
import { F, PER_RIVAL, WHEEL } from './layout.ts'
import { danger, honourOf, prospects } from './prospects.ts'

/** How a seat stands in The Fall of the Mountain King, as inputs of about 0 to 1. */

const DECISION_NUMBER = new Map<string, number>(DECISIONS.map((name, number) => [name, number]))
const EVERY_CLAN = CLANS.map((_, clan) => clan)

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
  const ownElders = writeAncestry(state, set, seat)
  writeChampions(state, set, seat)
  writeDecision(state, seat)
  putSteps(F.supplies, 9, player.supplies)
  putSteps(F.desperation, 4, player.desperation)
  putOne(F.boost, 7, player.boost)
  put(F.reserve, player.reserve / 25)
  if (player.reserve === 0) put(F.reserve + 1, 1)
  putOne(F.wheel, WHEEL, state.wheel)
  writeRanking(state, seat, elderHonour(ownElders))
  writeProspects(state, seat)
  if (solo) writeStand(state, board, seat)
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
function writeRanking(state: State, seat: number, ownElders: number): void {
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
    const elderPoints = other === seat ? ownElders : elderHonour(elders[other])
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
