// A rune that one does not want to be asked about again this round: the page declines it by itself.

import { waiting } from '@meadhall/kernel/agenda'
import type { Rune } from '@meadhall/midgard/vocabulary'
import { useEffect } from 'react'
import { cell, useCell } from '../store/cell.ts'

import { type Hold, useMidgard } from './hold.ts'

/** Which offers, by table, seat, round and rune. */
const silenced = cell<readonly string[]>([])

function nameOf({ update, view, seat }: Hold, rune: Rune): string {
  return [update.commitment, seat, view.round, rune].join(' ')
}

/** From now until the round is over this rune is not offered again. */
export function silence(hold: Hold, rune: Rune): void {
  silenced.set([...silenced.get(), nameOf(hold, rune)])
}

/** Whether what is offered now has been silenced; declines it where it has. In one component only. */
export function useSilenced(): boolean {
  const hold = useMidgard()
  const quiet = useCell(silenced)
  const task = hold.deciding ? waiting(hold.view) : undefined
  const rune = task?.do === 'offerRune' ? task.rune : undefined
  const declines = rune !== undefined && quiet.includes(nameOf(hold, rune))
  const { send, update } = hold
  useEffect(() => {
    if (declines) send({ do: 'declineRune', rune }, true)
    // Once for each time that it is offered.
  }, [declines, update.n])
  return declines
}
