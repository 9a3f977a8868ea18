import { keptSets } from '@meadhall/kernel/kept-sets'
import { canonical, fingerprint, isRecord } from '@meadhall/kernel/plain'
import { BadOptions } from '@meadhall/kernel/rules'
import rows from './data/cards.json' with { type: 'json' }
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

/** How many cards of a deck eight rounds can need at most. */
const NEEDED = { trolls: 8, draugr: 16, monsters: 32, merchantShips: 8 }
const DECKS = ['trolls', 'draugr', 'monsters'] as const
/** How many cards or rows one table of a set may have: no box has as many. */
const MOST = 200
const KEYS = ['dice', 'kraken', ...DECKS, 'merchantShips', 'privateLongships']

export const STANDARD = 'standard'
const standard = readCards(rows)
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

/** Takes in rows from outside, laid over the standard ones, and returns the id that a state names them by. */
export function registerCards(given: unknown): string {
  if (given === undefined) return STANDARD
  if (!isRecord(given)) throw new BadOptions('cards: must be a map of tables')
  for (const key of Object.keys(given))
    if (!KEYS.includes(key))
      throw new BadOptions(`cards: unknown table "${key}"; known are ${KEYS.join(', ')}`)
  const id = fingerprint(canonical(given))
  brought.add(id, given, () => readCards({ ...rows, ...given }))
  return id
}

/** Rows of a scenario's own: an enemy or a Merchant Ship behind the others, other Glory on runes. */
export interface MoreCards {
  readonly enemy?: unknown
  readonly kind?: number
  readonly merchantShip?: unknown
  readonly runes?: Readonly<Record<string, unknown>>
}

export function addCards(set: string, more: MoreCards): { set: string; enemy: number; merchant: number } {
  const before = cardsOf(set)
  const { enemy: row, kind = 0 } = more
  const enemies = [...before.enemies]
  const merchants = [...before.merchants]
  if (isRecord(row)) {
    const colour = row.colour === undefined ? -1 : oneOf(row.colour, COLOURS, 'colour')
    enemies.push(readEnemy(row, 'given', kind, (['wood', 'coins', 'favor'] as const)[kind], colour))
  }
  if (more.merchantShip !== undefined) merchants.push(readMerchant({ goods: more.merchantShip }, 'given'))
  const runes = [...before.runes]
  for (const [rune, glory] of Object.entries(more.runes ?? {}))
    runes[oneOf(rune, RUNES, 'rune')] = amount(glory, `rune ${rune}`)
  const id = fingerprint([set, more])
  arranged.set(id, { ...before, enemies, merchants, runes })
  return { set: id, enemy: enemies.length - 1, merchant: merchants.length - 1 }
}

function readCards(given: Record<string, unknown>): CardSet {
  const enemies: Enemy[] = []
  for (const deck of DECKS) {
    const kind = DECKS.indexOf(deck)
    const reward = (['wood', 'coins', 'favor'] as const)[kind]
    const before = enemies.length
    list(given[deck], deck).forEach((row, i) => {
      const where = `${deck} ${i + 1}`
      const colours = deck === 'trolls' ? [-1] : coloursOf(row.colours ?? [row.colour], where)
      for (let copy = 0; copy < (deck === 'trolls' ? amount(row.copies ?? 1, `${where}: copies`) : 1); copy++)
        for (const colour of colours) enemies.push(readEnemy(row, where, kind, reward, colour))
      if (enemies.length - before > MOST) throw new BadOptions(`cards: ${deck} has more than ${MOST} cards`)
    })
    const count = enemies.length - before
    if (count < NEEDED[deck])
      throw new BadOptions(`cards: ${deck} needs at least ${NEEDED[deck]} cards, has ${count}`)
  }
  const merchants = list(given.merchantShips, 'merchantShips').map((row, i) =>
    readMerchant(row, `merchantShips ${i + 1}`),
  )
  if (merchants.length < NEEDED.merchantShips)
    throw new BadOptions('cards: merchantShips needs at least 8 cards')
  if (!isRecord(given.kraken)) throw new BadOptions('cards: kraken must be a map')
  return {
    dice: readDice(given.dice),
    enemies,
    decks: ENEMY_KINDS.map((_, kind) => enemies.flatMap((enemy, id) => (enemy.kind === kind ? [id] : []))),
    kraken: readEnemy({ id: 'kraken', ...given.kraken }, 'kraken', -1, undefined, -1),
    merchants,
    ships: list(given.privateLongships, 'privateLongships').map((row, i) =>
      readShip(row, `privateLongships ${i + 1}`),
    ),
    runes: RUNE_GLORY,
  }
}

