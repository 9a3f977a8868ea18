import { quickChance } from './chance.ts'
import { isRecord } from './plain.ts'
import { type AnyHappening, type AnyMove, type Game, type Rules, silent } from './rules.ts'
import { isStepWord, runStep } from './scenario-step.ts'
import { BadScenario, scripted, strings } from './scripted.ts'

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
  const { name, cited, names, seed, given, steps, ...rest } = readFile(rules, file)
  const failures: string[] = []
  const loose: string[] = []
  let state: S | undefined
  const script = scripted(quickChance(seed), (what, outcome) => notation.outcome(what, outcome, state))
  script.add(rest.setupChance, 'setupChance')
  state = rules.setup(rules.readOptions(rest.options), names.length, script.chance, silent)
  if (script.left().length > 0) failures.push(`set-up never asked for ${script.left().join(', ')}`)
  script.clear()
  if (given) notation.arrange(state, given, names)
  script.add(rest.chance, 'chance')
  if (
    given &&
    standsStill(rules, state) &&
    steps.some((step) => names.some((player) => Object.hasOwn(step, player)))
  )
    throw new BadScenario('"given" is a position in which nobody has anything to decide')

  for (const [i, step] of steps.entries()) {
    const at = (line: string) => `step ${i + 1}: ${line}`
    const verdict = {
      fail: (line: string) => failures.push(at(line)),
      loose: (line: string) => loose.push(at(line)),
    }
    try {
      runStep({ game, names, state, script, ...verdict }, step)
    } catch (error) {
      if (error instanceof BadScenario) throw new BadScenario(at(error.message))
      throw error
    }
  }
  if (script.left().length > 0)
    failures.push(`chance was scripted but never asked for: ${script.left().join(', ')}`)
  return { name, rules: cited, failures, loose }
}

/** The parts of a file, as far as they can be read before anything is played. */
function readFile({ seats }: Pick<Rules<never, never, never, never>, 'seats'>, file: unknown) {
  if (!isRecord(file))
    throw new BadScenario('a scenario is a map with "scenario", "game", "players" and "play"')
  for (const key of Object.keys(file))
    if (!FILE_WORDS.includes(key))
      throw new BadScenario(`unknown key "${key}"; known are ${FILE_WORDS.join(', ')}`)
  const name = typeof file.scenario === 'string' ? file.scenario : ''
  if (!name) throw new BadScenario('"scenario" must say what is shown')
  const cited = strings(file.rules ?? [], 'rules')
  const names = strings(file.players, 'players')
  if (names.length < seats.min || names.length > seats.max)
    throw new BadScenario(`"players" must name ${seats.min} to ${seats.max} seats`)
  for (const player of names)
    if (isStepWord(player)) throw new BadScenario(`a player cannot be called "${player}"`)
  const { given, play, options = {}, setupChance, chance } = file
  if (given !== undefined && !isRecord(given)) throw new BadScenario('"given" must be a map')
  if (!Array.isArray(play) || play.length === 0) throw new BadScenario('"play" must be a list of steps')
  const steps = play.map((step, i) => {
    if (!isRecord(step)) throw new BadScenario(`step ${i + 1} must be a map`)
    return step
  })
  const seed = typeof file.seed === 'number' ? file.seed : 1
  return { name, cited, names, seed, given, steps, options, setupChance, chance }
}

/** Something is still to do, and nobody is asked. */
function standsStill<S>(rules: Pick<Rules<S, never, never, never>, 'pending'>, state: S): boolean {
  const { agenda } = state as { agenda?: unknown }
  return Array.isArray(agenda) && agenda.length > 0 && rules.pending(state).length === 0
}
