import { mountainBots } from '@meadhall/bots/mountain'
import { quickChance } from '@meadhall/kernel/chance'
import { type Seat, total } from '@meadhall/kernel/rules'
import { boardOf, componentsOf } from '@meadhall/mountain/components'
import type { Happening } from '@meadhall/mountain/moves'
import { mountain, rules } from '@meadhall/mountain/rules'
import { gnomeLines, ownReckoning, sagaProgress, soloWon } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { gnomesAt } from '@meadhall/mountain/status'
import { CLANS, SEATS } from '@meadhall/mountain/vocabulary'

// Figures for docs/tuning-mountain.md: what bots make of each seat, lair, start champion, champion, action and clan.
// node --import ./cli/bin/register.js scripts/tune-mountain.ts --players 4 --games 100 [--think 60] [--bots greedy|planner] [--seed 1] [--difficulty steady] [--saga firstSnow]

const given = new Map<string, string>()
for (let i = 2; i < process.argv.length; i += 2)
  given.set(process.argv[i].replace(/^--/, ''), process.argv[i + 1])
const players = Number(given.get('players') ?? 4)
const games = Number(given.get('games') ?? 100)
const think = { positions: Number(given.get('think') ?? 60) }
const bot = mountainBots[given.get('bots') ?? 'greedy']
const options = rules.readOptions(
  Object.fromEntries([...given].filter(([key]) => key === 'difficulty' || key === 'saga')),
)

type Tally = Map<string, { n: number; sums: number[] }>

function add(tally: Tally, key: string, ...values: number[]): void {
  const row = tally.get(key) ?? { n: 0, sums: values.map(() => 0) }
  row.n++
  values.forEach((value, i) => {
    row.sums[i] += value
  })
  tally.set(key, row)
}

function addTimes(tally: Tally, key: string, times: number): void {
  for (let i = 0; i < times; i++) add(tally, key)
}

