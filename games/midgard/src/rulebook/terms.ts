import type { Term } from '@meadhall/kernel/rulebook'

/** Words that mean something in this game, and the entry that says what: patterns in each language. */
export const terms: readonly Term[] = [
  { rule: 'CM-11.8', en: 'Blame', de: 'Schuld(?:marker)?s?', ja: '非難' },
  { rule: 'CM-1.7', en: 'Glory', de: 'Ruhm(?:es)?', ja: '栄光点' },
  { rule: 'CM-9.3', en: 'Favor|re-roll', de: 'Gunst(?:marker)?', ja: '恩寵' },
  { rule: 'CM-8.10', en: 'starv(?:es?|ation)|feeds?', de: 'ernähr(?:t|en)|verhunger(?:t|n)', ja: '餓死' },
  { rule: 'CM-1.5', en: 'enem(?:y|ies)', de: 'Gegners?', ja: '敵' },
  { rule: 'CM-3.2', en: 'Trolls?', de: 'Trolle?s?', ja: 'トロール' },
  { rule: 'CM-3.3', en: 'Draugr', de: 'Draugr', ja: 'ドラウグ' },
  { rule: 'CM-3.6', en: 'Monsters?', de: 'Monsters?', ja: 'モンスター' },
  { rule: 'CM-12.2', en: 'Kraken', de: 'Kraken?', ja: 'クラーケン' },
  { rule: 'CM-8.7', en: 'Journeys?', de: 'Reisekarten?', ja: '航海カード' },
  { rule: 'CM-14.1', en: 'runes?', de: 'Runen?', ja: 'ルーン' },
  { rule: 'CM-15.1', en: 'Destin(?:y|ies)', de: 'Schicksals?(?:karten?)?', ja: '運命カード' },
  { rule: 'CM-11.3', en: 'sets?', de: 'Sets?', ja: 'セット|1組' },
  { rule: 'CM-1.4', en: 'longhouse', de: 'Langhaus', ja: '館' },
  { rule: 'CM-7.3', en: 'warriors?', de: 'Krieger', ja: '戦士' },
  { rule: 'CM-2.7', en: 'workers?', de: 'Arbeitern?', ja: '労働者' },
  { rule: 'CM-4.5', en: 'beg', de: 'betteln', ja: '物乞い' },
  { rule: 'CM-8.2', en: 'hunt(?:s|ers?)?', de: 'jagen|Jagd|Jäger', ja: '狩り' },
  { rule: 'CM-5.19', en: 'private longships?', de: 'private[ns]? Langschiffe?', ja: '専用ロングシップ' },
  { rule: 'CM-5.20', en: 'shores?', de: 'Küsten?', ja: '海岸' },
  { rule: 'CM-9.5', en: 'shields?', de: 'Schilde?', ja: '盾' },
  { rule: 'CM-9.4', en: 'damage', de: 'Schaden', ja: 'ダメージ' },
]
