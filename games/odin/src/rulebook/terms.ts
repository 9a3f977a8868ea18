import type { Term } from '@meadhall/kernel/rulebook'

/** Words that mean something in this game, and the entry that says what: patterns in each language. */
export const terms: readonly Term[] = [
  { rule: 'FO-3.3', en: 'double upgrades?', de: 'doppelte Aufwertung', ja: '2段階改良' },
  {
    rule: 'FO-3.2',
    en: 'upgrad(?:es?|ed|ing)',
    de: '[Aa]ufgewertet|[Aa]ufwerten|Aufwertung(?:en)?',
    ja: '改良',
  },
  { rule: 'FO-6.1', en: 'feast|banquet table', de: 'Festmahl|Festtafel', ja: '饗宴の卓|饗宴' },
  { rule: 'FO-5.1', en: 'incomes?', de: 'Einnahmen|Einkommenszahl', ja: '収入' },
  { rule: 'FO-5.4', en: 'bonus(?:es)?', de: 'Prämien?', ja: 'ボーナス' },
  { rule: 'FO-6.7', en: 'thing penalt(?:y|ies)', de: 'Thingstrafen?', ja: '民会の罰' },
  { rule: 'FO-2.7', en: 'Thing Square', de: 'Thingplatz(?:es)?', ja: '民会広場' },
  { rule: 'FO-2.2', en: 'Vikings?', de: 'Wikingern?', ja: 'ヴァイキング' },
  { rule: 'FO-8.3', en: 'imitat(?:ion|es?)', de: 'Nachahmung', ja: '模倣' },
  { rule: 'FO-14.3', en: 'emigrat(?:ions?|ed?)', de: 'Auswanderung(?:en)?|ausgewanderte[ns]?', ja: '移住' },
  { rule: 'FO-14.1', en: 'exploration boards?', de: 'Entdeckungspl(?:an|äne|änen|ans)', ja: '探検ボード' },
  { rule: 'FO-1.6', en: 'home board', de: 'Heimatplans?', ja: 'ホームボード' },
  {
    rule: 'FO-12.1',
    en: 'mountain strips?|strips?',
    de: 'Bergstreifen|Streifen',
    ja: '山岳ストリップ|ストリップ',
  },
  { rule: 'FO-13.7', en: 'raid(?:ing|s)?', de: 'Überfalls?', ja: '襲撃' },
  { rule: 'FO-13.8', en: 'pillag(?:e|ing)', de: 'Plünderung', ja: '略奪' },
  { rule: 'FO-13.5', en: 'whaling', de: 'Walfang', ja: '捕鯨(?!船)' },
  { rule: 'FO-13.10', en: 'fail(?:s|ure|ed)?', de: '[Ss]cheiter(?:n|t)', ja: '失敗' },
  { rule: 'FO-7.2', en: 'berths?', de: 'Anlegestellen?', ja: '停泊所' },
  { rule: 'FO-7.3', en: 'ore', de: 'Erz', ja: '鉱石' },
  { rule: 'FO-3.4', en: 'special tiles?', de: 'Sondermarken?', ja: '特殊タイル' },
  { rule: 'FO-3.5', en: 'silver', de: 'Silber', ja: '銀貨' },
  { rule: 'FO-15.1', en: 'occupations?', de: 'Ausbildung(?:en)?', ja: '職業' },
  { rule: 'FO-2.11', en: 'start player', de: 'Startspieler', ja: 'スタートプレイヤー' },
  { rule: 'FO-3.1', en: 'goods', de: 'Waren', ja: '物品' },
]
