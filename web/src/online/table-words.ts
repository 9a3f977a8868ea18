import { levelOf } from '@meadhall/hall/levels'
import type { ClockSetting, ListedTable, SeatInfo } from '@meadhall/hall/online'
import { isRecord } from '@meadhall/kernel/plain'
import { listed } from '../text/listed.ts'
import type { Say, Voice } from '../text/words.ts'
import { isResting, waitsFor } from './session.ts'
import type { SayOnline } from './words.ts'

/** How long one may think, in words. */
export function clockWords(o: SayOnline, clock: ClockSetting): string {
  if (clock.kind === 'untimed') return o('clock.none')
  if (clock.kind === 'days') return o('clock.hours', { hours: clock.hoursPerMove })
  return o('clock.live', { seconds: clock.secondsPerMove, minutes: clock.bankMinutes })
}

function levelName(t: Say, bot: string): string {
  const level = levelOf(bot)
  return level ? t(`level.${level}`) : bot
}

/** A bot goes by its level and its seat, so that two of a kind are told apart. */
export function levelAtSeat(t: Say, bot: string, seat: number): string {
  return `${levelName(t, bot)} ${seat + 1}`
}

export function seatName(t: Say, o: SayOnline, { kind, name, bot }: SeatInfo, seat: number): string {
  if (kind === 'open') return o('seat.open')
  return bot === undefined ? (name ?? '—') : levelAtSeat(t, bot, seat)
}

/** Where a table stands, in a line. */
export function tableStateWords({ t, locale }: Voice, o: SayOnline, table: ListedTable): string {
  const { status, seats, pending } = table
  const names = (of: readonly number[]) =>
    listed(
      locale,
      of.map((seat) => seatName(t, o, seats[seat], seat)),
    )
  if (status === 'open')
    return o('tableIs.open', { n: seats.filter(({ kind }) => kind !== 'open').length, of: seats.length })
  if (status === 'finished') {
    const [best] = table.result?.ranking ?? []
    return table.result && best
      ? o('tableIs.won', { name: names(best), points: table.result.points[best[0]] })
      : o('tableIs.finished')
  }
  if (status === 'closed') return o(table.started === undefined ? 'tableIs.closed' : 'tableIs.deserted')
  if (isResting(table)) return o('tableIs.resting')
  return waitsFor(table) ? t('tableIs.yours') : t('tableIs.turn', { name: names(pending) })
}

/** The components that a table brings along, where it does. */
export const cardsOf = (options: unknown): unknown => (isRecord(options) ? options.cards : undefined)
