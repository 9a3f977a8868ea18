import { availableParallelism } from 'node:os'
import { isGameId } from '@meadhall/hall/game-ids'
import { LEVELS } from '@meadhall/hall/levels'
import { type Puzzle, starsOf } from '@meadhall/hall/puzzles/puzzle'
import { openThreads } from '@meadhall/server/work/threads'
import type { Given, Takes } from '../arguments.ts'
import { writeText } from '../files.ts'
import { progressBar } from '../progress.ts'
import type { Task } from '../puzzles/puzzle-thread.ts'
import { percent, table } from '../report.ts'
import { stopSign } from '../stop-sign.ts'
import { findGame, seedFrom } from '../tables.ts'
import { threadArguments } from '../threads.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    games: { value: 'N', help: 'how many games are played and searched (8)' },
    minutes: { value: 'N', help: 'stop after so long' },
    cores: { value: 'N', help: 'on how many cores (all)' },
    seed: { value: 'TEXT', help: 'other games (1)' },
    out: { value: 'FILE', help: 'write the puzzles as JSON' },
    json: { help: 'print one JSON list' },
  },
  more: ['What makes a puzzle is described in docs/puzzles.md.'],
}

const FOREVER = 8.64e15

/** `meadhall puzzles`: looks for positions in which one way is clearly best. */
export async function run(given: Given): Promise<number> {
  const { id, title } = findGame(given.positionals[0])
  if (!isGameId(id)) throw new UsageError(`puzzles: nobody has learnt ${title}`)
  const games = given.count('games', 8, 1, 1_000_000)
  const minutes = given.count('minutes', 0, 0, 100_000)
  const cores = Math.min(games, given.count('cores', availableParallelism(), 1, 1024))
  const first = Buffer.from(seedFrom(given.text('seed') ?? '1')).readInt32LE(0)
  const until = minutes === 0 ? FOREVER : Date.now() + minutes * 60_000
  const stop = stopSign()
  const threads = openThreads<Task, Puzzle[]>({
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
      found[n] = await threads.ask({ game: id, seed: (first + Math.imul(n, 0x85ebca6b)) | 0, until })
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
  const puzzles = found.flat()
  const out = given.text('out')
  if (out !== undefined) writeText(out, `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  console.log(given.on('json') ? JSON.stringify(puzzles) : report(puzzles, done))
  return 0
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
