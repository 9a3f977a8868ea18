import { botAt, LEVELS, type Level, type Temperament, USUAL_LEVEL } from '@meadhall/hall/levels'
import type { ClockSetting, TableInfo } from '@meadhall/hall/online'
import { lazy, Suspense, useId, useState } from 'react'
import { Segments, Setting, Switch } from '../app/controls.tsx'
import { Band } from '../app/Mark.tsx'
import { go } from '../app/route.ts'
import { withChosenSet } from '../hall/chosen-set.ts'
import { type Chosen, Options, type Rulings } from '../hall/Options.tsx'
import { carriedPlan } from '../hall/plan.ts'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { BotLevel, BotLevels, BotTemperament, SetupPage, Where } from '../hall/SetupPage.tsx'
import { TableScene } from '../hall/TableScene.tsx'
import { useSeats } from '../hall/use-seats.ts'
import { useCell } from '../store/cell.ts'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../text/words.ts'
import { ask } from './api.ts'
import { comeInAs, person, refresh } from './session.ts'
import type { OnlineKey } from './text/en.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

const SetChoice = lazy(async () => ({ default: (await import('../chest/SetChoice.tsx')).SetChoice }))

type Kind = 'you' | 'open' | 'bot' | 'empty'

interface SeatPlan {
  readonly kind: Kind
  readonly level: Level
  readonly temperament?: Temperament | undefined
}

const CLOCKS = ['live', 'days', 'untimed'] as const
type ClockKind = (typeof CLOCKS)[number]

/** Seats, options, clock and openness of a table online. */
export function NewTable({ game }: { game: string }) {
  return <SetupPage game={game}>{(rulings) => <Plan game={game} {...rulings} />}</SetupPage>
}

function Plan({ game, seats: bounds, options: specs, words }: Rulings & { game: string }) {
  const t = useWords()
  const o = useOnline()
  const me = useCell(person)
  const settings = useSettings()
  const { trouble, busy, run } = useTry()
  const [name, setName] = useState(me?.name ?? settings.name)
  const carried = carriedPlan(game)
  const { seats, taken, enough, mayLeave, change } = useSeats<SeatPlan>(bounds, (seat) => {
    if (seat === 0) return { kind: 'you', level: USUAL_LEVEL }
    const planned = carried?.seats[seat]
    // Whoever would have sat at this screen comes by a link too.
    if (planned)
      return {
        kind: planned.kind === 'bot' || planned.kind === 'empty' ? planned.kind : 'open',
        level: planned.level,
        temperament: planned.temperament,
      }
    return { kind: seat < Math.min(4, bounds.max) ? 'open' : 'empty', level: USUAL_LEVEL }
  })
  const [options, setOptions] = useState<Chosen>(carried?.options ?? {})
  const [clock, setClock] = useState<ClockSetting>({ kind: 'live', secondsPerMove: 60, bankMinutes: 20 })
  const [isPublic, setPublic] = useState(false)
  const [whenFull, setWhenFull] = useState(true)
  const [botPlaysOn, setBotPlaysOn] = useState(true)
  const [standIn, setStandIn] = useState<Level>(USUAL_LEVEL)
  const [hints, setHints] = useState(false)
  const ready = enough && (me !== null || name.trim() !== '')

  const create = async () => {
    if (!me) await comeInAs(name.trim())
    const table = await ask<TableInfo>('/api/tables', {
      game,
      options: withChosenSet(game, options),
      seats: taken.map(({ kind, level, temperament }) =>
        kind === 'bot' ? { bot: botAt(level, temperament) } : 'open',
      ),
      clock,
      public: isPublic,
      outOfTime: botPlaysOn ? 'bot' : 'wait',
      standIn,
      hints,
      startWhenFull: whenFull,
    })
    await refresh()
    go({ at: 'g', id: table.id, show: 'play' })
  }

  return (
    <main className="setup-main">
      <div className="setup-scene">
        <TableScene game={game} seats={seats.map(({ kind }) => kind === 'you' || kind === 'bot')} />
        {seats.map((plan, seat) => (
          <SeatBoard
            key={seat}
            seat={seat}
            plan={plan}
            name={name}
            onName={me ? undefined : setName}
            mayLeave={mayLeave(seat)}
            onChange={(changes) => change(seat, changes)}
          />
        ))}
      </div>
      <section className="setup-options" aria-labelledby="setup-how">
        <h2 id="setup-how" className="title">
          {t('setUp.how')}
        </h2>
        <Where game={game} online />
        <ClockForm clock={clock} onChange={setClock} />
        {clock.kind !== 'untimed' && (
          <Switch
            label={o('outOfTime')}
            about={o('outOfTime.about')}
            on={botPlaysOn}
            onChange={setBotPlaysOn}
          />
        )}
        <Setting
          label={o('standInLevel')}
          value={standIn}
          of={LEVELS}
          name={(of) => t(`level.${of}`)}
          onChange={setStandIn}
        />
        <p className="dim">{o('standInLevel.about')}</p>
        <Switch label={o('hints')} about={o('hints.about')} on={hints} onChange={setHints} />
        <Switch label={o('isPublic')} about={o('isPublic.about')} on={isPublic} onChange={setPublic} />
        <Switch label={o('whenFull')} about={o('whenFull.about')} on={whenFull} onChange={setWhenFull} />
        <Options specs={specs} words={words} chosen={options} onChange={setOptions} />
        <Suspense>
          <SetChoice game={game} />
        </Suspense>
        <BotLevels />
      </section>
      <footer className="setup-bar">
        <Band length={190} height={28} on="prompt" />
        <div className="grow">
          <b className="world">{o('new.seats', { n: taken.length })}</b>
          <div className={trouble ? 'danger' : 'dim'} role="status">
            {trouble || (ready ? o('new.about') : t('setUp.needs', { n: bounds.min }))}
          </div>
        </div>
        <button type="button" className="button" onClick={() => go({ at: 'online' })}>
          {o('online')}
        </button>
        <button type="button" className="button main" disabled={!ready || busy} onClick={() => run(create)}>
          {o('new.create')}
        </button>
      </footer>
    </main>
  )
}

