import type { Notation, Seat } from '@meadhall/kernel/rules'
import { arrange } from './arrange.ts'
import { cardNumber } from './data/occupations/list.ts'
import { bestFeast } from './feast/best.ts'
import { banquetTable, lengthOf } from './feast/table.ts'
import type { Move, Served } from './moves.ts'
import { observe, stripName } from './observe.ts'
import { SCORE_LINES } from './score.ts'
import type { State } from './state.ts'
import { GOODS, ITEM_NUMBER, type Item, WEAPONS } from './vocabulary.ts'

/**
 * Moves as lines of text, a word for what is done and then its parts:
 *
 *   place buildShed | place imitation1 buildShed | pass | done | ready | roll | fail
 *   accept tanner | play tanner | use tanner saltMeat>hide | choose 2silver>hide
 *   upgrade stockfish hide | flip peas | mountain strip3 2 | sail 1 armed 0 plain
 *   succeed 2 wood 1 weapons | loot jewelry 1 stone 2 swords | loot chest+silk
 *   explore iceland | emigrate longship 2 | swapBoat 1 | buySpecial helmet | buyShip knarr | arm longship 2
 *   placeTile wool home 9,1 turn 1 | placeTile wool | takeTile home 9,1 | placeOre home 3,4
 *   store wood shed1 | storeOne wood shed1 | return buildShed pay | useSpace buildKnarr
 *   layFeast mead beans silver grain| _ | layFeast best | order restOfRound on | order feast mead@0 beans@2
 *
 * In a feast `|` behind a good stands it upright, `_` leaves a cell open, and `@5` names the first cell where the tiles
 * do not simply follow each other.
 */
export const notation: Notation<State, Move> = {
  read,
  write,
  outcome,
  observe,
  scoreLines: SCORE_LINES,
  arrange,
}

