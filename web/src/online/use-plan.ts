import type { StandingOrder } from '@meadhall/hall/orders'
import { isDue, orderOf, type Plan, type PlanTried, planningOn, tryPlan } from '@meadhall/hall/plan'
import { taskOf } from '@meadhall/hall/task'
import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyMove, Game } from '@meadhall/kernel/rules'
import { useEffect, useMemo, useRef } from 'react'
import { useKeptPlan } from './kept-plan.ts'

/** The viewer's plan for the next turn, tried on what the viewer knows now. */
export interface Planned {
  readonly plan?: Plan
  /** Where a plan begins and how far it goes; missing where no turn of the viewer can be foreseen. */
  readonly start?: unknown
  readonly tried?: PlanTried
  /** What it answers is asked now. */
  readonly isDue: boolean
  /** The plan as a standing order, where one can carry it. */
  readonly order?: StandingOrder
  readonly add: (move: AnyMove) => void
  readonly back: () => void
  readonly drop: () => void
}

const NO_MOVES: readonly AnyMove[] = []

export function usePlan(table: string, game: Game, { view, viewer, ranking }: TableUpdate): Planned {
  const [kept, keep] = useKeptPlan(table)
  const plan = kept?.seat === viewer ? kept : undefined
  const over = ranking !== undefined
  const now = useMemo((): Pick<Planned, 'start' | 'tried' | 'isDue' | 'order'> => {
    const start = viewer === null || over ? undefined : planningOn(game, view, viewer, plan?.when)
    if (viewer === null || start === undefined) return { isDue: false }
    const order = plan && orderOf(game, start, plan)
    return {
      start,
      tried: tryPlan(game.rules, start, viewer, plan?.moves ?? NO_MOVES),
      isDue: plan !== undefined && isDue(game.rules, view, plan),
      ...(order && { order }),
    }
  }, [game, view, viewer, over, plan])

  // Whoever took the turn without it has thought again; and after the end there is nothing to plan.
  const wasDue = useRef(false)
  const isPast = plan !== undefined && (over || (wasDue.current && !now.isDue))
  useEffect(() => {
    wasDue.current = now.isDue
    if (isPast) keep(undefined)
  }, [now.isDue, isPast, keep])

  return {
    ...now,
    ...(plan && { plan }),
    add(move) {
      if (viewer === null || !now.start) return
      const moves = plan?.moves.slice(0, now.tried?.steps.length) ?? NO_MOVES
      const when = plan?.when ?? taskOf(now.start)?.do
      if (when !== undefined) keep({ seat: viewer, when, moves: [...moves, move] })
    },
    back() {
      const moves = plan?.moves.slice(
        0,
        Math.max(0, Math.min(plan.moves.length, now.tried?.steps.length ?? 0) - 1),
      )
      keep(plan && moves && moves.length > 0 ? { ...plan, moves } : undefined)
    },
    drop: () => keep(undefined),
  }
}
