import type { Plain } from '@meadhall/kernel/rules'
import { workerPrice } from './locations.ts'
import type { Move } from './moves.ts'
import { cardNamed } from './position.ts'
import type { RuleId } from './rulebook/ids.ts'
import { cardSet, NONE, type State } from './state.ts'
import { RUNES, STOCKS, WARRIORS } from './vocabulary.ts'
import { SPACE_RULES } from './workers.ts'

const MOVE_RULES: Readonly<Record<Exclude<Move['do'], 'place' | 'rune'>, RuleId>> = {
  chooseLeader: 'CM-2.5',
  beg: 'CM-4.5',
  trade: 'CM-5.7',
  doneTrading: 'CM-5.7',
  keepWarriors: 'CM-1.4',
  keepDestiny: 'CM-5.10',
  assign: 'CM-7.3',
  unassign: 'CM-7.3',
  confirm: 'CM-7.1',
  assignAll: 'CM-7.1',
  askTurnOrder: 'CM-7.2',
  pick: 'CM-9.3',
  unpick: 'CM-9.3',
  reroll: 'CM-9.3',
  stand: 'CM-9.4',
  declineRune: 'CM-14.2',
  waitForMe: 'CM-14.13',
  fall: 'CM-9.7',
  lose: 'CM-8.7',
  blame: 'CM-8.4',
  pass: 'CM-14.2',
}

/** Each rune's own entry, in the order of RUNES. */
const RUNE_RULES: readonly RuleId[] = [
  'CM-14.3',
  'CM-14.4',
  'CM-14.5',
  'CM-14.6',
  'CM-14.7',
  'CM-14.8',
  'CM-14.9',
  'CM-14.10',
  'CM-14.11',
  'CM-14.12',
]

/** The rule entry that a move follows. */
export function rule(move: Move): RuleId {
  if (move.do === 'place') return SPACE_RULES[move.at].rule
  return move.do === 'rune' ? RUNE_RULES[RUNES.indexOf(move.rune)] : MOVE_RULES[move.do]
}

/** What lies at a space, or is printed on an enemy or a longship, by the name it has in a position: `haugbui red`. */
export function about(name: string, state: State): Plain | undefined {
  const cards = cardSet(state)
  const stock = STOCKS.indexOf(name as never)
  if (stock >= 0) return { [WARRIORS[stock] ?? 'food']: state.stock[stock] }
  if (name === 'merchantShip' && state.merchant !== NONE) {
    const { food, wood, warriors } = cards.merchants[state.merchant]
    return { food, wood, ...Object.fromEntries(WARRIORS.map((warrior, kind) => [warrior, warriors[kind]])) }
  }
  if (name === 'workerHuts') return { coins: workerPrice(state) }
  const ship = cards.ships.find(({ id }) => id === name)
  if (ship) {
    const { capacity, wood, coins, glory } = ship
    return { capacity, wood, coins, glory }
  }
  const enemy = name === 'kraken' ? cards.kraken : cards.enemies[findCard(state, name)]
  if (!enemy) return undefined
  const { attack, defense, glory, wood, coins, favor, forbids } = enemy
  return { attack, defense, glory, wood, coins, favor, ...(forbids >= 0 && { forbids: WARRIORS[forbids] }) }
}

function findCard(state: State, name: string): number {
  try {
    return cardNamed(state.table.cards, name)
  } catch {
    return -1
  }
}
