import type { ListedTable } from '@meadhall/hall/online'
import { address } from '../app/route.ts'
import { titleOf } from '../hall/catalog.ts'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { listed } from '../text/listed.ts'
import { useVoice } from '../text/words.ts'
import { waitsFor } from './session.ts'
import { clockWords, seatName, tableStateWords } from './table-words.ts'
import { useOnline } from './words.ts'

/** A table in a list: who sits there, where it stands, and the way to it. */
export function TableRow({ table, onJoin }: { table: ListedTable; onJoin?: (() => void) | undefined }) {
  const { t, locale } = useVoice()
  const o = useOnline()
  const { id, game, status, seats, pending, clock } = table
  const waits = waitsFor(table)
  return (
    <li className={waits ? 'online-row mine' : 'online-row'}>
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
        <b className="world">{t(titleOf(game))}</b>
        <span className={waits ? 'turn' : ''}>{tableStateWords({ t, locale }, o, table)}</span>
        <span className="dim">
          {listed(
            locale,
            seats.flatMap((seat, i) => (seat.kind === 'open' ? [] : [seatName(t, o, seat, i)])),
          )}{' '}
          · {clockWords(o, clock)}
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
          {o(
            status === 'open'
              ? 'go.open'
              : status === 'finished'
                ? 'go.finished'
                : table.yourSeat === null
                  ? 'go.watch'
                  : 'go.play',
          )}
        </a>
      )}
    </li>
  )
}
