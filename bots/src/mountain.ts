import { total } from '@meadhall/kernel/rules'
import { boardOf } from '@meadhall/mountain/components'
import { gnomeLines, ownReckoning } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { type Bot, random } from './bot.ts'
import { greedy, type Sense } from './greedy.ts'
import { GNOMES, honourOf, owners, prospects } from './mountain/prospects.ts'
import { type Foresight, planner } from './planner.ts'

const CRITICAL = 30
const FRAGILE = 10

/** Alone: critical domains must be held. */
function danger(state: State, critical: readonly number[]): number {
  const board = boardOf(state)
  let danger = 0
  for (const clan of critical) {
    let trolls = 0
    for (const cavern of board.domains[clan])
      if (owners[cavern] === 0) trolls += 0.5 + state.trolls[cavern * SEATS]
    danger += trolls === 0 ? CRITICAL + 5 * wayTo(state, board.domains[clan]) : FRAGILE / trolls
  }
  return danger
}

/** Alone: what the gnomes will count is lost. */
const gnomesShare = (state: State): number => [0.15, 0.3, 1][state.wave] * total(gnomeLines(state))

/** How many steps from the seat's nearest trolls to a domain, round the gnomes. */
function wayTo(state: State, domain: readonly number[]): number {
  const board = boardOf(state)
  const seen = new Set(domain)
  let edge = domain.filter((cavern) => owners[cavern] !== GNOMES)
  for (let steps = 1; edge.length > 0; steps++) {
    const next: number[] = []
    for (const place of edge)
      for (const near of board.adjacent[place]) {
        if (seen.has(near)) continue
        seen.add(near)
        if (state.trolls[near * SEATS] > 0) return steps
        if (near < board.caverns && owners[near] !== GNOMES) next.push(near)
      }
    edge = next
  }
  return 6
}

const OWN_STEPS = [
  'advance',
  'bolster',
  'summon',
  'influence',
  'turnWheel',
  'scoutGate',
  'scoutGnome',
  'moveSwarm',
  'chooseEffect',
  'moveTrolls',
  'slay',
  'repulse',
  'leadGnome',
  'comeHome',
  'post',
]

const sense: Sense<State> = {
  value(state, seat) {
    const worth = prospects(state)
    if (worth.length === 1)
      return worth[0] - (state.lost ? 100 : 0) - danger(state, state.critical) - gnomesShare(state)
    let rival = Number.NEGATIVE_INFINITY
    for (let other = 0; other < worth.length; other++)
      if (other !== seat) rival = Math.max(rival, worth[other])
    return worth[seat] - 0.3 * rival
  },
  goesOn(state, seat) {
    const task = state.agenda.at(-1)
    return task !== undefined && 'seat' in task && task.seat === seat && OWN_STEPS.includes(task.do)
  },
}

const EVERY_CLAN = CLANS.map((_, clan) => clan)
const LIKELY_CRITICAL = 4 / 7
const WON = 40
const MOST_BEHIND = -40
const MOST_AHEAD = 30
const LOST_AT_ONCE = -150
const A_WAVE_LATER = 50

const foresight: Foresight<State> = {
  ...sense,
  part: (state) => state.wave,
  hindsight(state, seat) {
    if (state.players.length > 1) return sense.value(state, seat)
    if (state.lost) return LOST_AT_ONCE + A_WAVE_LATER * state.wave
    if (state.agenda.length > 0) {
      // MK-21.8: honour of the first two waves will not count. MK-21.4: any domain may be critical in wave II.
      const worth = prospects(state)[0] - honourOf(state, 0) - gnomesShare(state)
      return state.wave === 1 ? worth - LIKELY_CRITICAL * danger(state, EVERY_CLAN) : worth
    }
    const margin = ownReckoning(state) - total(gnomeLines(state))
    return Math.max(MOST_BEHIND, Math.min(MOST_AHEAD, margin)) + (margin > 0 ? WON : 0)
  },
}

export const mountainBots: Readonly<Record<string, Bot>> = {
  random,
  greedy: greedy(sense),
  planner: planner(foresight),
}
