// The hall of the feast: four carved pillars with torches, arches, banners, and the long table in slight perspective.

import { CLAN_LOOKS, type Clan } from '../clans.tsx'
import { n } from '../ink.ts'
import { band } from '../knot.ts'
import { flame } from '../nature.ts'
import { glyph } from './glyphs.ts'

export const HALL = { width: 1016, height: 340 } as const
/** Where the first cell of the table lies, and how large a cell is. */
export const CELLS = { left: 160, top: 160, size: 58 } as const

const PILLARS = [62, 358, 658, 954] as const

const DEFS =
  '<defs><linearGradient id="od-wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120b06"/><stop offset=".6" stop-color="#3c2514"/><stop offset="1" stop-color="#2a190d"/></linearGradient><radialGradient id="od-torchlight"><stop offset="0" stop-color="#ffb04a" stop-opacity=".75"/><stop offset=".4" stop-color="#ff8a2a" stop-opacity=".26"/><stop offset="1" stop-color="#ff7a1a" stop-opacity="0"/></radialGradient><radialGradient id="od-hearth"><stop offset="0" stop-color="#ff9a3a" stop-opacity=".42"/><stop offset="1" stop-color="#ff7a1a" stop-opacity="0"/></radialGradient><linearGradient id="od-boards" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6a4427"/><stop offset="1" stop-color="#8c5d36"/></linearGradient></defs>'

function wall(): string {
  const { width: W, height: H } = HALL
  let planks = ''
  let lights = ''
  for (let x = 0; x < W; x += 39) {
    planks += `M${x} 26V${H - 40}`
    lights += `M${x + 2} 26V${H - 60}`
  }
  const arches = [0, 1, 2].map((i) => {
    const [a, b] = [PILLARS[i] + 20, PILLARS[i + 1] - 20]
    const m = (a + b) / 2
    return `<path d="M${a} 26H${b}V40Q${b - 14} 40 ${b - 20} 76 ${b - 40} 38 ${m} 34 ${a + 40} 38 ${a + 20} 76 ${a + 14} 40 ${a} 40Z" fill="#4a301c" stroke="#140e0a" stroke-width="1.4"/><path d="M${a + 21} 72Q${a + 40} 36 ${m} 32 ${b - 40} 36 ${b - 21} 72" fill="none" stroke="#b9803f" stroke-width="1.4" opacity=".8"/>`
  })
  return [
    `<rect width="${W}" height="${H}" rx="9" fill="url(#od-wall)"/>`,
    `<path d="${planks}" stroke="#000" stroke-opacity=".4" stroke-width="1.5"/><path d="${lights}" stroke="#c98a48" stroke-opacity=".07" stroke-width="1.4"/>`,
    '<ellipse cx="508" cy="150" rx="430" ry="150" fill="url(#od-hearth)"/>',
    ...PILLARS.map((x) => `<circle cx="${x}" cy="58" r="130" fill="url(#od-torchlight)"/>`),
    ...arches,
    `<path d="M0 8Q0 0 9 0H${W - 9}Q${W} 0 ${W} 8V26H0Z" fill="#4a301c"/><path d="M0 26H${W}" stroke="#140e0a" stroke-width="2"/><path d="M0 24H${W}" stroke="#c08a48" stroke-width="1.4"/><path d="M0 4H${W}" stroke="#7a5230"/>`,
  ].join('')
}

const pillar = (x: number): string =>
  `<rect x="${x - 20}" y="26" width="40" height="262" fill="#5a3a22" stroke="#140e0a" stroke-width="1.4"/><rect x="${x + 6}" y="26" width="14" height="262" fill="#2a190e" opacity=".75"/><rect x="${x - 20}" y="26" width="5" height="262" fill="#b9803f" opacity=".5"/><g transform="translate(${x + 13} 112) rotate(90)">${band(160, 25, '#c08a3c', '#4a2f1b')}</g><path d="M${x - 26} 26h52v13h-52zM${x - 24} 96h48v9h-48z" fill="#6b4526" stroke="#140e0a" stroke-width="1.2"/><path d="M${x - 26} 28h52M${x - 24} 98h48" stroke="#c08a48" stroke-width="1.4"/><path d="M${x - 5} 92L${x - 9} 60H${x + 9}L${x + 5} 92Z" fill="#1d1a1a" stroke="#000"/><path d="M${x - 13} 62L${x - 10} 54H${x + 10}L${x + 13} 62Z" fill="#2b2524" stroke="#000"/><path d="M${x - 8} 70h16M${x - 7} 78h14" stroke="#5a5450" stroke-width="1.6"/>${flame(x, 57, 0.62)}`

function banner(x: number, y: number, w: number, h: number, clan: Clan): string {
  const { colour, side, ink, head } = CLAN_LOOKS[clan]
  const size = w * 0.68
  return `<path d="M${n(x - w / 2 - 6)} ${y - 3}h${w + 12}" stroke="#140e0a" stroke-width="8" stroke-linecap="round"/><path d="M${n(x - w / 2 - 6)} ${y - 3}h${w + 12}" stroke="#d8a648" stroke-width="4.4" stroke-linecap="round"/><path d="M${n(x - w / 2)} ${y}h${w}v${h}l${n(-w / 2)}-${n(w * 0.26)}-${n(w / 2)} ${n(w * 0.26)}z" fill="${colour}" stroke="${ink}" stroke-width="1.8"/><path d="M${n(x + w * 0.18)} ${y}h${n(w * 0.32)}v${h}l${n(-w * 0.32)}-${n(w * 0.17)}z" fill="${side}" opacity=".45"/><path d="M${n(x - w / 2 + 6)} ${y + 6}v${h - 10}M${n(x + w / 2 - 6)} ${y + 6}v${h - 10}" stroke="${ink}" stroke-width="1.4" stroke-dasharray="4 3.4" opacity=".75"/><path transform="translate(${n(x - w * 0.34)} ${n(y + h * 0.16)}) scale(${(size / 512).toFixed(4)})" d="${head}" fill="${ink}"/>`
}

