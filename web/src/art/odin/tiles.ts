// Goods tiles from their shape: painted blocks whose outline, edge, colour and sign each tell the colour of the good.
import { COLOUR, SHAPES, shapeOf } from '@meadhall/odin/data/tiles'
import { type Colour, type Item, item } from '@meadhall/odin/vocabulary'
import { fill, n, type Point, scatter, through } from '../ink.ts'
import { GOODS_PAINT } from './colours.ts'
import { type GlyphName, glyph } from './glyphs.ts'
import { resource } from './things.ts'

export const SIGN: Readonly<Record<Item, GlyphName>> = {
  peas: 'peas',
  flax: 'flax',
  beans: 'jellyBeans',
  grain: 'wheat',
  cabbage: 'cabbage',
  fruits: 'shinyApple',
  mead: 'beerStein',
  stockfish: 'doubleFish',
  milk: 'fullWoodBucket',
  saltMeat: 'hamShank',
  gameMeat: 'meat',
  sheep: 'sheep',
  pregnantSheep: 'sheep',
  whaleMeat: 'whaleTail',
  cattle: 'cow',
  pregnantCattle: 'cow',
  oil: 'amphora',
  hide: 'animalHide',
  wool: 'wool',
  linen: 'rolledCloth',
  skinAndBones: 'crossedBones',
  fur: 'furBoot',
  robe: 'robe',
  clothing: 'shirt',
  runeStone: 'runeStone',
  silverware: 'knifeFork',
  chest: 'chest',
  silk: 'silk',
  spices: 'powderBag',
  jewelry: 'gemNecklace',
  treasureChest: 'openTreasureChest',
  silverHoard: 'coinsPile',
  wood: 'meeple',
  stone: 'meeple',
  ore: 'meeple',
  silver: 'coinsPile',
  bowAndArrow: 'bowArrow',
  snare: 'lasso',
  spear: 'barbedSpear',
  longSword: 'broadsword',
  glassBeads: 'pearlNecklace',
  helmet: 'lightHelm',
  cloakpin: 'safetyPin',
  belt: 'belt',
  crucifix: 'cross',
  drinkingHorn: 'beerHorn',
  amberFigure: 'stoneBust',
  horseshoe: 'horseshoe',
  goldBrooch: 'brooch',
  forgeHammer: 'flatHammer',
  fibula: 'omega',
  throwingAxe: 'tomahawk',
  chalice: 'jeweledChalice',
  roundShield: 'vikingShield',
  englishCrown: 'crown',
}

/** Orange is round, red bitten at the corners, green square, blue cut like a gem. `k` is the scale; 0 for a deep bite. */
export function outline(colour: Colour, x: number, y: number, w: number, h: number, k: number): string {
  const least = Math.min(w, h)
  const r = x + w
  const b = y + h
  if (colour === 'red') {
    const q = k === 0 ? least * 0.31 : Math.min(5.5 * k, least * 0.24)
    const bite = `A${n(q)} ${n(q)} 0 0 0`
    return `M${n(x + q)} ${n(y)}H${n(r - q)}${bite} ${n(r)} ${n(y + q)}V${n(b - q)}${bite} ${n(r - q)} ${n(b)}H${n(x + q)}${bite} ${n(x)} ${n(b - q)}V${n(y + q)}${bite} ${n(x + q)} ${n(y)}Z`
  }
  if (colour === 'blue') {
    const q = Math.min(6.5 * k, least * 0.27)
    return `M${n(x + q)} ${n(y)}H${n(r - q)}L${n(r)} ${n(y + q)}V${n(b - q)}L${n(r - q)} ${n(b)}H${n(x + q)}L${n(x)} ${n(b - q)}V${n(y + q)}Z`
  }
  const q = colour === 'orange' ? Math.min(9 * k, least * 0.36) : Math.min(2.4 * k, least * 0.1)
  return `M${n(x + q)} ${n(y)}H${n(r - q)}Q${n(r)} ${n(y)} ${n(r)} ${n(y + q)}V${n(b - q)}Q${n(r)} ${n(b)} ${n(r - q)} ${n(b)}H${n(x + q)}Q${n(x)} ${n(b)} ${n(x)} ${n(b - q)}V${n(y + q)}Q${n(x)} ${n(y)} ${n(x + q)} ${n(y)}Z`
}

function teeth(x: number, y: number, w: number, h: number, deep: number, wide: number): string {
  const points: Point[] = []
  const side = (x0: number, y0: number, x1: number, y1: number, nx: number, ny: number) => {
    const count = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / wide))
    for (let i = 0; i < count; i++) {
      points.push([x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count])
      const at = (i + 0.5) / count
      points.push([x0 + (x1 - x0) * at + nx * deep, y0 + (y1 - y0) * at + ny * deep])
    }
  }
  side(x, y, x + w, y, 0, 1)
  side(x + w, y, x + w, y + h, -1, 0)
  side(x + w, y + h, x, y + h, 0, -1)
  side(x, y + h, x, y, 1, 0)
  return `${through(points)}Z`
}

