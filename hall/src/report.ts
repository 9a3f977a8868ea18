import { isRecord } from '@meadhall/kernel/plain'
import type { Viewer } from '@meadhall/kernel/rules'

/**
 * A problem as somebody saw it: the game, the moment, what their seat knew, and their words. It holds nothing that they
 * may not know, so it can be handed to anybody.
 */
export interface Report {
  readonly format: 'meadhall-report'
  readonly version: 1
  readonly game: string
  /** The version of the rules. */
  readonly rules: number
  readonly options: unknown
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** After which entry. */
  readonly n: number
  readonly view: unknown
  readonly words: string
  /** On what screen: size, language, browser. */
  readonly screen: string
}

/** A file read back; throws an `Error` with one clear line. */
export function readReport(text: string): Report {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Error('this is not JSON')
  }
  if (!isRecord(given) || given.format !== 'meadhall-report')
    throw new Error('this is no report of a problem')
  if (given.version !== 1) throw new Error('this report was written by a newer version of Meadhall')
  const { game, names, view, words, viewer } = given
  const isWhole =
    typeof game === 'string' &&
    typeof words === 'string' &&
    Array.isArray(names) &&
    names.length > 0 &&
    names.every((name) => typeof name === 'string') &&
    isRecord(view) &&
    (viewer === null || typeof viewer === 'number')
  if (!isWhole) throw new Error('this report is damaged')
  return given as unknown as Report
}
