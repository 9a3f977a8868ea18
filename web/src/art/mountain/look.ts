// What things of the Mountain look like: pigments of the deep, the seven domains, the five players, the symbols.
import type { Clan } from '@meadhall/mountain/vocabulary'
import type { ThemeName } from '../theme.ts'

export interface Deep {
  readonly night: boolean
  readonly mass: string
  readonly massHigh: string
  readonly massLow: string
  readonly cliff: string
  readonly sky0: string
  readonly sky1: string
  readonly valley: string
  readonly steel: string
  readonly steelLow: string
  readonly ember: string
  readonly lava: string
  readonly lavaHigh: string
  readonly rock: string
  readonly cold: string
  readonly ink: string
}

export const DEEP: Record<ThemeName, Deep> = {
  dark: {
    night: true,
    mass: '#3a4049',
    massHigh: '#545d68',
    massLow: '#22272e',
    cliff: '#1b2027',
    sky0: '#0b1526',
    sky1: '#12303a',
    valley: '#0d1d20',
    steel: '#8fb3c9',
    steelLow: '#3c5364',
    ember: '#ff8a2b',
    lava: '#ffb648',
    lavaHigh: '#fff0b0',
    rock: '#2b3138',
    cold: '#bfe6ff',
    ink: '#0d0f12',
  },
  light: {
    night: false,
    mass: '#b9b1a2',
    massHigh: '#dad3c4',
    massLow: '#8e8576',
    cliff: '#7d7466',
    sky0: '#b7d3dc',
    sky1: '#efe0c2',
    valley: '#b6bf92',
    steel: '#4b6578',
    steelLow: '#d6e2ea',
    ember: '#e2641c',
    lava: '#ff9a2e',
    lavaHigh: '#fff3c0',
    rock: '#a19888',
    cold: '#ffffff',
    ink: '#2b1b10',
  },
}

interface Domain {
  readonly floor: Record<ThemeName, string>
  /** The colour of its sign: bright on dark ground, deep on light ground. */
  readonly sign: Record<ThemeName, string>
  /** A closed silhouette on a grid of 24. */
  readonly mark: string
}