const isPregnant = (what: Item) => what === 'pregnantSheep' || what === 'pregnantCattle'

/** A tile with its corner at x, y, as it lies after `turn`. */
export function tile(what: Item, x: number, y: number, cell: number, turn = 0): string {
  const number = item(what)
  if (what === 'ore' || what === 'silver' || what === 'wood') return filler(what, x, y, cell)
  const shape = shapeOf(number, turn) ?? SHAPES[number][0]
  if (COLOUR[number] === 'grey') return special(what, shape.rows, x, y, cell)
  return block(what, COLOUR[number], x, y, shape.width, shape.height, cell)
}

function block(
  what: Item,
  colour: Colour,
  x0: number,
  y0: number,
  w: number,
  h: number,
  cell: number,
): string {
  const k = cell / 30
  const paint = GOODS_PAINT[colour]
  const [x, y, W, H] = [x0 + 0.8 * k, y0 + 0.8 * k, w * cell - 1.6 * k, h * cell - 1.6 * k]
  let s = fill(outline(colour, x + 1.2 * k, y + 2 * k, W, H, k), '#000', 'opacity=".38"')
  s +=
    fill(outline(colour, x, y, W, H, k), paint.side) +
    fill(outline(colour, x, y, W, H - 2.2 * k, k), paint.face)
  if (cell >= 15) s += grainOf(what, x, y, W, H, h, k) + edgeOf(colour, x, y, W, H, k)
  s += `<path d="M${n(x + 5 * k)} ${n(y + k)}H${n(x + W - 6 * k)}" stroke="${paint.light}" stroke-width="${n(1.1 * k)}" stroke-linecap="round"/>`
  const least = Math.min(w, h)
  const most = Math.max(w, h)
  const size = cell * (least === 1 ? 0.74 : least === 2 ? 1.22 : 1.85)
  const [cx, cy] = [x + W / 2, y + (H - 2.2 * k) / 2]
  if (least === 1 && most >= 3 && cell >= 12) {
    const off = cell * (most === 4 ? 1.28 : 0.98)
    const small = size * 0.62
    for (const d of [-1, 1])
      s += glyph(
        SIGN[what],
        (w > h ? cx + d * off : cx) - small / 2,
        (w > h ? cy : cy + d * off) - small / 2,
        small,
        paint.ink,
        'opacity=".42"',
      )
  }
  if (cell >= 20)
    s += glyph(SIGN[what], cx - size / 2 + 0.7 * k, cy - size / 2 + k, size, paint.side, 'opacity=".55"')
  s += glyph(SIGN[what], cx - size / 2, cy - size / 2, size, paint.ink)
  if (isPregnant(what))
    s += `<circle cx="${n(cx + size * 0.42)}" cy="${n(cy + size * 0.3)}" r="${n(size * 0.24)}" fill="#ffd98a" stroke="${paint.side}" stroke-width="${n(1.2 * k)}"/>${glyph(SIGN[what], cx + size * 0.25, cy + size * 0.13, size * 0.34, '#55130a')}`
  return s
}

function grainOf(what: Item, x: number, y: number, W: number, H: number, h: number, k: number): string {
  const random = scatter(what.length * 97 + h)
  let dark = ''
  let light = ''
  for (let i = 0; i < Math.max(2, h * 2.2); i++) {
    const line = `M${n(x + 3)} ${n(y + 3 + random() * (H - 8))}q${n(W * 0.3)} ${n(random() * 2 - 1)} ${n(W - 6)} ${n(random() * 2 - 1)}`
    if (i % 2) dark += line
    else light += line
  }
  const stroke = `fill="none" stroke-opacity=".09" stroke-width="${n(0.8 * k)}"`
  return `<path d="${dark}" stroke="#000" ${stroke}/><path d="${light}" stroke="#fff" ${stroke}/>`
}

