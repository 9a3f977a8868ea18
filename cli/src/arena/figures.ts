/** A figure with its 95 % interval. */
export interface Figure {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

/**
 * The mean of something over deals, each deal given by the values of its games: games of one deal have the same luck,
 * so the deal is what counts once.
 */
export function meanOf(deals: readonly (readonly number[])[]): Figure & { readonly error: number } {
  const means = deals.filter(({ length }) => length > 0).map(average)
  const mean = average(means)
  const error = means.length < 2 ? 0 : Math.sqrt(variance(means, mean) / means.length)
  return { mean, low: mean - Z * error, high: mean + Z * error, error }
}

/** A share between 0 and 1: Wilson's interval, which stays honest where nearly all or nearly none were won. */
export function shareOf(deals: readonly (readonly number[])[]): Figure {
  const games = deals.reduce((sum, { length }) => sum + length, 0)
  const { mean, error } = meanOf(deals)
  // So many independent games would be as sure as these.
  const n = error > 0 ? Math.min(games, (mean * (1 - mean)) / error ** 2) : games
  if (n === 0) return { mean: 0, low: 0, high: 1 }
  const middle = (mean + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((mean * (1 - mean)) / n + Z ** 2 / (4 * n ** 2))
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The difference in Elo that a share stands for; none where all or nothing was won. */
export function eloOf(share: number): number | null {
  return share <= 0 || share >= 1 ? null : 400 * Math.log10(share / (1 - share))
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function variance(values: readonly number[], mean: number): number {
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}
