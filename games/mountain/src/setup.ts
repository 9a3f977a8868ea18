import { plan, seatOf } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import { type Chance, type Seat, type Tell, UNKNOWN } from '@meadhall/kernel/rules'
import { type Board, boardOf, championNamed, componentsOf, placeNamed } from './components.ts'
import { GATE_CARDS_LAID, GNOME_MARKERS, HALL_MARKERS } from './data/tables.ts'
import type { Happening } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import { isSolo, sagaOf, wavesOf } from './stand.ts'
import { filled, type Player, type State, type Task, type TaskOf } from './state.ts'
import {
  addTrolls,
  figuresAt,
  gainVotes,
  isOverrun,
  placeGnome,
  revealed,
  turnOrder,
  undecided,
} from './status.ts'
import { CLANS, GRID, HONOURS, ORIGIN, SAGAS, SEATS, SIDE, STACKS, TROLLS } from './vocabulary.ts'

const ALL_CLANS = CLANS.map((_, clan) => clan)
const START_CELL = ORIGIN * SIDE + ORIGIN

/** Gate cards laid out each wave. */
function invasionsOf(state: State): number {
  return isSolo(state) ? wavesOf(state).invasions[state.wave] : GATE_CARDS_LAID[state.players.length]
}

/** MK-2.5: champions on display. */
function displayOf(state: State): number {
  if (!isSolo(state)) return state.players.length + 1
  return sagaOf(state)?.champions ?? componentsOf(state).rows.solo.champions
}

export function setUp(
  set: string,
  difficulty: number,
  saga: number,
  seats: number,
  version: number,
  chance: Chance,
  tell: Tell<Happening>,
): State {
  const state = emptyTable(set, difficulty, seats === 1 ? saga : 0, seats, version)
  const now = { state, chance, tell }
  beginSaga(now)
  const { rows, champions } = componentsOf(state)
  const board = boardOf(state)

  // MK-2.2, MK-2.3: great halls and vote tiles
  const markers = [...HALL_MARKERS]
  state.halls = board.halls.map(() => draw(chance, 'hall', markers))
  const tiles = rows.voteTiles.map((_, tile) => tile)
  state.tiles = CLANS.map(() => draw(chance, 'voteTile', tiles))
  tell({ what: 'hallsMarked', halls: state.halls.slice() })

  // MK-2.5: champions
  state.stacks = STACKS.map((_, stack) => champions.flatMap((c, i) => (c.stack === stack ? [i] : [])))
  showChampions(now)

  // MK-2.6, MK-2.7: first gnomes and swarm, by gate cards without return
  const cards = [...ALL_CLANS]
  const first = seats === 1 ? (sagaOf(state)?.gnomes ?? 3) : seats + 1 // MK-21.2
  for (let i = 0; i < first; i++) {
    const gates = board.gates[draw(chance, 'gateCard', cards)]
    const cavern = gates.length > 1 ? chance.pick('gateCavern', gates) : gates[0]
    placeGnome(state, cavern)
    tell({ what: 'gnomePlaced', at: board.names[cavern] })
  }
  state.swarm = draw(chance, 'gateCard', cards)
  tell({ what: 'swarmMoved', to: CLANS[state.swarm] })
  layGateCards(state) // MK-2.8

  // MK-2.9, MK-2.10
  state.first = seats > 1 ? chance.pick('firstPlayer', turnOrder(state)) : 0
  tell({ what: 'firstPlayer', seat: state.first })
  for (const seat of turnOrder(state)) {
    const player = state.players[seat]
    player.hand = [draw(chance, 'champion', state.stacks[0]), draw(chance, 'champion', state.stacks[0])]
    player.hand.sort((a, b) => a - b)
    tell({
      what: 'startChampionsDrawn',
      seat,
      champions: player.hand.map((c) => champions[c].name),
      only: seat,
    })
  }
  plan(
    state,
    { do: 'chooseChampion' },
    { do: 'keepChampions' },
    ...turnOrder(state).map((seat) => ({ do: 'settle', seat }) as const),
    { do: 'beginWave' },
  )
  return state
}

