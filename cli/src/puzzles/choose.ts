import { type Puzzle, starsOf } from '@meadhall/hall/puzzles/puzzle'
import { canonical } from '@meadhall/kernel/plain'

/** Most of the puzzles that are found are alike: takes so many that differ in kind, hardness and answer. */
export function chosenFrom(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const left = puzzles.filter(isGood)
  const chosen: Puzzle[] = []
  const taken = new Map<string, number>()
  const times = (mark: string) => taken.get(mark) ?? 0
  while (chosen.length < count && left.length > 0) {
    const costs = left.map((puzzle) => {
      const [game, kind, stars, about, both] = marksOf(puzzle)
      const doubt = isFound(puzzle) ? 0 : UNFOUND
      return doubt + 3 * times(kind) + 2 * times(stars) + 4 * times(about) + 6 * times(game) + 2 * times(both)
    })
    const [next] = left.splice(costs.indexOf(Math.min(...costs)), 1)
    for (const mark of marksOf(next)) taken.set(mark, times(mark) + 1)
    chosen.push(next)
  }
  // From easy to hard.
  return chosen.toSorted((a, b) => starsOf(a) - starsOf(b))
}

const isGood = ({ lead }: Puzzle): boolean => lead < MOST_LEAD

/** What no bot finds is taken last: it may ask for more than a look at the table can give. */
const UNFOUND = 12
const isFound = ({ found }: Puzzle): boolean => Math.max(...Object.values(found)) > 0

/** Beyond this the other ways lose the game at once: there is nothing to weigh. */
const MOST_LEAD = 100

function marksOf(puzzle: Puzzle): string[] {
  const { id, kind, ways } = puzzle
  const [first] = ways[0].line
  const { do: what, ...about } = first
  const stars = starsOf(puzzle)
  return [
    `game ${id.split('-')[0]}`,
    `kind ${kind}`,
    `stars ${stars}`,
    `answer ${kind} ${what} ${canonical(about).slice(0, 40)}`,
    `${kind} ${stars}`,
  ]
}
