import type { GameId } from '@meadhall/hall/game-ids'
import type { DayStanding, DayTableInfo } from '@meadhall/hall/online'
import { useState } from 'react'
import { localHall } from '../app/local-hall.ts'
import { address, go } from '../app/route.ts'
import { ask, ServerSaidNo } from '../online/api.ts'
import { begin, person } from '../online/session.ts'
import { useCell } from '../store/cell.ts'
import { useLoaded } from '../store/use-loaded.ts'
import type { SayDay } from './words.ts'

/** How everybody did on a day, where there is a server; one's own result is entered by its record. */
export function DayTable({ d, game, day, id }: { d: SayDay; game: GameId; day: string; id?: string }) {
  const path = `/api/days/${day}/${game}`
  const me = useCell(person)
  const [entered, setEntered] = useState<DayTableInfo>()
  const [trouble, setTrouble] = useState('')
  const fetched = useLoaded(async (): Promise<DayTableInfo | 'away'> => {
    await begin()
    return ask<DayTableInfo>(path).catch(() => 'away' as const)
  }, [path])
  const table = entered ?? fetched
  const mine = typeof table === 'object' && table.results.some((one) => one.mine)

  const enter = async () => {
    setTrouble('')
    try {
      const { frames: _, ...record } = JSON.parse(await localHall().exportGame(id!)) as { frames?: unknown }
      setEntered(await ask<DayTableInfo>(path, { record: JSON.stringify(record) }))
    } catch (error) {
      setTrouble(d('table.refused', { why: (error as Error).message }))
    }
  }
  /** Somebody's game is taken up here, to be looked back at like one's own. */
  const watch = async (one: DayStanding) => {
    setTrouble('')
    try {
      const response = await fetch(`${path}/${one.id}`)
      const text = await response.text()
      if (!response.ok) throw new ServerSaidNo('away', (JSON.parse(text) as { text: string }).text)
      const kept = await localHall().importGame(text)
      go({ at: 'table', id: kept, show: 'play', moment: 0 })
    } catch (error) {
      setTrouble(d('table.refused', { why: (error as Error).message }))
    }
  }

  return (
    <section className="plank" aria-label={d('table')}>
      <h2 className="world">{d('table')}</h2>
      {table === 'away' && <p className="dim">{d('table.away')}</p>}
      {typeof table === 'object' && (
        <>
          <ol className="day-table">
            {table.results.map((one) => (
              <li key={one.id} className={one.mine ? 'mine' : ''}>
                <span>{one.bot ? d('bot') : one.mine ? d('you') : one.name}</span>
                <b>{one.points}</b>
                <button
                  type="button"
                  className="plain-button"
                  aria-label={d('watch.spoken', { name: one.bot ? d('bot') : one.name })}
                  onClick={() => void watch(one)}
                >
                  {d('watch')}
                </button>
              </li>
            ))}
          </ol>
          <p className="dim">{d('table.played', { n: table.played })}</p>
          {mine && (
            <p>
              {d('table.entered')}{' '}
              {table.rank !== undefined && <b>{d('place', { place: table.rank, of: table.played })}</b>}
            </p>
          )}
          {!mine &&
            id !== undefined &&
            (me ? (
              <button type="button" className="button main" onClick={() => void enter()}>
                {d('table.enter')}
              </button>
            ) : (
              <p>
                {d('table.comeIn')}{' '}
                <a className="button" href={address({ at: 'online' })}>
                  {d('online')}
                </a>
              </p>
            ))}
        </>
      )}
      {trouble && (
        <p className="danger" role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}
