// What spaces and occupations do, in signs: `pay → get`, counts before the sign. A line of signs is drawn from data.
import {
  type BoardKind,
  BUILDINGS,
  type Building,
  type Colour,
  RESOURCES,
  type Resource,
  SHIPS,
  type Ship,
  type Thing,
  WEAPONS,
  type Weapon,
} from '@meadhall/odin/vocabulary'
import { n } from '../ink.ts'
import { textWidth } from '../text.ts'
import type { ThemeName } from '../theme.ts'
import { GOODS_PAINT } from './colours.ts'
import { glyph } from './glyphs.ts'
import {
  building,
  die,
  isle,
  mountain,
  resource,
  ship,
  silver,
  smallCard,
  stepUp,
  weaponCard,
} from './things.ts'
import { chip, outline } from './tiles.ts'

export type Sign =
  | 'arrow'
  | 'gap'
  | 'emigrate'
  | 'loot'
  | 'anySpecial'
  | 'anyForged'
  | 'anyWeapon'
  | 'drawCard'
  | 'playCard'
  | 'viking'
  | 'flip'
  | 'back'
  | { readonly n: number | string }
  | { readonly word: string }
  | { readonly thing: Thing }
  | { readonly silver: number | string }
  | { readonly die: 8 | 12 }
  | { readonly mountain: string }
  | { readonly up: number }
  | { readonly colour: Colour }
  | { readonly isle: BoardKind; readonly gone?: boolean }

/** What a drawing of signs is made with. */
export interface SignStyle {
  readonly theme: ThemeName
  readonly size: number
  readonly ink: string
  readonly dim: string
}

const includes = <T extends string>(names: readonly T[], name: string): name is T => names.includes(name as T)

const NUMBER_FONT = '800 13px "Alegreya Sans", "Zen Kaku Gothic New"'
const WORD_FONT = '700 11.5px "Alegreya Sans", "Zen Kaku Gothic New"'

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  colour: string,
  width: number,
): string {
  return `<text x="${n(x + width / 2)}" y="${n(y + size * 0.33)}" class="${weight > 700 ? 'count' : 'od-word'}" font-size="${size}" fill="${colour}">${words}</text>`
}

/** Width and drawing of one sign that stands on x, its middle at y. */
function drawn(sign: Sign, x: number, y: number, style: SignStyle): [width: number, drawing: string] {
  const { size: z, ink, dim, theme } = style
  switch (sign) {
    case 'arrow':
      return [
        10,
        `<path d="M${n(x + 1.4)} ${n(y)}h6.200m-2.800-2.900l2.900 2.900-2.900 2.900" fill="none" stroke="${ink}" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/>`,
      ]
    case 'gap':
      return [5, '']
    case 'emigrate': {
      const w = z * 1.42
      return [
        w + 12,
        `${ship('knarr', x, y - z * 0.5, w)}<path d="M${n(x + w + 1)} ${n(y + 2)}h7m-3-3l3 3-3 3" fill="none" stroke="${ink}" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/>`,
      ]
    }
    case 'loot': {
      const blue = GOODS_PAINT.blue
      return [
        z + 2,
        `<path d="${outline('blue', x + 1, y - z * 0.42, z * 0.84, z * 0.84, 0.8)}" fill="${blue.face}" stroke="${blue.edge}"/>${glyph('broadsword', x + z * 0.16, y - z * 0.27, z * 0.54, blue.ink)}`,
      ]
    }
    case 'anySpecial':
    case 'anyForged':
      return [
        z + 2,
        `<rect x="${n(x)}" y="${n(y - z / 2)}" width="${n(z)}" height="${n(z)}" rx="2" fill="#676c70" stroke="#f2cf7c"/>${glyph(sign === 'anyForged' ? 'anvil' : 'crown', x + 2, y - z / 2 + 2, z - 4, '#fff3d0')}`,
      ]
    case 'anyWeapon':
      return [z * 0.72 + 2, smallCard('weapon', x, y - z / 2, z, 'crossedAxes')]
    case 'drawCard':
      return [z * 0.72 + 6, smallCard('occupation', x, y - z / 2, z, 'meeple', '+')]
    case 'playCard':
      return [z * 0.72 + 6, smallCard('occupation', x, y - z / 2, z, 'meeple', '>')]
    case 'viking':
      return [z + 1, glyph('meeple', x, y - z / 2, z, ink)]
    case 'flip':
      return [
        14,
        `<path d="M${n(x + 2)} ${n(y - 2.5)}h9m-2.500-2.500l2.500 2.500-2.500 2.500M${n(x + 11)} ${n(y + 3)}h-9m2.500-2.500l-2.500 2.500 2.500 2.500" fill="none" stroke="${ink}" stroke-width="1.400"/>`,
      ]
    case 'back':
      return [
        12,
        `<path d="M${n(x + 10)} ${n(y + 3)}v-3a3 3 0 0 0-3-3h-5m2.800-2.800l-2.800 2.800 2.800 2.800" fill="none" stroke="${ink}" stroke-width="1.500"/>`,
      ]
    default:
  }
  if ('n' in sign) {
    const w = textWidth(`${sign.n}`, NUMBER_FONT) + 2
    return [w, text(`${sign.n}`, x, y, 13, 800, ink, w)]
  }
  if ('word' in sign) {
    const w = textWidth(sign.word, WORD_FONT) + 4
    return [w, text(sign.word, x, y, 11.5, 700, dim, w)]
  }
  if ('silver' in sign) {
    const d = Math.max(17.2, z)
    return [d + 1, silver(sign.silver, x, y - d / 2, d)]
  }
  if ('die' in sign) {
    const d = Math.max(20, z + 2)
    return [d + 1.5, die(sign.die, x, y - d / 2, d)]
  }
  if ('mountain' in sign) {
    const w = textWidth(sign.mountain, NUMBER_FONT) + 3
    return [z + 1 + w, mountain(x, y - z / 2, z) + text(sign.mountain, x + z + 1, y, 13, 800, ink, w)]
  }
  if ('up' in sign) return [z - 1, stepUp(sign.up, x - 1, y - z / 2, z)]
  if ('colour' in sign) {
    const paint = GOODS_PAINT[sign.colour]
    return [
      z * 0.8 + 3,
      `<path d="${outline(sign.colour, x + 1, y - z * 0.4, z * 0.8, z * 0.8, 0.8)}" fill="${paint.face}" stroke="${paint.side}"/>`,
    ]
  }
  if ('isle' in sign)
    return [
      z + 4,
      `<g opacity="${sign.gone ? 0.3 : 1}"><rect x="${n(x)}" y="${n(y - z / 2 - 1)}" width="${n(z + 2)}" height="${n(z + 2)}" rx="2" fill="#16495c"/>${isle(sign.isle, x + 1, y - z / 2, z / 9)}</g>`,
    ]
  return drawnThing(sign.thing, x, y, theme, z)
}

