// The mountain with its lid lifted off: sky, rim, caverns, tunnels, crater. Drawn once for each board and theme.

import type { BoardRows } from '@meadhall/mountain/data/rows'
import type { Clan } from '@meadhall/mountain/vocabulary'
import { fill, glowGradient, gradient, mix, n, oval, type Point, scatter, stroke, through } from '../ink.ts'
import { picture } from '../picture.ts'
import { type Scenery, scenery, type ThemeName } from '../theme.ts'
import { BOARD, CLIFF, layOut, type Mountain, polar, smooth, warp } from './geometry.ts'
import { DEEP, type Deep, DOMAINS } from './look.ts'

const { width, height } = BOARD

/** The address of the picture of a board. */
export function mountainPicture(rows: BoardRows, side: number, theme: ThemeName): string {
  return picture(`mountain ${side} ${numberOf(rows)} ${theme}`, width, height, () =>
    draw(layOut(rows), theme),
  )
}

/** Maps of one's own are drawn too: each has its number. */
function numberOf(rows: BoardRows): number {
  const known = numbers.get(rows)
  if (known !== undefined) return known
  numbers.set(rows, ++maps)
  return maps
}

let maps = 0
const numbers = new WeakMap<BoardRows, number>()

/** The markup of a map that is being changed: each change draws it anew, and none is kept. */
export const mountainMarkup = (rows: BoardRows, theme: ThemeName): string => draw(layOut(rows), theme)

function draw(mountain: Mountain, theme: ThemeName): string {
  const deep = DEEP[theme]
  return (
    definitions(mountain, deep, theme) +
    outside(deep, scenery[theme]) +
    caverns(mountain, deep, theme) +
    crater(deep)
  )
}

