import { waiting } from '@meadhall/kernel/agenda'
import { bestAgain } from '@meadhall/midgard/odds'
import type { Fight as FightState } from '@meadhall/midgard/state'
import { FAVOR } from '@meadhall/midgard/vocabulary'
import { useMemo, useState } from 'react'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'

/** Dice chosen for a re-roll, as 3 × 4 counts: at first those that are better rolled again, if any are. */
export function usePicked(): [readonly number[], (picked: readonly number[]) => void] {
  const { view, update, deciding, seat, odds } = useMidgard()
  const [local, setLocal] = useState<{ n: number; picked: readonly number[] }>()
  const { fight } = view
  const asked = odds && deciding && seat !== null && fight?.seat === seat && waiting(view)?.do === 'rollAgain'
  const advice = useMemo(
    () => (asked && view.players[seat].stores[FAVOR] > 0 ? bestAgain(view, view.fight!) : undefined),
    [asked, view, seat],
  )
  const picked = local?.n === update.n ? local.picked : (advice ?? fight?.picked ?? [])
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
