// `npm run icons -w web`: takes the few glyphs we use out of the icon package and writes src/art/icons.ts, and the
// champions' faces, which only one table needs, into src/art/mountain/faces.ts.
// The package names no authors, so they stand here (folder of the glyph in the game-icons repository).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const AUTHORS = {
  Lorc: ['raven', 'wolf-head', 'compass', 'crown', 'cog', 'book-cover', 'scroll-unfurled', 'padlock'],
  Delapouite: ['bear-head', 'drakkar', 'sound-on', 'sound-off'],
  'Caro Asercion': ['deer', 'deer-head'],
  Skoll: ['troll'],
}

const FACES = {
  Lorc: ['cowled', 'imp', 'minotaur'],
  Delapouite: ['orc-head', 'ogre', 'goblin-head', 'rock-golem', 'ice-golem', 'golem-head', 'brute', 'giant'],
}

const require = createRequire(import.meta.url)
const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** A tenth of a unit in 512 is never seen. Numbers that lean on a sign or a point as their separator keep one. */
function rounded(path) {
  return path.replace(/-?\d*\.\d+/g, (number, at) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.')
    const before = /\d/.test(path[at - 1] ?? '') && /^\d/.test(short) ? ' ' : ''
    const after = path[at + number.length] === '.' && !short.includes('.') ? ' ' : ''
    return before + short + after
  })
}

const rowsOf = (authors) =>
  Object.entries(authors)
    .flatMap(([author, names]) => names.map((name) => ({ author, name })))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ author, name }) => {
      const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
      if (paths.length !== 1) throw new Error(`${name} is not a single path`)
      return `  ${camel(name)}: { author: '${author}', d: '${rounded(paths[0])}' },`
    })
    .join('\n')

const HEAD = `// Written by scripts/icons.mjs. Glyphs from game-icons.net, CC BY 3.0, each with its author; 512 × 512.\n// biome-ignore format: one glyph a line\n`

writeFileSync(
  new URL('../src/art/icons.ts', import.meta.url),
  `${HEAD}export const ICONS = {\n${rowsOf(AUTHORS)}\n} as const\n\nexport type IconName = keyof typeof ICONS\n`,
)
writeFileSync(
  new URL('../src/art/mountain/faces.ts', import.meta.url),
  `${HEAD}export const FACES = {\n${rowsOf(FACES)}\n} as const\n\nexport type Face = keyof typeof FACES\n`,
)
