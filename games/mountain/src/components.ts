import { keptSets } from '@meadhall/kernel/kept-sets'
import { fingerprint } from '@meadhall/kernel/plain'
import { ANCESTRY_CARDS, START_CARD } from './data/ancestry.ts'
import { BACK } from './data/back.ts'
import { CHAMPIONS } from './data/champions.ts'
import { FRONT } from './data/front.ts'
import type { Ability, BoardRows, ChampionRow, Rows } from './data/rows.ts'
import { BOOST, SOLO, SUPPLIES, VOTE_TILES, WHEEL } from './data/tables.ts'
import { CLANS, STACKS, SYMBOLS } from './vocabulary.ts'

/** One side of the board, by index: caverns come first, lair spaces after them; both are places. */
export interface Board {
  readonly rows: BoardRows
  readonly caverns: number
  readonly places: number
  readonly names: readonly string[]
  readonly index: ReadonlyMap<string, number>
  /** Of each place the places beside it; lair spaces are only beside caverns. */
  readonly adjacent: readonly (readonly number[])[]
  /** Of each cavern the clan; -1 for a lair, which lies in no domain. */
  readonly clan: readonly number[]
  readonly gate: readonly boolean[]
  readonly domains: readonly (readonly number[])[]
  readonly gates: readonly (readonly number[])[]
  readonly halls: readonly { readonly name: string; readonly caverns: readonly number[] }[]
  readonly pairs: readonly { readonly name: string; readonly lairs: readonly [number, number] }[]
}

export interface Champion {
  readonly name: string
  readonly row: ChampionRow
  readonly stack: number
  /** -1 for an outsider, whose votes go to any one clan. */
  readonly clan: number
  readonly votes: number
  readonly figure: boolean
  readonly claws: number
  readonly lines: readonly number[]
  /** Its ancestry symbols as cells. */
  readonly symbols: readonly number[]
  readonly ability: Ability
}

/** Everything printed, made ready for play. A state names the set it is played with. */
export interface Components {
  readonly id: string
  readonly rows: Rows
  readonly front: Board
  readonly back: Board
  /** The start card is the last card; its cells, as of every card, from left to right and top to bottom. */
  readonly cards: readonly (readonly number[])[]
  readonly cardNames: readonly string[]
  readonly cardIndex: ReadonlyMap<string, number>
  readonly champions: readonly Champion[]
  readonly championIndex: ReadonlyMap<string, number>
  /** The champions whose figures count as more than one troll, by when they do. */
  readonly heavy: {
    readonly attack: readonly number[]
    readonly control: readonly number[]
    readonly invasion: readonly number[]
  }
  readonly wheelStart: number
}

export const BASE_ROWS: Rows = {
  front: FRONT,
  back: BACK,
  startCard: START_CARD,
  ancestryCards: ANCESTRY_CARDS,
  champions: CHAMPIONS,
  wheel: WHEEL,
  boost: BOOST,
  voteTiles: VOTE_TILES,
  supplies: SUPPLIES,
  solo: SOLO,
}

/** `bolster2` as a cell; -1 for what is no symbol. */
export function cellOf(text: string): number {
  const found = /^([a-z]+)([1-7])?$/.exec(text)
  const symbol = found ? SYMBOLS.indexOf(found[1] as 'wild') : -1
  if (symbol <= 0) return -1
  const isAction = symbol <= 4
  if (found![2] !== undefined && !isAction) return -1
  return symbol * 8 + (isAction ? Number(found![2] ?? 1) : symbol === 5 ? 1 : 0)
}

/** The inverse of `cellOf`; cubes are not shown. */
export function cellText(cell: number): string {
  const symbol = (cell >> 3) & 15
  const strength = cell & 7
  return SYMBOLS[symbol] + (symbol <= 4 && strength > 1 ? strength : '')
}

