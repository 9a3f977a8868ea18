import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameOf, games } from '@meadhall/hall/games'
import { expect, test } from 'vitest'

// What the tables of all games share knows no game: no rule's number, no game's code, nothing out of a game's folder.

const folder = fileURLToPath(new URL('../web/src/table/', import.meta.url))

/** The one file that names the games, so that each table is fetched when it is first opened. */
const NAMES_GAMES = ['registry.ts']

/** The words of catalogs by which games tell their codes. */
const CODES = /^(?:happening|prompt|move|refusal|score)\.(\w+)$/

/** Codes that look like one, so that a plain word of the page is not taken for the game's. */
const isCode = (word: string) => /[A-Z\d]/.test(word)

async function codes(): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { id } of games) {
    const listed = gameOf(id)!
    const { text } = listed
    const { kinds } = await listed.load()
    const told = Object.keys(await text.en()).flatMap((key) => CODES.exec(key)?.[1] ?? [])
    for (const code of [...told, ...Object.keys(kinds.chance)]) if (isCode(code)) found.add(code)
    for (const code of [kinds.roll, ...kinds.victories, ...kinds.ends]) if (code) found.add(code)
  }
  return found
}

/** What in a file belongs to a game. */
function foreign(text: string, known: ReadonlySet<string>): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [
    ...Array.from(text.matchAll(/\b[A-Z]{2}-\d+(?:\.\d+)?\b/g), ([rule]) => rule),
    ...Array.from(code.matchAll(/'(\w+)'/g), ([, word]) => word).filter((word) => known.has(word)),
    ...Array.from(code.matchAll(/from '([^']*\/(?:midgard|odin|mountain)\/[^']*)'/g), ([, from]) => from),
  ]
}

test('the shared table has no rule number and no code of a game', async () => {
  const known = await codes()
  const found = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !NAMES_GAMES.includes(file))
    .flatMap((file) => foreign(readFileSync(folder + file, 'utf8'), known).map((what) => `${file}: ${what}`))
  expect(found).toEqual([])
})

test('a rule number, a code and an import of a game are found', async () => {
  const text = `// CM-5.3
    import { State } from '@meadhall/odin/state'
    const isRoll = what === 'rolled' || what === 'd8'`
  expect(foreign(text, await codes())).toEqual(['CM-5.3', 'rolled', 'd8', '@meadhall/odin/state'])
})
