import type { Report } from '@meadhall/hall/report'
import { quickChance } from '@meadhall/kernel/chance'
import { canonical, isRecord } from '@meadhall/kernel/plain'
import { type Game, type Plain, silent } from '@meadhall/kernel/rules'
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
  const given = givenOf(seen, players, laid)
  const shown = notation.observe(rules.view(laid(given), viewer), players)
  const { expected, missing } = comparedWith(seen, isRecord(shown) ? shown : {}, players)
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

/** Of what was seen, as much as `given` takes together. */
function givenOf(seen: Given, players: readonly string[], laid: (given: Given) => unknown): Given {
  const given: Given = {}
  const fits = (more: Given): boolean => {
    try {
      laid(more)
      return true
    } catch {
      return false
    }
  }
  for (const [key, value] of Object.entries(seen)) {
    if (players.includes(key) && isRecord(value)) {
      for (const [own, of] of Object.entries(value)) {
        const before = isRecord(given[key]) ? given[key] : {}
        const more = { ...given, [key]: { ...before, [own]: of } }
        if (!isHidden(of) && fits(more)) Object.assign(given, more)
      }
    } else if (!isHidden(value) && fits({ ...given, [key]: value })) given[key] = value
  }
  return given
}

const isHidden = (value: unknown): boolean => canonical(value).includes('"unknown"')

/** What shows as it was seen, and the names of what does not. */
function comparedWith(seen: Given, shown: Given, players: readonly string[]) {
  const expected: Given = {}
  const missing: string[] = []
  for (const [key, value] of Object.entries(seen)) {
    const there = shown[key]
    if (canonical(value) === canonical(there)) expected[key] = value
    else if (players.includes(key) && isRecord(value) && isRecord(there)) {
      const same = Object.entries(value).filter(([own, of]) => canonical(of) === canonical(there[own]))
      expected[key] = Object.fromEntries(same)
      missing.push(
        ...Object.keys(value).flatMap((own) => (own in Object(expected[key]) ? [] : [`${key} ${own}`])),
      )
    } else missing.push(key)
  }
  return { expected: expected as Record<string, Plain>, missing }
}
