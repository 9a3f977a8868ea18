import { entryNumber, type HallTable, isOver } from '@meadhall/hall/hall-table'
import type { MomentSeen } from '@meadhall/hall/online'
import type { TableUpdate } from '@meadhall/hall/update'
import { moments } from '@meadhall/kernel/replay'
import { mayHear } from '@meadhall/kernel/rules'
import { type Eyes, type Mark, marksOf, tableAt } from './marks.ts'

interface Seen {
  readonly n: number
  readonly eyes: Eyes
  readonly all: MomentSeen[]
}

const kept = new WeakMap<HallTable, Seen>()

/**
 * What the eyes see of every moment that stands, played through once and kept until another entry comes. Hands are
 * opened only after the end.
 */
function seenBy(hall: HallTable, eyes: Eyes): MomentSeen[] {
  const { rules } = hall.game
  const n = entryNumber(hall)
  const known = kept.get(hall)
  if (known?.n === n && known.eyes === eyes) return known.all
  const isOpen = eyes === 'open' && isOver(hall)
  const viewer = eyes === 'open' ? null : eyes
  const all = Array.from(moments(rules, hall.table.record), ({ n, seat, state, told }) => ({
    n,
    seat,
    view: isOpen ? state : rules.view(state, viewer),
    told: told.filter((happening) => isOpen || mayHear(happening, viewer)),
  }))
  kept.set(hall, { n, eyes, all })
  return all
}

export function timelineOf(hall: HallTable, eyes: Eyes): Mark[] {
  return marksOf(hall.game, hall.holders.length, seenBy(hall, eyes))
}

/** The table as it stood after entry `n`, to look at only. */
export function momentOf(hall: HallTable, n: number, eyes: Eyes): TableUpdate | undefined {
  const about = {
    seats: hall.holders.slice(),
    options: hall.table.record.options,
    viewer: eyes === 'open' ? null : eyes,
  }
  return tableAt(hall.game, about, seenBy(hall, eyes), n)
}
