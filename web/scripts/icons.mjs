// `npm run icons -w web`: takes the few glyphs we use out of the icon package and writes src/art/icons.ts, and the
// champions' faces, which only one table needs, into src/art/mountain/faces.ts.
// The package names no authors, so they stand here (folder of the glyph in the game-icons repository).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const PAGE = {
  Lorc: ['raven', 'wolf-head', 'compass', 'crown', 'cog', 'book-cover', 'scroll-unfurled', 'padlock'],
  Delapouite: ['bear-head', 'drakkar', 'sound-on', 'sound-off'],
  'Caro Asercion': ['deer', 'deer-head'],
  Skoll: ['troll'],
}

/** Only the table of A Feast for Odin needs these, so they travel with it. */
const ODIN = {
  Lorc: [
    'anvil',
    'barbed-spear',
    'beer-stein',
    'broadsword',
    'crossed-axes',
    'crossed-bones',
    'crown',
    'flat-hammer',
    'fur-boot',
    'gem-necklace',
    'hammer-nails',
    'jeweled-chalice',
    'meat',
    'omega',
    'robe',
    'rune-stone',
    'shiny-apple',
    'tomahawk',
    'wheat',
    'whale-tail',
  ],
  Delapouite: [
    'amphora',
    'animal-hide',
    'beer-horn',
    'bow-arrow',
    'cabbage',
    'chest',
    'coins-pile',
    'cow',
    'double-fish',
    'drakkar',
    'flax',
    'full-wood-bucket',
    'horseshoe',
    'jelly-beans',
    'knife-fork',
    'lasso',
    'light-helm',
    'meeple',
    'mountains',
    'pearl-necklace',
    'peas',
    'powder-bag',
    'rolled-cloth',
    'safety-pin',
    'sheep',
    'stone-bust',
    'viking-shield',
    'wool',
  ],
  Lucasms: ['belt', 'shirt'],
  Skoll: ['ham-shank', 'open-treasure-chest'],
}

/** The champions' faces, which only the mountain's table needs. */
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

/** Who drew them, without the drawings. */
function writeAuthors(file, authors) {
  writeFileSync(
    new URL(`../src/art/${file}`, import.meta.url),
    `// Written by scripts/icons.mjs.\nexport const ODIN_AUTHORS = [${Object.keys(authors)
      .map((author) => `'${author}'`)
      .join(', ')}] as const\n`,
  )
}

function write(file, authors, table, type) {
  const rows = Object.entries(authors)
    .flatMap(([author, names]) => names.map((icon) => ({ author, icon })))
    .sort((a, b) => a.icon.localeCompare(b.icon))
    .map(({ author, icon }) => {
      const paths = [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
      if (paths.length !== 1) throw new Error(`${icon} is not a single path`)
      return `  ${camel(icon)}: { author: '${author}', d: '${rounded(paths[0])}' },`
    })
  writeFileSync(
    new URL(`../src/art/${file}`, import.meta.url),
    `// Written by scripts/icons.mjs. Glyphs from game-icons.net, CC BY 3.0, each with its author; 512 × 512.\n` +
      `// biome-ignore format: one glyph a line\nexport const ${table} = {\n${rows.join('\n')}\n} as const\n\n` +
      `export type ${type} = keyof typeof ${table}\n`,
  )
}

write('icons.ts', PAGE, 'ICONS', 'IconName')
write('odin/icons.ts', ODIN, 'ODIN_ICONS', 'OdinIcon')
write('mountain/faces.ts', FACES, 'FACES', 'Face')
writeAuthors('odin/authors.ts', ODIN)
