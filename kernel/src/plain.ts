/** What can be done with plain data whatever it means: compare, copy, hash, and tell the difference. */

/** JSON with sorted keys and without `undefined`: equal data, equal text. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const record = value as Record<string, unknown>
  const parts: string[] = []
  for (const key of Object.keys(record).sort())
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`)
  return `{${parts.join(',')}}`
}

/** A 64-bit FNV-1a fingerprint of plain data as 16 hex digits. It tells states apart; it is no proof against forgery. */
export function fingerprint(value: unknown): string {
  const text = canonical(value)
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let i = 0; i < text.length; i++) {
    low = (low ^ text.charCodeAt(i)) >>> 0
    // times 2^40 + 0x1b3, modulo 2^64
    const product = low * 0x1b3
    high = (Math.imul(high, 0x1b3) + ((low << 8) >>> 0) + Math.floor(product / 0x1_0000_0000)) >>> 0
    low = product >>> 0
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}

export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = copyPlain((value as Record<string, unknown>)[key])
  return copy as T
}

/** One difference: the way to a value and the value there now; no value means that it is gone. */
export type Change = [path: (string | number)[], value?: unknown]

/** The changes that turn `before` into `after`. */
export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], 0, changes)
  return changes
}

/** The first `depth` of `path` are the way to where we are; they are copied only where something differs. */
function compare(
  before: unknown,
  after: unknown,
  path: (string | number)[],
  depth: number,
  changes: Change[],
): void {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue
      path[depth] = i
      compare(before[i], after[i], path, depth + 1, changes)
    }
  } else if (isRecord(before) && isRecord(after)) {
    let common = 0
    for (const key in before) {
      const was = before[key]
      const is = after[key]
      if (is !== undefined) common++
      if (was === is) continue
      path[depth] = key
      if (is === undefined) changes.push([path.slice(0, depth + 1)])
      else compare(was, is, path, depth + 1, changes)
    }
    let size = 0
    for (const _ in after) size++ // no list of the keys is made
    if (size > common)
      for (const key in after)
        if (after[key] !== undefined && !(key in before))
          changes.push([[...path.slice(0, depth), key], after[key]])
  } else if (before !== after) {
    changes.push([path.slice(0, depth), after])
  }
}

/** Carries out changes on a copy of `before`. */
export function changed<T>(before: T, changes: readonly Change[]): T {
  let root: unknown = copyPlain(before)
  for (const change of changes) {
    const [path, value] = change
    if (path.length === 0) {
      root = copyPlain(value)
      continue
    }
    let at = root as Record<string | number, unknown>
    for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>
    const last = path[path.length - 1]
    if (change.length === 1) delete at[last]
    else at[last] = copyPlain(value)
  }
  return root as T
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
