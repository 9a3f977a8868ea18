import { entryNumber } from '@meadhall/hall/hall-table'
import { answerOf, belongs, goBack, goOn, openLesson, type Tried, tryMove } from '@meadhall/hall/lesson-table'
import { keptUpdateFor, type TableUpdate } from '@meadhall/hall/update'
import type { Lesson } from '@meadhall/kernel/lesson'
import type { AnyMove, Game } from '@meadhall/kernel/rules'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { FollowedTable } from '../table/followed.ts'
import { newest, opened, type Queue, told } from '../table/show-queue.ts'

/** A lesson that is being taken, on a table that the page follows like any other. */
export interface Taking {
  readonly followed: FollowedTable
  /** The step; as many as there are when the lesson is done. */
  readonly at: number
  /** What came of the last try, where it led nowhere. */
  readonly tried: Extract<Tried, { outcome: 'another' | 'refused' }> | undefined
  /** How often the learner tried in vain in this step. */
  readonly vain: number
  readonly goOn: () => void
  readonly goBack: () => void
  /** Makes the move that the lesson would make. */
  readonly doIt: () => void
}

interface Now {
  readonly queue: Queue<TableUpdate>
  readonly at: number
  readonly tried: Taking['tried']
  readonly vain: number
}

/** `why` says what stands in the way, for the bar below the board. */
export function useLesson(
  game: Game,
  lesson: Lesson,
  learner: string,
  why: (tried: NonNullable<Taking['tried']>) => string,
): Taking {
  const table = useRef<ReturnType<typeof openLesson>>(undefined)
  table.current ??= openLesson(game, lesson, learner)
  const { current } = table
  const [now, set] = useState<Now>(() => ({
    queue: opened(keptUpdateFor(current.hall, current.learner)),
    at: 0,
    tried: undefined,
    vain: 0,
  }))

  const doings = useMemo(() => {
    /** What an act leads to: every entry is told by itself, so that each is shown. */
    const act = (work: () => Taking['tried']) => {
      const before = current.at
      const updates: TableUpdate[] = []
      let known = entryNumber(current.hall)
      current.onEntry = () => {
        updates.push(keptUpdateFor(current.hall, current.learner, known))
        known = entryNumber(current.hall)
      }
      const tried = work()
      delete current.onEntry
      const { at } = current
      // Where the chance to do it has gone by, the step has begun anew.
      const anew = tried?.outcome === 'another' && updates.length > 0
      set(({ queue, vain }) => ({
        queue: anew
          ? opened(keptUpdateFor(current.hall, current.learner))
          : updates.reduce((row, update) => told(row, update), queue),
        at,
        tried,
        vain: at === before ? vain + (tried ? 1 : 0) : 0,
      }))
    }
    const back = () => {
      goBack(current)
      set({
        queue: opened(keptUpdateFor(current.hall, current.learner)),
        at: current.at,
        tried: undefined,
        vain: 0,
      })
    }
    return { act, back }
  }, [current])

  const submit = useMemo(
    () => (move: AnyMove) =>
      doings.act(() => {
        const tried = tryMove(current, move)
        return tried.outcome === 'another' || tried.outcome === 'refused' ? tried : undefined
      }),
    [current, doings],
  )

  // What is open is another thing in every step.
  const { at } = now
  const isOpen = useCallback((move: AnyMove) => at === current.at && belongs(current, move), [current, at])

  const followed = useMemo(
    (): FollowedTable => ({
      game: game.rules.id,
      options: current.hall.table.record.options,
      odds: true,
      hints: false,
      update: newest(now.queue),
      queue: now.queue,
      complete: (update) => update as TableUpdate,
      people: [current.learner],
      ...(now.tried && { trouble: why(now.tried) }),
      vain: now.vain,
      isOpen,
      do: {
        submit,
        undo: doings.back,
        redo: () => {},
        restart: doings.back,
        // The others of a lesson never mind.
        ask: doings.back,
        pass: () => {},
        direct: (change) =>
          set((before) => ({ ...before, queue: change(before.queue) as Queue<TableUpdate> })),
      },
      past: { timeline: async () => [], moment: async () => undefined },
    }),
    [game, current, now, isOpen, submit, doings, why],
  )

  return {
    followed,
    at: now.at,
    tried: now.tried,
    vain: now.vain,
    goOn: () =>
      doings.act(() => {
        goOn(current)
        return undefined
      }),
    goBack: doings.back,
    doIt: () => {
      const move = answerOf(current)
      if (move) submit(move)
    },
  }
}
