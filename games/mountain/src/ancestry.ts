import { draw } from '@meadhall/kernel/chance'
import { cardNamed, componentsOf } from './components.ts'
import type { Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import { isSolo, sagaOf } from './stand.ts'
import type { Player, State, TaskOf } from './state.ts'
import { revealed, turnOrder, undecided } from './status.ts'
import {
  CELL_NAMES,
  cellNamed,
  ELDER,
  FRAME,
  GRID,
  isCovered,
  NONE,
  SIDE,
  SUPPLY,
  symbolOf,
  WILD,
} from './vocabulary.ts'

// MK-3: build your ancestry.

/** MK-3.1: hands are dealt; alone one draws anew for each card (MK-21.3). */
export function dealHands({ state, chance, tell }: Now, task: TaskOf<'dealHands'>): void {
  const { cardNames } = componentsOf(state)
  for (const seat of turnOrder(state)) {
    const hand: number[] = []
    for (let i = 0; i < task.cards; i++) hand.push(draw(chance, 'ancestryCard', state.deck))
    state.players[seat].hand = hand.sort((a, b) => a - b)
    tell({ what: 'handDealt', seat, cards: hand.map((card) => cardNames[card]), only: seat })
  }
}

export const layCard: DecisionOf<'layCard'> = {
  seats: undecided,
  legal(state, seat) {
    const { cardNames } = componentsOf(state)
    const { hand, cells } = state.players[seat]
    const places = placesFor(cells)
    const moves: Move[] = []
    for (const card of hand) {
      // MK-3.7: what fits nowhere is discarded.
      if (places.length === 0) moves.push({ do: 'discard', card: cardNames[card] })
      for (const at of places) moves.push({ do: 'lay', card: cardNames[card], at: CELL_NAMES[at] })
    }
    return moves
  },
  check(state, seat, move) {
    if (move.do !== 'lay' && move.do !== 'discard') return refuse('MK-3.1', 'notNow')
    const { hand, cells } = state.players[seat]
    if (!hand.includes(cardNamed(componentsOf(state), move.card))) return refuse('MK-3.1', 'cardNotInHand')
    if (move.do === 'discard') return placesFor(cells).length > 0 ? refuse('MK-3.7', 'placesLeft') : undefined
    const at = cellNamed(move.at)
    // Beyond the grid lies beyond every frame that holds the start card.
    if (at < 0 || at % SIDE === SIDE - 1 || at >= GRID - SIDE) return refuse('MK-3.6', 'outsideFrame')
    if (!touches(cells, at)) return refuse('MK-3.3', 'touchesNothing')
    if (coversElder(cells, at)) return refuse('MK-3.5', 'coversElder')
    return fitsFrame(extentOf(cells), at) ? undefined : refuse('MK-3.6', 'outsideFrame')
  },
  apply({ state, tell }, seat, move) {
    if (move.do !== 'lay' && move.do !== 'discard') return
    const card = cardNamed(componentsOf(state), move.card)
    state.players[seat].choice = [card, move.do === 'lay' ? cellNamed(move.at) : NOWHERE]
    tell({ what: 'choiceMade', seat, only: seat })
    if (undecided(state).length === 0) state.agenda.pop()
  },
}

/** Chosen to be discarded. */
export const NOWHERE = GRID

/** When all have chosen, the cards are laid, and the hands go on to the next (MK-3.1, MK-3.2). */
export function showCards({ state, chance, tell }: Now, task: TaskOf<'showCards'>): void {
  const { cardNames } = componentsOf(state)
  const { players } = state
  for (const seat of turnOrder(state)) {
    const player = players[seat]
    const [card, at] = player.choice
    revealed(card, chance)
    player.choice = []
    player.hand.splice(player.hand.indexOf(card), 1)
    if (at === NOWHERE) tell({ what: 'cardDiscarded', seat, reveals: true })
    else {
      lay(state, player, card, at)
      tell({ what: 'cardLaid', seat, card: cardNames[card], at: CELL_NAMES[at], reveals: true })
    }
  }
  if (task.round === 2 || isSolo(state)) {
    for (const player of players) player.hand = []
    return
  }
  const hands = players.map((player) => player.hand)
  for (let seat = 0; seat < players.length; seat++) {
    const to = handGoesTo(state, seat)
    players[to].hand = hands[seat]
    tell({ what: 'handPassed', seat, to, reveals: true })
  }
}

/** MK-3.2: who gets a seat's hand next: to the left, in the second wave to the right. */
export function handGoesTo({ wave, players }: State, seat: number): number {
  return (seat + (wave === 1 ? players.length - 1 : 1)) % players.length
}

export function lay(state: State, player: Player, card: number, at: number): void {
  const face = componentsOf(state).cards[card]
  player.cells[at] = face[0]
  player.cells[at + 1] = face[1]
  player.cells[at + SIDE] = face[2]
  player.cells[at + SIDE + 1] = face[3]
  player.laid.push(card, at)
}

/** How far an ancestry reaches. */
interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

function extentOf(cells: readonly number[]): Extent {
  const extent = { left: SIDE, right: -1, top: SIDE, bottom: -1 }
  for (let cell = 0; cell < GRID; cell++) {
    if (cells[cell] === NONE) continue
    const x = cell % SIDE
    const y = (cell - x) / SIDE
    if (x < extent.left) extent.left = x
    if (x > extent.right) extent.right = x
    if (y < extent.top) extent.top = y
    if (y > extent.bottom) extent.bottom = y
  }
  return extent
}

/** MK-3.6 */
function fitsFrame(extent: Extent, at: number): boolean {
  const x = at % SIDE
  const y = (at - x) / SIDE
  return (
    Math.max(extent.right, x + 1) - Math.min(extent.left, x) < FRAME &&
    Math.max(extent.bottom, y + 1) - Math.min(extent.top, y) < FRAME
  )
}

/** MK-3.3 */
function touches(cells: readonly number[], at: number): boolean {
  return (
    cells[at] !== NONE || cells[at + 1] !== NONE || cells[at + SIDE] !== NONE || cells[at + SIDE + 1] !== NONE
  )
}

/** MK-3.5 */
function coversElder(cells: readonly number[], at: number): boolean {
  return (
    symbolOf(cells[at]) === ELDER ||
    symbolOf(cells[at + 1]) === ELDER ||
    symbolOf(cells[at + SIDE]) === ELDER ||
    symbolOf(cells[at + SIDE + 1]) === ELDER
  )
}

/** Where a card may be laid: cells for its upper left corner. All cards have the same shape. */
export function placesFor(cells: readonly number[]): number[] {
  const extent = extentOf(cells)
  const found: number[] = []
  for (let y = Math.max(0, extent.top - 1); y <= Math.min(SIDE - 2, extent.bottom); y++)
    for (let x = Math.max(0, extent.left - 1); x <= Math.min(SIDE - 2, extent.right); x++) {
      const at = y * SIDE + x
      if (touches(cells, at) && !coversElder(cells, at) && fitsFrame(extent, at)) found.push(at)
    }
  return found
}

// MK-4: supplies and desperation.

/** How many cells show a symbol that no cube covers. */
export function countSymbol(cells: readonly number[], symbol: number): number {
  let n = 0
  for (let cell = 0; cell < cells.length; cell++)
    if (symbolOf(cells[cell]) === symbol && !isCovered(cells[cell])) n++
  return n
}

/** MK-4.1: what an ancestry brings at the beginning of the fight. */
export function suppliesFrom(state: State, cells: readonly number[]): number {
  const { base, most } = componentsOf(state).rows.supplies
  return Math.min(most, base[state.wave] + (sagaOf(state)?.supplies ?? 0) + countSymbol(cells, SUPPLY))
}

export function setSupplies({ state, tell }: Now): void {
  for (const seat of turnOrder(state)) {
    const player = state.players[seat]
    player.supplies = suppliesFrom(state, player.cells)
    tell({ what: 'suppliesSet', seat, supplies: player.supplies })
  }
}

/** MK-4.3 */
export function takeDesperation({ state, tell }: Now): void {
  const { supplies } = componentsOf(state).rows
  for (const seat of turnOrder(state)) {
    const player = state.players[seat]
    player.desperation = supplies.desperation.filter((space) => space > player.supplies).length
    if (player.desperation > 0) tell({ what: 'desperationTaken', seat, n: player.desperation })
  }
}

/** Wilds no cube lies on, those on champions included. */
export function wildsOf(player: Player): number[] {
  const found: number[] = []
  for (let cell = 0; cell < player.cells.length; cell++)
    if (symbolOf(player.cells[cell]) === WILD && !isCovered(player.cells[cell])) found.push(cell)
  return found
}
