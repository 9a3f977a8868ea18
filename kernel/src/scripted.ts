import { say } from './expectation.ts'
import { isRecord } from './plain.ts'
import type { Chance } from './rules.ts'

/** A scenario that cannot be run: misspelt, not misplayed. */
export class BadScenario extends Error {}

/** Chance by script: what is not scripted comes from a fixed generator. */
export function scripted(otherwise: Chance, outcome: (what: string, name: string) => number) {
  const queues = new Map<string, unknown[]>()
  const chance: Chance = {
    pick(what, among) {
      const next = queues.get(what)?.shift()
      if (next === undefined) return otherwise.pick(what, among)
      const value = typeof next === 'number' ? next : outcome(what, text(next))
      if (!among.includes(value)) throw new BadScenario(`chance: ${what} cannot give ${text(next)} here`)
      return value
    },
  }
  return {
    chance,
    add(given: unknown, where: string) {
      for (const [what, values] of entries(given, where))
        queues.set(what, [...(queues.get(what) ?? []), ...listed(values)])
    },
    left: () => [...queues].filter(([, queue]) => queue.length > 0).map(([what]) => what),
    clear: () => queues.clear(),
  }
}

/** A player's name in a move stands for the seat: `blame Bo` is read as `blame seat2`. */
export function seatWords(move: string, names: readonly string[]): string {
  return move
    .split(' ')
    .map((word) => (names.includes(word) ? `seat${names.indexOf(word) + 1}` : word))
    .join(' ')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : say(value)
}

export function listed(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

export function strings(value: unknown, where: string): string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw new BadScenario(`"${where}" must be a list of words`)
  return value as string[]
}

export function entries(value: unknown, where: string): [string, unknown][] {
  if (value === undefined) return []
  if (!isRecord(value)) throw new BadScenario(`"${where}" must be a map`)
  return Object.entries(value)
}
