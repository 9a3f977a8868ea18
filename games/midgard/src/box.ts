import type { Box, Tables } from '@meadhall/kernel/component-set'
import {
  flag,
  id,
  line,
  list,
  type MapSpec,
  map,
  no,
  oneOf,
  type Problem,
  whole,
} from '@meadhall/kernel/spec'
import rows from './data/cards.json' with { type: 'json' }
import {
  COLOURS,
  type Colour,
  DESTINIES,
  FACES,
  type Face,
  JOURNEYS,
  LEADERS,
  RUNES,
  STALLS,
  WARRIORS,
  type Warrior,
} from './vocabulary.ts'

/** What is in the box, and which of it whoever owns the game can replace (CM-16.14). */

export interface EnemyRow {
  readonly id: string
  readonly name?: string
  readonly attack: number
  readonly defense: number
  readonly glory: number
  readonly wood?: number
  readonly coins?: number
  readonly favor?: number
  /** A card in each of these colours. */
  readonly colours?: readonly Colour[]
  readonly colour?: Colour
  /** Of Trolls: how many are alike. */
  readonly copies?: number
  readonly forbids?: Warrior
  readonly reconstructed?: boolean
}

export interface MerchantRow {
  readonly goods: Partial<Record<'food' | 'wood' | Warrior, number>>
  readonly reconstructed?: boolean
}

interface ShipRow {
  readonly id: string
  readonly name?: string
  readonly capacity: number
  readonly wood: number
  readonly coins: number
  readonly glory: number
  readonly minPlayers?: number
  readonly reconstructed?: boolean
}

export interface MidgardTables extends Tables {
  readonly dice: Readonly<
    Record<Warrior, { readonly faces: readonly Face[]; readonly reconstructed?: boolean }>
  >
  readonly kraken: Omit<EnemyRow, 'id'>
  readonly trolls: readonly EnemyRow[]
  readonly draugr: readonly EnemyRow[]
  readonly monsters: readonly EnemyRow[]
  readonly merchantShips: readonly MerchantRow[]
  readonly privateLongships: readonly ShipRow[]
}

export const DECKS = ['trolls', 'draugr', 'monsters'] as const
export type Deck = (typeof DECKS)[number]
export const OURS = rows as unknown as MidgardTables

/** How many cards of a deck eight rounds can need at most, and how many the box has. */
const NEEDED = { trolls: 8, draugr: 16, monsters: 32, merchantShips: 8 }
const IN_BOX = { trolls: 16, draugr: 21, monsters: 36, merchantShips: 8, privateLongships: 4 }
/** How many cards or rows one table of a set may have: no box has as many. */
const MOST = 200
const AMOUNT = whole(0, 99)
const NAME = line(40)

const die = map({ faces: list(oneOf(FACES), 6, 6) }, { reconstructed: flag })
const strength = { attack: AMOUNT, defense: whole(1, 99), glory: AMOUNT }
const besides = { name: NAME, forbids: oneOf(WARRIORS), reconstructed: flag }
const colours = { colours: list(oneOf(COLOURS), 0, COLOURS.length), colour: oneOf(COLOURS) }
const troll = map({ id, ...strength, wood: AMOUNT }, { ...besides, copies: AMOUNT })
const draugr = map({ id, ...strength, coins: AMOUNT }, { ...besides, ...colours })
const monster = map({ id, ...strength, favor: AMOUNT }, { ...besides, ...colours })
const goods = { food: AMOUNT, wood: AMOUNT, swordsman: AMOUNT, spearman: AMOUNT, axeman: AMOUNT }
export const MERCHANT = map({ goods: map({}, goods) }, { reconstructed: flag })
const ship = map(
  { id, capacity: AMOUNT, wood: AMOUNT, coins: AMOUNT, glory: AMOUNT },
  { name: NAME, minPlayers: AMOUNT, reconstructed: flag },
)

/** What a scenario may say of an enemy that it brings along, by kind. */
export const GIVEN_ENEMIES: readonly MapSpec[] = [troll, draugr, monster].map(({ needs, may }) => {
  const { id: _, ...rest } = needs
  return map({ id: line(MOST), ...rest }, may)
})

export const box: Box = {
  game: 'midgard',
  tables: {
    dice: map({ swordsman: die, spearman: die, axeman: die }),
    kraken: map(strength, { id, ...besides }),
    trolls: list(troll, 1, MOST),
    draugr: list(draugr, 1, MOST),
    monsters: list(monster, 1, MOST),
    merchantShips: list(MERCHANT, 1, MOST),
    privateLongships: list(ship, 0, MOST),
  },
  ours: OURS,
  kinds: [
    { id: 'dice', table: 'dice', rows: 'map', weight: 1 },
    { id: 'trolls', table: 'trolls', rows: 'list', weight: 3 },
    { id: 'draugr', table: 'draugr', rows: 'list', weight: 4 },
    { id: 'monsters', table: 'monsters', rows: 'list', weight: 2 },
    { id: 'kraken', table: 'kraken', rows: 'whole', weight: 7 },
    { id: 'merchantShips', table: 'merchantShips', rows: 'list', weight: 6 },
    { id: 'privateLongships', table: 'privateLongships', rows: 'list', weight: 5 },
    { id: 'journeys', printed: JOURNEYS },
    { id: 'runes', printed: RUNES },
    { id: 'destinies', printed: DESTINIES },
    { id: 'leaders', printed: LEADERS },
    { id: 'stalls', printed: STALLS },
  ],
  check(tables, lenient) {
    const given = tables as Partial<MidgardTables>
    for (const deck of [...DECKS, 'merchantShips'] as const) {
      const table = given[deck]
      if (!table) continue
      const has = cardsIn(deck, table)
      if (has > MOST) no('tooManyCards', [deck], { most: MOST })
      if (has < NEEDED[deck]) no('tooFewCards', [deck], { least: NEEDED[deck], has })
    }
    for (const deck of ['draugr', 'monsters'] as const)
      given[deck]?.forEach((row, i) => {
        if (row.colours === undefined && row.colour === undefined) no('missing', [deck, i, 'colours'])
      })
    if (!lenient)
      for (const table of [...DECKS, 'privateLongships'] as const)
        if (given[table]) distinct(table, given[table])
  },
  remarks(tables) {
    return Object.entries(IN_BOX).flatMap(([table, inBox]): Problem[] => {
      const has = cardsIn(table, (tables[table] ?? OURS[table]) as readonly object[])
      return has === inBox ? [] : [{ why: 'notAsInBox', at: [table], box: inBox, has }]
    })
  },
}

/** Of enemies each colour and each copy is a card. */
function cardsIn(table: string, of: readonly object[]): number {
  if (table === 'merchantShips' || table === 'privateLongships') return of.length
  let cards = 0
  for (const row of of as readonly EnemyRow[])
    cards += table === 'trolls' ? (row.copies ?? 1) : (row.colours?.length ?? 1)
  return cards
}

function distinct(table: string, of: readonly { readonly id: string }[]): void {
  const seen = new Set<string>()
  for (const row of of) {
    if (seen.has(row.id)) no('twice', [table], { value: row.id })
    seen.add(row.id)
  }
}
