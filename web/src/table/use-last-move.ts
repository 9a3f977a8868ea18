import type { TableUpdate } from '@meadhall/hall/update'
import type { Preview } from '@meadhall/kernel/preview'
import { type AnyHappening, type AnyMove, type Game, mayHear } from '@meadhall/kernel/rules'
import { useCallback, useState } from 'react'
import type { Step } from './game-table.ts'
import type { Queue } from './show-queue.ts'

interface LastMove {
  /** The move that ends the turn, while it is shown but not yet made. */
  readonly move: AnyMove | undefined
  readonly sent: boolean
  readonly shown: TableUpdate | undefined
  readonly step: Step<unknown, AnyHappening> | undefined
  readonly hold: (move: AnyMove, effect: Preview<unknown, AnyHappening>) => void
  readonly drop: () => void
  readonly send: () => void
  /** What came about, unless it has been seen ahead. */
  readonly seen: (step: Queue['step']) => Queue['step']
}

/** The last move of a turn is shown before it is made, so that it can be taken back as those before it. */
export function useLastMove(
  update: TableUpdate,
  { rules }: Game,
  submit: (move: AnyMove) => void,
  refused: boolean,
): LastMove {
  const [kept, setKept] = useState<{
    readonly on: TableUpdate
    readonly move: AnyMove
    readonly shown: TableUpdate
    readonly step: Step<unknown, AnyHappening>
    readonly sent: boolean
  }>()
  const held = kept?.on === update && !(kept.sent && refused) ? kept : undefined
  const ahead = kept?.sent ? kept.on.n + 1 : undefined
  const hold = useCallback(
    (move: AnyMove, { state, told }: Preview<unknown, AnyHappening>) => {
      const { viewer, n, view } = update
      const heard = told.filter((happening) => mayHear(happening, viewer))
      const shown: TableUpdate = {
        ...update,
        view: state,
        pending: rules.pending(state),
        legal: [],
        log: [...update.log, { n: n + 1, seat: viewer, told: heard }],
        scores: update.seats.map((_, seat) => rules.score(state, seat)),
      }
      const step = { n: n + 1, by: viewer, before: view, told: heard }
      setKept({ on: update, move, shown, step, sent: false })
    },
    [update, rules],
  )
  return {
    move: held?.move,
    sent: held?.sent ?? false,
    shown: held?.shown,
    step: held?.step,
    hold,
    drop: () => setKept(undefined),
    send: () => {
      if (!held || held.sent) return
      setKept({ ...held, sent: true })
      submit(held.move)
    },
    seen: (step) => (step?.n === ahead && step?.by === update.viewer ? undefined : step),
  }
}
