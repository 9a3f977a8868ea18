import { availableParallelism } from 'node:os'
import { LEVELS } from '@meadhall/hall/levels'
import { playArena } from '../arena/arena.ts'
import { fieldsOf } from '../arena/field.ts'
import { keepNothing } from '../arena/keep.ts'
import { drawLadder, rungsOf } from '../arena/ladder.ts'
import { type PairResult, resultOf } from '../arena/result.ts'
import type { Given, Takes } from '../arguments.ts'
import { writeText } from '../files.ts'
import { progressBar } from '../progress.ts'
import { percent, table } from '../report.ts'
import { stopSign } from '../stop-sign.ts'
import { checkPlayers, findBots, findGame, readGameOptions, seedFrom } from '../tables.ts'
import { UsageError } from '../usage.ts'
import { ARENA_OPTIONS } from './arena.ts'

export const takes: Takes = {
  options: {
    bots: { value: 'A,B,...', help: 'these instead of the levels, the weakest first' },
    ...ARENA_OPTIONS,
    picture: { value: 'FILE', help: 'draw the ladder as SVG' },
    markdown: { help: 'print the table as in docs/bots.md' },
    json: { help: 'print one JSON object' },
  },
  more: ['--games is the number of games of each pair, at tables for two.'],
}

/** `meadhall ladder`: every level against every other. */
export async function run(given: Given): Promise<number> {
  const listed = findGame(given.positionals[0])
  const game = await listed.load()
  checkPlayers(game, 2)
  const bots = given.text('bots')?.split(',') ?? [...LEVELS]
  await findBots(listed, bots, bots.length)
  if (new Set(bots).size !== bots.length || bots.length < 2)
    throw new UsageError('ladder: --bots must name two different bots or more')
  const couples = bots.flatMap((against, i) => bots.slice(i + 1).map((bot) => [bot, against]))
  const games = given.count('games', 200, 2, 10_000_000)
  const progress = progressBar(couples.length * games)
  const stop = stopSign()
  const pairs: PairResult[] = []
  for (const [i, couple] of couples.entries()) {
    const fields = fieldsOf(couple, 2)
    const arena = {
      game: listed.id,
      options: readGameOptions(game, given),
      fields,
      deals: Math.ceil(games / fields.length),
      seed: Buffer.from(seedFrom(given.text('seed') ?? '1')).readUInt32LE(0),
    }
    const played = await playArena(arena, {
      cores: given.count('cores', availableParallelism(), 1, 1024),
      keeper: keepNothing,
      progress: (done) => progress(Math.min(couples.length * games, i * games + done)),
      isStopped: stop.isStopped,
    })
    if (stop.isStopped()) return 130
    pairs.push(...resultOf({ game: listed.id, fields, seats: 2 }, played).pairs)
  }
  stop.forget()
  const rungs = rungsOf(bots, pairs, games)
  const picture = given.text('picture')
  if (picture !== undefined) writeText(picture, drawLadder(listed.title, rungs))
  if (given.on('json')) console.log(JSON.stringify({ game: listed.id, games, rungs, pairs }))
  else console.log(tableOf(bots, pairs, rungs, given.on('markdown')).join('\n'))
  return 0
}

/** A row a bot: the share that it won of those below it, with the interval, and its Elo. */
function tableOf(
  bots: readonly string[],
  pairs: readonly PairResult[],
  rungs: readonly { elo: number }[],
  markdown: boolean,
): string[] {
  const head = ['won by', ...bots.slice(0, -1).map((bot) => `against ${bot}`), 'Elo']
  const rows = bots.map((bot, i) => [
    bot,
    ...bots.slice(0, -1).map((against) => {
      const pair = pairs.find((one) => one.bot === bot && one.against === against)
      return pair ? `${percent(pair.winShare)} (${percent(pair.low)} to ${percent(pair.high)})` : ''
    }),
    `${rungs[i].elo}`,
  ])
  if (!markdown) return table(head, rows)
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
}
