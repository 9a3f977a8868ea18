import { quickChance } from './chance.ts'
import { canonical, isRecord } from './plain.ts'
import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type Game,
  mayHear,
  type Plain,
  type Seat,
  silent,
  total,
} from './rules.ts'

/**
 * Scenarios: a position, scripted chance, moves, and what must hold after each. The file format is described in
 * docs/scenarios.md; here a file has already been parsed into plain data.
 */
export interface ScenarioResult {
  readonly name: string
  readonly rules: readonly string[]
  /** One line each; none when everything held. */
  readonly failures: readonly string[]
}

/** A scenario that cannot be run: misspelt, not misplayed. */
export class BadScenario extends Error {}

const STEP_WORDS = [
  'refused',
  'chance',
  'expect',
  'offered',
  'notOffered',
  'told',
  'sees',
  'pending',
  'score',
  'winners',
  'note',
]
const FILE_WORDS = [
  'scenario',
  'game',
  'rules',
  'players',
  'options',
  'seed',
  'setupChance',
  'given',
  'chance',
  'play',
]

/** Runs one scenario. Throws `BadScenario` where the file makes no sense. */
export function runScenario<S, M extends AnyMove, H extends AnyHappening, O>(
  game: Game<S, M, H, O>,
  file: unknown,
): ScenarioResult {
  const { rules, notation } = game
  if (!isRecord(file))
    throw new BadScenario('a scenario is a map with "scenario", "game", "players" and "play"')
  for (const key of Object.keys(file))
    if (!FILE_WORDS.includes(key))
      throw new BadScenario(`unknown key "${key}"; known are ${FILE_WORDS.join(', ')}`)
  const name = typeof file.scenario === 'string' ? file.scenario : ''
  if (!name) throw new BadScenario('"scenario" must say what is shown')
  const cited = strings(file.rules ?? [], 'rules')
  const names = strings(file.players, 'players')
  if (names.length < rules.seats.min || names.length > rules.seats.max)
    throw new BadScenario(`"players" must name ${rules.seats.min} to ${rules.seats.max} seats`)
  for (const player of names)
    if (STEP_WORDS.includes(player)) throw new BadScenario(`a player cannot be called "${player}"`)
  const seed = typeof file.seed === 'number' ? file.seed : 1

  const failures: string[] = []
  let state: S | undefined
  const script = scripted(quickChance(seed), (what, outcome) => notation.outcome(what, outcome, state))
  script.add(file.setupChance, 'setupChance')
  const options = rules.readOptions(file.options ?? {})
  state = rules.setup(options, names.length, script.chance, silent)
  if (script.left().length > 0) failures.push(`set-up never asked for ${script.left().join(', ')}`)
  script.clear()
  if (file.given !== undefined) {
    if (!isRecord(file.given)) throw new BadScenario('"given" must be a map')
    notation.arrange(state, file.given, names)
  }
  script.add(file.chance, 'chance')

  const steps = file.play
  if (!Array.isArray(steps) || steps.length === 0) throw new BadScenario('"play" must be a list of steps')
  steps.forEach((step, i) => {
    if (!isRecord(step)) throw new BadScenario(`step ${i + 1} must be a map`)
    try {
      runStep(step, (line) => failures.push(`step ${i + 1}: ${line}`))
    } catch (error) {
      if (error instanceof BadScenario) throw new BadScenario(`step ${i + 1}: ${error.message}`)
      throw error
    }
  })
  if (script.left().length > 0)
    failures.push(`chance was scripted but never asked for: ${script.left().join(', ')}`)
  return { name, rules: cited, failures }

  function runStep(step: Record<string, unknown>, fail: (line: string) => void): void {
    const now = state!
    const movers = Object.keys(step).filter((key) => !STEP_WORDS.includes(key))
    if (movers.length > 1)
      throw new BadScenario(`unknown keys ${movers.join(', ')}; a step has at most one player`)
    script.add(step.chance, 'chance')
    const told: H[] = []
    if (movers.length === 1) {
      const seat = seatOf(movers[0])
      const move = readMove(step[movers[0]], seat)
      const refusal = rules.check(now, seat, move)
      if (step.refused !== undefined) {
        if (!refusal)
          fail(`${notation.write(move)} should be refused by ${say(step.refused)}, but is allowed`)
        else if (refusal.rule !== step.refused)
          fail(
            `${notation.write(move)} should be refused by ${say(step.refused)}, but is by ${refusal.rule} (${refusal.why})`,
          )
      } else if (refusal) {
        fail(`${notation.write(move)} is refused by ${refusal.rule} (${refusal.why})`)
      } else {
        rules.apply(now, seat, move, script.chance, (happening) => told.push(happening))
      }
    } else if (step.refused !== undefined) throw new BadScenario('"refused" needs a move')
    if (step.expect !== undefined) compare(step.expect, notation.observe(now, names), 'expect', fail)
    for (const [viewer, expected] of entries(step.sees, 'sees')) {
      const seat = viewer === 'onlooker' ? null : seatOf(viewer)
      compare(expected, notation.observe(rules.view(now, seat), names), `${viewer} sees`, fail)
    }
    for (const [player, expected] of entries(step.offered, 'offered')) offers(player, expected, true, fail)
    for (const [player, expected] of entries(step.notOffered, 'notOffered'))
      offers(player, expected, false, fail)
    if (step.pending !== undefined) {
      const wanted = strings(step.pending, 'pending').map(seatOf).sort(ascending)
      const pending = [...rules.pending(now)].sort(ascending)
      if (canonical(wanted) !== canonical(pending))
        fail(
          `pending: expected ${say(step.pending)}, but ${say(pending.map((seat) => names[seat]))} must decide`,
        )
    }
    for (const [player, expected] of entries(step.score, 'score')) {
      const seen: Record<string, number> = {}
      const lines = rules.score(now, seatOf(player))
      for (const line of lines) seen[line.line] = (seen[line.line] ?? 0) + line.points
      seen.total = total(lines)
      for (const [line, points] of entries(expected, `score of ${player}`))
        if ((seen[line] ?? 0) !== points)
          fail(`score of ${player}, ${line}: expected ${say(points)}, is ${seen[line] ?? 0}`)
    }
    if (step.winners !== undefined) {
      if (rules.pending(now).length > 0) fail('winners: the game is not over')
      const best = (rules.standing(now)[0] ?? []).map((seat) => names[seat]).sort()
      if (canonical(best) !== canonical([...strings(step.winners, 'winners')].sort()))
        fail(`winners: expected ${say(step.winners)}, but ${say(best)} won`)
    }
    for (const wanted of list(step.told)) {
      const pattern = typeof wanted === 'string' ? { what: wanted } : wanted
      if (
        !told.some((happening) => mayHear(happening, happening.only ?? null) && matches(pattern, happening))
      )
        fail(
          `told: nothing like ${say(pattern)} happened; there was ${say(told.map((happening) => happening.what))}`,
        )
    }
  }

  function readMove(given: unknown, seat: Seat): M {
    try {
      if (typeof given === 'string') return notation.read(seatWords(given, names), state!, seat)
      if (isRecord(given) && typeof given.do === 'string') return given as unknown as M
    } catch (error) {
      throw new BadScenario(`cannot read the move ${say(given)}: ${(error as Error).message}`)
    }
    throw new BadScenario('a move is a line of text or a map with "do"')
  }

  function offers(player: string, expected: unknown, wanted: boolean, fail: (line: string) => void): void {
    const seat = seatOf(player)
    const legal = rules.legal(state!, seat).map(canonical)
    for (const given of list(expected)) {
      const move = readMove(given, seat)
      if (legal.includes(canonical(move)) !== wanted)
        fail(`${player} should ${wanted ? '' : 'not '}be offered ${notation.write(move)}`)
    }
  }

  function seatOf(player: string): Seat {
    const seat = names.indexOf(player)
    if (seat < 0)
      throw new BadScenario(`nobody here is called "${player}"; the players are ${names.join(', ')}`)
    return seat
  }
}

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
        queues.set(what, [...(queues.get(what) ?? []), ...list(values)])
    },
    left: () => [...queues].filter(([, queue]) => queue.length > 0).map(([what]) => what),
    clear: () => queues.clear(),
  }
}

