import type { Rulebook } from '@meadhall/kernel/rulebook'
import { combat } from './de/combat.ts'
import { destinies } from './de/destinies.ts'
import { journeys } from './de/journeys.ts'
import { leaders } from './de/leaders.ts'
import { locations } from './de/locations.ts'
import { options } from './de/options.ts'
import { runes } from './de/runes.ts'
import { scoring } from './de/scoring.ts'
import { setUp } from './de/set-up.ts'
import type { RuleId } from './ids.ts'

/** Champions of Midgard auf Deutsch, in eigenen Worten; die Begriffe folgen der deutschen Anleitung. */
export const de: Rulebook<RuleId> = {
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
