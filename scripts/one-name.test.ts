import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// One name, one thing: within a package, and within what all games share on the page, no two files give the same name to
// others. Games say the same thing by the same name, each for itself.

const root = fileURLToPath(new URL('..', import.meta.url))

/** Names that two files of a part may give, and why. */
const TWICE: Readonly<Record<string, string>> = {
  'cli run': 'every command has one',
  'cli takes': 'every command has one',
  'page Choice': 'what is chosen at the table, and the sheet on which a review shows it',
  'page Mark': "the hall's own, a piece's source in the chest, a moment on the rail of a replay",
  'page sourcesOf': 'where points came from, and where goods can come from',
  'odin anytime': 'the phase, and the word by which a row says it',
  'odin gain': 'the rule, and the word by which a row says it',
  'odin upgrade': 'the rule, and the word by which a row says it',
}

/** What a table, its pictures or its bots are called is the same in every game. */
const OWN_OF_A_GAME = /^(?:web\/src|web\/src\/art|web\/src\/chest|bots\/src)\/(?:midgard|odin|mountain)\//

/** Drawings are called by what they show, and catalogs by their language. */
const NOT_READ = /\.(?:test|spec)\.|\/(?:testing|text|rulebook|tests|scripts|art|page)\/|^(?:lab|deploy)\//

function partOf(file: string): string {
  const [first, second] = file.split('/')
  return first === 'games' ? second : first === 'web' ? 'page' : first
}

test('within a part no two files give the same name to others', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(root + file))
    .filter((file) => !NOT_READ.test(file) && !OWN_OF_A_GAME.test(file))
  const given = new Map<string, string[]>()
  for (const file of files)
    for (const [, name] of readFileSync(root + file, 'utf8').matchAll(
      /^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm,
    )) {
      const named = `${partOf(file)} ${name}`
      given.set(named, [...(given.get(named) ?? []), file])
    }
  const twice = [...given].filter(
    ([name, by]) => new Set(by).size > 1 && !Object.hasOwn(TWICE, name) && !/ (?:en|de|ja)$/.test(name),
  )
  expect(twice).toEqual([])
})
