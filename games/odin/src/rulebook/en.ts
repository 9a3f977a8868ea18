import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from '../rulebook/ids.ts'
import { end } from './en/end.ts'
import { feast } from './en/feast.ts'
import { occupations } from './en/occupations.ts'
import { placing } from './en/placing.ts'
import { round } from './en/round.ts'
import { spaces } from './en/spaces.ts'
import { voyages } from './en/voyages.ts'

/** The rulebook in English. */
export const en: Rulebook<RuleId> = {
  ...round,
  ...placing,
  ...feast,
  ...spaces,
  ...voyages,
  ...occupations,
  ...end,
}
