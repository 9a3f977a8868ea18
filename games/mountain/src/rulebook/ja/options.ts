import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** 選択ルール。 */
export const options = {
  'MK-22.1': {
    title: '難易度（1人用）',
    text: '最後の戦いには4つの難易度があり、ウェーブIIIのノームの得点が変わる。',
  },
  'MK-22.2': {
    title: '自分のカード（選択）',
    text: 'ボード、系譜カード、戦士、ホイール、増幅トラック、票タイル、物資トラックはファイルで差し替えられる。私たちが再構成したものにはその印がある。',
  },
} satisfies Record<string, RuleEntry>
