import { isGameId } from '@meadhall/hall/game-ids'
import { lazy } from 'react'
import { address, go, type TableRoute } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { newSeedName, start } from '../hall/start.ts'
import { useCoached } from '../store/coach.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import { OpenTable } from './OpenTable.tsx'
import { loadParts } from './parts.ts'
import { useLocalTable } from './use-local-table.ts'

const Advice = lazy(async () => ({ default: (await import('../lesson/Advice.tsx')).Advice }))
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }))

/** A game of the local hall: played, looked back at, or reckoned up. */
export function TablePage({ id, show, moment }: TableRoute) {
  const { t, locale } = useVoice()
  const local = useLocalTable(id)
  const coached = useCoached(id)
  const open = typeof local === 'object' && 'row' in local ? local : undefined
  const parts = useLoaded(open && (() => loadParts(open.game, locale, open.update.view)), [
    open?.game,
    locale,
  ])

  if (local === 'missing' || (typeof local === 'object' && 'failed' in local))
    return (
      <div className="page">
        <TopBar />
        <main className="page-main">
          <div className="plank">
            <h1 className="world">{t('table.missing')}</h1>
            <p>{local === 'missing' ? t('table.missing.about') : local.failed}</p>
            <a className="button" href={address({ at: 'hall' })}>
              {t('backToHall')}
            </a>
          </div>
        </main>
      </div>
    )
  if (local === 'opening' || !parts)
    return <div className="waiting" role="status" aria-label={t('opening')} />
  if (local.curtain !== undefined) {
    const seat = local.curtain
    return (
      <Curtain
        game={local.game}
        seat={seat}
        name={local.update.seats[seat].name}
        onTake={() => local.take(seat)}
      />
    )
  }
  const { update, options, odds } = local
  return (
    <OpenTable
      route={{ at: 'table', id, show, ...(moment !== undefined && { moment }) }}
      followed={local}
      parts={parts}
      around={{
        ...(coached && { over: <Advice followed={local} parts={parts} /> }),
        ...(local.row.day !== undefined &&
          isGameId(local.game) && {
            foot: (
              <a className="button main" href={address({ at: 'day', game: local.game })}>
                {t('day')}
              </a>
            ),
          }),
      }}
      onRematch={() =>
        void start({ game: local.game, holders: update.seats, options, seedName: newSeedName(), odds })
      }
      onHall={() => go({ at: 'hall' })}
    />
  )
}
