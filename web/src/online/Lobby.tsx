import type { ListedTable } from '@meadhall/hall/online'
import type { Locale } from '@meadhall/kernel/locales'
import { useCallback, useEffect, useState } from 'react'
import { address, go } from '../app/route.ts'
import { SHELF } from '../hall/catalog.ts'
import { FloorTop } from '../hall/HallScene.tsx'
import { Page } from '../hall/Page.tsx'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { useCell } from '../store/cell.ts'
import { ownTables, waitingTables } from '../store/online.ts'
import { ownLocale } from '../text/locales.ts'
import { useVoice, useWords } from '../text/words.ts'
import { ask, serverTime } from './api.ts'
import { ComeIn } from './ComeIn.tsx'
import { atTable, isResting, person, refresh, waitsFor } from './session.ts'
import { TableRow } from './TableRow.tsx'
import { useTry } from './use-try.ts'
import { type SayOnline, useOnline } from './words.ts'

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
        {me && <OwnTables tables={mine} />}
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

/** One's own tables: what waits, the most urgent first and by the day it must be done; then the rest. */
function OwnTables({ tables }: { tables: readonly ListedTable[] }) {
  const o = useOnline()
  const { locale } = useVoice()
  const waiting = tables.filter(waitsFor)
  const dayOf = ({ deadline }: ListedTable) => dueDay(o, deadline, locale)
  const days = [...new Set(waiting.map(dayOf))]
  const groups: [string, readonly ListedTable[]][] = [
    ...days.map((day): [string, readonly ListedTable[]] => [
      day === '' ? o('mine.waits') : o('mine.due', { day }),
      waiting.filter((table) => dayOf(table) === day),
    ]),
    [o('mine.others'), tables.filter(isOthers)],
    [o('mine.resting'), tables.filter(isResting)],
    [o('waiting'), tables.filter(({ status }) => status === 'open')],
    [o('mine.over'), tables.filter(({ status }) => status === 'finished')],
  ]
  return (
    <section className="plank own-tables" aria-labelledby="lobby-mine">
      <div className="row spread">
        <h2 id="lobby-mine" className="world">
          {o('mine')}
        </h2>
        {waiting.length > 1 && (
          <a className="button main" href={address({ at: 'g', id: waiting[0].id, show: 'play' })}>
            {o('mine.through')}
          </a>
        )}
      </div>
      {tables.length === 0 && <p className="dim">{o('mine.none')}</p>}
      {groups.map(
        ([title, of]) =>
          of.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className="dim">{title}</h3>
              <ul className="online-tables">
                {of.map((table) => (
                  <TableRow key={table.id} table={table} />
                ))}
              </ul>
            </section>
          ),
      )}
    </section>
  )
}

const isOthers = (table: ListedTable) => table.status === 'playing' && !waitsFor(table) && !isResting(table)

/** The day on which time runs out, as one says it; nothing for what is not a matter of days. */
function dueDay(o: SayOnline, deadline: number | undefined, locale: Locale): string {
  if (deadline === undefined) return ''
  const day = (at: number) => new Date(at).toDateString()
  if (day(deadline) === day(serverTime())) return o('day.today')
  if (day(deadline) === day(serverTime() + 86_400_000)) return o('day.tomorrow')
  return new Intl.DateTimeFormat(ownLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
  }).format(deadline)
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
