import { availableParallelism } from 'node:os'
import { type Arena, playArena } from '../arena/arena.ts'
import { fieldsOf } from '../arena/field.ts'
import type { Figure } from '../arena/figures.ts'
import { keepIn, keepNothing } from '../arena/keep.ts'
import { type ArenaResult, resultOf } from '../arena/result.ts'
import type { Given, Takes } from '../arguments.ts'
import { progressBar } from '../progress.ts'
import { percent, table } from '../report.ts'
import { stopSign } from '../stop-sign.ts'
import { checkPlayers, findBots, findGame, readGameOptions, seedFrom, TABLE_OPTIONS } from '../tables.ts'

/** What `arena` and `ladder` have in common. */
export const ARENA_OPTIONS = {
  games: { value: 'N', help: 'how many games; rounded up to whole deals (200)' },
  cores: { value: 'N', help: 'how many games at a time (as many as there are cores)' },
  ...TABLE_OPTIONS,
} as const

export const takes: Takes = {
  options: {
    bots: { value: 'A,B,...', help: 'levels or bots; a list shorter than the table is repeated (jarl,karl)' },
    players: { value: 'N', help: 'seats at the table (2, or what the list needs)' },
    ...ARENA_OPTIONS,
    keep: { value: 'FILE', help: 'keep every game there; called again, goes on where it was stopped' },
    json: { help: 'print one JSON object' },
  },
  more: [
    'Every deal is played in every seating that differs, so that neither seat nor luck favours a bot. Alone',
    '(--players 1) each bot plays the same deals for itself. Intervals are those of 95 %. Ctrl-C ends it early and',
    'tells what was played so far.',
  ],
}

/** `meadhall arena`: which bot is stronger, and by how much. */
export async function run(given: Given): Promise<number> {
  const listed = findGame(given.positionals[0])
  const game = await listed.load()
  const names = (given.text('bots') ?? 'jarl,karl').split(',').map((name) => name.trim())
  const { min, max } = game.rules.seats
  const players = given.count('players', Math.min(max, Math.max(2, min, names.length)), 1, 99)
  checkPlayers(game, players)
  await findBots(listed, names, players)
  const fields = fieldsOf(names, players)
  const options = readGameOptions(game, given)
  const arena: Arena = {
    game: listed.id,
    options,
    fields,
    // Alone, everybody plays as many.
    deals: Math.ceil(given.count('games', 200, 1, 10_000_000) / (players === 1 ? 1 : fields.length)),
    seed: Buffer.from(seedFrom(given.text('seed') ?? '1')).readUInt32LE(0),
  }
  const kept = given.text('keep')
  const { deals, ...same } = arena
  const stop = stopSign()
  const started = performance.now()
  const played = await playArena(arena, {
    cores: given.count('cores', availableParallelism(), 1, 1024),
    keeper:
      kept === undefined ? keepNothing : keepIn(kept, { ...same, version: game.rules.version } as never),
    progress: progressBar(deals * fields.length),
    isStopped: stop.isStopped,
  })
  stop.forget()
  if (played.length === 0) return 130
  const result = resultOf({ game: listed.id, fields, seats: players }, played)
  const seconds = (performance.now() - started) / 1000
  console.log(given.on('json') ? JSON.stringify({ ...result, seconds }) : report(result, seconds))
  return stop.isStopped() ? 130 : 0
}

function report(result: ArenaResult, seconds: number): string {
  const isAlone = result.players === 1
  return [
    `${result.games} games of ${result.game} (${result.deals} deals) at ${result.players} in ${seconds.toFixed(1)} s`,
    '',
    ...table(
      ['bot', ...(isAlone ? [] : ['won', '95 %']), 'points', '95 %', 'decisions/s', 'ms', 'slowest'],
      result.bots.map((one) => [
        one.bot,
        ...(isAlone ? [] : [percent(one.winShare), between(one, percent)]),
        one.points.mean.toFixed(1),
        between(one.points, figure),
        `${one.decisionsPerSecond}`,
        one.msPerDecision.toFixed(2),
        one.slowestMs.toFixed(0),
      ]),
    ),
    ...(result.pairs.length === 0
      ? []
      : [
          '',
          ...table(
            ['pair', 'before it', '95 %', 'lead', '95 %', 'Elo', '95 %'],
            result.pairs.map(({ bot, against, winShare, low, high, points, elo }) => [
              `${bot} – ${against}`,
              percent(winShare),
              between({ low, high }, percent),
              points.mean.toFixed(1),
              between(points, figure),
              eloText(elo.mean),
              `${eloText(elo.low)} to ${eloText(elo.high)}`,
            ]),
          ),
        ]),
    ...(isAlone
      ? []
      : [
          '',
          ...table(
            ['seat', 'won', '95 %'],
            result.seats.map((one, seat) => [`${seat + 1}`, percent(one.winShare), between(one, percent)]),
          ),
        ]),
  ].join('\n')
}

const figure = (value: number) => value.toFixed(1)
const between = ({ low, high }: Omit<Figure, 'mean'>, say: (value: number) => string) =>
  `${say(low)} to ${say(high)}`
const eloText = (elo: number | null) => (elo === null ? 'no end' : `${elo}`)
