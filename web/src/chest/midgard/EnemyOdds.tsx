import type { Piece, Tables } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import { threeDiceOdds } from '@meadhall/midgard/dice-odds'
import { WARRIORS } from '@meadhall/midgard/vocabulary'
import { useMemo } from 'react'
import { Die } from '../../art/midgard/Die.tsx'
import { useVoice } from '../../text/words.ts'
import { useChest } from '../words.ts'

const NOTHING: Tables = {}

/** The chance to win with three dice of each kind, beside that of ours. */
export function EnemyOdds({ piece: { row, ours }, tables }: { piece: Piece; tables: Tables }) {
  const { c } = useChest()
  const { locale } = useVoice()
  const id = isRecord(row) && 'defense' in row && typeof row.id === 'string' ? row.id : undefined
  const now = useMemo(() => (id === undefined ? undefined : threeDiceOdds(tables, id)), [tables, id])
  const before = useMemo(
    () => (id === undefined || ours === undefined ? undefined : threeDiceOdds(NOTHING, id)),
    [id, ours],
  )
  if (!now) return null
  const percent = (of: number) => of.toLocaleString(locale, { style: 'percent' })
  const tenths = (of: number) =>
    of.toLocaleString(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <section className="chest-odds" aria-label={c('odds')}>
      <h3 className="world">
        {c('odds')} <small className="dim">{c('odds.about')}</small>
      </h3>
      <ul>
        {now.map(({ win, losses }, kind) => {
          const was = before?.[kind]
          const differs = was && percent(was.win) !== percent(win)
          return (
            <li key={kind} className="row">
              <span>
                {[0, 1, 2].map((nth) => (
                  <Die key={nth} warrior={WARRIORS[kind]} size={18} />
                ))}
              </span>
              <span className="chest-bar" style={{ '--share': win } as React.CSSProperties} />
              <b className="count">{percent(win)}</b>
              <span className="dim">{differs ? c('was', { value: percent(was.win) }) : ''}</span>
              <span className="dim">{c('odds.lose', { n: tenths(losses) })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
