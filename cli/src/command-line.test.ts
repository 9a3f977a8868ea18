import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { commandLine } from './command-line.ts'
import { commands } from './commands.ts'
import { captured } from './testing/captured.ts'
import { meadhall } from './testing/run.ts'

const place = mkdtempSync(join(tmpdir(), 'meadhall-cli-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

function file(name: string, text: string): string {
  writeFileSync(join(place, name), text)
  return join(place, name)
}

describe('the command', () => {
  test.each(['--help', '-h', 'help'])('%s lists the commands', (flag) => {
    const { status, stdout, stderr } = meadhall([flag])
    expect(stdout).toMatch(/^Usage: meadhall /)
    for (const name of Object.keys(commands)) expect(stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('without arguments and without a terminal shows the help', () => {
    expect(meadhall([])).toEqual(meadhall(['--help']))
  })

  test('--version prints one line', () => {
    const { status, stdout } = meadhall(['--version'])
    expect(stdout).toMatch(/^meadhall \d+\.\d+\.\d+ \(Node .+\)\n$/)
    expect(status).toBe(0)
  })

  test('ends with its exit code and one line for a mistake', () => {
    const { status, stdout, stderr } = meadhall(['simulate', 'chess'])
    expect(stderr).toMatch(/^meadhall: there is no game 'chess'; the games are midgard[a-z, ]*\n$/)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  test.each(Object.keys(commands))('%s explains itself', async (name) => {
    const { code, out } = await captured(() => commandLine([name, '--help']))
    expect(out).toMatch(new RegExp(`^Usage: meadhall ${name}`))
    expect(code).toBe(0)
  })
})

describe('what cannot be done gets one clear line and exit code 2', () => {
  const scenario = file('misspelt.yaml', 'scenario: [')
  const notJson = file('notes.txt', 'a record?')
  const strange = file(
    'strange.json',
    '{"format":1,"game":"go","version":1,"seats":2,"setup":[],"entries":[]}',
  )
  const cards = file('cards.json', '{"trolls": 3}')
  const missing = join(place, 'missing.json')

  test.each([
    [['raid'], /unknown command 'raid'/],
    [['toString'], /unknown command 'toString'/],
    [['--loud'], /unknown command '--loud'/],
    [['version', '--loud'], /version: unknown option '--loud'/],
    [['version', 'now'], /version: unexpected argument 'now'/],
    [['simulate'], /simulate: GAME is missing/],
    [['simulate', 'spoils', '--players', '7'], /spoils is for 2 to 4 players, not 7/],
    [['simulate', 'spoils', '--games', '-1'], /--games/],
    [
      ['simulate', 'spoils', '--games', 'many'],
      /--games must be a whole number from 1 to 10000000, not 'many'/,
    ],
    [['simulate', 'spoils', '--games', '0'], /--games must be/],
    [['simulate', 'spoils', '--bots', 'deepBlue'], /no bot 'deepBlue' for spoils; there are random, greedy/],
    [['simulate', 'midgard', '--option', 'edition'], /--option must be NAME=VALUE/],
    [['simulate', 'midgard', '--option', 'dragons=1'], /midgard has no option 'dragons'/],
    [
      ['simulate', 'midgard', '--option', 'edition=third'],
      /option edition must be newest or first, not 'third'/,
    ],
    [['simulate', 'midgard', '--cards', missing], /cannot read .*missing.json: there is no such file/],
    [['simulate', 'midgard', '--cards', notJson], /notes.txt is not JSON/],
    [['simulate', 'midgard', '--cards', cards], /cards.json: cards: trolls: must be a list/],
    [['play', 'spoils', '--bots', 'random,random,random,random,random'], /5 bots do not fit in 4 seats/],
    [['play', 'spoils', '--bots', 'none', '--names', 'A,B,C,D,E'], /5 names for 4 people/],
    [['play', 'spoils', '--bots', 'none', '--names', 'A,A'], /cannot both be called 'a'/],
    [['scenario'], /scenario: FILE... is missing/],
    [['scenario', missing], /cannot read/],
    [['scenario', scenario], /misspelt.yaml is not YAML/],
    [['scenario', file('empty.yaml', '')], /empty.yaml holds no scenario/],
    [['replay', notJson], /notes.txt: not a game record: the file is not JSON/],
    [['replay', strange], /there is no game 'go'/],
    [['replay', place], /cannot read .*: it is a folder/],
    [['verify', notJson], /not a game record/],
    [['verify'], /verify: FILE is missing/],
    [['golden', 'spoils'], /--out DIR is missing/],
    [['golden', 'spoils', '--out', join(notJson, 'below')], /cannot make the folder/],
    [['bench', 'chess'], /there is no game 'chess'/],
    [['coverage', 'chess'], /there is no game 'chess'/],
  ])('%j', async (args, reason) => {
    const { code, out, err } = await captured(() => commandLine(args))
    expect(err).toMatch(reason)
    expect(err).toMatch(/^meadhall: [^\n]*\n$/)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})
