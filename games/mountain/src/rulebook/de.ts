import type { Rulebook } from '@meadhall/kernel/rulebook'
import { advance } from './de/advance.ts'
import { ancestry } from './de/ancestry.ts'
import { champions } from './de/champions.ts'
import { gnomeWheel } from './de/gnome-wheel.ts'
import { lastStand } from './de/last-stand.ts'
import { options } from './de/options.ts'
import { scoring } from './de/scoring.ts'
import { setUp } from './de/set-up.ts'
import { turns } from './de/turns.ts'
import { waveEnd } from './de/wave-end.ts'
import type { RuleId } from './ids.ts'

/** Der Fall des Bergkönigs, in eigenen Worten; die Begriffe sind die der deutschen Ausgabe. */
export const de: Rulebook<RuleId> = {
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
