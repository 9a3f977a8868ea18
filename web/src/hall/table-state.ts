import { botOf } from '@meadhall/hall/hall-table'
import type { Locale } from '@meadhall/kernel/locales'
import type { KeptGame } from '../store/games.ts'
import { listed } from '../text/listed.ts'
import { ownLocale } from '../text/locales.ts'
import { useVoice } from '../text/words.ts'
import { roundOf } from './catalog.ts'

/** Where a kept game stands, in two lines. */
export function useTableState(row: KeptGame): { turn: string; where: string; over: boolean; mine: boolean } {
  const { t, locale } = useVoice()
  const list = (of: readonly string[]) => listed(locale, of)
  const { holders, pending, points, round } = row
  const over = pending.length === 0
  const names = holders.map(({ name }) => name)
  const people = holders.flatMap((holder, seat) => (botOf(holder) === undefined ? [seat] : []))
  const mine = pending.some((seat) => people.includes(seat))
  if (over) {
    const best = Math.max(...points)
    const winner = names[points.indexOf(best)]
    return {
      // Alone nobody is beaten: what counts is how many points it were.
      turn: t(names.length > 1 ? 'tableIs.won' : 'tableIs.alone', { name: winner, points: best }),
      where: t('tableIs.players', { names: list(names) }),
      over,
      mine,
    }
  }
  const waiting = list(pending.map((seat) => names[seat]))
  const turn = mine && people.length === 1 ? t('tableIs.yours') : t('tableIs.turn', { name: waiting })
  const others = list(names.filter((_, seat) => people.length !== 1 || seat !== people[0]))
  const counted = round ? roundOf(row.game) : undefined
  const where = t(counted ?? 'tableIs.players', { round: round ?? 0, names: others })
  return { turn, where, over, mine }
}

/** A day and an hour as people say it, in one line, with the year where it is another one. */
export function dayWords(at: number, locale: Locale): string {
  const date = new Date(at)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  const words = new Intl.DateTimeFormat(ownLocale(locale), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? { hour: 'numeric', minute: '2-digit' } : { year: 'numeric' }),
  }).format(date)
  return words.replaceAll(/\s/g, '\u00A0')
}
