// What has just ended for whom, with what stood before and stands after it.

import type { Happening } from '@meadhall/midgard/moves'
import { coloursWon, setsIn } from '@meadhall/midgard/score'
import type { State } from '@meadhall/midgard/state'
import { COLOURS, STORES } from '@meadhall/midgard/vocabulary'
import { enter, openLedger, rankIn } from './ledger.ts'
import { type Story, storiesOf } from './story.ts'

export interface Gain {
  /** A store or `glory`. */
  readonly good: string
  readonly amount: number
  readonly from: number
  readonly to: number
}

export interface Result extends Omit<Story, 'gains'> {
  readonly gains: readonly Gain[]
  /** The place by Glory, before and after. */
  readonly rank: readonly [number, number]
  /** Warriors in all, after it. */
  readonly warriors: number
  /** Enemies of each colour and in all that the seat has now. */
  readonly colours: readonly number[]
  readonly slain: number
}

/**
 * The results of a step. `earlier` is what was told of this round before it. `end` and `last` count within `told`.
 */
export function resultsOf(
  before: State,
  earlier: readonly Happening[],
  told: readonly Happening[],
): Result[] {
  const stories = storiesOf([...earlier, ...told]).filter(({ end }) => end >= earlier.length)
  const ledger = openLedger(before)
  const results: Result[] = []
  let at = 0
  for (const story of stories) {
    const { seat } = story
    const end = story.end - earlier.length
    const last = story.last - earlier.length
    for (; at <= end; at++) enter(ledger, told[at])
    const then = {
      stores: ledger[seat].stores.slice(),
      glory: ledger[seat].glory,
      rank: rankIn(ledger, seat),
    }
    for (; at <= last; at++) enter(ledger, told[at])
    const { stores, glory, defeated, warriors } = ledger[seat]
    const gains = ['glory', ...STORES].flatMap((good, i) => {
      const [from, to] = i === 0 ? [then.glory, glory] : [then.stores[i - 1], stores[i - 1]]
      return to > from ? [{ good, amount: to - from, from, to }] : []
    })
    const players = before.players.map((player, other) => (other === seat ? { ...player, defeated } : player))
    const colours = coloursWon({ ...before, players }, seat)
    const rank = [then.rank, rankIn(ledger, seat)] as const
    results.push({ ...story, end, last, gains, rank, warriors, colours, slain: defeated.length })
  }
  return results
}

/** The colours that are still missing for one set more. */
export function missingColours(colours: readonly number[]): number[] {
  const sets = setsIn(colours)
  return COLOURS.flatMap((_, colour) => (colours[colour] === sets ? [colour] : []))
}
