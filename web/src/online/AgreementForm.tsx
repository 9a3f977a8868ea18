import { LEVELS, USUAL_LEVEL } from '@meadhall/hall/levels'
import type { Agreement, ClockSetting } from '@meadhall/hall/online'
import { useId } from 'react'
import { Setting, Switch } from '../app/controls.tsx'
import { useWords } from '../text/words.ts'
import type { OnlineKey } from './text/en.ts'
import { useOnline } from './words.ts'

/** What is agreed on besides the game's own options. */
export type Agreed = Required<Omit<Agreement, 'options'>>

const CLOCKS = ['live', 'days', 'untimed'] as const
type ClockKind = (typeof CLOCKS)[number]

export function AgreementForm({ agreed, onChange }: { agreed: Agreed; onChange: (agreed: Agreed) => void }) {
  const o = useOnline()
  const t = useWords()
  const { clock, outOfTime, startWhenFull, standIn, hints } = agreed
  return (
    <>
      <ClockForm clock={clock} onChange={(changed) => onChange({ ...agreed, clock: changed })} />
      {clock.kind !== 'untimed' && (
        <Switch
          label={o('outOfTime')}
          about={o('outOfTime.about')}
          on={outOfTime === 'bot'}
          onChange={(on) => onChange({ ...agreed, outOfTime: on ? 'bot' : 'wait' })}
        />
      )}
      <Setting
        label={o('standInLevel')}
        value={LEVELS.find((level) => level === standIn) ?? USUAL_LEVEL}
        of={LEVELS}
        name={(of) => t(`level.${of}`)}
        onChange={(of) => onChange({ ...agreed, standIn: of })}
      />
      <p className="dim">{o('standInLevel.about')}</p>
      <Switch
        label={o('hints')}
        about={o('hints.about')}
        on={hints}
        onChange={(on) => onChange({ ...agreed, hints: on })}
      />
      <Switch
        label={o('isPublic')}
        about={o('isPublic.about')}
        on={agreed.public}
        onChange={(on) => onChange({ ...agreed, public: on })}
      />
      <Switch
        label={o('whenFull')}
        about={o('whenFull.about')}
        on={startWhenFull}
        onChange={(on) => onChange({ ...agreed, startWhenFull: on })}
      />
    </>
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
