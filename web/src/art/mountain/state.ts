// What lives on the mountain, as markup: who holds a cavern, who stands in it, halls, lairs, gates, the swarm.

import { fill, mix, n, type Point, stroke } from '../ink.ts'
import type { ThemeName } from '../theme.ts'
import { BOARD, type CavernShape, curve, isInside, type Mountain, type SwarmSpot } from './geometry.ts'
import { DEEP, DOMAINS, PEOPLE_LOOKS, type People } from './look.ts'
import {
  type ClanOrNone,
  championAt,
  chip,
  flagAt,
  GOLD_CHIP,
  gnomeAt,
  lairGlyph,
  signAt,
  signColour,
  trollAt,
} from './pieces.ts'

export type Hold = 'overrun' | 'dominated' | 'controlled' | 'tied' | 'empty'

export interface Figure {
  readonly people: People
  readonly champion: string
  readonly clan: ClanOrNone
}

export interface CavernLook {
  readonly hold: Hold
  readonly holder?: People | undefined
  /** Strengths that the viewer knows; 0 face down. */
  readonly gnomes: readonly number[]
  readonly parties: readonly { readonly people: People; readonly trolls: number }[]
  readonly figures: readonly Figure[]
  /** How many of whose trolls are about to leave. */
  readonly leaving?: { readonly people: People; readonly trolls: number } | undefined
}

const clipIds = (id: string) => ({ wall: `mk-in-${id}`, floor: `mk-on-${id}` })

/** The clipping shapes that the state layer needs, once on each drawing. */
export function clips(mountain: Mountain): string {
  return [...mountain.caverns.values()]
    .map(({ id, d }) => {
      const { wall, floor } = clipIds(id)
      return `<clipPath id="${wall}"><path d="${d}"/></clipPath><clipPath id="${floor}"><path d="${d}" transform="translate(1.5 7)"/></clipPath>`
    })
    .join('')
}

