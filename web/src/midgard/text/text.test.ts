import { type Catalog, speaker } from '@meadhall/hall/say'
import { valuesOf } from '@meadhall/hall/testing/message-values'
import { de as gameDe } from '@meadhall/midgard/text/de'
import { en as gameEn } from '@meadhall/midgard/text/en'
import { ja as gameJa } from '@meadhall/midgard/text/ja'
import { legend } from '@meadhall/midgard/text/legend'
import { STORES } from '@meadhall/midgard/vocabulary'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

/** Words for several, after a single 1. Japanese has none. */
const SEVERAL = {
  en: /(?<!of )\b1 (?:× )?(?:Coins|places|warriors|runes|sets|fights|foes|rounds|Destinies|workers|things|players|cards)\b/i,
  de: /(?<!von )\b1 (?:× )?(?:Münzen|Runen|Sets|Plätze|Schicksale|Karten|Feinde|Kämpfe|Siege|Runden)\b/,
  ja: /1 ?(?:Coins|Münzen)/,
}
const GOODS = ['good', 'give', 'take']
const WORDS = ['seat', 'who', 'name', 'names', 'enemy', 'enemies', 'shore', 'ship', 'chance', 'state', 'does']

/** Every message with one of everything: each number is 1, each good in turn. */
test.each([
  ['en', { ...gameEn, ...en }],
  ['de', { ...gameDe, ...de }],
  ['ja', { ...gameJa, ...ja }],
] as const)('one of a thing is said as one in %s', (locale, catalog: Catalog) => {
  const say = speaker(catalog, locale, ['Ada'], legend)
  const said: string[] = []
  for (const key of Object.keys(catalog))
    for (const good of STORES) {
      const value = (name: string) =>
        GOODS.includes(name) ? good : name === 'seat' ? 0 : WORDS.includes(name) ? 'X' : 1
      const params = Object.fromEntries(valuesOf(catalog[key]).map((name) => [name, value(name)]))
      said.push(say.say(key, params))
    }
  for (const good of STORES)
    said.push(say.name(`1${good}>1coins`), say.say('move.gifts', { goods: { [good]: 1 } }))
  for (const give of STORES)
    for (const take of STORES) said.push(say.move({ do: 'trade', give, take } as never))
  expect([...new Set(said)].filter((sentence) => SEVERAL[locale].test(sentence))).toEqual([])
})
