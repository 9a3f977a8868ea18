import type { Speaker } from '@meadhall/hall/say'
import { isRecord } from '@meadhall/kernel/plain'
import { type Plain, UNKNOWN } from '@meadhall/kernel/rules'

/** A position as lines that read well aloud: one thing a line, no drawing. */
export function positionLines(position: Plain | undefined, speaker: Speaker): string[] {
  if (!isRecord(position)) return [inline(position, speaker)]
  return Object.entries(position).flatMap(([key, value]) => {
    if (isEmpty(value)) return []
    return [`${speaker.name(key)}: ${inline(value, speaker)}`]
  })
}

/** One value on one line. */
export function inline(value: unknown, speaker: Speaker): string {
  if (value === UNKNOWN || value === 'unknown') return 'unknown'
  if (Array.isArray(value)) {
    const parts = value.map((item) => inline(item, speaker))
    const counted = [...new Set(parts)].map((part) => {
      const n = parts.filter((other) => other === part).length
      return n > 1 && Number.isNaN(Number(part)) ? `${n} × ${part}` : Array(n).fill(part).join(', ')
    })
    return counted.length === 0 ? 'none' : counted.join(', ')
  }
  if (isRecord(value))
    return (
      Object.entries(value)
        .filter(([, inner]) => !isEmpty(inner))
        .map(
          ([key, inner]) =>
            `${speaker.name(key)} ${isRecord(inner) ? `(${inline(inner, speaker)})` : inline(inner, speaker)}`,
        )
        .join(', ') || 'nothing'
    )
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? speaker.name(value) : String(value)
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.keys(value).length === 0)
  )
}
