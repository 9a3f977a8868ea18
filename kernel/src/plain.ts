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
  compare(before, after, [], changes)
  return changes
}

function compare(before: unknown, after: unknown, path: Change[0], changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++)
      if (before[i] !== after[i]) compare(before[i], after[i], [...path, i], changes)
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of Object.keys(before)) {
      if (before[key] === after[key]) continue
      if (after[key] === undefined) changes.push([[...path, key]])
      else compare(before[key], after[key], [...path, key], changes)
    }
    for (const key of Object.keys(after))
      if (after[key] !== undefined && !(key in before)) changes.push([[...path, key], after[key]])
  } else changes.push([path, after])
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
    for (const key of path.slice(0, -1)) at = ownPart(at, key)
    const last = path[path.length - 1]
    if (typeof at !== 'object' || at === null || last === '__proto__')
      throw new Error(`no way to ${path.join('.')}`)
    if (change.length === 1) delete at[last]
    else at[last] = copyPlain(value)
  }
  return root as T
}

/** A change that a stranger wrote must not lead to what all objects share. */
function ownPart(
  at: Record<string | number, unknown>,
  key: string | number,
): Record<string | number, unknown> {
  if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) throw new Error(`nothing at ${key}`)
  return at[key] as Record<string | number, unknown>
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