/** Shield and axes, where no banner hangs. */
const ARMS = (() => {
  const axe =
    '<rect x="-3" y="-46" width="6" height="92" fill="#7a5233" stroke="#140e0a"/><path d="M3-44Q24-42 22-18 12-26 3-24Z" fill="#aeb6ba" stroke="#140e0a" stroke-width="1.2"/>'
  const quarters = [0, 90, 180, 270]
    .map((turn) => `<path transform="rotate(${turn})" d="M0 0V-24A24 24 0 0 1 17-17Z" fill="#efe3c8"/>`)
    .join('')
  return `<g transform="rotate(-38)">${axe}</g><g transform="rotate(38) scale(-1 1)">${axe}</g><circle r="26" fill="#b8452b" stroke="#140e0a" stroke-width="2"/>${quarters}<circle r="24" fill="none" stroke="#d9b87a" stroke-width="2"/><circle r="6" fill="#c9c2b0" stroke="#140e0a" stroke-width="1.4"/>`
})()

/** Places for the banners of the others and for arms, from the left. */
const WALL_PLACES = [148, 268, 748, 866] as const

/** The wall with everything that hangs on it; one's own banner is the largest, in the middle. */
export function hallWall(own: Clan, others: readonly Clan[]): string {
  const hung = WALL_PLACES.map((x, i) =>
    others[i] ? banner(x, 42, 56, 74, others[i]) : `<g transform="translate(${x} 82)">${ARMS}</g>`,
  )
  return DEFS + wall() + PILLARS.map(pillar).join('') + hung.join('') + banner(508, 38, 82, 94, own)
}

const candle = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y - 26}" r="26" fill="url(#od-torchlight)" opacity=".8"/><path d="M${x - 5} ${y}V${y - 20}h10V${y}z" fill="#efe3c8" stroke="#140e0a"/><path d="M${x + 1} ${y}V${y - 20}h4V${y}z" fill="#c9b58c"/><path d="M${x - 9} ${y}h18l-3 5h-12z" fill="#d8a648" stroke="#140e0a"/>${flame(x, y - 20, 0.22)}`

const BREAD =
  '<path d="M0 22Q-2 2 28 0 58 2 56 22 54 28 28 28 2 28 0 22Z" fill="#b8772f" stroke="#3a2008" stroke-width="1.6"/><path d="M10 6l6 9M22 3l6 10M36 3l5 10" stroke="#7a4a16" stroke-width="2" stroke-linecap="round"/><path d="M5 10Q14 2 28 2" stroke="#f0c078" stroke-width="1.8" fill="none"/>'

/** The table, with bread, horns and candles where no dish lies before them. */
export function hallTable(free: (from: number, to: number) => boolean): string {
  const seams = [180, 208, 236, 264]
    .map((y) => `M${n(92 - (y - 156) * 0.119)} ${y}H${n(924 + (y - 156) * 0.119)}`)
    .join('')
  const things = [
    free(300, 356) ? `<g transform="translate(300 244)">${BREAD}</g>` : '',
    free(384, 412) ? glyph('beerStein', 384, 248, 28, '#efe3c8') : '',
    free(560, 590) ? glyph('beerHorn', 560, 246, 32, '#efe3c8') : '',
    free(716, 744) ? glyph('beerStein', 716, 248, 28, '#efe3c8') : '',
    free(770, 800) ? glyph('hamShank', 770, 246, 32, '#e9b79a') : '',
    free(842, 878) ? glyph('beerHorn', 842, 244, 36, '#efe3c8') : '',
  ]
  return [
    '<path d="M92 156H924L940 290H76Z" fill="url(#od-boards)" stroke="#140e0a" stroke-width="2"/><path d="M93 157H923" stroke="#d09a5c" stroke-width="1.8"/>',
    `<path d="${seams}" stroke="#3d2413" stroke-opacity=".55" stroke-width="1.4"/>`,
    `<path d="M76 290H940V308H76Z" fill="#4a2f1a" stroke="#140e0a" stroke-width="1.6"/><path d="M77 292H939" stroke="#b17a42" stroke-width="1.6"/><g transform="translate(420 290)">${band(176, 18, '#a97a35', '#4a2f1a')}</g>`,
    '<path d="M110 308h30l-6 20h-18zM876 308h30l-6 20h-18z" fill="#38220f" stroke="#140e0a"/>',
    `<path d="M${CELLS.left - 8} 158H${CELLS.left + 12 * CELLS.size + 8}V${CELLS.top + CELLS.size + 4}H${CELLS.left - 8}Z" fill="#2a1a0f" opacity=".75"/>`,
    candle(112, 210),
    candle(904, 210),
    ...things,
  ].join('')
}
