import type { Notation } from '@meadhall/kernel/rules'
import { arrange } from './arrange.ts'
import { STANDARD } from './cards.ts'
import { about, rule } from './explain.ts'
import type { Move } from './moves.ts'
import { cardNamed, observe } from './position.ts'
import { SCORE_LINES } from './score.ts'
import type { State } from './state.ts'
import {
  DESTINIES,
  FACES,
  GOODS,
  JOURNEYS,
  LEADERS,
  RUNES,
  STALLS,
  TARGETS,
  type Target,
  WARRIORS,
} from './vocabulary.ts'

/** How people write moves and outcomes; docs/scenarios-midgard.md lists them all. */
export const notation: Notation<State, Move> = {
  read,
  write,
  rule,
  about,
  outcome,
  observe,
  scoreLines: SCORE_LINES,
  arrange,
}

/** `place smallLongship shore 2`: a verb, then what it needs. */
function read(text: string): Move {
  const [verb, ...rest] = text.trim().split(/\s+/)
  const reader = READERS[verb]
  if (!reader) throw new Error(`a move begins with one of ${Object.keys(READERS).join(', ')}`)
  return reader(rest)
}

const READERS: Record<string, (words: string[]) => Move> = {
  lead: ([leader]) => ({ do: 'chooseLeader', leader: oneOf(LEADERS, leader) }),
  place: readPlace,
  beg: () => ({ do: 'beg' }),
  trade: ([give, take]) => ({ do: 'trade', give: oneOf(GOODS, give), take: oneOf(GOODS, take) }),
  done: () => ({ do: 'doneTrading' }),
  house: (words) => ({ do: 'keepWarriors', dice: counts(words, WARRIORS) }),
  keep: ([destiny]) => ({ do: 'keepDestiny', destiny: oneOf(DESTINIES, destiny) }),
  assign: ([what, , to]) => ({ do: 'assign', what: oneOf(PIECES, what), to: oneOf(TARGETS, to) }),
  unassign: ([what, , to]) => ({ do: 'unassign', what: oneOf(PIECES, what), to: oneOf(TARGETS, to) }),
  send: (words) => ({ do: 'assignAll', plan: readPlan(words.join(' ')) }),
  confirm: () => ({ do: 'confirm' }),
  ask: () => ({ do: 'askTurnOrder' }),
  pick: ([die, face]) => ({ do: 'pick', die: oneOf(WARRIORS, die), face: oneOf(FACES, face) }),
  unpick: ([die, face]) => ({ do: 'unpick', die: oneOf(WARRIORS, die), face: oneOf(FACES, face) }),
  reroll: (words) =>
    words.length === 0 ? { do: 'reroll' } : { do: 'reroll', dice: readDice(words.join(' ')) },
  stand: () => ({ do: 'stand' }),
  rune: readRune,
  decline: ([rune]) => ({ do: 'declineRune', rune: oneOf(RUNES, rune) }),
  fall: (words) => ({ do: 'fall', dice: counts(words, WARRIORS) }),
  lose: (words) => {
    const [food, ...dice] = counts(words, ['food', ...WARRIORS])
    return { do: 'lose', food, dice }
  },
  blame: ([who, ...words]) => ({
    do: 'blame',
    player: who === 'nobody' ? null : seatNumber(who),
    discard: words.join(' ') !== 'keeping mine',
  }),
  wait: ([first]) => ({ do: 'waitForMe', on: first !== 'no' }),
  pass: () => ({ do: 'pass' }),
}

const PIECES = [...WARRIORS, 'food'] as const

function readPlace([at, ...rest]: string[]): Move {
  const move = { do: 'place' as const, at: at as never }
  const last = rest.at(-1)
  if (last === undefined) return move
  if (rest[0] === 'shore') return { ...move, shore: number(last) - 1 }
  if (rest[0] === 'look') return { ...move, look: number(last) - 1 }
  if (rest[0] === 'pay') return { ...move, coins: number(last) }
  if (rest[1] === 'times') return { ...move, times: number(rest[0]) }
  if (at === 'runesmith') return { ...move, rune: last === 'deck' ? last : oneOf(RUNES, last) }
  if (at === 'shipwright') return { ...move, ship: last }
  throw new Error('after the space: shore N, look N, pay N, N times, a rune, deck or a ship')
}

function readRune([name, ...rest]: string[]): Move {
  const rune = oneOf(RUNES, name)
  if (rune === 'gifts') return { do: 'rune', rune, goods: counts(rest, GOODS) }
  if (rune === 'success') return { do: 'rune', rune, destiny: oneOf(DESTINIES, rest[0]) }
  return { do: 'rune', rune }
}

/** `2 swordsman to troll, 1 axeman 1 food to smallLongship` */
function readPlan(text: string): Partial<Record<Target, readonly number[]>> {
  const plan: Partial<Record<Target, readonly number[]>> = {}
  if (text === 'nobody') return plan
  for (const part of text.split(',')) {
    const [pieces, to] = part.split(' to ')
    plan[oneOf(TARGETS, to?.trim())] = counts(pieces.trim().split(/\s+/), PIECES)
  }
  return plan
}

