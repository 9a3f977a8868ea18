import type { Field } from './field.ts'
import { eloOf, type Figure, meanOf, shareOf } from './figures.ts'
import type { Played } from './play.ts'

export interface ArenaResult extends Share {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly deals: number
  /** The bot that `winShare`, `low`, `high` and `points` are of: the first one named. */
  readonly bot: string
  readonly points: Figure
  readonly bots: readonly BotResult[]
  /** Every two bots against each other. */
  readonly pairs: readonly PairResult[]
  /** By seat, whoever sat there. */
  readonly seats: readonly Share[]
}

/** A share of victories with its 95 % interval. */
interface Share {
  readonly winShare: number
  readonly low: number
  readonly high: number
}

interface BotResult extends Share {
  readonly bot: string
  readonly points: Figure
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly msPerDecision: number
  readonly slowestMs: number
}

/** How often `bot` comes in before `against`, a shared place counting half; points are its lead. */
export interface PairResult extends Share {
  readonly bot: string
  readonly against: string
  readonly points: Figure
  /** Difference in Elo; `null` where it has no end. */
  readonly elo: { readonly mean: number | null; readonly low: number | null; readonly high: number | null }
}

/** Adds the games of an arena up. */
export function resultOf(
  {
    game,
    fields,
    seats,
  }: { readonly game: string; readonly fields: readonly Field[]; readonly seats: number },
  played: readonly Played[],
): ArenaResult {
  const names = [...new Set(fields.flat())]
  const deals = byDeal(played)
  const seatsOf = (one: Played, bot: string) =>
    fields[one.field].flatMap((name, seat) => (name === bot ? [seat] : []))
  /** Of every deal, a value for each of a bot's seats in each game. */
  const collect = (bot: string, value: (one: Played, seat: number) => number) =>
    deals.map((games) => games.flatMap((one) => seatsOf(one, bot).map((seat) => value(one, seat))))

  const bots = names.map((bot): BotResult => {
    const thought = played.flatMap((one) => seatsOf(one, bot).map((seat) => one.thought[seat]))
    const decisions = thought.reduce((sum, each) => sum + each.decisions, 0)
    const ms = thought.reduce((sum, each) => sum + each.ms, 0)
    return {
      bot,
      ...share(shareOf(collect(bot, ({ won }, seat) => won[seat]))),
      points: figure(meanOf(collect(bot, ({ points }, seat) => points[seat]))),
      decisions,
      decisionsPerSecond: Math.round((1000 * decisions) / Math.max(ms, 1e-3)),
      msPerDecision: round(ms / Math.max(decisions, 1)),
      slowestMs: round(Math.max(0, ...thought.map(({ slowest }) => slowest))),
    }
  })

  const pairs = names.flatMap((bot, i) => names.slice(i + 1).map((against) => meet(bot, against)))

  function meet(bot: string, against: string): PairResult {
    const meetings = deals.map((games) => meetingsIn(games, bot, against))
    const won = shareOf(meetings.map((each) => each.map(({ before }) => before)))
    return {
      bot,
      against,
      ...share(won),
      points: figure(meanOf(meetings.map((each) => each.map(({ lead }) => lead)))),
      elo: { mean: elo(won.mean), low: elo(won.low), high: elo(won.high) },
    }
  }

  /** Alone the two meet over the same deal, otherwise at the same table. */
  function meetingsIn(games: readonly Played[], bot: string, against: string) {
    const meetings: { before: number; lead: number }[] = []
    const compare = (one: Played, seat: number, other: Played, otherSeat: number) => {
      const lead = one.points[seat] - other.points[otherSeat]
      const before = one === other ? other.place[otherSeat] - one.place[seat] : lead
      meetings.push({ before: before > 0 ? 1 : before < 0 ? 0 : 0.5, lead })
    }
    for (const one of games)
      for (const seat of seatsOf(one, bot))
        for (const other of seats === 1 ? games : [one])
          for (const otherSeat of seatsOf(other, against)) compare(one, seat, other, otherSeat)
    return meetings
  }

  const [first] = bots
  return {
    game,
    players: seats,
    games: played.length,
    deals: deals.length,
    bot: first.bot,
    winShare: first.winShare,
    low: first.low,
    high: first.high,
    points: first.points,
    bots,
    pairs,
    seats: Array.from({ length: seats }, (_, seat) =>
      share(shareOf(deals.map((games) => games.map(({ won }) => won[seat])))),
    ),
  }
}

function byDeal(played: readonly Played[]): Played[][] {
  const deals = new Map<number, Played[]>()
  for (const one of played) {
    const games = deals.get(one.deal)
    if (games) games.push(one)
    else deals.set(one.deal, [one])
  }
  return [...deals.values()]
}

const round = (value: number) => Math.round(value * 1000) / 1000
const share = ({ mean, low, high }: Figure): Share => ({
  winShare: round(mean),
  low: round(low),
  high: round(high),
})
const figure = ({ mean, low, high }: Figure): Figure => ({
  mean: round(mean),
  low: round(low),
  high: round(high),
})
const elo = (of: number) => {
  const difference = eloOf(of)
  return difference === null ? null : Math.round(difference)
}
