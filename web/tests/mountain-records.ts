// Writes the fixed records of The Fall of the Mountain King that tests and pictures start from, into the folder given:
// games played by bots from fixed seeds, cut where seat 0 has something of each kind to decide.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickChance } from '@meadhall/kernel/chance'
import type { Happening, Move } from '@meadhall/mountain/moves'
import { mountain } from '@meadhall/mountain/rules'
import type { State } from '@meadhall/mountain/state'
import { example } from '../src/mountain/invasion-example.ts'
import { shortage } from '../src/mountain/symbols.ts'
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
    'mountain-few': {
      task: 'turn',
      when: (state) => shortage(state, 0, { symbols: 1, supplies: 0 }) !== undefined,
    },
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
  whole: 'mountain-solo-won',
})
play({ players: 1, seed: seedOf(37, 14), cuts: {}, whole: 'mountain-solo-fallen' })
play({ players: 1, seed: seedOf(37, 15), cuts: {}, whole: 'mountain-solo-outscored' })

// The rulebook's example of an invasion, as seat 0 sees it: before, when the gate is opened, and after its choice.
const { rules } = mountain
function examples(name: string, state: State, moves: readonly [seat: number, move: Move][]): void {
  const shown = (told: readonly Happening[]) => ({
    view: rules.clone(rules.view(state, 0)), // the game goes on before it is written
    pending: rules.pending(state),
    legal: rules.pending(state).includes(0) ? rules.legal(state, 0) : [],
    told,
  })
  const after = ([seat, move]: readonly [number, Move]) => {
    const told: Happening[] = []
    rules.apply(state, seat, move, quickChance(5), (happening) => told.push(happening))
    return shown(told)
  }
  writeFileSync(join(process.argv[2], `${name}.json`), JSON.stringify([shown([]), ...moves.map(after)]))
}
examples('mountain-example', example(), [
  [1, { do: 'pass' }],
  [0, { do: 'lead', to: 'mud1' }],
])
// The same with a pool in which there is one gnome for the three that are due.
examples('mountain-run-out', { ...example(), pool: 1 }, [[1, { do: 'pass' }]])
