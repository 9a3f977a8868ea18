import type { ByGame } from '@meadhall/hall/game-ids'
import type { ByLocale } from '@meadhall/kernel/locales'
import type { Level } from './args.ts'

/** The few words that somebody reads on the way to the table: the games' names, and what a set-up asks. */
export const GAME_NAMES: ByGame<RegExp> = {
  midgard: /Champions of Midgard|ミッドガルド/,
  odin: /Feast for Odin|Fest für Odin|オーディンの祝祭/,
  mountain: /Mountain King|Bergkönig|マウンテンキング/,
}

export const SET_UP = /^(Set up|Tisch einrichten|Tisch decken|卓を用意)$/
export const PLAY_NOW = /^(Play now|Losspielen|すぐ遊ぶ)/
export const NOBODY = /^(Nobody|Niemand|なし)$/
/** Taking back leads to where one was: it is tried out of curiosity, not to get on. */
export const TAKING_BACK = /^(Undo|Ask to undo|Rückgängig|Zurücknehmen|Um Rücknahme|取り消)/
export const SEED = /^(Seed|Startwert|シード)/

export const LEVEL_NAMES: Readonly<Record<Level, RegExp>> = {
  thrall: /^(Thrall|スレール)$/,
  karl: /^(Karl|カール)$/,
  huscarl: /^(Huscarl|Huskarl|ハスカール)$/,
  jarl: /^(Jarl|ヤール)$/,
  konungr: /^(Konungr|Konung|コヌング)$/,
}

export const TONGUES: ByLocale<string> = { en: 'en-GB', de: 'de-DE', ja: 'ja-JP' }
