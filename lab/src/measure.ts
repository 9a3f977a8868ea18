import { type Bot, QUICK } from '@meadhall/bots/bot'
import { applyLine, bestOf, type Mind, weigh } from '@meadhall/bots/weigh'
import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { type AnyMove, silent } from '@meadhall/kernel/rules'
import { QUICK_EFFORT } from './effort.ts'
import { play } from './self-play.ts'
import type { Settings } from './settings.ts'
import type { Subject } from './subjects.ts'

export interface Measured {
  readonly name: string
  /** Of each game: points of the seats, or for a duel the share won. */
  readonly values: readonly number[]
  readonly milliseconds: number
}

/** Seeds that training does not draw. */
const FIRST_SEED = 5_000_000
const GAMES = 200

/** Plays the measuring tables in turn, this worker's share of them, until the time is up. */
export function measureAll(
  subject: Subject,
  mind: Mind<unknown, AnyMove>,
  rival: Bot,
  { workers }: Settings,
  id: number,
  until: number,
  tell: (measured: Measured) => void,
): void {
  const { craft } = subject
  const names = Object.keys(subject.measures)
  for (let game = id; game < GAMES && Date.now() < until; game += workers) {
    for (const name of names) {
      const table = subject.measures[name]
      const since = performance.now()
      const end = play({
        subject,
        table,
        seed: FIRST_SEED + game,
        effort: QUICK_EFFORT,
        minds: Array.from({ length: table.seats }, () => mind),
      })
      const values = Array.from({ length: table.seats }, (_, seat) => craft.points(end, seat))
      tell({ name, values, milliseconds: performance.now() - since })
      if (table.seats === 1 && craft.wish(end).win > 0)
        tell({ name: `${name} won`, values: [craft.won(end, 0)], milliseconds: 0 })
      if (Date.now() >= until) return
    }
    const since = performance.now()
    const { won, lead } = duel(subject, mind, rival, FIRST_SEED + game, game % 2)
    tell({ name: 'duel won', values: [won], milliseconds: performance.now() - since })
    tell({ name: 'duel lead', values: [lead], milliseconds: 0 })
  }
}

/** Two players: the net by one look against the rival that does not learn. */
function duel(subject: Subject, mind: Mind<unknown, AnyMove>, rival: Bot, seed: number, own: number) {
  const { craft } = subject
  const { rules } = craft.game
  const chance = quickChance(seed)
  const thinking = quickChance(seed ^ 0x1234567)
  const word = quickWords(seed ^ 77)
  const state = rules.setup(rules.readOptions({}), 2, chance, silent)
  let besides = 0
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending[0]
    const view = rules.view(state, seat)
    if (seat !== own) {
      rules.apply(state, seat, rival(craft.game, view, seat, thinking, QUICK), chance, silent)
      continue
    }
    const base = rules.determinize(view, seat, thinking)
    const { line } = bestOf(weigh(mind, base, seat, QUICK_EFFORT, besides < 8, word))
    besides = craft.isBesides(line[0]) ? besides + 1 : 0
    applyLine(craft, state, seat, line, chance)
  }
  return { won: craft.won(state, own), lead: craft.points(state, own) - craft.points(state, 1 - own) }
}
