import type { Rulebook } from '@meadhall/kernel/rulebook'
import { end } from './en/end.ts'
import { feast } from './en/feast.ts'
import { occupations } from './en/occupations.ts'
import { placing } from './en/placing.ts'
import { round } from './en/round.ts'
import { spaces } from './en/spaces.ts'
import { voyages } from './en/voyages.ts'
import type { Chapter, RuleId } from './ids.ts'

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

export const chapters: Readonly<Record<Chapter, string>> = {
  setUp: 'Set-up',
  round: 'The round',
  goods: 'Goods',
  placing: 'Placing tiles',
  incomeBonus: 'Income and bonuses',
  feast: 'The feast',
  ships: 'Ships and arming',
  spaces: 'Action spaces in general',
  building: 'Houses and ships',
  yields: 'Markets and products',
  crafting: 'Crafting',
  mountains: 'Mountains and trade',
  dice: 'Dice actions',
  exploring: 'Exploration and emigration',
  occupations: 'Occupations',
  limits: 'Limits of material',
  end: 'End and scoring',
  solo: 'Solo',
  options: 'Options',
}
