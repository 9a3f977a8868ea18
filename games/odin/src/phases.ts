import { plan } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import { giveBonuses } from './bonus.ts'
import { breed } from './breeding.ts'
import { explorationBoards, hasRule, rulesNamed } from './count.ts'
import { BUILDING, EXPLORATION } from './data/boards.ts'
import { choice } from './data/occupations/boxes.ts'
import { cardNumber } from './data/occupations/list.ts'
import { boardTurned, harvestLevel, SILVER_ON_BOARDS, startVikings } from './data/rounds.ts'
import { HARVEST } from './data/tiles.ts'
import { fire } from './events.ts'
import { askForFeasts } from './feasting.ts'
import { moveStrips } from './mountain.ts'
import { clockwise, NOTHING, type Now } from './now.ts'
import { feastAsOrdered, letsPass } from './orders.ts'
import { income } from './placement/worth.ts'
import { stand } from './placing.ts'
import { LAST_ROUND } from './state.ts'
import { drawWeapon, gain, moveVikings } from './supply.ts'
import type { Task } from './tasks.ts'
import { BOARDS, type Building, PHASES, SHED, SILVER, STONE, WOOD } from './vocabulary.ts'

/** The twelve phases of a round in the rulebook's order, a function for each. */

type TaskOf<Kind extends Task['do']> = Extract<Task, { do: Kind }>

function begin({ state, tell }: Now, phase: number): void {
  state.phase = phase
  tell({ what: 'phaseBegan', phase: PHASES[phase - 1] })
}

/** Phase 1: a new Viking. It begins the round, so it lines up the other phases. */
export function newViking(now: Now): void {
  const { state } = now
  state.round++
  now.tell({ what: 'roundBegan', round: state.round })
  begin(now, 1)
  // FO-17.1: the last round ends with the feast.
  if (state.round === state.rounds) plan(state, { do: 'openWindow', before: 'end' }, { do: 'scoring' })
  else plan(state, { do: 'bonus' }, { do: 'mountainStrips' }, { do: 'vikingsReturn' })
  plan(
    state,
    { do: 'harvest' },
    { do: 'explorationBoards' },
    { do: 'newWeapon' },
    { do: 'actions' },
    { do: 'startPlayer' },
    { do: 'income' },
    { do: 'breeding' },
    { do: 'feast' },
  )
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]
    player.passed = 0
    player.secondColumn = 0
    player.orders.restOfRound = 0
    moveVikings(now, seat, 1)
  }
}

/** Phase 2: harvest. */
export function harvest(now: Now): void {
  begin(now, 2)
  const level = harvestLevel(now.state.rounds, now.state.round)
  if (level === 0) plan(now.state, { do: 'moment', event: 'noHarvest' })
  else
    plan(
      now.state,
      { do: 'moment', event: 'beforeHarvest' },
      { do: 'reap', level },
      { do: 'moment', event: 'afterHarvest' },
    )
}

export function reap(now: Now, { level }: TaskOf<'reap'>): void {
  for (const seat of clockwise(now.state)) for (const crop of HARVEST[level]) gain(now, seat, crop, 1)
}

/** Phase 3: an exploration board is turned, and silver lies down on the others. */
export function turnExplorationBoards(now: Now): void {
  const { state, tell } = now
  const turned = boardTurned(state.rounds, state.round)
  if (turned < 0) return
  begin(now, 3)
  if (state.exploration[turned] === 0) {
    state.exploration[turned] = 1
    state.explorationSilver[turned] = 0
    tell({ what: 'turnedBoard', board: EXPLORATION[turned][1] })
  }
  for (let board = 0; board < state.exploration.length; board++) {
    const side = state.exploration[board]
    if (side < 0 || board === turned) continue
    state.explorationSilver[board] += SILVER_ON_BOARDS
    tell({ what: 'silverOnBoard', board: EXPLORATION[board][side], n: state.explorationSilver[board] })
  }
}

/** Phase 4: a new weapon. */
export function newWeapon(now: Now): void {
  begin(now, 4)
  plan(now.state, ...clockwise(now.state).map((seat) => ({ do: 'drawWeapon', seat }) as const))
}

const PEACEMAKER = cardNumber('peacemaker')!
const INSTEAD_OF_WEAPON = [
  choice({}, { drawnWeapon: 1 }),
  choice({}, { wood: 1 }),
  choice({}, { stone: 1 }),
  choice({}, { ore: 1 }),
]

export function drawNewWeapon(now: Now, { seat }: TaskOf<'drawWeapon'>): void {
  const { state } = now
  // `peacemaker`: wood, stone or ore instead.
  if (hasRule(state.players[seat], 'resourceInsteadOfWeapon'))
    state.agenda.push({ do: 'exchange', seat, card: PEACEMAKER, must: true, choices: INSTEAD_OF_WEAPON })
  else drawWeapon(now, seat)
}

/** Phase 5: actions. */
export function actions(now: Now): void {
  begin(now, 5)
  now.state.last = -1
  plan(now.state, { do: 'nextTurn', seat: now.state.start }, { do: 'moment', event: 'actionsEnd' })
}

