import { isRecord } from '@meadhall/kernel/plain'
import { type Game, UNKNOWN, type Viewer } from '@meadhall/kernel/rules'
import type { Words } from './words/words.ts'

/** A position in lines that read well aloud: one thing a line, no drawing. */
export interface Position {
  /** The whole, or the part of this name; nothing if there is no such part. */
  lines(part?: string): string[] | undefined
  /** A part on one line, without what it has none of. */
  brief(part: string): string
  /** What is printed on a component or lies at a place, in brackets; nothing where there is nothing to tell. */
  readonly about: (id: string) => string
  /** The lines that tell what is printed on components. */
  components(): string[]
}

export function positionFor(
  { rules, notation }: Game,
  state: unknown,
  viewer: Viewer,
  names: readonly string[],
  { speaker, tell }: Words,
): Position {
  const view = rules.view(state, viewer)
  const observed = notation.observe(view, names)
  const position = isRecord(observed) ? observed : {}
  let explained = false

  return {
    lines(part) {
      if (part === undefined) return linesOf(position)
      const wanted = part.toLowerCase()
      const key = Object.keys(position).find((id) =>
        [id, label(id)].some((name) => name.toLowerCase() === wanted),
      )
      if (key === undefined) return undefined
      const found = position[key]
      if (!isRecord(found)) return [inline(found)]
      return linesOf(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== 0)))
    },
    brief: (part) => inline(position[part]),
    about(id) {
      const text = inline(notation.about?.(id, view))
      return text === '' ? '' : tell('about', { text })
    },
    components() {
      return Object.entries(position).flatMap(([key, value]) => {
        explained = false
        const text = inline(value)
        return explained && !names.includes(key) ? [tell('line', { label: label(key), text })] : []
      })
    },
  }

  function linesOf(part: Record<string, unknown>): string[] {
    return Object.entries(part).flatMap(([key, value]) => {
      const text = inline(value, key)
      return text === '' ? [] : [tell('line', { label: label(key), text })]
    })
  }

  function inline(value: unknown, key?: string): string {
    if (value === UNKNOWN || value === 'unknown' || value === '?') return speaker.name('unknown')
    if (typeof value === 'string') return value === 'nobody' ? '' : word(value, key)
    if (typeof value === 'number') return `${value}`
    if (typeof value === 'boolean') return value ? tell('yes') : ''
    if (Array.isArray(value)) return counted(value)
    if (!isRecord(value)) return ''
    if (isAbility(value)) return speaker.say(`ability.${value.is}`, value)
    const parts = Object.entries(value).flatMap(([inside, inner]) => {
      if (inner === true) return [label(inside)]
      const text = isNone(inner, key) ? '' : inline(inner, inside)
      return text === '' ? [] : [tell(shapeOf(inside, inner), { label: label(inside), text })]
    })
    return parts.join(tell('comma'))
  }

  /** An id, or several: `haugbui red`; and what is printed on it. */
  function word(id: string, key?: string): string {
    if (names.includes(id)) return id
    const ids = id.split(' ')
    const named = TASKS.includes(key ?? '')
      ? nameOf(id, 'prompt', 'part')
      : ids.map((one) => nameOf(one, 'name', 'part')).join(' ')
    const printed = notation.about?.(id, view)
    if (printed === undefined) return named
    explained = true
    return `${named}${tell('about', { text: inline(printed) })}`
  }

  function label(key: string): string {
    return names.includes(key) ? key : nameOf(key, 'part', 'name')
  }

  /** What an id is called: as a component, as the task that waits, or as a part of the position. */
  function nameOf(id: string, ...groups: ('name' | 'part' | 'prompt')[]): string {
    const group = groups.find((known) => speaker.has(`${known}.${id}`))
    return group === undefined ? speaker.name(id) : speaker.say(`${group}.${id}`)
  }

  /** Nothing to tell of: none, or inside a part none of anything. A player's own list tells how many there are. */
  function isNone(value: unknown, inside: string | undefined): boolean {
    const isInner = inside !== undefined && !names.includes(inside)
    return value === 0 || (isInner && Array.isArray(value) && value.every((n) => n === 0))
  }

  /** How a part of a line is set down: an amount, one thing or several. A number does not follow one in a name. */
  function shapeOf(key: string, value: unknown): 'line' | 'amount' | 'pair' | 'several' {
    if (typeof value === 'number') return /\d/.test(label(key)) || names.includes(key) ? 'line' : 'amount'
    if (isRecord(value)) return isAbility(value) ? 'pair' : 'several'
    return Array.isArray(value) && value.length > 1 && !areNumbers(value) ? 'several' : 'pair'
  }

  /** Equal things are said once, with their number; what belongs together, such as a card and its place, in a row. */
  function counted(values: readonly unknown[]): string {
    const parts = values.map((value) =>
      (isRecord(value) ? Object.values(value) : [value]).map((one) => inline(one)).join(' '),
    )
    if (areNumbers(values)) return parts.join('/')
    return [...new Set(parts)]
      .map((part) => {
        const n = parts.filter((other) => other === part).length
        return n === 1 ? part : tell('times', { n, what: part })
      })
      .join(tell('comma'))
  }
}

const areNumbers = (values: readonly unknown[]) =>
  values.every((value) => typeof value === 'number' && value !== UNKNOWN)

/** What positions call the task that waits. */
const TASKS: readonly string[] = ['now', 'waitsFor']

/** An ability goes by its own message, with what it is as the key. */
const isAbility = (value: Record<string, unknown>): value is { is: string } => typeof value.is === 'string'
