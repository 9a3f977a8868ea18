import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { gameOf } from '@meadhall/hall/games'
import { withLevels } from '@meadhall/hall/levels'
import { quickChance } from '@meadhall/kernel/chance'
import { isRecord } from '@meadhall/kernel/plain'
import { type Seat, silent, total } from '@meadhall/kernel/rules'

// Figures for docs/bots.md: the same bot in every seat, told by seat and by place in turn order. Every game is kept as a
// line of a file, so that a run can be stopped and gone on with.
// node --import ./cli/bin/register.js scripts/tune-seats.ts midgard --players 4 --games 600 --keep FILE [--bots huscarl] [--seed 1] [--option leaders=dealt] [--cards FILE]

const [, , id, ...rest] = process.argv
const given = new Map<string, string>()
for (let i = 0; i < rest.length; i += 2) given.set(rest[i].replace(/^--/, ''), rest[i + 1])
const players = Number(given.get('players') ?? 2)
const games = Number(given.get('games') ?? 600)
const file = given.get('keep')
const listed = gameOf(id)!
const game = await listed.load()
const { rules, notation } = game
const [option, value] = (given.get('option') ?? '').split('=')
const cards = given.get('cards')
const known = await listed.bots()
// With rows that the net has not learnt with a Huscarl would play moves on; here it judges by one look all the same.
const bot = cards ? known.greedy : withLevels(known)[given.get('bots') ?? 'huscarl']
const options = rules.readOptions({
  ...(option && { [option]: value }),
  ...(cards && { cards: JSON.parse(readFileSync(cards, 'utf8')) }),
})

/** What came of a game: by seat the share of the victory, the points and, where there are any, the leader. */
interface Played {
  readonly first: Seat
  readonly won: readonly number[]
  readonly points: readonly number[]
  readonly leaders?: readonly string[]
}

function play(seed: number): Played {
  let first = 0
  const deal = quickChance(seed)
  const chance: typeof deal = {
    pick: (what, among) => {
      const picked = deal.pick(what, among)
      // The first player is drawn once, before anybody decides.
      if (what === 'firstPlayer' || what === 'startPlayer') first = picked
      return picked
    },
  }
  const thinking = Array.from({ length: players }, (_, seat) =>
    quickChance(seed ^ Math.imul(seat + 1, 0x9e3779b1)),
  )
  const state = rules.setup(options, players, chance, silent)
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const [seat] = pending
    rules.apply(
      state,
      seat,
      bot(game, rules.view(state, seat), seat, thinking[seat], { positions: 200, glance: true }),
      chance,
      silent,
    )
  }
  const winners = rules.ranking(state)[0]
  const names = thinking.map((_, seat) => `seat ${seat + 1}`)
  const position = notation.observe(state, names)
  const leaders = names.flatMap((name) => {
    const own = isRecord(position) ? position[name] : undefined
    return isRecord(own) && typeof own.leader === 'string' ? [own.leader] : []
  })
  return {
    first,
    won: thinking.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    points: thinking.map((_, seat) => total(rules.score(state, seat))),
    ...(leaders.length > 0 && { leaders }),
  }
}

const played: Played[] =
  file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Played)
    : []
while (played.length < games) {
  const one = play(
    Math.imul(Number(given.get('seed') ?? 1), 1_000_003) + Math.imul(played.length, 0x85ebca6b),
  )
  played.push(one)
  if (file) appendFileSync(file, `${JSON.stringify(one)}\n`)
}

/** Shares of victories against an even one, in standard deviations, with mean points. */
function tell(title: string, keyOf: (one: Played, seat: Seat) => string): void {
  const rows = new Map<string, { n: number; won: number; points: number }>()
  for (const one of played)
    for (let seat = 0; seat < players; seat++) {
      const key = keyOf(one, seat)
      const row = rows.get(key) ?? { n: 0, won: 0, points: 0 }
      row.n++
      row.won += one.won[seat]
      row.points += one.points[seat]
      rows.set(key, row)
    }
  console.log(`\n${title}\n  \tn\twon\tsigma\tpoints`)
  const even = 1 / players
  for (const [key, { n, won, points }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sigmas = (won / n - even) / Math.sqrt((even * (1 - even)) / n)
    console.log(
      `  ${key.padEnd(10)}\t${n}\t${((100 * won) / n).toFixed(1)} %\t${sigmas.toFixed(1)}\t${(points / n).toFixed(1)}`,
    )
  }
}

console.log(`${id}, ${players} players, ${played.length} games`)
tell('by seat', (_, seat) => `seat ${seat + 1}`)
tell('by place in turn order', ({ first }, seat) => `turn ${((seat - first + players) % players) + 1}`)
if (played[0].leaders) tell('by leader', ({ leaders }, seat) => leaders![seat])
