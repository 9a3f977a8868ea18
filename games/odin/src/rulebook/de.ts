import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from '../rulebook/ids.ts'
import { end } from './de/end.ts'
import { feast } from './de/feast.ts'
import { occupations } from './de/occupations.ts'
import { placing } from './de/placing.ts'
import { round } from './de/round.ts'
import { spaces } from './de/spaces.ts'
import { voyages } from './de/voyages.ts'

/** The rulebook in German. */
export const de: Rulebook<RuleId> = {
  ...round,
  ...placing,
  ...feast,
  ...spaces,
  ...voyages,
  ...occupations,
  ...end,
}
