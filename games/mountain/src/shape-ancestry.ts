import type { Seat } from '@meadhall/kernel/rules'
import { placesFor } from './ancestry.ts'
import { canBridge, canCover, cellName, hangTogether, isWeak } from './cells.ts'
import { componentsOf } from './components.ts'
import type { Move } from './moves.ts'
import type { State, TaskOf } from './state.ts'
import { readyClaw } from './status.ts'
import { actionOf } from './turn.ts'
import {
  ACTIONS,
  CELL_NAMES,
  CELL_NEIGHBOURS,
  GNOME,
  GRID,
  isCovered,
  NONE,
  SIDE,
  SUPPLY,
  strengthOf,
  symbolOf,
  WILD,
} from './vocabulary.ts'

// What bots consider of their ancestry: whole moves where people make sequences, and of each only the sensible ones.

// MK-3: where a card covers least and touches most of its kind.

const PLACES_TRIED = 5
const PLACES_KEPT = 2

export function shapedLay(state: State, seat: Seat): Move[] {
  const { cards, cardNames } = componentsOf(state)
  const { hand, cells } = state.players[seat]
  const places = placesFor(cells)
  if (places.length === 0) return hand.map((card) => ({ do: 'discard', card: cardNames[card] }))
  const losses = places.map((at) => loss(cells, at))
  const order = places.map((_, i) => i).sort((a, b) => losses[a] - losses[b])
  const tried = order.slice(0, PLACES_TRIED)
  const moves: Move[] = []
  for (const card of hand) {
    const worth = tried.map((i) => kinship(cells, cards[card], places[i]) - losses[i])
    const best = tried.map((_, j) => j).sort((a, b) => worth[b] - worth[a])
    for (const j of best.slice(0, PLACES_KEPT))
      moves.push({ do: 'lay', card: cardNames[card], at: CELL_NAMES[places[tried[j]]] })
  }
  return moves
}

/** What a card laid here would hide. */
function loss(cells: readonly number[], at: number): number {
  return lost(cells[at]) + lost(cells[at + 1]) + lost(cells[at + SIDE]) + lost(cells[at + SIDE + 1])
}

function lost(cell: number): number {
  const symbol = symbolOf(cell)
  if (symbol === NONE) return 0
  if (symbol <= GNOME) return strengthOf(cell)
  return symbol === WILD ? 1.5 : symbol === SUPPLY ? 2 : 0.1
}

const CORNERS = [0, 1, SIDE, SIDE + 1] as const

/** How many sides of equal symbols it would make. */
function kinship(cells: readonly number[], face: readonly number[], at: number): number {
  let sides = 0
  for (let i = 0; i < 4; i++) {
    const symbol = symbolOf(face[i])
    if (symbol > GNOME && symbol !== WILD) continue
    for (const near of CELL_NEIGHBOURS[at + CORNERS[i]]) {
      const d = near - at
      if (d === 0 || d === 1 || d === SIDE || d === SIDE + 1) continue
      const other = symbolOf(cells[near])
      if (other === symbol || other === WILD || (symbol === WILD && other > NONE && other <= GNOME)) sides++
    }
  }
  return sides * 0.6
}

// MK-5: one weak symbol of each action, and for each action the groups that hang together.

export function shapedTurn(state: State, seat: Seat, task: TaskOf<'turn'>): Move[] {
  const moves: Move[] = []
  if (task.cells.length > 0) {
    // Cells were covered one by one: act with what there is.
    const action = actionOf(state.players[seat].cells, task.cells)
    for (let symbol = 1; symbol <= GNOME; symbol++)
      if (action === symbol || action === WILD) moves.push({ do: 'act', action: ACTIONS[symbol - 1] })
    return moves
  }
  const open = openCells(state.players[seat].cells)
  weakActs(state, seat, open, moves)
  if (task.part !== 'first') moves.push({ do: 'pass' })
  else {
    strongActs(state, seat, open, moves)
    const bridge = readyClaw(state, seat, 'bridges')
    if (bridge >= 0) bridgedActs(state, seat, open, moves)
    const recovers = readyClaw(state, seat, 'recovers')
    if (recovers >= 0) recovery(state, seat, recovers, moves)
    if (moves.length === 0) moves.push({ do: 'pass' })
  }
  return moves
}

/** The cells that a cube may be put on, in order. */
function openCells(cells: readonly number[]): number[] {
  const open: number[] = []
  for (let cell = 0; cell < cells.length; cell++)
    if (cells[cell] !== NONE && canCover(cells[cell])) open.push(cell)
  return open
}

function weakActs(state: State, seat: Seat, open: readonly number[], moves: Move[]): void {
  const { cells, desperation } = state.players[seat]
  const found = [-1, -1, -1, -1, -1, -1]
  for (const cell of open) if (isWeak(cells[cell])) found[symbolOf(cells[cell])] = cell
  for (let symbol = 1; symbol <= GNOME; symbol++) {
    const cell = found[symbol] >= 0 ? found[symbol] : found[WILD]
    if (cell < 0) continue
    const action = ACTIONS[symbol - 1]
    const names = [cellName(state, seat, cell)]
    moves.push({ do: 'act', action, cells: names })
    if (desperation > 0) moves.push({ do: 'act', action, cells: names, extra: desperation })
  }
}

