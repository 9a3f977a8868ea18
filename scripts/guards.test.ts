import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// A guard that never bites is worse than none: each is shown code that it must refuse.

const root = fileURLToPath(new URL('..', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'meadhall-guards-'))

const folders = ['kernel', 'games', 'bots', 'hall', 'server', 'cli']

const files: Record<string, string> = {
  'kernel/src/clock.ts': 'export const now = () => Date.now()',
  'kernel/src/timer.ts': 'export const now = () => performance.now()',
  'kernel/src/npm.ts': "import { sample } from 'fast-check'\nexport const some = sample",
  'kernel/src/upward.ts':
    "import type { Troll } from '../../games/midgard/src/troll.ts'\nexport type Foe = Troll",
  'kernel/src/one.ts': "import { two } from './two.ts'\nexport const one = () => two",
  'kernel/src/two.ts': "import { one } from './one.ts'\nexport const two = () => one",
  'kernel/src/fine.ts': 'export const two = Math.max(1, 2)',
  'games/midgard/src/troll.ts': 'export type Troll = number\nexport const luck = () => Math.random()',
  'games/midgard/src/words.ts': "import { hello } from './text/en.ts'\nexport const greeting = hello",
  'games/midgard/src/text/en.ts': "export const hello = 'hello'",
  'games/odin/src/neighbour.ts':
    "import type { Troll } from '../../midgard/src/troll.ts'\nexport type Foe = Troll",
  'bots/src/screen.ts': 'export const wide = () => window.innerWidth > 800',
  'hall/src/machine.ts': 'export const home = () => process.env.HOME',
  'hall/src/file.ts': "import { readFileSync } from 'node:fs'\nexport const read = readFileSync",
  'hall/src/fine.ts': "import { two } from '../../kernel/src/fine.ts'\nexport const four = two + two",
  'server/src/shortcut.ts': "import { two } from '../../kernel/src/fine.ts'\nexport const four = two + two",
  'cli/src/fine.ts':
    "import { four } from '../../hall/src/fine.ts'\nexport const at = () => Date.now() + four",
}

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), `${text}\n`)
  }
  const settings = ['.oxlintrc.json', '.dependency-cruiser.cjs', 'package.json']
  const types = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.pure.json']
  for (const file of [...settings, ...types]) copyFileSync(join(root, file), join(place, file))
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction')
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

function run(tool: string, ...args: string[]): string {
  return spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: place,
    encoding: 'utf8',
  }).stdout
}

/** Complaints as `file: rule`. */
function lint(): string[] {
  const report = JSON.parse(run('oxlint/bin/oxlint', '--format=json', ...folders)) as {
    diagnostics: { filename: string; code: string }[]
  }
  return report.diagnostics.map(({ filename, code }) => `${filename}: ${code}`).sort()
}

function imports(): string[] {
  const report = JSON.parse(
    run('dependency-cruiser/bin/dependency-cruise.mjs', '--output-type=json', ...folders),
  ) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  return report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort()
}

describe('the check refuses', () => {
  test('a clock, a screen, the machine and randomness below the server', () => {
    expect(lint()).toEqual([
      'bots/src/screen.ts: eslint(no-restricted-globals)',
      'games/midgard/src/troll.ts: eslint(no-restricted-properties)',
      'hall/src/machine.ts: eslint(no-restricted-globals)',
      'kernel/src/clock.ts: eslint(no-restricted-globals)',
      'kernel/src/timer.ts: eslint(no-restricted-globals)',
    ])
  })

  test('imports against the arrows', () => {
    expect(imports()).toEqual([
      'games/midgard/src/words.ts: rules-speak-no-language',
      'games/odin/src/neighbour.ts: arrows-from-games-odin',
      'hall/src/file.ts: pure-below-server',
      'kernel/src/npm.ts: kernel-depends-on-nothing',
      'kernel/src/one.ts: no-circular',
      'kernel/src/upward.ts: arrows-from-kernel',
      'kernel/src/upward.ts: kernel-depends-on-nothing',
      'server/src/shortcut.ts: arrows-from-server',
    ])
  })

  test("Node's and the DOM's names in the types below the server", () => {
    const complaints = run('@typescript/native-preview/bin/tsgo', '-p', 'tsconfig.pure.json')
    const names = Array.from(
      complaints.matchAll(/^(\S+?)\(.*Cannot find (?:name|module) '(\S+?)'/gm),
      (match) => match.slice(1).join(': '),
    )
    expect(names.sort()).toEqual([
      'bots/src/screen.ts: window',
      'hall/src/file.ts: node:fs',
      'hall/src/machine.ts: process',
      'kernel/src/timer.ts: performance',
    ])
  })
})