/** Colour, sign and pattern always together: the colours alone cannot be told apart by everybody. */
export const DOMAINS: Record<Clan, Domain> = {
  moss: {
    floor: { dark: '#33492b', light: '#aec17f' },
    sign: { dark: '#a9cc68', light: '#3d5620' },
    mark: 'M12 23C11 17 11.4 12 12 8 9 9.4 5.6 8.4 4 5 7.6 4 10.6 5 12 7.4 12 4.6 13 2 15.4 .8 16.8 3.6 15.8 6.6 13.2 8.2 16 7.6 19 8.8 20.2 12 16.8 13.2 14 12 12.9 10 12.6 12 12.6 14 12.9 16 15 14.8 18 15.4 19.4 18 16.6 19.6 14.2 18.8 13.1 17.4 13.2 19.4 13.4 21 13.8 23ZM11.2 17.4C9.8 19 7.2 19.4 4.8 17.8 6.2 15 9.4 14.6 11.1 15.8ZM11.3 11.6C9.6 13.4 6.6 13.6 4.2 11.6',
  },
  ice: {
    floor: { dark: '#27505f', light: '#b3dbe4' },
    sign: { dark: '#9fe3f4', light: '#155364' },
    mark: 'M12 .6L15 5.2 12 9.4 9 5.2ZM12 23.4L9 18.8 12 14.6 15 18.8ZM2 6.3L7.4 6 9.6 10.7 4.5 11ZM22 17.7L16.6 18 14.4 13.3 19.5 13ZM22 6.3L19.5 11 14.4 10.7 16.6 6ZM2 17.7L4.5 13 9.6 13.3 7.4 18Z',
  },
  moon: {
    floor: { dark: '#403968', light: '#c6bfe6' },
    sign: { dark: '#cbbfff', light: '#453a86' },
    mark: 'M16.6 1.6A11 11 0 1 0 22.4 17.4 9 9 0 0 1 16.6 1.6ZM19.4 7.2L20.4 9.6 22.8 10.6 20.4 11.6 19.4 14 18.4 11.6 16 10.6 18.4 9.6Z',
  },
  granite: {
    floor: { dark: '#474c53', light: '#c4c6c3' },
    sign: { dark: '#d3d8da', light: '#474b50' },
    mark: 'M8 2.4H16.6L18 8.4H6.6ZM2.6 10H10.8V15.8H1.4ZM12.8 10H21.4L22.6 15.8H12.8ZM1 17.4H7.4V22H.4ZM9.2 17.4H15.6V22H9.2ZM17.4 17.4H22.8L23.6 22H17.4Z',
  },
  hammer: {
    floor: { dark: '#5c4723', light: '#dec27c' },
    sign: { dark: '#f0c765', light: '#664a0c' },
    mark: 'M3 3.6H18.4L22.6 6.6V10.2H13.8V22.8H10.2V10.2H6L3 12.4Z',
  },
  mud: {
    floor: { dark: '#4b3223', light: '#c9a27d' },
    sign: { dark: '#dba272', light: '#6a3d1c' },
    mark: 'M12 .8C15 5.6 19.8 10 19.8 15A7.8 7.8 0 0 1 4.2 15C4.2 10 9 5.6 12 .8ZM8.2 14.4A4.2 4.2 0 0 0 12.4 19.4L12.8 17.4A2.4 2.4 0 0 1 10.2 14.6Z',
  },
  fire: {
    floor: { dark: '#5f281d', light: '#e09d82' },
    sign: { dark: '#ff9a6a', light: '#8a2b12' },
    mark: 'M12.6 .6C13.6 5.4 19.8 8.6 19.8 15.2A7.8 8 0 0 1 12 23.4 7.8 8 0 0 1 4.2 15.2C4.2 11.4 6.4 9.4 7.4 6 8.8 7 9.4 8.4 9.6 10 11.6 7.6 12.8 4.6 12.6 .6ZM12.2 12.4C11.6 15 8.8 15.8 8.8 18.4A3.3 3.3 0 0 0 15.4 18.4C15.4 16 13.2 15 12.2 12.4Z',
  },
}

/** Colours of a card about a clan: those of its sign in either theme, one on the other. `outsider` belongs to none. */
export function clanCard(clan: Clan | 'outsider'): { readonly ground: string; readonly light: string } {
  if (clan === 'outsider') return { ground: '#4a3a58', light: '#e7d8f2' }
  const { dark, light } = DOMAINS[clan].sign
  return { ground: light, light: dark }
}

export const PEOPLE = ['raven', 'wolf', 'bear', 'stag', 'badger'] as const
export type People = (typeof PEOPLE)[number]

interface PeopleLook {
  readonly colour: string
  readonly side: string
  readonly ink: string
  /** What stands round its pieces: the ink, but bone round the tarred badger. */
  readonly rim: string
  readonly mark: string
  readonly outline: string
  readonly eyes: number
  readonly dash: string
}

const BODY =
  'Q20.2 10.6 21 14.4L22.8 21.4Q23 24 21 24H15.4L14.2 20.6H9.8L8.6 24H3Q1 24 1.2 21.4L3 14.4Q3.8 10.6 7.4 9.8'

