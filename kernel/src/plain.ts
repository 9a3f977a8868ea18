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

/**
 * Puts in place of every part of `before` that is equal in `after` that very part: then whoever looks for differences
 * need not go into it. True if all is equal.
 */
export function shareEqual(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (Array.isArray(before)) return Array.isArray(after) && shareItems(before, after)
  if (!isRecord(before) || !isRecord(after)) return false
  const keys = Object.keys(before)
  const others = Object.keys(after)
  const was = Object.values(before)
  const is = Object.values(after)
  let isEqual = keys.length === others.length
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]
    const now = others[i] === key ? is[i] : after[key]
    if (was[i] === now && now !== undefined) continue
    if (key in after && shareEqual(was[i], now)) before[key] = now
    else isEqual = false
  }
  return isEqual
}

function shareItems(before: unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false
  if (typeof before[0] === 'number') return isSameList(before as number[], after)
  let isEqual = true
  for (let i = 0; i < before.length; i++) {
    const was = before[i]
    const is = after[i]
    if (was === is) continue
    if (shareEqual(was, is)) before[i] = is
    else isEqual = false
  }
  return isEqual
}

function isSameList(before: readonly number[], after: readonly unknown[]): boolean {
  for (let i = 0; i < before.length; i++) if (before[i] !== after[i]) return false
  return true
}

/** One difference: the way to a value and the value there now; no value means that it is gone. */
export type Change = [path: (string | number)[], value?: unknown]

/** The changes that turn `before` into `after`. */
export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], 0, (path, depth, value) => {
    const way = path.slice(0, depth)
    changes.push(value === GONE ? [way] : [way, value])
  })
  return changes
}

/** The same as JSON, without making a list of it first. */
export function differenceText(before: unknown, after: unknown): string {
  let text = ''
  compare(before, after, [], 0, (path, depth, value) => {
    text += text === '' ? '[[[' : ',[['
    for (let i = 0; i < depth; i++) {
      if (i > 0) text += ','
      const step = path[i]
      text += typeof step === 'number' ? step : quoted(step)
    }
    text += ']'
    if (typeof value === 'number') text += `,${value}`
    else if (value !== GONE) text += `,${JSON.stringify(value) ?? 'null'}`
    text += ']'
  })
  return text === '' ? '[]' : `${text}]`
}

const quotedKeys = new Map<string, string>()

/** The same few keys come again and again. */
function quoted(key: string): string {
  const known = quotedKeys.get(key)
  if (known !== undefined) return known
  const text = JSON.stringify(key)
  if (quotedKeys.size < 1000) quotedKeys.set(key, text)
  return text
}

const GONE = Symbol('gone')

/** Told of every difference: the first `depth` of `path` are the way to it, then the value there now or `GONE`. */
type Found = (path: readonly (string | number)[], depth: number, value: unknown) => void

function compare(
  before: unknown,
  after: unknown,
  path: (string | number)[],
  depth: number,
  found: Found,
): void {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue
      path[depth] = i
      compare(before[i], after[i], path, depth + 1, found)
    }
  } else if (isRecord(before) && isRecord(after)) {
    let common = 0
    for (const key in before) {
      const was = before[key]
      const is = after[key]
      if (is !== undefined) common++
      if (was === is) continue
      path[depth] = key
      if (is === undefined) found(path, depth + 1, GONE)
      else compare(was, is, path, depth + 1, found)
    }
    let size = 0
    for (const _ in after) size++ // no list of the keys is made
    if (size === common) return
    for (const key in after) {
      if (after[key] === undefined || key in before) continue
      path[depth] = key
      found(path, depth + 1, after[key])
    }
  } else if (before !== after) {
    found(path, depth, after)
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
