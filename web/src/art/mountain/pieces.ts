// Trolls, champions, gnomes, discs, cubes and symbols as markup, for the board and for the columns beside it.
import type { Clan } from '@meadhall/mountain/vocabulary'
import { fill, mix, n, place, stroke } from '../ink.ts'
import type { ThemeName } from '../theme.ts'
import { FACES, type Face } from './faces.ts'
import {
  clanCard,
  DOMAINS,
  type DrawnSymbol,
  LAIR_GLYPHS,
  PEOPLE_LOOKS,
  type People,
  SYMBOL_LOOKS,
} from './look.ts'

const scaled = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${drawing}</g>`

const mark = (people: People, weight = 2.6) =>
  stroke(PEOPLE_LOOKS[people].mark, PEOPLE_LOOKS[people].ink, weight, 'stroke-linejoin="round"')

/** On a grid of 24. */
export function trollMarkup(people: People, flat = false): string {
  const { outline, colour, side, ink, rim, eyes } = PEOPLE_LOOKS[people]
  const eye = (x: number) => `<circle cx="${x}" cy="${eyes}" r="1.15" fill="${ink}"/>`
  return (
    (flat ? '' : '<ellipse cx="13" cy="24.2" rx="11.4" ry="3" opacity=".45"/>') +
    fill(
      outline,
      side,
      `transform="translate(1 1.5)" stroke="${people === 'badger' ? '#000' : ink}" stroke-width="1.2"`,
    ) +
    fill(outline, colour, `stroke="${rim}" stroke-width="1.2" stroke-linejoin="round"`) +
    eye(10.2) +
    eye(13.9) +
    `<g transform="translate(0 -1.6)">${mark(people, 2)}</g>`
  )
}

export const trollAt = (people: People, x: number, y: number, size: number, flat = false): string =>
  scaled(x, y, size / 24, trollMarkup(people, flat))

/** A number on a tarred tag. */
export function chip(text: string | number, x: number, y: number, look: ChipLook = {}): string {
  const { ground = '#14100c', rim = '#e9dfc8', ink = '#fff6e2', size = 12 } = look
  const wide = Math.max(0, String(text).length - 2) * 2.6
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M${-5.4 - wide}-6.6H${5.4 + wide}L${8 + wide} 0 ${5.4 + wide} 6.6H${-5.4 - wide}L${-8 - wide} 0Z" fill="${ground}" stroke="${rim}" stroke-width="1.1"/><text y="4.3" class="count middle" font-size="${size}" fill="${ink}">${text}</text></g>`
}

export interface ChipLook {
  readonly ground?: string
  readonly rim?: string
  readonly ink?: string
  readonly size?: number
}

export const GOLD_CHIP: ChipLook = { ground: '#ffcf4a', rim: '#241503', ink: '#241503' }

const ALL_FACES = Object.keys(FACES) as Face[]

/** Each champion has a face; the same one always. */
export function faceOf(champion: string): string {
  let sum = 7
  for (const letter of champion) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return FACES[ALL_FACES[sum % ALL_FACES.length]].d
}

/** A glyph of 512 × 512. */
export const glyphAt = (d: string, x: number, y: number, size: number, colour: string): string =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${(size / 512).toFixed(5)})" d="${d}" fill="${colour}"/>`

export type ClanOrNone = Clan | 'outsider'

/** A champion's figure: a slab in the clan's colours, its base in the owner's; 24 × 33. */
export function championMarkup(people: People, champion: string, clan: ClanOrNone): string {
  const { colour, side, rim, ink } = PEOPLE_LOOKS[people]
  const { ground, light } = clanCard(clan)
  return (
    '<ellipse cx="13" cy="30" rx="12.6" ry="3.6" opacity=".45"/>' +
    fill('M1 26H23V29.4Q12 33.4 1 29.4Z', side, `stroke="${rim}"`) +
    fill('M1 25.6Q12 22 23 25.6 12 29.6 1 25.6Z', colour, `stroke="${rim}"`) +
    fill(
      'M3 25.6V8.6Q3-.6 12-1.4 21-.6 21 8.6V25.6Q12 28 3 25.6Z',
      '#efe2c4',
      'stroke="#17100a" stroke-width="1.2"',
    ) +
    fill('M4.8 24.4V9Q4.8 1.4 12 .6 19.2 1.4 19.2 9V24.4Q12 26.2 4.8 24.4Z', mix(ground, '#0c1116', 0.15)) +
    glyphAt(faceOf(champion), 4.6, 5.4, 14.8, light) +
    `<g transform="translate(12 25.2)"><circle r="5.4" fill="${colour}" stroke="${ink}" stroke-width="1.1"/><g transform="scale(.62) translate(-12 -17.4)">${mark(people)}</g></g>`
  )
}

export const championAt = (
  people: People,
  champion: string,
  clan: ClanOrNone,
  x: number,
  y: number,
  size: number,
): string => scaled(x, y, size / 32, championMarkup(people, champion, clan))

