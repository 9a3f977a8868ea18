import { LOCALES } from '@meadhall/kernel/locales'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { valuesOf } from './testing/message-values.ts'

/** Every language of every game says the same things with the same values. */
describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  const others = LOCALES.filter((locale) => locale !== 'en')

  it('has messages and rules in English, German and Japanese', () => {
    expect(Object.keys(game.text)).toEqual(LOCALES)
    expect(Object.keys(game.rulebook)).toEqual(LOCALES)
  })

  it('names every chapter in each language', async () => {
    const last = Object.keys(await game.rulebook.en()).at(-1)!
    const count = Number(/-(\d+)\./.exec(last)![1])
    const chapters = await game.chapters()
    expect(Object.keys(chapters)).toEqual(LOCALES)
    for (const names of Object.values(chapters)) {
      expect(names).toHaveLength(count)
      expect(names).not.toContain('')
    }
  })

  it.each(LOCALES)('marks words of its rules in %s that an entry explains', async (locale) => {
    const book = await game.rulebook[locale]()
    const all = Object.values(book)
      .map(({ text }) => text)
      .join('\n')
    for (const term of await game.terms()) {
      expect(Object.keys(book)).toContain(term.rule)
      expect([term.rule, new RegExp(term[locale], 'i').test(all)]).toEqual([term.rule, true])
    }
  })

  it('uses no sign in Japanese that our typeface leaves blank', async () => {
    expect(JSON.stringify([await game.text.ja(), await game.rulebook.ja()])).not.toContain('\uff5e') // 〜 has a shape
  })

  it('names every option and each of its values', async () => {
    const { rules } = await game.load()
    const options = rules.options.map(({ id }) => `option.${id}`)
    const chosen = rules.options.flatMap(({ id, values }) => values.map((value) => `option.${id}.${value}`))
    const keys = [...options, ...chosen.filter((key) => !/\.(true|false)$/.test(key))]
    const named = Object.keys(await game.text.en())
    expect(keys.filter((key) => !named.includes(key))).toEqual([])
  })

  it.each(others)('asks for the same values in %s', async (locale) => {
    const english = await game.text.en()
    const other = await game.text[locale]()
    expect(Object.keys(other)).toEqual(Object.keys(english))
    for (const key of Object.keys(english))
      expect([key, valuesOf(other[key])]).toEqual([key, valuesOf(english[key])])
  })

  it.each(LOCALES)('speaks to nobody in what all may read back later, in %s', async (locale) => {
    const text = await game.text[locale]()
    const address = { en: /\b(you|your)\b/i, de: /\b(du|dich|dir|dein\w*)\b/i, ja: /あなた/ }[locale]
    const keys = Object.keys(text)
    expect(keys.filter((key) => key.startsWith('happening.') && address.test(text[key]))).toEqual([])
    for (const key of keys.filter((key) => key.startsWith('own.'))) {
      expect([key, address.test(text[key])]).toEqual([key, true])
      expect(text[key.replace('own', 'happening')]).toContain('{seat}')
    }
  })

  it.each(others)('has the same rules, rulings and references in %s', async (locale) => {
    const english = await game.rulebook.en()
    const other = await game.rulebook[locale]()
    expect(Object.keys(other)).toEqual(Object.keys(english))
    for (const [id, { text, ruling = '' }] of Object.entries(other)) {
      if ((ruling === '') !== (english[id].ruling === undefined))
        throw new Error(`${id} rules in one language only`)
      for (const [reference] of `${text} ${ruling}`.matchAll(/\b[A-Z]{2}-\d+\.\d+/g))
        expect(Object.keys(english)).toContain(reference)
    }
  })
})
