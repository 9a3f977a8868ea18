// The inside of the hall, drawn once: wall, pillars, floor and hearth. Doors, beam and tables stand before it.
// 1280 wide in its middle; the wall and the floor go on outward for wider windows.
import { bundle, disc, fill, glowGradient, gradient, mix, n, oval, scatter, stroke } from '../ink.ts'
import { band } from '../knot.ts'
import { flame } from '../nature.ts'
import type { Scenery } from '../theme.ts'

/** How far the drawing goes on at both sides. */
export const HALL_SIDE = 640
export const HALL = { width: 1280, height: 720, floor: 548 } as const

const LEFT = -HALL_SIDE
const RIGHT = HALL.width + HALL_SIDE
const WIDE = RIGHT - LEFT

function pillar(t: Scenery, x: number, lit: 1 | -1) {
  const [top, foot, w] = [60, 556, 42]
  const h = foot - top
  const ring = (y: number) =>
    fill(`M${x - w / 2 - 5} ${y}h${w + 10}v12h${-w - 10}z`, t.frame, `stroke="${t.tar}"`) +
    stroke(`M${x - w / 2 - 5} ${y + 2}h${w + 10}`, t.frameHigh, 1.4, 'opacity=".7"')
  return (
    `<rect x="${x - w / 2}" y="${top}" width="${w}" height="${h}" fill="${t.pillar}"/>` +
    `<rect x="${n(x + w * 0.12)}" y="${top}" width="${n(w * 0.38)}" height="${h}" fill="${t.pillarLow}" opacity="${lit > 0 ? 0.85 : 0.35}"/>` +
    (lit > 0
      ? ''
      : `<rect x="${x - w / 2}" y="${top}" width="${n(w * 0.3)}" height="${h}" fill="${t.pillarLow}" opacity=".6"/>`) +
    `<rect x="${n(x + (lit > 0 ? -w / 2 : w * 0.36))}" y="${top}" width="${n(w * 0.14)}" height="${h}" fill="${t.pillarHigh}" opacity=".5"/>` +
    `<g transform="translate(${n(x + w * 0.32)} ${top + 56}) rotate(90)">${band(h - 130, w * 0.64, t.night ? '#c08a3c' : '#8c3520', mix(t.pillar, t.pillarLow, 0.45))}</g>` +
    ring(top + 34) +
    ring(foot - 62) +
    fill(`M${x - w / 2 - 9} ${foot - 26}h${w + 18}l5 26h${-w - 28}z`, t.frameLow, `stroke="${t.tar}"`) +
    stroke(`M${x - w / 2 - 8} ${foot - 24}h${w + 16}`, t.frameHigh, 1, 'opacity=".6"')
  )
}

/** Curved braces from a pillar up to the beam. */
const braces = (t: Scenery, x: number) =>
  [-1, 1]
    .map(
      (d) =>
        fill(
          `M${x + d * 20} 150C${x + d * 24} 104 ${x + d * 44} 84 ${x + d * 92} 64H${x + d * 116}C${x + d * 60} 90 ${x + d * 42} 116 ${x + d * 34} 168Z`,
          mix(t.beam, t.pillarLow, 0.4),
          `stroke="${t.tar}"`,
        ) +
        stroke(
          `M${x + d * 33} 160C${x + d * 42} 116 ${x + d * 60} 90 ${x + d * 114} 65`,
          t.pillarHigh,
          1.6,
          'opacity=".6"',
        ),
    )
    .join('')

function torch(t: Scenery, x: number) {
  return (
    (t.night ? `<circle cx="${x}" cy="196" r="150" fill="url(#torch)"/>` : '') +
    fill(`M${x - 7} 214h14l-3 40h-8z`, '#241a14', 'stroke="#000"') +
    fill(`M${x - 13} 208h26l-4 10h-18z`, '#3a322c', 'stroke="#000"') +
    stroke(`M${x - 13} 209h26`, '#c9a05a', 1.4) +
    (t.night ? flame(x, 210, 0.5) : '')
  )
}

