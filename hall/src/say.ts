import { type I18n, setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isRecord } from '@meadhall/kernel/plain'
import type { AnyHappening, AnyMove, Refusal, ScoreLine, Seat, Task, Viewer } from '@meadhall/kernel/rules'

/**
 * A game's words in one language: ICU messages by key. What the rules give as a code and parameters becomes a sentence:
 *
 *   happening.placed   '{seat} places a worker at the {at}.'     {what: 'placed', seat: 2, at: 'smokehouse'}
 *   name.smokehouse    'Smokehouse'
 *   one.coins          'Coin'                                    a single one, where the name says several
 *   own.sawDestiny     'You see the Destiny {destiny}.'         to the one who alone may know it; `happening.sawDestiny` to all others
 *
 * A plain parameter is shown by what it is: a text that is an id through `name.<id>`, `seat`, `by` and `player` as the
 * player's name, a number with a name of its own (`name.shore2`) through that, a list joined, amounts such as {food: 2}
 * as '2 × Food', an exchange such as `2food>wood` by the names of its parts, `advance3` as 'Advance 3'. What the rest
 * means says the game's legend. `plural` and `select` get the parameter as it is, `none` where it is missing.
 */
export type Catalog = Readonly<Record<string, string>>

/** What numbers in a game's parameters stand for. */
export interface Legend {
  /** Further parameters whose numbers are seats: `['of']`. */
  readonly seats?: readonly string[]
  /** Numbers that go by the name of another parameter: `{ look: 'shore' }`. */
  readonly like?: Readonly<Record<string, string>>
  /** Lists of counts, and what each place counts; the list of the right length is taken. Two ids are said together. */
  readonly counts?: Readonly<Record<string, readonly (readonly string[])[]>>
}

export interface Speaker {
  readonly locale: string
  /** The sentence of any key; the key itself where the catalog has none. */
  readonly say: (key: string, params?: object) => string
  readonly has: (key: string) => boolean
  readonly name: (id: string) => string
  readonly player: (seat: Seat) => string
  readonly happening: (happening: AnyHappening) => string
  readonly refusal: (refusal: Refusal) => string
  readonly move: (move: AnyMove) => string
  /** What a standing order says shall be done: `order.<move>` where the move's own words need the position. */
  readonly order: (move: AnyMove) => string
  readonly score: (line: ScoreLine) => string
  /** What the seat that decides is asked to do. */
  readonly prompt: (task: Task) => string
}

const SEATS = ['seat', 'by', 'player']

/** What is given for what, as ids with their amounts: `2silver>hide+oil`, `2mead`, `ore>`. */
const EXCHANGE =
  /^(?=.*[>+]|\d+[A-Za-z])\d*[A-Za-z]\w*(\+\d*[A-Za-z]\w*)*(>(\d*[A-Za-z]\w*(\+\d*[A-Za-z]\w*)*)?)?$/

