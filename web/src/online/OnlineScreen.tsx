import './style/lists.css'
import './style/account.css'
import './style/before.css'
import './style/round.css'
import './style/notices.css'
import './style/orders.css'
import './style/narrow.css'
import { lazy, Suspense, useEffect } from 'react'
import { address, type Route, type TableRoute } from '../app/route.ts'
import { Page } from '../hall/Page.tsx'
import { useCell } from '../store/cell.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import { Account } from './Account.tsx'
import { GamePage } from './GamePage.tsx'
import { Invitation } from './Invitation.tsx'
import { Lobby } from './Lobby.tsx'
import { NewTable } from './NewTable.tsx'
import { begin, reach } from './session.ts'
import { loadOnlineWords, OnlineContext, useOnline } from './words.ts'

export type OnlineRoute =
  | Extract<Route, { at: 'online' | 'account' | 'i' | 'mail' | 'setup' }>
  | ({ readonly at: 'g' } & TableRoute)

const MailLink = lazy(async () => ({ default: (await import('./calls/MailLink.tsx')).MailLink }))

/** The screens of the hall online, once it is known whether there is one. */
export function OnlineScreen({ route }: { route: OnlineRoute }) {
  const { t, locale } = useVoice()
  const say = useLoaded(() => loadOnlineWords(locale), [locale])
  const stands = useCell(reach)
  useEffect(() => void begin(), [])
  if (!say || stands === 'unknown') return <div className="waiting" role="status" aria-label={t('opening')} />
  return <OnlineContext value={say}>{stands === 'away' ? <Away /> : <Screen route={route} />}</OnlineContext>
}

function Screen({ route }: { route: OnlineRoute }) {
  switch (route.at) {
    case 'account':
      return <Account />
    case 'mail':
      return (
        <Suspense>
          <MailLink {...route} />
        </Suspense>
      )
    case 'i':
      return <Invitation key={route.invite} invite={route.invite} seat={route.seat} />
    case 'setup':
      return <NewTable key={route.game} game={route.game} />
    case 'g':
      return <GamePage key={route.id} route={route} />
    default:
      return <Lobby />
  }
}

/** The page was handed out without a hall behind it, or there is no network. */
function Away() {
  const { t } = useVoice()
  const o = useOnline()
  return (
    <Page title={o('online')}>
      <div className="plank" role="alert">
        <h2 className="world">{o('away')}</h2>
        <p>{o('away.about')}</p>
        <div className="row">
          <button type="button" className="button main" onClick={() => void begin()}>
            {o('again')}
          </button>
          <a className="button" href={address({ at: 'hall' })}>
            {t('backToHall')}
          </a>
        </div>
      </div>
    </Page>
  )
}
