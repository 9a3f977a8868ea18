import { LEVELS, levelOf } from '@meadhall/hall/levels'
import { lazy, Suspense } from 'react'
import { Segments } from '../app/controls.tsx'
import { Band } from '../app/Mark.tsx'
import { address, go, linkTo } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { titleOf } from '../hall/catalog.ts'
import { type Chosen, loadRulings, split } from '../hall/Options.tsx'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { TableScene } from '../hall/TableScene.tsx'
import { useCell } from '../store/cell.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { speakerOf } from '../table/parts.ts'
import { useVoice } from '../text/words.ts'
import { ComeIn } from './ComeIn.tsx'
import { SeatLink, ShareLink } from './ShareLink.tsx'
import { atTable, person } from './session.ts'
import { Talk } from './Talk.tsx'
import { cardsOf, clockWords, seatName } from './table-words.ts'
import type { OnlineDoings, OnlineTable } from './use-online-table.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

const SetDiffers = lazy(async () => ({ default: (await import('../chest/SetDiffers.tsx')).SetDiffers }))

/** Before the game: who sits there, the link that brings the others, and talk. */
export function WaitingRoom({ table, doings }: { table: OnlineTable; doings: OnlineDoings }) {
  const { t, locale } = useVoice()
  const o = useOnline()
  const me = useCell(person)
  const { trouble, busy, run } = useTry()
  const { info, chat } = table
  const { id, game, seats, yourSeat, invite, clock, startWhenFull } = info
  const rulings = useLoaded(() => loadRulings(game, locale), [game, locale])
  const isHost = me !== null && info.host === me.id
  const isIn = yourSeat !== null
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  const free = taken < seats.length
  const mayJoin = !isIn && free && info.public
  const enough = rulings !== undefined && taken >= rulings.seats.min
  const sitDown = () => atTable(id, 'join')
  const leave = async () => {
    await atTable(id, 'leave')
    go({ at: 'online' })
  }
  return (
    <div className="page setup">
      <TopBar game={game}>
        <a className="dim" href={address({ at: 'online' })}>
          ‹ {o('online')}
        </a>
        <h1 className="world">{t(titleOf(game))}</h1>
      </TopBar>
      <main className="setup-main waiting-room">
        <div className="setup-scene">
          <TableScene game={game} seats={seats.map(({ kind }) => kind !== 'open')} />
          {seats.map((seat, i) => (
            <section
              key={i}
              className={`seat-board at${i} ${seat.kind === 'open' ? 'empty' : ''}`}
              aria-label={t('seat', { n: i + 1 })}
            >
              <div className="row">
                <SeatPiece seat={i} size={34} disc />
                <div className="grow">
                  <b className="world">{seatName(t, o, seat, i)}</b>
                  <div className="dim">
                    {seat.kind === 'person' ? (
                      <Here is={table.present.includes(seat.person ?? '')} />
                    ) : (
                      o(seat.kind === 'bot' ? 'kind.bot.about' : 'kind.open.about')
                    )}
                  </div>
                </div>
              </div>
              {seat.kind === 'open' && invite !== undefined && <SeatLink link={linkTo('i', invite, i + 1)} />}
              {isHost && i !== yourSeat && seat.kind !== 'person' && (
                <Segments
                  label={t('seat.kind', { n: i + 1 })}
                  value={seat.bot === undefined ? 'open' : (levelOf(seat.bot) ?? seat.bot)}
                  of={['open', ...LEVELS]}
                  name={(of) => {
                    const level = LEVELS.find((known) => known === of)
                    return level ? t(`level.${level}`) : o('kind.open')
                  }}
                  onChange={(of) =>
                    run(() => atTable(id, 'seat', { seat: i, bot: of === 'open' ? null : of }))
                  }
                />
              )}
            </section>
          ))}
        </div>
        <section className="setup-options" aria-labelledby="waiting-for">
          <h2 id="waiting-for" className="title">
            {o(free ? 'waiting' : 'waiting.host')}
          </h2>
          {invite !== undefined && <ShareLink link={linkTo('i', invite)} label={o('invite')} />}
          <dl className="facts-list">
            <div>
              <dt>{o('clock')}</dt>
              <dd>{clockWords(o, clock)}</dd>
            </div>
            <div>
              <dt>{o('isPublic')}</dt>
              <dd>{t(info.public ? 'on' : 'off')}</dd>
            </div>
            <div>
              <dt>{o('hints')}</dt>
              <dd>{t(info.hints ? 'on' : 'off')}</dd>
            </div>
            {rulings?.options.map(({ id: option, values }) => {
              const { say } = speakerOf(rulings.words, [])
              const value = (info.options as Chosen)[option] ?? values[0]
              const [label] = split(say(`option.${option}`))
              return (
                <div key={option}>
                  <dt>{label}</dt>
                  <dd>
                    {typeof value === 'boolean' ? t(value ? 'on' : 'off') : say(`option.${option}.${value}`)}
                  </dd>
                </div>
              )
            })}
          </dl>
          <Suspense>
            <SetDiffers game={game} cards={cardsOf(info.options)} />
          </Suspense>
          <h3 className="world">{o('talk')}</h3>
          <Talk lines={chat} maySpeak={isIn} onSay={doings.say} />
        </section>
        <footer className="setup-bar">
          <Band length={190} height={28} on="prompt" />
          <div className="grow">
            <b className="world">{t('setUp.filled', { n: taken, of: seats.length })}</b>
            <div className={trouble ? 'danger' : 'dim'} role="status">
              {trouble || o(startWhenFull ? 'waiting.full' : 'waiting.says')}
            </div>
          </div>
          {isIn && (
            <button type="button" className="button" disabled={busy} onClick={() => run(leave)}>
              {o('leave.open')}
            </button>
          )}
          {isHost && (
            <button
              type="button"
              className="button main"
              disabled={busy || !enough}
              onClick={() => run(() => atTable(id, 'start'))}
            >
              {free ? o('start.now', { n: taken }) : t('setUp.start')}
            </button>
          )}
          {mayJoin && me && (
            <button type="button" className="button main" disabled={busy} onClick={() => run(sitDown)}>
              {o('sitDown')}
            </button>
          )}
          {mayJoin && !me && <ComeIn button={o('sitDown')} then={sitDown} />}
        </footer>
      </main>
    </div>
  )
}

/** A person is at the table, or away; said and shown. */
function Here({ is }: { is: boolean }) {
  const o = useOnline()
  return <span className={`seat-state ${is ? 'here' : 'away'}`}>{o(is ? 'seat.here' : 'seat.away')}</span>
}
