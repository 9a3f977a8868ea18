import { type CallWishes, MAIL_PACES, type QuietHours } from '@meadhall/hall/online'
import { useEffect, useId, useState } from 'react'
import { Segments, Switch } from '../../app/controls.tsx'
import { useCell } from '../../store/cell.ts'
import { change, useSettings } from '../../store/settings.ts'
import { useLoaded } from '../../store/use-loaded.ts'
import { blowHorn } from '../../table/sounds.ts'
import { useTryCalls } from './use-try-calls.ts'
import { callable, callHere, keepQuiet, loadWishes, mailTo, stopHere, stopMail, wishes } from './wishes.ts'
import { type SayCalls, useCallWords } from './words.ts'

/** How one wants to be called when it is one's turn. */
export function Calls({ heading = true }: { heading?: boolean }) {
  const c = useCallWords()
  const wish = useCell(wishes)
  useEffect(() => void loadWishes().catch(() => {}), [])
  if (!c || !wish) return <div className="calls waiting-calls" />
  return (
    <section className="calls" aria-labelledby={heading ? 'calls' : undefined}>
      {heading && (
        <h2 id="calls" className="world">
          {c('title')}
        </h2>
      )}
      <p className="dim">{c('about')}</p>
      <Here c={c} wish={wish} />
      <Horn c={c} />
      <Quiet c={c} quiet={wish.quiet} />
      {wish.mail && <ByMail key={wish.mail.address} c={c} mail={wish.mail} />}
    </section>
  )
}

interface Part {
  readonly c: SayCalls
}

function Here({ c, wish: { here, devices } }: Part & { wish: CallWishes }) {
  const { trouble, run } = useTryCalls(c)
  const [asked, setAsked] = useState(0)
  const can = useLoaded(callable, [asked])
  if (can !== undefined && can !== 'yes' && here === undefined) return <p>{c(`cannot.${can}`)}</p>
  const toggle = (on: boolean) =>
    run(
      async () => {
        if (on) await callHere()
        else await stopHere()
      },
      () => setAsked(asked + 1),
    )
  return (
    <>
      <Switch label={c('here')} about={c('here.about')} on={here !== undefined} onChange={toggle} />
      <p className={trouble ? 'danger' : 'dim'} role="status">
        {trouble || (devices > 0 && c('devices', { n: devices }))}
      </p>
    </>
  )
}

function Horn({ c }: Part) {
  const { turnSound } = useSettings()
  return (
    <Switch
      label={c('sound')}
      about={c('sound.about')}
      on={turnSound}
      onChange={(on) => {
        change({ turnSound: on })
        if (on) blowHorn()
      }}
    />
  )
}

const NIGHT: QuietHours = { from: 22 * 60, to: 8 * 60 }

function Quiet({ c, quiet }: Part & { quiet: QuietHours | null }) {
  const { trouble, run } = useTryCalls(c)
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <Switch
        label={c('quiet')}
        about={c('quiet.about', { zone: zone.replaceAll('_', ' ') })}
        on={quiet !== null}
        onChange={(on) => run(() => keepQuiet(on ? NIGHT : null))}
      />
      {quiet && (
        <div className="row quiet-hours">
          <Time
            label={c('quiet.from')}
            at={quiet.from}
            onChange={(from) => run(() => keepQuiet({ ...quiet, from }))}
          />
          <Time
            label={c('quiet.to')}
            at={quiet.to}
            onChange={(to) => run(() => keepQuiet({ ...quiet, to }))}
          />
        </div>
      )}
      {trouble && (
        <p className="danger" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

const two = (n: number) => String(n).padStart(2, '0')

function Time({ label, at, onChange }: { label: string; at: number; onChange: (at: number) => void }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        required
        value={`${two(Math.floor(at / 60))}:${two(at % 60)}`}
        onChange={({ target }) => {
          const [hours, minutes] = target.value.split(':').map(Number)
          if (target.value !== '') onChange(hours * 60 + minutes)
        }}
      />
    </div>
  )
}

function ByMail({ c, mail }: Part & { mail: NonNullable<CallWishes['mail']> }) {
  const id = useId()
  const { trouble, busy, run } = useTryCalls(c)
  const [address, setAddress] = useState('')
  const [pace, setPace] = useState(mail.pace)
  const { address: known, isConfirmed } = mail
  const paces = (
    <Segments
      label={c('mail.pace')}
      value={pace}
      of={MAIL_PACES}
      name={(one) => c(`mail.${one}`)}
      onChange={(one) => {
        setPace(one)
        if (known !== undefined && isConfirmed) run(() => mailTo(known, one))
      }}
    />
  )
  const say =
    known === undefined
      ? c('mail.about')
      : c(isConfirmed ? 'mail.confirmed' : 'mail.asked', { address: known })
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault()
        run(() => mailTo(address.trim(), pace))
      }}
    >
      <h3 className="world by-mail">{c('mail')}</h3>
      {known === undefined && (
        <div className="field">
          <label htmlFor={id}>{c('mail.address')}</label>
          <input
            id={id}
            type="email"
            required
            maxLength={200}
            autoComplete="email"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </div>
      )}
      {(known === undefined || isConfirmed) && paces}
      {known === undefined ? (
        <button type="submit" className="button" disabled={busy}>
          {c('mail.ask')}
        </button>
      ) : (
        <button type="button" className="button" disabled={busy} onClick={() => run(stopMail)}>
          {c(isConfirmed ? 'mail.stop' : 'mail.again')}
        </button>
      )}
      <p className={trouble ? 'danger' : 'dim'} role="status">
        {trouble || say}
      </p>
    </form>
  )
}
