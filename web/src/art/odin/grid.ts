// A placement area drawn from its layout: what stands, without the tiles.
import { BOARD, type Bonus } from '@meadhall/odin/data/boards'
import {
  BUILDINGS,
  type Building,
  HOME,
  type Item,
  RESOURCES,
  type Resource,
  THINGS,
} from '@meadhall/odin/vocabulary'
import { n } from '../ink.ts'
import { spruce } from '../nature.ts'
import { scenery, type ThemeName } from '../theme.ts'
import { GROUND } from './colours.ts'
import { building, resource } from './things.ts'
import { chip } from './tiles.ts'

function gain(theme: ThemeName, { gain: things }: Bonus, x: number, y: number, size: number): string {
  return things
    .map(([what], i) => {
      const many = things.length > 1
      const [X, Y, z] = [
        x + (many ? i * size * 0.5 : 0),
        y + (many ? i * size * 0.38 : 0),
        many ? size * 0.62 : size,
      ]
      const name = THINGS[what]
      if (BUILDINGS.includes(name as Building))
        return building(theme, name as Building, X + z / 2, Y + z * 0.75, z / 40)
      if (RESOURCES.includes(name as Resource)) return resource(name as Resource, X, Y, z)
      return chip(name as Item, X, Y, z)
    })
    .join('')
}

/** The cells of a board of this kind, `u` pixels each. */
export function grid(theme: ThemeName, kind: number, u: number): string {
  const { height, width, open, thick, minus, diagonals, bonuses } = BOARD[kind]
  const paint = GROUND[theme]
  const k = u / 30
  const value = new Map(
    diagonals
      .flat()
      .flatMap((step) => (step.row < 0 ? [] : [[step.row * 16 + step.column, step.value] as const])),
  )
  const paths = new Map<string, string>()
  let signs = ''
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) {
      const has = (rows: readonly number[]) => ((rows[r] >> c) & 1) === 1
      if (!has(open) && !has(thick)) continue
      const [x, y] = [c * u, r * u]
      const ring = Math.max(c, height - 1 - r) % 2
      const ground = has(thick) ? paint.lake : has(minus) ? paint.cold[ring] : paint.warm[ring]
      const key = `fill="${ground}" stroke="${has(minus) ? paint.line : paint.warmLine}"`
      paths.set(
        key,
        `${paths.get(key) ?? ''}M${n(x + 0.4)} ${n(y + 0.4)}h${n(u - 0.8)}v${n(u - 0.8)}h${n(0.8 - u)}Z`,
      )
      if (has(minus))
        signs +=
          u >= 24
            ? `<text x="${n(x + u / 2)}" y="${n(y + u / 2 + 4)}" class="plain middle" font-size="11.500" fill="${paint.minus}">−1</text>`
            : `<rect x="${n(x + u * 0.3)}" y="${n(y + u * 0.45)}" width="${n(u * 0.4)}" height="${n(Math.max(1.2, u * 0.1))}" fill="${paint.minus}"/>`
      if (has(thick) && u >= 12)
        signs += `<path d="M${n(x + u * 0.2)} ${n(y + u * 0.45)}q${n(u * 0.15)}-${n(u * 0.12)} ${n(u * 0.3)} 0t${n(u * 0.3)} 0" stroke="#cfeef5" fill="none"/>`
      const income = value.get(r * 16 + c)
      if (income !== undefined) signs += standingStone(paint, income, x + u / 2, y + u / 2, u, k)
    }
  for (const bonus of bonuses) {
    const [x, y] = [bonus.column * u, bonus.row * u]
    signs += `<rect x="${n(x + 1.8 * k)}" y="${n(y + 1.8 * k)}" width="${n(u - 3.6 * k)}" height="${n(u - 3.6 * k)}" rx="${n(3 * k)}" fill="#00000033" stroke="${paint.bonus}" stroke-width="${n(1.1 * k)}" stroke-dasharray="${n(2.4 * k)} ${n(1.8 * k)}"/>${gain(theme, bonus, x + u * 0.17, y + u * 0.17, u * 0.66)}`
  }
  const cells = [...paths].map(
    ([key, d]) => `<path d="${d}" ${key} stroke-width="${n(Math.max(0.6, 0.8 * k))}"/>`,
  )
  return (kind === HOME && u >= 20 ? homestead(theme, u) : '') + cells.join('') + signs
}

/** Beside the home board: the edge of the wood, and a hut by the fence. */
function homestead(theme: ThemeName, u: number): string {
  const t = scenery[theme]
  const trees = [3.9, 5.1, 6.2, 7.4, 8.5, 9.6].map((row, i) =>
    spruce(t, 12.5 * u + (i % 2 ? 3 : -3), row * u, u * (i % 2 ? 1.15 : 1.35), i % 3 === 0 ? 0.2 : 0),
  )
  return trees.join('') + building(theme, 'shed', 12.3 * u, 10.9 * u, u / 46)
}

function standingStone(
  paint: (typeof GROUND)['dark'],
  income: number,
  x: number,
  y: number,
  u: number,
  k: number,
): string {
  const disc = `<circle cx="${n(x)}" cy="${n(y + k)}" r="${n(u * 0.4)}" opacity=".35"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(u * 0.4)}" fill="${paint.stone}" stroke="#140e0a" stroke-width="${n(0.9 * k)}"/>`
  if (u < 10) return disc
  return `${disc}<text x="${n(x)}" y="${n(y + Math.max(11, u * 0.55) * 0.34)}" class="count" font-size="${n(Math.max(u < 16 ? 9 : 11, u * 0.55))}" fill="${paint.stoneText}">${income}</text>`
}

/** A board so small that only its pattern is seen: one colour a cell. */
export function pattern(
  theme: ThemeName,
  kind: number,
  u: number,
  colourAt: (r: number, c: number) => string | undefined,
): string {
  const { height, width, open, thick, minus, symbols, diagonals } = BOARD[kind]
  const paint = GROUND[theme]
  const stones = new Set(diagonals.flat().map((step) => step.row * 16 + step.column))
  const paths = new Map<string, string>()
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) {
      const has = (rows: readonly number[]) => ((rows[r] >> c) & 1) === 1
      if (!has(open) && !has(thick)) continue
      const colour =
        colourAt(r, c) ??
        (has(thick)
          ? paint.lake
          : stones.has(r * 16 + c)
            ? paint.stone
            : has(symbols)
              ? paint.bonus
              : has(minus)
                ? paint.cold[0]
                : paint.warm[0])
      paths.set(
        colour,
        `${paths.get(colour) ?? ''}M${n(c * u)} ${n(r * u)}h${n(u - 0.5)}v${n(u - 0.5)}h${n(0.5 - u)}Z`,
      )
    }
  return [...paths].map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`).join('')
}
