import type { Happening } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import { useEffect, useRef } from 'react'
import { cell, useCell } from '../store/cell.ts'
import type { Step } from '../table/game-table.ts'
import { filmOf, wayTo } from './film.ts'
import { useMountain } from './hold.ts'
import type { Scene } from './scene.ts'

/** How long a scene is worth looking at, in milliseconds. */
const LENGTH: Record<Scene['kind'], number> = {
  gate: 1300,
  gnome: 1700,
  champion: 1500,
  domain: 1300,
  verdict: 2000,
  hall: 1000,
  elders: 1500,
  votes: 1000,
  endOfGame: 1300,
}

/** How long a gnome takes from one cavern to the next. */
export const WALK = 260

interface Reel {
  readonly n: number
  /** What it tells of; the same telling is shown once, unless one comes back to it. */
  readonly told: readonly Happening[]
  readonly scenes: readonly Scene[]
  readonly at: number
}

const NONE: Reel = { n: -1, told: [], scenes: [], at: 0 }
const reels = cell<Reel>(NONE)
const made = new WeakMap<readonly Happening[], readonly Scene[]>()

function scenesOf({ before, told }: Step<State, Happening>, after: State): readonly Scene[] {
  let scenes = made.get(told)
  if (!scenes) {
    scenes = filmOf(before, told, after)
    made.set(told, scenes)
  }
  return scenes
}

/** The reel to show: a new step's, or the one that is still running while others have only chosen something. */
function useReel(): Reel {
  const { step, view, seat } = useMountain()
  const running = useCell(reels)
  if (!step) return NONE
  if (step.told === running.told) return running
  const scenes = scenesOf(step, view)
  if (scenes.length > 0) return { n: step.n, told: step.told, scenes, at: 0 }
  return step.n > running.n && step.by !== seat ? running : NONE
}

/** The scene that is shown now, if a film runs. */
export function useScene(): Scene | undefined {
  const { scenes, at } = useReel()
  return scenes[at]
}

/** Runs the film; in one component only. */
export function useFilm(): { scene: Scene | undefined; left: number; next: () => void; skip: () => void } {
  const { lasting, hurried, step } = useMountain()
  const reel = useReel()
  const { n, told, scenes, at } = reel
  const scene = scenes[at]
  const next = () => reels.set({ n, told, scenes, at: at + 1 })
  const skip = () => reels.set({ n, told, scenes, at: scenes.length })

  // Each scene has its own clock.
  useEffect(() => {
    if (!scene) return
    reels.set({ n, told, scenes, at })
    // Without motion scenes are pictures, and stand as long as they take to read.
    const length = LENGTH[scene.kind] + WALK * Math.max(0, wayTo(scene).length - 1)
    const timer = setTimeout(() => reels.set({ n, told, scenes, at: at + 1 }), lasting(length) || length)
    return () => clearTimeout(timer)
  }, [told, at, scene])

  // Without a step nothing runs.
  useEffect(() => {
    if (!step) reels.set(NONE)
  }, [step === undefined])

  const seen = useRef(hurried)
  // Only impatience counts.
  useEffect(() => {
    if (seen.current === hurried) return
    seen.current = hurried
    skip()
  }, [hurried])

  return { scene, left: scenes.length - at, next, skip }
}
