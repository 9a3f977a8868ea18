import type { ListedTable } from '@meadhall/hall/online'
import { address } from '../app/route.ts'
import { titleOf } from '../hall/catalog.ts'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { dayWords } from '../hall/table-state.ts'
import { listed } from '../text/listed.ts'
import { useVoice } from '../text/words.ts'
import { timeLeft, useNow } from './ClockFace.tsx'
import { isResting, waitsFor } from './session.ts'
import { clockWords, seatName, tableStateWords } from './table-words.ts'
import { useOnline } from './words.ts'

/** A table in a list: who sits there, where it stands and for how long, and the way to it. */
export function TableRow({ table, onJoin }: { table: ListedTable; onJoin?: (() => void) | undefined }) {
  const voice = useVoice()
  const { t, locale } = voice
  const o = useOnline()
  const { id, game, status, seats, pending, clock, isUnseen } = table
  const waits = waitsFor(table)
  const names = seats.flatMap((seat, i) => (seat.kind === 'open' ? [] : [seatName(t, o, seat, i)]))
  const when = table.finished ?? table.started ?? table.created
  return (
    <li className={waits || isUnseen ? 'online-row mine' : 'online-row'}>
      <span className="row-sitters" aria-hidden="true">
        {seats.map(({ kind }, seat) =>
          kind === 'open' ? (
            <span key={seat} className="nobody" />
          ) : (
            <span key={seat} className={pending.includes(seat) ? 'now' : ''}>
              <SeatPiece seat={seat} size={26} />
            </span>
          ),
        )}
      </span>
      <span className="kept-words grow">
        <b className="world">
          {t(titleOf(game))} {isUnseen && <span className="tally">{o('tableIs.unseen')}</span>}
        </b>
        <span className={waits ? 'turn' : ''}>
          {tableStateWords(voice, o, table)}
          {table.deadline !== undefined && !isResting(table) && <Left until={table.deadline} />}
        </span>
        <span className="dim">
          {[listed(locale, names), clockWords(o, clock), dayWords(when, locale)].join(' · ')}
        </span>
      </span>
      {onJoin ? (
        <button type="button" className="button main" onClick={onJoin}>
          {o('sitDown')}
        </button>
      ) : (
        <a
          className={waits ? 'button main' : 'button'}
          href={address({ at: 'g', id, show: status === 'finished' ? 'score' : 'play' })}
        >
          {o(wayTo(table))}
        </a>
      )}
    </li>
  )
}

/** One plays where it is one's turn; elsewhere one looks in. */
function wayTo(table: ListedTable): 'go.finished' | 'go.watch' | 'go.play' | 'go.open' {
  if (table.status === 'finished') return 'go.finished'
  if (table.status === 'playing' && table.yourSeat === null) return 'go.watch'
  return waitsFor(table) ? 'go.play' : 'go.open'
}

/** How long who must decide has left. */
function Left({ until }: { until: number }) {
  const o = useOnline()
  const now = useNow(true)
  const left = until - now
  return <> · {left > 0 ? o('tableIs.left', { time: timeLeft(o, left) }) : o('tableIs.over')}</>
}
