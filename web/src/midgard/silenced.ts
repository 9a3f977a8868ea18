// Runes that their owner does not want to be asked about again in this round.
import { waiting } from '@meadhall/kernel/agenda'
import type { Rune } from '@meadhall/midgard/vocabulary'
import { useEffect } from 'react'
import { cell, useCell } from '../store/cell.ts'
import { useMidgard } from './hold.ts'

const silenced = cell<{ readonly round: number; readonly runes: readonly Rune[] }>({ round: 0, runes: [] })

export function silence(rune: Rune, round: number): void {
  const { round: of, runes } = silenced.get()
  silenced.set({ round, runes: of === round ? [...runes, rune] : [rune] })
}

/** Answers "not now" to what was silenced; true while it does. */
export function useSilence(): boolean {
  const { view, deciding, send } = useMidgard()
  const { round, runes } = useCell(silenced)
  const task = waiting(view)
  const rune =
    task?.do === 'offerRune' && round === view.round && runes.includes(task.rune) ? task.rune : undefined
  useEffect(() => {
    if (deciding && rune) send({ do: 'declineRune', rune }, true)
  }, [deciding, rune, view])
  useEffect(() => () => silenced.set({ round: 0, runes: [] }), [])
  return rune !== undefined
}
