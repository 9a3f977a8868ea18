// The board's landscape, drawn once: `ground` lies under the glow of legal places, `town` stands on it.

import { type Stall } from '@meadhall/midgard/vocabulary'
import { dragon, windowLight } from '../house.ts'
import { ICONS } from '../icons.ts'
import {
  bundle,
  disc,
  edge,
  fill,
  gradient,
  mix,
  n,
  type Point,
  place,
  scatter,
  stroke,
  through,
} from '../ink.ts'
import { banner, barrel, barrow, fire, gull, sheep, spruce } from '../nature.ts'
import type { Scenery } from '../theme.ts'
import { BUILDINGS, stall } from './buildings.ts'
import { SHORE_X, SPOTS, STALL_SPACES, TOWN, type TownPlace } from './places.ts'

const COAST =
  'M914 500C898 482 888 468 880 448 874 430 870 418 860 412 838 408 826 392 800 382 776 374 764 352 738 342 706 332 690 322 664 308 636 294 622 280 600 258 578 238 566 226 540 210 512 194 500 182 470 168 446 158 430 140 428 122 427 108 440 98 452 84'
const SEA = `${COAST}L452 70H1000V500Z`
const LAND =
  'M0 74C60 62 120 66 180 70S330 78 452 70L452 84C440 98 427 108 428 122 430 140 446 158 470 168 500 182 512 194 540 210 566 226 578 238 600 258 622 280 636 294 664 308 690 322 706 332 738 342 764 352 776 374 800 382 826 392 838 408 860 412 870 418 874 430 880 448 888 468 898 482 914 500V500H0Z'

const ROADS: [d: string, width: number][] = [
  ['M142 228C180 226 200 206 268 212 330 216 350 210 420 214 470 206 500 214 540 222', 13],
  ['M268 212C262 190 252 176 240 168M360 212C366 196 366 186 370 176', 9],
  [
    'M300 222C286 270 276 300 270 318 330 318 420 318 492 316 540 322 600 330 650 340 720 372 760 396 800 426',
    12,
  ],
  [
    'M270 318C200 320 170 312 148 318M492 316C500 280 500 250 500 222M300 320C290 360 262 400 250 426 330 430 480 432 600 428 680 430 740 436 800 432',
    10,
  ],
  ['M540 222L572 232M650 330L668 306M760 392L778 372', 8],
]

function sky(t: Scenery, random: () => number) {
  let s = '<rect width="1000" height="492" fill="url(#sky)"/>'
  if (t.night) {
    const stars = bundle()
    for (let i = 0; i < 70; i++) {
      const r = random() * 0.9 + 0.3
      stars.add(
        `M${n(random() * 1000)} ${n(random() * 60)}h.1`,
        `stroke="#fff" stroke-linecap="round" stroke-width="${n(Math.round(r * 2 * 2) / 2)}" opacity="${n(Math.round((random() * 0.7 + 0.2) * 4) / 4)}"`,
      )
    }
    s +=
      stars.draw() +
      fill(
        'M-20 4C120 30 230-24 400 20S640 0 760 20 900-6 1020 14V70C900 40 800 74 700 58S480 40 380 66 120 40-20 56Z',
        'url(#aurora)',
      ) +
      fill(
        'M-20-24C200 14 420-30 620 4S880-26 1020-6V44C880 22 760 52 640 38S200 20-20 36Z',
        'url(#aurora)',
        'opacity=".7"',
      )
  } else s += disc(965, 26, 60, '#fff3cf', 'opacity=".5"') + disc(965, 26, 22, '#fff7df')
  return s
}

function mountains(t: Scenery) {
  const peaks: Point[] = [
    [0, 60], [60, 18], [110, 46], [170, 8], [240, 54], [300, 20], [360, 52], [430, 14], [500, 56], [560, 24],
    [620, 54], [690, 10], [770, 52], [830, 22], [890, 50], [950, 6], [1000, 40], [1000, 110], [0, 110],
  ] // biome-ignore format: a ridge
  let s = fill(`${through(peaks)}Z`, 'url(#mountain)')
  let snow = ''
  let shade = ''
  for (let i = 1; i < peaks.length - 1; i++) {
    const [px, py] = peaks[i]
    const [a, b] = [peaks[i - 1], peaks[i + 1]]
    if (py >= a[1] || py >= b[1]) continue
    const towards = (share: number, [x, y]: Point): Point => [px + (x - px) * share, py + (y - py) * share]
    const left = towards(0.34, a)
    const right = towards(0.42, b)
    snow += `${through([[px, py], right, [px + (right[0] - px) * 0.45, right[1] - 3], [px + 2, right[1] + 3], [px - 4, left[1] - 4], left])}Z`
    shade += `${through([[px, py], right, towards(0.9, b), [px + 6, py + (b[1] - py) * 0.8]])}Z`
  }
  s += fill(snow, t.snow, `opacity="${t.night ? 0.75 : 0.95}"`) + fill(shade, t.mountain2, 'opacity=".35"')
  return s
}

