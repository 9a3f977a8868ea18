import { bot, type Holder, person } from '@meadhall/hall/hall-table'
import { botAt } from '@meadhall/hall/levels'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useArrival } from '../app/arrival.ts'
import { Segments, Setting, Switch } from '../app/controls.tsx'
import { dialogIsOpen } from '../app/dialogs.ts'
import { Band } from '../app/Mark.tsx'
import { go } from '../app/route.ts'
import { EnterKey } from '../app/Sign.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../text/words.ts'
import { oddsAbout } from './catalog.ts'
import { withChosenSet } from './chosen-set.ts'
import { Options, type Rulings } from './Options.tsx'
import {
  carriedPlan,
  keepUsual,
  keptUsual,
  PRESETS,
  type Preset,
  presetPlan,
  type SeatPlan,
  swapped,
  TAKING_BACK,
  type TablePlan,
  takeAlong,
} from './plan.ts'
import { SeatBoard } from './SeatBoard.tsx'
import { BotLevels, SetupPage, Where } from './SetupPage.tsx'
import { newSeedName, seedOfTheDay, start } from './start.ts'
import { TableScene } from './TableScene.tsx'

const SetChoice = lazy(async () => ({ default: (await import('../chest/SetChoice.tsx')).SetChoice }))

/** Seats, options and seed of a new table. */
export function Setup({ game }: { game: string }) {
  return <SetupPage game={game}>{(rulings) => <Plan game={game} rulings={rulings} />}</SetupPage>
}

function Plan({ game, rulings }: { game: string; rulings: Rulings }) {
  const t = useWords()
  const { name } = useSettings()
  const { seats: bounds, options: specs, words } = rulings
  const names = { you: name || t('guest'), guest: (n: number) => t('guest.n', { n }) }
  const [plan, setPlan] = useState<TablePlan>(
    () => hereOnly(carriedPlan(game)) ?? keptUsual(game, rulings) ?? presetPlan('usual', bounds, names),
  )
  const [preset, setPreset] = useState<Preset | 'own'>(() => (keptUsual(game, rulings) ? 'own' : 'usual'))
  const [kept, setKept] = useState(() => keptUsual(game, rulings) !== undefined)
  const [swapping, setSwapping] = useState<number>()
  const [seedName, setSeedName] = useState(newSeedName)
  const [said, setSaid] = useState('')
  const main = useArrival<HTMLElement>()
  const { seats, options, odds, takingBack } = plan
  const taken = seats.filter(({ kind }) => kind !== 'empty')
  const ready = taken.length >= bounds.min && seedName.trim() !== ''
  // Whoever comes by a link sits at a screen of their own: the table stands online.
  const byLink = seats.some(({ kind }) => kind === 'link')
  const you = seats.findIndex(({ kind }) => kind === 'here')

  const change = (changes: Partial<TablePlan>) => {
    setPlan({ ...plan, ...changes })
    setSaid('')
  }

  const changeSeat = (seat: number, changes: Partial<SeatPlan>) =>
    change({ seats: seats.with(seat, { ...seats[seat], ...changes }) })

  function swap(seat: number) {
    if (swapping === undefined) return setSwapping(seat)
    setSwapping(undefined)
    if (swapping !== seat) change({ seats: swapped(seats, swapping, seat) })
  }

  function choose(next: Preset | 'own') {
    setPreset(next)
    setSaid('')
    const own = next === 'own' ? keptUsual(game, rulings) : undefined
    setPlan(own ?? presetPlan(next === 'own' ? 'usual' : next, bounds, names))
  }

  async function begin() {
    if (byLink) {
      takeAlong(game, plan)
      return go({ at: 'setup', game, online: true })
    }
    const holders: Holder[] = taken.map(({ kind, name: called, level, temperament }, i) =>
      kind === 'bot'
        ? bot(botAt(level, temperament), called)
        : person(called.trim() || `${t('guest')} ${i + 1}`),
    )
    try {
      await start({
        game,
        holders,
        options: withChosenSet(game, options),
        seedName,
        odds,
        ...(takingBack === 'never' && { takingBack }),
      })
    } catch (error) {
      setSaid((error as Error).message)
    }
  }

  useEffect(() => {
    const enter = ({ key, target }: KeyboardEvent) => {
      const onSomething = target instanceof HTMLElement && target.closest('button, a, input:not(.unseen)')
      if (key === 'Enter' && ready && !onSomething && !dialogIsOpen()) void begin()
    }
    addEventListener('keydown', enter)
    return () => removeEventListener('keydown', enter)
  })

  return (
    <main ref={main} className="setup-main" tabIndex={-1}>
      <div className="setup-scene">
        <TableScene game={game} seats={seats.map(({ kind }) => kind !== 'empty')} />
        {seats.map((seat, i) => (
          <SeatBoard
            key={i}
            seat={i}
            plan={seat}
            isYou={i === you}
            mayLeave={taken.length > bounds.min || seat.kind === 'empty'}
            swapping={swapping === undefined ? undefined : swapping === i ? 'this' : 'other'}
            onSwap={() => swap(i)}
            onChange={(changes) => changeSeat(i, changes)}
          />
        ))}
      </div>
      <section className="setup-options" aria-labelledby="setup-how">
        <div className="setup-head">
          <h2 id="setup-how" className="title">
            {t('setUp.how')}
          </h2>
          <Segments
            label={t('preset')}
            value={preset}
            of={kept ? [...PRESETS, 'own'] : PRESETS}
            name={(of) => t(`preset.${of}`)}
            onChange={choose}
          />
        </div>
        <Where game={game} online={false} onLeave={() => takeAlong(game, plan)} />
        <Options specs={specs} words={words} chosen={options} onChange={(of) => change({ options: of })} />
        <Suspense>
          <SetChoice game={game} />
        </Suspense>
        <Switch
          label={t('odds')}
          about={t(oddsAbout(game))}
          on={odds}
          onChange={(on) => change({ odds: on })}
        />
        <Setting
          label={t('takingBack')}
          value={takingBack}
          of={TAKING_BACK}
          name={(of) => t(`takingBack.${of}`)}
          onChange={(of) => change({ takingBack: of })}
        />
        <p className="dim">{t(`takingBack.${takingBack}.about`)}</p>
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
            {said ||
              (ready ? t(byLink ? 'setUp.linked' : 'setUp.ready') : t('setUp.needs', { n: bounds.min }))}
          </div>
        </div>
        <button
          type="button"
          className="button"
          onClick={() => {
            keepUsual(game, plan)
            setKept(true)
            setPreset('own')
            setSaid(t('keepUsual.done'))
          }}
        >
          {t('keepUsual')}
        </button>
        <button type="button" className="button main" disabled={!ready} onClick={() => void begin()}>
          {t(byLink ? 'setUp.online' : 'setUp.start')} <EnterKey />
        </button>
      </footer>
    </main>
  )
}

/** At this screen nobody comes by a link. */
function hereOnly(plan: TablePlan | undefined): TablePlan | undefined {
  return (
    plan && {
      ...plan,
      seats: plan.seats.map((seat) => (seat.kind === 'link' ? { ...seat, kind: 'bot' } : seat)),
    }
  )
}
