import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from '../rulebook/ids.ts'
import { end } from './ja/end.ts'
import { feast } from './ja/feast.ts'
import { occupations } from './ja/occupations.ts'
import { placing } from './ja/placing.ts'
import { round } from './ja/round.ts'
import { spaces } from './ja/spaces.ts'
import { voyages } from './ja/voyages.ts'

/** The rulebook in Japanese. */
export const ja: Rulebook<RuleId> = {
  ...round,
  ...placing,
  ...feast,
  ...spaces,
  ...voyages,
  ...occupations,
  ...end,
}
