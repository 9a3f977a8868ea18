// What every table makes of the kinds that its game declares: which sound, and what stands in the way of undoing.
import type { Kinds } from '@meadhall/kernel/rules'

export type Sound = 'knock' | 'rattle' | 'horn'

/** A horn for a victory and for the end, a rattle for dice, a knock for the rest. */
export function soundOf(told: readonly string[], { roll, victories, ends }: Kinds): Sound {
  if (told.some((what) => ends.includes(what) || victories.includes(what))) return 'horn'
  return roll !== undefined && told.includes(roll) ? 'rattle' : 'knock'
}

/** Whether a question put to chance, or the happening that told its answer, is one of dice. */
export function isRoll(what: string, { chance, roll }: Kinds): boolean {
  return what === roll || chance[what] === 'roll'
}

/** What nobody undoes past alone: another's move, dice, or what lay hidden. */
export function barrierKey(what: string, kinds: Kinds): 'barrier.move' | 'barrier.dice' | 'barrier.cards' {
  if (what === 'move') return 'barrier.move'
  return isRoll(what, kinds) ? 'barrier.dice' : 'barrier.cards'
}