/** FO-2.10: whoever has passed or has no Vikings is skipped; when nobody is left, the phase is over. */
export function nextTurn({ state }: Now, task: TaskOf<'nextTurn'>): void {
  const { players } = state
  for (let n = 0; n < players.length; n++) {
    const seat = (task.seat + n) % players.length
    if (players[seat].passed === 1 || players[seat].vikings === 0) continue
    state.agenda.push({ do: 'turn', seat })
    return
  }
}

/** Phase 6: the last to place Vikings becomes start player. */
export function startPlayer(now: Now): void {
  const { state } = now
  if (state.players.length === 1) return
  begin(now, 6)
  if (state.last >= 0) state.start = state.last
  now.tell({ what: 'startPlayer', seat: state.start })
}

/** Phase 7: income. */
export function incomePhase(now: Now): void {
  begin(now, 7)
  plan(
    now.state,
    { do: 'moment', event: 'beforeIncome' },
    { do: 'openWindow', before: 'income' },
    { do: 'payIncome' },
  )
}

export function payIncome(now: Now): void {
  for (const seat of clockwise(now.state)) {
    const player = now.state.players[seat]
    stand(player)
    player.income = income(player)
    now.tell({ what: 'income', seat, silver: player.income })
    gain(now, seat, SILVER, player.income)
  }
}

/** Phase 8: animal breeding. */
export function breeding(now: Now): void {
  begin(now, 8)
  for (const seat of clockwise(now.state)) breed(now, seat)
}

/** Phase 9: feast. */
export function feast(now: Now): void {
  begin(now, 9)
  plan(now.state, { do: 'moment', event: 'feastStart' }, { do: 'layFeasts' })
}

export function layFeasts(now: Now): void {
  const { state } = now
  const at = state.agenda.length
  const seats = clockwise(state).filter((seat) => !feastAsOrdered(now, seat))
  const byOrder = state.agenda.splice(at)
  askForFeasts(now, seats)
  state.agenda.push(...byOrder)
}

/** Phase 10: bonuses. */
export function bonusPhase(now: Now): void {
  begin(now, 10)
  plan(
    now.state,
    { do: 'openWindow', before: 'bonus' },
    { do: 'giveBonuses' },
    { do: 'moment', event: 'bonus' },
    { do: 'moment', event: 'afterBonus' },
  )
}

export function giveAllBonuses(now: Now): void {
  for (const seat of clockwise(now.state)) giveBonuses(now, seat, 'all')
}

/** Phase 11: mountain strips. */
export function mountainStrips(now: Now): void {
  const { state } = now
  begin(now, 11)
  moveStrips(now)
  if (state.stripBag.length === 0) return
  const strip = draw(now.chance, 'strip', state.stripBag)
  state.strips.push(strip, 0)
  now.tell({ what: 'revealedStrip', strip, reveals: true })
}

/** Phase 12: the Vikings return. */
export function vikingsReturn(now: Now): void {
  const { state } = now
  begin(now, 12)
  const solo = state.players.length === 1
  for (let at = 0; at < state.spaces.length; at++) {
    const seat = state.spaces[at]
    if (seat < 0) continue
    if (solo && seat !== LAST_ROUND) {
      // FO-18.2: the Vikings of this round block their spaces for one round more.
      state.spaces[at] = LAST_ROUND
      continue
    }
    if (!solo) state.players[seat].vikings += state.crews[at]
    state.spaces[at] = -1
    state.crews[at] = 0
  }
  if (solo) state.players[0].vikings = startVikings(state.rounds) + state.round
  for (const player of state.players) stand(player)
  plan(state, { do: 'newViking' })
}

/** FO-17.2: what can only save points is laid for everybody; then the game is over. */
export function scoring(now: Now): void {
  const { state } = now
  state.phase = 13
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]
    stand(player)
    for (let slot = 0; slot < player.boards.length; slot++) {
      if (player.boards[slot] < SHED) continue
      const { wood, stone } = BUILDING[BOARDS[player.boards[slot]] as Building]
      for (const [what, spots, n] of [
        [WOOD, wood, 0],
        [STONE, stone, 1],
      ] as const) {
        const laid = Math.min(player.supply[what], spots - player.stored[2 * slot + n])
        player.supply[what] -= laid
        player.stored[2 * slot + n] += laid
      }
    }
    for (const { steps } of rulesNamed(player, 'silverForExploration')) {
      const boards = explorationBoards(player)
      let silver = 0
      for (const [from, n] of steps) if (boards >= from) silver = n
      gain(now, seat, SILVER, silver)
    }
  }
  now.tell({ what: 'gameEnded' })
}

/** FO-15.11: what cards hold for a moment, clockwise from the start player. */
export function moment(now: Now, { event }: TaskOf<'moment'>): void {
  const seats = clockwise(now.state)
  for (let n = seats.length - 1; n >= 0; n--) fire(now.state, seats[n], event, NOTHING)
}

export function openWindow(now: Now, { before }: TaskOf<'openWindow'>): void {
  const seats = clockwise(now.state).filter((seat) => !letsPass(now, seat, before))
  if (seats.length > 0) now.state.agenda.push({ do: 'window', before, seats })
}