/** The one light of the hall. */
function hearth(t: Scenery, random: () => number) {
  const stone = (x: number, y: number, w: number, h: number, dark: number) =>
    fill(
      `M${n(x)} ${n(y + h)}C${n(x - 3)} ${n(y + h * 0.3)} ${n(x + w * 0.2)} ${n(y)} ${n(x + w * 0.5)} ${n(y)}S${n(x + w + 3)} ${n(y + h * 0.3)} ${n(x + w)} ${n(y + h)}Z`,
      mix(t.night ? '#5a5048' : '#a5a098', t.night ? '#2a221c' : '#7d766c', dark),
      `stroke="${t.tar}" stroke-width="1.2"`,
    ) +
    stroke(
      `M${n(x + 3)} ${n(y + h * 0.5)}C${n(x + w * 0.2)} ${n(y + 3)} ${n(x + w * 0.4)} ${n(y + 2)} ${n(x + w * 0.6)} ${n(y + 2)}`,
      '#ffb86a',
      1.6,
      'opacity=".6"',
    )
  let s = oval(640, 664, 170, 52, '#140a05', 'opacity=".7"')
  for (let i = 0; i < 9; i++)
    s += stone(520 + i * 27, 612 - Math.sin((i / 8) * Math.PI) * 10, 26, 22, 0.3 + random() * 0.5)
  s +=
    oval(640, 656, 124, 32, '#2a1208') +
    oval(640, 654, 104, 24, '#c2461a', 'opacity=".8"') +
    oval(640, 652, 80, 16, '#ffb04a', 'opacity=".75"')
  for (const [a, b, c, d] of [
    [560, 668, 700, 636],
    [575, 636, 716, 670],
    [590, 676, 690, 628],
  ])
    s += stroke(`M${a} ${b}L${c} ${d}`, '#1a0d06', 15) + stroke(`M${a} ${b - 3}L${c} ${d - 3}`, '#6b3a1c', 7)
  s +=
    flame(602, 654, 0.82) +
    flame(682, 656, 0.86) +
    flame(640, 664, 1.5) +
    flame(656, 668, 0.7) +
    flame(622, 670, 0.62)
  for (let i = 0; i < 26; i++) {
    const up = random()
    s += disc(
      640 + (random() - 0.5) * (90 + up * 120),
      600 - up * 190,
      0.8 + random() * 1.4,
      '#ffc865',
      `opacity="${n((1 - up) * 0.9)}"`,
    )
  }
  for (let i = 0; i < 10; i++)
    s += stone(504 + i * 28, 676 + Math.sin((i / 9) * Math.PI) * 10, 29, 27, 0.1 + random() * 0.5)
  return s + hound(t)
}

/** Asleep by the fire, lit from behind. */
function hound(t: Scenery) {
  const d =
    'M574 716C568 702 580 690 606 688 630 686 648 692 660 700 668 692 680 690 690 696L695 690 700 699C708 703 711 709 705 713 698 716 690 715 684 716Z'
  const coat = t.night ? '#2a170c' : '#6b4526'
  return (
    fill(d, '#ffb45a', 'transform="translate(0 -2.4)"') +
    fill(d, coat) +
    stroke('M590 700q8 4 10 14M612 694q10 6 12 20M636 696q6 6 6 16', t.night ? '#5a3417' : '#8a5c38', 2) +
    stroke('M664 702q8-4 14 3M686 702q4 1 6-1', '#140e0a', 1.8) +
    stroke('M576 712C560 716 556 704 568 700', coat, 6)
  )
}