function sea(t: Scenery, random: () => number) {
  const glints = bundle()
  for (let i = 0; i < 250; i++) {
    const [x, y, l] = [430 + random() * 570, 80 + random() * 410, 4 + random() * 16]
    const weight = n(0.6 + Math.round(random() * 2) * 0.35)
    const opacity = n(0.1 + Math.round(random() * 3) / 10)
    glints.add(
      `M${n(x)} ${n(y)}q${n(l / 4)}-1.6 ${n(l / 2)} 0t${n(l / 2)} 0`,
      `stroke="${t.glint}" stroke-width="${weight}" opacity="${opacity}" fill="none"`,
    )
  }
  const shallows = [
    [34, 0.09],
    [22, 0.12],
    [12, 0.16],
  ]
    .map(([w, opacity]) => stroke(COAST, t.foam, w * 2, `opacity="${opacity}"`))
    .join('')
  const moonlight = t.night ? fill('M906 70H954L1000 300 850 300Z', 'url(#moonlight)') : ''
  return (
    fill(SEA, 'url(#sea)') +
    `<clipPath id="atSea"><path d="${SEA}"/></clipPath><g clip-path="url(#atSea)">${shallows}${glints.draw()}${moonlight}${serpent(t)}</g>` +
    stroke(COAST, t.foam, 2, 'stroke-dasharray="14 4 5 4" opacity=".75"')
  )
}

/** Something out there: three coils and a neck. */
const serpent = (t: Scenery) =>
  `<g transform="translate(900 226) scale(.74)">${
    stroke(
      'M-34 6q8-22 18-2M-10 6q9-17 18-1M14 6q6-11 12-1M-34 6C-40-8-36-20-46-22q-7 0-9 5',
      mix(t.sea0, t.foam, 0.35),
      5,
      'opacity=".8"',
    ) + stroke('M-62 8h112', t.foam, 1.2, 'stroke-dasharray="8 4" opacity=".6"')
  }</g>`

function land(t: Scenery, random: () => number) {
  let s =
    fill(LAND, 'url(#land)') +
    stroke(COAST, t.path, 9, `opacity="${t.night ? 0.38 : 0.8}" transform="translate(-3 5)"`)
  for (const [d, w] of ROADS) s += stroke(d, t.pathEdge, w + 3, 'opacity=".75"')
  for (const [d, w] of ROADS)
    s +=
      stroke(d, t.path, w, `opacity="${t.night ? 0.62 : 0.95}"`) +
      stroke(d, t.light, w * 0.5, 'stroke-dasharray="1 9 2 13" opacity=".13"')
  const grass = bundle()
  for (let i = 0; i < 260; i++) {
    const [x, y] = [random() * 900, 90 + random() * 400]
    grass.add(
      `M${n(x)} ${n(y)}q.6-4 1.6-5m-.6 5q1.6-3 3-3.6m-4 3.6q-1-3-2.4-3.4`,
      `stroke="${random() > 0.5 ? t.tree0 : t.land0}" stroke-width=".9" fill="none" opacity="${t.night ? 0.8 : 0.5}"`,
    )
  }
  return `${s}<clipPath id="onLand"><path d="${LAND}"/></clipPath><g clip-path="url(#onLand)">${grass.draw()}</g>`
}

function forest(t: Scenery, random: () => number) {
  const trees: [x: number, y: number, height: number][] = []
  for (let i = 0; i < 62; i++) trees.push([random() * 168 - 6, 72 + random() * 62, 26 + random() * 22])
  for (let i = 0; i < 22; i++) trees.push([164 + random() * 150, 70 + random() * 10, 14 + random() * 14])
  for (let i = 0; i < 10; i++) trees.push([random() * 10 - 4, 150 + random() * 330, 30 + random() * 16])
  for (let i = 0; i < 7; i++) trees.push([290 + random() * 50, 88 + random() * 26, 22 + random() * 12])
  return trees
    .filter(([x, y]) => !(x > 36 && x < 118 && y > 88 && y < 128))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, height]) => spruce(t, x, y, height, random()))
    .join('')
}

