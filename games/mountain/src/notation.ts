import type { Notation } from '@meadhall/kernel/rules'
import { about } from './about.ts'
import { arrange } from './arrange.ts'
import { boardOf, cardNamed, championNamed, componentsOf, placeNamed } from './components.ts'
import type { Move } from './moves.ts'
import { observe } from './observe.ts'
import type { RuleId } from './rulebook/ids.ts'
import { SCORE_LINES } from './score.ts'
import type { State } from './state.ts'
import { ACTIONS, type Action, CLANS, type Clan, clanNamed } from './vocabulary.ts'

/** How moves are written: the verb, then names in the order in which one would say them. */
const FORMS: Record<Move['do'], string> = {
  choose: 'choose CHAMPION',
  settle: 'settle PAIR',
  outpost: 'outpost CAVERN',
  post: 'post PLACE',
  retire: 'retire CHAMPION',
  lay: 'lay CARD CELL',
  discard: 'discard CARD',
  pair: 'pair CELL CELL',
  cover: 'cover CELL',
  act: 'act ACTION [CELL...] [over CELL] [+N]',
  claw: 'claw CHAMPION [CELL or LAIR or space N]',
  advance: 'advance PLACE [from PLACE [N]...] [with CHAMPION...]',
  send: 'send PLACE [CHAMPION]',
  bolster: 'bolster PLACE [N]',
  summon: 'summon PLACE [CHAMPION]',
  influence: 'influence CHAMPION',
  wheel: 'wheel N',
  scoutGate: 'scoutGate N',
  scoutGnome: 'scoutGnome CAVERN [N]',
  swarm: 'swarm CLAN',
  shift: 'shift PLACE PLACE of PLAYER [CHAMPION]',
  slay: 'slay N',
  retreat: 'retreat LAIR',
  lead: 'lead CAVERN',
  fall: 'fall [CHAMPION]',
  favour: 'favour CLAN',
  honour: 'honour',
  vote: 'vote',
  star: 'star HALL or CAVERN or CLAN',
  done: 'done',
  pass: 'pass',
}

/** The rule a move follows where it does not depend on the task that waits. */
const RULES: Record<Move['do'], RuleId> = {
  choose: 'MK-2.10',
  settle: 'MK-2.11',
  outpost: 'MK-2.12',
  post: 'MK-14.5',
  retire: 'MK-14.5',
  lay: 'MK-3.3',
  discard: 'MK-3.7',
  pair: 'MK-4.2',
  cover: 'MK-5.7',
  act: 'MK-5.2',
  claw: 'MK-19.2',
  advance: 'MK-7.1',
  send: 'MK-7.3',
  bolster: 'MK-10.1',
  summon: 'MK-10.2',
  influence: 'MK-11.1',
  wheel: 'MK-12.1',
  scoutGate: 'MK-12.2',
  scoutGnome: 'MK-12.2',
  swarm: 'MK-12.5',
  shift: 'MK-12.12',
  slay: 'MK-20.28',
  retreat: 'MK-8.5',
  lead: 'MK-13.6',
  fall: 'MK-13.9',
  favour: 'MK-14.3',
  honour: 'MK-14.4',
  vote: 'MK-14.4',
  star: 'MK-14.6',
  done: 'MK-5.2',
  pass: 'MK-5.2',
}

const RULES_OF_TASKS: Partial<Record<string, RuleId>> = {
  'advance done': 'MK-7.1',
  'chooseEffect pass': 'MK-12.1',
  'comeHome retreat': 'MK-13.10',
  'moveTrolls done': 'MK-12.12',
  'pairWilds done': 'MK-4.2',
  'rescue claw': 'MK-20.12',
  'rescue pass': 'MK-20.12',
  'scoutGate pass': 'MK-12.2',
  'scoutGnome pass': 'MK-12.2',
  'summon done': 'MK-10.2',
  'tellTales favour': 'MK-20.17',
  'tellTales pass': 'MK-20.17',
  'turn pass': 'MK-5.4',
}

function rule(move: Move, state: State): RuleId {
  return RULES_OF_TASKS[`${state.agenda.at(-1)?.do} ${move.do}`] ?? RULES[move.do]
}

