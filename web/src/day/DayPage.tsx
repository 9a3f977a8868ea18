import { DAY_TABLES } from '@meadhall/hall/day-tables'
import { GAME_IDS, type GameId } from '@meadhall/hall/game-ids'
import { useState } from 'react'
import { Segments } from '../app/controls.tsx'
import { address, go } from '../app/route.ts'
import { Page } from '../hall/Page.tsx'
import { startDay } from '../hall/start.ts'
import { dayBefore, inARow, type OwnDays, ownDays } from '../store/days.ts'
import { useSettings } from '../store/settings.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import './day.css'
import { DayTable } from './DayTable.tsx'
import { barsOf, roundsOf } from './rounds.ts'
import { type SayDay, useDayWords } from './words.ts'

/** So many weeks are shown, this one the last. */
const WEEKS = 5

/** Today in universal time, so that it is the same day for everybody. */
const today = (): string => new Date().toISOString().slice(0, 10)

/** The game of the day: play it, what came of it, one's own days, and how everybody did. */
export function DayPage({ game }: { game: GameId }) {
  const { t } = useVoice()
  const d = useDayWords()
  const days = useLoaded(ownDays, [game])
  if (!d || !days) return <div className="waiting" role="status" aria-label={t('opening')} />
  return <Day d={d} game={game} days={days} />
}

function Day({ d, game, days }: { d: SayDay; game: GameId; days: OwnDays }) {
  const { t, locale } = useVoice()
  const { name } = useSettings()
  const [busy, setBusy] = useState(false)
  const day = today()
  const own = days[`${day}/${game}`]
  const isOver = own?.points !== undefined
  const written = (of: string) => dateOf(of, locale)
  const bots = DAY_TABLES[game].bots.length
  return (
    <Page title={d('day')} game={game}>
      <div className="plank wide">
        <div className="day-games">
          <Segments
            label={t('game')}
            value={game}
            of={GAME_IDS}
            name={(id) => t(`game.${id}`)}
            onChange={(to) => go({ at: 'day', game: to })}
          />
        </div>
        <h2 className="world">
          {written(day)} · {bots === 0 ? d('against.none') : d('against.bots', { bots })}
        </h2>
        <p className="dim">{d('about')}</p>
        {!isOver && (
          <div className="row">
            {own?.id === undefined ? (
              <button
                type="button"
                className="button main"
                disabled={busy}
                onClick={() => {
                  setBusy(true)
                  void startDay(game, day, name || t('guest'))
                }}
              >
                {d('play')}
              </button>
            ) : (
              <a className="button main" href={address({ at: 'table', id: own.id, show: 'play' })}>
                {d('goOn')}
              </a>
            )}
          </div>
        )}
      </div>
      <div className="day-boards">
        {isOver && <Result d={d} game={game} day={day} points={own.points} id={own.id} />}
        <Own d={d} game={game} days={days} day={day} />
        <DayTable d={d} game={game} day={day} {...(isOver && own.id !== undefined && { id: own.id })} />
      </div>
    </Page>
  )
}

const dateOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

function Result({
  d,
  game,
  day,
  points,
  id,
}: {
  d: SayDay
  game: GameId
  day: string
  points: number
  id: string | undefined
}) {
  const { t, locale } = useVoice()
  const rounds = useLoaded(id === undefined ? undefined : () => roundsOf(id), [id]) ?? []
  const [copied, setCopied] = useState(false)
  const most = Math.max(1, ...rounds)
  const line = [
    d('line.text', { day: dateOf(day, locale), game: t(`game.${game}`), points }),
    ...(rounds.length > 0 ? [barsOf(rounds)] : []),
    `${location.origin}/${address({ at: 'day', game })}`,
  ].join('\n')
  return (
    <section className="plank" aria-label={d('result')}>
      <h2 className="world">{d('result')}</h2>
      <p className="day-points world">{d('points', { points })}</p>
      {rounds.length > 0 && (
        <ol className="day-rounds" aria-label={d('rounds')}>
          {rounds.map((of, i) => (
            <li key={i} style={{ height: `${34 + 66 * Math.max(0, of / most)}%` }}>
              <span className="unseen">{d('round', { n: i + 1, points: of })}</span>
              <span aria-hidden="true">{of > 0 ? `+${of}` : of < 0 ? `−${-of}` : of}</span>
            </li>
          ))}
        </ol>
      )}
      <pre className="day-line" aria-label={d('line')}>
        {line}
      </pre>
      <p className="dim">{d('line.about')}</p>
      <div className="row">
        <button
          type="button"
          className="button main"
          onClick={() => void navigator.clipboard.writeText(line).then(() => setCopied(true))}
        >
          {copied ? d('copied') : d('copy')}
        </button>
        {id !== undefined && (
          <a className="button" href={address({ at: 'table', id, show: 'score' })}>
            {d('lookBack')}
          </a>
        )}
      </div>
      <span className="unseen" role="status">
        {copied ? d('copied') : ''}
      </span>
    </section>
  )
}

function Own({ d, game, days, day }: { d: SayDay; game: GameId; days: OwnDays; day: string }) {
  const { locale } = useVoice()
  const points = Object.entries(days).flatMap(([of, own]) =>
    of.endsWith(`/${game}`) && own.points !== undefined ? [own.points] : [],
  )
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const count = 7 * (WEEKS - 1) + weekday + 1
  const shown = Array.from({ length: count }, (_, i) => dayBefore(day, count - 1 - i))
  const named = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <section className="plank" aria-label={d('own')}>
      <h2 className="world">{d('own')}</h2>
      {points.length === 0 ? (
        <p className="dim">{d('own.none')}</p>
      ) : (
        <p className="day-figures">
          <span>
            <b className="world">{inARow(days, game, day)}</b> {d('inARow')}
          </span>
          <span>
            <b className="world">{points.length}</b> {d('played')}
          </span>
          <span>
            <b className="world">{Math.max(...points)}</b> {d('best')}
          </span>
        </p>
      )}
      <div className="day-week dim" aria-hidden="true">
        {shown.slice(0, 7).map((of) => (
          <span key={of}>{named.format(new Date(`${of}T00:00:00Z`))}</span>
        ))}
      </div>
      <ul className={`day-shields ${game}`}>
        {shown.map((of) => {
          const own = days[`${of}/${game}`]
          const words = { day: dateOf(of, locale) }
          return (
            <li
              key={of}
              className={`${own?.points === undefined ? 'open' : 'played'} ${of === day ? 'today' : ''}`}
              title={
                own?.points === undefined
                  ? d('day.open', words)
                  : d('day.played', { ...words, points: own.points })
              }
            >
              <span className="unseen">
                {own?.points === undefined
                  ? d('day.open', words)
                  : d('day.played', { ...words, points: own.points })}
              </span>
              <span aria-hidden="true">{own?.points ?? Number(of.slice(-2))}</span>
            </li>
          )
        })}
      </ul>
      <p className="dim">
        {d('own.about')} {d('next')}
      </p>
    </section>
  )
}
