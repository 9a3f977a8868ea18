import type { PuzzleKind } from '@meadhall/bots/riddle'
import { describe, expect, test } from 'vitest'
import { type ByGame, GAME_IDS } from '../game-ids.ts'
import { gameOf } from '../games.ts'
import { answerPuzzle } from './answer.ts'
import { judgeAttempt, keyOf, PLAYED_ON, type Puzzle, puzzleState, starsOf } from './puzzle.ts'
import { showsWhy } from './reason.ts'
import { ofTheDay, puzzleOf, puzzlesOf } from './shelf.ts'

/** What a game is known for is asked for often enough. */
const OFTEN = 8
const NAMED: ByGame<readonly PuzzleKind[]> = {
  midgard: ['fight', 'space'],
  odin: ['feast', 'pack', 'space'],
  mountain: ['bridge', 'march', 'ancestry'],
}

/** So many of each game are solved anew, each played on so often. */
const SAMPLE = 2
const GAMES = 12

describe.each(GAME_IDS)('puzzles of %s', (id) => {
  const all = async () => {
    const heads = await puzzlesOf(id)
    const puzzles = await Promise.all(heads.map((head) => puzzleOf(id, head.id)))
    return { heads, puzzles: puzzles as Puzzle[], game: await gameOf(id)!.load() }
  }

  test('there are sixty at least, of several kinds and from easy to hard, each in its pack', async () => {
    const { heads, puzzles } = await all()
    expect(heads.length).toBeGreaterThanOrEqual(60)
    expect(new Set(heads.map((head) => head.id)).size).toBe(heads.length)
    const rare = NAMED[id].filter((kind) => heads.filter((head) => head.kind === kind).length < OFTEN)
    expect(rare).toEqual([])
    expect(new Set(heads.map(({ stars }) => stars)).size).toBe(5)
    for (const [i, { kind, stars, seats }] of heads.entries())
      expect({ kind: puzzles[i].kind, stars: starsOf(puzzles[i]), seats: puzzles[i].seats }).toEqual({
        kind,
        stars,
        seats,
      })
  })

  test('all show why the answer is best, by what comes of it soon', async () => {
    const { puzzles } = await all()
    const unshown = puzzles.filter(
      ({ ways, answers, lead }) => !showsWhy(ways[0], ways[answers], lead, PLAYED_ON),
    )
    expect(unshown.map((puzzle) => puzzle.id)).toEqual([])
  })

  test('every position can still be reached, and every way be gone', async () => {
    const { puzzles, game } = await all()
    const faults = puzzles.flatMap((puzzle) => {
      const { seat, ways, lead, error } = puzzle
      const state = puzzleState(game, puzzle)
      const keys = ways.map(({ line }) => keyOf(game, state, seat, line))
      const found = [
        !game.rules.pending(state).includes(seat) && 'it is not the turn of the seat',
        ways.some(({ line }) => game.rules.check(state, seat, line[0])) && 'a way cannot be gone',
        lead - 3 * error <= 0 && 'the lead is in doubt',
        new Set(keys).size < keys.length && 'two ways are one',
      ]
      return found.flatMap((fault) => (fault === false ? [] : [`${puzzle.id}: ${fault}`]))
    })
    expect(faults).toEqual([])
  })

  test('a sample is solved anew: the answer leads, and what is worse is told so', async () => {
    const { puzzles, game } = await all()
    const riddler = await gameOf(id)!.riddler!()
    // Those whose lead is the surest: few games are enough to see it again.
    const surest = puzzles.toSorted((one, other) => one.error / one.lead - other.error / other.lead)
    for (const puzzle of surest.slice(0, SAMPLE)) {
      const { seat, ways, answers } = puzzle
      const view = game.rules.view(puzzleState(game, puzzle), seat)
      const lines = [ways[0].line, ways[answers].line]
      const [, next] = riddler.compare(game, view, seat, lines, GAMES, 7)
      expect(next.behind).toBeGreaterThan(0)
      expect(await answerPuzzle(id, puzzle, ways[0].line)).toMatchObject({ solved: true, way: 0 })
      expect(
        judgeAttempt(game, riddler, puzzle, puzzleState(game, puzzle), ways[answers].line),
      ).toMatchObject({
        solved: false,
      })
    }
  })
})

test('the puzzle of the day goes round all of them', () => {
  const days = Array.from({ length: 66 }, (_, i) => ofTheDay(20_000 + i, 66))
  expect(new Set(days).size).toBe(66)
  expect(ofTheDay(20_000, 1)).toBe(0)
})