function read(text: string): Move {
  const [verb, ...words] = text.trim().split(/\s+/)
  if (!(verb in FORMS)) throw new Error(`"${verb}" is no move; moves are ${Object.keys(FORMS).join(', ')}`)
  const kind = verb as Move['do']
  const bad = (): Error => new Error(`write ${FORMS[kind]}`)
  const need = (n: number, most = n): void => {
    if (words.length < n || words.length > most) throw bad()
  }
  const number = (word: string): number => {
    if (!/^-?\d+$/.test(word)) throw bad()
    return Number(word)
  }
  switch (kind) {
    case 'choose':
    case 'retire':
    case 'influence':
      need(1)
      return { do: kind, champion: words[0] }
    case 'settle':
      need(1)
      return { do: kind, pair: words[0] }
    case 'outpost':
    case 'post':
    case 'cover':
      need(1)
      return { do: kind, at: words[0] }
    case 'lay':
      need(2)
      return { do: kind, card: words[0], at: words[1] }
    case 'discard':
      need(1)
      return { do: kind, card: words[0] }
    case 'pair':
      need(2)
      return { do: kind, cells: words }
    case 'act':
      return readAct(words, bad)
    case 'claw':
      need(1, 3)
      if (words[1] === 'space') return { do: kind, champion: words[0], space: number(words[2] ?? '') }
      need(1, 2)
      return words.length === 1
        ? { do: kind, champion: words[0] }
        : { do: kind, champion: words[0], at: words[1] }
    case 'advance':
      return readAdvance(words, bad)
    case 'send':
    case 'summon':
      need(1, 2)
      return words.length === 1
        ? { do: kind, from: words[0] }
        : { do: kind, from: words[0], champion: words[1] }
    case 'bolster':
      need(1, 2)
      return words.length === 1
        ? { do: kind, at: words[0] }
        : { do: kind, at: words[0], trolls: number(words[1]) }
    case 'wheel':
      need(1)
      return { do: kind, spaces: number(words[0]) }
    case 'scoutGate':
      need(1)
      return { do: kind, card: number(words[0]) }
    case 'scoutGnome':
      need(1, 2)
      return { do: kind, at: words[0], gnome: number(words[1] ?? '1') }
    case 'swarm':
      need(1)
      return { do: kind, to: words[0] as Clan }
    case 'shift': {
      need(4, 5)
      if (words[2] !== 'of') throw bad()
      const seat = /^seat([1-5])$/.exec(words[3])
      if (!seat) throw bad()
      const move = { do: kind, from: words[0], to: words[1], of: Number(seat[1]) - 1 }
      return words.length === 4 ? move : { ...move, champion: words[4] }
    }
    case 'slay':
      need(1)
      return { do: kind, gnome: number(words[0]) }
    case 'retreat':
    case 'lead':
      need(1)
      return { do: kind, to: words[0] }
    case 'fall':
      need(0, 1)
      return words.length === 0 ? { do: kind } : { do: kind, champion: words[0] }
    case 'favour':
      need(1)
      return { do: kind, clan: words[0] as Clan }
    case 'star':
      need(1)
      return { do: kind, on: words[0] }
    default:
      need(0)
      return { do: kind }
  }
}

function readAct(words: string[], bad: () => Error): Move {
  const rest = words.slice()
  const action = rest.shift() as Action
  if (!ACTIONS.includes(action)) throw bad()
  let extra: number | undefined
  if (rest.at(-1)?.startsWith('+')) {
    extra = Number(rest.pop()!.slice(1))
    if (!Number.isInteger(extra)) throw bad()
  }
  let bridge: string | undefined
  if (rest.at(-2) === 'over') {
    bridge = rest.pop()
    rest.pop()
  }
  return {
    do: 'act',
    action,
    ...(rest.length > 0 ? { cells: rest } : {}),
    ...(bridge !== undefined ? { bridge } : {}),
    ...(extra !== undefined ? { extra } : {}),
  }
}

function readAdvance(words: string[], bad: () => Error): Move {
  const rest = words.slice()
  const to = rest.shift()
  if (to === undefined) throw bad()
  let champions: string[] | undefined
  const at = rest.indexOf('with')
  if (at >= 0) champions = rest.splice(at).slice(1)
  let from: Record<string, number> | undefined
  if (rest.length > 0) {
    if (rest.shift() !== 'from' || rest.length === 0) throw bad()
    from = {}
    while (rest.length > 0) {
      const place = rest.shift()!
      from[place] = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : 1
    }
  }
  return { do: 'advance', to, ...(from ? { from } : {}), ...(champions ? { champions } : {}) }
}

function write(move: Move): string {
  switch (move.do) {
    case 'act': {
      const words = ['act', move.action, ...(move.cells ?? [])]
      if (move.bridge !== undefined) words.push('over', move.bridge)
      if (move.extra !== undefined) words.push(`+${move.extra}`)
      return words.join(' ')
    }
    case 'advance': {
      const words = ['advance', move.to]
      if (move.from) words.push('from', ...Object.entries(move.from).map(([place, n]) => `${place} ${n}`))
      if (move.champions) words.push('with', ...move.champions)
      return words.join(' ')
    }
    case 'claw':
      if (move.space !== undefined) return `claw ${move.champion} space ${move.space}`
      return move.at === undefined ? `claw ${move.champion}` : `claw ${move.champion} ${move.at}`
    case 'shift':
      return ['shift', move.from, move.to, 'of', `seat${move.of + 1}`, move.champion ?? '']
        .join(' ')
        .trimEnd()
    case 'pair':
      return `pair ${move.cells.join(' ')}`
    default:
      return Object.values(move).join(' ')
  }
}

/** What a scripted outcome stands for. Seats, hall values and gnome strengths are written as numbers. */
function outcome(what: string, name: string, state: State | undefined): number {
  const set = componentsOf(state ?? { set: 'base' })
  let found = -1
  if (what === 'champion') found = championNamed(set, name)
  else if (what === 'ancestryCard') found = cardNamed(set, name)
  else if (what === 'gateCard' || what === 'criticalDomain') found = clanNamed(name)
  else if (what === 'voteTile') found = set.rows.voteTiles.findIndex((tile) => tile.id === name)
  else if (what === 'gateCavern') {
    // During set-up the board is not known yet; the name alone must tell.
    found = state
      ? placeNamed(boardOf(state), name)
      : Math.max(placeNamed(set.front, name), placeNamed(set.back, name))
    if (!state && placeNamed(set.front, name) !== placeNamed(set.back, name))
      throw new Error(`during set-up write the number of the cavern, not ${name}`)
  } else if (/^\d+$/.test(name)) found = Number(name)
  if (found < 0) throw new Error(`${what} cannot be "${name}"; clans are ${CLANS.join(', ')}`)
  return found
}

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
