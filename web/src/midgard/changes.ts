// What a move would change for a seat, read off the position before and after.

import type { Happening } from '@meadhall/midgard/moves'
import { type State, warriorsInAll } from '@meadhall/midgard/state'
import { sentInAll } from '@meadhall/midgard/targets'
import { STORES, WARRIORS } from '@meadhall/midgard/vocabulary'
import { type TokenName } from '../art/midgard/Token.tsx'
import { STORE_TOKENS } from './pieces.ts'

export type Changed =
  | { readonly token: TokenName; readonly name: string; readonly from: number; readonly to: number }
  | { readonly warrior: number; readonly name: string; readonly from: number; readonly to: number }

/** Stores, Glory and dice that differ; `told` shows what was gained or paid where the end is the same. */
export function changes(before: State, after: State, seat: number): Changed[] {
  const a = before.players[seat]
  const b = after.players[seat]
  const found: Changed[] = []
  STORES.forEach((name, store) => {
    if (a.stores[store] !== b.stores[store])
      found.push({ token: STORE_TOKENS[store], name, from: a.stores[store], to: b.stores[store] })
  })
  if (a.glory !== b.glory) found.push({ token: 'glory', name: 'glory', from: a.glory, to: b.glory })
  WARRIORS.forEach((name, warrior) => {
    const from = allOf(before, seat, warrior)
    const to = allOf(after, seat, warrior)
    if (from !== to) found.push({ warrior, name, from, to })
  })
  return found
}

function allOf(state: State, seat: number, kind: number): number {
  const { warriors, plan } = state.players[seat]
  return warriors[kind] + sentInAll(plan, kind)
}

/** Warriors gained by a move, by kind: the dashed dice in the longhouse. */
export function newWarriors(before: State, after: State, seat: number): number[] {
  return WARRIORS.map((_, kind) => Math.max(0, allOf(after, seat, kind) - allOf(before, seat, kind)))
}

export function warriorsOf(state: State, seat: number): number {
  return warriorsInAll(state.players[seat])
}

/** What a preview tells beside amounts: a rune, a ship, a worker, the horn. */
const NEWS = [
  'tookRune',
  'builtShip',
  'hiredWorker',
  'tookFirstPlayer',
  'warriorsTurnedAway',
  'lookedAtJourney',
] as const

export type News = Extract<Happening, { what: (typeof NEWS)[number] }>

export function otherNews(told: readonly Happening[]): News[] {
  return told.filter((happening): happening is News => NEWS.includes(happening.what as never))
}