/** Where the town's shore meets the open sea: a cliff with a few trees, so that the horizon does not end at a line. */
const headland = (t: Scenery) =>
  fill(
    'M430 96C440 90 452 86 464 84 474 82 482 80 485 76 489 84 478 91 464 92 452 93 446 95 438 101Z',
    t.rockLow,
  ) +
  fill('M452 86C464 82 478 82 485 76 484 72 478 70 472 69 462 74 450 80 440 92Z', t.rock) +
  fill(
    'M404 82C416 64 436 60 452 62 464 62 474 66 478 70 466 74 452 82 440 94 426 98 410 92 404 82Z',
    t.land1,
  ) +
  stroke('M436 99C448 93 468 93 482 86', t.foam, 1.6, 'opacity=".7"') +
  [
    [408, 74, 22],
    [420, 70, 28],
    [434, 72, 20],
    [446, 69, 24],
    [458, 71, 15],
  ]
    .map(([x, y, height]) => spruce(t, x, y, height, 0.3))
    .join('')

/** The palisade with its gate, between the town and what comes out of the wild. */
function palisade(t: Scenery) {
  const lit = mix(t.wood1, t.shade, t.night ? 0.12 : 0)
  const dark = mix(t.wood2, t.shade, t.night ? 0.45 : 0.2)
  const along = (y: number) => 151 + Math.sin(y / 44) * 4
  let posts = ''
  let k = 0
  for (let y = 146; y <= 500; y += 6.5) {
    if (y > 200 && y < 258) continue
    const x = along(y) + (k++ % 2 ? 4.4 : -4.4)
    const top = y - 23
    posts +=
      fill(
        `M${n(x - 4.4)} ${n(y)}V${n(top + 7)}L${n(x)} ${n(top)}L${n(x + 4.4)} ${n(top + 7)}V${n(y)}Z`,
        lit,
        edge(t.tar, 0.9),
      ) +
      fill(`M${n(x)} ${n(top)}L${n(x + 4.4)} ${n(top + 7)}V${n(y)}H${n(x + 1)}Z`, dark) +
      stroke(`M${n(x - 2.4)} ${n(top + 6)}V${n(y - 2)}`, mix(lit, t.light, 0.3), 0.8)
  }
  const gatePost = (x: number, y: number) =>
    fill(`M${x - 5} ${y}V${y - 46}H${x + 5}V${y}Z`, t.wood3, edge(t.tar, 1)) +
    fill(`M${x + 1} ${y}V${y - 46}H${x + 5}V${y}Z`, dark, 'opacity=".6"') +
    stroke(
      `M${x - 5} ${y - 38}l10-5M${x - 5} ${y - 28}l10-5M${x - 5} ${y - 18}l10-5M${x - 5} ${y - 8}l10-5`,
      t.red,
      3,
      'style="stroke-linecap:butt"',
    ) +
    dragon(t, x, y - 46, -1, 1.45)
  const walk = (y0: number, y1: number) => {
    const half = (y0 + y1) / 2
    const d = `M${n(along(y0) + 11)} ${y0}L${n(along(half) + 11)} ${half}L${n(along(y1) + 11)} ${y1}`
    const flat = 'style="stroke-linecap:butt"'
    return (
      stroke(`M${n(along(y0) - 10)} ${y0}L${n(along(y1) - 10)} ${y1}`, t.shade, 7, 'opacity=".4"') +
      stroke(d, t.tar, 11, flat) +
      stroke(d, t.wood3, 9, `stroke-dasharray="4 1.2" ${flat}`)
    )
  }
  return (
    walk(136, 196) +
    walk(262, 492) +
    gatePost(152, 208) +
    posts +
    gatePost(150, 262) +
    fire(t, 164, 258, 0.75)
  )
}

const skerry = (t: Scenery, x: number) =>
  fill(
    `M${x - 14} 112C${x - 8} 92 ${x + 10} 84 ${x + 30} 86L${x + 90} 84C${x + 112} 88 ${x + 122} 100 ${x + 126} 112 ${x + 96} 122 ${x + 10} 122 ${x - 14} 112Z`,
    t.rock,
  ) +
  fill(
    `M${x - 14} 112C${x + 10} 122 ${x + 96} 122 ${x + 126} 112 ${x + 124} 106 ${x + 120} 101 ${x + 116} 97 ${x + 84} 110 ${x + 14} 110 ${x - 9} 101Z`,
    t.rockLow,
  ) +
  stroke(`M${x - 16} 114C${x + 10} 125 ${x + 96} 125 ${x + 128} 114`, t.foam, 1.6, 'opacity=".7"')

