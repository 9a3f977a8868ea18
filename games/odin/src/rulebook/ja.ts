import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { Chapter, RuleId } from './ids.ts'
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

export const chapters: Readonly<Record<Chapter, string>> = {
  setUp: '準備',
  round: 'ラウンド',
  goods: '物品',
  placing: 'タイルの配置',
  incomeBonus: '収入とボーナス',
  feast: '饗宴',
  ships: '船と武装',
  spaces: 'アクションスペース一般',
  building: '家屋と船',
  yields: '市場と産物',
  crafting: '工芸',
  mountains: '山と交易',
  dice: 'ダイスのアクション',
  exploring: '探検と移住',
  occupations: '職業',
  limits: '用具の制限',
  end: '終了と得点',
  solo: 'ソロ',
  options: '選択ルール',
}