/** What covers the floor of a domain. */
function patterns(theme: ThemeName): string {
  const strength = theme === 'dark' ? 0.26 : 0.3
  const ink = (clan: Clan) => DOMAINS[clan].sign[theme]
  const pattern = (clan: Clan, w: number, h: number, drawing: string) =>
    `<pattern id="floor-${clan}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${drawing}</pattern>`
  const line = (clan: Clan, d: string, weight: number, more = 0) =>
    stroke(d, ink(clan), weight, `stroke-opacity="${strength + more}"`)
  const dot = (clan: Clan, x: number, y: number, r: number, more = 0) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink(clan)}" opacity="${strength + more}"/>`
  const dents = [
    [4, 4],
    [17, 4],
    [10.5, 17],
    [23.5, 17],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="2.6" fill="none" stroke="${ink('hammer')}" stroke-opacity="${strength + 0.05}"/>` +
        line('hammer', `M${x - 1.8} ${y + 1.8}A2.6 2.6 0 0 0 ${x + 2.6} ${y}`, 1, 0.15),
    )
    .join('')
  const stars = [
    [6, 8, 1.2],
    [22, 5, 0.8],
    [31, 16, 1.4],
    [14, 22, 0.9],
    [26, 30, 1.1],
    [5, 32, 0.8],
  ]
    .map(([x, y, r]) => dot('moon', x, y, r, 0.2))
    .join('')
  return (
    pattern(
      'moss',
      34,
      30,
      line(
        'moss',
        'M4 8q2-5 4 0M8 8q2-6 4 0M22 20q2-5 4 0M26 20q2-6 4 0M14 26q1.6-4 3.2 0M28 5q1.6-4 3.2 0',
        1.3,
        0.1,
      ) +
        dot('moss', 18, 11, 1.4) +
        dot('moss', 6, 22, 1.8),
    ) +
    pattern(
      'ice',
      40,
      36,
      line('ice', 'M2 30L14 6 22 22 34 2M14 6L20 4M22 22L38 26M14 6L6 14M22 22L18 34', 1.1, 0.06),
    ) +
    pattern(
      'moon',
      38,
      38,
      stars + line('moon', 'M15 13A5 5 0 1 0 20 19', 1.1) + line('moon', 'M34 28v5M31.5 30.5h5', 1),
    ) +
    pattern('granite', 44, 26, line('granite', 'M0 1H44M0 14H44M10 1V14M32 1V14M22 14V27M43 14V27', 1)) +
    pattern('hammer', 26, 26, dents) +
    pattern(
      'mud',
      40,
      22,
      line('mud', 'M0 6q5-5 10 0t10 0 10 0 10 0M0 17q5-4 10 0t10 0 10 0 10 0', 1.2) + dot('mud', 33, 12, 1),
    ) +
    pattern(
      'fire',
      44,
      40,
      line(
        'fire',
        'M2 4L10 10 8 18 16 24 14 34M10 10L20 6 28 12 26 20 36 26 34 38M26 20L16 24M36 26L43 22',
        1.2,
        0.14,
      ),
    )
  )
}

function definitions(mountain: Mountain, deep: Deep, theme: ThemeName): string {
  const clips = [...mountain.caverns.values()]
    .map(({ id, d }) => `<clipPath id="in-${id}"><path d="${d}"/></clipPath>`)
    .join('')
  const [glow, faint] = deep.night ? [0.72, 0.26] : [0.5, 0.18]
  return `<defs>${
    patterns(theme) +
    glowGradient('glow', [
      [0, deep.ember, glow],
      [0.45, deep.ember, faint],
      [1, deep.ember, 0],
    ]) +
    glowGradient('lava', [
      [0, deep.lavaHigh],
      [0.45, deep.lava],
      [1, '#d2451a'],
    ]) +
    gradient('sky', [
      [0, deep.sky0],
      [0.45, deep.sky1],
      [1, deep.valley],
    ]) +
    gradient(
      'mass',
      [
        [0, mix(deep.mass, deep.massHigh, 0.5)],
        [1, mix(deep.mass, deep.massLow, 0.45)],
      ],
      'x1="0" y1="0" x2=".25" y2="1"',
    ) +
    clips
  }</defs>`
}

function outside(deep: Deep, land: Scenery): string {
  const random = scatter(11)
  let s = `<rect width="${width}" height="${height}" fill="url(#sky)"/>`
  if (deep.night) {
    s += fill(
      `M0 40C${width * 0.2} 4 ${width * 0.36} 60 ${width * 0.55} 22S${width * 0.86} 40 ${width} 6V-6H0Z`,
      land.aurora0,
      'opacity=".12"',
    )
    s += fill(`M0 22C${width * 0.24} 44 ${width * 0.5}-6 ${width} 34V-4H0Z`, land.aurora1, 'opacity=".1"')
    for (let i = 0; i < 60; i++)
      s += `<circle cx="${n(random() * width)}" cy="${n(random() * height * 0.34)}" r="${n(0.4 + random() * 0.8)}" fill="#fff" opacity="${n(0.3 + random() * 0.5)}"/>`
  }
  for (let k = 0; k < 2; k++) {
    let d = `M0 ${height * 0.36 + k * 26}`
    for (let x = 0; x <= width + 30; x += 30)
      d += `L${x} ${n(height * (0.26 + k * 0.09) + Math.sin(x * 0.02 + k * 2) * 18 - random() * 34)}`
    s += fill(`${d}V${height}H0Z`, k === 1 ? land.mountain2 : land.mountain1, 'opacity=".8"')
  }
  s += fill(
    `M0 ${height * 0.5}Q${width * 0.5} ${height * 0.4} ${width} ${height * 0.5}V${height}H0Z`,
    deep.valley,
  )
  for (let i = 0; i < 46; i++) {
    const x = i % 2 === 1 ? random() * width * 0.17 : width - random() * width * 0.17
    const y = height * 0.52 + random() * height * 0.46
    const k = 8 + random() * 9
    s += fill(
      `M${n(x)} ${n(y - k * 1.7)}L${n(x + k * 0.52)} ${n(y)}H${n(x - k * 0.52)}Z`,
      random() > 0.5 ? land.tree1 : land.tree2,
    )
  }
  return s + swarmRoad(deep) + rim(deep, land, random)
}

const around = (step: number, out: (degrees: number) => number): Point[] => {
  const points: Point[] = []
  for (let degrees = 0; degrees < 360; degrees += step) points.push(warp(polar(440, degrees), out(degrees)))
  return points
}

/** Where the host of gnomes walks round the mountain. */
function swarmRoad(deep: Deep): string {
  const road = `${through(around(4, () => 47))}Z`
  return (
    stroke(road, deep.night ? '#050a0d' : '#8d8a66', 9, 'stroke-opacity=".5"') +
    stroke(road, deep.cold, 1.2, `stroke-opacity="${deep.night ? 0.34 : 0.8}" stroke-dasharray="2 7"`)
  )
}

/** Peaks behind, the cut face, the cliff in front. */
function rim(deep: Deep, land: Scenery, random: () => number): string {
  const base = around(3, (degrees) => 12 + 6 * Math.sin(degrees * 0.41) + 8 * random())
  let s = ''
  const poly = (points: readonly Point[], colour: string, more = '') =>
    fill(`${through(points)}Z`, colour, more)
  for (let degrees = 188; degrees <= 352; degrees += 9.2) {
    const up = Math.sin(((degrees - 180) * Math.PI) / 180)
    const [x, y] = warp(polar(440, degrees + random() * 4), 10)
    const high = 16 + 22 * random() + 20 * up * (0.5 + 0.5 * Math.sin(degrees * 0.13))
    const wide = 22 + 14 * random()
    const tip: Point = [x + (random() - 0.5) * 12, y - high]
    const right: Point = [x + wide, y + 18]
    s += poly(
      [[x - wide, y + 18], tip, right],
      mix(deep.mass, deep.massLow, 0.25),
      `stroke="${deep.ink}" stroke-opacity=".5" stroke-width=".7"`,
    )
    s += poly([[x + 4, y + 18], tip, right], mix(deep.massLow, deep.cliff, 0.4))
    const snow = (share: number, down: number): Point => [tip[0] + wide * share, tip[1] + high * down]
    s += poly(
      [tip, snow(-0.34, 0.46), snow(-0.1, 0.36), snow(0.06, 0.56), snow(0.3, 0.42)],
      land.snow,
      'opacity=".92"',
    )
    s += poly([tip, snow(0.06, 0.56), snow(0.3, 0.42)], mix(land.snow, land.mountain0, 0.45))
  }
  const low = base.map(([x, y]): Point => [x, y + CLIFF])
  s += poly(
    low.map(([x, y]): Point => [x + 5, y + 7]),
    '#000000',
    'opacity=".35"',
  )
  s += poly(low, deep.cliff)
  base.forEach(([x, y], i) => {
    if (i * 3 > 4 && i * 3 < 176 && i % 2 === 0)
      s += stroke(
        `M${n(x)} ${n(y)}l${n((random() - 0.5) * 6)} ${CLIFF / 2} ${n((random() - 0.5) * 5)} ${CLIFF / 2}`,
        mix(deep.cliff, deep.mass, 0.5),
        0.7 + random(),
      )
  })
  s += poly(base, 'url(#mass)', `stroke="${deep.ink}" stroke-opacity=".6"`)
  for (let i = 0; i < 170; i++) {
    const [x, y] = warp(polar(95 + random() * 350, random() * 360))
    s += stroke(
      `M${n(x)} ${n(y)}l${n(3 + random() * 5)} ${n((random() - 0.5) * 4)} ${n(2 + random() * 4)} ${n((random() - 0.5) * 4)}`,
      random() > 0.45 ? deep.massHigh : deep.massLow,
      0.6 + random() * 0.8,
      'stroke-opacity=".7"',
    )
  }
  return s
}

/** Cells of stone: the far wall dark, the floor moved down inside it, a pale lower edge. */
function caverns(mountain: Mountain, deep: Deep, theme: ThemeName): string {
  let s = ''
  for (const { id, clan, d } of mountain.caverns.values()) {
    const floor = DOMAINS[clan].floor[theme]
    s +=
      stroke(d, deep.massHigh, 2.2, 'transform="translate(.8 1.6)" stroke-opacity=".75"') +
      fill(
        d,
        mix(floor, deep.ink, deep.night ? 0.66 : 0.42),
        `stroke="${deep.ink}" stroke-opacity="${deep.night ? 0.9 : 0.65}" stroke-width="1.2"`,
      ) +
      `<g clip-path="url(#in-${id})"><g transform="translate(1.5 7)">${
        fill(d, floor) +
        fill(d, `url(#floor-${clan})`) +
        stroke(d, mix(floor, deep.ink, 0.5), 5, 'stroke-opacity=".55"')
      }</g></g>`
  }
  return s + [...mountain.tunnels.keys()].map((key) => tunnel(mountain, key, deep, theme)).join('')
}

function tunnel(mountain: Mountain, key: string, deep: Deep, theme: ThemeName): string {
  const { between, at, along } = mountain.tunnels.get(key)!
  const a = mountain.caverns.get(between[0])!
  const b = mountain.caverns.get(between[1])!
  const across: Point = [-along[1], along[0]]
  const upright = Math.abs(along[1]) > 0.6
  const turned = (b.middle[0] - a.middle[0]) * along[0] + (b.middle[1] - a.middle[1]) * along[1] > 0 ? 1 : -1
  const q = (u: number, v: number): Point => [
    at[0] + along[0] * u * turned + across[0] * v,
    at[1] + along[1] * u * turned + across[1] * v + (upright ? 2.5 : 3.5),
  ]
  const half = 9.5
  const floor = mix(
    mix(DOMAINS[a.clan].floor[theme], DOMAINS[b.clan].floor[theme], 0.5),
    deep.ink,
    deep.night ? 0.12 : 0.06,
  )
  const wall = (points: Point[], weight: number) =>
    stroke(through(points), deep.ink, weight, 'stroke-opacity=".8"')
  let s = fill(
    `${through([q(-half, -half - 1.6), q(0, -half + 1), q(half, -half - 1.6), q(half, half + 1.6), q(0, half - 1), q(-half, half + 1.6)])}Z`,
    floor,
  )
  s += wall([q(1 - half, -half - 1), q(0, 1 - half), q(half - 1, -half - 1)], upright ? 1.3 : 2.6)
  s += wall([q(1 - half, half + 1), q(0, half - 1), q(half - 1, half + 1)], 1.3)
  for (const u of [-3.4, 0, 3.4])
    s += stroke(
      through([q(u, 3 - half), q(u, half - 3)]),
      deep.night ? '#ffffff' : '#3b2f20',
      1,
      `stroke-opacity="${deep.night ? 0.13 : 0.2}"`,
    )
  return s
}

/** Never entered, always lit. */
function crater(deep: Deep): string {
  const random = scatter(5)
  const rough = (radius: number, by: number) => {
    const points: Point[] = []
    for (let degrees = 0; degrees < 360; degrees += 15)
      points.push(warp(polar(radius + (random() - 0.5) * by, degrees)))
    return `${through(smooth(points, 1))}Z`
  }
  const [x, y] = warp([500, 500])
  let s = oval(x, y, 156, 116, 'url(#glow)', deep.night ? '' : 'opacity=".7"')
  s += fill(rough(94, 5), '#000000', 'transform="translate(1 4)" opacity=".5"')
  s += fill(rough(93, 6), mix(deep.rock, '#7a2a10', 0.28), `stroke="${deep.ink}" stroke-width="1.4"`)
  for (let degrees = 0; degrees < 360; degrees += 14)
    s += fill(
      `${through([warp(polar(92, degrees)), warp(polar(62, degrees + 5)), warp(polar(90, degrees + 9))])}Z`,
      mix(mix(deep.rock, '#a3421a', 0.3), degrees > 180 ? deep.ink : deep.massHigh, 0.3 + 0.25 * random()),
    )
  s += fill(rough(70, 8), '#3d0f06', `stroke="${deep.ink}"`)
  s += fill(rough(63, 8), 'url(#lava)', 'transform="translate(0 3)" stroke="#ffd76a" stroke-opacity=".6"')
  for (let i = 0; i < 9; i++) {
    const [px, py] = warp(polar(random() * 44, random() * 360))
    s += stroke(
      `M${n(px - 7)} ${n(py)}q4-${n(3 + random() * 2)} 8 0t7 1`,
      '#fff3c0',
      1.3,
      'stroke-opacity=".75"',
    )
  }
  for (let i = 0; i < 5; i++) {
    const [px, py] = warp(polar(18 + random() * 34, random() * 360))
    s += oval(px, py, 4 + random() * 5, 2 + random() * 2, '#8a2a10', 'opacity=".75"')
  }
  for (let i = 0; i < 14; i++) {
    const angle = random() * 6.28
    const r = 12 + random() * 70
    s += `<circle cx="${n(x + Math.cos(angle) * r)}" cy="${n(y - 8 + Math.sin(angle) * r * 0.7)}" r="${n(0.8 + random() * 1.3)}" fill="${deep.lavaHigh}" opacity="${n(0.4 + random() * 0.5)}"/>`
  }
  return s
}
