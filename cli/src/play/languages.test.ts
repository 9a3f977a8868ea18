import { fileURLToPath } from 'node:url'
import { games } from '@meadhall/hall/games'
import { moments } from '@meadhall/kernel/replay'
import { describe, expect, test } from 'vitest'
import { filesBelow, readText } from '../files.ts'
import type { Golden } from '../golden.ts'
import { positionFor } from '../position.ts'
import { play } from '../testing/typed.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { wordsOf } from '../words/words.ts'

/** Everything one may type, right and wrong. */
const TYPED = `look; score; help; log; log x; list; all; find xyz; look xyz; 99; why; why 1; why 99; nonsense;
  why nonsense; rules; rules xyz; seat Sigrid; seat xyz; undo; redo; restart; undo; redo; ask; redo; save; load;
  load nowhere.json; back`.split(/;\s+/)

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each(['de', 'ja'])('is played in %s without a word of English', async (language) => {
    const turns = Array<string>(12).fill('1')
    const screen = await play(`${id} --seed a --players 2 --lang ${language}`, ...turns, ...TYPED, '2', '3')
    const said = screen
      .replace(game.title, '')
      .replaceAll(/^.* > .*$/gm, '') // what was typed
      .replaceAll(/^ {2}[a-z]+/gm, '') // what can be typed
      .replaceAll(/[„「][ -~]+(言葉)?[“」]/g, '') // what can be typed, and what was
    expect(await foreignWords(said, game, language)).toEqual([])
  })

  test.each(['de', 'ja'])('tells all that happens in %s, and every position', async (language) => {
    const { rules, ...notes } = await game.load()
    const folder = fileURLToPath(new URL(`../../../games/${id}/golden`, import.meta.url))
    for (const file of filesBelow(folder, /\.json$/).slice(0, 5)) {
      const { record } = JSON.parse(readText(file)) as Golden
      const names = Array.from({ length: record.seats }, (_, seat) => `${seat + 1}`)
      const words = await wordsOf(game, language, names)
      const said = new Set<string>()
      for (const { n, state, told } of moments(rules, record)) {
        for (const happening of told) said.add(words.speaker.happening(happening))
        if (n % 16 > 0) continue
        const viewer = (n / 16) % record.seats
        const position = positionFor({ rules, ...notes }, state, viewer, names, words)
        for (const line of position.lines() ?? []) said.add(line)
        for (const move of rules.legal(state, viewer).slice(0, 50))
          said.add(
            `${words.speaker.move(move)}${Object.values(move).map(String).map(position.about).join('')}`,
          )
      }
      expect([file, await foreignWords([...said].join('\n'), game, language)]).toEqual([file, []])
    }
  })
})

/** Latin words in a Japanese text; in a German one, words that only the English catalog and rulebook use. */
async function foreignWords(text: string, game: (typeof games)[number], language: string): Promise<string[]> {
  const found = wordsIn(text.replaceAll(/[A-Z]{2}-\d+\.\d+/g, '').replaceAll('Sigrid', ''))
  if (language === 'ja') return [...found].filter((word) => /^[A-Za-z]{2,}$/.test(word) && !/^I+$/.test(word))
  const german = wordsIn(JSON.stringify([de, await game.text.de(), await game.rulebook.de()]))
  const english = wordsIn(JSON.stringify([en, await game.text.en(), await game.rulebook.en()]))
  return [...found].filter((word) => english.has(word) && !german.has(word))
}

const wordsIn = (text: string) => new Set(text.match(/[A-Za-zÀ-ž]+/g))
