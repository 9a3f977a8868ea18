import { readSet, tablesOf } from '@meadhall/kernel/component-set'
import { keptSets } from '@meadhall/kernel/kept-sets'
import { canonical, fingerprint, isRecord } from '@meadhall/kernel/plain'
import { checkSpec } from '@meadhall/kernel/spec'
import {
  box,
  DECKS,
  type Deck,
  type EnemyRow,
  GIVEN_ENEMIES,
  MERCHANT,
  type MerchantRow,
  type MidgardTables,
  OURS,
} from './box.ts'
import { RUNE_GLORY } from './data/certain.ts'
import { COLOURS, ENEMY_KINDS, FACES, RUNES, WARRIORS } from './vocabulary.ts'

/**
 * The component rows that are reconstructed and can be replaced by whoever owns the game (CM-16.14). A state names its
 * set by a fingerprint of the rows; the tables themselves are kept here, outside the state.
 */
export interface Enemy {
  readonly id: string
  /** 0 Troll, 1 Draugr, 2 Monster; the Kraken is -1. */
  readonly kind: number
  readonly attack: number
  readonly defense: number
  readonly glory: number
  readonly wood: number
  readonly coins: number
  readonly favor: number
  /** Index into COLOURS, or -1. */
  readonly colour: number
  /** Index into WARRIORS, or -1. */
  readonly forbids: number
  readonly reconstructed: boolean
}

export interface PrivateShip {
  readonly id: string
  readonly capacity: number
  readonly wood: number
  readonly coins: number
  readonly glory: number
  readonly minPlayers: number
  readonly reconstructed: boolean
}

export interface MerchantShip {
  readonly food: number
  readonly wood: number
  readonly warriors: readonly [number, number, number]
  readonly reconstructed: boolean
}

export interface CardSet {
  /** Six faces for each kind of warrior, as indices into FACES. */
  readonly dice: readonly (readonly number[])[]
  readonly enemies: readonly Enemy[]
  /** The enemies of each kind, as indices into `enemies`. */
  readonly decks: readonly (readonly number[])[]
  readonly kraken: Enemy
  readonly merchants: readonly MerchantShip[]
  readonly ships: readonly PrivateShip[]
  /** Glory of each rune at the end (CM-11.4), in the order of RUNES. */
  readonly runes: readonly number[]
}

export const STANDARD = 'standard'
const standard = compile(OURS)
/** Those that scenarios put together card by card. */
const arranged = new Map<string, CardSet>()
const brought = keptSets<CardSet>()
let last = STANDARD
let lastSet = standard

export function cardsOf(id: string): CardSet {
  if (id === last) return lastSet
  const found = id === STANDARD ? standard : (brought.get(id) ?? arranged.get(id))
  if (!found) throw new Error(`the card set ${id} has not been read`)
  last = id
  lastSet = found
  return found
}

/** Takes in a set from outside, laid over the standard rows, and returns the id that a state names it by. */
export function registerCards(given: unknown): string {
  if (given === undefined) return STANDARD
  const tables = tablesOf(readSet(box, given))
  const id = fingerprint(canonical(tables))
  brought.add(id, tables, () => compile({ ...OURS, ...tables }))
  return id
}

/** Rows of a scenario's own: an enemy or a Merchant Ship behind the others, other Glory on runes. */
export interface MoreCards {
  readonly enemy?: unknown
  readonly kind?: number
  readonly merchantShip?: unknown
  readonly runes?: Readonly<Record<string, number>>
}

export function addCards(set: string, more: MoreCards): { set: string; enemy: number; merchant: number } {
  const before = cardsOf(set)
  const { enemy: row, kind = 0 } = more
  const enemies = [...before.enemies]
  const merchants = [...before.merchants]
  if (isRecord(row)) {
    checkSpec(GIVEN_ENEMIES[kind], row, ['given'], true)
    const given = row as unknown as EnemyRow
    enemies.push(enemyOf(given, kind, given.colour === undefined ? -1 : COLOURS.indexOf(given.colour)))
  }
  if (more.merchantShip !== undefined) {
    const given = { goods: more.merchantShip }
    checkSpec(MERCHANT, given, ['given'])
    merchants.push(merchantOf(given as MerchantRow))
  }
  const runes = before.runes.map((printed, rune) => more.runes?.[RUNES[rune]] ?? printed)
  const id = fingerprint([set, more])
  arranged.set(id, { ...before, enemies, merchants, runes })
  return { set: id, enemy: enemies.length - 1, merchant: merchants.length - 1 }
}

/** Checked tables, made ready for play. */
function compile(tables: MidgardTables): CardSet {
  const enemies = DECKS.flatMap((deck, kind) =>
    tables[deck].flatMap((row) => coloursOf(deck, row).map((colour) => enemyOf(row, kind, colour))),
  )
  return {
    dice: WARRIORS.map((warrior) => tables.dice[warrior].faces.map((face) => FACES.indexOf(face))),
    enemies,
    decks: ENEMY_KINDS.map((_, kind) => enemies.flatMap((enemy, id) => (enemy.kind === kind ? [id] : []))),
    kraken: enemyOf({ id: 'kraken', ...tables.kraken }, -1, -1),
    merchants: tables.merchantShips.map(merchantOf),
    ships: tables.privateLongships.map(({ reconstructed = false, minPlayers = 2, ...row }) => ({
      ...row,
      minPlayers,
      reconstructed,
    })),
    runes: RUNE_GLORY,
  }
}

/** One card for each colour or copy. */
function coloursOf(deck: Deck, row: EnemyRow): number[] {
  if (deck === 'trolls') return Array<number>(row.copies ?? 1).fill(-1)
  return (row.colours ?? [row.colour]).map((colour) => COLOURS.indexOf(colour!))
}

function enemyOf(row: EnemyRow, kind: number, colour: number): Enemy {
  return {
    id: row.id,
    kind,
    attack: row.attack,
    defense: row.defense,
    glory: row.glory,
    wood: kind === 0 ? (row.wood ?? 0) : 0,
    coins: kind === 1 ? (row.coins ?? 0) : 0,
    favor: kind === 2 ? (row.favor ?? 0) : 0,
    colour,
    forbids: row.forbids === undefined ? -1 : WARRIORS.indexOf(row.forbids),
    reconstructed: row.reconstructed === true,
  }
}

function merchantOf({ goods, reconstructed }: MerchantRow): MerchantShip {
  const { food = 0, wood = 0, swordsman = 0, spearman = 0, axeman = 0 } = goods
  return { food, wood, warriors: [swordsman, spearman, axeman], reconstructed: reconstructed === true }
}