function strongActs(state: State, seat: Seat, open: readonly number[], moves: Move[]): void {
  const player = state.players[seat]
  const { cells } = player
  for (let symbol = 1; symbol <= GNOME; symbol++) {
    if (!isShown(cells, open, symbol)) continue
    const groups: number[][] = []
    groupsOf(cells, open, symbol, false, groups)
    groupsOf(cells, open, symbol, true, groups)
    for (const cell of open) if (symbolOf(cells[cell]) === symbol && !isWeak(cells[cell])) groups.push([cell])
    for (let i = 0; i < groups.length; i++) {
      const group = groups[i]
      if (group.length === 1 && isWeak(cells[group[0]])) continue
      if (isRepeated(groups, i)) continue
      const names = group.map((cell) => cellName(state, seat, cell))
      const action = ACTIONS[symbol - 1]
      moves.push({ do: 'act', action, cells: names })
      // Supplies that would find no symbol any more make this one stronger.
      const spare = player.supplies - (open.length - group.length)
      if (spare > 0) moves.push({ do: 'act', action, cells: names, extra: spare })
    }
  }
}

/** Wilds alone are no group. */
function isShown(cells: readonly number[], open: readonly number[], symbol: number): boolean {
  for (const cell of open) if (symbolOf(cells[cell]) === symbol) return true
  return false
}

function isRepeated(groups: readonly number[][], at: number): boolean {
  const group = groups[at]
  for (let i = 0; i < at; i++)
    if (groups[i].length === group.length && groups[i].every((cell, j) => cell === group[j])) return true
  return false
}

/** MK-20.20: for each action the strongest group that one bridge makes. */
function bridgedActs(state: State, seat: Seat, open: readonly number[], moves: Move[]): void {
  const { cells } = state.players[seat]
  for (let symbol = 1; symbol <= GNOME; symbol++) {
    if (!isShown(cells, open, symbol)) continue
    const parts: number[][] = []
    groupsOf(cells, open, symbol, false, parts)
    let best: number[] = []
    let bridge = -1
    for (let cell = 0; cell < GRID; cell++) {
      if (!canBridge(cells[cell])) continue
      const joined: number[] = []
      for (const part of parts)
        if (!part.some((one) => joined.includes(one)) && hangTogether(cells, [...joined, ...part], cell))
          joined.push(...part)
      if (joined.length > best.length && !hangTogether(cells, joined, -1)) {
        best = joined
        bridge = cell
      }
    }
    if (bridge >= 0)
      moves.push({
        do: 'act',
        action: ACTIONS[symbol - 1],
        cells: best.map((cell) => cellName(state, seat, cell)),
        bridge: CELL_NAMES[bridge],
      })
  }
}

/** MK-20.19: the strongest symbol is taken back. */
function recovery(state: State, seat: Seat, champion: number, moves: Move[]): void {
  const { cells } = state.players[seat]
  let best = -1
  for (let cell = 0; cell < cells.length; cell++)
    if (isCovered(cells[cell]) && (best < 0 || strengthOf(cells[cell]) > strengthOf(cells[best]))) best = cell
  if (best >= 0)
    moves.push({
      do: 'claw',
      champion: componentsOf(state).champions[champion].name,
      at: cellName(state, seat, best),
    })
}

/** The grid cells that belong to the groups sought, and that no group has reached yet. */
const fits = new Uint8Array(GRID)
const reached = new Uint8Array(GRID)
const queue = new Uint8Array(GRID)

/** The groups of an action that hang together, with wilds or without, and of the larger ones a pair besides. */
function groupsOf(
  cells: readonly number[],
  open: readonly number[],
  symbol: number,
  wilds: boolean,
  groups: number[][],
): void {
  const onChampions: number[] = []
  const fitting: number[] = []
  let wildsFound = false
  for (const cell of open) {
    const shown = symbolOf(cells[cell])
    if (shown !== symbol && !(wilds && shown === WILD)) continue
    if (shown === WILD) wildsFound = true
    if (cell >= GRID) onChampions.push(cell)
    else fitting.push(cell)
  }
  // Without wilds to add, the groups are those already found.
  if (fitting.length === 0 || (wilds && !wildsFound)) return
  fits.fill(0)
  for (const cell of fitting) fits[cell] = 1
  reached.fill(0)
  const all: number[] = []
  for (const start of fitting) {
    if (reached[start] === 1) continue
    const group = [start]
    let actions = 0
    let tail = 0
    queue[tail++] = start
    reached[start] = 1
    // A covered cell may serve only one group, the first to reach it, since whatever it touches belongs to that group.
    for (let head = 0; head < tail; head++) {
      const cell = queue[head]
      if (fits[cell] === 1 && symbolOf(cells[cell]) === symbol) actions++
      for (const near of CELL_NEIGHBOURS[cell]) {
        if (reached[near] === 1) continue
        if (fits[near] === 1) group.push(near)
        else if (!isCovered(cells[near])) continue
        reached[near] = 1
        queue[tail++] = near
      }
    }
    // A group of wilds alone is left for the actions they can join.
    if (actions === 0) continue
    groups.push(group)
    if (group.length > 2) {
      const two = group.slice(0, 2)
      if (hangTogether(cells, two, -1)) groups.push(two)
    }
    for (const cell of group) all.push(cell)
  }
  // MK-19.3: a symbol on a champion joins whatever there is.
  if (onChampions.length > 0 && all.length > 0) groups.push([...all, ...onChampions])
}
