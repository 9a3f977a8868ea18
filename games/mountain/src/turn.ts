import { plan } from '@meadhall/kernel/agenda'
import { type Seat, silent } from '@meadhall/kernel/rules'
import { canBridge, canCover, cellName, hangTogether, isWeak, ownCell } from './cells.ts'
import { boardOf, championNamed, componentsOf } from './components.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import { clone, type State, type Task, type TaskOf } from './state.ts'
import { controller, hasClaw, isEmpty, readyClaw, useClaw } from './status.ts'
import {
  ACTIONS,
  ADVANCE,
  actionNamed,
  BOLSTER,
  COVERED,
  GNOME,
  INFLUENCE,
  isCovered,
  NONE,
  strengthOf,
  symbolOf,
  WILD,
} from './vocabulary.ts'

// MK-5: turns.

export const WEAK = 1
export const STRONG = 2
/** An action that the wheel or a champion grants. */
export const GRANTED = 0

/** MK-5.1, MK-5.2: the next with supplies spends one and has a turn; when nobody has any, the wave ends. */
export function fight({ state, tell }: Pick<Now, 'state' | 'tell'>, task: TaskOf<'fight'>): void {
  const n = state.players.length
  for (let i = 0; i < n; i++) {
    const seat = (task.seat + i) % n
    const player = state.players[seat]
    if (player.supplies === 0) continue
    player.supplies--
    plan(state, { do: 'fight', seat: (seat + 1) % n })
    tell({ what: 'turnBegins', seat, supplies: player.supplies })
    // Who can cover nothing only spends the supply.
    if (canAct(state, seat)) plan(state, { do: 'turn', seat, part: 'first', cells: [], bridge: -1 })
    else tell({ what: 'turnSpent', seat })
    return
  }
  plan(state, { do: 'endWave' })
}

/** MK-5.1: the position as if the seat were to spend its next supply now. */
export function turnNow(view: State, seat: Seat): State | undefined {
  const at = view.agenda.findLastIndex((task) => task.do === 'fight')
  if (at === -1 || view.players[seat].supplies === 0 || !canAct(view, seat)) return undefined
  const state = clone(view)
  state.agenda.length = at
  state.claimable = []
  fight({ state, tell: silent }, { do: 'fight', seat })
  return state
}

function canAct(state: State, seat: Seat): boolean {
  return state.players[seat].cells.some(canCover) || recoverable(state, seat).length > 0
}

/** The action that cells stand for: an action symbol, WILD for any, NONE where they contradict each other. */
export function actionOf(cells: readonly number[], chosen: readonly number[]): number {
  let action = WILD
  for (const cell of chosen) {
    const symbol = symbolOf(cells[cell])
    if (symbol === WILD || symbol === action) continue
    if (action !== WILD) return NONE
    action = symbol
  }
  return action
}

export function strengthOfGroup(cells: readonly number[], chosen: readonly number[]): number {
  let strength = 0
  for (const cell of chosen) strength += strengthOf(cells[cell])
  return strength
}

/** MK-5.3, MK-5.6, MK-5.7: one symbol without a number is a weak action, anything else a strong one. */
export function isWeakAction(cells: readonly number[], chosen: readonly number[]): boolean {
  return chosen.length === 1 && isWeak(cells[chosen[0]])
}

/** What can be added to the strength: desperation to a weak action (MK-4.4), supplies to a strong one (MK-5.10). */
export function mostExtra(state: State, seat: Seat, chosen: readonly number[]): number {
  const player = state.players[seat]
  return isWeakAction(player.cells, chosen) ? player.desperation : player.supplies
}

