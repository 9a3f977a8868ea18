import { plan } from '@meadhall/kernel/agenda'
import { noChance, putIn } from '@meadhall/kernel/chance'
import { readSet, tablesOf } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import { type Seat, silent, UNKNOWN } from '@meadhall/kernel/rules'
import { lay } from './ancestry.ts'
import { starNamed } from './award.ts'
import { box } from './box.ts'
import { ownCell } from './cells.ts'
import {
  boardOf,
  cardNamed,
  cellOf,
  championNamed,
  componentsOf,
  placeNamed,
  register,
} from './components.ts'
import type { Rows } from './data/rows.ts'
import { BOOST, GNOME_MARKERS } from './data/tables.ts'
import { proceed } from './play.ts'
import { takeChampion } from './setup.ts'
import { GNOME_SEAT } from './stand.ts'
import { filled, type State } from './state.ts'
import { addTrolls, allTrollsAt, EVERYONE, gnomesAt, rise } from './status.ts'
import { actionTask, beginAction, GRANTED, STRONG, WEAK } from './turn.ts'
import {
  ACTIONS,
  type Action,
  actionNamed,
  CLANS,
  COVERED,
  cellNamed,
  clanNamed,
  GRID,
  HONOURS,
  type Honour,
  MOST_GNOMES_IN_A_CAVERN,
  NONE,
  SEATS,
  STACKS,
  TROLLS,
  WAVES,
} from './vocabulary.ts'

/**
 * Changes a fresh position into a given one, in the vocabulary of `observe`. What is not given stays as it was, with one
 * exception: as soon as anything is given, set-up is over. Start champions are gone, and who has no lairs yet gets the
 * first free pair with three trolls in each.
 */
export function arrange(state: State, given: Record<string, unknown>, names: readonly string[]): void {
  const left = { ...given }
  const take = (key: string): unknown => {
    const value = left[key]
    delete left[key]
    return value
  }
  const seatOf = (name: unknown): Seat => {
    const seat = names.indexOf(String(name))
    if (seat < 0) throw new Error(`nobody here is called "${String(name)}"`)
    return seat
  }

  const cards = take('cards')
  if (cards !== undefined) useCards(state, cards)
  if (state.agenda.at(-1)?.do === 'chooseChampion') endSetUp(state)

  const wave = take('wave')
  if (wave !== undefined) state.wave = upTo(wave, 'wave', WAVES, 1) - 1
  const first = take('first')
  if (first !== undefined) state.first = seatOf(first)
  settleLairs(state, map(take('lairs'), 'lairs'), seatOf)
  names.forEach((name, seat) => arrangePlayer(state, seat, map(take(name), name)))
  if (take('board') === 'empty') clearBoard(state)
  for (const [name, content] of Object.entries(map(take('caverns'), 'caverns')))
    arrangePlace(state, name, map(content, name), seatOf)

  for (const [clan, votes] of Object.entries(map(take('votes'), 'votes'))) {
    const row = known(clanNamed(clan), 'clan', clan)
    clearTrack(state.votes, state.voteRanks, row)
    for (const [name, n] of Object.entries(map(votes, clan)))
      rise(state.votes, state.voteRanks, row, name === 'gnomes' ? GNOME_SEAT : seatOf(name), number(n, clan))
  }
  arrangeDisplay(state, take('display'), seatOf)
  for (const [name, value] of Object.entries(map(take('halls'), 'halls')))
    state.halls[
      known(
        boardOf(state).halls.findIndex((hall) => hall.name === name),
        'hall',
        name,
      )
    ] = number(value, name)
  for (const [clan, tile] of Object.entries(map(take('tiles'), 'tiles')))
    state.tiles[known(clanNamed(clan), 'clan', clan)] = known(
      componentsOf(state).rows.voteTiles.findIndex((row) => row.id === tile),
      'vote tile',
      tile,
    )
  const wheel = take('wheel')
  if (wheel !== undefined) state.wheel = upTo(wheel, 'wheel', componentsOf(state).rows.wheel.length - 1)
  const swarm = take('swarm')
  if (swarm !== undefined) state.swarm = known(clanNamed(swarm), 'clan', swarm)
  const beside = take('beside')
  if (beside !== undefined) state.beside = list(beside).map((n) => upTo(n, 'beside', GNOME_MARKERS.length, 1))
  arrangeGates(state, take('gates'), seatOf)
  for (const [name, on] of Object.entries(map(take('stars'), 'stars'))) {
    const champion = known(championNamed(componentsOf(state), name), 'champion', name)
    state.stars.push(champion, known(starNamed(state, champion, String(on)), 'place for a star', on))
  }
  const critical = take('critical')
  if (critical !== undefined)
    state.critical = list(critical).map((clan) => known(clanNamed(clan), 'clan', clan))
  const before = take('honourBefore')
  if (before !== undefined) state.honourBefore = upTo(before, 'honourBefore', 999)
  const plundered = take('plunder')
  if (plundered !== undefined) state.plunder = upTo(plundered, 'plunder', 99)

  recount(state)
  arrangeAgenda(state, take, seatOf)
  const unknown = Object.keys(left)[0]
  if (unknown !== undefined) throw new Error(`a position has no "${unknown}"`)
}

