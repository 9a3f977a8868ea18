import type { TableUpdate } from '@meadhall/hall/update'
import type { GameTable } from '../table/game-table.ts'
import { useKeys } from '../table/keys.ts'
import { movesInWords } from '../table/said.ts'
import { useTable } from '../table/use-table.ts'
import { Notice } from './Notice.tsx'
import type { Planned } from './use-plan.ts'
import { useOnline } from './words.ts'

/** The moves of a plan as sentences, each by the position that it is made in. */
export function usePlanWords(table: GameTable, { plan, tried }: Planned): string[] {
  const { say } = useTable()
  return (tried?.steps ?? []).flatMap(({ before }, i) => {
    const move = plan?.moves[i]
    return move ? [movesInWords(say, table, { view: before, viewer: plan.seat }).move(move)] : []
  })
}

/** In the prompt while others think: the way to one's plan. */
export function PlanButton({ isKept, onPlan }: { isKept: boolean; onPlan: () => void }) {
  const o = useOnline()
  useKeys({ n: onPlan })
  return (
    <button type="button" className="button plan-button" onClick={onPlan}>
      {o(isKept ? 'plan.own' : 'plan')} <kbd>N</kbd>
    </button>
  )
}

/** Among the notices: a plan that can be sent, or that something stands in the way of. */
export function PlanNotice({
  table,
  update,
  planned,
  onSend,
  onLook,
}: {
  table: GameTable
  update: TableUpdate
  planned: Planned
  /** Sends so many of its moves. */
  onSend: (moves: number) => void
  onLook: () => void
}) {
  const o = useOnline()
  const { update: shown, live, say } = useTable()
  const { plan, tried, isDue, drop } = planned
  const moves = usePlanWords(table, planned).join(' · ')
  // Nothing is said ahead of what is shown.
  if (!plan || !tried || !live || shown.n !== update.n) return null
  const { refusal, steps } = tried
  if (!refusal && !isDue) return null
  return (
    <Notice
      className={refusal ? 'lost' : ''}
      words={refusal ? o('plan.refused', { why: say.refusal(refusal) }) : o('plan.ready', { moves })}
    >
      <button type="button" className="button" onClick={drop}>
        {o('plan.drop')}
      </button>
      <button type="button" className="button" onClick={onLook}>
        {o('plan.look')}
      </button>
      {isDue && steps.length > 0 && (
        <button
          type="button"
          className={refusal ? 'button' : 'button main'}
          onClick={() => onSend(steps.length)}
        >
          {refusal ? o('plan.sendPart', { n: steps.length, of: plan.moves.length }) : o('plan.send')}
        </button>
      )}
    </Notice>
  )
}