export const turn: DecisionOf<'turn'> = {
  seats(state, task) {
    if (task.part === 'first') return [task.seat]
    // MK-5.4: without a weak symbol left there is no second action.
    for (const cell of state.players[task.seat].cells) if (canCover(cell) && isWeak(cell)) return [task.seat]
    return []
  },

  legal(state, seat, task) {
    const { cells } = state.players[seat]
    const moves: Move[] = []
    for (let cell = 0; cell < cells.length; cell++)
      if (canCover(cells[cell]) && !checkChosen(state, seat, task, [...task.cells, cell], task.bridge))
        moves.push({ do: 'cover', at: cellName(state, seat, cell) })
    if (task.cells.length > 0) {
      const action = actionOf(cells, task.cells)
      const most = mostExtra(state, seat, task.cells)
      for (let symbol = 1; symbol <= GNOME; symbol++)
        if (action === symbol || action === WILD)
          for (let extra = 0; extra <= most; extra++)
            moves.push(
              extra === 0
                ? { do: 'act', action: ACTIONS[symbol - 1] }
                : { do: 'act', action: ACTIONS[symbol - 1], extra },
            )
    } else if (!mustAct(state, seat, task)) moves.push({ do: 'pass' })
    const { champions } = componentsOf(state)
    for (const champion of state.players[seat].champions) {
      const { name } = champions[champion]
      for (const cell of clawTargets(state, seat, task, champion))
        moves.push({ do: 'claw', champion: name, at: cellName(state, seat, cell) })
    }
    return moves
  },

  check(state, seat, move, task) {
    switch (move.do) {
      case 'cover': {
        const cell = ownCell(state, seat, move.at)
        if (cell < 0) return refuse('MK-5.3', 'noSuchThing')
        return checkChosen(state, seat, task, [...task.cells, cell], task.bridge)
      }
      case 'act':
        return checkAct(state, seat, move, task)
      case 'pass':
        if (task.cells.length > 0) return refuse('MK-5.2', 'notNow')
        return mustAct(state, seat, task) ? refuse('MK-5.2', 'mustAct') : undefined
      case 'claw':
        return checkClaw(state, seat, move, task)
      default:
        return refuse('MK-5.2', 'notNow')
    }
  },

  apply(now, seat, move, task) {
    const { state, tell } = now
    state.agenda.pop()
    switch (move.do) {
      case 'cover':
        plan(state, { ...task, cells: [...task.cells, ownCell(state, seat, move.at)] })
        return
      case 'claw': {
        const champion = championNamed(componentsOf(state), move.champion)
        const cell = ownCell(state, seat, move.at)
        if (componentsOf(state).champions[champion].ability.is === 'bridges') {
          plan(state, { ...task, bridge: cell })
          return
        }
        useClaw(now, seat, champion)
        state.players[seat].cells[cell] &= ~COVERED // MK-20.19
        plan(state, task)
        return
      }
      case 'act':
        act(now, seat, move, task)
        return
      default:
        if (task.part === 'first') tell({ what: 'turnSpent', seat })
    }
  },
}

/** MK-5.2: the first action must be taken if there is one to take. */
function mustAct(state: State, seat: Seat, task: TaskOf<'turn'>): boolean {
  return task.part === 'first' && state.players[seat].cells.some(canCover)
}

/** Whether these cells may be covered together. */
function checkChosen(
  state: State,
  seat: Seat,
  task: TaskOf<'turn'>,
  chosen: readonly number[],
  bridge: number,
): Refusal | undefined {
  const { cells } = state.players[seat]
  for (let i = 0; i < chosen.length; i++) {
    const cell = cells[chosen[i]]
    if (isCovered(cell) || chosen.indexOf(chosen[i]) < i) return refuse('MK-5.3', 'alreadyCovered')
    if (!canCover(cell)) return refuse('MK-5.3', 'noSymbol')
  }
  if (task.part !== 'first' && !isWeakAction(cells, chosen)) return refuse('MK-5.4', 'notWeak')
  if (actionOf(cells, chosen) === NONE) return refuse('MK-5.7', 'otherAction')
  return hangTogether(cells, chosen, bridge) ? undefined : refuse('MK-5.8', 'notConnected')
}

type Act = Extract<Move, { do: 'act' }>

function checkAct(state: State, seat: Seat, move: Act, task: TaskOf<'turn'>): Refusal | undefined {
  const { cells } = state.players[seat]
  let chosen = task.cells
  let bridge = task.bridge
  if (move.bridge !== undefined) {
    bridge = ownCell(state, seat, move.bridge)
    if (readyClaw(state, seat, 'bridges') < 0) return refuse('MK-19.2', 'noClawLeft')
    if (bridge < 0 || !canBridge(cells[bridge])) return refuse('MK-20.20', 'noBridge')
  }
  if (move.cells !== undefined) {
    if (task.cells.length > 0 || !Array.isArray(move.cells)) return refuse('MK-5.2', 'notNow')
    chosen = move.cells.map((name) => ownCell(state, seat, name))
    if (chosen.includes(-1)) return refuse('MK-5.3', 'noSuchThing')
  }
  if (chosen.length === 0) return refuse('MK-5.2', 'nothingChosen')
  const refused = checkChosen(state, seat, task, chosen, bridge)
  if (refused) return refused
  const wanted = actionNamed(move.action)
  if (wanted === NONE) return refuse('MK-5.2', 'noSuchThing')
  const action = actionOf(cells, chosen)
  if (action !== WILD && action !== wanted) return refuse('MK-5.7', 'otherAction')
  const weak = isWeakAction(cells, chosen)
  if (move.extra === undefined) return undefined
  const fine = Number.isInteger(move.extra) && move.extra >= 1
  return fine && move.extra <= mostExtra(state, seat, chosen)
    ? undefined
    : refuse(weak ? 'MK-4.4' : 'MK-5.10', 'tooMuch')
}

