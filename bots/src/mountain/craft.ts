import { total } from '@meadhall/kernel/rules'
import { BASE_SET, boardOf } from '@meadhall/mountain/components'
import { strongestOf } from '@meadhall/mountain/groups'
import type { Move } from '@meadhall/mountain/moves'
import { mountain } from '@meadhall/mountain/rules'
import { eldersOf, gnomeLines, ownReckoning, sagaProgress, score, soloWon } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { controller, trollsAt } from '@meadhall/mountain/status'
import { ACTIONS, CLANS, HONOURS, SEATS } from '@meadhall/mountain/vocabulary'
import type { Craft } from '../craft.ts'
import { STAGES, stage, write } from './features.ts'
import { INPUTS } from './layout.ts'

const { rules } = mountain

/** Small moves of one action: looked at to their end. */
const OWN_STEPS: ReadonlySet<string> = new Set([
  'advance',
  'bolster',
  'summon',
  'influence',
  'turnWheel',
  'moveSwarm',
  'chooseEffect',
  'moveTrolls',
  'slay',
  'repulse',
  'post',
  'comeHome',
])

/** What reaching the goal of a saga is worth, in points. */
const GOAL = 60

export const TRAITS = [
  'gnomes',
  'votes',
  'domains',
  'champions',
  'elders',
  'trolls',
  'halls',
  'honour',
] as const

function traitsOf(state: State, seat: number): number[] {
  const board = boardOf(state)
  const { honour, champions } = state.players[seat]
  let caverns = 0
  let trolls = 0
  const reached = new Set<number>()
  for (let cavern = 0; cavern < board.caverns; cavern++) {
    trolls += trollsAt(state, cavern, seat)
    if (controller(state, cavern) !== seat) continue
    caverns++
    reached.add(board.clan[cavern])
  }
  let votes = 0
  for (let clan = 0; clan < CLANS.length; clan++) votes += state.votes[clan * SEATS + seat]
  return [
    honour[HONOURS.indexOf('gnomes')],
    votes,
    reached.size,
    champions.length,
    eldersOf(state, seat),
    trolls,
    caverns,
    honour.reduce((sum, points) => sum + points, 0),
  ]
}

export const mountainCraft: Craft<State, Move> = {
  game: mountain,
  edition: 2,
  inputs: INPUTS,
  stages: STAGES,
  scale: 40,
  familiar: ({ set }) => set === BASE_SET,
  write,
  stage,
  // Alone only the stand counts; among others a point less for a rival is as good as one more.
  wish(state) {
    if (state.players.length > 1) return { points: 0.5, win: 40 }
    const saga = sagaProgress(state)
    if (!saga) return { points: 0.3, win: 60 }
    // The net knows no sagas: it is asked how the mountain stands, and the goal counts beside it.
    const { reached, goal, atMost } = saga
    return { points: 0.15, win: 20, more: (GOAL * (atMost ? -reached : Math.min(reached, goal))) / goal }
  },
  lines: (state, seat) => rules.shaped(state, seat).map((move) => [move]),
  isBesides: () => false,
  goesOn(state, seat) {
    const task = state.agenda[state.agenda.length - 1]
    return task !== undefined && 'seat' in task && task.seat === seat && OWN_STEPS.has(task.do)
  },
  part: ({ wave }) => wave,
  atTurn(state, seat) {
    const task = state.agenda[state.agenda.length - 1]
    return task?.do === 'turn' && task.seat === seat && task.part === 'first'
  },
  points(state, seat) {
    if (state.players.length > 1) return total(score(state, seat))
    // MK-21.8: only the last reckoning counts; whoever loses earlier has less of the game behind them.
    return state.lost ? 15 * state.wave - 45 : ownReckoning(state) - total(gnomeLines(state))
  },
  won(state, seat) {
    if (state.players.length === 1) return soloWon(state) ? 1 : 0
    const [winners] = rules.ranking(state)
    return winners.includes(seat) ? 1 / winners.length : 0
  },
  traits: TRAITS,
  traitsOf,
  holdings(state, seat) {
    const has = traitsOf(state, seat)
    const of = (trait: (typeof TRAITS)[number]) => has[TRAITS.indexOf(trait)]
    const { cells } = state.players[seat]
    const strength = ACTIONS.reduce((sum, action) => sum + strongestOf(cells, action).strength, 0)
    return { caverns: of('halls'), trolls: of('trolls'), votes: of('votes'), strength }
  },
  deed(happening, seat) {
    const { what, seat: by, at } = happening as { what: string; seat?: number; at?: string }
    if (by !== seat || (what !== 'attackWon' && what !== 'attackLost')) return undefined
    return { name: `attack ${at}`, done: what === 'attackWon' }
  },
  uses(move) {
    if (move.do === 'act') return { do: 'act', action: move.action }
    return move.do === 'influence' ? { do: 'influence', champion: move.champion } : undefined
  },
  forget(state, seat) {
    const task = state.agenda[state.agenda.length - 1]?.do
    if (task !== 'layCard' && task !== 'chooseChampion') return
    state.players.forEach((player, other) => {
      if (other !== seat) player.choice = []
    })
  },
}
