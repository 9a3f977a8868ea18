import type { TableUpdate } from '@meadhall/hall/update'
import type { Preview } from '@meadhall/kernel/preview'
import { type AnyHappening, type AnyMove, type Game, mayHear } from '@meadhall/kernel/rules'
import { useCallback, useState } from 'react'
import type { GameTable, Step } from './game-table.ts'
import type { Queue } from './show-queue.ts'

interface LastMove {
  /** The move that ends the turn, while it is shown but not yet made. */
  readonly move: AnyMove | undefined
  readonly sent: boolean
  /** What it leads to; nothing while that is still to be seen scene by scene. */
  readonly shown: TableUpdate | undefined
  readonly step: Step<unknown, AnyHappening> | undefined
  readonly hold: (move: AnyMove, effect: Preview<unknown, AnyHappening>) => void
  readonly drop: () => void
  readonly send: () => void
  /** What came about, unless it has been seen ahead. */
  readonly seen: (step: Queue['step']) => Queue['step']
}

/**
 * The last move of a turn is shown before it is made, so that it can be taken back as those before it. One that has a
 * show of its own is only asked about: saga, scores and board do not run ahead of the show.
 */
export function useLastMove(
  update: TableUpdate,
  { rules }: Game,
  { shows }: GameTable,
  submit: (move: AnyMove) => void,
  refused: boolean,
): LastMove {
  const [kept, setKept] = useState<{
    readonly on: TableUpdate
    readonly move: AnyMove
    readonly ahead?: { readonly shown: TableUpdate; readonly step: Step<unknown, AnyHappening> }
    readonly sent: boolean
  }>()
  const held = kept?.on === update && !(kept.sent && refused) ? kept : undefined
  const seen = kept?.sent && kept.ahead ? kept.ahead.step.n : undefined
  const hold = useCallback(
    (move: AnyMove, { state, told }: Preview<unknown, AnyHappening>) => {
      const { viewer, n, view } = update
      const heard = told.filter((happening) => mayHear(happening, viewer))
      const step = { n: n + 1, by: viewer, before: view, told: heard }
      if (shows?.({ ...step, after: state }, viewer)) return setKept({ on: update, move, sent: false })
      const shown: TableUpdate = {
        ...update,
        view: state,
        pending: rules.pending(state),
        legal: [],
        log: [...update.log, { n: n + 1, seat: viewer, told: heard }],
        scores: update.seats.map((_, seat) => rules.score(state, seat)),
      }
      setKept({ on: update, move, ahead: { shown, step }, sent: false })
    },
    [update, rules, shows],
  )
  return {
    move: held?.move,
    sent: held?.sent ?? false,
    shown: held?.ahead?.shown,
    step: held?.ahead?.step,
    hold,
    drop: () => setKept(undefined),
    send: () => {
      if (!held || held.sent) return
      setKept({ ...held, sent: true })
      submit(held.move)
    },
    seen: (step) => (step?.n === seen && step?.by === update.viewer ? undefined : step),
  }
}