/** A line whose dashes end flat. */
const flat = (d: string, colour: string, weight: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" ${more}/>`

const inFloor = (id: string, drawing: string) => {
  const { wall, floor } = clipIds(id)
  return `<g clip-path="url(#${wall})"><g clip-path="url(#${floor})">${drawing}</g></g>`
}

/** Inside the wall: who holds it. Solid and washed: dominated. Dashed: controlled. Saw-toothed and hatched: overrun. */
export function holdMarkup(cavern: CavernShape, look: CavernLook, theme: ThemeName, shaded: boolean): string {
  const { id, d } = cavern
  const deep = DEEP[theme]
  const rim = (colour: string, weight: number, more: string) =>
    flat(d, colour, weight, `transform="translate(1.5 7)" ${more}`) + flat(d, colour, weight, more)
  if (look.hold === 'overrun')
    return inFloor(
      id,
      fill(d, deep.night ? '#0d1a22' : '#e6eef3', `opacity="${shaded ? 0.75 : 0.5}"`) +
        fill(d, 'url(#mk-hatch)') +
        rim(deep.steel, 8, 'stroke-opacity=".95" stroke-dasharray="3.2 3.4"'),
    )
  if (look.holder === undefined) return ''
  const { colour } = PEOPLE_LOOKS[look.holder]
  const badger = look.holder === 'badger'
  const wash = shaded ? 0.62 : look.hold === 'dominated' ? (deep.night ? 0.17 : 0.28) : 0
  return inFloor(
    id,
    (wash > 0 ? fill(d, badger && !shaded ? '#e9dfc8' : colour, `opacity="${wash}"`) : '') +
      rim(badger ? '#f3ead6' : '#0c0a08', 11, `stroke-opacity="${badger ? 0.95 : 0.5}"`) +
      rim(colour, badger ? 6.6 : 8.2, look.hold === 'controlled' ? 'stroke-dasharray="14 7"' : ''),
  )
}

type Obstacle = readonly [x: number, y: number, rx: number, ry: number]

function obstacles(mountain: Mountain): Obstacle[] {
  const known = obstaclesOf.get(mountain)
  if (known) return known
  const found: Obstacle[] = [
    ...[...mountain.halls.values()].map(({ at }): Obstacle => [at[0], at[1], 18, 18]),
    ...[...mountain.lairs.values()].map(({ at }): Obstacle => [at[0], at[1], 21, 17]),
    ...[...mountain.caverns.values()].flatMap(({ gate }): Obstacle[] =>
      gate ? [[gate[0], gate[1], 16, 16]] : [],
    ),
    ...mountain.swarms.map(({ plaque }): Obstacle => [plaque[0], plaque[1], 40, 11]),
  ]
  obstaclesOf.set(mountain, found)
  return found
}

const obstaclesOf = new WeakMap<Mountain, Obstacle[]>()

/** The outermost point of a cavern in a direction. */
function corner(cavern: CavernShape, u: number, v: number): Point {
  let best = cavern.outline[0]
  for (const point of cavern.outline)
    if (point[0] * u + point[1] * v > best[0] * u + best[1] * v) best = point
  return best
}

/** Where the flag of the holder hangs: a corner, clear of what is built there. */
function flagSpot(mountain: Mountain, cavern: CavernShape): Point {
  const around = obstacles(mountain)
  const tries: readonly (readonly [number, number, number, number, number])[] = [
    [-0.72, -1.1, 9, 5, 14],
    [0.72, -1.1, -9, 5, 8],
    [-1, 0.5, 10, -8, 6],
    [-0.1, -1.2, 0, 6, 4],
    [-0.6, 1, 8, -12, 0],
  ]
  let best: Point = cavern.middle
  let most = Number.NEGATIVE_INFINITY
  for (const [u, v, dx, dy, liked] of tries) {
    const [x, y] = corner(cavern, u, v)
    const at: Point = [x + dx, y + dy]
    let room = Math.hypot((at[0] - cavern.stand[0]) * 0.8, at[1] - cavern.stand[1])
    for (const [ox, oy, rx, ry] of around) {
      const wide = rx > 30
      room = Math.min(
        room,
        Math.hypot(
          Math.max(0, Math.abs(at[0] - ox) - (wide ? 38 : 0)) * 0.8,
          Math.max(0, Math.abs(at[1] - oy) - (wide ? ry / 2 : 0)),
        ),
      )
    }
    const worth = Math.min(room, 26) + liked * 0.5
    if (worth > most) {
      most = worth
      best = at
    }
  }
  return best
}

/** Where the sign and number of a cavern stand. */
function numberSpot(mountain: Mountain, cavern: CavernShape): Point {
  const around = obstacles(mountain)
  let first: Point | undefined
  for (const u of [0.8, 0.2, -0.8]) {
    const [x, y] = corner(cavern, u, 1.1)
    const far = Math.hypot(cavern.middle[0] - x, cavern.middle[1] - y) || 1
    const share = Math.min(0.8, 21 / far)
    const at: Point = [x + (cavern.middle[0] - x) * share + 3, y + (cavern.middle[1] - y) * share + 2]
    first ??= at
    if (
      !around.some(
        ([ox, oy, rx, ry]) => Math.abs(ox - at[0] + 6) < rx + 10 && Math.abs(oy - at[1] + 4) < ry + 4,
      )
    )
      return at
  }
  return first!
}

interface Unit {
  readonly width: number
  readonly tall?: boolean
  draw(x: number, y: number): string
  over?(x: number, y: number, size: number): string
}

function unitsOf({ gnomes, parties, figures, leaving }: CavernLook): Unit[] {
  const units: Unit[] = gnomes.map((strength) => ({
    width: strength > 0 ? 27 : 23,
    draw: (x, y) => gnomeAt(x, y - 2, 24, strength),
  }))
  const many = parties.length + figures.length >= 3
  for (const { people, trolls } of [...parties].sort((a, b) => b.trolls - a.trolls)) {
    const goes = leaving?.people === people ? leaving.trolls : 0
    const minus = (x: number, y: number) => (goes > 0 ? chip(`−${goes}`, x, y, GOLD_CHIP) : '')
    if (trolls === 1)
      units.push({
        width: 23,
        draw: (x, y) => trollAt(people, x, y - 1, 23),
        over: (x, y) => minus(x + 20, y + 4),
      })
    else if (trolls <= 3 && !many)
      units.push({
        width: 23 + (trolls - 1) * 11 + (goes > 0 ? 4 : 0),
        draw: (x, y) =>
          Array.from({ length: trolls }, (_, i) =>
            trollAt(people, x + i * 11, y - 1 - (i % 2) * 1.6, 23),
          ).join(''),
        over: (x, y) => minus(x + trolls * 11 + 10, y + 3),
      })
    else
      units.push({
        width: 33,
        draw: (x, y) => trollAt(people, x - 1, y - 3, trolls > 3 ? 27 : 24),
        over: (x, y, size) => chip(trolls, x + 24, y + 12, { size }) + minus(x + 25, y + 1),
      })
  }
  for (const { people, champion, clan } of figures)
    units.push({ width: 25, tall: true, draw: (x, y) => championAt(people, champion, clan, x, y - 6, 30) })
  return units
}

const widthOf = (row: readonly Unit[]) => row.reduce((sum, { width }) => sum + width + 3, -3)

/**
 * Everybody in a cavern: one to three rows, at full size or a little smaller, where it stays inside the walls and clear
 * of what is built there.
 */
export function crowdMarkup(mountain: Mountain, cavern: CavernShape, look: CavernLook): string {
  const units = unitsOf(look)
  if (units.length === 0) return ''
  const { box, middle, outline } = cavern
  const number = numberSpot(mountain, cavern)
  const around: (readonly [number, number, number, number, number])[] = [
    ...obstacles(mountain)
      .filter(([x, y]) => x > box[0] - 50 && x < box[2] + 50 && y > box[1] - 40 && y < box[3] + 40)
      .map(([x, y, rx, ry]) => [x, y, rx, ry, 1] as const),
    [number[0] - 6, number[1] - 4, 10, 6, 0.28],
  ]
  const whole = widthOf(units)
  let best: { cost: number; x: number; y: number; rows: Unit[][]; step: number; scale: number } | undefined
  for (const scale of [1, 0.82])
    for (let wanted = 1; wanted <= Math.min(3, units.length); wanted++) {
      const rows: Unit[][] = [[]]
      let width = 0
      for (const unit of units) {
        if (
          rows[rows.length - 1].length > 0 &&
          width + unit.width / 2 > whole / wanted &&
          rows.length < wanted
        ) {
          rows.push([])
          width = 0
        }
        rows[rows.length - 1].push(unit)
        width += unit.width + 3
      }
      const step = rows.slice(1).some((row) => row.some(({ tall }) => tall)) ? 27 : 25
      const head = rows[0].some(({ tall }) => tall) ? 6 : 0
      for (let x = box[0] + 8; x < box[2] - 6; x += 4)
        for (let y = box[1] + 12; y < box[3] - 6; y += 4) {
          let cost = Math.hypot(x - middle[0], y - middle[1]) * 0.16 + wanted * 0.5 + (scale < 1 ? 20 : 0)
          const least = best?.cost ?? Number.POSITIVE_INFINITY
          for (let i = 0; i < rows.length && cost < least; i++) {
            const cy = y + (i - (rows.length - 1) / 2) * step * scale
            const half = (widthOf(rows[i]) * scale) / 2
            const above = i === 0 ? head : 0
            for (const dx of [-1, -0.4, 0.4, 1])
              for (const dy of [-12 - above, 13])
                if (!isInside(outline, x + half * dx, cy + dy * scale)) cost += 11
            for (const [ox, oy, rx, ry, weight] of around) {
              const ex = Math.max(0, Math.abs(ox - x) - half)
              const ey = Math.max(0, Math.abs(oy - cy) - 12 * scale - above / 2)
              const near = Math.hypot(ex / rx, ey / ry)
              if (near < 1) cost += (1 - near) * 34 * weight
            }
          }
          if (!best || cost < best.cost) best = { cost, x, y, rows, step, scale }
        }
    }
  if (!best) return ''
  const { x, y, rows, step, scale } = best
  let under = ''
  let over = ''
  rows.forEach((row, i) => {
    let left = x - widthOf(row) / 2
    const top = y - 12 + (i - (rows.length - 1) / 2) * step
    for (const unit of row) {
      under += unit.draw(left, top)
      over += unit.over?.(left, top, scale < 1 ? 14 : 12) ?? ''
      left += unit.width + 3
    }
  })
  return scale < 1
    ? `<g transform="translate(${n(x)} ${n(y)}) scale(${scale}) translate(${n(-x)} ${n(-y)})">${under + over}</g>`
    : under + over
}

export function gateMarkup({ gate, gateAngle, clan }: CavernShape, theme: ThemeName): string {
  if (!gate) return ''
  const deep = DEEP[theme]
  const wood = deep.night ? '#5d3d27' : '#8a5c38'
  return `<g transform="translate(${n(gate[0] + Math.cos(gateAngle) * 5)} ${n(gate[1] + Math.sin(gateAngle) * 5)})">${
    fill(
      'M-15 12V-3Q-15-14 0-15 15-14 15-3V12Z',
      mix(deep.massHigh, deep.mass, 0.3),
      `stroke="${deep.ink}" stroke-width="1.2"`,
    ) +
    stroke('M-15-3Q-15-14 0-15 15-14 15-3', DOMAINS[clan].sign[theme], 2) +
    fill('M-9.6 12V-1Q-9.6-8.6 0-9.4 9.6-8.6 9.6-1V12Z', '#0a0705', `stroke="${deep.ink}"`) +
    fill(
      'M-9.6 12V-1Q-9.6-7-4-8.6V12ZM9.6 12V-1Q9.6-7 4-8.6V12Z',
      wood,
      'stroke="#0a0705" stroke-width=".8"',
    ) +
    stroke('M-9.2 1.6H-4.2M-9.2 7.4H-4.2M4.2 1.6H9.2M4.2 7.4H9.2', deep.steel, 1.5)
  }</g>`
}

export interface LairLook {
  readonly pair: string
  readonly owner?: People | undefined
  readonly trolls: number
  readonly figures: readonly Figure[]
  readonly state: 'resting' | 'legal' | 'chosen'
  readonly leaving: number
}

/** A den with a roof in the owner's colour; unclaimed, bare stone with its glyph. */
export function lairMarkup([x, y]: Point, look: LairLook, theme: ThemeName): string {
  const deep = DEEP[theme]
  const outline = 'M-19 10V0Q-17-16 0-17 17-16 19 0V10Z'
  let s = '<ellipse cx="1" cy="9" rx="19" ry="6.5" opacity=".45"/>'
  if (look.state !== 'resting')
    s +=
      stroke(outline, '#0d0803', 6) +
      stroke(
        outline,
        look.state === 'chosen' ? 'var(--chosen)' : 'var(--legal)',
        look.state === 'chosen' ? 3 : 2.2,
      )
  if (look.owner === undefined)
    s +=
      `<ellipse rx="13" ry="9" fill="${deep.massHigh}" stroke="${deep.ink}"/>` +
      `<path d="${lairGlyph(look.pair)}" transform="scale(.6) translate(-12 -12)" fill="none" stroke="${deep.ink}" stroke-width="2.4"/>`
  else {
    const { colour, side, ink, rim, mark } = PEOPLE_LOOKS[look.owner]
    s +=
      fill(
        'M-16 10V-1H16V10Q0 13-16 10Z',
        mix(deep.mass, '#0c0a08', 0.45),
        'stroke="#0c0a08" stroke-width="1.2"',
      ) +
      fill(
        'M-19 1Q-17-15 0-16 17-15 19 1 10-3.4 0-3.4-10-3.4-19 1Z',
        colour,
        `stroke="${rim}" stroke-width="1.3"`,
      ) +
      fill('M0-16Q17-15 19 1 12-2.4 6-3Q8-11 0-16Z', side, 'opacity=".65"') +
      fill('M-6.6 10.8V4Q-6.6-1.6 0-2 6.6-1.6 6.6 4V10.8Z', '#0a0705') +
      stroke(mark, ink, 2.6, 'transform="translate(-1 -9.4) scale(.62) translate(-12 -17.3)"') +
      `<path d="${lairGlyph(look.pair)}" transform="translate(-11.4 5.6) scale(.32) translate(-12 -12)" fill="none" stroke="#d9cfb8" stroke-width="3"/>` +
      `<text y="9.2" class="count middle" font-size="12.5" fill="#fff6e2">${look.trolls}</text>`
    look.figures.forEach(({ people, champion, clan }, i) => {
      s += championAt(people, champion, clan, 8 + i * 7, -14, 22)
    })
  }
  if (look.leaving > 0) s += chip(`−${look.leaving}`, 19, -8, GOLD_CHIP)
  return `<g transform="translate(${n(x)} ${n(y)})">${s}</g>`
}

export interface HallLook {
  readonly value: number
  /** By adjacent cavern: who holds it. */
  readonly holders: readonly (People | 'gnomes' | undefined)[]
  readonly chosen: boolean
  readonly legal: boolean
}

const HALL = 15.5

/** The ring round the value has an arc for each adjacent cavern, in the colour of its holder. */
export function hallMarkup(mountain: Mountain, id: string, look: HallLook, theme: ThemeName): string {
  const { at, caverns } = mountain.halls.get(id)!
  const deep = DEEP[theme]
  const arcs = caverns
    .map((cavern, i) => {
      const [x, y] = mountain.caverns.get(cavern)!.middle
      return { angle: Math.atan2(y - at[1], x - at[0]), holder: look.holders[i] }
    })
    .sort((a, b) => a.angle - b.angle)
  let s = `<ellipse cx="1" cy="5" rx="${HALL + 2}" ry="${HALL * 0.9}" opacity=".5"/><circle r="${HALL}" fill="${deep.night ? '#1b1712' : '#f6ecd4'}" stroke="${deep.ink}" stroke-width="1.2"/>`
  const r = HALL - 3.1
  const point = (angle: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`
  arcs.forEach(({ angle, holder }, i) => {
    const before = arcs[(i + arcs.length - 1) % arcs.length].angle - (i === 0 ? 2 * Math.PI : 0)
    const after = arcs[(i + 1) % arcs.length].angle + (i === arcs.length - 1 ? 2 * Math.PI : 0)
    const from = (angle + before) / 2 + 0.09
    const to = (angle + after) / 2 - 0.09
    const d = `M${point(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`
    const colour =
      holder === 'gnomes'
        ? '#8fb3c9'
        : holder
          ? PEOPLE_LOOKS[holder].colour
          : deep.night
            ? '#4a453c'
            : '#b7ab93'
    s +=
      flat(d, holder === 'badger' ? '#e9dfc8' : '#0c0a08', 5.6) +
      flat(d, colour, 3.8, holder === 'gnomes' ? 'stroke-dasharray="2.4 1.8"' : '')
  })
  s += `<circle r="9.6" fill="#d8a648" stroke="#241503" stroke-width="1.2"/><text y="5" class="count middle" font-size="14" fill="#241503">${look.value}</text>`
  if (look.chosen || look.legal)
    s += `<circle r="${HALL + 2.5}" fill="none" stroke="var(--${look.chosen ? 'chosen' : 'legal'})" stroke-width="2.4"/>`
  return `<g transform="translate(${n(at[0])} ${n(at[1])})">${s}</g>`
}

/** A camp of lanterns; where the swarm stands, the whole host under its banner. */
export function swarmMarkup(spot: SwarmSpot, here: boolean, theme: ThemeName): string {
  const deep = DEEP[theme]
  const [x, y] = spot.at
  if (!here)
    return (
      `<circle cx="${n(x)}" cy="${n(y)}" r="15" fill="url(#mk-cold)" opacity=".75"/>` +
      fill(
        `M${n(x - 7)} ${n(y + 5)}L${n(x)} ${n(y - 7)} ${n(x + 7)} ${n(y + 5)}Z`,
        mix(deep.steelLow, deep.steel, 0.25),
        `stroke="${deep.ink}" stroke-width=".9"`,
      ) +
      fill(`M${n(x - 2)} ${n(y + 5)}L${n(x)} ${n(y - 1)} ${n(x + 2)} ${n(y + 5)}Z`, deep.ink)
    )
  const host = [
    [-15, -3, 0.62],
    [13, -4, 0.62],
    [-1, -8, 0.7],
    [-8, 2, 0.78],
    [9, 2, 0.78],
    [0, 5, 0.95],
  ]
    .map(([dx, dy, k]) => gnomeAt(dx - 11 * k, dy - 12 * k, 22 * k, 0, true))
    .join('')
  const left = Math.max(30, Math.min(BOARD.width - 34, x))
  const top = Math.max(38, Math.min(BOARD.height - 20, y))
  return `<g transform="translate(${n(left)} ${n(top)}) scale(1.2)"><circle r="30" fill="url(#mk-cold)"/>${
    stroke('M14 12V-24', '#0c151c', 2.8) +
    stroke('M14 12V-24', '#b4c8d6', 1.3) +
    fill('M14-24h-19l4 5-4 5h19z', '#0c151c', 'stroke="#d7e6ef" stroke-width="1.1"') +
    signAt(spot.clan, 7, -19, 8, DOMAINS[spot.clan].sign.dark) +
    host
  }</g>`
}

/** The name of a domain; `width` is that of its words. */
export function plaqueMarkup(
  spot: SwarmSpot,
  name: string,
  width: number,
  theme: ThemeName,
  critical: boolean,
): string {
  const w = width + 34
  const x = Math.max(w / 2 + 4, Math.min(BOARD.width - w / 2 - 4, spot.plaque[0]))
  const colour = signColour(spot.clan, theme)
  return `<g transform="translate(${n(x)} ${n(spot.plaque[1])})">${
    fill(
      `M${-w / 2}-10H${w / 2}L${w / 2 - 5} 0 ${w / 2} 10H${-w / 2}L${-w / 2 + 5} 0Z`,
      'var(--plaque)',
      `stroke="${critical ? 'var(--danger)' : colour}" stroke-width="${critical ? 2 : 1.3}"${critical ? ' stroke-dasharray="6 3"' : ''}`,
    ) + signAt(spot.clan, -w / 2 + 15, 0, 14, colour)
  }<text x="${n(-w / 2 + 25)}" y="4.4" class="world" font-size="13.5" fill="var(--text)">${name}</text></g>`
}

export const plaqueBox = (spot: SwarmSpot, width: number): readonly [number, number, number, number] => {
  const w = width + 34
  const x = Math.max(w / 2 + 4, Math.min(BOARD.width - w / 2 - 4, spot.plaque[0]))
  return [x - w / 2, spot.plaque[1] - 12, w, 24]
}

/** A way with an arrow's head. */
export function arrowMarkup(points: readonly Point[], colour: string, weight = 3.4, dash = ''): string {
  if (points.length < 2) return ''
  const d = curve(points)
  const end = points[points.length - 1]
  const from = points[points.length - 2]
  const angle = (Math.atan2(end[1] - from[1], end[0] - from[0]) * 180) / Math.PI
  return (
    stroke(d, '#0d0803', weight + 3.4, 'stroke-opacity=".8"') +
    stroke(d, colour, weight, dash ? `stroke-dasharray="${dash}"` : '') +
    `<path transform="translate(${n(end[0])} ${n(end[1])}) rotate(${n(angle)})" d="M8 0L-5-7.4-2.4 0-5 7.4Z" fill="${colour}" stroke="#0d0803" stroke-width="1.2"/>`
  )
}

export function labelMarkup(mountain: Mountain, cavern: CavernShape, theme: ThemeName): string {
  const [x, y] = numberSpot(mountain, cavern)
  return `${signAt(cavern.clan, x - 11, y - 4.4, 11, signColour(cavern.clan, theme))}<text x="${n(x)}" y="${n(y)}" class="world middle" font-size="12.5" fill="${theme === 'dark' ? '#fff' : '#1b120a'}">${cavern.number}</text>`
}

export const flagMarkup = (mountain: Mountain, cavern: CavernShape, people: People): string =>
  flagAt(people, ...flagSpot(mountain, cavern))

/** On the wall: what you may do. */
export function edgeMarkup(
  { d, middle, box, id }: CavernShape,
  state: 'legal' | 'chosen' | 'refused',
  thin: boolean,
): string {
  if (state === 'refused')
    return stroke(d, '#120302', 5) + stroke(d, 'var(--danger)', 2.6, 'stroke-dasharray="6 4"')
  const glow = `<ellipse cx="${n(middle[0])}" cy="${n(middle[1] + 4)}" rx="${n((box[2] - box[0]) / 2)}" ry="${n((box[3] - box[1]) * 0.52)}" fill="url(#art-${state})" opacity=".75" clip-path="url(#${clipIds(id).wall})"/>`
  return state === 'chosen'
    ? glow + stroke(d, '#0d0803', 6) + stroke(d, 'var(--chosen)', 3.4)
    : glow +
        stroke(d, 'var(--mk-casing)', thin ? 3.6 : 4.6, 'stroke-opacity=".8" class="mk-edge-under"') +
        stroke(d, 'var(--legal)', thin ? 1.7 : 2.3, 'class="mk-edge"')
}
