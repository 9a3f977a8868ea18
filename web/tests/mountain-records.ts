// Writes the fixed records of The Fall of the Mountain King that tests and pictures start from, into the folder given:
// games played by bots from fixed seeds, cut where seat 0 has something of each kind to decide.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickChance } from '@meadhall/kernel/chance'
import type { Happening, Move } from '@meadhall/mountain/moves'
import { mountain } from '@meadhall/mountain/rules'
import type { State } from '@meadhall/mountain/state'
import { example } from '../src/mountain/invasion-example.ts'
import { botGames, seedOf } from './bot-games.ts'

const play = await botGames<State>('mountain', {
  round: ({ wave }) => wave,
  positions: 12,
  mover: (pending) => pending[pending.length - 1],
})

play({
  players: 4,
  seed: seedOf(37, 11),
  cuts: {
    'mountain-champion': { task: 'chooseChampion' },
    'mountain-settle': { task: 'settle' },
    'mountain-ancestry': { task: 'layCard', from: 1 },
    'mountain-turn': { task: 'turn', from: 1 },
    'mountain-advance': { task: 'advance', from: 1 },
    'mountain-bolster': { task: 'bolster' },
    'mountain-late': { task: 'turn', from: 2 },
    'mountain-influence': { task: 'influence', from: 1 },
    'mountain-wheel': { task: 'turnWheel' },
    'mountain-finished-nearly': { last: true },
  },
  whole: 'mountain-finished',
})
play({ players: 4, seed: seedOf(37, 30), cuts: { 'mountain-lead': { task: 'leadGnome', from: 1 } } })
play({ players: 5, seed: seedOf(37, 23), cuts: { 'mountain-five': { task: 'advance', from: 1 } } })
play({ players: 2, seed: seedOf(37, 12), cuts: { 'mountain-back': { task: 'turn', from: 1 } } })
play({
  players: 1,
  seed: seedOf(37, 13),
  cuts: { 'mountain-solo-start': { task: 'chooseChampion' }, 'mountain-solo': { task: 'turn' } },
})

// The rulebook's example of an invasion, as seat 0 sees it: before, when the gate is opened, and after its choice.
const { rules } = mountain
const state = example()
const shown = (told: readonly Happening[]) => ({
  view: rules.clone(rules.view(state, 0)), // the game goes on before it is written
  pending: rules.pending(state),
  legal: rules.pending(state).includes(0) ? rules.legal(state, 0) : [],
  told,
})
const after = (seat: number, move: Move) => {
  const told: Happening[] = []
  rules.apply(state, seat, move, quickChance(5), (happening) => told.push(happening))
  return shown(told)
}
writeFileSync(
  join(process.argv[2], 'mountain-example.json'),
  JSON.stringify([shown([]), after(1, { do: 'pass' }), after(0, { do: 'lead', to: 'mud1' })]),
)
