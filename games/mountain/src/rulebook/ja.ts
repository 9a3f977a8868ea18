import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from './ids.ts'
import { advance } from './ja/advance.ts'
import { ancestry } from './ja/ancestry.ts'
import { champions } from './ja/champions.ts'
import { gnomeWheel } from './ja/gnome-wheel.ts'
import { lastStand } from './ja/last-stand.ts'
import { options } from './ja/options.ts'
import { scoring } from './ja/scoring.ts'
import { setUp } from './ja/set-up.ts'
import { turns } from './ja/turns.ts'
import { waveEnd } from './ja/wave-end.ts'

/** 「フォール・オブ・ザ・マウンテンキング」のルール（独自の文章）。日本語の用語が知られているもの（ノーム、洞窟、氏族、大広間、戦士）はそれに従う。 */
export const ja: Rulebook<RuleId> = {
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
