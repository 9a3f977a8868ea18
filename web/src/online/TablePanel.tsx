import { botOf } from '@meadhall/hall/hall-table'
import type { TableUpdate } from '@meadhall/hall/update'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Dialog } from '../app/controls.tsx'
import { linkTo } from '../app/route.ts'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import type { GameTable } from '../table/game-table.ts'
import { useTable } from '../table/use-table.ts'
import { useWords } from '../text/words.ts'
import { ClockFace } from './ClockFace.tsx'
import { Orders } from './Orders.tsx'
import { ShareLink } from './ShareLink.tsx'
import { seatState } from './seat-state.ts'
import { atTable } from './session.ts'
import { Talk } from './Talk.tsx'
import type { OnlineDoings, OnlineTable } from './use-online-table.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

const Calls = lazy(async () => ({ default: (await import('./calls/Calls.tsx')).Calls }))

/** Everything about the table that is not the game: who is here, talk, orders for while one is away, links. */
export function TablePanel({
  game,
  table,
  update,
  doings,
  moment,
  onSince,
  onClose,
}: {
  game: GameTable
  table: OnlineTable
  update: TableUpdate
  doings: OnlineDoings
  moment: number | undefined
  onSince: () => void
  onClose: () => void
}) {
  const t = useWords()
  const o = useOnline()
  const { say } = useTable()
  const { trouble, busy, run } = useTry()
  const [orders, setOrders] = useState(false)
  const [calls, setCalls] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { info, onlookers } = table
  const { clock, seats, viewer, commitment, ranking } = update
  const isIn = viewer !== null
  const over = ranking !== undefined
  const isAway = isIn && botOf(seats[viewer]) !== undefined
  return (
    <section
      className="table-panel"
      role="dialog"
      aria-label={o('panel')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || orders || calls) return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="over-head">
        <h2 ref={heading} className="title" tabIndex={-1}>
          {o('panel')}
        </h2>
        <button type="button" className="plain-button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
      <ul className="panel-seats" aria-label={o('seats')}>
        {seats.map((holder, seat) => {
          const bot = botOf(holder)
          const state = seatState(update, table, seat)
          return (
            <li key={seat}>
              <SeatPiece seat={seat} size={22} />
              <b className="grow">{say.player(seat)}</b>
              {clock && bot === undefined && <ClockFace clock={clock} seat={seat} />}
              <span className={`seat-state ${state}`}>
                {o(state === 'bot' ? 'kind.bot' : `seat.${state}`)}
              </span>
            </li>
          )
        })}
        <li className="dim">{o('onlookers', { n: onlookers })}</li>
      </ul>
      <Talk lines={table.chat} maySpeak={isIn} onSay={doings.say} />
      <div className="panel-doings">
        {isIn && !over && (
          <>
            <button type="button" className="button" onClick={onSince}>
              {o('since')}
            </button>
            <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOrders(true)}>
              {o('orders')} {info.orders && <span className="tally">{info.orders.length}</span>}
            </button>
            {info.clock.kind !== 'live' && (
              <button
                type="button"
                className="button calls-button"
                aria-haspopup="dialog"
                onClick={() => setCalls(true)}
              >
                {o('calls')}
              </button>
            )}
            {!isAway && (
              <button
                type="button"
                className={leaving ? 'button danger' : 'button'}
                disabled={busy}
                onClick={() => {
                  setLeaving(!leaving)
                  // What is then to be read and pressed lies under the panel.
                  if (leaving)
                    run(async () => {
                      await atTable(info.id, 'leave')
                      onClose()
                    })
                }}
              >
                {o(leaving ? 'leave.sure' : 'leave')}
              </button>
            )}
          </>
        )}
      </div>
      {trouble && (
        <p className="danger" role="alert">
          {trouble}
        </p>
      )}
      {calls && (
        <Dialog title={o('calls')} onClose={() => setCalls(false)} className="calls-dialog">
          <Suspense>
            <Calls heading={false} />
          </Suspense>
        </Dialog>
      )}
      {orders && isIn && !over && (
        <Orders
          table={game}
          orders={info.orders ?? []}
          onOrder={doings.order}
          onClose={() => setOrders(false)}
        />
      )}
      <ShareLink
        link={linkTo('g', info.id, moment ?? update.n)}
        label={o(moment === undefined ? 'link.now' : 'link.moment')}
      />
      {commitment !== undefined && (
        <details className="dice-hash">
          <summary>{o('dice')}</summary>
          <p className="dim">{o('dice.about')}</p>
          <code>{commitment}</code>
        </details>
      )}
    </section>
  )
}