function emptyTable(set: string, difficulty: number, saga: number, seats: number, version: number): State {
  const side = seats >= 4 ? 0 : 1
  const components = componentsOf({ set })
  const board = boardOf({ set, side })
  return {
    set,
    side,
    difficulty,
    wave: 0,
    first: 0,
    players: Array.from({ length: seats }, () => newPlayer(components.cards[components.cards.length - 1])),
    agenda: [],
    trolls: filled(board.places * SEATS, 0),
    figures: filled(components.champions.length, -1),
    lairs: filled(board.places - board.caverns, -1),
    gnomes: filled(board.places * 2, 0),
    gnomesKnown: filled(board.places * 2, 0),
    unseen: [...GNOME_MARKERS],
    pool: GNOME_MARKERS.reduce((sum, n) => sum + n, 0),
    beside: [],
    swarm: 0,
    wheel: components.wheelStart,
    gates: [],
    gatesKnown: [],
    halls: [],
    tiles: [],
    votes: filled(CLANS.length * SEATS, 0),
    voteRanks: filled(CLANS.length * SEATS, -1),
    display: [],
    influence: [],
    influenceRanks: [],
    claws: filled(components.champions.length, 0),
    stars: [],
    stacks: [],
    deck: components.rows.ancestryCards.map((_, card) => card),
    claimable: [],
    critical: [],
    honourBefore: 0,
    lost: false,
    ...(version > 1 && saga > 0 && { saga }),
    // Last, as in a copy: two texts of one position are the same.
    ...(version > 1 && { version }),
  }
}

/** MK-22.3: where a saga begins, and with what. */
function beginSaga({ state, tell }: Now): void {
  const saga = sagaOf(state)
  if (!saga) return
  state.wave = saga.waves[0]
  if (saga.markers !== undefined) state.unseen = state.unseen.map(() => saga.markers!)
  state.pool = state.unseen.reduce((sum, n) => sum + n, 0)
  state.wheel = saga.wheel ?? state.wheel
  state.players[0].boost = saga.boost ?? 0
  tell({ what: 'sagaBegins', saga: SAGAS[state.saga!] })
}

function newPlayer(startCard: readonly number[]): Player {
  const cells = filled(GRID, 0)
  cells[START_CELL] = startCard[0]
  cells[START_CELL + 1] = startCard[1]
  cells[START_CELL + SIDE] = startCard[2]
  cells[START_CELL + SIDE + 1] = startCard[3]
  return {
    cells,
    laid: [],
    hand: [],
    choice: [],
    champions: [],
    honour: HONOURS.map(() => 0),
    supplies: 0,
    desperation: 0,
    boost: 0,
    reserve: TROLLS,
  }
}

/** MK-2.8, MK-17.1: which cards they are is settled when someone looks. */
export function layGateCards(state: State): void {
  state.gates = filled(invasionsOf(state), UNKNOWN)
  state.gatesKnown = state.gates.map(() => 0)
}

/** Lets these seats know a gate card; gives its clan. */
export function lookAtGate({ state, chance }: Now, card: number, seats: number): number {
  if (state.gates[card] === UNKNOWN)
    state.gates[card] = chance.pick(
      'gateCard',
      ALL_CLANS.filter((clan) => !state.gates.includes(clan)),
    )
  state.gatesKnown[card] |= seats
  return state.gates[card]
}

/** MK-2.5, MK-17.2 */
export function showChampions({ state, chance, tell }: Now): void {
  const { champions } = componentsOf(state)
  const stack = state.stacks[state.wave === 2 ? 2 : 1]
  state.display = []
  for (let i = displayOf(state); i > 0 && stack.length > 0; i--)
    state.display.push(draw(chance, 'champion', stack))
  state.influence = filled(state.display.length * SEATS, 0)
  state.influenceRanks = filled(state.display.length * SEATS, -1)
  tell({ what: 'championsShown', champions: state.display.map((c) => champions[c].name) })
}

// MK-2.10: all choose their start champion at the same time.

export const chooseChampion: DecisionOf<'chooseChampion'> = {
  seats: undecided,
  legal: (state, seat) =>
    state.players[seat].hand.map((c) => ({ do: 'choose', champion: componentsOf(state).champions[c].name })),
  check(state, seat, move) {
    if (move.do !== 'choose') return refuse('MK-2.10', 'notNow')
    const champion = championNamed(componentsOf(state), move.champion)
    return state.players[seat].hand.includes(champion) ? undefined : refuse('MK-2.10', 'notAnOption')
  },
  apply({ state, tell }, seat, move) {
    if (move.do !== 'choose') return
    state.players[seat].choice = [championNamed(componentsOf(state), move.champion)]
    tell({ what: 'choiceMade', seat, only: seat })
    if (undecided(state).length === 0) state.agenda.pop()
  },
}

