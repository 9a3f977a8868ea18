// Colours of goods, boards and planks. Goods keep theirs in both themes.
import type { Colour, Group } from '@meadhall/odin/vocabulary'
import type { ThemeName } from '../theme.ts'

export interface GoodsPaint {
  face: string
  side: string
  light: string
  ink: string
  edge: string
}

const iron: GoodsPaint = {
  face: '#676c70',
  side: '#2c3033',
  light: '#a4aaae',
  ink: '#fff3d0',
  edge: '#f2cf7c',
}

export const GOODS_PAINT: Readonly<Record<Colour, GoodsPaint>> = {
  orange: { face: '#e2a23f', side: '#7d4a0c', light: '#f7cf82', ink: '#2c1703', edge: '#6b3d08' },
  red: { face: '#a83622', side: '#55130a', light: '#d4694f', ink: '#ffeeda', edge: '#f3ab93' },
  green: { face: '#37805a', side: '#143f2b', light: '#6fb992', ink: '#f3ffee', edge: '#b4e8c8' },
  blue: { face: '#2f5f9c', side: '#0f2a4d', light: '#6b9bd6', ink: '#f0f7ff', edge: '#a9d0f7' },
  grey: iron,
  none: iron,
}

/** What a board is painted with: open cells are warm, cells worth −1 cold. */
export interface Ground {
  warm: readonly [string, string]
  cold: readonly [string, string]
  line: string
  warmLine: string
  minus: string
  stone: string
  stoneText: string
  bonus: string
  lake: string
}

export const GROUND: Readonly<Record<ThemeName, Ground>> = {
  dark: {
    warm: ['#5d472b', '#54402a'],
    cold: ['#1f333b', '#1b2d35'],
    line: '#0d171b',
    warmLine: '#2f2212',
    minus: '#93b3bb',
    stone: '#c9c2b0',
    stoneText: '#2a1d10',
    bonus: '#f2dcae',
    lake: '#2f7f99',
  },
  light: {
    warm: ['#ecd6a2', '#e2c98f'],
    cold: ['#bccdc6', '#b0c4bc'],
    line: '#84988f',
    warmLine: '#b5965a',
    minus: '#33484c',
    stone: '#fffaf0',
    stoneText: '#3a2410',
    bonus: '#6b4718',
    lake: '#4f9db5',
  },
}

export interface PlankPaint {
  ink: string
  dim: string
  closed: string
  closedShare: number
  edge: string
  shield: readonly [open: string, closed: string]
  shieldText: readonly [open: string, closed: string]
}

export const PLANK: Readonly<Record<ThemeName, PlankPaint>> = {
  dark: {
    ink: '#f8efdc',
    dim: '#dccfb5',
    closed: '#0e1112',
    closedShare: 0.52,
    edge: '#0b0908',
    shield: ['#8a623a', '#4a3a2b'],
    shieldText: ['#fff6e2', '#cbbda2'],
  },
  light: {
    ink: '#23150a',
    dim: '#4a3622',
    closed: '#e9dec6',
    closedShare: 0.66,
    edge: '#a58f6c',
    shield: ['#b98a55', '#cdb48c'],
    shieldText: ['#23150a', '#5b4530'],
  },
}

type Kind = 'green' | 'grey' | 'golden' | 'red' | 'blue' | 'orange' | 'yellow' | 'brown'

const KIND_PAINT: Readonly<Record<ThemeName, Readonly<Record<Kind, string>>>> = {
  dark: {
    green: '#2c4a33',
    grey: '#3b4348',
    golden: '#574223',
    red: '#5a241a',
    blue: '#1f4363',
    orange: '#6a4416',
    yellow: '#5c5116',
    brown: '#4a3220',
  },
  light: {
    green: '#cfdcae',
    grey: '#d3d4cd',
    golden: '#e6cf99',
    red: '#ecc0ac',
    blue: '#bcd6e6',
    orange: '#f0cf95',
    yellow: '#efe4a0',
    brown: '#dcc1a0',
  },
}

const OF_GROUP: Readonly<Record<Group, Kind>> = {
  buildHouses: 'grey',
  buildShips: 'grey',
  hunting: 'green',
  livestockMarket: 'green',
  weeklyMarket: 'green',
  products: 'green',
  crafting: 'grey',
  mountainsAndTrade: 'golden',
  sailing: 'red',
  emigrationAndOccupation: 'yellow',
}

/** Spaces whose ground differs from that of their row. */
const OF_SPACE: Readonly<Record<string, Kind>> = {
  whaling3Boats: 'red',
  whaling1Boat: 'red',
  overseasTrading1: 'blue',
  overseasTrading2: 'blue',
  specialSale: 'blue',
  exploreShort: 'orange',
  exploreMedium: 'orange',
  exploreLong: 'orange',
  drawOccupation: 'brown',
  playOccupationPaid: 'brown',
  playOccupations2: 'brown',
  playOccupations4: 'brown',
}

export function plankColour(theme: ThemeName, space: string, group: Group): string {
  return KIND_PAINT[theme][OF_SPACE[space] ?? OF_GROUP[group]]
}
