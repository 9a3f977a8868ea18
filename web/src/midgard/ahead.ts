// What a table can do without at first is fetched shortly before it is needed, so that a table opens sooner.
import { waiting } from '@meadhall/kernel/agenda'
import type { State } from '@meadhall/midgard/state'
import { useEffect } from 'react'
import { fetched } from '../table/fetched.tsx'
import { useMidgard } from './hold.ts'
import { isFight, phaseOf } from './phase.ts'

/** Brings a library for dragging along. */
export const assign = fetched(async () => (await import('./Assign.tsx')).Assign)
export const choice = fetched(async () => (await import('./Choices.tsx')).Choice)
/** What a place asks for, and what it says of itself: when the first one is touched. */
export const chooser = fetched(async () => (await import('./Chooser.tsx')).Chooser)
export const placeTip = fetched(async () => (await import('./Tip.tsx')).PlaceTip)
export const shoreTip = fetched(async () => (await import('./Tip.tsx')).ShoreTip)
export const combat = fetched(async () => (await import('./Combat.tsx')).Combat)
export const rivalSheet = fetched(async () => (await import('./RivalSheet.tsx')).RivalSheet)

/** A table that is opened in the middle of it waits for it. */
export function ready(view: State): Promise<void> | undefined {
  if (isFight(view)) return combat.fetch()
  return phaseOf(view) === 'assign' ? assign.fetch() : undefined
}

/** Assigning comes while workers are placed; combat once the viewer has sworn, or has nothing to swear. */
export function useAhead(view: State): void {
  const { seat, deciding } = useMidgard()
  const phase = phaseOf(view)
  const placing = phase === 'place' || phase === 'assign'
  const sworn = phase === 'assign' && seat !== null && (view.players[seat].confirmed || !deciding)
  const fighting = sworn || (phase === 'combat' && waiting(view) !== undefined)
  useEffect(() => {
    if (placing) void assign.fetch()
    if (phase === 'place') void choice.fetch()
  }, [placing, phase])
  useEffect(() => {
    if (fighting) void combat.fetch()
  }, [fighting])
}
