import { isSet, readSet, SET_SIZE } from '@meadhall/kernel/component-set'
import { BadOptions } from '@meadhall/kernel/rules'
import { gameOf } from './games.ts'

/** The text of a set of components that comes from outside, once its game has looked at it; throws `BadOptions`. */
export async function checkedSet(given: unknown): Promise<string> {
  const box = isSet(given) && typeof given.game === 'string' ? await gameOf(given.game)?.box?.() : undefined
  if (!box) throw new BadOptions('this is no set of components')
  const text = JSON.stringify(given)
  if (text.length > SET_SIZE) throw new BadOptions('this set is too long')
  readSet(box, given)
  return text
}
