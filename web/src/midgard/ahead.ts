// What a table can do without at first is fetched while the first workers are placed, so a table opens sooner:
// assigning brings a library for dragging along, and the cards for results are seen after it.
import type { State } from '@meadhall/midgard/state'
import { useEffect } from 'react'
import { fetched } from '../table/fetched.tsx'
import { phaseOf } from './phase.ts'

export const assign = fetched(async () => (await import('./Assign.tsx')).Assign)
export const result = fetched(async () => (await import('./Result.tsx')).Result)
export const rivalSheet = fetched(async () => (await import('./RivalSheet.tsx')).RivalSheet)
export const roundEndCard = fetched(async () => (await import('./RoundEnd.tsx')).RoundEnd)

/** A table that is opened while warriors are assigned waits for it. */
export function ready(view: State): Promise<void> | undefined {
  return phaseOf(view) === 'assign' ? assign.fetch() : undefined
}

export function useAhead(view: State): void {
  const near = phaseOf(view) !== 'setUp'
  useEffect(() => {
    if (!near) return
    void assign.fetch()
    void result.fetch()
    void roundEndCard.fetch()
  }, [near])
}
