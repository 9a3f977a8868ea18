import { MOST_MISSED, missedBy } from '@meadhall/hall/clock'
import type { TableInfo } from '@meadhall/hall/online'
import type { SeenUpdate } from '@meadhall/hall/update'
import type { Seat } from '@meadhall/kernel/rules'
import type { OnlineTable } from './use-online-table.ts'

/**
 * How a seat is kept: its person is here or away, had a move made because time ran out, or has a bot standing in after
 * leaving or after having been out of time too often.
 */
export type SeatState = 'bot' | 'here' | 'away' | 'missed' | 'left' | 'late'

type Known = Pick<SeenUpdate, 'seats' | 'clock'>
type Present = Pick<OnlineTable, 'present'> & { readonly info: Pick<TableInfo, 'seats'> }

export function seatState({ seats, clock }: Known, { present, info }: Present, seat: Seat): SeatState {
  const holder = seats[seat]
  if (holder.kind === 'bot') return 'bot'
  const missed = clock ? missedBy(clock, seat) : 0
  if (holder.standIn !== undefined) return missed >= MOST_MISSED ? 'late' : 'left'
  const person = info.seats[seat]?.person
  if (person === undefined || !present.includes(person)) return 'away'
  return missed > 0 ? 'missed' : 'here'
}

/** No person decides any more: the table waits until one is back. */
export const rests = ({ seats, ranking }: Pick<SeenUpdate, 'seats' | 'ranking'>): boolean =>
  ranking === undefined && seats.every((holder) => holder.kind === 'bot' || holder.standIn !== undefined)