/** Live, over days, or as long as it takes. */
function ClockForm({ clock, onChange }: { clock: ClockSetting; onChange: (clock: ClockSetting) => void }) {
  const o = useOnline()
  const first: Record<ClockKind, ClockSetting> = {
    live: { kind: 'live', secondsPerMove: 60, bankMinutes: 20 },
    days: { kind: 'days', hoursPerMove: 24 },
    untimed: { kind: 'untimed' },
  }
  return (
    <>
      <Setting
        label={o('clock')}
        value={clock.kind}
        of={CLOCKS}
        name={(kind) => o(`clock.${kind}.name`)}
        onChange={(kind) => onChange(first[kind])}
      />
      {clock.kind === 'live' && (
        <div className="setting">
          <Amount
            label="clock.perMove"
            value={clock.secondsPerMove}
            of={[15, 30, 60, 120, 300]}
            unit="clock.seconds"
            onChange={(secondsPerMove) => onChange({ ...clock, secondsPerMove })}
          />
          <Amount
            label="clock.bank"
            value={clock.bankMinutes}
            of={[0, 5, 10, 20, 40, 90]}
            unit="clock.minutes"
            onChange={(bankMinutes) => onChange({ ...clock, bankMinutes })}
          />
        </div>
      )}
      {clock.kind === 'days' && (
        <div className="setting">
          <Amount
            label="clock.perMove"
            value={clock.hoursPerMove}
            of={[6, 12, 24, 48, 72, 168]}
            unit="clock.hoursLong"
            onChange={(hoursPerMove) => onChange({ ...clock, hoursPerMove })}
          />
        </div>
      )}
    </>
  )
}

function Amount({
  label,
  value,
  of,
  unit,
  onChange,
}: {
  label: OnlineKey
  value: number
  of: readonly number[]
  unit: OnlineKey
  onChange: (value: number) => void
}) {
  const o = useOnline()
  const id = useId()
  return (
    <span className="row">
      <label htmlFor={id}>{o(label)}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {of.map((n) => (
          <option key={n} value={n}>
            {o(unit, { n })}
          </option>
        ))}
      </select>
    </span>
  )
}

function SeatBoard({
  seat,
  plan: { kind, level, temperament },
  name,
  onName,
  mayLeave,
  onChange,
}: {
  seat: number
  plan: SeatPlan
  name: string
  /** For someone who has not come in yet. */
  onName: ((name: string) => void) | undefined
  mayLeave: boolean
  onChange: (changes: Partial<SeatPlan>) => void
}) {
  const t = useWords()
  const o = useOnline()
  const kindName = (of: Exclude<Kind, 'you'>) => o(`kind.${of}`)
  const kinds: readonly Exclude<Kind, 'you'>[] = mayLeave ? ['open', 'bot', 'empty'] : ['open', 'bot']
  return (
    <section className={`seat-board at${seat} ${kind}`} aria-label={t('seat', { n: seat + 1 })}>
      <div className="row">
        <SeatPiece seat={seat} size={34} disc />
        <div className="grow">
          {kind === 'you' && onName ? (
            <input
              type="text"
              className="world seat-name named"
              maxLength={24}
              required
              placeholder={t('yourName')}
              value={name}
              aria-label={t('yourName')}
              autoComplete="nickname"
              onChange={({ target }) => onName(target.value)}
            />
          ) : (
            <b className="world">{kind === 'you' ? name : kindName(kind)}</b>
          )}
          {kind === 'bot' ? (
            <BotTemperament temperament={temperament} onChange={(of) => onChange({ temperament: of })} />
          ) : (
            <div className="dim">{o(`kind.${kind}.about`)}</div>
          )}
        </div>
      </div>
      {kind !== 'you' && (
        <div className="row">
          <Segments
            label={t('seat.kind', { n: seat + 1 })}
            value={kind}
            of={kinds}
            name={kindName}
            onChange={(of) => onChange({ kind: of })}
          />
        </div>
      )}
      {kind === 'bot' && <BotLevel level={level} onChange={(of) => onChange({ level: of })} />}
    </section>
  )
}
