import type { Report } from '@meadhall/hall/report'
import { quickChance } from '@meadhall/kernel/chance'
import { canonical, isRecord } from '@meadhall/kernel/plain'
import { type Game, silent } from '@meadhall/kernel/rules'
import { stringify } from 'yaml'

type Given = Record<string, unknown>

/** Names that a scenario can tell apart, whoever sat there. */
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eir', 'Finn']

/**
 * The position of a report as a scenario: what can be given of it is given, what then shows is expected, and a note says
 * what the reporter saw besides. It holds as it is; what is wrong about it is for a person to write.
 */
export function scenarioOf(game: Game, { options, names, viewer, view, words, rules: version, n }: Report) {
  const { rules, notation } = game
  const players = names.map((_, seat) => NAMES[seat])
  const agreed = optionsOf(game, options)
  const observed = notation.observe(view, players)
  const seen = isRecord(observed) ? observed : {}
  const laid = (given: Given) => {
    const state = rules.setup(rules.readOptions(agreed), players.length, quickChance(1), silent)
    notation.arrange(state, structuredClone(given), players)
    return state
  }
  const given = givenOf(seen, laid)
  const shown = notation.observe(rules.view(laid(given), viewer), players)
  const { expected, missing } = comparedWith(seen, isRecord(shown) ? shown : {})
  const pending = rules.pending(laid(given)).map((seat) => players[seat])
  const title = words.replaceAll(/\s+/g, ' ').trim().slice(0, 100)
  return {
    scenario: title === '' ? 'A reported position' : title,
    game: rules.id,
    players,
    ...(Object.keys(agreed).length > 0 && { options: agreed }),
    given,
    play: [
      {
        pending,
        ...(viewer === null ? { expect: expected } : { sees: { [players[viewer]]: expected } }),
        note: [
          `reported after entry ${n}, under version ${version} of the rules`,
          ...(missing.length > 0 ? [`not given: ${missing.join(', ')}`] : []),
        ].join('; '),
      },
    ],
  }
}

export const asYaml = (scenario: object): string => stringify(scenario, { lineWidth: 110 })

/** Only what differs from the usual, and what the game offers. */
function optionsOf({ rules }: Game, options: unknown): Record<string, string | number | boolean> {
  if (!isRecord(options)) return {}
  return Object.fromEntries(
    rules.options.flatMap(({ id, values }) => {
      const value = values.find((one) => one === options[id])
      return value === undefined || value === values[0] ? [] : [[id, value]]
    }),
  )
}

/** Of what was seen, as much as `given` takes together; of what it does not take as a whole, its parts. */
function givenOf(seen: Given, laid: (given: Given) => unknown): Given {
  let given: Given = {}
  const fits = (more: Given): boolean => {
    try {
      laid(more)
      return true
    } catch {
      return false
    }
  }
  const add = (path: readonly string[], value: unknown): void => {
    const more = withValue(given, path, value)
    if (!isHidden(value) && fits(more)) given = more
    else if (isRecord(value) && path.length < DEEPEST)
      for (const [key, part] of Object.entries(value)) add([...path, key], part)
  }
  for (const [key, value] of Object.entries(seen)) add([key], value)
  return given
}

const DEEPEST = 3

function withValue(given: Given, [key, ...rest]: readonly string[], value: unknown): Given {
  if (rest.length === 0) return { ...given, [key]: value }
  const inner = given[key]
  return { ...given, [key]: withValue(isRecord(inner) ? inner : {}, rest, value) }
}

const isHidden = (value: unknown): boolean => canonical(value).includes('"unknown"')

/** What shows as it was seen, and the names of what does not. */
function comparedWith(seen: Given, shown: Given, path = ''): { expected: Given; missing: string[] } {
  const expected: Given = {}
  const missing: string[] = []
  for (const [key, value] of Object.entries(seen)) {
    const there = shown[key]
    if (canonical(value) === canonical(there)) expected[key] = value
    else if (isRecord(value) && isRecord(there)) {
      const inner = comparedWith(value, there, `${path}${key} `)
      if (Object.keys(inner.expected).length > 0) expected[key] = inner.expected
      missing.push(...inner.missing)
    } else missing.push(`${path}${key}`)
  }
  return { expected, missing }
}