/** Seeds, teeth, stitches, a double line. */
function edgeOf(colour: Colour, x: number, y: number, W: number, H: number, k: number): string {
  const { edge } = GOODS_PAINT[colour]
  const m = 3.9 * k
  const [ix, iy, iw, ih] = [x + m, y + m, W - 2 * m, H - 2.2 * k - 2 * m]
  switch (colour) {
    case 'orange':
      return `<path d="${outline('orange', ix, iy, iw, ih, k * 0.7)}" fill="none" stroke="${edge}" stroke-width="${n(1.9 * k)}" stroke-linecap="round" stroke-dasharray="0 ${n(4.6 * k)}"/>`
    case 'red':
      return `<path d="${teeth(ix - 0.6 * k, iy - 0.6 * k, iw + 1.2 * k, ih + 1.2 * k, 2.5 * k, 6 * k)}" fill="none" stroke="${edge}" stroke-width="${n(0.95 * k)}" stroke-linejoin="round" opacity=".85"/>`
    case 'green':
      return `<rect x="${n(ix)}" y="${n(iy)}" width="${n(iw)}" height="${n(ih)}" rx="${n(1.5 * k)}" fill="none" stroke="${edge}" stroke-width="${n(1.2 * k)}" stroke-dasharray="${n(3.6 * k)} ${n(2.6 * k)}" stroke-linecap="round"/>`
    default:
      return `<path d="${outline('blue', ix - 0.8 * k, iy - 0.8 * k, iw + 1.6 * k, ih + 1.6 * k, k * 0.8)}" fill="none" stroke="${edge}" stroke-width="${n(0.9 * k)}"/><path d="${outline('blue', ix + 1.6 * k, iy + 1.6 * k, iw - 3.2 * k, ih - 3.2 * k, k * 0.7)}" fill="none" stroke="${edge}" stroke-width="${n(0.7 * k)}" opacity=".75"/>`
  }
}

