import { standingMoves } from '@meadhall/kernel/record'
import { mayHear, type Viewer } from '@meadhall/kernel/rules'
import { stateAfter } from '@meadhall/kernel/table'
import { type HallTable, toldBy } from './hall-table.ts'
import type { MomentSeen } from './online.ts'

/**
 * The moments from entry `from` to `to` as a viewer may see them: the position after each standing move and what it
 * told. Secret doings of others are passed over, so that their number tells nothing more than the log does.
 */
export function momentsSeen(hall: HallTable, viewer: Viewer, from: number, to: number): MomentSeen[] {
  const { rules } = hall.game
  const { entries } = hall.table.record
  const seen: MomentSeen[] = []
  const add = (n: number, seat: number | null) =>
    seen.push({
      n,
      seat,
      view: rules.view(stateAfter(hall.table, n), viewer),
      told: toldBy(hall, n).filter((happening) => mayHear(happening, viewer)),
    })
  if (from === 0) add(0, null)
  for (const { n, seat, quiet } of standingMoves(entries))
    if (n >= from && n <= to && (!quiet || seat === viewer)) add(n, seat)
  return seen
}