function endSetUp(state: State): void {
  for (const player of state.players) {
    player.hand = []
    player.choice = []
  }
  state.stacks[0] = []
}

/** The rows that scenarios brought along: positions made of them may be shown for as long as one likes. */
const ownRows = new Set<object>()

/** Components of the scenario's own; the position is cleared of champions. */
function useCards(state: State, cards: unknown): void {
  const rows: Partial<Rows> = tablesOf(readSet(box, cards))
  ownRows.add(rows)
  state.set = register(rows)
  const { champions, rows: all } = componentsOf(state)
  state.figures = champions.map(() => -1)
  state.claws = champions.map(() => 0)
  state.stacks = STACKS.map((_, stack) => champions.flatMap((c, i) => (c.stack === stack ? [i] : [])))
  state.display = state.display.map((_, slot) => state.stacks[1][slot])
  state.stacks[1] = state.stacks[1].filter((champion) => !state.display.includes(champion))
  state.deck = all.ancestryCards.map((_, card) => card)
  const board = boardOf(state)
  state.trolls = filled(board.places * SEATS, 0)
  state.gnomes = filled(board.places * 2, 0)
  state.gnomesKnown = state.gnomes.map(() => 0)
  state.lairs = filled(board.places - board.caverns, -1)
  while (state.halls.length < board.halls.length) state.halls.push(4)
  state.halls.length = board.halls.length
}

function settleLairs(state: State, given: Record<string, unknown>, seatOf: (name: unknown) => Seat): void {
  const board = boardOf(state)
  const settle = (seat: Seat, lairs: readonly [number, number]) => {
    for (const lair of lairs) {
      state.lairs[lair - board.caverns] = seat
      state.trolls[lair * SEATS + seat] = 3
    }
  }
  for (const [pair, name] of Object.entries(given)) {
    const found = board.pairs.find((row) => row.name === pair)
    if (!found) throw new Error(`there is no pair of lairs "${pair}"`)
    settle(seatOf(name), found.lairs)
  }
  state.players.forEach((_, seat) => {
    if (state.lairs.includes(seat)) return
    const free = board.pairs.find(({ lairs }) => state.lairs[lairs[0] - board.caverns] === -1)
    settle(seat, free!.lairs)
  })
}

function clearBoard(state: State): void {
  const { caverns } = boardOf(state)
  state.trolls.fill(0, 0, caverns * SEATS)
  state.gnomes.fill(0)
  state.gnomesKnown.fill(0)
  for (let champion = 0; champion < state.figures.length; champion++)
    if (state.figures[champion] < caverns) state.figures[champion] = -1
}

const PLAYER_WORDS = [
  'honours',
  'supplies',
  'desperation',
  'boost',
  'hand',
  'champions',
  'claws',
  'laid',
  'cells',
  'covered',
]