function read(text: string, state: State, seat: Seat): Move {
  const [verb, ...words] = text.trim().split(/\s+/)
  const need = (n: number, how: string): void => {
    if (words.length < n) throw new Error(`write it like "${how}"`)
  }
  switch (verb) {
    case 'pass':
    case 'done':
    case 'ready':
    case 'roll':
    case 'fail':
      return { do: verb }
    case 'place':
      need(1, 'place buildShed')
      return words.length > 1
        ? { do: 'place', at: words[0], imitate: words[1] }
        : { do: 'place', at: words[0] }
    case 'accept':
    case 'play':
      need(1, `${verb} tanner`)
      return { do: verb, card: words[0] }
    case 'use':
      need(1, 'use tanner saltMeat>hide')
      return words.length > 1
        ? { do: 'use', card: words[0], option: words[1] }
        : { do: 'use', card: words[0] }
    case 'choose':
      need(1, 'choose 2silver>hide')
      return { do: 'choose', option: words[0] }
    case 'upgrade':
      need(2, 'upgrade stockfish hide')
      return { do: 'upgrade', good: words[0] as never, to: words[1] as never }
    case 'flip':
      need(1, 'flip peas')
      return { do: 'flip', good: words[0] as never }
    case 'mountain':
      need(2, 'mountain strip3 2')
      return { do: 'mountain', strip: Number(words[0].replace('strip', '')) - 1, n: Number(words[1]) }
    case 'sail': {
      const n = amounts(words)
      return { do: 'sail', armed: n.armed ?? 0, plain: n.plain ?? 0 }
    }
    case 'succeed': {
      const n = amounts(words)
      return { do: 'succeed', wood: n.wood ?? 0, weapons: n.weapons ?? 0 }
    }
    case 'loot': {
      need(1, 'loot jewelry 1 stone')
      const [good, also] = words[0].split('+') as Item[]
      const n = amounts(words.slice(1))
      const spent = { stone: n.stone ?? 0, swords: n.swords ?? 0, spears: n.spears ?? 0 }
      return also ? { do: 'loot', good, also, ...spent } : { do: 'loot', good, ...spent }
    }
    case 'explore':
      need(1, 'explore iceland')
      return { do: 'explore', board: words[0] }
    case 'swapBoat':
      return { do: 'swapBoat', aboard: Number(words[0] ?? state.players[seat].boats.at(-1) ?? 0) }
    case 'emigrate': {
      need(1, 'emigrate longship 2')
      const ship = words[0] as 'knarr' | 'longship'
      const least = ship === 'longship' ? (state.players[seat].longships.at(-1) ?? 0) : 0
      return { do: 'emigrate', ship, aboard: words[1] === undefined ? least : Number(words[1]) }
    }
    case 'buySpecial':
      need(1, 'buySpecial helmet')
      return { do: 'buySpecial', tile: words[0] as never }
    case 'buyShip':
      need(1, 'buyShip knarr')
      return { do: 'buyShip', ship: words[0] as never }
    case 'arm':
    case 'disarm': {
      need(1, `${verb} longship 2`)
      const ship = words[0] as 'whalingBoat' | 'longship'
      const ships = ship === 'longship' ? state.players[seat].longships : state.players[seat].boats
      const usual = verb === 'arm' ? ships.at(-1) : ships[0]
      return { do: verb, ship, aboard: words[1] === undefined ? (usual ?? 0) : Number(words[1]) }
    }
    case 'return':
      need(1, 'return buildShed')
      return { do: 'return', at: words[0], pay: words[1] === 'pay' }
    case 'useSpace':
      need(1, 'useSpace buildKnarr')
      return { do: 'useSpace', at: words[0] }
    case 'placeTile':
      need(1, 'placeTile wool home 9,1 turn 1')
      if (words.length === 1) return { do: 'placeTile', good: words[0] as Item }
      return { do: 'placeTile', good: words[0] as Item, ...place(words.slice(1)), turn: turn(words) }
    case 'placeFish':
      return { do: 'placeFish', ...place(words), turn: turn(words) }
    case 'takeTile':
    case 'placeOre':
      return { do: verb, ...place(words) }
    case 'store':
    case 'storeOne':
      need(2, `${verb} wood shed1`)
      return { do: verb, good: words[0] as 'wood' | 'stone', board: words[1] }
    case 'layFeast':
      if (words[0] === 'best') return { do: 'layFeast', tiles: bestFeast(state, seat).tiles }
      return { do: 'layFeast', tiles: served(words, banquetTable(state, seat).first) }
    case 'order':
      need(2, 'order restOfRound on')
      if (words[0] === 'feast') {
        const plan = words[1] === 'off' ? null : served(words.slice(1), banquetTable(state, seat).first)
        return { do: 'order', order: 'feast', plan }
      }
      return { do: 'order', order: words[0] as 'restOfRound' | 'takeBonuses', on: words[1] === 'on' }
    default:
      throw new Error(`there is no move "${verb}"`)
  }
}

/** `2 wood 1 weapons` as amounts by name. */
function amounts(words: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (let i = 0; i + 1 < words.length; i += 2) {
    if (!/^\d+$/.test(words[i])) throw new Error(`"${words[i]}" should be a number, as in "2 wood"`)
    found[words[i + 1]] = Number(words[i])
  }
  return found
}

function place(words: readonly string[]): { board: string; row: number; col: number } {
  const [row, col] = (words[1] ?? '').split(',').map(Number)
  if (words.length < 2 || Number.isNaN(row) || col === undefined || Number.isNaN(col))
    throw new Error('a place is a board and a cell, such as "home 9,1"')
  return { board: words[0], row, col }
}

function turn(words: readonly string[]): number {
  const at = words.indexOf('turn')
  return at < 0 ? 0 : Number(words[at + 1])
}

