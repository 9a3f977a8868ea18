import type { Speaker } from '@meadhall/hall/say'
import type { SeenUpdate } from '@meadhall/hall/update'
import type { AnyHappening, Viewer } from '@meadhall/kernel/rules'
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { reading, settings } from '../store/settings.ts'
import type { AnyShow, GameTable } from './game-table.ts'
import { again, ended, hurried, isUpToDate, next, type Queue, type Told } from './show-queue.ts'

/** How the queue of a table changes: a function of what it is. */
export type Direct = (change: (queue: Queue) => Queue) => void

/** What is on the stage: the show that runs, and how to go on. */
export interface Stage {
  readonly show?: AnyShow
  /** Everything that was told has been shown, so it may be answered. */
  readonly upToDate: boolean
  /** Shows what still waits at once, up to what concerns the viewer. */
  readonly hurry: () => void
  /** Shows the last show once more, where there is one. */
  readonly again?: () => void
}

/** Lets the queue move on: a show until its end, any other step as long as it takes to be read. */
export function useStage(
  queue: Queue,
  direct: Direct,
  { table, say, held }: { table: GameTable; say: Speaker; held: boolean },
): Stage {
  const seen = useVisible()
  const seat = queue.shown.viewer
  const shownAt = useRef(0)
  useLayoutEffect(() => {
    shownAt.current = performance.now()
  }, [queue.shown, queue.step])

  useLayoutEffect(() => {
    const { waiting, show } = queue
    if (show || waiting.length === 0 || held || !seen) return
    const [first] = waiting
    const go = () =>
      direct((now) => (now === queue ? next(now, showOf(table, first, seat) !== undefined) : now))
    // Whoever moves has seen what came before.
    if (isQuiet(queue, first, table)) return go()
    // What others did is drawn bit by bit, so that a slow phone takes a touch meanwhile. For who decides at the same
    // time it is drawn at once: what is open for them stays open.
    const isAsked = seat !== null && queue.shown.pending.includes(seat)
    const draw = isAsked ? go : () => startTransition(go)
    const left = shownAt.current + readingTime(queue, table, say) - performance.now()
    if (left <= 0) return draw()
    const timer = setTimeout(draw, left)
    return () => clearTimeout(timer)
  }, [queue, direct, table, say, seat, held, seen])

  const { show: running } = queue
  const [scene, setScene] = useState<{ of: Told<SeenUpdate>; at: number }>()
  const first = useMemo(() => firstScene(table, running), [table, running])
  const at = scene && scene.of === running ? scene.at : first
  const show = useMemo((): AnyShow | undefined => {
    if (!running?.step) return undefined
    return {
      ...running.step,
      after: running.update.view,
      at,
      to: (to) => setScene({ of: running, at: to }),
      end: () => direct((now) => (now.show === running ? ended(now) : now)),
    }
  }, [running, at, direct])

  const hurry = useCallback(
    () => direct((now) => hurried(now, (told) => showOf(table, told, seat) === 'mine')),
    [direct, table, seat],
  )
  const once = useCallback(() => direct(again), [direct])
  // What the viewer did is shown before anything is drawn, as is what says nothing: what is open for it stays open.
  const atOnce = queue.waiting.every((told) => isQuiet(queue, told, table) && !showOf(table, told, seat))
  const upToDate = isUpToDate(queue) || (atOnce && !running && !held && seen)
  return useMemo(
    () => ({ upToDate, hurry, ...(show && { show }), ...((running || queue.last) && { again: once }) }),
    [upToDate, hurry, show, running, queue.last, once],
  )
}

function showOf(
  table: GameTable,
  { step, update }: Told<SeenUpdate>,
  seat: Viewer,
): 'mine' | 'others' | undefined {
  return step && table.shows?.({ ...step, after: update.view }, seat)
}

/** Takes no time: the viewer's own, or what says nothing after it, as when the others choose at the same time. */
function isQuiet({ shown, step }: Queue, told: Told<SeenUpdate>, { untold = [] }: GameTable): boolean {
  if (told.step === undefined || told.step.by === shown.viewer) return true
  const known = step === undefined || step.by === shown.viewer || step.told.every(isUntold)
  return known && told.step.told.every(isUntold)
  function isUntold({ what }: AnyHappening): boolean {
    return untold.includes(what)
  }
}

/** The scene that a show begins with. */
function firstScene({ sceneOf }: GameTable, running: Told<SeenUpdate> | undefined): number {
  if (!running?.step || running.from === undefined || !sceneOf) return 0
  return sceneOf({ ...running.step, after: running.update.view }, running.from)
}

/** A sentence and a glance: how long what is shown takes to be followed. What one did oneself one knows. */
function readingTime({ shown, step, last }: Queue, { untold = [] }: GameTable, say: Speaker): number {
  if (!step) return 0
  const kept = settings.get()
  if (step.by === shown.viewer || last?.told.step === step) return reading(kept, 400)
  const words = step.told.filter(({ what }) => !untold.includes(what)).map((told) => say.happening(told))
  if (words.length === 0) return 0
  const signs = words.join(' ').length * (say.locale === 'ja' ? 2 : 1)
  return reading(kept, Math.min(3600, 600 + 26 * signs))
}

/** Whether anybody can look: in a page behind others nothing is shown. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(document.visibilityState === 'visible')
  useLayoutEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return visible
}
