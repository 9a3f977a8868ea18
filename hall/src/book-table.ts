// The rulebook's pictures and examples as tables of the hall: what they show comes from the rules.
import type { Example, Figure, Position } from '@meadhall/kernel/book'
import type { Lesson } from '@meadhall/kernel/lesson'
import type { AnyMove, Game, Refusal, Seat } from '@meadhall/kernel/rules'
import { seatWords } from '@meadhall/kernel/scripted'
import { entryNumber, submit } from './hall-table.ts'
import { type LaidOut, layOut } from './position-table.ts'
import { keptUpdateFor, type TableUpdate, updateFor } from './update.ts'

/** What a picture shows. */
export function figureUpdate(game: Game, figure: Figure): TableUpdate {
  const laid = layOut(game, figure)
  laid.script.add(figure.chance, 'chance')
  for (const [player, line] of figure.moves ?? []) {
    const seat = figure.players.indexOf(player)
    make(laid, seat, readMove(laid, figure.players, seat, line))
  }
  if (laid.script.left().length > 0)
    throw new Error(`chance was scripted but never asked for: ${laid.script.left().join(', ')}`)
  return updateFor(laid.hall, Math.max(0, figure.players.indexOf(figure.eyes ?? '')))
}

/** A scenario as far as an example needs it; its file has more, which `runScenario` proves. */
export interface Scenario extends Position {
  readonly scenario: string
  readonly chance?: Readonly<Record<string, never>>
  readonly play: readonly Readonly<Record<string, unknown>>[]
}

/** One step of an example: what stands on the table, what was tried, and why it was refused. */
export interface Moment {
  /** The step of the scenario; 0 is the position. */
  readonly n: number
  readonly update: TableUpdate
  readonly by?: Seat
  readonly move?: AnyMove
  readonly refusal?: Refusal
}

/** The position, and what stands after each step of the scenario that is shown. */
export function momentsOf(game: Game, { eyes, skip = [] }: Example, scenario: Scenario): Moment[] {
  const { players, play } = scenario
  const laid = layOut(game, scenario)
  const { hall, script } = laid
  script.add(scenario.chance, 'chance')
  const first = eyes ?? play.map((step) => moverOf(step, players)).find((name) => name !== undefined)
  const viewer = Math.max(0, players.indexOf(first ?? ''))
  let update = keptUpdateFor(hall, viewer)
  const moments: Moment[] = [{ n: 0, update }]
  for (const [i, step] of play.entries()) {
    const n = i + 1
    script.add(step.chance, 'chance')
    const mover = moverOf(step, players)
    if (mover === undefined) {
      moments.push({ n, update })
      continue
    }
    const by = players.indexOf(mover)
    const move = readMove(laid, players, by, step[mover])
    const refusal = game.rules.check(hall.table.state, by, move)
    if (!refusal) {
      const known = entryNumber(hall)
      make(laid, by, move)
      update = keptUpdateFor(hall, viewer, known)
    }
    moments.push({ n, update, by, move, ...(refusal && { refusal }) })
  }
  return moments.filter(({ n }) => !skip.includes(n))
}

/** The position of an example, to be played on by the reader: as whoever moves first in it, and as long as they like. */
export function lessonOf({ id, rule, look }: Example, scenario: Scenario): Lesson {
  const { players, options, seed, setupChance, given, play } = scenario
  const learner = play.map((step) => moverOf(step, players)).find((name) => name !== undefined)
  return {
    id: `try.${id}`,
    minutes: 1,
    players,
    ...(options && { options }),
    ...(seed !== undefined && { seed }),
    ...(setupChance && { setupChance }),
    ...(given && { given }),
    ...(learner !== undefined && { learner }),
    steps: [{ id: 'free', free: true, others: true, rule, ...(look?.[0] && { look: look[0] }) }],
  }
}

function moverOf(step: Readonly<Record<string, unknown>>, players: readonly string[]): string | undefined {
  return Object.keys(step).find((key) => players.includes(key))
}

function readMove({ hall }: LaidOut, players: readonly string[], seat: Seat, given: unknown): AnyMove {
  if (typeof given !== 'string') return given as AnyMove
  return hall.game.notation.read(seatWords(given, players), hall.table.state, seat)
}

function make({ hall, script }: LaidOut, seat: Seat, move: AnyMove): void {
  const made = submit(hall, { seat, answers: entryNumber(hall), move }, undefined, script.chance)
  if (made.outcome === 'refused')
    throw new Error(`${JSON.stringify(move)} is refused by ${made.refusal.rule} (${made.refusal.why})`)
}
