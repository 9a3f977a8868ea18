import type { Seat } from '@meadhall/kernel/rules'
import { STRIPS } from './data/rounds.ts'
import { fire } from './events.ts'
import type { Move } from './moves.ts'
import type { Now } from './now.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { State } from './state.ts'
import { gain } from './supply.ts'
import type { TaskOf } from './tasks.ts'
import { ORE, SILVER, STONE, WOOD } from './vocabulary.ts'

/** FO-12.1 to FO-12.3: taking from the mountain strips, one small move for each strip. */

type MountainTask = TaskOf<'mountain'>

/** What a position of a strip holds: item and amount. */
export const POSITION: readonly (readonly [what: number, n: number])[] = [
  [WOOD, 1],
  [STONE, 1],
  [ORE, 1],
  [SILVER, 2],
]

/** Where an open strip stands in the state, or -1. */
function placeOf(state: State, strip: number): number {
  for (let at = 0; at < state.strips.length; at += 2) if (state.strips[at] === strip) return at
  return -1
}

/** How many positions may be taken from the strip, where only some goods may. */
function reach(state: State, at: number, only: readonly number[] | undefined): number {
  const strip = STRIPS[state.strips[at]]
  const gone = state.strips[at + 1]
  if (!only) return strip.length - gone
  let n = 0
  while (gone + n < strip.length && only.includes(POSITION[strip[gone + n]][0])) n++
  return n
}

export function canTake(state: State, only?: readonly number[], used: readonly number[] = []): boolean {
  for (let at = 0; at < state.strips.length; at += 2)
    if (!used.includes(state.strips[at]) && reach(state, at, only) > 0) return true
  return false
}

export function mountainSeats(state: State, task: MountainTask): Seat[] {
  return task.take.length > 0 && canTake(state, task.only, task.used) ? [task.seat] : []
}

export function legalMountain(state: State, task: MountainTask): Move[] {
  const most = Math.max(...task.take)
  const moves: Move[] = []
  for (let at = 0; at < state.strips.length; at += 2) {
    const strip = state.strips[at]
    if (task.used.includes(strip)) continue
    for (let n = 1; n <= Math.min(most, reach(state, at, task.only)); n++)
      moves.push({ do: 'mountain', strip, n })
  }
  if (!task.must) moves.push({ do: 'done' })
  return moves
}

export function checkMountain(state: State, move: Move, task: MountainTask): Refusal | undefined {
  if (move.do === 'done') return task.must ? refuse('FO-2.9', 'mustChoose') : undefined
  if (move.do !== 'mountain') return refuse('FO-12.1', 'notNow')
  const { strip, n } = move
  const at = placeOf(state, strip)
  if (at < 0) return refuse('FO-12.1', 'noSuchStrip', { strip })
  if (task.used.includes(strip)) return refuse('FO-12.2', 'sameStrip', { strip })
  if (!Number.isInteger(n) || n < 1 || n > Math.max(...task.take)) return refuse('FO-12.1', 'tooMany', { n })
  if (n > reach(state, at, task.only)) return refuse('FO-12.1', 'notOnStrip', { n })
  return undefined
}

export function applyMountain(now: Now, seat: Seat, move: Move, task: MountainTask): void {
  const { state } = now
  state.agenda.pop()
  if (move.do !== 'mountain') return
  // FO-12.2: the smallest part that is large enough is used up.
  const part = Math.min(...task.take.filter((n) => n >= move.n))
  const take = task.take.slice()
  take.splice(take.indexOf(part), 1)
  if (take.length > 0) state.agenda.push({ ...task, take, used: [...task.used, move.strip], must: false })
  takeFrom(now, seat, move.strip, move.n, task.card)
  if (task.oreOnly) state.action.oreOnly = 1
}

/** What the next positions of an open strip hold. */
export function itemsOf(state: State, strip: number, n: number): (readonly [what: number, n: number])[] {
  const gone = state.strips[placeOf(state, strip) + 1]
  return STRIPS[strip].slice(gone, gone + n).map((position) => POSITION[position])
}

function takeFrom(now: Now, seat: Seat, strip: number, n: number, card: number): void {
  const { state } = now
  const at = placeOf(state, strip)
  const items = STRIPS[strip]
  now.tell({ what: 'tookFromMountain', seat, strip, n })
  const from = state.strips[at + 1]
  state.strips[at + 1] += n
  if (state.strips[at + 1] === items.length) state.strips.splice(at, 2)
  let stone = 0
  let silverPositions = 0
  const own = state.action.seat === seat && card === 0
  for (let i = from; i < from + n; i++) {
    const [what, amount] = POSITION[items[i]]
    if (what === STONE) stone++
    if (what === SILVER) silverPositions++
    if (own) {
      state.action.taken |= 1 << items[i]
      if (what === SILVER) state.action.silver += amount
    }
  }
  // What is of a kind comes together, so that a card sees how much an action brings.
  for (let position = 0; position < POSITION.length; position++) {
    let amount = 0
    for (let i = from; i < from + n; i++) if (items[i] === position) amount += POSITION[position][1]
    gain(now, seat, POSITION[position][0], amount)
  }
  fire(now.state, seat, 'mountainTaken', { stone, silverPositions })
}

/** FO-2.16: every open strip loses its leftmost item; then a new one is laid open, as long as there are any. */
export function moveStrips(now: Now): void {
  const { state } = now
  for (let at = 0; at < state.strips.length; ) {
    const strip = state.strips[at]
    const [what] = POSITION[STRIPS[strip][state.strips[at + 1]]]
    now.tell({
      what: 'lostFromStrip',
      strip,
      good: what === SILVER ? 'silver' : what === WOOD ? 'wood' : what === STONE ? 'stone' : 'ore',
    })
    state.strips[at + 1]++
    for (let seat = 0; seat < state.players.length; seat++)
      fire(now.state, seat, 'stripMoved', { good: what })
    if (state.strips[at + 1] === STRIPS[strip].length) state.strips.splice(at, 2)
    else at += 2
  }
}
