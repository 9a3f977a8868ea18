import { standingLog } from '@meadhall/hall/update'
import type { AnyHappening } from '@meadhall/kernel/rules'
import { memo, useMemo } from 'react'
import { useWords } from '../text/words.ts'
import type { GameTable } from './game-table.ts'
import { useTable } from './use-table.ts'

/** How many moments the saga lists; the replay has them all. */
const SHOWN = 80

/** The log in sentences, the newest first. A line shows its moment. */
export const Saga = memo(function Saga({
  table,
  onMoment,
}: {
  table: GameTable
  onMoment: (n: number) => void
}) {
  const t = useWords()
  const { update, say, view } = useTable()
  const { LogPicture } = table
  const lines = useMemo(() => {
    const untold = new Set<string>(table.untold)
    const found: { n: number; key: string; happening: AnyHappening }[] = []
    const log = standingLog(update.log)
    for (let i = log.length - 1; i >= 0 && found.length < SHOWN; i--) {
      const { n, told } = log[i]
      for (let k = told.length - 1; k >= 0; k--)
        if (!untold.has(told[k].what)) found.push({ n, key: `${n} ${k}`, happening: told[k] })
    }
    return found
  }, [update.log, table])
  const last = update.n
  return (
    <ol className="saga-lines" aria-label={t('saga')}>
      {lines.map(({ n, key, happening }) => {
        const Piece = happening.seat === undefined ? undefined : table.look(view, happening.seat).Piece
        return (
          <li key={key} className={n === last ? 'now' : ''}>
            <button type="button" title={t('saga.show', { n })} onClick={() => onMoment(n)}>
              <span className="saga-piece">
                {LogPicture ? <LogPicture happening={happening} size={20} /> : Piece && <Piece size={18} />}
              </span>
              <span>{say.happening(happening)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
})
