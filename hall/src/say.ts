import { type I18n, setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isRecord } from '@meadhall/kernel/plain'
import type { AnyHappening, AnyMove, Refusal, ScoreLine, Seat, Task } from '@meadhall/kernel/rules'

/**
 * A game's words in one language: ICU messages by key. What the rules give as a code and parameters becomes a sentence:
 *
 *   happening.placed   '{seat} places a worker at the {at}.'     {what: 'placed', seat: 2, at: 'smokehouse'}
 *   name.smokehouse    'Smokehouse'
 *
 * A plain parameter is shown by what it is: `seat` as the player's name, a text that is an id through `name.<id>`, a
 * list joined, amounts such as {food: 2} as '2 Food' (or through `amount.food` with {n}). `{to, seat}` shows any other
 * parameter as a player. `plural` and `select` get the parameter as it is.
 */
export type Catalog = Readonly<Record<string, string>>

export interface Speaker {
  readonly locale: string
  /** The sentence of any key; the key itself where the catalog has none. */
  say(key: string, params?: object): string
  has(key: string): boolean
  name(id: string): string
  player(seat: Seat): string
  happening(happening: AnyHappening): string
  refusal(refusal: Refusal): string
  move(move: AnyMove): string
  score(line: ScoreLine): string
  /** What the seat that decides is asked to do. */
  prompt(task: Task): string
}

/** Turns codes into sentences, from a game's catalog and the names at the table. */
export function speaker(catalog: Catalog, locale: string, players: readonly string[]): Speaker {
  const i18n = compiled(catalog, locale)
  const player = (seat: Seat) => players[seat] ?? `${seat + 1}`
  const name = (id: string) => (Object.hasOwn(catalog, `name.${id}`) ? say(`name.${id}`) : id)

  function say(key: string, params: object = {}): string {
    if (!Object.hasOwn(catalog, key)) return key
    if (!Object.hasOwn(i18n.messages, key))
      i18n.load(locale, { [key]: shownPlainly(compileMessageOrThrow(catalog[key])) })
    const values: Record<string, unknown> = {}
    for (const [param, value] of Object.entries(params)) {
      values[param] = value
      values[`shown ${param}`] = param === 'seat' ? player(value as Seat) : show(value)
      values[`seat ${param}`] = Array.isArray(value)
        ? join((value as Seat[]).map(player))
        : typeof value === 'number'
          ? player(value)
          : show(value)
    }
    return i18n.t(key, values)
  }

  function show(value: unknown): string {
    if (typeof value === 'string') return name(value)
    if (Array.isArray(value)) return join(value.map(show))
    if (isRecord(value)) return join(Object.entries(value).map(([id, of]) => amount(id, of)))
    return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
  }

  function amount(id: string, n: unknown): string {
    if (typeof n !== 'number') return show(n)
    return Object.hasOwn(catalog, `amount.${id}`) ? say(`amount.${id}`, { n }) : `${n} ${name(id)}`
  }

  const join = (parts: readonly string[]) =>
    parts.filter((part) => part !== '').join(locale.startsWith('ja') ? '、' : ', ')

  return {
    locale,
    say,
    has: (key) => Object.hasOwn(catalog, key),
    name,
    player,
    happening: (happening) => say(`happening.${happening.what}`, happening),
    refusal: (refusal) => say(`refusal.${refusal.why}`, refusal),
    move: (move) => say(`move.${move.do}`, move),
    score: (line) => say(`score.${line.line}`, line),
    prompt: (task) => say(`prompt.${task.do}`, task),
  }
}

/** The task that waits for a decision, where a game keeps an agenda in its state. */
export function taskOf(view: unknown): Task | undefined {
  if (!isRecord(view) || !Array.isArray(view.agenda)) return undefined
  return view.agenda.at(-1) as Task | undefined
}

/** Messages are compiled when first said, once for each catalog. */
const voices = new WeakMap<Catalog, I18n>()

function compiled(catalog: Catalog, locale: string): I18n {
  const known = voices.get(catalog)
  if (known) return known
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  voices.set(catalog, i18n)
  return i18n
}

/** Plain parameters read what is shown; those inside `plural` and `select` stay as they are. */
function shownPlainly(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message
  return message.map((token): (typeof message)[number] => {
    if (typeof token === 'string') return token
    const [param, type, cases] = token
    if (type === undefined) return [`shown ${param}`]
    if (type === 'seat') return [`seat ${param}`]
    if (!isRecord(cases)) return token
    const shown: Record<string, unknown> = {}
    for (const [key, inner] of Object.entries(cases))
      shown[key] = key === 'offset' ? inner : shownPlainly(inner as CompiledMessage)
    return [param, type, shown] as unknown as typeof token
  })
}
