import type { TableInfo } from '@meadhall/hall/online'
import { lazy, Suspense, useEffect, useState } from 'react'
import { address, go } from '../app/route.ts'
import { titleOf } from '../hall/catalog.ts'
import { Page } from '../hall/Page.tsx'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { useCell } from '../store/cell.ts'
import { useVoice, type Voice } from '../text/words.ts'
import { ask } from './api.ts'
import { ComeIn } from './ComeIn.tsx'
import { atTable, person } from './session.ts'
import { cardsOf, clockWords, seatName, tableStateWords } from './table-words.ts'
import { sayWhy, useTry } from './use-try.ts'
import { type SayOnline, useOnline } from './words.ts'

const SetDiffers = lazy(async () => ({ default: (await import('../chest/SetDiffers.tsx')).SetDiffers }))

/** Someone was invited, perhaps to a seat of their own: the table, and one button to sit down at it. */
export function Invitation({ invite, seat }: { invite: string; seat?: number | undefined }) {
  const voice = useVoice()
  const { t } = voice
  const o = useOnline()
  const me = useCell(person)
  const { trouble, busy, run } = useTry()
  const [table, setTable] = useState<TableInfo | 'missing'>()
  useEffect(() => {
    void ask<TableInfo>(`/api/invitations/${invite}`).then(setTable, () => setTable('missing'))
  }, [invite])
  useEffect(() => {
    if (typeof table === 'object' && table.yourSeat !== null) go({ at: 'g', id: table.id, show: 'play' })
  }, [table])

  if (!table) return <div className="waiting" role="status" aria-label={t('opening')} />
  if (table === 'missing')
    return (
      <Page title={o('invitation')}>
        <div className="plank" role="alert">
          <p>{sayWhy(o, 'noSuchTable')}</p>
          <a className="button" href={address({ at: 'online' })}>
            {o('online')}
          </a>
        </div>
      </Page>
    )
  const { id, game, seats, host, clock, status } = table
  const from = seats.find(({ person: sits }) => sits !== undefined && sits === host)?.name
  const free = status === 'open' && seats.some(({ kind }) => kind === 'open')
  const sitDown = async () => {
    // A seat that somebody else has taken meanwhile: any other will do.
    const isOpen = seat !== undefined && seats[seat]?.kind === 'open'
    const joined = atTable(id, 'join', { invite, ...(isOpen && { seat }) })
    // Somebody was faster: the table is shown as it stands now, beside why it did not work.
    await joined.catch(async (error: unknown) => {
      await ask<TableInfo>(`/api/invitations/${invite}`).then(setTable, () => {})
      throw error
    })
    go({ at: 'g', id, show: 'play' })
  }
  return (
    <Page title={o('invitation')} game={game}>
      <div className="plank invitation">
        <p className="dim">{from === undefined ? o('invitation') : o('invitation.from', { name: from })}</p>
        <h2 className="title">{t(titleOf(game))}</h2>
        <ul className="invited" aria-label={o('seats')}>
          {seats.map((of, i) => (
            <li key={i} className={of.kind}>
              {of.kind === 'open' && i !== seat ? (
                <span className="nobody" />
              ) : (
                <SeatPiece seat={i} size={44} />
              )}
              <span>{of.kind === 'open' && i === seat ? o('seat.yours') : seatName(t, o, of, i)}</span>
            </li>
          ))}
        </ul>
        <p>{clockWords(o, clock)}</p>
        <Suspense>
          <SetDiffers game={game} cards={cardsOf(table.options)} />
        </Suspense>
        {!free && <p role="status">{whyNot(voice, o, table)}</p>}
        {free && me && (
          <button type="button" className="button main large" disabled={busy} onClick={() => run(sitDown)}>
            {o('sitDown.as', { name: me.name })}
          </button>
        )}
        {free && !me && <ComeIn button={o('sitDown')} then={async () => run(sitDown)} />}
        {!free && (status === 'open' || status === 'closed') && (
          <a className="button large" href={address({ at: 'online' })}>
            {o('online')}
          </a>
        )}
        {(status === 'playing' || status === 'finished') && (
          <a
            className="button main large"
            href={address({ at: 'g', id, show: status === 'finished' ? 'score' : 'play' })}
          >
            {o(status === 'finished' ? 'go.finished' : 'go.watch')}
          </a>
        )}
        {trouble && free && (
          <p className="danger" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Page>
  )
}

/** Why nobody can sit down any more. */
function whyNot(voice: Voice, o: SayOnline, table: TableInfo): string {
  if (table.status === 'open') return o('invitation.full')
  return table.status === 'playing' ? o('invitation.begun') : tableStateWords(voice, o, table)
}