/** The track ends at 8, the box holds so many markers, the boost track has so many spaces. */
const MOST = { supplies: 8, desperation: 12, boost: BOOST.length - 1 } as const

function arrangePlayer(state: State, seat: Seat, given: Record<string, unknown>): void {
  const set = componentsOf(state)
  const player = state.players[seat]
  for (const key of Object.keys(given))
    if (!PLAYER_WORDS.includes(key))
      throw new Error(`a player has no "${key}", but ${PLAYER_WORDS.join(', ')}`)
  for (const key of ['supplies', 'desperation', 'boost'] as const)
    if (given[key] !== undefined) player[key] = upTo(given[key], key, MOST[key])
  for (const [source, n] of Object.entries(map(given.honours, 'honours')))
    player.honour[known(HONOURS.indexOf(source as Honour), 'source of honour', source)] = number(n, source)
  for (const name of list(given.champions ?? [])) {
    const champion = known(championNamed(set, name), 'champion', name)
    if (state.players.some(({ champions }) => champions.includes(champion)))
      throw new Error(`the champion ${String(name)} is given twice`)
    withdraw(state, champion)
    takeChampion(state, seat, champion)
  }
  for (const [name, n] of Object.entries(map(given.claws, 'claws'))) {
    const champion = known(championNamed(set, name), 'champion', name)
    state.claws[champion] = upTo(n, `claws of ${name}`, set.champions[champion].claws)
  }
  for (const entry of list(given.laid ?? [])) {
    const { card, at } = map(entry, 'laid')
    lay(state, player, dealt(state, card), known(cellNamed(at), 'cell', at))
  }
  if (given.hand !== undefined) player.hand = list(given.hand).map((card) => dealt(state, card))
  player.hand.sort((a, b) => a - b)
  if (given.cells !== undefined) {
    const cells = map(given.cells, 'cells')
    player.cells.fill(NONE, 0, GRID)
    for (const [name, content] of Object.entries(cells)) {
      const [symbol, covered] = String(content).split(' ')
      const cell = known(cellOf(symbol), 'symbol', symbol)
      player.cells[known(ownCell(state, seat, name), 'cell', name)] =
        covered === 'covered' ? cell | COVERED : cell
    }
  }
  for (const name of list(given.covered ?? []))
    player.cells[known(ownCell(state, seat, name), 'cell', name)] |= COVERED
}

/** A card leaves the deck. */
function dealt(state: State, name: unknown): number {
  const card = known(cardNamed(componentsOf(state), name), 'ancestry card', name)
  state.deck = state.deck.filter((other) => other !== card)
  return card
}

/** A champion leaves stack and display. */
function withdraw(state: State, champion: number): void {
  state.stacks = state.stacks.map((stack) => stack.filter((other) => other !== champion))
  state.display = state.display.map((other) => (other === champion ? -1 : other))
}

/** A place holds exactly what is said of it: trolls by name, figures, gnomes. */
function arrangePlace(
  state: State,
  name: string,
  given: Record<string, unknown>,
  seatOf: (name: unknown) => Seat,
): void {
  const set = componentsOf(state)
  const place = known(placeNamed(boardOf(state), name), 'place', name)
  for (let seat = 0; seat < SEATS; seat++) state.trolls[place * SEATS + seat] = 0
  for (let champion = 0; champion < state.figures.length; champion++)
    if (state.figures[champion] === place) state.figures[champion] = -1
  state.gnomes.fill(0, place * 2, place * 2 + 2)
  state.gnomesKnown.fill(0, place * 2, place * 2 + 2)
  for (const [key, value] of Object.entries(given)) {
    if (key === 'champions')
      for (const figure of list(value)) {
        const champion = known(championNamed(set, figure), 'champion', figure)
        const owner = state.players.findIndex((player) => player.champions.includes(champion))
        if (owner < 0) throw new Error(`nobody has ${String(figure)}: give the champion to a player first`)
        if (state.figures[champion] >= 0) addTrolls(state, state.figures[champion], owner, -1)
        state.figures[champion] = place
        addTrolls(state, place, owner, 1)
      }
    else if (key === 'gnomes')
      list(value).forEach((gnome, i) => {
        if (place >= boardOf(state).caverns) throw new Error(`no gnome is ever in a lair: ${name}`)
        if (i >= MOST_GNOMES_IN_A_CAVERN)
          throw new Error(`${name} holds ${MOST_GNOMES_IN_A_CAVERN} gnomes at most`)
        const { strength, seen } = isRecord(gnome) ? gnome : { strength: gnome, seen: [] }
        state.gnomes[place * 2 + i] =
          strength === '?' ? UNKNOWN : upTo(strength, `gnome in ${name}`, GNOME_MARKERS.length, 1)
        state.gnomesKnown[place * 2 + i] = eyes(seen, seatOf)
      })
    else addTrolls(state, place, seatOf(key), upTo(value, name, TROLLS))
  }
  if (gnomesAt(state, place) > 0 && allTrollsAt(state, place) > 0)
    throw new Error(`trolls and gnomes do not share a cavern: ${name}`)
}

