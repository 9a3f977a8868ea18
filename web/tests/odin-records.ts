// Writes fixed records of A Feast for Odin into the folder given: a game of four and one alone, played by bots from a
// fixed seed, and both cut where seat 0 has something of each kind to decide.
import type { State } from '@meadhall/odin/state'
import { FIRST_GREEN, GOODS } from '@meadhall/odin/vocabulary'
import { botGames, type Cuts, seedOf } from './bot-games.ts'

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
play({ players: 4, seed, cuts: FOUR, whole: 'odin-finished' })
play({ players: 1, seed, cuts: { 'odin-solo': { task: 'turn', from: 5 } }, whole: 'odin-solo-finished' })
