import { useEffect, useState } from 'react'
import { useSettings } from '../store/settings.ts'
import type { AnyShow } from './game-table.ts'
import { useTable } from './use-table.ts'

/** A scene that stands until the player goes on. */
export const WAITS = 'waits'

/** How long such a scene is looked at by those who would rather not click. */
const LONG_LOOK = 6000

export interface RunningShow {
  /** It stands still: until the player goes on, or lets it run again. */
  readonly paused: boolean
  readonly pause: (paused: boolean) => void
  /** The next scene, or the end. */
  readonly next: () => void
  readonly back: () => void
}

/**
 * Runs a show from scene to scene and ends it; in one component only. `lengths` says how long each scene is looked at
 * in milliseconds, or that it `WAITS`.
 */
export function useRunningShow(
  show: AnyShow | undefined,
  lengths: readonly (number | typeof WAITS)[],
): RunningShow {
  const { reading } = useTable()
  const { waits } = useSettings()
  const [paused, pause] = useState(false)
  const at = show?.at ?? 0
  const told = show?.told
  const length = lengths[at]
  const ms = length === WAITS ? (waits ? undefined : reading(LONG_LOOK)) : length && reading(length)
  const to = (scene: number) => {
    if (scene >= lengths.length) show?.end()
    else show?.to(Math.max(0, scene))
  }
  useEffect(() => pause(false), [told])
  // Each scene has its own clock.
  useEffect(() => {
    if (!show || paused || (length !== undefined && ms === undefined)) return
    if (length === undefined) return show.end()
    const timer = setTimeout(() => to(at + 1), ms)
    return () => clearTimeout(timer)
  }, [show, length, ms, paused])
  return { paused, pause, next: () => to(at + 1), back: () => to(at - 1) }
}
