import type { Rulebook } from '@meadhall/kernel/rulebook'
import { combat } from './en/combat.ts'
import { destinies } from './en/destinies.ts'
import { journeys } from './en/journeys.ts'
import { leaders } from './en/leaders.ts'
import { locations } from './en/locations.ts'
import { options } from './en/options.ts'
import { runes } from './en/runes.ts'
import { scoring } from './en/scoring.ts'
import { setUp } from './en/set-up.ts'
import type { RuleId } from './ids.ts'

/** Champions of Midgard in our own words. The newest English edition holds; CM-16 lists what a table may choose. */
export const en: Rulebook<RuleId> = {
  ...setUp,
  ...locations,
  ...combat,
  ...scoring,
  ...journeys,
  ...leaders,
  ...runes,
  ...destinies,
  ...options,
}
