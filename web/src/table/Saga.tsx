import { type LogEntry, remainingLog } from '@meadhall/hall/update'
import type { AnyHappening, Seat } from '@meadhall/kernel/rules'
import { memo, useMemo } from 'react'
import { useWords } from '../text/words.ts'
import type { GameTable } from './game-table.ts'
import { useTable } from './use-table.ts'

/** How many moments the saga lists; the replay has them all. */
const SHOWN = 80

interface Line {
  readonly n: number
  /** Which of what the entry tells. */
  readonly nth: number
  readonly key: string
  readonly happening: AnyHappening
  /** Whose person a bot moved for. */
  readonly standIn: Seat | undefined
}

/** The lines of a log, the newest first, without what was taken back and what another line says too. */
export function sagaLines(log: readonly LogEntry[], { untold = [] }: GameTable, after = -1): Line[] {
  const found: Line[] = []
  const remaining = remainingLog(log)
  for (let i = remaining.length - 1; i >= 0 && found.length < SHOWN; i--) {
    const { n, told, seat } = remaining[i]
    if (n <= after) break
    const standIn = remaining[i].standIn && seat !== null ? seat : undefined
    for (let k = told.length - 1; k >= 0; k--)
      if (!untold.includes(told[k].what))
        found.push({ n, nth: k, key: `${n} ${k}`, happening: told[k], standIn })
  }
  return found
}

/** The log in sentences, the newest first; what came `after` an entry, the oldest first. A line shows its moment. */
export const Saga = memo(function Saga({
  table,
  after,
  about,
  onMoment,
}: {
  table: GameTable
  after?: number
  /** Only what this is true of. */
  about?: (happening: AnyHappening) => boolean
  onMoment: (n: number, nth: number) => void
}) {
  const t = useWords()
  const { update, say, sayStandIn, view } = useTable()
  const { LogPicture } = table
  const lines = useMemo(() => {
    const all = sagaLines(update.log, table, after)
    const found = about ? all.filter(({ happening }) => about(happening)) : all
    return after === undefined ? found : found.toReversed()
  }, [update.log, table, after, about])
  const last = update.n
  return (
    <ol className="saga-lines" aria-label={t('saga')}>
      {lines.map(({ n, nth, key, happening, standIn }, i) => {
        const Piece = happening.seat === undefined ? undefined : table.look(view, happening.seat).Piece
        return (
          <li key={key} className={n === last ? 'now' : ''}>
            <button
              type="button"
              title={t('saga.show', { n })}
              // One stop on the way; the arrows walk through the list.
              tabIndex={i === 0 ? 0 : -1}
              onClick={() => onMoment(n, nth)}
            >
              <span className="saga-piece">
                {LogPicture ? <LogPicture happening={happening} size={20} /> : Piece && <Piece size={18} />}
              </span>
              <span>{(standIn === undefined ? say : sayStandIn(standIn)).happening(happening)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
})
