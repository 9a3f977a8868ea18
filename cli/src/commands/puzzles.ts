import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { PUZZLE_KINDS, type PuzzleKind } from '@meadhall/bots/riddle'
import { type GameId, isGameId } from '@meadhall/hall/game-ids'
import { LEVELS } from '@meadhall/hall/levels'
import { lookAgain } from '@meadhall/hall/puzzles/make'
import { type Puzzle, type PuzzleHead, starsOf } from '@meadhall/hall/puzzles/puzzle'
import { PACK } from '@meadhall/hall/puzzles/shelf'
import { openThreads } from '@meadhall/server/work/threads'
import type { Given, Takes } from '../arguments.ts'
import { readText, writeText } from '../files.ts'
import { progressBar } from '../progress.ts'
import { chosenFrom } from '../puzzles/choose.ts'
import type { PuzzleSearch } from '../puzzles/puzzle-thread.ts'
import { percent, table } from '../report.ts'
import { stopSign } from '../stop-sign.ts'
import { findGame, seedFrom } from '../tables.ts'
import { threadArguments } from '../threads.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    games: { value: 'N', help: 'how many games are played and searched (8)' },
    kind: { value: 'KIND', help: `only such: ${PUZZLE_KINDS.join(', ')}` },
    minutes: { value: 'N', help: 'stop after so long' },
    cores: { value: 'N', help: 'on how many cores (all)' },
    seed: { value: 'TEXT', help: 'other games (1)' },
    out: { value: 'FILE', help: 'write the puzzles as JSON' },
    from: { value: 'FILE', help: 'take puzzles that were written before instead of searching' },
    again: { help: 'look at those again and leave out what would not be taken now' },
    shelve: { value: 'DIR', help: 'write the best of them as the hall keeps them (hall/src/puzzles/data)' },
    json: { help: 'print one JSON list' },
  },
  more: ['What makes a puzzle is described in docs/puzzles.md.'],
}

const FOREVER = 8.64e15

/** So many of a game stand on the shelf. */
const ON_THE_SHELF = 66

/** `meadhall puzzles`: looks for positions in which one way is clearly best. */
export async function run(given: Given): Promise<number> {
  const { id, title } = findGame(given.positionals[0])
  if (!isGameId(id)) throw new UsageError(`puzzles: nobody has learnt ${title}`)
  const from = given.text('from')
  const { puzzles: all, games } = from === undefined ? await search(id, given) : before(from)
  const puzzles = given.on('again') ? await lookedAtAgain(id, all) : all
  const out = given.text('out')
  if (out !== undefined) writeText(out, listOf(puzzles))
  const shelf = given.text('shelve')
  const shown = shelf === undefined ? puzzles : chosenFrom(puzzles, ON_THE_SHELF)
  if (shelf !== undefined) shelve(shelf, id, shown)
  console.log(given.on('json') ? JSON.stringify(shown) : report(shown, games))
  return 0
}

const listOf = (list: readonly unknown[]) => `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`

function before(file: string): { puzzles: readonly Puzzle[]; games: number } {
  const puzzles = JSON.parse(readText(file)) as readonly Puzzle[]
  return { puzzles, games: new Set(puzzles.map(({ id }) => id.split('-')[0])).size }
}

async function lookedAtAgain(id: GameId, puzzles: readonly Puzzle[]): Promise<Puzzle[]> {
  const listed = findGame(id)
  const [game, riddler] = await Promise.all([listed.load(), listed.riddler!()])
  const progress = progressBar(puzzles.length)
  return puzzles.flatMap((puzzle, i) => {
    const kept = lookAgain({ game, riddler }, puzzle)
    progress(i + 1)
    return kept ? [kept] : []
  })
}

/** A list that says little of each, and packs of whole ones. */
function shelve(folder: string, game: GameId, puzzles: readonly Puzzle[]): void {
  const heads = puzzles.map((puzzle): PuzzleHead => {
    const { id, kind, seats } = puzzle
    return { id, kind, stars: starsOf(puzzle), seats }
  })
  writeText(join(folder, `${game}.json`), listOf(heads))
  for (let i = 0; i * PACK < ON_THE_SHELF; i++)
    writeText(join(folder, `${game}-${i}.json`), listOf(puzzles.slice(i * PACK, (i + 1) * PACK)))
}

async function search(id: GameId, given: Given): Promise<{ puzzles: readonly Puzzle[]; games: number }> {
  const games = given.count('games', 8, 1, 1_000_000)
  const kind = kindOf(given.text('kind'))
  const minutes = given.count('minutes', 0, 0, 100_000)
  const cores = Math.min(games, given.count('cores', availableParallelism(), 1, 1024))
  const first = Buffer.from(seedFrom(given.text('seed') ?? '1')).readInt32LE(0)
  const until = minutes === 0 ? FOREVER : Date.now() + minutes * 60_000
  const stop = stopSign()
  const threads = openThreads<PuzzleSearch, Puzzle[]>({
    file: new URL('../puzzles/puzzle-thread.ts', import.meta.url),
    count: cores,
    execArgv: threadArguments,
  })
  const progress = progressBar(games)
  const found: Puzzle[][] = []
  let next = 0
  let done = 0
  const lane = async () => {
    while (next < games && !stop.isStopped() && Date.now() < until) {
      const n = next++
      found[n] = await threads.ask({ game: id, seed: (first + Math.imul(n, 0x85ebca6b)) | 0, until, kind })
      progress(++done)
    }
  }
  try {
    await Promise.all(Array.from({ length: cores }, lane))
  } finally {
    await threads.close()
    stop.forget()
  }
  // In the order of the games, so that the same seed makes the same puzzles.
  return { puzzles: found.flat(), games: done }
}

function kindOf(text: string | undefined): PuzzleKind | undefined {
  const kind = PUZZLE_KINDS.find((one) => one === text)
  if (text !== undefined && kind === undefined)
    throw new UsageError(`puzzles: there is no kind ${text}, only ${PUZZLE_KINDS.join(', ')}`)
  return kind
}

function report(puzzles: readonly Puzzle[], games: number): string {
  const rows = puzzles.map(({ id, kind, seats, lead, error, found, ...rest }) => [
    id,
    kind,
    `${seats}`,
    '*'.repeat(starsOf({ found })),
    `${lead.toFixed(1)} ± ${(2 * error).toFixed(1)}`,
    `${rest.among}`,
    ...LEVELS.map((level) => percent(found[level])),
  ])
  return [
    `${puzzles.length} puzzles in ${games} games`,
    ...(rows.length > 0
      ? ['', ...table(['puzzle', 'kind', 'seats', 'hard', 'lead', 'of', ...LEVELS], rows)]
      : []),
  ].join('\n')
}
