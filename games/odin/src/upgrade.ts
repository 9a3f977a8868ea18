import { seatOf } from '@meadhall/kernel/agenda'
import type { Seat } from '@meadhall/kernel/rules'
import { countOf, hasRule } from './count.ts'
import { COLOUR, inBox, REVERSE, UPGRADE } from './data/tiles.ts'
import type { UpgradeEffect } from './effects.ts'
import type { Move } from './moves.ts'
import { type DecisionOf, NOTHING, type Now } from './now.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'
import { gain, pay } from './supply.ts'
import type { TaskOf } from './tasks.ts'
import {
  CATTLE,
  FIRST_BLUE,
  FIRST_GREEN,
  GOODS,
  type Good,
  item,
  PREGNANT_CATTLE,
  PREGNANT_SHEEP,
  SHEEP,
  SILVER,
} from './vocabulary.ts'

/** FO-3.2, FO-12.4: goods become the next more valuable ones, one small move for each; overseas trading is of the kind. */

type UpgradeTask = TaskOf<'upgrade'>

/** One step up in the goods boxes, straight or to a side: by sideways + 1 and good; -1 where there is none. */
const STEP_UP: readonly (readonly number[])[] = [
  GOODS.map((_, what) => inBox(what, -1)),
  UPGRADE.slice(0, GOODS.length),
  GOODS.map((_, what) => inBox(what, 1)),
]

/** Pregnant or not, an animal is of one kind. */
const kindOf = (what: number): number =>
  what === PREGNANT_SHEEP ? SHEEP : what === PREGNANT_CATTLE ? CATTLE : what

export function beginUpgrade(now: Now, seat: Seat, card: number, effect: UpgradeEffect, must: boolean): void {
  const { state } = now
  const left = effect.per ? effect.count * countOf(state, seat, effect.per, NOTHING) : effect.count
  const further = isThreeOrFour(effect) && hasRule(state.players[seat], 'oneGoodFurther')
  const task: UpgradeTask = { do: 'upgrade', seat, card, effect, left, moved: [], kind: -1, further, must }
  if (anyUpgrade(state, seat, task)) state.agenda.push(task)
}

/** `merchant` speaks of the actions that upgrade three or four goods by one step. */
const isThreeOrFour = ({ count, steps }: UpgradeEffect): boolean =>
  steps === 1 && (count === 3 || count === 4)

export function canUpgrade(state: State, seat: Seat, effect: UpgradeEffect): boolean {
  const { supply } = state.players[seat]
  if (effect.price && supply[SILVER] < effect.price) return false
  for (let what = 0; what < FIRST_BLUE; what++)
    if (supply[what] > 0 && mayMove(effect, what) && STEP_UP[(effect.sideways ?? 0) + 1][what] >= 0)
      return true
  return false
}

function mayMove(effect: UpgradeEffect, what: number): boolean {
  if (effect.overseas) return what >= FIRST_GREEN
  if (effect.from && COLOUR[what] !== effect.from) return false
  return !effect.only || effect.only.includes(GOODS[what])
}

/** Goods of a kind that this action has not moved yet. */
function unmoved(supply: readonly number[], moved: readonly number[], what: number): number {
  let n = supply[what]
  for (const one of moved) if (one === what) n--
  return n
}

function open(state: State, seat: Seat, { effect, left, moved, kind }: UpgradeTask, what: number): boolean {
  const { supply } = state.players[seat]
  if (left === 0 || what >= FIRST_BLUE || !mayMove(effect, what)) return false
  if (effect.price && supply[SILVER] < effect.price) return false
  if (unmoved(supply, moved, what) <= 0) return false
  // FO-12.6: one of each kind.
  if (effect.overseas && moved.includes(UPGRADE[what])) return false
  return !effect.same || kind < 0 || kind === kindOf(what)
}