export function keepChampions(now: Now): void {
  const { state, chance, tell } = now
  const { champions } = componentsOf(state)
  const outsiders: Task[] = []
  for (const seat of turnOrder(state)) {
    const player = state.players[seat]
    const champion = player.choice[0]
    revealed(champion, chance)
    player.choice = []
    player.hand = []
    takeChampion(state, seat, champion)
    tell({ what: 'startChampionKept', seat, champion: champions[champion].name, reveals: true })
    const { clan, votes } = champions[champion]
    if (clan >= 0) gainVotes(now, seat, clan, votes)
    else outsiders.push({ do: 'favour', seat, votes })
  }
  plan(state, ...outsiders)
  state.stacks[0] = [] // the others are out of the game
}

/** The card is yours from now on, and so are the symbols on it (MK-19.3). */
export function takeChampion(state: State, seat: Seat, champion: number): void {
  const player = state.players[seat]
  player.champions.push(champion)
  for (const cell of componentsOf(state).champions[champion].symbols) player.cells.push(cell)
}

// MK-2.11, MK-2.12: lairs, first trolls outside, figure.

const OUTSIDE = 1
const AT_HOME = 3

export const settle: DecisionOf<'settle'> = {
  seats: seatOf,
  legal: (state) => freePairs(state).map(({ name }) => ({ do: 'settle', pair: name })),
  check(state, _seat, move) {
    if (move.do !== 'settle') return refuse('MK-2.11', 'notNow')
    if (!boardOf(state).pairs.some(({ name }) => name === move.pair)) return refuse('MK-2.11', 'noSuchThing')
    return freePairs(state).some(({ name }) => name === move.pair)
      ? undefined
      : refuse('MK-2.11', 'taken', { pair: move.pair })
  },
  apply({ state, tell }, seat, move) {
    if (move.do !== 'settle') return
    const board = boardOf(state)
    const { lairs } = board.pairs.find(({ name }) => name === move.pair)!
    state.agenda.pop()
    for (const lair of lairs) {
      state.lairs[lair - board.caverns] = seat
      addTrolls(state, lair, seat, AT_HOME)
      state.players[seat].reserve -= AT_HOME
    }
    tell({ what: 'settled', seat, pair: move.pair })
    plan(state, { do: 'outpost', seat, lair: lairs[0] }, { do: 'outpost', seat, lair: lairs[1] })
  },
}

function freePairs(state: State): Board['pairs'][number][] {
  const board = boardOf(state)
  return board.pairs.filter(({ lairs }) => state.lairs[lairs[0] - board.caverns] === -1)
}

export const outpost: DecisionOf<'outpost'> = {
  seats: (state, task) => (outpostsOf(state, task).length > 0 ? [task.seat] : []),
  legal: (state, _seat, task) =>
    outpostsOf(state, task).map((place) => ({ do: 'outpost', at: boardOf(state).names[place] })),
  check(state, _seat, move, task) {
    if (move.do !== 'outpost') return refuse('MK-2.12', 'notNow')
    const place = placeNamed(boardOf(state), move.at)
    if (place < 0) return refuse('MK-2.12', 'noSuchThing')
    if (!boardOf(state).adjacent[task.lair].includes(place))
      return refuse('MK-2.12', 'notAdjacent', { at: move.at })
    return isOverrun(state, place) ? refuse('MK-2.12', 'gnomesThere', { at: move.at }) : undefined
  },
  apply({ state, tell }, seat, move, task) {
    if (move.do !== 'outpost') return
    const board = boardOf(state)
    const place = placeNamed(board, move.at)
    state.agenda.pop()
    addTrolls(state, place, seat, OUTSIDE)
    state.players[seat].reserve -= OUTSIDE
    tell({ what: 'outpostPlaced', seat, at: move.at })
    // After the second one the start champion's figure joins one of the two.
    const { lairs } = board.pairs.find((pair) => pair.lairs.includes(task.lair))!
    if (task.lair !== lairs[1]) return
    const { champions } = componentsOf(state)
    const among = board.names.flatMap((_, at) =>
      at < board.caverns && state.trolls[at * SEATS + seat] > figuresAt(state, at, seat).length ? [at] : [],
    )
    for (const champion of state.players[seat].champions)
      if (champions[champion].figure) plan(state, { do: 'post', seat, champion, among })
  },
}

/** The caverns without gnomes beside the lair. */
function outpostsOf(state: State, task: TaskOf<'outpost'>): number[] {
  return boardOf(state).adjacent[task.lair].filter((place) => !isOverrun(state, place))
}
