// Writes fixed records of A Feast for Odin into the folder given: a game of four and one alone, played by bots from a
// fixed seed, and both cut where seat 0 has something of each kind to decide.

import { gameOf } from '@meadhall/hall/games'
import { DICE_ROW } from '@meadhall/odin/dice'
import type { State } from '@meadhall/odin/state'
import { BOARDS, FIRST_GREEN, GOODS, SHED } from '@meadhall/odin/vocabulary'
import { type Bot, botGames, type Cuts, seedOf } from './bot-games.ts'

const play = await botGames<State>('odin', { round: ({ round }) => round, positions: 20 })
const seed = seedOf(53, 7)

const tiles = ({ players }: State) =>
  players[0].supply.slice(FIRST_GREEN, GOODS.length).reduce((sum, n) => sum + n, 0)

const FOUR: Cuts<State> = {
  'odin-early': { task: 'turn', from: 1 },
  'odin-middle': { task: 'turn', from: 4 },
  'odin-late': { task: 'turn', from: 7 },
  // The fullest board of the game.
  'odin-full': { task: 'window', from: 7, last: true, seat: 2 },
  'odin-tiles': { task: 'turn', from: 1, when: (state) => tiles(state) >= 2 },
  'odin-feast': { task: 'feasting', from: 3 },
  'odin-window': { task: 'window', from: 3 },
  'odin-dice': { task: 'dice', from: 1 },
  'odin-upgrade': { task: 'upgrade', from: 2 },
  'odin-mountain': { task: 'mountain', from: 1 },
}

/** A raid or a pillage has been rolled for, and something can be taken. */
const isLooting = (state: State) => {
  const task = state.agenda.at(-1)
  return task?.do === 'dice' && task.rolls > 0 && task.result >= 9 && DICE_ROW[task.action].high
}

/** The first look at the last window, with goods in the supply that can lie on a board. */
const isLastWindow = (state: State) => {
  const task = state.agenda.at(-1)
  return task?.do === 'window' && task.before === 'end'
}

const isCrowded = ({ players: [{ boards }] }: State) =>
  boards.filter((kind) => kind > 0 && kind < SHED).length >= 4 && boards.length >= 8

/** Somebody who wants four isles, one house of each kind and a full bay, and then all sorts of goods. */
const { greedy } = await gameOf('odin')!.bots()
const settler: Bot = (game, view, seat, chance, budget) => {
  const { boards, longships, knarrs, boats } = (view as State).players[seat]
  const has = (kind: (typeof BOARDS)[number]) => boards.includes(BOARDS.indexOf(kind))
  const large = longships.length + knarrs
  const isles = boards.filter((kind) => kind > 0 && kind < SHED).length
  const wanted = [
    ...(isles < 4 ? ['exploreLong', 'exploreMedium', 'exploreShort'] : []),
    ...(large < 4 ? ['buildLongship', 'buildKnarr'] : []),
    ...(has('longHouse') ? [] : ['buildLongHouse']),
    ...(has('stoneHouse') ? [] : ['buildStoneHouse']),
    ...(has('shed') ? [] : ['buildShed']),
    ...(boats.length < 3 ? ['buildWhalingBoat'] : []),
    ...(large < 4 || !has('longHouse') ? ['mountain3And2', 'woodPerPlayer', 'mountain2'] : []),
    ...['weeklyMarket3', 'weeklyMarket2', 'productsMead', 'buyCattleMilk', 'buySheep', 'buy2SaltMeat'],
    ...[
      'pillaging3',
      'pillaging2',
      'raiding',
      'craftChest',
      'craftRuneStone',
      'weeklyMarket1',
      'takeStockfish',
      'playOccupations2',
    ],
  ]
  const legal = game.rules.legal(view, seat)
  // What is at hand in the last round is left for others to lay.
  const ready = (view as State).round === 7 && legal.find((move) => move.do === 'ready')
  if (ready) return ready
  for (const space of wanted) {
    const move = legal.find((each) => each.do === 'place' && (each as { at?: string }).at === space)
    if (move) return move
  }
  return greedy(game, view, seat, chance, budget)
}

play({ players: 4, seed, cuts: FOUR, whole: 'odin-finished' })
play({ players: 1, seed, cuts: { 'odin-solo': { task: 'turn', from: 5 } }, whole: 'odin-solo-finished' })
// More boards than anybody has room for: home, four isles, three houses, and ships in the bay. Whoever teaches the bots
// changes how games go, so the first game that comes to it is taken.
const crowded: Cuts<State> = {
  'odin-explore': { task: 'explore', from: 2 },
  'odin-loot': { task: 'dice', from: 4, last: true, when: isLooting },
  'odin-crowded': { task: 'turn', from: 6, last: true, when: isCrowded },
  'odin-crowded-end': { task: 'window', from: 7, when: isLastWindow },
}
for (let first = 9; first < 99; first++) {
  const found = play({
    players: 2,
    seed: seedOf(53, first),
    first: settler,
    cuts: crowded,
    whole: 'odin-crowded-finished',
  })
  if (found.length === Object.keys(crowded).length) break
}
