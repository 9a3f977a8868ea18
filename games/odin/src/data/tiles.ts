import {
  type Colour,
  FIRST_SPECIAL,
  GOODS,
  type Good,
  ITEMS,
  type Item,
  item,
  SPECIALS,
  type Special,
} from '../vocabulary.ts'

/**
 * The tiles: size, colour, upgrades and values. Read off the printed tiles; special tiles also checked against the
 * table of the appendix.
 */
interface GoodRow {
  colour: 'orange' | 'red' | 'green' | 'blue'
  width: number
  height: number
  /** The column of the goods boxes, 1 to 8. */
  column: number
  /** The same shape in the next colour. */
  upgrade?: Good
  /** The other side of the tile. */
  reverse: Good
  sword?: number
  forge?: true
  points?: number
  harvest?: number
}

export const GOOD_ROWS: Readonly<Record<Good, GoodRow>> = {
  peas: { colour: 'orange', width: 2, height: 1, column: 1, harvest: 1, upgrade: 'mead', reverse: 'mead' },
  mead: { colour: 'red', width: 2, height: 1, column: 1, upgrade: 'oil', reverse: 'peas' },
  oil: { colour: 'green', width: 2, height: 1, column: 1, upgrade: 'runeStone', reverse: 'runeStone' },
  runeStone: { colour: 'blue', width: 2, height: 1, column: 1, sword: 6, reverse: 'oil' },
  flax: {
    colour: 'orange',
    width: 3,
    height: 1,
    column: 2,
    harvest: 1,
    upgrade: 'stockfish',
    reverse: 'stockfish',
  },
  stockfish: { colour: 'red', width: 3, height: 1, column: 2, upgrade: 'hide', reverse: 'flax' },
  hide: { colour: 'green', width: 3, height: 1, column: 2, upgrade: 'silverware', reverse: 'silverware' },
  silverware: { colour: 'blue', width: 3, height: 1, column: 2, sword: 7, reverse: 'hide' },
  beans: { colour: 'orange', width: 2, height: 2, column: 3, harvest: 1, upgrade: 'milk', reverse: 'milk' },
  milk: { colour: 'red', width: 2, height: 2, column: 3, upgrade: 'wool', reverse: 'beans' },
  wool: { colour: 'green', width: 2, height: 2, column: 3, upgrade: 'chest', reverse: 'chest' },
  chest: { colour: 'blue', width: 2, height: 2, column: 3, sword: 8, reverse: 'wool' },
  grain: {
    colour: 'orange',
    width: 4,
    height: 1,
    column: 4,
    harvest: 2,
    upgrade: 'saltMeat',
    reverse: 'saltMeat',
  },
  saltMeat: { colour: 'red', width: 4, height: 1, column: 4, upgrade: 'linen', reverse: 'grain' },
  linen: { colour: 'green', width: 4, height: 1, column: 4, upgrade: 'silk', reverse: 'silk' },
  silk: { colour: 'blue', width: 4, height: 1, column: 4, sword: 8, reverse: 'linen' },
  cabbage: {
    colour: 'orange',
    width: 3,
    height: 2,
    column: 5,
    harvest: 3,
    upgrade: 'gameMeat',
    reverse: 'gameMeat',
  },
  gameMeat: { colour: 'red', width: 3, height: 2, column: 5, upgrade: 'skinAndBones', reverse: 'cabbage' },
  skinAndBones: { colour: 'green', width: 3, height: 2, column: 5, upgrade: 'spices', reverse: 'spices' },
  spices: { colour: 'blue', width: 3, height: 2, column: 5, sword: 9, reverse: 'skinAndBones' },
  sheep: {
    colour: 'red',
    width: 4,
    height: 2,
    column: 6,
    points: 2,
    upgrade: 'fur',
    reverse: 'pregnantSheep',
  },
  pregnantSheep: {
    colour: 'red',
    width: 4,
    height: 2,
    column: 6,
    points: 3,
    upgrade: 'fur',
    reverse: 'sheep',
  },
  fur: { colour: 'green', width: 4, height: 2, column: 6, upgrade: 'jewelry', reverse: 'jewelry' },
  jewelry: { colour: 'blue', width: 4, height: 2, column: 6, sword: 10, forge: true, reverse: 'fur' },
  fruits: {
    colour: 'orange',
    width: 3,
    height: 3,
    column: 7,
    harvest: 4,
    upgrade: 'whaleMeat',
    reverse: 'whaleMeat',
  },
  whaleMeat: { colour: 'red', width: 3, height: 3, column: 7, upgrade: 'robe', reverse: 'fruits' },
  robe: {
    colour: 'green',
    width: 3,
    height: 3,
    column: 7,
    upgrade: 'treasureChest',
    reverse: 'treasureChest',
  },
  treasureChest: { colour: 'blue', width: 3, height: 3, column: 7, sword: 11, reverse: 'robe' },
  cattle: {
    colour: 'red',
    width: 4,
    height: 3,
    column: 8,
    points: 3,
    upgrade: 'clothing',
    reverse: 'pregnantCattle',
  },
  pregnantCattle: {
    colour: 'red',
    width: 4,
    height: 3,
    column: 8,
    points: 4,
    upgrade: 'clothing',
    reverse: 'cattle',
  },
  clothing: {
    colour: 'green',
    width: 4,
    height: 3,
    column: 8,
    upgrade: 'silverHoard',
    reverse: 'silverHoard',
  },
  silverHoard: { colour: 'blue', width: 4, height: 3, column: 8, sword: 15, reverse: 'clothing' },
}

