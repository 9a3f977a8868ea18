import { GAME_IDS } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import { type Report, readReport } from '@meadhall/hall/report'
import { quickChance } from '@meadhall/kernel/chance'
import { silent } from '@meadhall/kernel/rules'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { asYaml, scenarioOf } from './report-scenario.ts'
import { judge } from './scenario-files.ts'

/** What the first seat sees after some moves at random. */
async function reported(id: string, moves: number): Promise<Report> {
  const { rules } = await gameOf(id)!.load()
  const chance = quickChance(moves)
  const options = rules.readOptions({})
  const state = rules.setup(options, 2, chance, silent)
  for (let n = 0; n < moves; n++) {
    const [seat] = rules.pending(state)
    const open = rules.shaped(state, seat)
    rules.apply(state, seat, open[n % open.length], chance, silent)
  }
  return {
    format: 'meadhall-report',
    version: 1,
    game: id,
    rules: rules.version,
    options,
    names: ['Ylva', 'Orm'],
    viewer: 0,
    n: moves,
    view: rules.view(state, 0),
    words: 'My worker\nis gone',
    screen: '',
  }
}

test.each(GAME_IDS)('a report of %s becomes a scenario that holds', async (id) => {
  const game = await gameOf(id)!.load()
  for (const moves of [0, 25]) {
    const report = readReport(JSON.stringify(await reported(id, moves)))
    const scenario = scenarioOf(game, report)
    expect(scenario.scenario).toBe('My worker is gone')
    const content: unknown = parse(asYaml(scenario))
    expect(await judge({ file: 'report', number: 1, content })).toMatchObject({ failures: [] })
    // Most of what each seat has is given, and nothing that was hidden from who reported it.
    expect(Object.keys(scenario.given).length).toBeGreaterThan(3)
    expect(JSON.stringify(scenario)).not.toMatch(/Ylva|Orm/)
  }
})

test('what is no report says so in one line', () => {
  expect(() => readReport('{')).toThrow('this is not JSON')
  expect(() => readReport('{"format":"meadhall-set"}')).toThrow('this is no report of a problem')
  expect(() => readReport('{"format":"meadhall-report","version":2}')).toThrow('newer version')
  expect(() => readReport('{"format":"meadhall-report","version":1}')).toThrow('damaged')
})
