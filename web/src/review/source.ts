import { type Holder, person } from '@meadhall/hall/hall-table'
import { type GameRecord, readRecord } from '@meadhall/kernel/record'
import { localHall } from '../app/local-hall.ts'
import { address, linkTo, type Route } from '../app/route.ts'
import { recordOf } from '../online/past.ts'
import { intoAddress } from '../store/address-text.ts'
import type { Mark } from '../worker/marks.ts'
import { recordInAddress } from './packing.ts'

/** Where a review is opened: a game of this browser, one of a server, or one that came with the address. */
export type ReviewRoute = Extract<Route, { at: 'review' } | { at: 'table' } | { at: 'g' }>

/** A finished game that is looked back at. */
export interface Finished {
  /** Under which name what is found is kept. */
  readonly key: string
  /** The record as text, without what can be played again. */
  readonly text: string
  readonly record: GameRecord
  readonly holders: readonly Holder[]
  /** The rail of the game with open hands. */
  readonly marks: readonly Mark[]
  readonly isOver: boolean
}

/** Takes up a game; `player` names those whom the record does not. Throws where there is none, or none that can be read. */
export async function finishedGame(route: ReviewRoute, player: (n: number) => string): Promise<Finished> {
  const whole = await textOf(route)
  const { frames: _, snapshots: __, ...record } = readRecord(whole)
  const { holders = namesOf(record, player).map(person) } = record as { holders?: Holder[] }
  await localHall().openRecord(whole, holders)
  const last = await localHall().recordMoment(Number.MAX_SAFE_INTEGER, 'open')
  return {
    key: route.at === 'review' ? await hashOf(route.game) : route.id,
    text: JSON.stringify(record),
    record,
    holders,
    marks: await localHall().recordTimeline('open'),
    isOver: last?.ranking !== undefined,
  }
}

function textOf(route: ReviewRoute): Promise<string> {
  if (route.at === 'table') return localHall().exportGame(route.id)
  return route.at === 'g' ? recordOf(route.id) : recordInAddress(route.game)
}

const namesOf = ({ names, seats }: GameRecord, player: (n: number) => string) =>
  names ?? Array.from({ length: seats }, (_, seat) => player(seat + 1))

/** What brings others to a moment of the review: a game that only this browser keeps travels with the link. */
export async function linkToReview(route: ReviewRoute, { text }: Finished, n: number): Promise<string> {
  if (route.at === 'g') return linkTo('g', route.id, `review-${n}`)
  const game = route.at === 'review' ? route.game : await intoAddress(text)
  return `${location.origin}${location.pathname}${address({ at: 'review', game, moment: n })}`
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