/** Turns codes into sentences, from a game's catalog and the names at the table. */
export function speaker(
  catalog: Catalog,
  locale: string,
  players: readonly string[],
  legend: Legend = {},
  /** What a table's own components are called, by their ids: plain text, whatever it looks like. */
  names: Readonly<Record<string, string>> = {},
): Speaker {
  const i18n = compiled(catalog, locale)
  const isJapanese = locale.startsWith('ja')
  const player = (seat: Seat) => players[seat] ?? `${seat + 1}`
  const isNamed = (id: string) => Object.hasOwn(catalog, `name.${id}`)
  const name = (id: string): string =>
    Object.hasOwn(names, id)
      ? names[id]
      : isNamed(id)
        ? say(`name.${id}`)
        : EXCHANGE.test(id)
          ? exchange(id)
          : numbered(id)

  /** What a single one is called, where the name says several: `one.coins`. */
  const nameOfOne = (id: string): string =>
    Object.hasOwn(catalog, `one.${id}`) ? say(`one.${id}`) : name(id)

  /** `advance3` by the name of `advance`; an id without a name as it stands. */
  function numbered(id: string): string {
    const [, stem, n] = /^([A-Za-z]+)(\d+)$/.exec(id) ?? []
    return stem !== undefined && isNamed(stem) ? `${name(stem)}${isJapanese ? '' : ' '}${n}` : id
  }

  function say(key: string, params: object = {}): string {
    if (!Object.hasOwn(catalog, key)) return key
    if (!Object.hasOwn(i18n.messages, key))
      i18n.load(locale, { [key]: prepared(compileMessageOrThrow(catalog[key])) })
    const values: Record<string, unknown> = { ...params }
    for (const [param, value] of Object.entries(params)) values[`shown ${param}`] = show(param, value)
    return withMinus(i18n.t(key, values))
  }

  function show(param: string, value: unknown): string {
    if (typeof value === 'string') return name(value)
    if (typeof value === 'number') return isSeat(param) ? player(value) : number(param, value)
    if (Array.isArray(value)) return list(param, value)
    if (isRecord(value)) return join(Object.entries(value).map(([id, of]) => amount(param, id, of)))
    return typeof value === 'boolean' ? `${value}` : ''
  }

  const isSeat = (param: string) => SEATS.includes(param) || legend.seats?.includes(param)

  function number(param: string, value: number): string {
    const id = `${legend.like?.[param] ?? param}${value}`
    return isNamed(id) ? name(id) : `${value}`
  }

  function list(param: string, values: readonly unknown[]): string {
    const ids = legend.counts?.[param]?.find((known) => known.length === values.length)
    return join(values.map((value, i) => (ids ? amount(param, ids[i], value) : show(param, value))))
  }

  function amount(param: string, id: string, n: unknown): string {
    if (n === 0) return ''
    const [first, ...rest] = id.split(' ').map((part) => (n === 1 ? nameOfOne(part) : name(part)))
    if (isJapanese) {
      const named = rest.length === 0 ? first : `${first}（${rest.join('、')}）`
      return typeof n === 'number' ? times(n, named) : `${named}（${show(param, n)}）`
    }
    const named = [first, ...rest].join(' ')
    return typeof n === 'number' ? times(n, named) : `${named}: ${show(param, n)}`
  }

  /** `2silver>hide+oil` by the names of its parts. */
  function exchange(id: string): string {
    const sides = id.split('>').map((side) =>
      side
        .split('+')
        .map((part) => {
          const [, n, what] = /^(\d*)(\w*)$/.exec(part)!
          return n === '' ? name(what) : times(Number(n), n === '1' ? nameOfOne(what) : name(what))
        })
        .join(isJapanese ? '＋' : ' + '),
    )
    return sides.filter((side) => side !== '').join(isJapanese ? '→' : ' → ')
  }

  /** How many of something: in Japanese the amount follows its name. */
  const times = (n: number, what: string) => (isJapanese ? `${what}×${n}` : `${n} × ${what}`)

  const join = (parts: readonly string[]) =>
    parts.filter((part) => part !== '').join(isJapanese ? '、' : ', ')

  return {
    locale,
    say,
    has: (key) => Object.hasOwn(catalog, key),
    name,
    player,
    happening: (happening) => say(`happening.${happening.what}`, happening),
    refusal: (refusal) => say(`refusal.${refusal.why}`, refusal),
    move: (move) => say(`move.${move.do}`, move),
    order: (move) => say(`${Object.hasOwn(catalog, `order.${move.do}`) ? 'order' : 'move'}.${move.do}`, move),
    score: (line) => say(`score.${line.line}`, line),
    prompt: (task) => say(`prompt.${task.do}`, task),
  }
}

/** The same for one who looks on: what only they may know is said to them (`own.<what>`), everything else by names. */
export function toViewer(say: Speaker, viewer: Viewer): Speaker {
  return {
    ...say,
    happening: (happening) =>
      happening.only !== undefined && happening.only === viewer && say.has(`own.${happening.what}`)
        ? say.say(`own.${happening.what}`, happening)
        : say.happening(happening),
  }
}

/** Says messages with their values as they are given: for words that are no game's. */
export function teller<Key extends string>(
  catalog: Readonly<Record<Key, string>>,
  locale: string,
): (key: Key, params?: object) => string {
  const i18n = compiled(catalog, locale)
  return (key, params = {}) => {
    if (!Object.hasOwn(i18n.messages, key)) i18n.load(locale, { [key]: compileMessageOrThrow(catalog[key]) })
    return withMinus(i18n.t(key, { ...params }))
  }
}

/** A number below zero has a true minus sign, however it came into the sentence. */
const withMinus = (said: string): string => said.replaceAll(/(?<![\p{L}\p{N}-])-(?=\d)/gu, '−')

/** Messages are compiled when first said, once for each catalog. */
const voices = new WeakMap<Catalog, I18n>()

function compiled(catalog: Catalog, locale: string): I18n {
  const known = voices.get(catalog)
  if (known) return known
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  voices.set(catalog, i18n)
  return i18n
}

/** Plain parameters read what is shown; a missing one selects `none`. */
function prepared(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message
  return message.map((token): (typeof message)[number] => {
    if (typeof token === 'string') return token
    const [param, type, cases] = token
    if (type === undefined) return [`shown ${param}`]
    if (!isRecord(cases)) return token
    const inner: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(cases))
      inner[key] = key === 'offset' ? part : prepared(part as CompiledMessage)
    if (type === 'select' && 'none' in inner) {
      inner.undefined = inner.none
      inner.null = inner.none
    }
    return [param, type, inner] as unknown as typeof token
  })
}