function readEnemy(
  row: Record<string, unknown>,
  where: string,
  kind: number,
  reward: 'wood' | 'coins' | 'favor' | undefined,
  colour: number,
): Enemy {
  const enemy = {
    id: word(row.id, `${where}: id`),
    kind,
    attack: amount(row.attack, `${where}: attack`),
    defense: amount(row.defense, `${where}: defense`),
    glory: amount(row.glory, `${where}: glory`),
    wood: 0,
    coins: 0,
    favor: 0,
    colour,
    forbids: -1,
    reconstructed: row.reconstructed === true,
  }
  if (enemy.defense === 0) throw new BadOptions(`cards: ${where}: defense must be at least 1`)
  if (reward) enemy[reward] = amount(row[reward], `${where}: ${reward}`)
  if (row.forbids !== undefined) enemy.forbids = oneOf(row.forbids, WARRIORS, `${where}: forbids`)
  return enemy
}

function readDice(given: unknown): number[][] {
  if (!isRecord(given)) throw new BadOptions('cards: dice must be a map')
  return WARRIORS.map((kind) => {
    const die = given[kind]
    const faces = isRecord(die) ? die.faces : undefined
    if (!Array.isArray(faces) || faces.length !== 6)
      throw new BadOptions(`cards: dice: ${kind} needs six faces`)
    return faces.map((face) => oneOf(face, FACES, `dice: ${kind}`))
  })
}

function readMerchant(row: Record<string, unknown>, where: string): MerchantShip {
  const goods = row.goods
  if (!isRecord(goods)) throw new BadOptions(`cards: ${where}: goods must be a map`)
  const known = ['food', 'wood', ...WARRIORS]
  for (const key of Object.keys(goods))
    if (!known.includes(key))
      throw new BadOptions(`cards: ${where}: unknown good "${key}"; known are ${known.join(', ')}`)
  const of = (key: string) => amount(goods[key] ?? 0, `${where}: ${key}`)
  return {
    food: of('food'),
    wood: of('wood'),
    warriors: [of('swordsman'), of('spearman'), of('axeman')],
    reconstructed: row.reconstructed === true,
  }
}

function readShip(row: Record<string, unknown>, where: string): PrivateShip {
  return {
    id: word(row.id, `${where}: id`),
    capacity: amount(row.capacity, `${where}: capacity`),
    wood: amount(row.wood, `${where}: wood`),
    coins: amount(row.coins, `${where}: coins`),
    glory: amount(row.glory, `${where}: glory`),
    minPlayers: amount(row.minPlayers ?? 2, `${where}: minPlayers`),
    reconstructed: row.reconstructed === true,
  }
}

function coloursOf(value: unknown, where: string): number[] {
  if (!Array.isArray(value) || value.length > COLOURS.length)
    throw new BadOptions(`cards: ${where}: colours must be a list of at most ${COLOURS.length}`)
  return value.map((colour) => oneOf(colour, COLOURS, `${where}: colour`))
}

function list(value: unknown, where: string): Record<string, unknown>[] {
  if (!Array.isArray(value) || !value.every(isRecord))
    throw new BadOptions(`cards: ${where} must be a list of rows`)
  if (value.length > MOST) throw new BadOptions(`cards: ${where} has more than ${MOST} rows`)
  return value
}

function amount(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 99)
    throw new BadOptions(`cards: ${where} must be a whole number from 0 to 99`)
  return value
}

function word(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '' || value.length > MOST)
    throw new BadOptions(`cards: ${where} must be a word`)
  return value
}

function oneOf(value: unknown, known: readonly string[], where: string): number {
  const found = known.indexOf(value as string)
  if (found < 0) throw new BadOptions(`cards: ${where} must be one of ${known.join(', ')}`)
  return found
}
