import { gameOf } from '@meadhall/hall/games'
import type { Locale } from '@meadhall/kernel/locales'
import type { OptionSpec } from '@meadhall/kernel/rules'
import { useId } from 'react'
import { type OneOfFew, Setting, Switch } from '../app/controls.tsx'
import { type GameWords, loadWords, speakerOf } from '../table/parts.ts'

/** What a game leaves to those who set up its table, and the words for it. */
export interface Rulings {
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  readonly words: GameWords
}

export type Chosen = Readonly<Record<string, string | number | boolean>>

export async function loadRulings(game: string, locale: Locale): Promise<Rulings> {
  const [{ rules }, words] = await Promise.all([gameOf(game)!.load(), loadWords(game, locale)])
  return { seats: rules.seats, options: rules.options, words }
}

/** The options of a game, each with its name and what it means. */
export function Options({
  specs,
  words,
  chosen,
  onChange,
}: {
  specs: readonly OptionSpec[]
  words: GameWords
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}) {
  const { say } = speakerOf(words, [])
  return specs.map(({ id, values }) => {
    const value = chosen[id] ?? values[0]
    const [label, about] = split(say(`option.${id}`))
    if (typeof value === 'boolean')
      return (
        <Switch
          key={id}
          label={label}
          {...(about && { about })}
          on={value}
          onChange={(on) => onChange({ ...chosen, [id]: on })}
        />
      )
    const choice = {
      label,
      value: String(value),
      of: values.map(String),
      name: (of: string) => say(`option.${id}.${of}`),
      onChange: (of: string) => onChange({ ...chosen, [id]: values.find((known) => String(known) === of)! }),
    }
    const letters = choice.of.reduce((sum, of) => sum + choice.name(of).length, 0)
    return letters > MOST_LETTERS ? <ListSetting key={id} {...choice} /> : <Setting key={id} {...choice} />
  })
}

/** What stands side by side on a page; whatever needs more is a list, with what the chosen one means below it. */
const MOST_LETTERS = 90

function ListSetting({ label, value, of, name, onChange }: OneOfFew<string>) {
  const id = useId()
  const [, about] = split(name(value))
  return (
    <div className="setting">
      <label className="world" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {of.map((each) => (
          <option key={each} value={each}>
            {split(name(each))[0]}
          </option>
        ))}
      </select>
      {about && <p className="dim setting-about">{about}</p>}
    </div>
  )
}

/** "Hall of Records: slain enemies lie open" is a name and what it means. */
export function split(text: string): [string, string?] {
  const [label, ...about] = text.split(/[:：]\s*/)
  const rest = about.join(': ')
  return rest === '' ? [label] : [label, rest.charAt(0).toUpperCase() + rest.slice(1)]
}
