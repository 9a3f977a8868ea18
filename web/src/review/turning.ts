import type { GameReview } from '@meadhall/hall/review'
import { FELL_SHORT, SMALL } from '@meadhall/hall/review-figures'
import type { Seat } from '@meadhall/kernel/rules'

/** A move that moved a seat's chance far. */
export interface TurningPoint {
  /** Which of the decisions. */
  readonly at: number
  /** By how much, and how much of it dice and cards gave. */
  readonly worth: number
  readonly by: 'choice' | 'luck'
}

const MOST = 8

/** The moves that moved a seat most, in the order of the game: its own and others', and what chance gave in them. */
export function turningPoints(
  { decisions, alone }: Pick<GameReview, 'decisions' | 'alone'>,
  seat: Seat,
): TurningPoint[] {
  const scale = alone ? 'points' : 'chance'
  return decisions
    .map(({ chances, after, luck, seat: mover, loss }, at): TurningPoint => {
      const moved = after[seat] - chances[seat]
      const chosen = moved - luck[seat]
      if (Math.abs(luck[seat]) > Math.abs(chosen)) return { at, worth: luck[seat], by: 'luck' }
      // One's own choice counts by what it fell short of, where it did.
      return { at, worth: mover === seat && loss > 0 ? -loss : chosen, by: 'choice' }
    })
    .filter(({ at, worth, by }) => {
      const { seat: mover, loss } = decisions[at]
      const least = by === 'choice' && mover === seat && loss > 0 ? FELL_SHORT : SMALL
      return Math.abs(worth) >= least[scale]
    })
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
}

/** What may be said of luck and play together, for one seat; nothing where it may be chance. */
export type Verdict =
  | { readonly key: 'betterAndUnlucky' | 'worseAndLucky'; readonly than: Seat }
  | { readonly key: 'luckGave' | 'luckTook'; readonly luck: number }
  | { readonly key: 'even' }

/** So many standard errors are beyond doubt. */
const BEYOND = 2

export function luckVerdict({ seats }: Pick<GameReview, 'seats'>, seat: Seat): Verdict {
  const own = seats[seat]
  for (const [than, their] of seats.entries()) {
    if (their.won === own.won) continue
    const loss = own.loss - their.loss
    const luck = own.luck - their.luck
    const isPlay = Math.abs(loss) > BEYOND * Math.hypot(own.lossError, their.lossError)
    const isLuck = Math.abs(luck) > BEYOND * Math.hypot(own.luckError, their.luckError)
    if (!isPlay || !isLuck) continue
    if (!own.won && loss < 0 && luck < 0) return { key: 'betterAndUnlucky', than }
    if (own.won && loss > 0 && luck > 0) return { key: 'worseAndLucky', than }
  }
  if (Math.abs(own.luck) <= BEYOND * own.luckError) return { key: 'even' }
  return { key: own.luck > 0 ? 'luckGave' : 'luckTook', luck: own.luck }
}