/** `expected` may leave out keys of a map; lists and single values must be equal. */
export function compare(
  expected: unknown,
  actual: Plain | undefined,
  path: string,
  fail: (line: string) => void,
): void {
  if (isRecord(expected)) {
    if (!isRecord(actual)) fail(`${path}: expected a map, is ${say(actual)}`)
    else
      for (const key of Object.keys(expected))
        compare(expected[key], actual[key], `${path}.${key}`.replace(/^expect\./, ''), fail)
  } else if (canonical(expected) !== canonical(actual))
    fail(`${path}: expected ${say(expected)}, is ${say(actual)}`)
}

function matches(pattern: unknown, value: unknown): boolean {
  if (!isRecord(pattern)) return canonical(pattern) === canonical(value)
  return isRecord(value) && Object.keys(pattern).every((key) => matches(pattern[key], value[key]))
}

/** A player's name in a move stands for the seat: `blame Bo` is read as `blame seat2`. */
export function seatWords(move: string, names: readonly string[]): string {
  return move
    .split(' ')
    .map((word) => (names.includes(word) ? `seat${names.indexOf(word) + 1}` : word))
    .join(' ')
}

function ascending(a: number, b: number): number {
  return a - b
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : say(value)
}

function say(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}

function list(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

function strings(value: unknown, where: string): string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw new BadScenario(`"${where}" must be a list of words`)
  return value as string[]
}

function entries(value: unknown, where: string): [string, unknown][] {
  if (value === undefined) return []
  if (!isRecord(value)) throw new BadScenario(`"${where}" must be a map`)
  return Object.entries(value)
}