/** Who has seen a thing: names, or `all`. */
function eyes(seen: unknown, seatOf: (name: unknown) => Seat): number {
  if (seen === 'all') return EVERYONE
  return list(seen ?? []).reduce<number>((seats, name) => seats | (1 << seatOf(name)), 0)
}

/** A list of champions, or a map of champions with the influence on each; who is named earlier was there earlier. */
function arrangeDisplay(state: State, given: unknown, seatOf: (name: unknown) => Seat): void {
  if (given === undefined) return
  const rows: [string, unknown][] = Array.isArray(given)
    ? given.map((name) => [String(name), {}])
    : Object.entries(map(given, 'display'))
  state.display.forEach((champion) => {
    if (champion >= 0) putIn(state.stacks[componentsOf(state).champions[champion].stack], champion)
  })
  state.display = []
  state.influence = filled(rows.length * SEATS, 0)
  state.influenceRanks = filled(rows.length * SEATS, -1)
  rows.forEach(([name, influence], slot) => {
    const champion = known(championNamed(componentsOf(state), name), 'champion', name)
    withdraw(state, champion)
    state.display.push(champion)
    for (const [player, n] of Object.entries(map(influence, name)))
      rise(
        state.influence,
        state.influenceRanks,
        slot,
        player === 'gnomes' ? GNOME_SEAT : seatOf(player),
        number(n, player),
      )
  })
}

/** Gate cards by clan, `?`, or a clan and who has seen it. */
function arrangeGates(state: State, given: unknown, seatOf: (name: unknown) => Seat): void {
  if (given === undefined) return
  const rows = list(given).map((row) => (isRecord(row) ? row : { clan: row, seen: [] }))
  state.gates = rows.map(({ clan }) => (clan === '?' ? UNKNOWN : known(clanNamed(clan), 'clan', clan)))
  const twice = state.gates.find((clan, i) => clan !== UNKNOWN && state.gates.indexOf(clan) < i)
  if (twice !== undefined) throw new Error(`there is only one gate card of ${CLANS[twice]}`)
  state.gatesKnown = rows.map(({ seen }) => eyes(seen, seatOf))
}

/** Reserve, pool and unseen markers are what is left. */
function recount(state: State): void {
  const board = boardOf(state)
  state.players.forEach((player, seat) => {
    let trolls = 0
    for (let place = 0; place < board.places; place++) trolls += state.trolls[place * SEATS + seat]
    for (const champion of player.champions) if (state.figures[champion] >= 0) trolls--
    player.reserve = TROLLS - trolls
    if (player.reserve < 0) throw new Error(`seat ${seat} has more than ${TROLLS} trolls on the board`)
  })
  let gnomes = 0
  for (let cavern = 0; cavern < board.caverns; cavern++) gnomes += gnomesAt(state, cavern)
  state.unseen = GNOME_MARKERS.map(
    (n, s) => n - [...state.beside, ...state.gnomes].filter((strength) => strength === s + 1).length,
  )
  state.pool = GNOME_MARKERS.reduce((sum, n) => sum + n, 0) - gnomes - state.beside.length
  if (state.pool < 0 || state.unseen.some((n) => n < 0)) throw new Error('there are not that many gnomes')
}

