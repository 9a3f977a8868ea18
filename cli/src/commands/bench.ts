import { games } from '@meadhall/hall/games'
import type { Given, Takes } from '../arguments.ts'
import { type Benchmark, benchmark } from '../benchmark.ts'
import { findGame } from '../tables.ts'

export const takes: Takes = {
  options: {
    rounds: { value: 'N', help: 'rounds, of which the median is taken (5)' },
    time: { value: 'MS', help: 'milliseconds for each measurement (600)' },
    json: { help: 'print one JSON object, by game' },
  },
}

/** `meadhall bench`: how fast the rules are. */
export async function run(given: Given): Promise<number> {
  const wanted = given.positionals.length > 0 ? given.positionals.map(findGame) : games
  const effort = {
    rounds: given.count('rounds', 5, 1, 99),
    millisecondsPerRound: given.count('time', 600, 1, 60_000),
  }
  const results: Record<string, Benchmark> = {}
  for (const listed of wanted) {
    const result = benchmark(await listed.load(), effort)
    results[listed.id] = result
    if (!given.on('json')) console.log(report(result))
  }
  if (given.on('json')) console.log(JSON.stringify(results))
  return 0
}

function report(result: Benchmark): string {
  const number = (value: number) => value.toLocaleString('en-US')
  const rival =
    result.ratioToBoardgameIo === null
      ? 'boardgame.io is not installed'
      : `${result.ratioToBoardgameIo} times boardgame.io (${number(result.boardgameIoMovesPerSecond!)} moves/s)`
  return [
    `${result.game}, ${result.players} players, random moves from ${result.through}:`,
    `  ${number(result.decisionsPerSecond)} decisions/s, ${number(result.gamesPerSecond)} games/s (${result.decisionsPerGame} decisions a game)`,
    `  ${result.microsecondsPerClone} µs a copy`,
    `  ${rival}`,
  ].join('\n')
}
