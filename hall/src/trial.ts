import type { Budget } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { isRecord } from '@meadhall/kernel/plain'
import { type AnyHappening, total } from '@meadhall/kernel/rules'
import { gameOf } from './games.ts'

/** What a game by bots came to. */
export interface Trial {
  readonly winner: number
  /** Points of all seats on average. */
  readonly mean: number
  readonly decisions: number
  /** Points of a seat by score line, on average. */
  readonly lines: Readonly<Record<string, number>>
  readonly fights: { readonly won: number; readonly lost: number }
  /** Who or what won, where the seats differ by a leader. */
  readonly leaders: readonly string[]
}

const PLAYERS = 3
/** Both sets are played in the same manner, and so that hundreds of games are soon over. */
const LOOK: Budget = { positions: 60, blur: 0.7, glance: true }

/** Plays a game by bots of the middle level. The same seed deals the same way to every set of components. */
export async function tryOut(game: string, options: unknown, seed: number): Promise<Trial> {
  const listed = gameOf(game)!
  const [played, bots] = await Promise.all([listed.load(), listed.bots()])
  const { rules, notation, kinds } = played
  const agreed = rules.readOptions(options)
  const chance = quickChance(seed)
  const thinking = Array.from({ length: PLAYERS }, (_, seat) =>
    quickChance(seed ^ Math.imul(seat + 1, 0x9e3779b1)),
  )
  const fights = { won: 0, lost: 0 }
  const hear = ({ what }: AnyHappening) => {
    if (kinds.fights?.won.includes(what)) fights.won++
    if (kinds.fights?.lost.includes(what)) fights.lost++
  }
  const state = rules.setup(agreed, PLAYERS, chance, hear)
  let decisions = 0
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending[0]
    const move = bots.greedy(played, rules.view(state, seat), seat, thinking[seat], LOOK)
    rules.apply(state, seat, move, chance, hear)
    decisions++
  }
  const lines: Record<string, number> = {}
  const points = thinking.map((_, seat) => {
    const scored = rules.score(state, seat)
    for (const { line, points: of } of scored) lines[line] = (lines[line] ?? 0) + of / PLAYERS
    return total(scored)
  })
  const names = points.map((_, seat) => `player ${seat}`)
  const observed = notation.observe(state, names)
  const leaders = (rules.ranking(state)[0] ?? []).flatMap((seat) => {
    const own = isRecord(observed) ? observed[names[seat]] : undefined
    return isRecord(own) && typeof own.leader === 'string' ? [own.leader] : []
  })
  return {
    winner: Math.max(...points),
    mean: points.reduce((sum, of) => sum + of, 0) / PLAYERS,
    decisions,
    lines,
    fights,
    leaders,
  }
}

/** Many games as one: the mean of each figure. */
export interface Trials extends Omit<Trial, 'leaders'> {
  readonly games: number
  readonly leaders: Readonly<Record<string, number>>
}

export function meanOf(trials: readonly Trial[]): Trials {
  const games = Math.max(1, trials.length)
  const mean = (of: (trial: Trial) => number) => trials.reduce((sum, trial) => sum + of(trial), 0) / games
  const summed = (of: (trial: Trial) => Readonly<Record<string, number>>) => {
    const all: Record<string, number> = {}
    for (const trial of trials)
      for (const [key, n] of Object.entries(of(trial))) all[key] = (all[key] ?? 0) + n / games
    return all
  }
  const leaders: Record<string, number> = {}
  for (const trial of trials)
    for (const leader of trial.leaders)
      leaders[leader] = (leaders[leader] ?? 0) + 1 / trial.leaders.length / games
  return {
    games: trials.length,
    winner: mean(({ winner }) => winner),
    mean: mean((trial) => trial.mean),
    decisions: mean(({ decisions }) => decisions),
    lines: summed(({ lines }) => lines),
    fights: { won: mean(({ fights }) => fights.won), lost: mean(({ fights }) => fights.lost) },
    leaders,
  }
}
