import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from './ids.ts'
import { combat } from './ja/combat.ts'
import { destinies } from './ja/destinies.ts'
import { journeys } from './ja/journeys.ts'
import { leaders } from './ja/leaders.ts'
import { locations } from './ja/locations.ts'
import { options } from './ja/options.ts'
import { runes } from './ja/runes.ts'
import { scoring } from './ja/scoring.ts'
import { setUp } from './ja/set-up.ts'

/**
 * 「チャンピオンズ・オブ・ミッドガルド」のルール（独自の文章）。用語は日本語要約に従い、
 * 要約が英語のまま残している名称だけは日本語に置き換えた。
 */
export const ja: Rulebook<RuleId> = {
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
