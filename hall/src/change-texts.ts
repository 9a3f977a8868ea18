import { differenceText, shareEqual } from '@meadhall/kernel/plain'
import type { Viewer } from '@meadhall/kernel/rules'
import { entryNumber, type HallTable, toHex } from './hall-table.ts'
import { logSince, undoState } from './update.ts'

/**
 * The messages that tell those who look on how a table changed, as JSON: a `change` of `Sent`. `before` is the position
 * after entry `from`, and is used up. Most of what changes is the same for all who look on; it is found and written once.
 *
 *   const tell = changeTexts(hall, 'table', 41, before)
 *   tell(0, 41)                 to who sits at seat 0 and has all up to entry 41
 */
export function changeTexts(
  hall: HallTable,
  table: string,
  from: number,
  before: unknown,
): (viewer: Viewer, since: number) => string {
  const { rules } = hall.game
  const { state } = hall.table
  shareEqual(before, state)
  const openBefore = rules.view(before, null)
  const open = rules.view(state, null)
  shareEqual(openBefore, open)
  const pending = rules.pending(state)
  const isOver = pending.length === 0
  const { asking, clock, seed } = hall
  const json = writtenOnce()
  const head = `{"type":"change","table":${JSON.stringify(table)},"change":{"n":${entryNumber(hall)},"from":${from},"view":`
  const rest = `,"rest":{"pending":${JSON.stringify(pending)},"log":`
  const standing = isOver ? `"standing":${JSON.stringify(rules.standing(state))},` : ''
  const tail = [
    asking ? `,"asking":${JSON.stringify(asking)}` : '',
    clock ? `,"clock":${JSON.stringify(clock)}` : '',
    isOver ? `,"seed":"${toHex(seed)}"` : '',
    '}}}',
  ].join('')
  return (viewer, since) => {
    const changes = differenceText(rules.view(before, viewer, openBefore), rules.view(state, viewer, open))
    const log = json(logSince(hall, viewer, since))
    const undo = JSON.stringify(undoState(hall.table, viewer))
    return `${head}${changes}${rest}${log},"since":${since},${standing}"undo":${undo}${tail}`
  }
}

/** JSON that is written once for all values that are equal. */
function writtenOnce(): (value: unknown) => string {
  const known: { readonly value: unknown; readonly text: string }[] = []
  return (value) => {
    for (const one of known) if (shareEqual(value, one.value)) return one.text
    const text = JSON.stringify(value)
    known.push({ value, text })
    return text
  }
}
