// Writes the fixed records of Champions of Midgard that tests and pictures start from, into the folder given: a game of
// four played by bots from a fixed seed, and the same game cut where seat 0 has something of each kind to decide.
import { gameOf } from '@meadhall/hall/games'
import { preview } from '@meadhall/kernel/preview'
import { rollOdds } from '@meadhall/midgard/odds'
import { midgard } from '@meadhall/midgard/rules'
import { HUNT, type State } from '@meadhall/midgard/state'
import { isReserved } from '@meadhall/midgard/targets'
import { FAVOR } from '@meadhall/midgard/vocabulary'
import { type Bot, botGames, type Cuts, seedOf } from './bot-games.ts'

const { rules } = midgard
const play = await botGames<State>('midgard', { round: ({ round }) => round, positions: 60 })

/** Seat 0 has a fight on land before it, and warriors for it. */
const fightsOnLand = (state: State): boolean =>
  [0, 1, 2].some((target) => isReserved(state, 0, target)) &&
  state.players[0].warriors.reduce((sum, count) => sum + count, 0) > 0

play({
  players: 4,
  seed: seedOf(37, 11),
  cuts: {
    leader: { task: 'chooseLeader' },
    placing: { task: 'placeWorker', from: 4 },
    // With warriors for more than one place.
    assigning: {
      task: 'assign',
      from: 3,
      when: (state) => rules.legal(state, 0).filter(({ do: what }) => what === 'assign').length > 3,
    },
    fight: { task: 'rollAgain', from: 2 },
    fallen: { task: 'chooseFallen', from: 1 },
    trading: { task: 'trade', from: 1 },
    // Before a voyage.
    voyage: { task: 'assign', when: ({ shoreSeat }) => shoreSeat.includes(0) },
    // One's last fight.
    ending: { task: 'rollAgain', from: 8 },
  },
  whole: 'finished',
})

/** A fight offers a rune, and dice roll at once if it is not used. */
const offersRune = (state: State): boolean =>
  state.fight !== null &&
  preview(rules, rules.view(state, 0), 0, { do: 'declineRune', rune: 'healing' }).until !== undefined

play({
  players: 4,
  seed: seedOf(37, 48),
  cuts: { healing: { task: 'offerRune', when: offersRune } },
})
play({ players: 4, seed: seedOf(37, 13), cuts: { lost: { task: 'chooseLost' } } })

/** Keeps its warriors at home and takes more of them, which ends with too many for the longhouse. */
const hoarder: Bot = ({ rules }, view, seat, chance) => {
  const legal = rules.legal(view, seat)
  const { warriors } = (view as { players: readonly { warriors: readonly number[] }[] }).players[seat]
  const isFull = warriors[0] + warriors[1] + warriors[2] === 7
  const worth = ({ do: what, at = '' }: { do: string; at?: string }) => {
    if (what === 'confirm' || (isFull && TWO_KINDS_AT.includes(at))) return 2
    return ONE_KIND_AT.includes(at) ? (isFull ? -1 : 1) : 0
  }
  const best = Math.max(...legal.map(worth))
  const among = [...legal.keys()].filter((i) => worth(legal[i]) === best)
  return legal[chance.pick('move', among)]
}
const TWO_KINDS_AT = ['jomsvikings', 'merchantShip']
const ONE_KIND_AT = ['jarlsLonghouse', 'swordsmith', 'hafter', 'blacksmith']

/** What good players seldom come to: taken from games in which seat 0 hoards warriors and else plays at random. */
let seldom: Cuts<State> = {
  destiny: { task: 'keepDestiny', from: 2 },
  warriors: { task: 'keepWarriors', from: 2 },
  blamed: { task: 'chooseBlamed', from: 1 },
  offered: { task: 'offerRune', from: 1 },
  runes: { task: 'runeWindow' },
  hunt: { task: 'rollAgain', when: ({ fight }) => fight?.enemy === HUNT },
  // Before a fight without favour to spend.
  plainFight: {
    task: 'assign',
    when: (state) => fightsOnLand(state) && state.players[0].stores[FAVOR] === 0,
  },
  beaten: {
    task: 'rollAgain',
    when: (state) => state.fight!.enemy >= 0 && rollOdds(state, state.fight!).win === 0,
  },
}
const { random } = await gameOf('midgard')!.bots()
for (let seedling = 12; seedling < 100 && Object.keys(seldom).length > 0; seedling++) {
  const first = seedling % 2 === 0 ? random : hoarder
  const found = play({ players: 4, seed: seedOf(37, seedling), cuts: seldom, first })
  seldom = Object.fromEntries(Object.entries(seldom).filter(([name]) => !found.includes(name)))
}
