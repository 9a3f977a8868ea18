import type { ListedTable } from '@meadhall/hall/online'
import { useCallback, useEffect, useState } from 'react'
import { address, go } from '../app/route.ts'
import { SHELF } from '../hall/catalog.ts'
import { FloorTop } from '../hall/HallScene.tsx'
import { Page } from '../hall/Page.tsx'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { useCell } from '../store/cell.ts'
import { ownTables, waitingTables } from '../store/online.ts'
import { useWords } from '../text/words.ts'
import { ask } from './api.ts'
import { ComeIn } from './ComeIn.tsx'
import { atTable, person, refresh } from './session.ts'
import { TableRow } from './TableRow.tsx'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

/** How often the list of public tables is looked at again. */
const LOOK_EVERY = 8000

/** The hall online: who one is, one's own tables, and those that are open to all. */
export function Lobby() {
  const t = useWords()
  const o = useOnline()
  const me = useCell(person)
  const mine = useCell(ownTables)
  const waiting = useCell(waitingTables)
  const { tables, look } = usePublicTables(me?.id)
  const { trouble, run } = useTry()
  useEffect(() => void refresh().catch(() => {}), [])

  const join = (id: string) =>
    run(async () => {
      await atTable(id, 'join').finally(look)
      go({ at: 'g', id, show: 'play' })
    })
  const others = tables.filter(({ yourSeat }) => yourSeat === null)
  return (
    <Page title={o('online')}>
      <div className="lobby">
        <section className="plank who" aria-label={o('you')}>
          {me ? (
            <>
              <SeatPiece seat={0} size={40} disc />
              <div className="grow">
                <b className="world">{t('greeting.name', { name: me.name })}</b>
                <div className="dim">
                  {me.login === undefined ? o('you.guest') : o('you.kept', { login: me.login })}
                </div>
              </div>
              {waiting.length > 0 && (
                <a className="button main" href={address({ at: 'g', id: waiting[0], show: 'play' })}>
                  {o('next', { n: waiting.length })}
                </a>
              )}
              <a className="button" href={address({ at: 'account' })}>
                {o('account')}
              </a>
            </>
          ) : (
            <ComeIn button={o('comeIn')}>
              <a className="button" href={address({ at: 'account' })}>
                {o('signIn')}
              </a>
            </ComeIn>
          )}
        </section>
        <section className="plank new-tables" aria-labelledby="lobby-new">
          <h2 id="lobby-new" className="world">
            {o('new')}
          </h2>
          <ul>
            {SHELF.map(({ id, title }) => (
              <li key={id}>
                <a className="new-table" href={address({ at: 'setup', game: id, online: true })}>
                  <FloorTop game={id} />
                  <b className="world">{t(title)}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
        {me && (
          <section className="plank" aria-labelledby="lobby-mine">
            <h2 id="lobby-mine" className="world">
              {o('mine')}
            </h2>
            {mine.length === 0 && <p className="dim">{o('mine.none')}</p>}
            <ul className="online-tables">
              {mine.map((table) => (
                <TableRow key={table.id} table={table} />
              ))}
            </ul>
          </section>
        )}
        <section className="plank" aria-labelledby="lobby-public">
          <h2 id="lobby-public" className="world">
            {o('public')}
          </h2>
          {trouble && (
            <p className="danger" role="alert">
              {trouble}
            </p>
          )}
          {others.length === 0 && <p className="dim">{o('public.none')}</p>}
          <ul className="online-tables">
            {others.map((table) => (
              <TableRow
                key={table.id}
                table={table}
                onJoin={me && table.status === 'open' ? () => join(table.id) : undefined}
              />
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}

function usePublicTables(me: string | undefined) {
  const [tables, setTables] = useState<readonly ListedTable[]>([])
  const look = useCallback(() => {
    void ask<ListedTable[]>('/api/tables').then(setTables, () => {})
  }, [])
  useEffect(() => {
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look()
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [look, me])
  return { tables, look }
}
