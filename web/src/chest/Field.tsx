import { isRecord } from '@meadhall/kernel/plain'
import type { MapSpec, Spec } from '@meadhall/kernel/spec'
import { type ReactNode, useId } from 'react'
import { Segments, Switch } from '../app/controls.tsx'
import type { ChestKey } from './text/en.ts'
import { useChest, valueName } from './words.ts'

/** What one part of a row is called. */
function useFieldName(): (key: string) => string {
  const { c, say } = useChest()
  return (key) => {
    const own = c(`field.${key}` as ChestKey)
    return own === `field.${key}` ? valueName(c, say, key) : own
  }
}

interface FieldProps {
  readonly label: string
  /** Under which name the picture's ring finds it. */
  readonly part?: string
  readonly spec: Spec
  readonly value: unknown
  readonly ours: unknown
  /** It may be left out. */
  readonly optional?: boolean
  readonly onChange: (value: unknown) => void
}

/** One part of a row, with the controls that its description asks for, and what stands in ours. */
export function Field({ label, part, spec, value, ours, optional = false, onChange }: FieldProps) {
  const { c, say } = useChest()
  const shown = (of: unknown) => (typeof of === 'string' ? valueName(c, say, of) : String(of))
  const isPlain = (of: unknown) => of === undefined || ['string', 'number', 'boolean'].includes(typeof of)
  const differs = isPlain(value) && isPlain(ours) && (value ?? false) !== (ours ?? false)
  const was = !differs ? '' : ours === undefined ? c('none') : shown(ours)
  return (
    <FieldRow label={label} part={part} was={typeof ours === 'boolean' ? '' : was} changed={differs}>
      <Control label={label} spec={spec} value={value} ours={ours} optional={optional} onChange={onChange} />
    </FieldRow>
  )
}

export function FieldRow({
  label,
  part,
  was = '',
  changed = false,
  children,
}: {
  label: string
  part?: string | undefined
  was?: string
  changed?: boolean
  children: ReactNode
}) {
  const { c } = useChest()
  return (
    <div className={changed ? 'chest-field changed' : 'chest-field'} data-part={part}>
      <span className="chest-label">
        <span className="world">{label}</span>
        {was !== '' && <small className="dim">{c('was', { value: was })}</small>}
      </span>
      {children}
    </div>
  )
}

function Control(props: FieldProps) {
  const { label, spec, value, onChange } = props
  const { c, say } = useChest()
  switch (spec.is) {
    case 'whole':
    case 'number':
      return (
        <Stepper
          label={label}
          least={spec.least}
          most={spec.most}
          value={Number(value ?? 0)}
          onChange={onChange}
        />
      )
    case 'oneOf':
      return (
        <OneOf
          {...props}
          values={spec.values.filter((of) => !of.endsWith('1') || !spec.values.includes(of.slice(0, -1)))}
          name={(of) => valueName(c, say, of)}
        />
      )
    case 'flag':
      return <Switch label={label} on={value === true} onChange={(on) => onChange(on ? true : undefined)} />
    case 'list':
      return <ListOf {...props} spec={spec} />
    case 'map':
      return (
        <div className="chest-group" role="group" aria-label={label}>
          <MapFields spec={spec} row={value} ours={props.ours} onChange={onChange} />
        </div>
      )
    case 'kinds':
      return <KindFields {...props} spec={spec} />
    case 'line':
      return (
        <input
          type="text"
          aria-label={label}
          maxLength={spec.most}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value)}
        />
      )
    default:
      return null
  }
}

/** What is said of a row elsewhere, or by its picture. */
const HIDDEN = ['id', 'name', 'reconstructed', 'certain', 'colour']
/** What a part that is left out stands for, where that is not none. */
const LEFT_OUT: Readonly<Record<string, number>> = { copies: 1, minPlayers: 2 }

/** All parts of a row; what need not be there and is as if left out is left out. */
export function MapFields({
  spec,
  row,
  ours,
  onChange,
}: {
  spec: MapSpec
  row: unknown
  ours: unknown
  onChange: (row: Record<string, unknown>) => void
}) {
  const called = useFieldName()
  const now = isRecord(row) ? row : {}
  const before = isRecord(ours) ? ours : now
  const parts = Object.entries({ ...spec.needs, ...spec.may }).filter(([key]) => !HIDDEN.includes(key))
  return parts.map(([key, of]) => {
    const optional = Object.hasOwn(spec.may, key)
    const usual = of.is === 'whole' ? (LEFT_OUT[key] ?? 0) : undefined
    const change = (value: unknown) => {
      const { [key]: _, ...rest } = now
      const leave =
        optional && (value === undefined || value === usual || (Array.isArray(value) && value.length === 0))
      onChange(leave ? rest : { ...rest, [key]: value ?? false })
    }
    return (
      <Field
        key={key}
        label={called(key)}
        part={key}
        spec={of}
        optional={optional}
        value={now[key] ?? usual}
        ours={before[key] ?? usual}
        onChange={change}
      />
    )
  })
}

