import { bot, type Holder, person } from '@meadhall/hall/hall-table'
import { type Level, USUAL_LEVEL } from '@meadhall/hall/levels'
import { useState } from 'react'
import { Segments, Switch } from '../app/controls.tsx'
import { Band } from '../app/Mark.tsx'
import { go } from '../app/route.ts'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../text/words.ts'
import { type Chosen, Options, type Rulings } from './Options.tsx'
import { SeatPiece } from './SeatPiece.tsx'
import { BotLevel, BotLevels, SetupPage, Where } from './SetupPage.tsx'
import { BOT_NAMES, newSeedName, seedOfTheDay, start } from './start.ts'
import { TableScene } from './TableScene.tsx'
import { useSeats } from './use-seats.ts'

type Kind = 'here' | 'bot' | 'empty'

interface SeatPlan {
  readonly kind: Kind
  readonly name: string
  readonly level: Level
}

/** Seats, options and seed of a new table. */
export function Setup({ game }: { game: string }) {
  return <SetupPage game={game}>{(rulings) => <Plan game={game} {...rulings} />}</SetupPage>
}

function Plan({ game, seats: bounds, options: specs, words }: Rulings & { game: string }) {
  const t = useWords()
  const settings = useSettings()
  const { seats, taken, enough, mayLeave, change } = useSeats<SeatPlan>(bounds, (seat) => ({
    kind: seat === 0 ? 'here' : 'bot',
    name: seat === 0 ? settings.name || t('guest') : BOT_NAMES[(seat - 1) % BOT_NAMES.length],
    level: USUAL_LEVEL,
  }))
  const [options, setOptions] = useState<Chosen>({})
  const [odds, setOdds] = useState(true)
  const [seedName, setSeedName] = useState(newSeedName)
  const [trouble, setTrouble] = useState('')
  const ready = enough && seedName.trim() !== ''

  async function begin() {
    const holders: Holder[] = taken.map(({ kind, name, level }, i) =>
      kind === 'bot' ? bot(level, name) : person(name.trim() || `${t('guest')} ${i + 1}`),
    )
    try {
      await start({ game, holders, options, seedName, odds })
    } catch (error) {
      setTrouble((error as Error).message)
    }
  }

  return (
    <main className="setup-main">
      <div className="setup-scene">
        <TableScene game={game} seats={seats.map(({ kind }) => kind !== 'empty')} />
        {seats.map((plan, seat) => (
          <SeatBoard
            key={seat}
            seat={seat}
            plan={plan}
            mayLeave={mayLeave(seat)}
            onChange={(changes) => change(seat, changes)}
          />
        ))}
      </div>
      <section className="setup-options" aria-labelledby="setup-how">
        <h2 id="setup-how" className="title">
          {t('setUp.how')}
        </h2>
        <Where game={game} online={false} />
        <Options specs={specs} words={words} chosen={options} onChange={setOptions} />
        <Switch label={t('odds')} about={t('odds.about')} on={odds} onChange={setOdds} />
        <div className="setting seed">
          <label className="world" htmlFor="seed">
            {t('seed')}
          </label>
          <input
            id="seed"
            type="text"
            maxLength={40}
            value={seedName}
            onChange={({ target }) => setSeedName(target.value)}
          />
          <button type="button" className="button" onClick={() => setSeedName(newSeedName())}>
            {t('seed.new')}
          </button>
          <button type="button" className="button" onClick={() => setSeedName(seedOfTheDay())}>
            {t('seed.today')}
          </button>
        </div>
        <p className="dim">{t('seed.about')}</p>
        <BotLevels />
      </section>
      <footer className="setup-bar">
        <Band length={190} height={28} on="prompt" />
        <div className="grow">
          <b className="world">{t('setUp.filled', { n: taken.length, of: bounds.max })}</b>
          <div className="dim" role="status">
            {trouble || (ready ? t('setUp.ready') : t('setUp.needs', { n: bounds.min }))}
          </div>
        </div>
        <button type="button" className="button" onClick={() => go({ at: 'hall' })}>
          {t('hall')}
        </button>
        <button type="button" className="button main" disabled={!ready} onClick={() => void begin()}>
          {t('setUp.start')}
        </button>
      </footer>
    </main>
  )
}

function SeatBoard({
  seat,
  plan: { kind, name, level },
  mayLeave,
  onChange,
}: {
  seat: number
  plan: SeatPlan
  mayLeave: boolean
  onChange: (changes: Partial<SeatPlan>) => void
}) {
  const t = useWords()
  const kinds: readonly Kind[] =
    seat === 0 ? ['here', 'bot'] : mayLeave ? ['here', 'bot', 'empty'] : ['here', 'bot']
  return (
    <section className={`seat-board at${seat} ${kind}`} aria-label={t('seat', { n: seat + 1 })}>
      <div className="row">
        <SeatPiece seat={seat} size={34} disc />
        <div className="grow">
          {kind === 'empty' ? (
            <b className="world">{t('seat.empty')}</b>
          ) : (
            <input
              type="text"
              className="world seat-name"
              maxLength={24}
              value={name}
              aria-label={t('seat.name', { n: seat + 1 })}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
          <div className="dim">{t(seat === 0 && kind === 'here' ? 'seat.you' : `seat.${kind}.about`)}</div>
        </div>
      </div>
      <div className="row">
        <Segments
          label={t('seat.kind', { n: seat + 1 })}
          value={kind}
          of={kinds}
          name={(of) => t(`seat.${of}`)}
          onChange={(of) =>
            onChange({
              kind: of,
              ...(of === 'here' && kind === 'bot' && { name: t('guest.n', { n: seat + 1 }) }),
              ...(of === 'bot' && { name: BOT_NAMES[(seat + 4) % BOT_NAMES.length] }),
            })
          }
        />
      </div>
      {kind === 'bot' && <BotLevel level={level} onChange={(of) => onChange({ level: of })} />}
    </section>
  )
}
