import type { Given, Takes } from '../arguments.ts'
import { progressBar } from '../progress.ts'
import { percent, table } from '../report.ts'
import { type SimulationResult, simulate } from '../simulation.ts'
import { checkPlayers, findBots, findGame, readGameOptions, seedFrom, TABLE_OPTIONS } from '../tables.ts'

export const takes: Takes = {
  options: {
    players: { value: 'N', help: 'seats at the table (the most the game allows)' },
    games: { value: 'N', help: 'how many games (100)' },
    bots: {
      value: 'A,B,...',
      help: 'the bots of the seats, or thrall to konungr; a shorter list is repeated (greedy)',
    },
    think: { value: 'N', help: 'positions a bot may look at for one move (200)' },
    ...TABLE_OPTIONS,
    details: { help: 'also each card that scores and each kind of move' },
    json: { help: 'print one JSON object' },
  },
}

/** `meadhall simulate`: how games between bots go. */
export async function run(given: Given): Promise<number> {
  const listed = findGame(given.positionals[0])
  const game = await listed.load()
  const players = given.count('players', game.rules.seats.max, 1, 99)
  checkPlayers(game, players)
  const names = botNames(given)
  const bots = await findBots(listed, names, players)
  const games = given.count('games', 100, 1, 10_000_000)
  const result = simulate(
    {
      game,
      options: readGameOptions(game, given),
      bots,
      botNames: bots.map((_, seat) => names[seat % names.length]),
      games,
      seed: Buffer.from(seedFrom(given.text('seed') ?? '1')).readUInt32LE(0),
      budget: { positions: given.count('think', 200, 1, 1_000_000) },
    },
    progressBar(games),
  )
  console.log(given.on('json') ? JSON.stringify(result) : report(result, given.on('details')))
  return 0
}

function botNames(given: Given): string[] {
  return (given.text('bots') ?? 'greedy').split(',').map((name) => name.trim())
}

function report(result: SimulationResult, details: boolean): string {
  const { winnerPoints: winner } = result
  const isAlone = result.seats.length === 1
  return [
    `${result.games} games, ${result.decisions} decisions in ${result.seconds.toFixed(2)} s: ` +
      `${result.gamesPerSecond.toFixed(1)} games/s, ${result.decisionsPerSecond} decisions/s`,
    // Alone there is nobody to beat: the points are all there is to tell.
    `${isAlone ? 'The player' : 'The winner'} has ${winner.mean.toFixed(1)} points on average; a tenth have ${winner.p10} or less, half ${winner.p50}, nine tenths ${winner.p90}.`,
    '',
    ...table(
      ['seat', 'bot', ...(isAlone ? [] : ['wins', 'share']), 'points'],
      result.seats.map(({ bot, wins, winShare, points }, seat) => [
        `${seat + 1}`,
        bot,
        ...(isAlone ? [] : [wins.toFixed(1), percent(winShare)]),
        points.toFixed(1),
      ]),
    ),
    '',
    ...table(
      ['score line', 'points'],
      Object.entries(result.scores).map(([line, points]) => [line, points.toFixed(2)]),
    ),
    ...(result.leaders
      ? [
          '',
          ...table(
            ['leader', 'played', 'share', 'points'],
            Object.entries(result.leaders).map(([leader, { played, winShare, points }]) => [
              leader,
              `${played}`,
              percent(winShare),
              points.toFixed(1),
            ]),
          ),
        ]
      : []),
    ...(details ? detailsOf(result) : []),
  ].join('\n')
}

function detailsOf({ cards, moves }: SimulationResult): string[] {
  return [
    '',
    ...table(
      ['card', 'times', 'points'],
      Object.entries(cards).map(([card, { times, points }]) => [card, `${times}`, points.toFixed(2)]),
    ),
    '',
    ...table(
      ['move', 'a game', 'by winners'],
      Object.entries(moves).map(([move, { perGame, byWinners }]) => [
        move,
        perGame.toFixed(2),
        percent(byWinners),
      ]),
    ),
  ]
}
