import type { Seat } from '@meadhall/kernel/rules'
import { CARD } from '../data/occupations/list.ts'
import { SPACE_IDS } from '../data/spaces.ts'
import { banquetTable, lengthOf } from '../feast/table.ts'
import type { Move, Served } from '../moves.ts'
import type { State } from '../state.ts'
import {
  GOODS,
  type Good,
  ITEMS,
  type Item,
  SHIPS,
  type Ship,
  SPECIALS,
  type Special,
} from '../vocabulary.ts'

/** How moves are written: a word for what is done, then what it is done with. */

/** One line's words, taken one after the other. */
interface Words {
  readonly all: readonly string[]
  next: number
}

const left = (words: Words): boolean => words.next < words.all.length

function take(words: Words, what: string): string {
  if (!left(words)) throw new Error(`expected ${what} after "${words.all.join(' ')}"`)
  return words.all[words.next++]
}

/** Takes the word if it comes next. */
function skip(words: Words, word: string): boolean {
  if (words.all[words.next] !== word) return false
  words.next++
  return true
}

function number(words: Words, what: string): number {
  const word = take(words, what)
  if (!/^\d+$/.test(word)) throw new Error(`expected ${what} as a number, not "${word}"`)
  return Number(word)
}

function one<Name extends string>(words: Words, names: readonly Name[], what: string): Name {
  const word = take(words, what)
  if (!names.includes(word as Name)) throw new Error(`there is no ${what} called "${word}"`)
  return word as Name
}

/** `5,0`: row and column. */
function cell(words: Words): { row: number; col: number } {
  const word = take(words, 'row,column')
  const found = /^(\d+),(\d+)$/.exec(word)
  if (!found) throw new Error(`expected row,column such as 5,0, not "${word}"`)
  return { row: Number(found[1]), col: Number(found[2]) }
}

const CARD_IDS = CARD.map(({ id }) => id)
const good = (words: Words): Good => one(words, GOODS, 'good')
const item = (words: Words): Item => one(words, ITEMS, 'item')
const card = (words: Words): string => one(words, CARD_IDS, 'card')
const space = (words: Words): string => one(words, SPACE_IDS, 'space')
const resource = (words: Words): 'wood' | 'stone' => one(words, ['wood', 'stone'] as const, 'wood or stone')
const armed = (words: Words): 'whalingBoat' | 'longship' =>
  one(words, ['whalingBoat', 'longship'] as const, 'ship')
const optional = (words: Words, word: string): number => (skip(words, word) ? number(words, word) : 0)
const turn = (words: Words): number => optional(words, 'turn')

type Reader = (words: Words, state: State, seat: Seat) => Move

const READERS: Readonly<Record<string, Reader>> = {
  lay(words) {
    const what = item(words)
    if (!left(words)) return { do: 'placeTile', good: what }
    return { do: 'placeTile', good: what, board: take(words, 'board'), ...cell(words), turn: turn(words) }
  },
  lift: (words) => ({ do: 'takeTile', board: take(words, 'board'), ...cell(words) }),
  store: (words) => ({ do: 'store', good: resource(words), board: take(words, 'board') }),
  buy(words) {
    const what = one(words, [...SHIPS, ...SPECIALS] as const, 'ship or special tile')
    return SHIPS.includes(what as Ship)
      ? { do: 'buyShip', ship: what as Ship }
      : { do: 'buySpecial', tile: what as Special }
  },
  arm: (words) => ({ do: 'arm', ship: armed(words), aboard: number(words, 'ore aboard') }),
  disarm: (words) => ({ do: 'disarm', ship: armed(words), aboard: number(words, 'ore aboard') }),
  use(words) {
    const used = card(words)
    return left(words) ? { do: 'use', card: used, option: take(words, 'option') } : { do: 'use', card: used }
  },
  order(words, state, seat) {
    if (skip(words, 'feast'))
      return { do: 'order', order: 'feast', plan: skip(words, 'off') ? null : servings(words, state, seat) }
    const order = one(words, ['restOfRound', 'takeBonuses'] as const, 'order')
    return { do: 'order', order, on: one(words, ['on', 'off'] as const, 'on or off') === 'on' }
  },
  place(words) {
    const at = space(words)
    return skip(words, 'as') ? { do: 'place', at, imitate: space(words) } : { do: 'place', at }
  },
  pass: () => ({ do: 'pass' }),
  accept: (words) => ({ do: 'accept', card: card(words) }),
  choose: (words) => ({ do: 'choose', option: take(words, 'option') }),
  upgrade(words) {
    const from = good(words)
    skip(words, 'to')
    return { do: 'upgrade', good: from, to: good(words) }
  },
  flip: (words) => ({ do: 'flip', good: good(words) }),
  mountain: (words) => ({ do: 'mountain', strip: number(words, 'strip'), n: number(words, 'how many') }),
  sail: (words) => ({ do: 'sail', armed: optional(words, 'armed'), plain: optional(words, 'plain') }),
  roll: () => ({ do: 'roll' }),
  succeed: (words) => ({ do: 'succeed', wood: optional(words, 'wood'), weapons: optional(words, 'weapons') }),
  loot(words) {
    const what = item(words)
    const also = skip(words, 'and') ? { also: item(words) } : {}
    const stone = optional(words, 'stone')
    const swords = optional(words, 'swords')
    return { do: 'loot', good: what, ...also, stone, swords, spears: optional(words, 'spears') }
  },
  fail: () => ({ do: 'fail' }),
  explore: (words) => ({ do: 'explore', board: take(words, 'board') }),
  swapBoat: (words) => ({ do: 'swapBoat', aboard: number(words, 'ore aboard') }),
  emigrate(words) {
    const ship = one(words, ['knarr', 'longship'] as const, 'ship')
    return { do: 'emigrate', ship, aboard: left(words) ? number(words, 'ore aboard') : 0 }
  },
  play: (words) => ({ do: 'play', card: card(words) }),
  return(words) {
    const at = space(words)
    return { do: 'return', at, pay: skip(words, 'two') }
  },
  useSpace: (words) => ({ do: 'useSpace', at: space(words) }),
  layOre: (words) => ({ do: 'placeOre', board: take(words, 'board'), ...cell(words) }),
  layFish: (words) => ({ do: 'placeFish', board: take(words, 'board'), ...cell(words), turn: turn(words) }),
  storeOne: (words) => ({ do: 'storeOne', good: resource(words), board: take(words, 'board') }),
  done: () => ({ do: 'done' }),
  feast: (words, state, seat) => ({ do: 'layFeast', tiles: servings(words, state, seat) }),
  ready: () => ({ do: 'ready' }),
}