export function interior(t: Scenery) {
  const random = scatter(17)
  const boards = bundle()
  for (let x = LEFT; x < RIGHT; x += 26) {
    boards.add(`M${x} 60V552`, `stroke="${t.wallGap}" stroke-width="1.6" opacity=".8"`)
    boards.add(`M${x + 2} 60V552`, `stroke="${t.frameHigh}" stroke-width=".8" opacity=".14"`)
    for (let k = 0; k < 3; k++)
      boards.add(
        `M${n(x + 4 + random() * 18)} ${n(80 + random() * 430)}q2 ${n(18 + random() * 20)} 0 ${n(40 + random() * 40)}`,
        `stroke="${t.wallGap}" stroke-width=".9" fill="none" opacity=".4"`,
      )
  }
  let floor = ''
  for (let i = -46; i <= 46; i++) floor += `M${640 + i * 42} 548L${640 + i * 108} 720`
  const night = t.night
  const wide = (y: number, h: number, paint: string) =>
    `<rect x="${LEFT}" y="${y}" width="${WIDE}" height="${h}" fill="${paint}"/>`
  const pillars: [number, 1 | -1][] = [
    [-390, 1],
    [22, 1],
    [434, 1],
    [846, -1],
    [1258, -1],
    [1670, -1],
  ]
  return (
    `<defs>${
      gradient('wall', [
        [0, t.wallTop],
        [0.35, t.wall],
        [1, t.wallFoot],
      ]) +
      gradient('floor', [
        [0, t.floor0],
        [1, t.floor1],
      ]) +
      gradient('dusk', [
        [0, night ? '#080402' : '#6e4a22', night ? 0.9 : 0.4],
        [1, '#080402', 0],
      ]) +
      gradient(
        'corners',
        [
          [0, '#050302', night ? 0.86 : 0.2],
          [0.34, '#050302', 0],
          [0.66, '#050302', 0],
          [1, '#050302', night ? 0.86 : 0.2],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ) +
      glowGradient(
        'firelight',
        [
          [0, '#ffb04a', night ? 0.75 : 0.25],
          [0.28, '#ff8a2b', night ? 0.36 : 0.1],
          [0.7, '#c8501c', night ? 0.1 : 0],
          [1, '#c8501c', 0],
        ],
        'cx="640" cy="640" r="660" gradientUnits="userSpaceOnUse"',
      ) +
      glowGradient('torch', [
        [0, '#ffc865', 0.75],
        [0.4, '#ff9c33', 0.26],
        [1, '#ff9c33', 0],
      ])
    }</defs>` +
    wide(60, 492, 'url(#wall)') +
    boards.draw() +
    (night
      ? ''
      : fill('M420 60L560 60 900 720 400 720Z', '#fffbe6', 'opacity=".3"') +
        fill('M760 60L820 60 1200 720 1010 720Z', '#fffbe6', 'opacity=".22"')) +
    wide(60, 130, 'url(#dusk)') +
    wide(548, 172, 'url(#floor)') +
    stroke(floor, t.wallGap, 1.4, 'opacity=".65"') +
    stroke(`M${LEFT} 548H${RIGHT}`, t.wallGap, 3) +
    wide(540, 9, t.frameLow) +
    stroke(`M${LEFT} 540.6H${RIGHT}`, t.frameHigh, 1, 'opacity=".5"') +
    wide(0, 720, 'url(#firelight)') +
    pillars.map(([x, lit]) => pillar(t, x, lit)).join('') +
    torch(t, 434) +
    torch(t, 846) +
    pillars.map(([x]) => braces(t, x)).join('') +
    hearth(t, random) +
    beam(t, random) +
    wide(0, 720, 'url(#corners)')
  )
}

function beam(t: Scenery, random: () => number) {
  let s = `<rect x="${LEFT}" width="${WIDE}" height="64" fill="${t.beamFace}"/>`
  for (let i = 0; i < 14; i++) {
    const y = 3 + random() * 58
    s += stroke(
      `M${LEFT} ${n(y)}C100 ${n(y + random() * 6 - 3)} 1100 ${n(y - random() * 6 + 3)} ${RIGHT} ${n(y)}`,
      random() > 0.5 ? '#000' : '#fff',
      1 + random() * 2,
      `stroke-opacity="${t.night ? 0.08 : 0.12}"`,
    )
  }
  return (
    s +
    `<rect x="${LEFT}" y="64" width="${WIDE}" height="6" fill="${t.frameLow}"/>` +
    stroke(`M${LEFT} 63.5H${RIGHT}`, t.night ? '#c08a48' : '#8c3520', 1.6) +
    stroke(`M${LEFT} 1H${RIGHT}`, t.frameHigh, 1, 'stroke-opacity=".4"')
  )
}