/**
 * What is next. `turn: Ann` begins Ann's turn (a supply is spent); `secondAction: Ann` asks her for her second weak
 * action, and if she passes with nobody holding supplies, the wave ends; `acting` puts her into an action;
 * `phase: ancestry` (with hands, and `round`) and `phase: supplies` begin there.
 */
function arrangeAgenda(state: State, take: (key: string) => unknown, seatOf: (name: unknown) => Seat): void {
  const n = state.players.length
  const turn = take('turn')
  const second = take('secondAction')
  const acting = take('acting')
  const phase = take('phase')
  const round = take('round')
  if (turn === undefined && second === undefined && acting === undefined && phase === undefined) {
    if (state.agenda.at(-1)?.do !== 'chooseChampion') return
    // Nothing was said: the first player's turn.
    state.agenda = []
    plan(
      state,
      { do: 'turn', seat: state.first, part: 'first', cells: [], bridge: -1 },
      { do: 'fight', seat: (state.first + 1) % n },
    )
    return
  }
  state.agenda = []
  if (turn !== undefined) {
    if (state.players.every(({ supplies: left }) => left === 0))
      throw new Error('nobody has supplies, so the wave would end at once: give some, or write secondAction')
    plan(state, { do: 'fight', seat: seatOf(turn) })
  } else if (second !== undefined) {
    const seat = seatOf(second)
    plan(
      state,
      { do: 'turn', seat, part: 'second', cells: [], bridge: -1 },
      { do: 'fight', seat: (seat + 1) % n },
    )
  } else if (acting !== undefined) {
    const { player, action, strength, force = 'weak' } = map(acting, 'acting')
    const seat = seatOf(player)
    if (!ACTIONS.includes(action as Action)) throw new Error(`there is no action "${String(action)}"`)
    plan(state, { do: 'fight', seat: (seat + 1) % n })
    const power = force === 'strong' ? STRONG : force === 'granted' ? GRANTED : WEAK
    beginAction(state, seat, actionTask(seat, actionNamed(action), number(strength, 'strength'), power))
  } else if (phase === 'ancestry') {
    const from = round === undefined ? 0 : number(round, 'round') - 1
    const rest = []
    for (let r = from; r < 3; r++)
      rest.push({ do: 'layCard', round: r } as const, { do: 'showCards', round: r } as const)
    plan(state, ...rest, ...supplies(state))
  } else if (phase === 'supplies') plan(state, ...supplies(state))
  else throw new Error('phase must be ancestry or supplies; for the fight write "turn: NAME"')
  proceed({ state, chance: noChance, tell: silent })
}

function supplies(state: State) {
  const seats = state.players.map((_, i) => (state.first + i) % state.players.length)
  return [
    { do: 'setSupplies' } as const,
    ...seats.map((seat) => ({ do: 'pairWilds', seat }) as const),
    { do: 'takeDesperation' } as const,
    { do: 'fight', seat: state.first } as const,
  ]
}

function clearTrack(values: number[], ranks: number[], row: number): void {
  values.fill(0, row * SEATS, (row + 1) * SEATS)
  ranks.fill(-1, row * SEATS, (row + 1) * SEATS)
}

function map(value: unknown, where: string): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (!isRecord(value)) throw new Error(`${where} must be a map`)
  return value
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function number(value: unknown, where: string): number {
  if (!Number.isInteger(value)) throw new Error(`${where} must be a whole number`)
  return value as number
}

/** A number between two, both included. */
function upTo(value: unknown, where: string, most: number, least = 0): number {
  const n = number(value, where)
  if (n < least || n > most) throw new Error(`${where} must be ${least} to ${most}, not ${n}`)
  return n
}

function known(index: number, what: string, name: unknown): number {
  if (index < 0)
    throw new Error(
      `there is no ${what} "${String(name)}"${what === 'clan' ? `; clans are ${CLANS.join(', ')}` : ''}`,
    )
  return index
}
