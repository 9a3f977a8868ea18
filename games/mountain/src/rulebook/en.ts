import type { Rulebook } from '@meadhall/kernel/rulebook'
import { advance } from './en/advance.ts'
import { ancestry } from './en/ancestry.ts'
import { champions } from './en/champions.ts'
import { gnomeWheel } from './en/gnome-wheel.ts'
import { lastStand } from './en/last-stand.ts'
import { options } from './en/options.ts'
import { scoring } from './en/scoring.ts'
import { setUp } from './en/set-up.ts'
import { turns } from './en/turns.ts'
import { waveEnd } from './en/wave-end.ts'
import type { RuleId } from './ids.ts'

/** The Fall of the Mountain King in our own words. The printed book is the German one; terms are the English original’s. */
export const en: Rulebook<RuleId> = {
  ...setUp,
  ...ancestry,
  ...turns,
  ...advance,
  ...gnomeWheel,
  ...waveEnd,
  ...scoring,
  ...champions,
  ...lastStand,
  ...options,
}
