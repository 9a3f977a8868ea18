import { completed, type SeenUpdate, type TableUpdate } from '@meadhall/hall/update'
import type { Game } from '@meadhall/kernel/rules'
import { useMemo } from 'react'
import type { Route } from '../app/route.ts'
import type { Around, FollowedTable } from '../table/followed.ts'
import { useKeys } from '../table/keys.ts'
import { OpenTable } from '../table/OpenTable.tsx'
import type { Parts } from '../table/parts.ts'
import { opened } from '../table/show-queue.ts'
import { useTable } from '../table/use-table.ts'
import { Strip } from './Notices.tsx'
import { usePlanWords } from './PlanParts.tsx'
import type { Planned } from './use-plan.ts'
import { useOnline } from './words.ts'

interface Doings {
  readonly onBack: () => void
  readonly onSend: (moves: number) => void
  readonly onOrder: () => void
}

/** One's next turn on a private copy of the table: the same board, the same rules, nobody else. */
export function Planning({
  route,
  followed,
  parts,
  around,
  planned,
  ...doings
}: {
  route: Extract<Route, { show: string }>
  followed: FollowedTable
  parts: Parts
  around: Around
  planned: Planned
} & Doings) {
  const { update } = followed
  const { rules } = parts.game
  const shown = useMemo(
    () => plannedUpdate(rules, update, planned),
    [rules, update, planned.tried, planned.plan],
  )
  const queue = useMemo(() => opened(shown), [shown])
  const { refusal: _, trouble: __, ...rest } = followed
  const own: FollowedTable = {
    ...rest,
    hints: false,
    isPlan: true,
    update: shown,
    queue,
    complete: (seen) => seen as TableUpdate,
    do: {
      ...NOTHING,
      submit: planned.add,
      undo: planned.back,
      restart: planned.drop,
    },
  }
  const over = <PlanStrip parts={parts} planned={planned} {...doings} />
  return (
    <OpenTable
      route={route}
      followed={own}
      parts={parts}
      around={{
        ...(around.beside && { beside: around.beside }),
        ...(around.calls && { calls: around.calls }),
        over,
      }}
      onHall={doings.onBack}
    />
  )
}

const nothing = () => {}
const NOTHING = { redo: nothing, ask: nothing, pass: nothing, direct: nothing }

/** The table as it would be after the plan. Its saga is that of the game: nothing of this has happened. */
function plannedUpdate(rules: Game['rules'], update: TableUpdate, { plan, tried }: Planned): TableUpdate {
  if (!tried) return update
  const { clock: _, asking: __, ...rest } = update
  const move = plan?.moves[tried.steps.length - 1]
  const isStopped = tried.until !== undefined
  const seen: SeenUpdate = {
    ...rest,
    n: update.n + tried.steps.length,
    view: tried.state,
    pending: isStopped ? update.pending : rules.pending(tried.state),
    undo: move ? { undo: { n: update.n + tried.steps.length, move } } : {},
  }
  const whole = completed(rules, seen)
  return isStopped ? { ...whole, legal: [] } : whole
}

/** Over the planned table: that it is a plan, what it holds, and what can be done with it. */
function PlanStrip({ parts, planned, onBack, onSend, onOrder }: { parts: Parts; planned: Planned } & Doings) {
  const o = useOnline()
  const { say, update } = useTable()
  const { plan, tried, isDue, order } = planned
  const moves = usePlanWords(parts.table, planned)
  useKeys({ n: onBack, Escape: onBack }, true)
  const isStopped = tried?.until !== undefined
  const isOver = tried && moves.length > 0 && !update.pending.includes(update.viewer ?? -1)
  return (
    <Strip>
      <section className="notice plan" aria-label={o('plan.title')}>
        <div className="grow">
          <b>{o('plan.head')}</b> {moves.length > 0 ? moves.join(' · ') : o('plan.about')}
          {tried?.refusal ? (
            <p className="danger">{o('plan.refused', { why: say.refusal(tried.refusal) })}</p>
          ) : (
            (isStopped || isOver) && <p className="dim">{o(isStopped ? 'plan.chance' : 'plan.over')}</p>
          )}
        </div>
        {order && !isDue && (
          <button type="button" className="button" title={o('plan.order.about')} onClick={onOrder}>
            {o('plan.order')}
          </button>
        )}
        {isDue && plan && !tried?.refusal && (
          <button type="button" className="button main" onClick={() => onSend(plan.moves.length)}>
            {o('plan.send')}
          </button>
        )}
        <button type="button" className={isDue ? 'button' : 'button main'} onClick={onBack}>
          {o(moves.length > 0 ? 'plan.keep' : 'plan.back')} <kbd>N</kbd>
        </button>
      </section>
    </Strip>
  )
}
