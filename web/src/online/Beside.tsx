import { missedBy } from '@meadhall/hall/clock'
import { botOf } from '@meadhall/hall/hall-table'
import type { SeenUpdate } from '@meadhall/hall/update'
import type { Seat } from '@meadhall/kernel/rules'
import { ClockFace } from './ClockFace.tsx'
import { seatState } from './seat-state.ts'
import type { OnlineTable } from './use-online-table.ts'
import { useOnline } from './words.ts'

/** Beside a player's name: whether they are there or a bot stands in and why, and what time they have left. */
export function Beside({
  table,
  update,
  seat,
}: {
  table: Pick<OnlineTable, 'info' | 'present'>
  update: SeenUpdate
  seat: Seat
}) {
  const o = useOnline()
  const { clock, seats, ranking } = update
  const state = seatState(update, table, seat)
  if (state === 'bot' || ranking !== undefined) return null
  const n = clock ? missedBy(clock, seat) : 0
  const hasTime = clock && botOf(seats[seat]) === undefined
  return (
    <span className="beside">
      <span className={`seat-state ${state}`} title={o(`seat.${state}.about`, { name: seats[seat].name, n })}>
        {o(`seat.${state}`)}
      </span>
      {hasTime && <ClockFace clock={clock} seat={seat} short />}
    </span>
  )
}