function act(now: Now, seat: Seat, move: Act, task: TaskOf<'turn'>): void {
  const { state, tell } = now
  const player = state.players[seat]
  const chosen = move.cells ? move.cells.map((name) => ownCell(state, seat, name)) : task.cells
  const bridge = move.bridge !== undefined ? ownCell(state, seat, move.bridge) : task.bridge
  // MK-20.20: the claw is spent only where the bridge was needed.
  if (bridge >= 0 && !hangTogether(player.cells, chosen, -1))
    useClaw(now, seat, readyClaw(state, seat, 'bridges'))
  const weak = isWeakAction(player.cells, chosen)
  const extra = move.extra ?? 0
  const strength = strengthOfGroup(player.cells, chosen) + extra
  if (weak) player.desperation -= extra
  else player.supplies -= extra
  const names = move.cells ?? chosen.map((cell) => cellName(state, seat, cell))
  for (const cell of chosen) player.cells[cell] |= COVERED
  tell({ what: 'acted', seat, action: move.action, strength, cells: names, weak })
  if (weak && task.part === 'first') plan(state, { do: 'turn', seat, part: 'second', cells: [], bridge: -1 })
  beginAction(state, seat, actionTask(seat, actionNamed(move.action), strength, weak ? WEAK : STRONG))
}

export function actionTask(seat: Seat, action: number, strength: number, force: number): Task {
  if (action === ADVANCE) return { do: 'advance', seat, strength, force, to: -1, from: [], figures: [] }
  if (action === BOLSTER) return { do: 'bolster', seat, strength, force, where: 'dominated' }
  return { do: action === INFLUENCE ? 'influence' : 'turnWheel', seat, strength, force }
}

/** MK-9.1: before an action it is noted which caverns it may gain control of; after it, they are claimed. */
export function beginAction(state: State, seat: Seat, task: Task): void {
  const { caverns } = boardOf(state)
  const claimable: number[] = []
  for (let cavern = 0; cavern < caverns; cavern++)
    claimable.push(!isEmpty(state, cavern) && controller(state, cavern) !== seat ? 1 : 0)
  state.claimable = claimable
  plan(state, task, { do: 'claim', seat })
}

// Champions that help with covering.

/** Covered cells of which a cube may be taken back (MK-20.19). */
function recoverable(state: State, seat: Seat): number[] {
  if (readyClaw(state, seat, 'recovers') < 0) return []
  return state.players[seat].cells.flatMap((cell, i) => (isCovered(cell) ? [i] : []))
}

function clawTargets(state: State, seat: Seat, task: TaskOf<'turn'>, champion: number): number[] {
  if (task.part !== 'first' || !hasClaw(state, champion)) return []
  const { ability } = componentsOf(state).champions[champion]
  const { cells } = state.players[seat]
  if (ability.is === 'recovers') return task.cells.length === 0 ? recoverable(state, seat) : []
  if (ability.is !== 'bridges' || task.bridge >= 0) return []
  return cells.flatMap((cell, i) => (canBridge(cell) ? [i] : []))
}

function checkClaw(
  state: State,
  seat: Seat,
  move: Extract<Move, { do: 'claw' }>,
  task: TaskOf<'turn'>,
): Refusal | undefined {
  const champion = championNamed(componentsOf(state), move.champion)
  if (!state.players[seat].champions.includes(champion)) return refuse('MK-19.1', 'notYours')
  const { ability } = componentsOf(state).champions[champion]
  if (ability.is !== 'recovers' && ability.is !== 'bridges') return refuse('MK-19.1', 'notNow')
  if (!hasClaw(state, champion)) return refuse('MK-19.2', 'noClawLeft')
  if (clawTargets(state, seat, task, champion).includes(ownCell(state, seat, move.at))) return undefined
  return ability.is === 'recovers' ? refuse('MK-20.19', 'notCovered') : refuse('MK-20.20', 'noBridge')
}

/** A claw that makes the action stronger before its target is chosen (MK-20.4, MK-20.27). */
function surgesFor(state: State, seat: Seat, task: Task & { force: number }): number[] {
  const { champions } = componentsOf(state)
  return state.players[seat].champions.filter((champion) => {
    const { ability } = champions[champion]
    if (ability.is !== 'surges' || !hasClaw(state, champion)) return false
    return ability.what === 'weak' ? task.force === WEAK : task.do === 'bolster'
  })
}

export function surgeMoves(state: State, seat: Seat, task: Task & { force: number }): Move[] {
  return surgesFor(state, seat, task).map((champion) => ({
    do: 'claw',
    champion: componentsOf(state).champions[champion].name,
  }))
}

export function checkSurge(
  state: State,
  seat: Seat,
  move: Extract<Move, { do: 'claw' }>,
  task: Task & { force: number },
): Refusal | undefined {
  const champion = championNamed(componentsOf(state), move.champion)
  if (!state.players[seat].champions.includes(champion)) return refuse('MK-19.1', 'notYours')
  if (!hasClaw(state, champion)) return refuse('MK-19.2', 'noClawLeft')
  return surgesFor(state, seat, task).includes(champion) ? undefined : refuse('MK-19.1', 'notNow')
}

export function surge(
  now: Now,
  move: Extract<Move, { do: 'claw' }>,
  task: TaskOf<'advance' | 'bolster' | 'influence' | 'turnWheel'>,
): void {
  const { state } = now
  const champion = championNamed(componentsOf(state), move.champion)
  const { ability } = componentsOf(state).champions[champion]
  useClaw(now, task.seat, champion)
  state.agenda.pop()
  plan(state, { ...task, strength: task.strength + (ability.is === 'surges' ? ability.bonus : 0) })
}
