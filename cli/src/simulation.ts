import { type Bot, type Budget, QUICK } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { isRecord } from '@meadhall/kernel/plain'
import { type Game, type Seat, silent, total } from '@meadhall/kernel/rules'

export interface Simulation {
  readonly game: Game
  readonly options: unknown
  readonly bots: readonly Bot[]
  readonly botNames: readonly string[]
  readonly games: number
  readonly seed: number
  readonly budget?: Budget
}

export interface SeatResult {
  readonly bot: string
  /** A shared victory counts for each by its share. */
  readonly wins: number
  readonly winShare: number
  readonly points: number
}

export interface SimulationResult {
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly winnerPoints: Spread
  readonly seats: readonly SeatResult[]
  /** Mean points a seat has of each score line. */
  readonly scores: Readonly<Record<string, number>>
  /** Score lines that name a card, such as each Destiny: how often a seat had it, and its mean points. */
  readonly cards: Readonly<Record<string, { times: number; points: number }>>
  /** How often a game each kind of move is made, and which share of them by its winners. */
  readonly moves: Readonly<Record<string, { perGame: number; byWinners: number }>>
  /** Where the game has leaders. */
  readonly leaders?: Readonly<Record<string, { played: number; winShare: number; points: number }>>
}

/** The mean, and the points that a tenth, half and nine tenths of the winners stayed below. */
interface Spread {
  readonly mean: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
}

/** Plays one game by bots, each on its own view, and returns the position at its end and the decisions made. */
function playGame(
  { game, options, bots, budget = QUICK }: Simulation,
  seed: number,
): { state: unknown; decisions: number; made: Map<string, number[]> } {
  const { rules, notation } = game
  const made = new Map<string, number[]>()
  const chance = quickChance(seed)
  const thinking = bots.map((_, seat) => quickChance(seed ^ Math.imul(seat + 1, 0x9e3779b1)))
  const state = rules.setup(options, bots.length, chance, silent)
  let decisions = 0
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending[0]
    const move = bots[seat](game, rules.view(state, seat), seat, thinking[seat], budget)
    const kind = notation.write(move).split(' ', 2).join(' ')
    const counts = made.get(kind) ?? bots.map(() => 0)
    counts[seat]++
    made.set(kind, counts)
    rules.apply(state, seat, move, chance, silent)
    decisions++
  }
  return { state, decisions, made }
}

/** Plays many games and counts. `progress` is told the games done so far. */
export function simulate(simulation: Simulation, progress: (done: number) => void): SimulationResult {
  const { game, bots, botNames, games, seed } = simulation
  const { rules, notation } = game
  const seats = bots.map((_, seat) => ({ bot: botNames[seat], wins: 0, points: 0 }))
  const lines = new Map<string, number>()
  const cards = new Map<string, { times: number; points: number }>()
  const moves = new Map<string, { made: number; byWinners: number }>()
  const leaders = new Map<string, { played: number; wins: number; points: number }>()
  const winning: number[] = []
  let decisions = 0
  const started = performance.now()
  for (let i = 0; i < games; i++) {
    const played = playGame(simulation, seed + Math.imul(i, 0x85ebca6b))
    const { state } = played
    decisions += played.decisions
    const winners = rules.ranking(state)[0]
    const names = seats.map((_, seat) => `seat ${seat + 1}`)
    const position = notation.observe(state, names)
    for (let seat: Seat = 0; seat < seats.length; seat++) {
      const score = rules.score(state, seat)
      const points = total(score)
      const win = winners.includes(seat) ? 1 / winners.length : 0
      seats[seat].wins += win
      seats[seat].points += points
      for (const line of score) {
        lines.set(line.line, (lines.get(line.line) ?? 0) + line.points)
        const card = line[line.line]
        if (typeof card !== 'string') continue
        const tally = cards.get(`${line.line} ${card}`) ?? { times: 0, points: 0 }
        cards.set(`${line.line} ${card}`, { times: tally.times + 1, points: tally.points + line.points })
      }
      const own = isRecord(position) ? position[names[seat]] : undefined
      if (isRecord(own) && typeof own.leader === 'string') {
        const tally = leaders.get(own.leader) ?? { played: 0, wins: 0, points: 0 }
        leaders.set(own.leader, {
          played: tally.played + 1,
          wins: tally.wins + win,
          points: tally.points + points,
        })
      }
    }
    for (const [kind, counts] of played.made) {
      const tally = moves.get(kind) ?? { made: 0, byWinners: 0 }
      const byWinners = winners.reduce((sum, seat) => sum + counts[seat], 0)
      moves.set(kind, {
        made: tally.made + counts.reduce((sum, count) => sum + count, 0),
        byWinners: tally.byWinners + byWinners / winners.length,
      })
    }
    winning.push(total(rules.score(state, winners[0])))
    progress(i + 1)
  }
  const seconds = (performance.now() - started) / 1000
  const places = games * seats.length
  return {
    games,
    decisions,
    seconds: round(seconds),
    gamesPerSecond: round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    winnerPoints: spread(winning),
    seats: seats.map(({ bot, wins, points }) => ({
      bot,
      wins: round(wins),
      winShare: round(wins / games),
      points: round(points / games),
    })),
    scores: Object.fromEntries(Array.from(lines, ([line, points]) => [line, round(points / places)])),
    cards: sorted(cards, ({ times, points }) => ({ times, points: round(points / times) })),
    moves: sorted(moves, ({ made, byWinners }) => ({
      perGame: round(made / games),
      byWinners: round(byWinners / made),
    })),
    ...(leaders.size > 0 && {
      leaders: sorted(leaders, ({ played, wins, points }) => ({
        played,
        winShare: round(wins / played),
        points: round(points / played),
      })),
    }),
  }
}

function spread(points: number[]): Spread {
  const sorted = points.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  const mean = round(sorted.reduce((sum, point) => sum + point, 0) / sorted.length)
  return { mean, p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}

/** By name, in order. */
function sorted<T, R>(tallies: ReadonlyMap<string, T>, tell: (tally: T) => R): Record<string, R> {
  const names = [...tallies.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  return Object.fromEntries(names.map((name) => [name, tell(tallies.get(name)!)]))
}

const round = (value: number) => Math.round(value * 1000) / 1000