function drawnThing(thing: Thing, x: number, y: number, theme: ThemeName, z: number): [number, string] {
  if (thing === 'drawnWeapon') return [z * 0.72 + 2, smallCard('weapon', x, y - z / 2, z, 'crossedAxes')]
  if (thing === 'armedLongship') return [z * 1.42 + 2, ship('longship', x + 0.5, y - z * 0.5, z * 1.42)]
  if (includes<Resource>(RESOURCES, thing)) return [z + 1, resource(thing, x, y - z / 2, z)]
  if (includes<Weapon>(WEAPONS, thing)) return [z * 0.76 + 2, weaponCard(thing, x, y - z / 2, z)]
  if (includes<Ship>(SHIPS, thing)) return [z * 1.42 + 2, ship(thing, x + 0.5, y - z * 0.5, z * 1.42)]
  if (includes<Building>(BUILDINGS, thing)) {
    const w = thing === 'longHouse' ? z * 1.65 : z * 1.25
    return [w + 1, building(theme, thing, x + w / 2, y + z * 0.28, z / (thing === 'longHouse' ? 36 : 31))]
  }
  const big = /attle|heep/.test(thing) ? z + 2 : z + 1
  return [big + 1.5, chip(thing, x + 0.5, y - big / 2, big)]
}

export const signsWidth = (signs: readonly Sign[], style: SignStyle): number =>
  signs.reduce((sum, sign) => sum + drawn(sign, 0, 0, style)[0], 0)

/** A line of signs from x on, as large as the room allows. */
export function drawSigns(
  signs: readonly Sign[],
  x: number,
  y: number,
  room: number,
  style: SignStyle,
): string {
  let size = style.size
  while (size > 12 && signsWidth(signs, { ...style, size }) > room) size -= 0.5
  let at = x
  let s = ''
  for (const sign of signs) {
    const [width, drawing] = drawn(sign, at, y, { ...style, size })
    s += drawing
    at += width
  }
  const over = at - x - room
  // What still does not fit is drawn narrower, rather than over its neighbour.
  return over > 3
    ? `<g transform="translate(${n(x)} 0) scale(${(room / (at - x)).toFixed(3)} 1) translate(${n(-x)} 0)">${s}</g>`
    : s
}