/** `mead beans| silver*3 _ grain@7`: one after the other from the first free cell, unless a cell is named. */
function served(words: readonly string[], first: number): Served[] {
  const tiles: Served[] = []
  let next = first
  for (const word of words) {
    const found = /^(\w+)(\|?)(?:@(\d+))?(?:\*(\d+))?$/.exec(word)
    if (!found) throw new Error(`cannot read "${word}" in a feast`)
    const [, good, upright, at, times = '1'] = found
    if (at !== undefined) next = Number(at)
    if (good === '_') {
      next += Number(times)
      continue
    }
    if (good !== 'silver' && !GOODS.includes(good as never)) throw new Error(`there is no food "${good}"`)
    for (let n = 0; n < Number(times); n++) {
      const tile: Served = { good: good as Served['good'], at: next, long: upright === '' }
      tiles.push(tile)
      next += ITEM_NUMBER[good as Item] < 16 || good === 'silver' ? lengthOf(tile) : 1
    }
  }
  return tiles
}

function write(move: Move): string {
  switch (move.do) {
    case 'place':
      return move.imitate === undefined ? `place ${move.at}` : `place ${move.at} ${move.imitate}`
    case 'accept':
    case 'play':
      return `${move.do} ${move.card}`
    case 'use':
      return move.option === undefined ? `use ${move.card}` : `use ${move.card} ${move.option}`
    case 'choose':
      return `choose ${move.option}`
    case 'upgrade':
      return `upgrade ${move.good} ${move.to}`
    case 'flip':
      return `flip ${move.good}`
    case 'mountain':
      return `mountain ${stripName(move.strip)} ${move.n}`
    case 'sail':
      return `sail ${move.armed} armed ${move.plain} plain`
    case 'succeed':
      return `succeed ${move.wood} wood ${move.weapons} weapons`
    case 'loot':
      return `loot ${move.good}${move.also === undefined ? '' : `+${move.also}`} ${move.stone} stone ${move.swords} swords ${move.spears} spears`
    case 'explore':
      return `explore ${move.board}`
    case 'swapBoat':
      return `swapBoat ${move.aboard}`
    case 'emigrate':
    case 'arm':
    case 'disarm':
      return `${move.do} ${move.ship} ${move.aboard}`
    case 'buySpecial':
      return `buySpecial ${move.tile}`
    case 'buyShip':
      return `buyShip ${move.ship}`
    case 'return':
      return `return ${move.at}${move.pay ? ' pay' : ''}`
    case 'useSpace':
      return `useSpace ${move.at}`
    case 'placeTile':
      return move.board === undefined
        ? `placeTile ${move.good}`
        : `placeTile ${move.good} ${move.board} ${move.row},${move.col} turn ${move.turn ?? 0}`
    case 'placeFish':
      return `placeFish ${move.board} ${move.row},${move.col} turn ${move.turn}`
    case 'takeTile':
    case 'placeOre':
      return `${move.do} ${move.board} ${move.row},${move.col}`
    case 'store':
    case 'storeOne':
      return `${move.do} ${move.good} ${move.board}`
    case 'layFeast':
      return ['layFeast', ...move.tiles.map(tileText)].join(' ')
    case 'order':
      if (move.order === 'feast')
        return move.plan ? ['order feast', ...move.plan.map(tileText)].join(' ') : 'order feast off'
      return `order ${move.order} ${move.on ? 'on' : 'off'}`
    default:
      return move.do
  }
}

const tileText = ({ good, at, long }: Served): string => `${good}${long ? '' : '|'}@${at}`

/** What a scripted outcome stands for: a die's number, a weapon, a card, a strip, a seat counted from 1. */
function outcome(what: string, name: string): number {
  if (what === 'weapon') {
    const weapon = WEAPONS.indexOf(name as never)
    if (weapon >= 0) return weapon
  } else if (what === 'occupation' || what === 'startOccupation' || what === 'unknown') {
    const card = cardNumber(name)
    if (card !== undefined) return card
  } else if (what === 'strip') {
    return Number(name.replace('strip', '')) - 1
  } else if (what === 'startPlayer') {
    return Number(name.replace('seat', '')) - 1
  } else if (/^\d+$/.test(name)) return Number(name)
  throw new Error(`"${name}" cannot come up for ${what}`)
}
