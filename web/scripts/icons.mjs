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
    ...['anvil', 'barbed-spear', 'beer-stein', 'broadsword', 'crossed-axes', 'crossed-bones', 'crown', 'gem-necklace'],
    ...['lasso', 'meat', 'omega', 'powder-bag', 'robe', 'rune-stone', 'shiny-apple', 'wheat', 'whale-tail', 'wool'],
  ],
  Delapouite: [
    ...['amphora', 'animal-hide', 'beer-horn', 'belt', 'bow-arrow', 'cabbage', 'chest', 'coins-pile', 'cow', 'double-fish'],
    ...['drakkar', 'flat-hammer', 'flax', 'full-wood-bucket', 'fur-boot', 'ham-shank', 'hammer-nails', 'horseshoe'],
    ...['jelly-beans', 'jeweled-chalice', 'knife-fork', 'light-helm', 'meeple', 'mountains', 'pearl-necklace', 'peas'],
    ...['rolled-cloth', 'safety-pin', 'sheep', 'stone-bust', 'tomahawk', 'viking-shield'],
  ],
  Lucasms: ['shirt'],
  Skoll: ['open-treasure-chest'],
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
