import type { Seat } from '@meadhall/kernel/rules'
import { PUBLIC_CAPACITY } from './data/certain.ts'
import { cardSet, NONE, type Player, type State } from './state.ts'
import { FIRST_SHIP, LARGE, PRIVATE, SPACE_INDEX, TARGETS } from './vocabulary.ts'

/** Where warriors go: three enemies on land and three kinds of ship. */

/** Whether the seat's worker stands there, or its ship is under way. */
export function isReserved(state: State, seat: Seat, target: number): boolean {
  if (target === PRIVATE) return state.players[seat].sailing > 0
  return state.spaces[SPACE_INDEX[TARGETS[target]]] === seat
}

/** The seat that reserved a target, or NONE. */
export function reservedBy(state: State, target: number): Seat {
  return target < FIRST_SHIP ? state.spaces[SPACE_INDEX[TARGETS[target]]] : NONE
}

/** The enemy that waits at a target on land, or on the shore that the ship lies at. */
export function enemyAt(state: State, seat: Seat, target: number): number {
  if (target === 0) return state.troll
  if (target < FIRST_SHIP) return state.draugr[target - 1]
  return state.monsters[shoreOf(state, seat, target)]
}

/** The shore that a seat's ship lies at; -1 where none does. */
export function shoreOf(state: State, seat: Seat, target: number): number {
  return state.shoreShip.findIndex((ship, shore) => ship === target && state.shoreSeat[shore] === seat)
}

export function capacity(state: State, seat: Seat, target: number): number {
  return target === PRIVATE
    ? cardSet(state).ships[state.players[seat].ship].capacity
    : PUBLIC_CAPACITY[target === LARGE ? 1 : 0]
}

/** What can be sent to a target: swordsmen, spearmen, axemen and food. A player's plan holds them target by target. */
export const PIECES = 4
export const FOOD_SENT = 3

/** Where a plan says how many of a piece go to a target. */
export const inPlan = (target: number, piece: number): number => PIECES * target + piece

/** All that a plan sends to a target: warriors by kind, then food. */
export const sentTo = (plan: readonly number[], target: number): number[] =>
  plan.slice(inPlan(target, 0), inPlan(target, PIECES))

/** The warriors that a plan sends to a target, by kind. */
export const crewSent = (plan: readonly number[], target: number): number[] =>
  plan.slice(inPlan(target, 0), inPlan(target, FOOD_SENT))

/** How many of a piece a plan sends out in all. */
export function sentInAll(plan: readonly number[], piece: number): number {
  let sum = 0
  for (let at = piece; at < plan.length; at += PIECES) sum += plan[at]
  return sum
}

export function aboard({ plan }: Player, target: number): number {
  const at = inPlan(target, 0)
  return plan[at] + plan[at + 1] + plan[at + 2] + plan[at + FOOD_SENT]
}

/** Who fights: the warriors assigned to the target; in the hunt all who are assigned nowhere. */
export function crewOf(state: State, seat: Seat, target: number): number[] {
  const { warriors, plan: assigned } = state.players[seat]
  return target === NONE ? warriors.slice() : crewSent(assigned, target)
}
