// Resources, ships, buildings, cards, dice and signs, as markup in drawings.
import { BOARD } from '@meadhall/odin/data/boards'
import {
  type BoardKind,
  type Building,
  boardKind,
  type Resource,
  type Ship,
  type Weapon,
} from '@meadhall/odin/vocabulary'
import { house, shingles, stones, thatch } from '../house.ts'
import { mix, n } from '../ink.ts'
import { scenery, type ThemeName } from '../theme.ts'
import { type GlyphName, glyph } from './glyphs.ts'

const at = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${drawing}</g>`

const LUMPS = {
  wood: '<path d="M6.500 6.200H19.500A5.300 5.300 0 0 1 19.500 17.800H6.500Z" fill="#2a160a"/><path d="M6.500 7.200H19A4.700 4.700 0 0 1 19 16.800H6.500Z" fill="#8a5a30"/><path d="M9 10H20M8 13.200H21M11 7.400H18" stroke="#5f3a1c" stroke-linecap="round"/><ellipse cx="6.800" cy="12" rx="4.800" ry="5.800" fill="#2a160a"/><ellipse cx="6.800" cy="12" rx="3.800" ry="4.800" fill="#e6bd83"/><ellipse cx="6.800" cy="12" rx="2.200" ry="2.900" fill="none" stroke="#9a6a38" stroke-width=".9"/>',
  stone:
    '<path d="M3 16L5.400 7.600 11 3.200 18.400 5.400 21.600 12 19.400 19.400 11.600 21.600 5.400 20.400Z" fill="#1c2225"/><path d="M4.400 15.600L6.400 8.400 11.200 4.600 17.600 6.400 12.400 11.400 10.600 20 6.200 19.200Z" fill="#b3babb"/><path d="M17.600 6.400L20.200 12 18.400 18.400 11.600 20.400 10.600 20 12.400 11.400Z" fill="#7c8588"/><path d="M6.800 9L11.200 5.800" stroke="#e8eced" stroke-width="1.200" stroke-linecap="round"/>',
  ore: '<path d="M3.400 14L6 6.600 13 2.600 19.600 6.600 21.400 14.600 17.400 20.600 9 21.600Z" fill="#160d0a"/><path d="M4.800 13.800L7 7.400 13 4 11 11 9.400 20Z" fill="#6b4a40"/><path d="M13 4L18.600 7.400 20 14.400 16.600 19.400 9.400 20 11 11Z" fill="#46302b"/><path d="M8 11l2.400-2 1 2.600-1.800 1.600zM14 14.600l2.600-1.400.8 2.600-2.200 1zM14.400 7.600l1.800-.4.600 1.800-1.600.600z" fill="#ff9a4a"/>',
}

/** Silver with its amount, or as a sign of itself. */
export function silver(amount: number | string | null, x: number, y: number, size: number): string {
  const inner =
    amount === null
      ? '<path d="M12 6.600V16.600M7 11.600H17" stroke="#5d6a70" stroke-width="2"/>'
      : `<text x="12" y="16.800" class="count" font-size="${n(Math.max(String(amount).length > 1 ? 13 : 15.5, (11.1 * 24) / size))}" fill="#11181c">${amount}</text>`
  return at(
    x,
    y,
    size / 24,
    `<circle cx="12" cy="12.600" r="10.400" fill="#1b2226"/><circle cx="12" cy="11.600" r="9.600" fill="#cdd6d9" stroke="#1b2226"/><circle cx="12" cy="11.600" r="7.400" fill="${amount === null ? '#b4c0c4' : '#e6ecee'}" stroke="#7f8d93" stroke-width=".9"/><path d="M4.800 9A8 8 0 0 1 9 4.400" stroke="#fff" stroke-width="1.400" fill="none" stroke-linecap="round"/>${inner}`,
  )
}

export const resource = (what: Resource, x: number, y: number, size: number): string =>
  what === 'silver' ? silver(null, x, y, size) : at(x, y, size / 24, LUMPS[what])

const HULL: Readonly<Record<Ship, string>> = {
  longship:
    'M2 17C1 12 2 8 5 6 4 10 5 14 8 17 16 21 28 21 36 17 39 14 40 9 38 4 41 4 43 6 44 8L41.600 8.600C42 14 40 21 34 25 27 28 17 28 10 25 6 23 3 20 2 17Z',
  knarr:
    'M3 15C4 13 4 11 3 9 6 9 8 12 9 15 17 18 27 18 35 15 36 12 38 9 41 9 40 11 40 13 41 15 40 23 34 28 22 28S4 23 3 15Z',
  whalingBoat: 'M4 18C12 22 32 22 40 18 38 25 32 28 22 28S6 25 4 18Z',
}
const RIG: Readonly<Record<Ship, string>> = {
  longship:
    '<path d="M22 20V1" stroke="#e0c08a" stroke-width="1.400"/><path d="M10 3H34Q36 9 33 14 22 17 11 14 8 9 10 3Z" fill="#efe3c8" stroke="#140e0a" stroke-width=".8"/><path d="M14 3h5Q21 9 19 15.400l-4.600-.6Q12 9 14 3ZM25 3h5Q32 9 29.600 14.800l-4.600.6Q27 9 25 3Z" fill="#b8452b"/>',
  knarr:
    '<path d="M22 18V2" stroke="#e0c08a" stroke-width="1.400"/><path d="M12 4H32Q34 9 31 13 22 15 13 13 10 9 12 4Z" fill="#d8a648" stroke="#140e0a" stroke-width=".8"/>',
  whalingBoat:
    '<path d="M8 20L2 27M15 22L10 29M29 22L34 29M36 20L42 27" stroke="#e0c08a" stroke-width="1.300" stroke-linecap="round"/><path d="M16 20L34 6" stroke="#e0c08a" stroke-width="1.300"/><path d="M34 6l-1 4.400 4.400-6.400-6 3z" fill="#efe3c8"/>',
}
const SHIELDS = ['#b8452b', '#d8a648', '#3f7fb5', '#d8a648', '#b8452b']

/** A ship in side view, `width` wide and about two thirds of it high. */
export function ship(kind: Ship, x: number, y: number, width: number): string {
  const planks = mix(scenery.dark.wood3, scenery.dark.wood1, 0.35)
  const hull = `<path d="${HULL[kind]}" fill="${planks}" stroke="#140e0a" stroke-linejoin="round"/><path d="M7 22Q22 28 37 22" fill="none" stroke="#140e0a" stroke-opacity=".6" stroke-width=".9"/>`
  const cargo =
    kind === 'longship'
      ? SHIELDS.map(
          (colour, i) =>
            `<circle cx="${n(11 + i * 5.6)}" cy="${n(19.4 + [0, 0.9, 1.2, 0.9, 0][i])}" r="2.100" fill="${colour}" stroke="#140e0a" stroke-width=".6"/>`,
        ).join('')
      : kind === 'knarr'
        ? '<rect x="13" y="12.600" width="5" height="5" fill="#8a5a30" stroke="#140e0a" stroke-width=".6"/><circle cx="28" cy="15" r="2.800" fill="#8a5a30" stroke="#140e0a" stroke-width=".6"/>'
        : ''
  return at(x, y, width / 44, (kind === 'whalingBoat' ? hull + RIG[kind] : RIG[kind] + hull) + cargo)
}

/** A building standing on x, y. */
export function building(theme: ThemeName, kind: Building, x: number, y: number, scale: number): string {
  const t = scenery[theme]
  const drawn =
    kind === 'shed'
      ? house(t, {
          width: 30,
          depth: 20,
          wallHeight: 11,
          roofHeight: 9,
          turn: -14,
          overhang: 2,
          wall: t.wood3,
          roof: t.thatch,
          roofDecoration: thatch(t, 4),
        })
      : kind === 'stoneHouse'
        ? house(t, {
            width: 30,
            depth: 22,
            wallHeight: 15,
            roofHeight: 11,
            turn: -16,
            overhang: 2,
            wall: t.stone,
            wallDecoration: stones(t, 3),
            roof: t.blue,
            roofDecoration: shingles(t, 3, 6),
          })
        : house(t, {
            width: 48,
            depth: 20,
            wallHeight: 11,
            roofHeight: 11,
            turn: -9,
            overhang: 3,
            bow: 5,
            wall: t.wood1,
            roof: t.gold,
            roofDecoration: shingles(t, 3, 10),
            trim: t.red,
            dragons: 0.7,
          })
  return at(x, y, scale, drawn)
}

/** A little card: occupations are brown, weapons dark. */
export function smallCard(
  kind: 'occupation' | 'weapon',
  x: number,
  y: number,
  height: number,
  sign: GlyphName,
  badge?: '+' | '>',
): string {
  const w = height * 0.72
  const [ground, frame] = kind === 'occupation' ? ['#6d4a2c', '#f0d9ae'] : ['#2b3338', '#e9eef0']
  const mark = !badge
    ? ''
    : `<circle cx="${n(w - 1)}" cy="${n(height - 3)}" r="4.600" fill="#1b130d" stroke="#f0d9ae" stroke-width=".9"/>${badge === '+' ? `<path d="M${n(w - 3.6)} ${n(height - 3)}h5.200M${n(w - 1)} ${n(height - 5.6)}v5.200" stroke="#f0d9ae" stroke-width="1.400"/>` : `<path d="M${n(w - 2.6)} ${n(height - 5.4)}l4.200 2.400-4.200 2.400z" fill="#f0d9ae"/>`}`
  return at(
    x,
    y,
    1,
    `<rect x=".6" y="1.200" width="${n(w)}" height="${n(height)}" rx="2" fill="#000" opacity=".5"/><rect width="${n(w)}" height="${n(height)}" rx="2" fill="${frame}"/><rect x="1" y="1" width="${n(w - 2)}" height="${n(height - 2)}" rx="1.400" fill="${ground}"/>${glyph(sign, w * 0.1, height / 2 - w * 0.4, w * 0.8, frame)}${mark}`,
  )
}

const WEAPON_SIGN: Readonly<Record<Weapon, GlyphName>> = {
  bowAndArrow: 'bowArrow',
  snare: 'lasso',
  spear: 'barbedSpear',
  longSword: 'broadsword',
}
export const weaponCard = (kind: Weapon, x: number, y: number, height: number): string =>
  smallCard('weapon', x, y, height, WEAPON_SIGN[kind])

/** The eight-sided die is an orange hexagon, the twelve-sided a blue decagon. */
export function die(
  sides: 8 | 12,
  x: number,
  y: number,
  size: number,
  shown: number | string = sides,
): string {
  const high = sides === 12
  const d = high
    ? 'M12 .800L19.600 3.400 23.400 10 22 17.600 16.400 23 7.600 23 2 17.600 .600 10 4.400 3.400Z'
    : 'M12 .400L22.600 7V17.400L12 23.800 1.400 17.400V7Z'
  const lines = high
    ? 'M12 .800L12 4.600 4.400 3.400M12 4.600L19.600 3.400M5 9L.600 10M19 9L23.400 10M7.600 19L7.600 23M16.400 19L16.400 23M12 4.600L19 9 16.400 19H7.600L5 9Z'
    : 'M12 .400L20 16.600H4ZM1.400 7L4 16.600 1.400 17.400M22.600 7L20 16.600 22.600 17.400M4 16.600L12 23.800 20 16.600'
  return at(
    x,
    y,
    size / 24,
    `<path d="${d}" opacity=".4" transform="translate(.8 1.400)"/><path d="${d}" fill="${high ? '#356f9f' : '#e2a23f'}" stroke="#140e0a" stroke-width="1.200" stroke-linejoin="round"/><path d="${lines}" fill="none" stroke="#140e0a" stroke-opacity=".45" stroke-width=".9"/><text x="12" y="16.400" class="count" font-size="13.200" fill="${high ? '#fff' : '#2c1703'}">${shown}</text>`,
  )
}

export const mountain = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size / 24,
    '<path d="M.600 22L9 4.400 13 11.400 16 7.400 23.400 22Z" fill="#7d8b90" stroke="#10181c" stroke-width="1.200" stroke-linejoin="round"/><path d="M9 4.400L13 11.400 11.400 13.200 9.400 10.800 7.400 13.400 5.600 11.600ZM16 7.400L19 13.400 16.600 12 14.600 13.600 14 10.400Z" fill="#f2f7f8"/>',
  )

/** One or two steps up the shelf. */
export function stepUp(steps: number, x: number, y: number, size: number): string {
  const arrow = (top: number, colour: string) =>
    `<path d="M12 ${n(top)}L20 ${n(top + 8)}H15.400V${n(top + (steps > 1 ? 8.6 : 14))}H8.600V${n(top + (steps > 1 ? 8.6 : 14))}H4Z" fill="${colour}" stroke="#10181c" stroke-width="1.200" stroke-linejoin="round"/>`
  return at(x, y, size / 24, steps > 1 ? arrow(13, '#6fb992') + arrow(2.4, '#8fbdf0') : arrow(4.4, '#6fb992'))
}

/** The silhouette of an isle. */
export function isle(kind: BoardKind, x: number, y: number, unit: number, colour = '#b9cf8f'): string {
  const { open, thick, height, width } = BOARD[boardKind(kind)]
  let land = ''
  let lakes = ''
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) {
      const cell = `M${n(x + c * unit)} ${n(y + r * unit)}h${n(unit + 0.15)}v${n(unit + 0.15)}h${n(-unit - 0.15)}Z`
      if ((open[r] >> c) & 1) land += cell
      else if ((thick[r] >> c) & 1) lakes += cell
    }
  return `<path d="${land}" fill="${colour}"/><path d="${lakes}" fill="#5aa0b8"/>`
}
