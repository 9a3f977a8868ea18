import type { ListedTable } from '@meadhall/hall/online'
import { cell } from './cell.ts'

/**
 * What every screen knows of the hall online. The rest (`web/src/online`) is fetched when it is first needed, so that
 * who plays here alone does not pay for it.
 */

/** One's own tables online, those that wait first. */
export const ownTables = cell<readonly ListedTable[]>([])
/** Which of them wait for this person, by their ids. */
export const waitingTables = cell<readonly string[]>([])

const KEY = 'meadhall.online'

const CALLED = 'meadhall.called'

/** Whether someone in this browser wants to be called to the table: then it is looked after at the start. */
export function isCalled(): boolean {
  return kept(CALLED)
}

export function rememberCalls(isOn: boolean): void {
  keep(CALLED, isOn)
}

/** Whether someone has come in from this browser: then the hall online is asked for at the start. */
export function hasComeIn(): boolean {
  return kept(KEY)
}

export function rememberComingIn(isIn: boolean): void {
  keep(KEY, isIn)
}

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function keep(key: string, is: boolean): void {
  try {
    if (is) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing asks again.
  }
}
