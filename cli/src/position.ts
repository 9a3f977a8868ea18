import type { Speaker } from '@meadhall/hall/say'
import { isRecord } from '@meadhall/kernel/plain'
import { type Game, UNKNOWN, type Viewer } from '@meadhall/kernel/rules'

/** A position in lines that read well aloud: one thing a line, no drawing. */
export interface Position {
  /** The whole, or the part of this name; nothing if there is no such part. */
  lines(part?: string): string[] | undefined
  /** A part on one line, without what it has none of. */
  brief(part: string): string
  /** What is printed on a component or lies at a place, in brackets; nothing where there is nothing to tell. */
  about(id: string): string
  /** The lines that tell what is printed on components. */
  components(): string[]
}

export function positionFor(
  { rules, notation }: Game,
  state: unknown,
  viewer: Viewer,
  names: readonly string[],
  speaker: Speaker,
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
      return isRecord(found) ? linesOf(found) : [inline(found)]
    },
    brief: (part) => inline(position[part]),
    about(id) {
      const text = inline(notation.about?.(id, view))
      return text === '' ? '' : ` (${text})`
    },
    components() {
      return Object.entries(position).flatMap(([key, value]) => {
        explained = false
        const text = inline(value)
        return explained && !names.includes(key) ? [`${label(key)}: ${text}`] : []
      })
    },
  }

  function linesOf(part: Record<string, unknown>): string[] {
    return Object.entries(part).flatMap(([key, value]) => {
      const text = inline(value)
      return text === '' ? [] : [`${label(key)}: ${text}`]
    })
  }

  function inline(value: unknown): string {
    if (value === UNKNOWN || value === 'unknown') return speaker.name('unknown')
    if (typeof value === 'string') return word(value)
    if (typeof value === 'number') return `${value}`
    if (typeof value === 'boolean') return value ? 'yes' : ''
    if (Array.isArray(value)) return counted(value.map(inline))
    if (!isRecord(value)) return ''
    const parts = Object.entries(value).flatMap(([key, inner]) => {
      const text = inline(inner)
      if (text === '' || inner === 0) return []
      return [isRecord(inner) ? `${label(key)} (${text})` : `${label(key)} ${text}`]
    })
    return parts.join(', ')
  }

  /** An id, or several: `haugbui red`; and what is printed on it. */
  function word(id: string): string {
    const named = names.includes(id)
      ? id
      : id
          .split(' ')
          .map((part) => speaker.name(part))
          .join(' ')
    const printed = notation.about?.(id, view)
    if (printed === undefined) return named
    explained = true
    return `${named} (${inline(printed)})`
  }

  function label(key: string): string {
    if (names.includes(key)) return key
    const known = /\d$/.test(key) ? key : speaker.name(key)
    // `shore1` and `runesOpen` are keys without a name of their own.
    return known === key
      ? key.replaceAll(/([a-z])([A-Z0-9])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
      : known
  }
}

/** Equal things are said once, with their number. */
function counted(parts: readonly string[]): string {
  return [...new Set(parts)]
    .map((part) => {
      const n = parts.filter((other) => other === part).length
      return n === 1 ? part : `${n} × ${part}`
    })
    .join(', ')
}