/** The goods that one may become. */
function targets({ effect, further }: UpgradeTask, what: number): number[] {
  const up = STEP_UP[(effect.sideways ?? 0) + 1]
  const steps = effect.steps + (further ? 1 : 0)
  const found: number[] = []
  for (let step = 0, to = up[what]; step < steps && to >= 0; step++, to = up[to]) found.push(to)
  return found
}

function anyUpgrade(state: State, seat: Seat, task: UpgradeTask): boolean {
  for (let what = 0; what < FIRST_BLUE; what++)
    if (open(state, seat, task, what) && targets(task, what).length > 0) return true
  return false
}

export const upgrade: DecisionOf<'upgrade'> = {
  seats(state, task) {
    return task.left > 0 && anyUpgrade(state, task.seat, task) ? [task.seat] : []
  },

  legal(state, seat, task) {
    const moves: Move[] = []
    for (let what = 0; what < FIRST_BLUE; what++)
      if (open(state, seat, task, what))
        for (const to of targets(task, what)) moves.push({ do: 'upgrade', good: GOODS[what], to: GOODS[to] })
    if (!task.must) moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, task) {
    const rule = task.effect.overseas ? 'FO-12.6' : 'FO-3.2'
    if (move.do === 'done') return task.must ? refuse('FO-2.9', 'mustChoose') : undefined
    if (move.do !== 'upgrade') return refuse(rule, 'notNow')
    const what = item(move.good)
    if (what === undefined || !open(state, seat, task, what))
      return refuse(rule, 'cannotUpgrade', { good: move.good })
    if (targets(task, what).includes(item(move.to))) return undefined
    return refuse(rule, 'cannotBecome', { good: move.good, to: move.to })
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do !== 'upgrade') return
    const what = item(move.good)
    const to = item(move.to)
    const usual = targets({ ...task, further: false }, what).includes(to)
    if (task.left > 1)
      state.agenda.push({
        ...task,
        left: task.left - 1,
        moved: [...task.moved, to],
        kind: kindOf(what),
        further: task.further && usual,
        must: false,
      })
    becomes(now, seat, move.good, move.to, task.effect.price ?? 0)
  },
}

/** Swaps a good for a better one. */
export function becomes(now: Now, seat: Seat, good: Good, to: Good, price: number): void {
  pay(now, seat, SILVER, price)
  now.state.players[seat].supply[item(good)]--
  now.tell({ what: 'upgraded', seat, good, to })
  gain(now, seat, item(to), 1)
}

/** `travelingMerchant`: tiles are turned to their other side; none of them twice. */
export const flip: DecisionOf<'flip'> = {
  seats: seatOf,

  legal(state, seat, { moved }) {
    const { supply } = state.players[seat]
    const moves: Move[] = []
    for (let what = 0; what < GOODS.length; what++)
      if (unmoved(supply, moved, what) > 0) moves.push({ do: 'flip', good: GOODS[what] })
    moves.push({ do: 'done' })
    return moves
  },

  check(state, seat, move, { moved }) {
    if (move.do === 'done') return undefined
    if (move.do !== 'flip') return refuse('FO-15.5', 'notNow')
    const what = item(move.good)
    if (what !== undefined && what < GOODS.length && unmoved(state.players[seat].supply, moved, what) > 0)
      return undefined
    return refuse('FO-15.5', 'cannotFlip', { good: move.good })
  },

  apply(now, seat, move, task) {
    const { state } = now
    state.agenda.pop()
    if (move.do !== 'flip') return
    const to = REVERSE[item(move.good)]
    if (task.left > 1) state.agenda.push({ ...task, left: task.left - 1, moved: [...task.moved, to] })
    state.players[seat].supply[item(move.good)]--
    now.tell({ what: 'flipped', seat, good: move.good, to: GOODS[to] })
    // An animal that is turned over is not a new one.
    if (kindOf(to) === kindOf(item(move.good))) state.players[seat].supply[to]++
    else gain(now, seat, to, 1)
  },
}
