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

/** Whether someone has come in from this browser: then the hall online is asked for at the start. */
export function hasComeIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function rememberComingIn(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing asks again.
  }
}
