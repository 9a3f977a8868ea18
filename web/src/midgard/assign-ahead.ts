// Assigning brings a library for dragging along. It comes while the first workers are placed, so a table opens sooner.
import type { State } from '@meadhall/midgard/state'
import { useEffect } from 'react'
import { fetched } from '../table/fetched.tsx'
import { phaseOf } from './phase.ts'

export const assign = fetched(async () => (await import('./Assign.tsx')).Assign)

/** A table that is opened while warriors are assigned waits for it. */
export function ready(view: State): Promise<void> | undefined {
  return phaseOf(view) === 'assign' ? assign.fetch() : undefined
}

export function useAssignAhead(view: State): void {
  const near = phaseOf(view) !== 'setUp'
  useEffect(() => {
    if (near) void assign.fetch()
  }, [near])
}
