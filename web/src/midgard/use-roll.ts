import { waiting } from '@meadhall/kernel/agenda'
import type { Fight as FightState } from '@meadhall/midgard/state'
import { useState } from 'react'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'

/** Dice chosen for a re-roll, as 3 × 4 counts. They are kept here until the roll is made. */
export function usePicked(): [readonly number[], (picked: readonly number[]) => void] {
  const { view, update } = useMidgard()
  const [local, setLocal] = useState<{ n: number; picked: readonly number[] }>()
  const picked = local?.n === update.n ? local.picked : (view.fight?.picked ?? [])
  return [picked, (next) => setLocal({ n: update.n, picked: next })]
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** The roll on the table while it can still be changed. */
export function useOpenRoll(scene: Scene): FightState | undefined {
  const { view, deciding, seat } = useMidgard()
  const { fight } = view
  if (!fight || !deciding || waiting(view)?.do !== 'rollAgain' || fight.seat !== seat) return undefined
  // While earlier scenes are shown, the roll to come stays hidden.
  return scene.round === fight.round && scene.faces?.join() === fight.faces.join() ? fight : undefined
}
