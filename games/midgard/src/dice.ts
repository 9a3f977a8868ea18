/** What a roll does: to the enemy, to the crew, and in the hunt. */

import type { Seat } from '@meadhall/kernel/rules'
import { giftsOf } from './gifts.ts'
import type { Fight, State } from './state.ts'
import { BLANK, HIT1, HIT2, SHIELD } from './vocabulary.ts'

/** CM-8.2: there are only so many deer. */
export const MOST_FOOD = 6

/** Dice on the table are counted by kind and face: 3 × 4 counts. */
export const dieAt = (kind: number, face: number): number => 4 * kind + face

/** How many dice of a kind show each face. */
export const facesOf = (counts: readonly number[], kind: number): number[] =>
  counts.slice(dieAt(kind, 0), dieAt(kind + 1, 0))

/** CM-9.4: the hits of one face, with a leader's stronger swords (CM-13.4) and the rune Reaction (CM-14.9). */
export function hitsOfFace(state: State, seat: Seat, kind: number, face: number, reaction: boolean): number {
  const { swordHits } = giftsOf(state.players[seat])
  const stronger = kind === 0 ? swordHits : 0
  if (face === HIT1) return 1 + stronger
  if (face === HIT2) return 2 + stronger
  if (face !== SHIELD || !reaction) return 0
  // CM-16.11: in the first edition such a leader's shields count more on every kind of die
  return 1 + (state.table.edition === 'first' ? swordHits : stronger)
}

/** CM-9.4: the hits of what lies on the table. */
export function hitsOf(
  state: State,
  { seat, faces, reaction }: Pick<Fight, 'seat' | 'reaction'> & { readonly faces: readonly number[] },
): number {
  let hits = 0
  for (let i = 0; i < faces.length; i++)
    if (faces[i] > 0) hits += faces[i] * hitsOfFace(state, seat, i >> 2, i % 4, reaction)
  return hits
}

/** The blank dice among those on the table. */
export const blanksOf = (faces: readonly number[]): number[] =>
  faces.map((count, i) => (i % 4 === BLANK ? count : 0))

/** CM-9.5: each shield wards off one attack; nobody falls twice. */
export function fallenTo(attack: number, shields: number, crew: number): number {
  return Math.min(crew, Math.max(0, attack - shields))
}

/** How often a face lies on the table, whatever the kind of the dice. */
export function countFace(faces: readonly number[], face: number): number {
  return faces[dieAt(0, face)] + faces[dieAt(1, face)] + faces[dieAt(2, face)]
}

/** CM-8.2: a food for each hit. */
export function caughtBy(hits: number): number {
  return Math.min(hits, MOST_FOOD)
}