/** Face down it has no number; whoever has looked sees its strength and an eye. On a grid of 24. */
export function gnomeMarkup(strength = 0, flat = false): string {
  return (
    (flat ? '' : '<ellipse cx="13" cy="24" rx="10.6" ry="3" opacity=".5"/>') +
    fill(
      'M13.4-2.4Q15.4 5 19.6 12.4L22.6 22.4Q17 25.6 12 25.4 6 25.4 1.4 22.4L4.6 12.4Q10 6.4 13.4-2.4Z',
      '#0c151c',
      'stroke="#0c151c" stroke-width="1.6" stroke-linejoin="round"',
    ) +
    fill('M13.2-.8Q15 6 18.8 12.4 12 15 5.4 12.4 10.2 7 13.2-.8Z', '#93b4c8') +
    fill('M13.2-.8Q15 6 18.8 12.4 16.6 13.4 14.2 13.6 14.6 6 13.2-.8Z', '#5f7f94') +
    fill('M5.4 12.4Q12 15 18.8 12.4L21.4 21.8Q16 24.2 12 24.2 7 24.2 2.6 21.8Z', '#46606f') +
    fill('M7.4 14.6Q12 16.4 16.8 14.6 17.6 20 12 23.4 6.6 20 7.4 14.6Z', '#e6edf2') +
    '<circle cx="9.6" cy="15.4" r="1.15" fill="#0c151c"/><circle cx="14.6" cy="15.4" r="1.15" fill="#0c151c"/>' +
    (strength > 0
      ? `<g transform="translate(18.6 18.4)"><circle r="7.4" fill="#f3ead6" stroke="#0c151c" stroke-width="1.3"/><text y="4.6" class="count middle" font-size="13" fill="#16222b">${strength}</text></g>` +
        '<g transform="translate(3.6 20.6)"><path d="M-5 0Q0-5.4 5 0 0 5.4-5 0Z" fill="#f3ead6" stroke="#0c151c"/><circle r="1.8" fill="#0c151c"/></g>'
      : '')
  )
}

export const gnomeAt = (x: number, y: number, size: number, strength = 0, flat = false): string =>
  scaled(x, y, size / 24, gnomeMarkup(strength, flat))

export const signAt = (clan: Clan, x: number, y: number, size: number, colour: string): string =>
  `<path transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 24).toFixed(3)})" d="${DOMAINS[clan].mark}" fill="${colour}" fill-rule="evenodd"/>`

export function discAt(people: People, x: number, y: number, r: number): string {
  const { colour, side, rim } = PEOPLE_LOOKS[people]
  return `<g transform="translate(${n(x)} ${n(y)})"><ellipse cy="${n(r * 0.3)}" rx="${r}" ry="${r}" fill="${side}" stroke="${rim}" stroke-width=".9"/><circle r="${r}" fill="${colour}" stroke="${rim}"/><g transform="scale(${(r / 8.4).toFixed(3)}) translate(-12 -17.3)">${mark(people, 2.5)}</g></g>`
}

/** The gnomes' disc on the clan tracks of the solo game. */
export const gnomeDiscAt = (x: number, y: number, r: number): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><circle r="${r}" fill="#46606f" stroke="#0c151c"/>${gnomeAt(-r * 0.72, -r * 0.78, r * 1.5, 0, true)}</g>`

export function flagAt(people: People, x: number, y: number): string {
  const { colour, rim } = PEOPLE_LOOKS[people]
  return place(
    x,
    y,
    fill('M-7-6.6H7V6.4L0 11-7 6.4Z', colour, `stroke="${rim}" stroke-width="1.2" stroke-linejoin="round"`) +
      `<g transform="translate(0 .4) scale(.66) translate(-12 -17.3)">${mark(people)}</g>`,
  )
}

function cubeAt(people: People, x: number, y: number, size: number): string {
  const { colour, side, rim } = PEOPLE_LOOKS[people]
  const a = size * 0.24
  return place(
    x,
    y,
    fill(
      `M0 ${n(a)}L${n(a)} 0H${n(size)}V${n(size - a)}L${n(size - a)} ${n(size)}H0Z`,
      side,
      `stroke="${rim}" stroke-width="1.1"`,
    ) +
      fill(`M0 ${n(a)}L${n(a)} 0H${n(size)}L${n(size - a)} ${n(a)}Z`, mix(colour, '#ffffff', 0.35)) +
      `<rect y="${n(a)}" width="${n(size - a)}" height="${n(size - a)}" fill="${colour}"/>` +
      `<g transform="translate(${n((size - a) / 2)} ${n(a + (size - a) / 2)}) scale(${(size / 34).toFixed(2)}) translate(-12 -17.2)">${mark(people)}</g>`,
  )
}

export const symbolAt = (symbol: DrawnSymbol, x: number, y: number, size: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 24).toFixed(3)})" fill="${SYMBOL_LOOKS[symbol].ink}">${SYMBOL_LOOKS[symbol].drawing}</g>`

/** A symbol on its ground, as it stands in lists. */
export const tileAt = (symbol: DrawnSymbol, x: number, y: number, size: number): string =>
  place(
    x,
    y,
    `<rect width="${size}" height="${size}" rx="${n(size * 0.18)}" fill="${SYMBOL_LOOKS[symbol].ground}" stroke="#0b0806" stroke-width=".8"/>${symbolAt(symbol, size * 0.16, size * 0.16, size * 0.68)}`,
  )

