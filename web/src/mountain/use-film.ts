import type { Happening } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import { useEffect, useRef } from 'react'
import { cell, useCell } from '../store/cell.ts'
import type { Step } from '../table/game-table.ts'
import { filmOf, type Scene } from './film.ts'
import { useMountain } from './hold.ts'

/** How long a scene is worth looking at, in milliseconds. */
const LENGTH: Record<Scene['kind'], number> = {
  gate: 1300,
  gnome: 1700,
  champion: 1500,
  domain: 1300,
  verdict: 2000,
}

interface Reel {
  readonly n: number
  readonly scenes: readonly Scene[]
  readonly at: number
}

const NONE: Reel = { n: -1, scenes: [], at: 0 }
const reels = cell<Reel>(NONE)
const made = new WeakMap<Step<State, Happening>, readonly Scene[]>()

function scenesOf(step: Step<State, Happening>): readonly Scene[] {
  let scenes = made.get(step)
  if (!scenes) {
    scenes = filmOf(step.before, step.told)
    made.set(step, scenes)
  }
  return scenes
}

/** The reel to show: a new step's, or the one that is still running while others have only chosen something. */
function useReel(): Reel {
  const { step, lasting } = useMountain()
  const running = useCell(reels)
  if (!step || lasting(1000) === 0) return NONE
  const scenes = step.n === running.n ? running.scenes : scenesOf(step)
  if (step.n > running.n && scenes.length > 0) return { n: step.n, scenes, at: 0 }
  return step.n >= running.n ? running : NONE
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
  const { n, scenes, at } = reel
  const scene = scenes[at]
  const next = () => reels.set({ n, scenes, at: at + 1 })
  const skip = () => reels.set({ n, scenes, at: scenes.length })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has its own clock
  useEffect(() => {
    if (!scene) return
    reels.set({ n, scenes, at })
    const timer = setTimeout(() => reels.set({ n, scenes, at: at + 1 }), lasting(LENGTH[scene.kind]))
    return () => clearTimeout(timer)
  }, [n, at, scene])

  // biome-ignore lint/correctness/useExhaustiveDependencies: without a step nothing runs
  useEffect(() => {
    if (!step) reels.set(NONE)
  }, [step === undefined])

  const seen = useRef(hurried)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only impatience counts
  useEffect(() => {
    if (seen.current === hurried) return
    seen.current = hurried
    skip()
  }, [hurried])

  return { scene, left: scenes.length - at, next, skip }
}
