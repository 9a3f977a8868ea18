import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gameOf, games } from '@meadhall/hall/games'

// What all games share on the page knows no game: no rule's number, no game's code, nothing out of a game's folder.

const page = fileURLToPath(new URL('../web/src/', import.meta.url))

/** Whatever stands round the tables, and the tables as far as they are the same. */
const SHARED = ['table', 'hint', 'review', 'puzzles', 'day', 'called', 'lesson', 'report', 'online', 'store']

/** The one file that names the games, so that each table is fetched when it is first opened. */
const NAMES_GAMES = ['table/registry.ts']

/** The words of catalogs by which games tell their codes. */
const CODES = /^(?:happening|prompt|move|refusal|score)\.(\w+)$/

/** Codes that look like one, so that a plain word of the page is not taken for the game's. */
const isCode = (word: string) => /[A-Z\d]/.test(word)

export async function codes(): Promise<Set<string>> {
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
export function foreign(text: string, known: ReadonlySet<string>): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [
    ...Array.from(text.matchAll(/\b[A-Z]{2}-\d+(?:\.\d+)?\b/g), ([rule]) => rule),
    ...Array.from(code.matchAll(/'(\w+)'/g), ([, word]) => word).filter((word) => known.has(word)),
    ...Array.from(code.matchAll(/from '([^']*\/(?:midgard|odin|mountain)\/[^']*)'/g), ([, from]) => from),
  ]
}

/** Everything in the shared folders that belongs to a game, as `file: what`. */
export async function foreignInPage(): Promise<string[]> {
  const known = await codes()
  return SHARED.flatMap((folder) =>
    readdirSync(page + folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !NAMES_GAMES.includes(file))
      .flatMap((file) => foreign(readFileSync(page + file, 'utf8'), known).map((what) => `${file}: ${what}`)),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = await foreignInPage()
  console.log(found.length === 0 ? 'no game is known there' : found.join('\n'))
  process.exitCode = found.length === 0 ? 0 : 1
}
