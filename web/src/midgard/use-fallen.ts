import { waiting } from '@meadhall/kernel/agenda'
import { fightOdds } from '@meadhall/midgard/odds'
import { NONE } from '@meadhall/midgard/state'
import { useState } from 'react'
import type { Scene } from './film.ts'
import { type Hold, useMidgard } from './hold.ts'

/** Who must be chosen to fall, and how many; the counts chosen so far. */
export type Fallen = readonly number[]

export function openLoss(hold: Hold): { count: number; food: boolean } | undefined {
  const task = hold.deciding ? waiting(hold.view) : undefined
  if (task?.do === 'chooseFallen') return { count: task.count, food: false }
  if (task?.do === 'chooseLost') return { count: task.things, food: true }
  return undefined
}

/** At first the choice that leaves the best chance; the owner may choose others. */
export function useFallen(scene: Scene): [Fallen, (fallen: Fallen) => void] {
  const hold = useMidgard()
  const { legal, update, view } = hold
  const [local, setLocal] = useState<{ n: number; fallen: Fallen }>()
  const loss = openLoss(hold)
  let fallen: Fallen = [0, 0, 0, 0]
  if (local?.n === update.n) fallen = local.fallen
  else if (loss) {
    let best = -1
    for (const move of legal) {
      const lost =
        move.do === 'fall' ? [...move.dice, 0] : move.do === 'lose' ? [...move.dice, move.food] : undefined
      if (!lost) continue
      const card = scene.enemy === NONE ? view.monsters[scene.shore] : scene.enemy
      const left = scene.crew.slice(0, 3).map((count, kind) => count - lost[kind])
      const { win } = fightOdds(view, scene.seat, left, card, scene.enemy === NONE ? 0 : scene.damage)
      if (win > best) {
        best = win
        fallen = lost
      }
    }
  }
  return [fallen, (next) => setLocal({ n: update.n, fallen: next })]
}