function print(tally: Tally, title: string, heads: string[], per?: number): void {
  console.log(`\n${title}\n  ${['', 'n', ...heads].join('\t')}`)
  for (const [key, { n, sums }] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(
      `  ${[key.padEnd(16), per ? (n / per).toFixed(2) : n, ...sums.map((sum) => (sum / n).toFixed(2))].join('\t')}`,
    )
}

/** The least, the tenths and quarters, the most. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
    .map((share) => sorted[Math.floor(share * (sorted.length - 1))])
    .join(' ')
}

const order: Tally = new Map()
const starts: Tally = new Map()
const pairs: Tally = new Map()
const gained: Tally = new Map()
const clans: Tally = new Map()
const acts: Tally = new Map()
const told: Tally = new Map()
const lines: Tally = new Map()
const waves: Tally = new Map()
const gnomes: Tally = new Map()
const solo: Tally = new Map()
const foe: Tally = new Map()
const margins: number[] = []
const reached: number[] = []
let best = 0

for (let game = 0; game < games; game++) {
  const seed = Number(given.get('seed') ?? 1) * 1_000_003 + game * 17
  const chance = quickChance(seed)
  const own = quickChance(seed + 1)
  let first: Seat = 0
  let firstKnown = false
  const started: string[] = []
  const lairs: string[] = []
  const winners: { seat: Seat; champion: string }[] = []
  let state: State | undefined
  let attacked = 0
  const hear = (h: Happening): void => {
    if (h.what === 'gnomesRevealed') attacked = h.strengths.length
    else if (h.what === 'attackWon') addTimes(gnomes, `wave ${state!.wave + 1} slain`, attacked)
    if (h.what === 'firstPlayer' && !firstKnown) {
      first = h.seat
      firstKnown = true
    } else if (h.what === 'startChampionKept') started[h.seat] = h.champion
    else if (h.what === 'settled') lairs[h.seat] = h.pair
    else if (h.what === 'championWon') winners.push(h)
    else if (h.what === 'acted') add(acts, `${h.action} ${h.weak ? 'weak' : 'strong'}`, h.strength)
    else if (h.what === 'wheelTurned') add(told, `wheel ${h.effect}`)
    else if (
      ['attackWon', 'attackLost', 'breachOpened', 'championLeft', 'trollFell', 'turnSpent'].includes(h.what)
    )
      add(told, h.what)
    else if (h.what === 'gnomeSlain') add(gnomes, `wave ${state!.wave + 1} slain`)
    else if (h.what === 'gateRevealed') addTimes(gnomes, `wave ${state!.wave + 1} announced`, h.gnomes)
    else if (h.what === 'gnomeInvaded') add(gnomes, `wave ${state!.wave + 1} came`)
    else if (h.what === 'gnomesRunOut') addTimes(gnomes, `wave ${state!.wave + 1} ran out`, h.missing)
    else if (h.what === 'waveEnds' && state) {
      const board = boardOf(state)
      let overrun = 0
      let standing = 0
      for (let cavern = 0; cavern < board.caverns; cavern++) {
        if (gnomesAt(state, cavern) > 0) overrun++
        standing += gnomesAt(state, cavern)
      }
      const reserve = state.players.reduce((sum, player) => sum + player.reserve, 0) / players
      add(waves, `before wave ${h.wave} ends`, overrun, standing, state.pool, state.beside.length, reserve)
    }
  }
  state = rules.setup(options, players, chance, hear)
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending[0]
    rules.apply(state, seat, bot(mountain, rules.view(state, seat), seat, own, think), chance, hear)
  }
  const honour = state.players.map((_, seat) => total(rules.score(state, seat)))
  const mean = honour.reduce((sum, h) => sum + h, 0) / players
  const winnersNow = rules.ranking(state)[0]
  best += Math.max(...honour)
  for (let seat = 0; seat < players; seat++) {
    const won = winnersNow.includes(seat) ? 1 / winnersNow.length : 0
    add(order, `turn ${((seat - first + players) % players) + 1}`, won, honour[seat])
    add(starts, started[seat], won, honour[seat] - mean)
    add(pairs, lairs[seat], won, honour[seat] - mean)
    const sums = new Map<string, number>()
    for (const { line, points } of rules.score(state, seat)) sums.set(line, (sums.get(line) ?? 0) + points)
    for (const [line, points] of sums) add(lines, line, points)
  }
  for (const { seat, champion } of winners)
    add(gained, champion, winnersNow.includes(seat) ? 1 / winnersNow.length : 0, honour[seat] - mean)
  CLANS.forEach((clan, c) => {
    const votes = state.votes.slice(c * SEATS, c * SEATS + SEATS)
    add(
      clans,
      clan,
      votes.reduce((sum, v) => sum + v, 0),
      Math.max(...votes),
    )
  })
  if (players === 1 && !state.lost) {
    for (const { line, points } of gnomeLines(state)) add(foe, line, points)
    margins.push(ownReckoning(state) - total(gnomeLines(state)))
    const saga = sagaProgress(state)
    if (saga) reached.push(saga.reached)
  }
  if (players === 1)
    add(
      solo,
      state.lost ? `lost in wave ${state.wave + 1}` : soloWon(state) ? 'won' : 'lost in wave 3',
      ownReckoning(state),
      total(gnomeLines(state)),
    )
}

console.log(
  `${games} games, ${players} players, ${think.positions} positions a move; the best has ${(best / games).toFixed(1)}`,
)
if (players === 1) {
  print(solo, 'Last Stand', ['own', 'gnomes'])
  print(foe, 'what the gnomes count', ['points'], margins.length)
  console.log(`  margins of those who reach the last reckoning: ${spread(margins)}`)
  if (reached.length > 0) console.log(`  what they reached of the saga's goal: ${spread(reached)}`)
}
print(order, 'by turn order in wave I', ['wins', 'honour'])
print(lines, 'score lines', ['points'], games * players)
print(acts, 'actions per player and game', ['strength'], games * players)
print(told, 'per game', [], games)
print(gnomes, 'gnomes of the gates per game', [], games)
print(waves, 'the mountain', ['overrun', 'gnomes', 'pool', 'wheel', 'reserve'])
print(pairs, 'lairs', ['wins', 'honour±'])
print(starts, 'start champions kept', ['wins', 'honour±'])
print(gained, 'champions won', ['wins', 'honour±'])
print(clans, 'votes at the end', ['all', 'most'])
console.log(`\nchampions in the set: ${componentsOf({ set: 'base' }).champions.length}`)
