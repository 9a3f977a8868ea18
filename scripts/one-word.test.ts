import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@meadhall/hall/game-ids'
import { expect, test } from 'vitest'
import { de as cliDe } from '../cli/src/words/de.ts'
import { en as cliEn } from '../cli/src/words/en.ts'
import { ja as cliJa } from '../cli/src/words/ja.ts'

// One thing, one word: what English calls by one word has one name in every other language too, in a game's own
// messages and at its table, and in all that is said around the tables.

const root = fileURLToPath(new URL('..', import.meta.url))

type Catalog = Readonly<Record<string, string>>

/** English words that mean two things, so that other languages tell them apart; and why. */
const TWO_THINGS: Readonly<Record<string, string>> = {
  'page: on': 'a switch, and onward in a replay',
  'page: play': 'a film, and a game',
  'page: leave': 'a seat at a table, and the terminal',
  'page: new': 'a button for another seed, and a mark on what is unseen',
  'page: go on': 'yes to a question, and on to the table',
  'page: at this screen': 'where to play, and who sits there',
  'page: undo': 'a button, and a line of the list of keys',
  'page: the reckoning': 'the page at the end, and its table',
  'page: all seats are taken': 'told to the host, and to who comes too late',
  'page: usual': "how loud and how fast, and a player's own way to begin",
  'page: here': 'to this seat, and somebody who is present',
  'page: end turn': 'a button, and a setting',
  'page: one step back': 'in an example, and in a replay by a move',
  'page: next': 'onward in an example, and the decision that comes after',
  'page: see': 'on the board, and a moment of the game',
  'page: yours': 'your components, your bot, and your move: the gender differs',
  'page: ours': 'our bot, and our table: the gender differs',
  'page: what would you do?': 'a button with little room, and the heading of the answer',
  'page: how often': 'how many times an order holds, and how often mails come',
  'page: try again': 'to reach the server, and to solve a puzzle',
  'page: what was chosen': 'as a share of the points, and the move itself',
  'midgard: slain': 'those that one has slain, and the odds of slaying',
  'midgard: again': 'a label, and a button',
  'midgard: none yet': 'of runes, and of ships: the gender differs',
  'midgard: drag a die or a food, or tap it and then a place': 'a short line in the bar, and the long one',
  'midgard: the game is over': 'told, and a refusal',
  'odin: the game is over': 'told, and a refusal',
  'odin: mountain strips': 'the strips, and the phase',
  'odin: start player': 'the player, and the phase',
  'odin: any time': 'a tip, and the category printed on a card',
  'odin: english crown': 'short on the score sheet',
  'mountain: the game is over': 'told, and a refusal',
  'mountain: ancestry': 'the card table, and the short name of its tab',
  'mountain: clan votes': 'short on the score sheet',
  'mountain: reached': 'how far, and whether at all',
  'mountain: done': 'a state, and a button',
}

/** Whatever on the page is no game's has its words with it. */
const AROUND = ['', 'chest/', 'day/', 'hint/', 'online/', 'online/calls/', 'puzzles/', 'report/', 'review/']

/** Where words stand: around the tables, and those of each game with its table. */
const FOLDERS: readonly [scope: string, folder: string][] = [
  ...AROUND.map((at): [string, string] => ['page', `web/src/${at}text`]),
  ...GAME_IDS.flatMap((game): [string, string][] => [
    [game, `web/src/${game}/text`],
    [game, `games/${game}/src/text`],
  ]),
]

async function catalog(folder: string, locale: string): Promise<Catalog> {
  const words = (await import(/* @vite-ignore */ `${root}/${folder}/${locale}.ts`)) as Readonly<
    Record<string, Catalog>
  >
  return words[locale]
}

/** What is typed in the terminal is the same in every language. */
function withoutCommands(words: Catalog): Catalog {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith('usage.')))
}

/** Signs at the end, capitals, and where a word may be broken do not make it another one. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/([\u3040-\u9fff]) (?=[\u3040-\u9fff])/g, '$1')
    .replace(/[.:!。：！]$/, '')

test.each([
  ['de', cliDe],
  ['ja', cliJa],
])('in %s one thing has one name', async (locale, cli) => {
  const named = new Map<string, Map<string, string>>()
  const add = (scope: string, english: Catalog, words: Catalog) => {
    for (const [key, message] of Object.entries(english)) {
      if (message.includes('{')) continue
      const thing = `${scope}: ${bare(message)}`
      const names = named.get(thing) ?? new Map<string, string>()
      named.set(thing, names.set(bare(words[key]), key))
    }
  }
  for (const [scope, folder] of FOLDERS)
    add(scope, await catalog(folder, 'en'), await catalog(folder, locale))
  add('page', withoutCommands(cliEn), cli)
  const twice = [...named].filter(([thing, names]) => names.size > 1 && !Object.hasOwn(TWO_THINGS, thing))
  expect(twice.map(([thing, names]) => `${thing}: ${JSON.stringify(Object.fromEntries(names))}`)).toEqual([])
})