interface SpecialRow {
  mask: readonly string[]
  sword: number
  /** The price at the special sale; the crown has none. */
  silver?: number
  forge?: true
  points?: number
}

const SPECIAL_ROWS: Readonly<Record<Special, SpecialRow>> = {
  glassBeads: { mask: ['.#.', '###', '.#.'], sword: 7, silver: 0 },
  helmet: { mask: ['##', '##', '#.'], sword: 8, silver: 1, forge: true },
  cloakpin: { mask: ['#...', '####'], sword: 8, silver: 1, forge: true },
  belt: { mask: ['#####'], sword: 8, silver: 2 },
  crucifix: { mask: ['.#.', '###', '.#.', '.#.'], sword: 8, silver: 2, forge: true },
  drinkingHorn: { mask: ['.##', '###', '#..'], sword: 8, silver: 2 },
  amberFigure: { mask: ['.#.', '###', '###'], sword: 9, silver: 2 },
  horseshoe: { mask: ['#.#', '#.#', '###'], sword: 9, silver: 2, forge: true },
  goldBrooch: { mask: ['.#.', '###', '###', '.#.'], sword: 9, silver: 3 },
  forgeHammer: { mask: ['###', '###', '.#.', '.#.', '.#.'], sword: 10, silver: 4, forge: true },
  fibula: { mask: ['##.', '#..', '###', '#..', '##.'], sword: 10, silver: 4, forge: true },
  throwingAxe: { mask: ['#####', '.###.', '..#..'], sword: 11, silver: 4, forge: true },
  chalice: { mask: ['###', '###', '.#.', '###'], sword: 12, silver: 5 },
  roundShield: { mask: ['.##.', '####', '####', '.##.'], sword: 13, silver: 6 },
  englishCrown: { mask: ['#.#.#', '#####', '#####'], sword: 16, points: 2 },
}

/** A tile as it lies: `rows[r]` has bit `c` set where the tile covers row `r`, column `c` of its own rectangle. */
export interface Shape {
  readonly turn: number
  readonly width: number
  readonly height: number
  readonly rows: readonly number[]
}

type Mask = readonly string[]
const rectangle = (width: number, height: number): Mask => Array<string>(height).fill('#'.repeat(width))
const quarterTurn = (mask: Mask): Mask =>
  mask[0].split('').map((_, c) =>
    mask
      .map((row) => row[c])
      .toReversed()
      .join(''),
  )
const mirrored = (mask: Mask): Mask => mask.map((row) => row.split('').toReversed().join(''))

