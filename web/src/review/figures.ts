import type { SayReview } from './words.ts'

/** How figures of a review are written: chances in hundreds, points alone with one decimal. */
export interface Figures {
  /** Where somebody stands. */
  readonly at: (value: number) => string
  /** A difference, with its sign. */
  readonly signed: (value: number) => string
  /** A difference without it. */
  readonly plain: (value: number) => string
  /** The same with its unit, for a sentence. */
  readonly amount: (value: number) => string
}

export function figuresOf(alone: boolean, locale: string, r: SayReview): Figures {
  const digits = alone ? 1 : 0
  const number = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const shown = (value: number) => (alone ? value : 100 * value)
  const plain = (value: number) => number(Math.abs(shown(value)))
  const isNothing = (value: number) => Math.abs(shown(value)) < (alone ? 0.05 : 0.5)
  return {
    at: (value) => {
      const text = `${shown(value) < 0 && !isNothing(value) ? '−' : ''}${plain(value)}`
      return alone ? text : `${text}%`
    },
    signed: (value) => (isNothing(value) ? '±0' : `${value < 0 ? '−' : '+'}${plain(value)}`),
    plain,
    amount: (value) => (alone ? r('points.amount', { points: plain(value) }) : `${plain(value)}%`),
  }
}