function compileBoard(rows: BoardRows): Board {
  const caverns = rows.caverns.length
  const names = [...rows.caverns.map((row) => row.id), ...rows.lairs.map((row) => row.id)]
  const index = new Map(names.map((name, place) => [name, place]))
  const at = (name: string) => index.get(name)!
  const adjacent = names.map((_, place) =>
    place < caverns
      ? [
          ...rows.caverns[place].adjacent.map(at),
          ...rows.lairs.filter((row) => row.caverns.includes(names[place])).map((row) => at(row.id)),
        ]
      : rows.lairs[place - caverns].caverns.map(at),
  )
  const clan = names.map((_, place) => (place < caverns ? CLANS.indexOf(rows.caverns[place].clan) : -1))
  const gate = names.map((_, place) => place < caverns && rows.caverns[place].gate)
  const domains = CLANS.map((_, c) => names.flatMap((_, place) => (clan[place] === c ? [place] : [])))
  const pairNames = [...new Set(rows.lairs.map((row) => row.pair))]
  return {
    rows,
    caverns,
    places: names.length,
    names,
    index,
    adjacent,
    clan,
    gate,
    domains,
    gates: domains.map((places) => places.filter((place) => gate[place])),
    halls: rows.halls.map((row) => ({ name: row.id, caverns: row.caverns.map(at) })),
    pairs: pairNames.map((name) => {
      const [a, b] = rows.lairs.filter((row) => row.pair === name).map((row) => at(row.id))
      return { name, lairs: [a, b] as const }
    }),
  }
}

function compileChampion(row: ChampionRow): Champion {
  return {
    name: row.id,
    row,
    stack: STACKS.indexOf(row.stack),
    clan: row.clan === 'outsider' ? -1 : CLANS.indexOf(row.clan),
    votes: row.votes,
    figure: row.figure === true,
    claws: row.claws ?? 0,
    lines: row.lines ?? [],
    symbols: (row.symbols ?? []).map(cellOf),
    ability: row.ability,
  }
}

function compile(id: string, rows: Rows): Components {
  const cardNames = [...rows.ancestryCards.map((row) => row.id), rows.startCard.id]
  const champions = rows.champions.map(compileChampion)
  const heavy = (when: 'attack' | 'control' | 'invasion') =>
    champions.flatMap(({ ability }, i) => (ability.is === 'counts' && ability.when === when ? [i] : []))
  return {
    id,
    rows,
    front: compileBoard(rows.front),
    back: compileBoard(rows.back),
    cards: [...rows.ancestryCards, rows.startCard].map((row) => row.cells.map(cellOf)),
    cardNames,
    cardIndex: new Map(cardNames.map((name, card) => [name, card])),
    champions,
    championIndex: new Map(champions.map((champion, i) => [champion.name, i])),
    heavy: { attack: heavy('attack'), control: heavy('control'), invasion: heavy('invasion') },
    wheelStart: Math.max(
      0,
      rows.wheel.findIndex((row) => row.star),
    ),
  }
}

/** The set of our own rows. */
export const BASE_SET = 'base'
const BASE = compile(BASE_SET, BASE_ROWS)
/** By content, so that equal tables are one set and a state needs to name no more than its id. */
const brought = keptSets<Components>()
let latest = BASE

/** Makes a set of the base tables with some replaced, which must have been checked; gives its id. */
export function register(replaced: Partial<Rows>): string {
  if (Object.keys(replaced).length === 0) return BASE.id
  const id = fingerprint(replaced)
  brought.add(id, replaced, () => compile(id, { ...BASE_ROWS, ...replaced }))
  return id
}

export function componentsOf(state: { readonly set: string }): Components {
  if (latest.id !== state.set) {
    const found = state.set === BASE.id ? BASE : brought.get(state.set)
    if (!found) throw new Error(`the component set ${state.set} is not known here`)
    latest = found
  }
  return latest
}

/** The front for four and five players, the back for fewer. */
export function boardOf(state: { readonly set: string; readonly side: number }): Board {
  const set = latest.id === state.set ? latest : componentsOf(state)
  return state.side === 0 ? set.front : set.back
}

export const placeNamed = (board: Board, name: unknown): number => board.index.get(name as string) ?? -1
export const championNamed = (set: Components, name: unknown): number =>
  set.championIndex.get(name as string) ?? -1
export const cardNamed = (set: Components, name: unknown): number => set.cardIndex.get(name as string) ?? -1