/** Colour and mark of a seat are those of Midgard; the animal becomes a troll. The badger is new. */
export const PEOPLE_LOOKS: Record<People, PeopleLook> = {
  raven: {
    colour: '#3478dc',
    side: '#17478f',
    ink: '#061a38',
    rim: '#061a38',
    mark: 'M8 16.5L12 13 16 16.5M8 20.5L12 17 16 20.5',
    outline: `M12 1.8Q15 1.8 16.2 4.4L23.4 .8 18 8.2 16.6 9.8${BODY}L6 8.2 .6 .8 7.8 4.4Q9 1.8 12 1.8Z`,
    eyes: 6.2,
    dash: '2 4',
  },
  wolf: {
    colour: '#d6452b',
    side: '#8f2a17',
    ink: '#3d0d05',
    rim: '#3d0d05',
    mark: 'M7.5 14.5L12 20 16.5 14.5',
    outline: `M16.6 9.8${BODY}L5 4 8.2 5 8.6-.6 11 3 12.4-1.6 14 3 16.6-.6 16.4 5 19.4 3.6Z`,
    eyes: 6.8,
    dash: '',
  },
  bear: {
    colour: '#f4cf4a',
    side: '#b08413',
    ink: '#4a3300',
    rim: '#4a3300',
    mark: 'M12 14A3.4 3.4 0 1 1 11.99 14Z',
    outline:
      'M12 1.2Q18.8 1.2 19.8 8.4 22.6 10.4 23.2 15L23.6 21.4Q23.6 24 21.6 24H15.4L14.2 20.6H9.8L8.6 24H2.4Q.4 24 .4 21.4L.8 15Q1.4 10.4 4.2 8.4 5.2 1.2 12 1.2Z',
    eyes: 7,
    dash: '9 4',
  },
  stag: {
    colour: '#ead2f7',
    side: '#9a6cb8',
    ink: '#2a0f47',
    rim: '#2a0f47',
    mark: 'M12 13.4V21.4M8 17.4H16',
    outline: `M16.6 9.8${BODY}Q6.8 8.4 7.4 6.4L3.4 5.6 1.2.4 4.2 3.2 5.6 3.4 5-.8 7.4 2.8 9.2 4.2Q12 2.6 14.8 4.2L16.6 2.8 19-.8 18.4 3.4 19.8 3.2 22.8.4 20.6 5.6 16.6 6.4Q17.2 8.4 16.6 9.8Z`,
    eyes: 7,
    dash: '12 4 2 4',
  },
  badger: {
    colour: '#3b4048',
    side: '#111317',
    ink: '#f3ead6',
    rim: '#e9dfc8',
    mark: 'M8 15.4H16M8 19.4H16',
    outline: `M16.6 9.8${BODY}L6.8 9.4 .4 9.4Q3.6 5.6 7.2 5.4 8.4 1 14.8-2.2 15.6 1 16.8 3.6 17.6 6.8 16.6 9.8Z`,
    eyes: 5.8,
    dash: '4 3',
  },
}

/** Symbols of an ancestry that are drawn: ground colour and silhouette on a grid of 24. */
export type DrawnSymbol =
  | 'advance'
  | 'bolster'
  | 'influence'
  | 'gnome'
  | 'wild'
  | 'supply'
  | 'elder'
  | 'blank'

export const SYMBOL_LOOKS: Record<
  DrawnSymbol,
  { readonly ground: string; readonly ink: string; readonly drawing: string }
