// Huginn, who thinks ahead: the raven in his medallion, with the sun behind him. He asks before something is lost.
import { n } from './ink.ts'

const BODY =
  'M66 34C66 16 82 5 97 8 108 10 114 18 115 27L112 48 105 55 110 61 101 64 106 72 97 74 101 83C106 100 101 118 86 128 76 134 63 134 55 131L42 138 12 156 18 143 3 147 15 131 5 131C18 116 30 92 44 72 54 58 65 50 66 34Z'
const WING =
  'M49 71C66 60 86 70 86 92 85 110 66 124 43 134L20 149 27 136 13 140 26 125 16 124C30 106 38 84 49 71Z'

/** Feathers: from, to. */
type Cut = readonly [x: number, y: number, toX: number, toY: number]
const FEATHERS: readonly Cut[] = [
  [50, 76, 72, 78],
  [45, 83, 74, 87],
  [40, 91, 74, 97],
  [36, 99, 70, 107],
  [31, 107, 62, 117],
  [27, 115, 52, 126],
]
const NECK: readonly Cut[] = [
  [72, 22, 84, 20],
  [70, 29, 80, 30],
  [68, 36, 76, 39],
  [66, 43, 73, 48],
  [62, 50, 70, 56],
  [57, 57, 66, 63],
]

function cut([x, y, toX, toY]: Cut, width: number): string {
  const length = Math.hypot(toX - x, toY - y)
  const [dx, dy] = [((y - toY) / length) * (width / 2), ((toX - x) / length) * (width / 2)]
  return `<path d="M${n(x + dx)} ${n(y + dy)}L${toX} ${toY}L${n(x - dx)} ${n(y - dy)}Z" fill="#c9a566"/>`
}

const RAVEN = [
  '<path d="M66 128L68 146M82 124L85 146" stroke="#15110d" stroke-width="7" stroke-linecap="round"/><path d="M66 130L68 146M82 126L85 146" stroke="#7a6a50" stroke-width="3.6" stroke-linecap="round"/><path d="M60 149q8-7 17 0M77 149q8-7 17 0" stroke="#15110d" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M60 149q8-7 17 0M77 149q8-7 17 0" stroke="#8d7b5c" stroke-width="3" fill="none" stroke-linecap="round"/>',
  `<path d="${BODY}" transform="translate(-2 -1.8)" fill="#f0d9a0"/><path d="${BODY}" fill="#1b2029" stroke="#0a0c10" stroke-width="1.6" stroke-linejoin="round"/>`,
  '<path d="M101 83C106 100 101 118 86 128 76 134 63 134 55 131 78 126 92 108 90 84L97 74Z" fill="#0f1218"/><path d="M66 34C66 16 82 5 97 8 84 12 76 22 75 38 74 50 66 58 58 66 48 74 42 82 36 92 42 74 64 56 66 34Z" fill="#35414f"/>',
  `<path d="${WING}" fill="#252d38" stroke="#0a0c10" stroke-width="1.4" stroke-linejoin="round"/>`,
  ...FEATHERS.map((each, i) => cut(each, 3.2 - i * 0.15)),
  ...NECK.map((each) => cut(each, 2.4)),
  '<path d="M105 55L96 58M101 64L92 66M97 74L90 75" stroke="#4d5d6c" stroke-width="1.6" stroke-linecap="round"/>',
  '<path d="M112 45C120 44 130 47 136 53 126 57 116 57 109 53Z" fill="#3a342c" stroke="#0a0c10" stroke-width="1.4" stroke-linejoin="round"/><path d="M111 44L128 46 112 49Z" fill="#a33a28"/><path d="M111 21C126 18 141 28 147 45 136 41 124 43 110 45Z" fill="#4a433a" stroke="#0a0c10" stroke-width="1.4" stroke-linejoin="round"/><path d="M113 24C124 22 134 28 140 37 130 31 121 30 113 31Z" fill="#9d917d"/><path d="M111 27q7 0 12 5M110 32q6 0 10 4" stroke="#1b2029" stroke-width="2" fill="none" stroke-linecap="round"/>',
  '<circle cx="97" cy="28" r="9" fill="#0f1218"/><circle cx="97" cy="28" r="6" fill="#f0bd3c" stroke="#4a3205"/><circle cx="98.4" cy="28.4" r="3.1" fill="#0a0806"/><circle cx="96.4" cy="26.2" r="1.4" fill="#fff6dc"/><path d="M85 20Q96 14 107 24L105 26Q95 18 86 23Z" fill="#0a0c10"/>',
  '<path d="M57 62C68 76 86 79 101 68" stroke="#4a3205" stroke-width="7.4" fill="none" stroke-linecap="round"/><path d="M57 62C68 76 86 79 101 68" stroke="#e0a83e" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M60 64C70 75 85 77 98 69" stroke="#fff0b8" stroke-width="1.4" stroke-dasharray="3 3.4" fill="none"/>',
  '<g transform="translate(84 76)"><path d="M-8 1Q0-4 8 1L9 19Q0 24-9 19Z" fill="#56636a" stroke="#0a0c10" stroke-width="1.4"/><path d="M-6 3Q0-1 6 2" stroke="#a9bac2" stroke-width="1.2" fill="none"/><path d="M-4 4V17M4 4V17M-4 8L4 13" stroke="#b9e4ff" stroke-width="2.1" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>',
].join('')

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const [a, b] = [(i / 16) * Math.PI * 2, (i / 16) * Math.PI * 2 + 0.19]
  return `M96 52L${n(96 + 140 * Math.cos(a))} ${n(52 + 140 * Math.sin(a))}L${n(96 + 140 * Math.cos(b))} ${n(52 + 140 * Math.sin(b))}Z`
}).join('')

/** Huginn on his perch before the medallion, 152 wide and 160 high. */
export const HUGINN = [
  '<defs><linearGradient id="huginn-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a2e14"/><stop offset="1" stop-color="#d98a34"/></linearGradient><clipPath id="huginn-ring"><circle cx="76" cy="76" r="66"/></clipPath></defs>',
  '<circle cx="76" cy="79" r="71" opacity=".45"/><circle cx="76" cy="76" r="71" fill="#3d2716" stroke="#140e0a" stroke-width="2"/><circle cx="76" cy="76" r="68" fill="none" stroke="#d8a648" stroke-width="1.6"/>',
  `<g clip-path="url(#huginn-ring)"><rect width="152" height="152" fill="url(#huginn-sky)"/><path d="${RAYS}" fill="#ffcf6a" opacity=".22"/><circle cx="96" cy="52" r="35" fill="#ffe3a0"/><circle cx="96" cy="52" r="42" fill="#ffe3a0" opacity=".3"/><path d="M0 128L22 104 40 120 62 96 84 118 110 100 152 130V152H0Z" fill="#5a2412"/></g>`,
  `<g transform="translate(-2 -6)">${RAVEN}</g>`,
  '<path d="M34 141H128L134 149 128 157H34L28 149Z" fill="#6b4526" stroke="#140e0a" stroke-width="1.6"/><path d="M34 143.5H127" stroke="#c08a48" stroke-width="1.6"/><path d="M46 141v16M116 141v16" stroke="#d8a648" stroke-width="2"/>',
].join('')
