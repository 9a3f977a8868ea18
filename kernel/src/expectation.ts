import { canonical, isRecord } from './plain.ts'
import type { Plain } from './rules.ts'

/**
 * What a scenario expects of plain data. A map may leave keys out; a list or a single value must be equal. `absent`
 * stands for what must not be there, and `{ exactly: … }` for what must be equal as a whole.
 */
export interface Judge {
  /** What does not hold, one line. */
  readonly fail: (line: string) => void
  /** What holds, but would hold for nearly anything. */
  readonly loose: (line: string) => void
}

const ABSENT = 'absent'
const EXACTLY = 'exactly'

export function compare(expected: unknown, actual: Plain | undefined, path: string, judge: Judge): void {
  const at = path.replace(/^expect\./, '')
  if (expected === ABSENT) {
    if (actual !== undefined) judge.fail(`${at}: should not be there, is ${say(actual)}`)
  } else if (isExact(expected)) {
    if (
      canonical(expected[EXACTLY]) !== canonical(actual) ||
      (expected[EXACTLY] === null) !== (actual === null)
    )
      judge.fail(`${at}: expected exactly ${say(expected[EXACTLY])}, is ${say(actual)}`)
  } else if (isRecord(expected)) {
    if (!isRecord(actual)) judge.fail(`${at}: expected a map, is ${say(actual)}`)
    else {
      const keys = Object.keys(expected)
      if (keys.length === 0)
        judge.loose(`${at}: an empty map says no more than that there is one; write { exactly: {} }`)
      for (const key of keys) compare(expected[key], actual[key], `${path}.${key}`, judge)
    }
  } else if (canonical(expected) !== canonical(actual))
    judge.fail(`${at}: expected ${say(expected)}, is ${say(actual)}`)
  else if (actual === undefined)
    judge.loose(`${at}: null is also said of what is not there at all; write absent`)
}

/** Whether data is as a pattern says. */
export function matches(pattern: unknown, value: unknown): boolean {
  if (pattern === ABSENT) return value === undefined
  if (isExact(pattern)) return canonical(pattern[EXACTLY]) === canonical(value)
  if (!isRecord(pattern)) return canonical(pattern) === canonical(value)
  return isRecord(value) && Object.keys(pattern).every((key) => matches(pattern[key], value[key]))
}

/** The first of the patterns that does not come, when each must come after the one before. */
export function firstOutOfOrder(patterns: readonly unknown[], values: readonly unknown[]): unknown {
  let from = 0
  for (const pattern of patterns) {
    const at = values.findIndex((value, i) => i >= from && matches(pattern, value))
    if (at < 0) return pattern
    from = at + 1
  }
  return undefined
}

function isExact(expected: unknown): expected is { [EXACTLY]: unknown } {
  return isRecord(expected) && Object.hasOwn(expected, EXACTLY) && Object.keys(expected).length === 1
}

export function say(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}
