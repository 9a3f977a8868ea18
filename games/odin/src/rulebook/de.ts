import type { Rulebook } from '@meadhall/kernel/rulebook'
import { end } from './de/end.ts'
import { feast } from './de/feast.ts'
import { occupations } from './de/occupations.ts'
import { placing } from './de/placing.ts'
import { round } from './de/round.ts'
import { spaces } from './de/spaces.ts'
import { voyages } from './de/voyages.ts'
import type { Chapter, RuleId } from './ids.ts'

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

export const chapters: Readonly<Record<Chapter, string>> = {
  setUp: 'Spielvorbereitung',
  round: 'Die Runde',
  goods: 'Waren',
  placing: 'Marken ablegen',
  incomeBonus: 'Einnahmen und Prämien',
  feast: 'Das Festmahl',
  ships: 'Schiffe und Bewaffnung',
  spaces: 'Aktionsfelder allgemein',
  building: 'Häuser und Schiffe',
  yields: 'Märkte und Erzeugnisse',
  crafting: 'Handwerk',
  mountains: 'Berge und Handel',
  dice: 'Würfelaktionen',
  exploring: 'Entdeckung und Auswanderung',
  occupations: 'Ausbildungen',
  limits: 'Begrenzung des Materials',
  end: 'Spielende und Wertung',
  solo: 'Solospiel',
  options: 'Optionen',
}