/** A special tile is iron in its own outline, with a gold line inside. */
function special(what: Item, rows: readonly number[], x: number, y: number, cell: number): string {
  const k = cell / 30
  const paint = GOODS_PAINT.grey
  const on = (r: number, c: number) => c >= 0 && r >= 0 && r < rows.length && ((rows[r] >> c) & 1) === 1
  let under = ''
  let top = ''
  let line = ''
  let [count, sumX, sumY] = [0, 0, 0]
  const rect = (X: number, Y: number, w: number, h: number) => `M${n(X)} ${n(Y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < 5; c++) {
      if (!on(r, c)) continue
      count++
      sumX += c + 0.5
      sumY += r + 0.5
      const [X, Y] = [x + c * cell, y + r * cell]
      const [l, right, t, d] = [on(r, c - 1), on(r, c + 1), on(r - 1, c), on(r + 1, c)]
      const [L, R, T, B] = [l ? 0 : 0.9 * k, right ? -0.4 : 0.9 * k, t ? 0 : 0.9 * k, d ? -0.4 : 0.9 * k]
      under += rect(X + L, Y + T, cell - L - R, cell - T - B)
      top += rect(X + L, Y + T, cell - L - R, cell - T - B - (d ? 0 : 2.2 * k))
      const q = 3.6 * k
      const low = 5 * k
      const inner = (mine: boolean, corner: boolean, by: number) => (mine ? (corner ? -by : 0) : by)
      const to = (x1: number, y1: number, x2: number, y2: number) => {
        line += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
      }
      if (!t)
        to(X + inner(l, on(r - 1, c - 1), q), Y + q, X + cell - inner(right, on(r - 1, c + 1), q), Y + q)
      if (!d)
        to(
          X + inner(l, on(r + 1, c - 1), q),
          Y + cell - low,
          X + cell - inner(right, on(r + 1, c + 1), q),
          Y + cell - low,
        )
      if (!l)
        to(
          X + q,
          Y + inner(t, on(r - 1, c - 1), low),
          X + q,
          Y + cell - inner(d, on(r + 1, c - 1), q) - (d ? 0 : low - q),
        )
      if (!right)
        to(
          X + cell - q,
          Y + inner(t, on(r - 1, c + 1), low),
          X + cell - q,
          Y + cell - inner(d, on(r + 1, c + 1), q) - (d ? 0 : low - q),
        )
    }
  const [bx, by, block] = largestBlock(on, rows.length, sumX / count, sumY / count)
  const size = cell * (block === 1 ? 0.72 : block === 2 ? 1.3 : 1.9)
  const [X, Y] = [x + bx * cell, y + by * cell - k]
  return (
    `<path d="${under}" fill="#000" opacity=".4" transform="translate(${n(1.2 * k)} ${n(2 * k)})"/>` +
    `<path d="${under}" fill="${paint.side}"/><path d="${top}" fill="${paint.face}"/>` +
    `<path d="${line}" stroke="${paint.edge}" stroke-width="${n(1.1 * k)}" fill="none" stroke-linecap="square"/>` +
    glyph(SIGN[what], X - size / 2 + 0.8 * k, Y - size / 2 + k, size, paint.side, 'opacity=".7"') +
    glyph(SIGN[what], X - size / 2, Y - size / 2, size, paint.ink)
  )
}

/** The middle of the largest full square near the centre, where the sign goes. */
function largestBlock(
  on: (r: number, c: number) => boolean,
  height: number,
  cx: number,
  cy: number,
): [x: number, y: number, size: number] {
  let best: [number, number, number] = [cx, cy, 1]
  let least = Number.POSITIVE_INFINITY
  for (let r = 0; r < height; r++)
    for (let c = 0; c < 5; c++)
      for (const z of [3, 2, 1]) {
        let full = true
        for (let i = 0; i < z; i++) for (let j = 0; j < z; j++) if (!on(r + i, c + j)) full = false
        if (!full) continue
        const away = Math.hypot(c + z / 2 - cx, r + z / 2 - cy) - z * 1.4
        if (away < least) {
          least = away
          best = [c + z / 2, r + z / 2, z]
        }
        break
      }
  return best
}

/** Coins, ore and wood fill one cell. */
function filler(what: 'ore' | 'silver' | 'wood', x: number, y: number, cell: number): string {
  const q = cell / 30
  if (what !== 'silver')
    return `<rect x="${n(x + 1.5 * q)}" y="${n(y + 2 * q)}" width="${n(cell - 3 * q)}" height="${n(cell - 3 * q)}" rx="${n(4 * q)}" fill="#2a1c18" stroke="#0c0705" stroke-width="${n(q)}"/>${resource(what, x + cell * 0.13, y + cell * 0.13, cell * 0.74)}`
  const coin =
    cell < 17
      ? `<path d="M${n(x + cell / 2)} ${n(y + cell * 0.26)}v${n(cell * 0.4)}M${n(x + cell * 0.3)} ${n(y + cell * 0.46)}h${n(cell * 0.4)}" stroke="#2c373c" stroke-width="1.6"/>`
      : `<text x="${n(x + cell / 2)}" y="${n(y + cell * 0.66)}" class="count" font-size="${n(Math.max(11, cell * 0.5))}" fill="#11181c">1</text>`
  return (
    `<rect x="${n(x + q)}" y="${n(y + 1.6 * q)}" width="${n(cell - 2 * q)}" height="${n(cell - 2 * q)}" rx="${n(7 * q)}" fill="#5c686d" stroke="#12181b" stroke-width="${n(q)}"/>` +
    `<rect x="${n(x + q)}" y="${n(y + 0.6 * q)}" width="${n(cell - 2 * q)}" height="${n(cell - 3.4 * q)}" rx="${n(7 * q)}" fill="#aeb9bd"/>${coin}`
  )
}

/** A good as a small token: the outline is its colour, the sign its kind. */
export function chip(what: Item, x: number, y: number, size: number): string {
  const colour = COLOUR[item(what)]
  const paint = GOODS_PAINT[colour]
  const k = size / 22
  const half = n(size / 2)
  const d =
    colour === 'orange'
      ? `M${n(x)} ${n(y + size / 2)}a${half} ${half} 0 1 1 ${n(size)} 0a${half} ${half} 0 1 1 ${n(-size)} 0Z`
      : outline(colour === 'grey' ? 'green' : colour, x, y, size, size, colour === 'red' ? 0 : k * 1.1)
  const sign = size * (colour === 'orange' || colour === 'red' ? 0.74 : 0.8)
  return (
    fill(d, paint.side, `transform="translate(0 ${n(1.2 * k)})"`) +
    fill(d, paint.face, `stroke="${paint.side}" stroke-width="${n(0.8 * k)}"`) +
    (colour === 'green' || colour === 'grey'
      ? `<rect x="${n(x + 1.7 * k)}" y="${n(y + 1.7 * k)}" width="${n(size - 3.4 * k)}" height="${n(size - 3.4 * k)}" fill="none" stroke="${paint.edge}" stroke-width="${n(0.8 * k)}" ${colour === 'green' ? `stroke-dasharray="${n(2.4 * k)} ${n(2 * k)}"` : ''} opacity=".8"/>`
      : '') +
    glyph(SIGN[what], x + size / 2 - sign / 2, y + size / 2 - sign / 2, sign, paint.ink) +
    (isPregnant(what)
      ? `<circle cx="${n(x + size - 2 * k)}" cy="${n(y + size - 3 * k)}" r="${n(4 * k)}" fill="#ffd98a" stroke="${paint.side}" stroke-width="${n(k)}"/>`
      : '')
  )
}

/** How a good's tile looks on the narrow feast strip, cut to one row. */
export function dish(what: Item, x: number, y: number, w: number, cell: number): string {
  const colour = COLOUR[item(what)]
  const paint = GOODS_PAINT[colour]
  const k = cell / 30
  return (
    fill(outline(colour, x + 1, y + 1, w - 2, cell - 2.5, k), paint.side) +
    fill(outline(colour, x + 1, y + 1, w - 2, cell - 4.5, k), paint.face) +
    glyph(SIGN[what], x + w / 2 - cell * 0.36, y + cell * 0.12, cell * 0.72, paint.ink)
  )
}