export interface CellLook {
  readonly symbol: DrawnSymbol | 'none'
  readonly strength: number
  /** Who has laid a cube on it. */
  readonly cube?: People | undefined
  readonly dim?: boolean
  readonly legal?: boolean
  readonly chosen?: boolean
  /** A covered cell that a group reaches through. */
  readonly bridge?: boolean
}

/** One cell of an ancestry, `s` large. */
export function cellMarkup(cell: CellLook, s: number): string {
  const k = s / 38
  if (cell.symbol === 'none')
    return `<rect x="1" y="1" width="${s - 2}" height="${s - 2}" rx="3" fill="var(--slot)" opacity=".6"/><rect x="1.5" y="1.5" width="${s - 3}" height="${s - 3}" rx="3" fill="none" stroke="var(--edge-soft)" stroke-width=".8" stroke-dasharray="2 3"/>`
  const { ground, ink } = SYMBOL_LOOKS[cell.symbol]
  const strong = cell.strength > 1
  const size = s * 0.6
  const inset = (s - size) / 2
  let g =
    `<rect x=".6" y="1.8" width="${s - 1.2}" height="${s - 1.2}" rx="4" opacity=".4"/><rect x=".6" y=".6" width="${s - 1.2}" height="${s - 1.2}" rx="4" fill="${ground}" stroke="#0b0806"/>` +
    stroke(`M2 ${n(s * 0.4)}V4.6Q2 2 4.6 2H${n(s * 0.6)}`, '#fff', 1, 'stroke-opacity=".28"')
  g += symbolAt(cell.symbol, inset - (strong ? 1.5 * k : 0), inset - (strong ? k : 0), size)
  if (strong)
    g +=
      stroke(
        `M${n(3 * k)} ${n(s - 9 * k)}L${n(7 * k)} ${n(s - 3 * k)}M${n(6 * k)} ${n(s - 11 * k)}L${n(11 * k)} ${n(s - 3.4 * k)}M${n(3 * k)} ${n(s - 15 * k)}L${n(5 * k)} ${n(s - 10 * k)}`,
        ink,
        1.3 * k,
        'stroke-opacity=".75"',
      ) +
      fill(
        `M${n(s - 15 * k)} ${n(s - 0.8)}V${n(s - 14 * k)}L${n(s - 11 * k)} ${n(s - 17 * k)}H${n(s - 0.8)}V${n(s - 4)}Q${n(s - 1)} ${n(s - 1)} ${n(s - 4)} ${n(s - 0.8)}Z`,
        '#14100c',
      ) +
      `<text x="${n(s - 7.6 * k)}" y="${n(s - 3.8 * k)}" class="count middle" font-size="${n(Math.max(11, 13.5 * k))}" fill="#ffe6b0">${cell.strength}</text>`
  if (cell.cube) g += cubeAt(cell.cube, s * 0.14, s * 0.1, s * 0.72)
  if (cell.dim && !cell.cube)
    g += `<rect x=".6" y=".6" width="${s - 1.2}" height="${s - 1.2}" rx="4" fill="var(--panel)" opacity=".5"/>`
  if (cell.bridge)
    g += `<rect x="1.5" y="1.5" width="${s - 3}" height="${s - 3}" rx="4" fill="none" stroke="var(--chosen)" stroke-width="1.8" stroke-dasharray="4 3"/>`
  if (cell.legal)
    g += `<rect x="1" y="1" width="${s - 2}" height="${s - 2}" rx="4" fill="none" stroke="var(--mk-casing)" stroke-width="4.4"/><rect x="1" y="1" width="${s - 2}" height="${s - 2}" rx="4" fill="none" stroke="var(--legal)" stroke-width="2.2" class="mk-edge"/>`
  if (cell.chosen)
    g += `<rect x="-1.2" y="-1.2" width="${s + 2.4}" height="${s + 2.4}" rx="5.5" fill="none" stroke="#0d0803" stroke-width="4.4"/><rect x="-1.2" y="-1.2" width="${s + 2.4}" height="${s + 2.4}" rx="5.5" fill="none" stroke="var(--chosen)" stroke-width="2.6"/>`
  return g
}

export const lairGlyph = (pair: string): string => LAIR_GLYPHS[pair] ?? LAIR_GLYPHS.eye

export const signColour = (clan: Clan, theme: ThemeName): string => DOMAINS[clan].sign[theme]

/** The triggers between spaces of the wheel, round the origin. */
export const BREACH =
  '<path d="M0-8L7.4 5H-7.4Z" fill="#ff7a5c" stroke="#160403" stroke-width="1.2"/><path d="M0-3V1.4M0 3V3.6" stroke="#160403" stroke-width="1.8" stroke-linecap="round"/>'
export const BOOST =
  '<circle r="7.4" fill="#ffd76a" stroke="#241503" stroke-width="1.2"/><path d="M-3.4 3L0-1 3.4 3M-3.4-.6L0-4.6 3.4-.6" stroke="#241503" stroke-width="1.7" fill="none"/>'