> = {
  advance: {
    ground: '#8e2f1d',
    ink: '#ffe3d2',
    drawing:
      '<ellipse cx="6" cy="8.2" rx="2.3" ry="2.9" transform="rotate(-20 6 8.2)"/><ellipse cx="10.6" cy="5" rx="2.2" ry="2.9" transform="rotate(-6 10.6 5)"/><ellipse cx="15.2" cy="5.2" rx="2" ry="2.6" transform="rotate(8 15.2 5.2)"/><ellipse cx="19" cy="8" rx="1.8" ry="2.2" transform="rotate(22 19 8)"/><path d="M8.4 11.4C12 9.6 17 10.2 18 13.6 18.8 16.4 16.8 17.8 16.4 20 16 22.4 14 23.4 11.8 23 8.8 22.4 9 19.8 8 17.6 7 15.4 6 12.8 8.4 11.4Z"/>',
  },
  bolster: {
    ground: '#255a86',
    ink: '#e3f2ff',
    drawing:
      '<path fill-rule="evenodd" d="M12 1.4A10.6 10.6 0 1 1 11.99 1.4ZM12 4A8 8 0 1 0 12.01 4Z"/><path d="M10.2 6.6H13.8V10.2H17.4V13.8H13.8V17.4H10.2V13.8H6.6V10.2H10.2Z"/>',
  },
  influence: {
    ground: '#5e3a80',
    ink: '#f3e2ff',
    drawing:
      '<path d="M7.6 3.4A10 10 0 1 0 16.4 3.4L15 6.8A6.4 6.4 0 1 1 9 6.8Z"/><circle cx="7.4" cy="4.2" r="2.9"/><circle cx="16.6" cy="4.2" r="2.9"/>',
  },
  gnome: {
    ground: '#3a5566',
    ink: '#e4f1f8',
    drawing:
      '<path d="M13.6 .8Q14.6 8 20.4 16.4 12 20 3.6 16.4 11 9 13.6 .8Z"/><path d="M2.8 18.2Q12 22 21.2 18.2L22 20.6Q12 25 2 20.6Z"/>',
  },
  wild: {
    ground: '#2a2419',
    ink: '#ffffff',
    drawing:
      '<path d="M12 .8V12H.8Q9 9 12 .8Z" fill="#ff9d7c"/><path d="M23.2 12H12V.8Q15 9 23.2 12Z" fill="#8cc6f5"/><path d="M12 23.2V12H23.2Q15 15 12 23.2Z" fill="#d3b0f2"/><path d="M.8 12H12V23.2Q9 15 .8 12Z" fill="#d4e6f0"/>',
  },
  supply: {
    ground: '#5a3a1d',
    ink: '#f5dcae',
    drawing:
      '<path fill-rule="evenodd" d="M6.4 1.8Q12 .2 17.6 1.8 22.4 12 17.6 22.2 12 23.8 6.4 22.2 1.6 12 6.4 1.8ZM5.4 7.4Q12 9.2 18.6 7.4L18.1 5.4Q12 7 5.9 5.4ZM5.4 16.6Q12 18.4 18.6 16.6L18.1 18.6Q12 20.4 5.9 18.6Z"/>',
  },
  elder: {
    ground: '#1d2b33',
    ink: '#b9e4ff',
    drawing:
      '<path d="M4 23L4.6 8Q7 1 12.6.8 18.6 1.6 19.6 8L20.4 23Q12 24.6 4 23Z" fill="#6c7b80"/><path d="M9.4 20V5.6M9.4 6.2L15 9.6 9.4 13.2M9.4 13.2L15.4 19.6" fill="none" stroke="#c9efff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  blank: {
    ground: '#4a4c50',
    ink: '#17181a',
    drawing:
      '<path d="M5 14q2.600-4 5 -.500t5-1 4 .500" fill="none" stroke="#17181a" stroke-width="1.600" opacity=".7"/>',
  },
}

/** The glyph that the two lairs of a pair share. */
export const LAIR_GLYPHS: Readonly<Record<string, string>> = {
  spiral: 'M12 12C12 10 15 10 15 12.4 15 16 9 16 8.6 12 8.4 7 16 5.6 18 11 19.6 17 14 20.6 9.6 19.4',
  wolf: 'M4 4L9 8H15L20 4 18.6 13 12 21 5.4 13ZM9 12.4L10.6 13.4M15 12.4L13.4 13.4',
  hand: 'M8 21V15L4.6 11M8 15V6M11 13V3.6M14 13V4.6M17 14.6V7.4M8 21H15.4L17 14.6',
  sun: 'M12 8A4 4 0 1 1 11.99 8ZM12 1.6V4.6M12 19.4V22.4M1.6 12H4.6M19.4 12H22.4M4.8 4.8L6.8 6.8M17.2 17.2L19.2 19.2M19.2 4.8L17.2 6.8M6.8 17.2L4.8 19.2',
  eye: 'M2 12Q12 2.6 22 12 12 21.4 2 12ZM12 9A3 3 0 1 1 11.99 9Z',
}