function pier(t: Scenery, x: number, y: number, length: number, degrees: number) {
  let piles = ''
  let boards = ''
  for (let i = 0; i < length; i += 14) piles += `M${i + 4}-1v13`
  for (let i = 4; i < length; i += 4.6) boards += `M${n(i)}-5V6`
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${
    stroke(piles, t.tar, 2.4, 'opacity=".7"') +
    fill(`M0-5H${length}V6H0Z`, t.wood1, edge(t.tar, 0.8)) +
    stroke(boards, mix(t.wood1, t.shade, 0.5), 0.7) +
    stroke(`M${length}-5v14`, t.wood3, 2.6)
  }</g>`
}

const defs = (t: Scenery) =>
  `<defs>${
    gradient('sky', [
      [0, t.sky0],
      [1, t.sky1],
    ]) +
    gradient(
      'sea',
      [
        [0, t.sea0],
        [0.5, t.sea1],
        [1, t.sea2],
      ],
      'x1="0" y1="0" x2=".25" y2="1"',
    ) +
    gradient('land', [
      [0, t.land2],
      [0.35, t.land1],
      [1, t.land0],
    ]) +
    gradient('aurora', [
      [0, t.aurora0, 0],
      [0.55, t.aurora0, t.night ? 0.5 : 0.3],
      [1, t.aurora1, 0],
    ]) +
    gradient('moonlight', [
      [0, t.moon, 0.12],
      [1, t.moon, 0],
    ]) +
    gradient('mountain', [
      [0, t.mountain0],
      [1, t.mountain1],
    ]) +
    windowLight(t)
  }</defs>`

/** Sky, sea, land, wood, wall and skerries. */
export function ground(t: Scenery) {
  const random = scatter(11)
  return (
    defs(t) +
    sky(t, random) +
    mountains(t) +
    sea(t, random) +
    land(t, random) +
    forest(t, random) +
    palisade(t) +
    headland(t) +
    SHORE_X.map((x) => skerry(t, x)).join('') +
    pier(t, 566, 236, 56, -16) +
    pier(t, 664, 304, 52, -16) +
    pier(t, 776, 374, 62, -22) +
    pier(t, 868, 426, 44, -10)
  )
}

/** How large each building stands on the board. */
const SCALE: Record<TownPlace, number> = {
  huntingGrounds: 0.9,
  staveChurch: 1.12,
  sagesHouse: 1.12,
  runesmith: 1.16,
  jarlsLonghouse: 1.04,
  smokehouse: 1.1,
  swordsmith: 1.18,
  hafter: 1.14,
  blacksmith: 1.16,
  market: 1.08,
  workerHuts: 1.12,
  shipwright: 1,
}

/** Houses, stalls and the life between them; a stall space without a tile is an empty trodden square. */
export function town(t: Scenery, stalls: readonly (Stall | undefined)[]) {
  const upright: { y: number; drawing: string }[] = TOWN.filter((id) => id !== 'huntingGrounds').map((id) => {
    const [x, y] = SPOTS[id].glow
    return { y: y + 8, drawing: place(x, y + 8, BUILDINGS[id](t), SCALE[id]) }
  })
  STALL_SPACES.forEach((id, i) => {
    const [x, y] = SPOTS[id].glow
    const tile = stalls[i]
    const drawing = tile
      ? place(x, y + 5, stall(t, tile), 1.16)
      : `<ellipse cx="${x}" cy="${y + 10}" rx="30" ry="9" fill="${t.pathEdge}" opacity=".5"/>`
    upright.push({ y: y + 5, drawing })
  })
  const houses = upright.sort((a, b) => a.y - b.y).map(({ drawing }) => drawing)
  return `<defs>${windowLight(t)}</defs>${houses.join('')}${life(t)}`
}

/** Empty ground gets life, not ornament. */
function life(t: Scenery) {
  return (
    barrow(t, 40, 466, 0.86) +
    barrow(t, 102, 474, 0.78) +
    sheep(t, 296, 126) +
    sheep(t, 312, 136, -1) +
    sheep(t, 300, 146) +
    sheep(t, 322, 150, -1) +
    gull(t, 700, 186) +
    gull(t, 716, 194, 0.8) +
    gull(t, 826, 214, 0.9) +
    gull(t, 566, 182, 0.8) +
    stroke('M276 320h14', t.wood2, 2.4) +
    fire(t, 283, 316, 1.15) +
    banner(t, 326, 282, t.red) +
    banner(t, 506, 262, t.red) +
    barrel(t, 470, 300, 0.9) +
    barrel(t, 478, 302, 0.9) +
    barrel(t, 748, 400, 0.9) +
    `<g transform="translate(58 54) scale(${(34 / 512).toFixed(4)})">${fill(ICONS.deer.d, t.night ? '#d7b98a' : '#7a5230')}</g>`
  )
}
