import type { TableUpdate } from '@meadhall/hall/update'
import { type ReactNode, useEffect, useState } from 'react'
import { useCell } from '../store/cell.ts'
import { listed } from '../table/said.ts'
import { useTable } from '../table/use-table.ts'
import { isConnected } from './connection.ts'
import { atTable } from './session.ts'
import type { OnlineDoings, OnlineTable } from './use-online-table.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

/** A drop that mends itself sooner is not worth a word. */
const PATIENCE = 800

/** What the table has to say to this person besides the game: a lost line, a question, a seat that a bot keeps warm. */
export function Notices({
  table: { info },
  update,
  doings,
  onRematch,
}: {
  table: OnlineTable
  update: TableUpdate
  doings: OnlineDoings
  onRematch: () => void
}) {
  const o = useOnline()
  const { say } = useTable()
  const { busy, run, trouble } = useTry()
  const lost = useLost()
  const { asking, viewer, seats, standing } = update
  const holder = viewer === null ? undefined : seats[viewer]
  const standIn = standing === undefined && holder?.kind === 'person' && holder.standIn !== undefined
  const names = (of: readonly number[]) => listed(say, of.map(say.player))
  return (
    <div className="notices" aria-live="polite">
      {lost && <Notice words={o('lost')} className="lost" />}
      {asking && viewer !== null && asking.seat === viewer && (
        <Notice
          words={o('asking.own', {
            names: names(seats.flatMap((_, seat) => (asking.agreed.includes(seat) ? [] : [seat]))),
          })}
        >
          <button type="button" className="button" onClick={() => doings.answer(false)}>
            {o('asking.withdraw')}
          </button>
        </Notice>
      )}
      {asking && viewer !== null && !asking.agreed.includes(viewer) && (
        <Notice words={o('asking', { name: say.player(asking.seat) })}>
          <button type="button" className="button" onClick={() => doings.answer(false)}>
            {o('asking.no')}
          </button>
          <button type="button" className="button main" onClick={() => doings.answer(true)}>
            {o('asking.yes')}
          </button>
        </Notice>
      )}
      {standIn && (
        <Notice words={trouble || o('standIn')}>
          <button
            type="button"
            className="button main"
            disabled={busy}
            onClick={() => run(() => atTable(info.id, 'return'))}
          >
            {o('standIn.return')}
          </button>
        </Notice>
      )}
      {info.rematch !== undefined && info.yourSeat !== null && (
        <Notice words={o('rematch')}>
          <button type="button" className="button main" onClick={onRematch}>
            {o('sitDown')}
          </button>
        </Notice>
      )}
    </div>
  )
}

function Notice({
  words,
  className = '',
  children,
}: {
  words: string
  className?: string
  children?: ReactNode
}) {
  return (
    <div className={`notice ${className}`}>
      <span className="grow">{words}</span>
      {children}
    </div>
  )
}

/** The line has been down for a moment. */
function useLost(): boolean {
  const connected = useCell(isConnected)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (connected) return setLost(false)
    const timer = setTimeout(() => setLost(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [connected])
  return lost
}
