import { type ByGame, isGameId } from '@meadhall/hall/game-ids'
import { gameOf, inLanguage } from '@meadhall/hall/games'
import { type ByLocale, isLocale, type Locale } from '@meadhall/hall/languages'
import { levelOf } from '@meadhall/hall/levels'
import type { SeatInfo } from '@meadhall/hall/online'
import { speaker } from '@meadhall/hall/say'
import type { Standing } from '@meadhall/hall/standing'

/** What a link says of itself where it is shown: in a chat, a mail, a search. Every key stands in all languages. */
const en = {
  midgard: 'Champions of Midgard',
  odin: 'A Feast for Odin',
  mountain: 'The Fall of the Mountain King',
  thrall: 'Thrall',
  karl: 'Karl',
  huscarl: 'Huscarl',
  jarl: 'Jarl',
  konungr: 'Konungr',
  invitation: '{name} invites you to {game}',
  open: '{game}: a table for {of}',
  seats: '{n} of {of} seats taken. A name is enough to sit down.',
  playing: '{game}: {names}',
  look: 'A game is being played. Look on.',
  finished: '{name} won {game}',
  result: '{points}. Watch it again, move by move.',
  invites: '{name} invites you',
  tableFor: 'A table for {of}',
  openSeat: 'an open seat',
  won: '{names} won',
  turn: '{names} to move',
} satisfies ByGame<string> & Readonly<Record<string, string>>
type Words = Readonly<Record<keyof typeof en, string>>

const de: Words = {
  midgard: 'Champions of Midgard',
  odin: 'Ein Fest für Odin',
  mountain: 'Der Fall des Bergkönigs',
  thrall: 'Thrall',
  karl: 'Karl',
  huscarl: 'Huskarl',
  jarl: 'Jarl',
  konungr: 'Konungr',
  invitation: '{name} lädt dich ein: {game}',
  open: '{game}: ein Tisch für {of}',
  seats: '{n} von {of} Plätzen besetzt. Ein Name genügt, um mitzuspielen.',
  playing: '{game}: {names}',
  look: 'Das Spiel läuft. Schau zu.',
  finished: '{game}: {name} hat gewonnen',
  result: '{points}. Sieh es dir Zug für Zug noch einmal an.',
  invites: '{name} lädt dich ein',
  tableFor: 'Ein Tisch für {of}',
  openSeat: 'ein freier Platz',
  won: 'Sieg für {names}',
  turn: '{names} am Zug',
}

const ja: Words = {
  midgard: 'チャンピオンズ・オブ・ミッドガルド',
  odin: 'オーディンの祝祭',
  mountain: 'フォール・オブ・ザ・マウンテンキング',
  thrall: 'スレール',
  karl: 'カール',
  huscarl: 'ハスカール',
  jarl: 'ヤール',
  konungr: 'コヌング',
  invitation: '{name}からの招待：{game}',
  open: '{game}：{of}人の卓',
  seats: '{of}席中{n}席が着席済み。名前だけで参加できます。',
  playing: '{game}：{names}',
  look: '対局中です。観戦できます。',
  finished: '{game}：{name}の勝ち',
  result: '{points}。一手ずつ振り返れます。',
  invites: '{name}からの招待',
  tableFor: '{of}人の卓',
  openSeat: '空席',
  won: '{names}の勝ち',
  turn: '{names}の番',
}

const languages: ByLocale<Words> = { en, de, ja }
export type Language = Locale

/** The language that a link names, or else the first that the reader asks for. */
export function languageOf(named: string | undefined, wanted = ''): Language {
  const tags = [named ?? '', ...wanted.split(',')].map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.find(isLocale) ?? 'en'
}

/** The reader's own kind of a language that we speak, as `en-GB`; where it is none, the language. */
export function kindOf(named: string): string {
  const language = languageOf(named)
  try {
    const { baseName, language: own } = new Intl.Locale(named)
    return own === language ? baseName : language
  } catch {
    return language
  }
}

export type Say = (key: keyof Words, params?: Readonly<Record<string, string | number>>) => string

export function sayIn(language: Language): Say {
  return (key, params = {}) =>
    languages[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

export const titleOf = (game: string, say: Say) => (isGameId(game) ? say(game) : game)

/** How far a game is, by its own catalog: `Round 3 of 8`. */
export async function whenOf(game: string, stage: Standing['stage'], language: Language): Promise<string> {
  const catalog = await inLanguage(gameOf(game)!.text, language).load()
  return speaker(catalog, language, []).say('when', stage)
}

/** Who sits there; bots by their level and seat, as at the table. */
export function nameOf(seats: readonly SeatInfo[], seat: number, say: Say): string {
  const { name, bot } = seats[seat]
  const level = bot === undefined ? undefined : levelOf(bot)
  return level ? `${say(level)} ${seat + 1}` : (name ?? bot ?? '—')
}
