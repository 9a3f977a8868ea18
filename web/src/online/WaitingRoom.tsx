import { LEVELS, levelOf } from '@meadhall/hall/levels'
import type { TableInfo } from '@meadhall/hall/online'
import { lazy, Suspense, useState } from 'react'
import { Dialog, Segments } from '../app/controls.tsx'
import { Band } from '../app/Mark.tsx'
import { address, go, linkTo } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { titleOf } from '../hall/catalog.ts'
import { type Chosen, loadRulings, Options, type Rulings, split } from '../hall/Options.tsx'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { TableScene } from '../hall/TableScene.tsx'
import { useCell } from '../store/cell.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { speakerOf } from '../table/parts.ts'
import { sizeOf, useLayout } from '../table/use-size.ts'
import { useVoice } from '../text/words.ts'
import { type Agreed, AgreementForm } from './AgreementForm.tsx'
import { useNow } from './ClockFace.tsx'
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
  const { id, game, seats, yourSeat, invite, clock, startWhenFull, begins } = info
  const rulings = useLoaded(() => loadRulings(game, locale), [game, locale])
  const isHost = me !== null && info.host === me.id
  const isIn = yourSeat !== null
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  const free = taken < seats.length
  const mayJoin = !isIn && free && (info.public || seats.some(({ isYours }) => isYours))
  const enough = rulings !== undefined && taken >= rulings.seats.min
  // Whoever sat here and did not get up was sent away.
  const [sat, setSat] = useState(isIn)
  if (isIn && !sat) setSat(true)
  const isSentAway = sat && !isIn && !busy
  const sitDown = () => atTable(id, 'join')
  const leave = async () => {
    await atTable(id, 'leave')
    go({ at: 'online' })
  }
  const isPhone = sizeOf(useLayout()) === 'phone'
  const share = invite !== undefined && <ShareLink link={linkTo('i', invite)} label={o('invite')} />
  return (
    <div className="page setup">
      <TopBar game={game}>
        <a className="dim" href={address({ at: 'online' })}>
          ‹ {o('online')}
        </a>
        <h1 className="world">{t(titleOf(game))}</h1>
      </TopBar>
      <main className="setup-main waiting-room">
        {isPhone && share}
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
                    {seat.heldFor !== undefined ? (
                      o(seat.isYours ? 'seat.held.you' : 'seat.held', { name: seat.heldFor })
                    ) : seat.kind === 'person' ? (
                      <Here is={table.present.includes(seat.person ?? '')} />
                    ) : (
                      o(seat.kind === 'bot' ? 'kind.bot.about' : 'kind.open.about')
                    )}
                  </div>
                </div>
              </div>
              {seat.kind === 'open' && invite !== undefined && <SeatLink link={linkTo('i', invite, i + 1)} />}
              {isHost && i !== yourSeat && seat.kind === 'person' && (
                <Remove
                  name={seat.name ?? '—'}
                  busy={busy}
                  onRemove={() => run(() => atTable(id, 'seat', { seat: i, bot: null }))}
                />
              )}
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
          {!isPhone && share}
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
          {isHost && rulings && <Agree table={info} rulings={rulings} />}
          <h3 className="world">{o('talk')}</h3>
          <Talk lines={chat} maySpeak={isIn} onSay={doings.say} />
        </section>
        <footer className="setup-bar">
          <Band length={190} height={28} on="prompt" />
          <div className="grow">
            <b className="world">{t('setUp.filled', { n: taken, of: seats.length })}</b>
            <div className={trouble || isSentAway ? 'danger' : 'dim'} role="status">
              {trouble ||
                (isSentAway && o('waiting.removed')) ||
                (begins === undefined ? (
                  o(startWhenFull && free ? 'waiting.full' : 'waiting.says')
                ) : (
                  <Countdown begins={begins} />
                ))}
            </div>
          </div>
          {isSentAway && (
            <a className="button main" href={address({ at: 'online' })}>
              {o('online')}
            </a>
          )}
          {isIn && (
            <button type="button" className="button" disabled={busy} onClick={() => run(leave)}>
              {o('leave.open')}
            </button>
          )}
          {isHost && (
            <button
              type="button"
              className="button main"
              disabled={busy || !enough || begins !== undefined}
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
          {mayJoin && !me && <ComeIn button={o('sitDown')} then={async () => run(sitDown)} />}
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

/** How many seconds are left before it begins. */
function Countdown({ begins }: { begins: number }) {
  const o = useOnline()
  const now = useNow(true)
  return <b>{o('waiting.begins', { n: Math.max(0, Math.ceil((begins - now) / 1000)) })}</b>
}

/** Sends somebody away from the table, if one is sure. */
function Remove({ name, busy, onRemove }: { name: string; busy: boolean; onRemove: () => void }) {
  const o = useOnline()
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      className={sure ? 'button danger' : 'button'}
      disabled={busy}
      onClick={() => (sure ? onRemove() : setSure(true))}
    >
      {sure ? o('waiting.remove.sure', { name }) : o('waiting.remove')}
    </button>
  )
}

/** What is agreed on, to be changed by the host until the game begins. */
function Agree({ table, rulings }: { table: TableInfo; rulings: Rulings }) {
  const o = useOnline()
  const { clock, outOfTime, startWhenFull, standIn, hints } = table
  const [open, setOpen] = useState(false)
  const [agreed, setAgreed] = useState<Agreed>({
    clock,
    public: table.public,
    outOfTime,
    startWhenFull,
    standIn,
    hints,
  })
  const [options, setOptions] = useState(table.options as Chosen)
  const { trouble, busy, run } = useTry()
  const agree = async () => {
    await atTable(table.id, 'agree', { ...agreed, options })
    setOpen(false)
  }
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {o('waiting.agree')}
      </button>
      {open && (
        <Dialog title={o('waiting.agree')} onClose={() => setOpen(false)} className="tall">
          <AgreementForm agreed={agreed} onChange={setAgreed} />
          <Options specs={rulings.options} words={rulings.words} chosen={options} onChange={setOptions} />
          {trouble && (
            <p className="danger" role="alert">
              {trouble}
            </p>
          )}
          <button type="button" className="button main" disabled={busy} onClick={() => run(agree)}>
            {o('waiting.agree.done')}
          </button>
        </Dialog>
      )}
    </>
  )
}
