import { difference } from '@meadhall/kernel/plain'
import { isMove } from '@meadhall/kernel/record'
import { moments } from '@meadhall/kernel/replay'
import { mayHear, type Viewer } from '@meadhall/kernel/rules'
import type { HallTable } from '../hall-table.ts'

/** What a viewer may be sent about one entry of a game that goes on: the beginning of the message as JSON, in parts. */
export interface Rebuilt {
  readonly n: number
  readonly viewer: Viewer
  readonly parts: readonly string[]
}

/** How often a position is made up that differs in what the viewer may not know. */
const MAKE_UP_EVERY = 16

/**
 * Every update of a finished game rebuilt from what its viewers may know, and from nothing else: the view of the
 * position, or how it differs from the one before, and what the entry told that viewer. Throws where a view tells more
 * than its viewer may know.
 */
export function* rebuiltUpdates(
  hall: HallTable,
  table: string,
  viewers: readonly Viewer[],
): Generator<Rebuilt> {
  const { rules } = hall.game
  const { record } = hall.table
  const about = `"seats":${JSON.stringify(hall.holders)},"options":${JSON.stringify(record.options)}`
  const before = new Map<Viewer, unknown>()
  for (const { n, seat, state, told } of moments(rules, record)) {
    const pending = rules.pending(state)
    if (pending.length === 0) return
    const entry = record.entries[n - 1]
    const at = n > 0 && entry.at !== undefined ? { at: entry.at } : {}
    for (const viewer of viewers) {
      const view = rules.view(state, viewer)
      const shown = JSON.stringify(view)
      const isSecret = n > 0 && isMove(entry) && entry.quiet === true && seat !== viewer
      const log = isSecret ? [] : [{ n, seat, told: told.filter((one) => mayHear(one, viewer)), ...at }]
      if (n % MAKE_UP_EVERY === 0) {
        const pick = (_what: string, among: readonly number[]) => among[(n * 7919) % among.length]
        const other = rules.determinize(view, viewer, { pick })
        if (JSON.stringify(rules.view(other, viewer)) !== shown)
          throw new Error(
            `entry ${n}: another position that viewer ${viewer} cannot tell apart looks different`,
          )
      }
      const head =
        n === 0
          ? `"update","table":"${table}","update":{"n":0,"game":"${rules.id}","viewer":${viewer},${about},"view":${shown},`
          : `"change","table":"${table}","change":{"n":${n},"from":${n - 1},"view":${JSON.stringify(difference(before.get(viewer), view))},"rest":{`
      before.set(viewer, view)
      yield {
        n,
        viewer,
        parts: [
          `{"type":${head}`,
          `"pending":${JSON.stringify(pending)},"log":${JSON.stringify(log)},"since":${n - 1},`,
        ],
      }
    }
  }
}
