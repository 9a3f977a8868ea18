import { isMove } from '@meadhall/kernel/record'
import { moments } from '@meadhall/kernel/replay'
import { mayHear, type Viewer } from '@meadhall/kernel/rules'
import type { HallTable } from './hall-table.ts'
import type { MomentSeen } from './online.ts'

/**
 * The moments from entry `from` to `to` as a viewer may see them: the position after each move that was not undone and what it
 * told. Secret doings of others are passed over, so that their number tells nothing more than the log does.
 */
export function momentsSeen(hall: HallTable, viewer: Viewer, from: number, to: number): MomentSeen[] {
  const { rules } = hall.game
  const { record } = hall.table
  const seen: MomentSeen[] = []
  for (const { n, seat, state, told } of moments(rules, record)) {
    if (n > to) break
    const entry = record.entries[n - 1]
    const isSecret = n > 0 && isMove(entry) && entry.quiet && entry.seat !== viewer
    if (n < from || isSecret) continue
    seen.push({
      n,
      seat,
      view: rules.view(state, viewer),
      told: told.filter((happening) => mayHear(happening, viewer)),
    })
  }
  return seen
}
