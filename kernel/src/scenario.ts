import { quickChance } from './chance.ts'
import { compare, firstOutOfOrder, matches, say } from './expectation.ts'
import { canonical, isRecord } from './plain.ts'
import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type Game,
  mayHear,
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
  /** What holds, but would hold for nearly anything: an empty map, a `null` for what is not there. One line each. */
  readonly loose: readonly string[]
}

/** A scenario that cannot be run: misspelt, not misplayed. */
export class BadScenario extends Error {}

const STEP_WORDS = [
  'refused',
  'chance',
  'expect',
  'offered',
  'notOffered',
  'offeredOnly',
  'told',
  'toldInOrder',
  'notTold',
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
  const loose: string[] = []
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
  if (file.given !== undefined && standsStill(state) && steps.some(hasMove))
    throw new BadScenario('"given" is a position in which nobody has anything to decide')
  steps.forEach((step, i) => {
    if (!isRecord(step)) throw new BadScenario(`step ${i + 1} must be a map`)
    try {
      runStep(
        step,
        (line) => failures.push(`step ${i + 1}: ${line}`),
        (line) => loose.push(`step ${i + 1}: ${line}`),
      )
    } catch (error) {
      if (error instanceof BadScenario) throw new BadScenario(`step ${i + 1}: ${error.message}`)
      throw error
    }
  })
  if (script.left().length > 0)
    failures.push(`chance was scripted but never asked for: ${script.left().join(', ')}`)
  return { name, rules: cited, failures, loose }

  function hasMove(step: unknown): boolean {
    return isRecord(step) && Object.keys(step).some((key) => names.includes(key))
  }

  /** Something is still to do, and nobody is asked. */
  function standsStill(now: S): boolean {
    const { agenda } = now as { agenda?: unknown }
    return Array.isArray(agenda) && agenda.length > 0 && rules.pending(now).length === 0
  }

  function runStep(
    step: Record<string, unknown>,
    fail: (line: string) => void,
    vague: (line: string) => void,
  ): void {
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
        else if (refusal.rule !== step.refused && !refusal.also?.includes(step.refused as string))
          fail(
            `${notation.write(move)} should be refused by ${say(step.refused)}, but is by ${refusal.rule} (${refusal.why})`,
          )
      } else if (refusal) {
        fail(`${notation.write(move)} is refused by ${refusal.rule} (${refusal.why})`)
      } else {
        rules.apply(now, seat, move, script.chance, (happening) => told.push(happening))
      }
    } else if (step.refused !== undefined) throw new BadScenario('"refused" needs a move')
    const verdict = { fail, loose: vague }
    if (step.expect !== undefined) compare(step.expect, notation.observe(now, names), 'expect', verdict)
    for (const [viewer, expected] of entries(step.sees, 'sees')) {
      const seat = viewer === 'onlooker' ? null : seatOf(viewer)
      compare(expected, notation.observe(rules.view(now, seat), names), `${viewer} sees`, verdict)
    }
    for (const [player, expected] of entries(step.offered, 'offered')) offers(player, expected, true, fail)
    for (const [player, expected] of entries(step.notOffered, 'notOffered'))
      offers(player, expected, false, fail)
    for (const [player, expected] of entries(step.offeredOnly, 'offeredOnly'))
      offersOnly(player, expected, fail)
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
      for (const [line, points] of entries(expected, `score of ${player}`)) {
        const known = notation.scoreLines
        if (seen[line] === undefined && known && !known.includes(line))
          fail(`score of ${player}: there is no line "${line}"; lines are ${known.join(', ')}, total`)
        else if (points === 'absent' ? seen[line] !== undefined : (seen[line] ?? 0) !== points)
          fail(`score of ${player}, ${line}: expected ${say(points)}, is ${seen[line] ?? 0}`)
      }
    }
    if (step.winners !== undefined) {
      if (rules.pending(now).length > 0) fail('winners: the game is not over')
      const best = (rules.ranking(now)[0] ?? []).map((seat) => names[seat]).sort()
      if (canonical(best) !== canonical([...strings(step.winners, 'winners')].sort()))
        fail(`winners: expected ${say(step.winners)}, but ${say(best)} won`)
    }
    const heard = told.filter((happening) => mayHear(happening, happening.only ?? null))
    const there = () => `there was ${say(told.map((happening) => happening.what))}`
    for (const pattern of patterns(step.told))
      if (!heard.some((happening) => matches(pattern, happening)))
        fail(`told: nothing like ${say(pattern)} happened; ${there()}`)
    const late = firstOutOfOrder(patterns(step.toldInOrder), heard)
    if (late !== undefined) fail(`toldInOrder: nothing like ${say(late)} came in its turn; ${there()}`)
    for (const pattern of patterns(step.notTold))
      if (told.some((happening) => matches(pattern, happening)))
        fail(`notTold: ${say(pattern)} happened; ${there()}`)
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

  /** Exactly these moves; a map names first words, and then the moves that begin so. */
  function offersOnly(player: string, expected: unknown, fail: (line: string) => void): void {
    const seat = seatOf(player)
    const legal = rules
      .legal(state!, seat)
      .map((move) => ({ move: canonical(move), text: notation.write(move) }))
    const groups: [string | undefined, unknown][] = isRecord(expected)
      ? Object.entries(expected)
      : [[undefined, expected]]
    for (const [verb, given] of groups) {
      const among = legal.filter(({ text: line }) => verb === undefined || line.split(' ')[0] === verb)
      const wanted = list(given).map((move) => readMove(move, seat))
      const texts = wanted.map(canonical)
      for (const move of wanted)
        if (!among.some((one) => one.move === canonical(move)))
          fail(`${player} should be offered ${notation.write(move)}`)
      for (const { move, text: line } of among)
        if (!texts.includes(move)) fail(`${player} should not be offered ${line}`)
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

/** A happening by its code, or a map whose keys must agree. */
function patterns(value: unknown): unknown[] {
  return list(value).map((wanted) => (typeof wanted === 'string' ? { what: wanted } : wanted))
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