/** Turns 0 to 3 are quarter turns clockwise, 4 to 7 the same of the tile turned over; equal ones are left out. */
function shapesOf(mask: Mask): Shape[] {
  const shapes: Shape[] = []
  const seen = new Set<string>()
  for (let turn = 0; turn < 8; turn++) {
    let lies = turn < 4 ? mask : mirrored(mask)
    for (let quarter = 0; quarter < turn % 4; quarter++) lies = quarterTurn(lies)
    const key = lies.join('/')
    if (seen.has(key)) continue
    seen.add(key)
    const rows = lies.map((row) =>
      row.split('').reduce((bits, cell, c) => (cell === '#' ? bits | (1 << c) : bits), 0),
    )
    shapes.push({ turn, width: lies[0].length, height: lies.length, rows })
  }
  return shapes
}

function maskOf(name: Item): Mask | undefined {
  if (name in GOOD_ROWS) return rectangle(GOOD_ROWS[name as Good].width, GOOD_ROWS[name as Good].height)
  if (name in SPECIAL_ROWS) return SPECIAL_ROWS[name as Special].mask
  // A coin of 2, 4 or 10 silver covers what as many single coins cover, so only these are placed; wood is for `masterJoiner`.
  return name === 'silver' || name === 'ore' || name === 'wood' ? rectangle(1, 1) : undefined
}

/** The different ways in which a tile can lie, by item; none for what is never placed. */
export const SHAPES: readonly (readonly Shape[])[] = ITEMS.map((name) => {
  const mask = maskOf(name)
  return mask ? shapesOf(mask) : []
})

/** By item and turn. */
const SHAPE_BY_TURN: readonly (readonly (Shape | undefined)[])[] = SHAPES.map((shapes) =>
  Array.from({ length: 8 }, (_, turn) => shapes.find((shape) => shape.turn === turn)),
)

export function shapeOf(what: number, turn: number): Shape | undefined {
  return SHAPE_BY_TURN[what][turn]
}

export const AREA: readonly number[] = SHAPES.map((shapes) =>
  shapes.length === 0 ? 0 : shapes[0].rows.reduce((sum, row) => sum + bits(row), 0),
)

export function bits(row: number): number {
  let n = 0
  for (let left = row; left !== 0; left &= left - 1) n++
  return n
}

export const COLOUR: readonly Colour[] = ITEMS.map((name) =>
  name in GOOD_ROWS ? GOOD_ROWS[name as Good].colour : name in SPECIAL_ROWS ? 'grey' : 'none',
)

const NONE = -1
/** The item one step up in the same shape, or -1. */
export const UPGRADE: readonly number[] = ITEMS.map((name) => {
  const up = GOOD_ROWS[name as Good]?.upgrade
  return up ? item(up) : NONE
})
export const REVERSE: readonly number[] = ITEMS.map((name) =>
  name in GOOD_ROWS ? item(GOOD_ROWS[name as Good].reverse) : NONE,
)
/** What a raid or pillage must reach to take the tile; 0 for what cannot be looted. */
export const SWORD_VALUE: readonly number[] = ITEMS.map(
  (name) => GOOD_ROWS[name as Good]?.sword ?? SPECIAL_ROWS[name as Special]?.sword ?? 0,
)
/** The silver that the special sale asks; -1 for what is not for sale. */
export const SALE_PRICE: readonly number[] = ITEMS.map(
  (name) => SPECIAL_ROWS[name as Special]?.silver ?? NONE,
)
export const FORGEABLE: readonly boolean[] = ITEMS.map(
  (name) => (GOOD_ROWS[name as Good]?.forge ?? SPECIAL_ROWS[name as Special]?.forge) === true,
)

const ROW_OF_COLOUR = ['orange', 'red', 'green', 'blue'] as const

/** The neighbour in the goods boxes: one colour up and `sideways` columns to the right; -1 where there is none. */
export function inBox(what: number, sideways: number): number {
  const from = GOOD_ROWS[ITEMS[what] as Good]
  const colour = ROW_OF_COLOUR[ROW_OF_COLOUR.indexOf(from.colour) + 1]
  return GOODS.findIndex(
    (name) => GOOD_ROWS[name].colour === colour && GOOD_ROWS[name].column === from.column + sideways,
  )
}

/** What each harvest brings: every farm product up to the level once. */
export const HARVEST: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((level) =>
  GOODS.flatMap((name, number) => ((GOOD_ROWS[name].harvest ?? 9) <= level ? [number] : [])),
)

export const isSpecial = (what: number): boolean =>
  what >= FIRST_SPECIAL && what < FIRST_SPECIAL + SPECIALS.length