/** `peas mead| silver _ beans`: from the left, `|` for upright, `_` for a cell left open, `@7` for a certain cell. */
function servings(words: Words, state: State, seat: Seat): Served[] {
  const tiles: Served[] = []
  let at = banquetTable(state, seat).first
  while (left(words)) {
    const word = take(words, 'food')
    if (word === '_') {
      at++
      continue
    }
    const found = /^(\w+)(\|?)(?:@(\d+))?$/.exec(word)
    const name = found?.[1] as Good | 'silver'
    if (!found || !ITEMS.includes(name)) throw new Error(`"${word}" is nothing to serve`)
    if (found[3] !== undefined) at = Number(found[3])
    const served: Served = { good: name, at, long: found[2] === '' }
    tiles.push(served)
    at += lengthOf(served) || 1
  }
  return tiles
}

export function readMove(text: string, state: State, seat: Seat): Move {
  const [verb, ...rest] = text.trim().split(/\s+/)
  const reader = READERS[verb]
  if (!reader) throw new Error(`there is no move "${verb}"; there are ${Object.keys(READERS).join(', ')}`)
  const words: Words = { all: rest, next: 0 }
  const move = reader(words, state, seat)
  if (left(words)) throw new Error(`"${take(words, '')}" is more than "${verb}" needs`)
  return move
}

const served = (tiles: readonly Served[]): string =>
  tiles.map(({ good, at, long }) => `${good}${long ? '' : '|'}@${at}`).join(' ')
const turned = (n: number | undefined): string => (n ? ` turn ${n}` : '')
const amount = (word: string, n: number): string => (n > 0 ? ` ${word} ${n}` : '')

/** The line that `readMove` understands. */
export function writeMove(move: Move): string {
  switch (move.do) {
    case 'placeTile':
      return move.board === undefined
        ? `lay ${move.good}`
        : `lay ${move.good} ${move.board} ${move.row},${move.col}${turned(move.turn)}`
    case 'takeTile':
      return `lift ${move.board} ${move.row},${move.col}`
    case 'store':
    case 'storeOne':
      return `${move.do} ${move.good} ${move.board}`
    case 'buyShip':
      return `buy ${move.ship}`
    case 'buySpecial':
      return `buy ${move.tile}`
    case 'arm':
    case 'disarm':
      return `${move.do} ${move.ship} ${move.aboard}`
    case 'use':
      return move.option === undefined ? `use ${move.card}` : `use ${move.card} ${move.option}`
    case 'order':
      if (move.order !== 'feast') return `order ${move.order} ${move.on ? 'on' : 'off'}`
      return move.plan ? `order feast ${served(move.plan)}`.trim() : 'order feast off'
    case 'place':
      return move.imitate === undefined ? `place ${move.at}` : `place ${move.at} as ${move.imitate}`
    case 'accept':
    case 'play':
      return `${move.do} ${move.card}`
    case 'choose':
      return `choose ${move.option}`
    case 'upgrade':
      return `upgrade ${move.good} to ${move.to}`
    case 'flip':
      return `flip ${move.good}`
    case 'mountain':
      return `mountain ${move.strip} ${move.n}`
    case 'sail':
      return `sail${amount('armed', move.armed)}${amount('plain', move.plain)}`
    case 'succeed':
      return `succeed${amount('wood', move.wood)}${amount('weapons', move.weapons)}`
    case 'loot': {
      const what = move.also === undefined ? move.good : `${move.good} and ${move.also}`
      return `loot ${what}${amount('stone', move.stone)}${amount('swords', move.swords)}${amount('spears', move.spears)}`
    }
    case 'explore':
      return `explore ${move.board}`
    case 'swapBoat':
      return `swapBoat ${move.aboard}`
    case 'emigrate':
      return `emigrate ${move.ship}${move.aboard > 0 ? ` ${move.aboard}` : ''}`
    case 'return':
      return `return ${move.at}${move.pay ? ' two' : ''}`
    case 'useSpace':
      return `useSpace ${move.at}`
    case 'placeOre':
      return `layOre ${move.board} ${move.row},${move.col}`
    case 'placeFish':
      return `layFish ${move.board} ${move.row},${move.col}${turned(move.turn)}`
    case 'layFeast':
      return `feast ${served(move.tiles)}`.trim()
    case 'pass':
    case 'roll':
    case 'fail':
    case 'done':
    case 'ready':
      return move.do
  }
}
