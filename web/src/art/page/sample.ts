// Sample state for the drawings' page, in the three languages of the names that matter for the layout.

import type { ByLocale } from '@meadhall/kernel/locales'
import { type Stall } from '@meadhall/midgard/vocabulary'
import { type Clan } from '../clans.tsx'
import type { EnemyCardProps } from '../midgard/enemies/EnemyCard.tsx'
import { type Place, type Shore } from '../midgard/places.ts'

export const STALL_TILES: Stall[] = ['skald', 'wealthyStranger', 'raiders', 'varyags']

type Names = Record<Exclude<Place, Shore | 'draugrLeft' | 'draugrRight'> | 'draugr' | 'journey', string>

export const NAMES: ByLocale<Names> = {
  en: {
    huntingGrounds: 'Hunting Grounds',
    troll: 'The Troll',
    draugr: 'Draugr',
    staveChurch: 'Stave Church',
    sagesHouse: 'Sage’s House',
    runesmith: 'Runesmith',
    jarlsLonghouse: 'Jarl’s Longhouse',
    smokehouse: 'Smokehouse',
    swordsmith: 'Swordsmith',
    hafter: 'Hafter',
    blacksmith: 'Blacksmith',
    market: 'Market',
    workerHuts: 'Worker Huts',
    shipwright: 'Shipwright',
    smallLongship: 'Small Longship',
    largeLongship: 'Large Longship',
    merchantShip: 'Merchant Ship',
    privateLongship: 'Private Longship',
    stall0: 'Skald',
    stall1: 'Wealthy Stranger',
    stall2: 'Raiders',
    stall3: 'Varyags',
    journey: 'Journey',
  },
  de: {
    huntingGrounds: 'Jagdgründe',
    troll: 'Der Troll',
    draugr: 'Draugar',
    staveChurch: 'Stabkirche',
    sagesHouse: 'Haus des Weisen',
    runesmith: 'Runenschmied',
    jarlsLonghouse: 'Langhaus des Jarls',
    smokehouse: 'Räucherhaus',
    swordsmith: 'Schwertschmied',
    hafter: 'Schäfter',
    blacksmith: 'Grobschmied',
    market: 'Markt',
    workerHuts: 'Arbeiterhütten',
    shipwright: 'Schiffbauer',
    smallLongship: 'Kleines Langschiff',
    largeLongship: 'Großes Langschiff',
    merchantShip: 'Handelsschiff',
    privateLongship: 'Eigenes Langschiff',
    stall0: 'Skalde',
    stall1: 'Wohlhabender Fremder',
    stall2: 'Plünderer',
    stall3: 'Waräger',
    journey: 'Reise',
  },
  ja: {
    huntingGrounds: '狩場',
    troll: 'トロール',
    draugr: 'ドラウグ',
    staveChurch: 'スターヴ教会',
    sagesHouse: '賢者の家',
    runesmith: 'ルーン彫り師',
    jarlsLonghouse: 'ヤールの館',
    smokehouse: '燻製小屋',
    swordsmith: '剣鍛冶',
    hafter: '槍職人',
    blacksmith: '鍛冶屋',
    market: '市場',
    workerHuts: '労働者小屋',
    shipwright: '船大工',
    smallLongship: '小型ロングシップ',
    largeLongship: '大型ロングシップ',
    merchantShip: '商船',
    privateLongship: '自分のロングシップ',
    stall0: 'スカルド',
    stall1: '裕福なよそ者',
    stall2: '略奪者',
    stall3: 'ヴァリャーグ',
    journey: '航海',
  },
}

export const FEEDS: ByLocale<(warriors: number) => string> = {
  en: (warriors) => `feeds ${warriors}`,
  de: (warriors) => `nährt ${warriors}`,
  ja: (warriors) => `${warriors}人分`,
}

export const TAKEN: Partial<Record<Place, Clan[]>> = {
  hafter: ['wolf'],
  smokehouse: ['raven'],
  draugrLeft: ['bear'],
  jarlsLonghouse: ['stag'],
}

export const LEGAL: Place[] = [
  'staveChurch', 'sagesHouse', 'runesmith', 'swordsmith', 'blacksmith', 'market', 'stall0', 'stall1', 'stall2', 'stall3',
  'smallLongship', 'largeLongship', 'huntingGrounds', 'troll', 'draugrRight', 'shipwright',
] // biome-ignore format: a list

export const FOES: Record<'troll' | 'draugrLeft' | 'draugrRight' | Shore, EnemyCardProps> = {
  troll: {
    art: 'hillTroll',
    set: 'troll',
    name: 'Hill Troll',
    attack: 2,
    defence: 4,
    glory: 5,
    reward: { token: 'wood', count: 2 },
  },
  draugrLeft: {
    art: 'draugrChieftain',
    set: 'red',
    name: 'Draugr Chieftain',
    attack: 3,
    defence: 4,
    glory: 6,
    reward: { token: 'coin', count: 4 },
    forbidden: 'spearman',
  },
  draugrRight: {
    art: 'restlessDraugr',
    set: 'yellow',
    name: 'Restless',
    attack: 1,
    defence: 2,
    glory: 2,
    reward: { token: 'coin', count: 2 },
  },
  shore0: {
    art: 'fenrisCubs',
    set: 'yellow',
    name: 'Fenris Cubs',
    attack: 1,
    defence: 4,
    glory: 7,
    reward: { token: 'favor', count: 1 },
  },
  shore1: {
    art: 'lindwurm',
    set: 'blue',
    name: 'Lindwurm',
    attack: 2,
    defence: 4,
    glory: 10,
    reward: { token: 'favor', count: 1 },
    forbidden: 'swordsman',
    coins: 2,
  },
  shore2: {
    art: 'jotun',
    set: 'blue',
    name: 'Jotun',
    attack: 3,
    defence: 6,
    glory: 13,
    reward: { token: 'favor', count: 2 },
  },
  shore3: {
    art: 'hafgufaSpawn',
    set: 'red',
    name: 'Hafgufa Spawn',
    attack: 3,
    defence: 5,
    glory: 11,
    reward: { token: 'favor', count: 3 },
    forbidden: 'axeman',
    coins: 1,
  },
}
