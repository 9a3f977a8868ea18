// Writes fixed records of A Feast for Odin into the folder given: a game of four and one alone, played by bots from a
// fixed seed, and both cut where seat 0 has something of each kind to decide.

import { DICE_ROW } from '@meadhall/odin/dice'
import type { State } from '@meadhall/odin/state'
import { BOARDS, item, SHED } from '@meadhall/odin/vocabulary'
import { type Bot, botGames, type Cuts, seedOf } from './bot-games.ts'

const play = await botGames<State>('odin', { round: ({ round }) => round, positions: 20 })
const seed = seedOf(53, 7)

const hasTiles = ({ players: [{ supply }] }: State) =>
  supply[item('chest')] > 0 && supply[item('runeStone')] > 0

/** A Knarr could be bought, and is lacking. */
const lacksKnarr = ({ players: [{ supply, knarrs }] }: State) => supply[item('silver')] >= 5 && knarrs === 0

const FOUR: Cuts<State> = {
  'odin-early': { task: 'turn', from: 1 },
  'odin-middle': { task: 'turn', from: 4, when: lacksKnarr },
  'odin-late': { task: 'turn', from: 7 },
  // The fullest board of the game.
  'odin-full': { task: 'window', from: 7, last: true, seat: 2 },
  'odin-feast': { task: 'feasting', from: 3 },
  'odin-window': { task: 'window', from: 3 },
  'odin-dice': { task: 'dice', from: 1 },
  'odin-upgrade': { task: 'upgrade', from: 2 },
  'odin-mountain': { task: 'mountain', from: 1 },
}

/** A raid or a pillage has been rolled for, and something can be taken. */
const isLooting = (state: State) => {
  const task = state.agenda.at(-1)
  return task?.do === 'dice' && task.rolls > 0 && task.result >= 7 && DICE_ROW[task.action].high
}

/** The first look at the last window, with goods in the supply that can lie on a board. */
const isLastWindow = (state: State) => {
  const task = state.agenda.at(-1)
  return task?.do === 'window' && task.before === 'end'
}

/** Somebody who wants four isles, one house of each kind and a full bay, and then all sorts of goods; or tiles sooner. */
const settler =
  (crafts: boolean): Bot =>
  (game, view, seat) => {
    const { boards, longships, knarrs, boats, supply } = (view as State).players[seat]
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
      ...(crafts && supply[item('chest')] === 0 ? ['craftChest'] : []),
      ...(crafts && supply[item('runeStone')] === 0 ? ['craftRuneStone'] : []),
      ...(large < 4 || !has('longHouse') ? ['mountain3And2', 'woodPerPlayer', 'mountain2'] : []),
      'weeklyMarket3',
      'weeklyMarket2',
      'productsMead',
      'buyCattleMilk',
      'buySheep',
      'buy2SaltMeat',
      'pillaging3',
      'pillaging2',
      'raiding',
      'craftChest',
      'craftRuneStone',
      'weeklyMarket1',
      'takeStockfish',
      'playOccupations2',
    ]
    // What may be done at any time is left to others: the supply is to be full.
    const legal = game.rules.legal(view, seat).filter((move) => !ANY_TIME.includes(move.do))
    for (const space of wanted) {
      const move = legal.find((each) => each.do === 'place' && (each as { at?: string }).at === space)
      if (move) return move
    }
    const most = (move: object) => (move as { n?: number }).n ?? 0
    return legal.filter(({ do: what }) => what !== 'place').toSorted((a, b) => most(b) - most(a))[0]
  }
const ANY_TIME = ['placeTile', 'takeTile', 'store', 'buyShip', 'arm', 'disarm', 'use', 'order']

play({ players: 4, seed, cuts: FOUR, whole: 'odin-finished' })
play({ players: 1, seed, cuts: { 'odin-solo': { task: 'turn', from: 5 } }, whole: 'odin-solo-finished' })
play({ players: 1, seed, first: settler(true), cuts: { 'odin-tiles': { task: 'turn', when: hasTiles } } })
// More boards than anybody has room for: home, four isles, three houses, and ships in the bay. Alone, so that it does not
// change with what the bots have learnt.
play({
  players: 1,
  seed,
  first: settler(false),
  cuts: {
    'odin-explore': { task: 'explore', from: 2 },
    'odin-loot': { task: 'dice', last: true, when: isLooting },
    'odin-crowded': { task: 'turn', from: 6, last: true },
    'odin-crowded-end': { task: 'window', from: 7, when: isLastWindow },
  },
  whole: 'odin-crowded-finished',
})
