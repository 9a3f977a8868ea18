import './review.css'
import './curve.css'
import './small.css'
import { useEffect, useState } from 'react'
import { address } from '../app/route.ts'
import { Page } from '../hall/Page.tsx'
import { loadHintWords } from '../hint/words.ts'
import { useCell } from '../store/cell.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { loadParts } from '../table/parts.ts'
import { useVoice } from '../text/words.ts'
import { type Looking, Reviewed } from './Reviewed.tsx'
import { type Run, runOf } from './running.ts'
import { type Finished, finishedGame, type ReviewRoute } from './source.ts'
import { loadReviewWords, type SayReview } from './words.ts'

/** A finished game, looked back at: what moved it, what was better, and what luck gave. */
export function ReviewPage({ route }: { route: ReviewRoute }) {
  const { t, locale } = useVoice()
  const r = useLoaded(() => loadReviewWords(locale), [locale])
  const h = useLoaded(() => loadHintWords(locale), [locale])
  const source = route.at === 'review' ? route.game : route.id
  const opened = useLoaded(r && (() => open(route, r)), [route.at, source, r])
  const game = typeof opened === 'object' ? opened : undefined
  const parts = useLoaded(game && (() => loadParts(game.record.game, locale, undefined)), [game, locale])
  if (!r || !h) return <div className="waiting" role="status" aria-label={t('opening')} />
  if (typeof opened === 'string')
    return (
      <Page title={r('title')}>
        <div className="plank" role="alert">
          <p>{opened === 'unfinished' ? r('unfinished') : r('failed', { why: opened })}</p>
          <a className="button" href={address({ at: 'hall' })}>
            {t('backToHall')}
          </a>
        </div>
      </Page>
    )
  if (!game || !parts) return <div className="waiting" role="status" aria-label={r('opening')} />
  return <Looked route={route} game={game} parts={parts} r={r} h={h} />
}

/** The game, or why there is none. */
async function open(route: ReviewRoute, r: SayReview): Promise<Finished | string> {
  try {
    const game = await finishedGame(route, (n) => r('player', { n }))
    return game.isOver ? game : 'unfinished'
  } catch (error) {
    return (error as Error).message
  }
}

function Looked(looking: Looking) {
  const { game, route, r } = looking
  const [run] = useState((): Run => runOf(game, route.at === 'g'))
  const now = useCell(run.now)
  useEffect(() => run.start(), [run])
  if (now.is === 'done') return <Reviewed {...looking} review={now.review} />
  if (now.is === 'failed')
    return (
      <Page title={r('title')}>
        <div className="plank" role="alert">
          <p>{r('failed', { why: now.why })}</p>
        </div>
      </Page>
    )
  const { done, of } = now
  return (
    <Page title={r('title')} game={game.record.game}>
      <div className="plank review-progress">
        <p role="status">{r(now.is, { done, of })}</p>
        <progress max={of} value={done} aria-label={r('looking', { done, of })} />
        <p className="dim">{r('about')}</p>
        <button
          type="button"
          className={now.is === 'stopped' ? 'button main' : 'button'}
          onClick={now.is === 'stopped' ? run.start : run.stop}
        >
          {r(now.is === 'stopped' ? 'goOn' : 'stop')}
        </button>
      </div>
    </Page>
  )
}
