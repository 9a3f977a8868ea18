import type { ByGame } from '@meadhall/hall/game-ids'
import type { ByLocale } from '@meadhall/kernel/locales'

/** A call as the server sends it (server/src/calls/outbox.ts). */
export interface Call {
  readonly language: string
  /** How many tables wait; a few of them are named. */
  readonly count: number
  readonly tables: readonly {
    readonly id: string
    readonly game: string
    readonly names: readonly string[]
  }[]
}

/** What is shown of a call, and where a click on it leads. */
export interface Shown {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly url: string
  readonly count: number
}

/** This part of the service worker is fetched alone, so it has its own few words. */
const WORDS: ByLocale<Words> = {
  en: {
    one: 'Your turn',
    many: '{n} tables wait for you',
    with: '{game} with {names}',
    midgard: 'Champions of Midgard',
    odin: 'A Feast for Odin',
    mountain: 'The Fall of the Mountain King',
  },
  de: {
    one: 'Du bist am Zug',
    many: '{n} Tische warten auf dich',
    with: '{game} mit {names}',
    midgard: 'Champions of Midgard',
    odin: 'Ein Fest für Odin',
    mountain: 'Der Fall des Bergkönigs',
  },
  ja: {
    one: 'あなたの番です',
    many: '{n}卓があなたを待っています',
    with: '{game}（{names}）',
    midgard: 'チャンピオンズ・オブ・ミッドガルド',
    odin: 'オーディンの祝祭',
    mountain: 'フォール・オブ・ザ・マウンテンキング',
  },
}
type Words = ByGame<string> & Readonly<Record<'one' | 'many' | 'with', string>>

/** A call in words. One that cannot be read still calls: a browser wants to see something for every push. */
export function shownFor(call: Partial<Call>): Shown {
  const { language = 'en', tables = [], count = tables.length } = call
  const lang = Object.hasOwn(WORDS, language) ? (language as keyof typeof WORDS) : 'en'
  const words: Words = WORDS[lang]
  const list = new Intl.ListFormat(lang)
  const lines = tables.map(({ game, names }) => {
    const title = Object.hasOwn(words, game) ? words[game as 'odin'] : game
    return names.length === 0
      ? title
      : words.with.replace('{game}', () => title).replace('{names}', () => list.format(names))
  })
  const [first] = tables
  const isOne = count === 1 && first !== undefined
  return {
    title: count <= 1 ? words.one : words.many.replace('{n}', String(count)),
    body: lines.join('\n'),
    lang,
    url: isOne ? `/#/g/${encodeURIComponent(first.id)}` : '/#/online',
    count,
  }
}