/** What it does: the sentence of each ability is its name, and what can be chosen in it follows. */
function KindFields({ label, spec, value, ours, onChange }: FieldProps & { spec: Spec & { is: 'kinds' } }) {
  const { c, say } = useChest()
  const now = isRecord(value) ? value : {}
  const kind = String(now.is)
  const parts = Object.entries(spec.kinds[kind]?.needs ?? {})
  const sentence = (of: Record<string, unknown>) => say.say(`ability.${String(of.is)}`, shownParts(of))
  const fresh = (is: string) => ({
    is,
    ...Object.fromEntries(Object.entries(spec.kinds[is].needs).map(([key, of]) => [key, firstOf(of)])),
  })
  return (
    <div className="chest-group">
      <OneOf
        label={label}
        values={Object.keys(spec.kinds)}
        value={kind}
        name={(is) => sentence(is === kind ? now : fresh(is))}
        onChange={(is) => onChange(isRecord(ours) && ours.is === is ? ours : fresh(String(is)))}
      />
      <p className="chest-ability">{sentence(now)}</p>
      {parts.map(([key, of]) => {
        const label = c(of.is === 'oneOf' ? 'field.choice' : 'field.amount')
        return (
          <FieldRow key={key} label={label}>
            {of.is === 'oneOf' ? (
              <OneOf
                label={label}
                values={of.values}
                value={now[key]}
                name={(choice) => sentence({ ...now, [key]: choice })}
                onChange={(choice) => onChange({ ...now, [key]: choice })}
              />
            ) : (
              <Control
                label={label}
                spec={of}
                value={now[key]}
                ours={isRecord(ours) ? ours[key] : undefined}
                onChange={(next) => onChange({ ...now, [key]: next })}
              />
            )}
          </FieldRow>
        )
      })}
    </div>
  )
}

/** Steps are pairs: domains and honour. */
const shownParts = (ability: Record<string, unknown>) =>
  Array.isArray(ability.steps)
    ? { ...ability, steps: (ability.steps as number[][]).map(([of, honour]) => `${of}→${honour}`).join(' ') }
    : ability

function firstOf(spec: Spec): unknown {
  if (spec.is === 'whole') return Math.max(1, spec.least)
  if (spec.is === 'oneOf') return spec.values[0]
  return spec.is === 'list' ? Array.from({ length: Math.max(2, spec.least) }, () => firstOf(spec.of)) : true
}

/** − 3 +; the number can be typed too. */
function Stepper({
  label,
  least,
  most,
  value,
  onChange,
}: {
  label: string
  least: number
  most: number
  value: number
  onChange: (value: number) => void
}) {
  const { c } = useChest()
  const take = (n: number) => {
    if (Number.isInteger(n) && n >= least && n <= most && n !== value) onChange(n)
  }
  return (
    <span className="chest-stepper">
      <button
        type="button"
        aria-label={c('less', { what: label })}
        disabled={value <= least}
        onClick={() => take(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => take(target.value === '' ? Number.NaN : target.valueAsNumber)}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        aria-label={c('more', { what: label })}
        disabled={value >= most}
        onClick={() => take(value + 1)}
      >
        +
      </button>
    </span>
  )
}

/** About how wide words stand side by side: Japanese letters are twice as wide, and each word has an edge. */
function roomOf(words: readonly string[]): number {
  let room = 2 * words.length
  for (const letter of words.join('')) room += letter > '\u2e80' ? 2 : 1
  return room
}

/** A few words side by side, many in a list; `none` where it may be left out. */
export function OneOf({
  label,
  values,
  value,
  name,
  optional = false,
  onChange,
}: {
  label: string
  values: readonly string[]
  value: unknown
  name: (value: string) => string
  optional?: boolean
  onChange: (value: unknown) => void
}) {
  const { c } = useChest()
  const id = useId()
  const all = optional ? ['', ...values] : values
  const now = typeof value === 'string' ? value : ''
  const called = (of: string) => (of === '' ? c('none') : name(of))
  const take = (of: string) => onChange(of === '' ? undefined : of)
  if (roomOf(all.map(called)) < 30)
    return <Segments label={label} value={now} of={all} name={called} onChange={take} />
  return (
    <>
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={now} onChange={({ target }) => take(target.value)}>
        {all.map((of) => (
          <option key={of} value={of}>
            {called(of)}
          </option>
        ))}
      </select>
    </>
  )
}

function ListOf({ label, spec, value, ours, onChange }: FieldProps & { spec: Spec & { is: 'list' } }) {
  const { c, say } = useChest()
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const { of, least, most } = spec
  // Some of a few: each is in or out.
  if (of.is === 'oneOf' && of.why === 'oneOf' && of.values.length <= 3 && most === of.values.length)
    return (
      <div className="chest-ticks" role="group" aria-label={label}>
        {of.values.map((one) => (
          <label key={one} className={rows.includes(one) ? 'on' : ''}>
            <input
              type="checkbox"
              checked={rows.includes(one)}
              onChange={({ target }) =>
                onChange(of.values.filter((each) => (each === one ? target.checked : rows.includes(each))))
              }
            />
            {valueName(c, say, one)}
          </label>
        ))}
      </div>
    )
  const first = of.is === 'oneOf' ? of.values[0] : 0
  return (
    <div className="chest-group" role="group" aria-label={label}>
      <ol className="chest-items">
        {rows.map((row, i) => (
          <li key={i}>
            <Control
              label={c('nth', { what: label, n: i + 1 })}
              spec={of}
              value={row}
              ours={Array.isArray(ours) ? ours[i] : undefined}
              onChange={(next) => onChange(rows.with(i, next))}
            />
          </li>
        ))}
      </ol>
      {least < most && (
        <span className="row">
          <button
            type="button"
            className="button"
            disabled={rows.length <= least}
            onClick={() => onChange(rows.slice(0, -1))}
          >
            {c('takeAway')}
          </button>
          <button
            type="button"
            className="button"
            disabled={rows.length >= most}
            onClick={() => onChange([...rows, rows.at(-1) ?? first])}
          >
            {c('add')}
          </button>
        </span>
      )}
    </div>
  )
}
