import { spawnSync } from 'node:child_process'
import { games, type Listed } from '@meadhall/hall/games'
import type { Given, Takes } from '../arguments.ts'
import { type BenchEffort, type Benchmark, benchmark, type Through } from '../benchmark.ts'
import { checkPlayers, findGame } from '../tables.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    players: { value: 'N', help: 'seats at the table (as usual for the game)' },
    through: { value: 'WAY', help: 'random moves from "legal" or from "shaped" (as usual for the game)' },
    rounds: { value: 'N', help: 'rounds, of which the median is taken (5)' },
    time: { value: 'MS', help: 'milliseconds for each measurement (600)' },
    json: { help: 'print one JSON object, by game' },
  },
}

/** `meadhall bench`: how fast the rules are. */
export async function run(given: Given): Promise<number> {
  const wanted = given.positionals.length > 0 ? given.positionals.map(findGame) : games
  const through = readThrough(given.text('through'))
  const effort = {
    rounds: given.count('rounds', 5, 1, 99),
    millisecondsPerRound: given.count('time', 600, 1, 60_000),
    ...(through && { through }),
    ...(given.text('players') !== undefined && { players: given.count('players', 2, 1, 99) }),
  }
  const results: Record<string, Benchmark> = {}
  for (const listed of wanted) {
    // Each game in a process of its own, so that one game's heap and compiled code are no burden to the next.
    const result = wanted.length > 1 ? inOwnProcess(listed.id, given) : await measure(listed, effort)
    results[listed.id] = result
    if (!given.on('json')) console.log(report(result))
  }
  if (given.on('json')) console.log(JSON.stringify(results))
  return 0
}

async function measure(listed: Listed, effort: BenchEffort): Promise<Benchmark> {
  const game = await listed.load()
  if (effort.players !== undefined) checkPlayers(game, effort.players)
  return benchmark(game, effort)
}

function inOwnProcess(id: string, given: Given): Benchmark {
  const options = ['players', 'through', 'rounds', 'time'].flatMap((name) => {
    const value = given.text(name)
    return value === undefined ? [] : [`--${name}=${value}`]
  })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [process.argv[1], 'bench', id, ...options, '--json'],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new UsageError(stderr.trim().replace(/^meadhall: /, ''))
  return (JSON.parse(stdout) as Record<string, Benchmark>)[id]
}

function readThrough(text: string | undefined): Through | undefined {
  if (text === undefined || text === 'legal' || text === 'shaped') return text
  throw new UsageError(`bench: --through must be legal or shaped, not '${text}'`)
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