/** `swordsman blank, 2 axeman hit1` */
function readDice(text: string): number[] {
  const dice = Array<number>(WARRIORS.length * FACES.length).fill(0)
  for (const part of text.split(',')) {
    const words = part.trim().split(/\s+/)
    const many = /^\d+$/.test(words[0]) ? number(words.shift()) : 1
    dice[
      FACES.length * WARRIORS.indexOf(oneOf(WARRIORS, words[0])) + FACES.indexOf(oneOf(FACES, words[1]))
    ] += many
  }
  return dice
}

function write(move: Move): string {
  switch (move.do) {
    case 'chooseLeader':
      return `lead ${move.leader}`
    case 'place':
      return `place ${[move.at, ...placeDetails(move)].join(' ')}`
    case 'trade':
      return `trade ${move.give} ${move.take}`
    case 'doneTrading':
      return 'done trading'
    case 'keepWarriors':
      return `house ${say(move.dice, WARRIORS)}`
    case 'keepDestiny':
      return `keep ${move.destiny}`
    case 'assign':
    case 'unassign':
      return `${move.do} ${move.what} to ${move.to}`
    case 'assignAll': {
      const parts = Object.entries(move.plan).map(([to, pieces]) => `${say(pieces, PIECES)} to ${to}`)
      return `send ${parts.join(', ') || 'nobody'}`
    }
    case 'askTurnOrder':
      return 'ask for turn order'
    case 'pick':
    case 'unpick':
      return `${move.do} ${move.die} ${move.face}`
    case 'reroll':
      return move.dice ? `reroll ${sayDice(move.dice)}` : 'reroll'
    case 'rune':
      return ['rune', move.rune, move.goods ? say(move.goods, GOODS) : (move.destiny ?? '')].join(' ').trim()
    case 'declineRune':
      return `decline ${move.rune}`
    case 'waitForMe':
      return move.on ? 'wait for me' : 'wait no more'
    case 'fall':
      return `fall ${say(move.dice, WARRIORS)}`
    case 'lose':
      return `lose ${say([move.food, ...move.dice], ['food', ...WARRIORS])}`
    case 'blame':
      return `blame ${move.player === null ? 'nobody' : `seat${move.player + 1}`}${move.discard ? '' : ' keeping mine'}`
    default:
      return move.do
  }
}

function placeDetails(move: Extract<Move, { do: 'place' }>): string[] {
  if (move.shore !== undefined) return ['shore', `${move.shore + 1}`]
  if (move.look !== undefined) return ['look', `${move.look + 1}`]
  if (move.coins !== undefined) return ['pay', `${move.coins}`]
  if (move.times !== undefined) return [`${move.times}`, 'times']
  return [move.rune ?? move.ship ?? []].flat()
}

/** What a scripted outcome stands for. */
function outcome(what: string, name: string, state: State | undefined): number {
  switch (what) {
    case 'swordsman':
    case 'spearman':
    case 'axeman':
      return index(FACES, name)
    case 'journey':
      return index(JOURNEYS, name)
    case 'rune':
      return index(RUNES, name)
    case 'destiny':
      return index(DESTINIES, name)
    case 'stall':
      return index(STALLS, name)
    case 'leader':
      return index(LEADERS, name)
    case 'firstPlayer':
      return seatNumber(name)
    case 'troll':
    case 'draugr':
    case 'monster':
      return cardNamed(state?.table.cards ?? STANDARD, name)
    default:
      throw new Error(`${what} takes numbers`)
  }
}

/** `2 swordsman 1 axeman`, or `nothing` */
function counts(words: readonly string[], known: readonly string[]): number[] {
  const found = known.map(() => 0)
  if (words.join('') === 'nothing') return found
  if (words.length === 0 || words.length % 2 === 1)
    throw new Error('counts are written like "2 swordsman 1 axeman"')
  for (let i = 0; i < words.length; i += 2) found[index(known, words[i + 1])] += number(words[i])
  return found
}

function say(amounts: readonly number[], known: readonly string[]): string {
  const parts = amounts.flatMap((amount, i) => (amount > 0 ? [`${amount} ${known[i]}`] : []))
  return parts.join(' ') || 'nothing'
}

function sayDice(dice: readonly number[]): string {
  const parts = dice.flatMap((many, i) =>
    many > 0 ? [`${many} ${WARRIORS[Math.floor(i / FACES.length)]} ${FACES[i % FACES.length]}`] : [],
  )
  return parts.join(', ')
}

function oneOf<T extends string>(known: readonly T[], word: string | undefined): T {
  if (!known.includes(word as T)) throw new Error(`"${word ?? ''}" is not one of ${known.join(', ')}`)
  return word as T
}

function index(known: readonly string[], word: string | undefined): number {
  return known.indexOf(oneOf(known, word))
}

function number(word: string | undefined): number {
  if (!/^\d+$/.test(word ?? '')) throw new Error(`"${word ?? ''}" is not a number`)
  return Number(word)
}

/** Players are written `seat1` to `seat4`; a scenario may use their names. */
function seatNumber(word: string | undefined): number {
  const found = /^seat(\d)$/.exec(word ?? '')
  if (!found) throw new Error(`"${word ?? ''}" is not a player`)
  return Number(found[1]) - 1
}
