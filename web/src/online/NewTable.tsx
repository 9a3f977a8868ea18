import { botAt, type Level, type Temperament, USUAL_LEVEL } from '@meadhall/hall/levels'
import type { TableInfo } from '@meadhall/hall/online'
import { lazy, Suspense, useState } from 'react'
import { Segments } from '../app/controls.tsx'
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
import { type Agreed, AgreementForm } from './AgreementForm.tsx'
import { ask } from './api.ts'
import { comeInAs, person, refresh } from './session.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

const SetChoice = lazy(async () => ({ default: (await import('../chest/SetChoice.tsx')).SetChoice }))

type Kind = 'you' | 'open' | 'bot' | 'empty'

interface SeatPlan {
  readonly kind: Kind
  readonly level: Level
  readonly temperament?: Temperament | undefined
}

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
  const [agreed, setAgreed] = useState<Agreed>({
    clock: { kind: 'live', secondsPerMove: 60, bankMinutes: 20 },
    public: false,
    outOfTime: 'bot',
    startWhenFull: true,
    standIn: USUAL_LEVEL,
    hints: false,
  })
  const ready = enough && (me !== null || name.trim() !== '')

  const create = async () => {
    if (!me) await comeInAs(name.trim())
    const table = await ask<TableInfo>('/api/tables', {
      game,
      options: withChosenSet(game, options),
      seats: taken.map(({ kind, level, temperament }) =>
        kind === 'bot' ? { bot: botAt(level, temperament) } : 'open',
      ),
      ...agreed,
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
        <AgreementForm agreed={agreed} onChange={setAgreed} />
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
            {trouble ||
              (ready ? o('new.about') : enough ? o('comeIn.about') : t('setUp.needs', { n: bounds.min }))}
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
