import { type Decision, plan, playedByAgenda } from './agenda.ts'
import { draw } from './chance.ts'
import { BadOptions, type Game, type Now, type Refusal, refusing, type Seat, UNKNOWN } from './rules.ts'

// Spoils: five prizes worth 1 to 5 are shown one by one. All bid one of their cards 1 to 5 at the same time, face down.
// The highest bid takes the prize; equal highest bids leave it. Most points win. (The old game Goofspiel, made small.)

type RuleId = 'SP-1' | 'SP-2' | 'SP-3' // SP-1 a prize is shown, SP-2 bids, SP-3 scoring
type Why = 'notNow' | 'cardNotInHand'
type Move = { do: 'bid'; card: number }
type Happening =
  | { what: 'prizeShown'; prize: number }
  | { what: 'bidLaid'; seat: Seat }
  | { what: 'prizeTaken'; seat: Seat; prize: number }
  | { what: 'prizeLeft'; prize: number }
  | { what: 'gameEnded' }
type Task = { do: 'showPrize' } | { do: 'bidAll' } | { do: 'compareBids' }
interface State {
  agenda: Task[]
  prizes: number[] // still face down
  prize: number // on show
  hands: number[][]
  bids: number[] // per seat; 0 = none yet
  won: number[][]
}

const refuse = refusing<RuleId, Why>()

function showPrize({ state, chance, tell }: Now<State, Happening>): void {
  if (state.prizes.length === 0) return tell({ what: 'gameEnded' }) // nothing left to do
  state.prize = draw(chance, 'prize', state.prizes)
  tell({ what: 'prizeShown', prize: state.prize })
  plan(state, { do: 'bidAll' }, { do: 'compareBids' }, { do: 'showPrize' })
}

function compareBids({ state, tell }: Now<State, Happening>): void {
  const best = Math.max(...state.bids)
  const winner = state.bids.indexOf(best)
  if (state.bids.lastIndexOf(best) === winner) {
    state.won[winner].push(state.prize)
    tell({ what: 'prizeTaken', seat: winner, prize: state.prize })
  } else tell({ what: 'prizeLeft', prize: state.prize })
  state.bids.fill(0)
}

const bidAll: Decision<State, Task, Move, Happening, Refusal<RuleId, Why>> = {
  seats: (state) => state.bids.flatMap((bid, seat) => (bid === 0 ? [seat] : [])),
  legal: (state, seat) => state.hands[seat].map((card) => ({ do: 'bid', card })),
  check(state, seat, move) {
    if (move.do !== 'bid') return refuse('SP-2', 'notNow')
    return state.hands[seat].includes(move.card)
      ? undefined
      : refuse('SP-2', 'cardNotInHand', { card: move.card })
  },
  apply({ state, tell }, seat, move) {
    state.hands[seat].splice(state.hands[seat].indexOf(move.card), 1)
    state.bids[seat] = move.card
    tell({ what: 'bidLaid', seat })
    if (!state.bids.includes(0)) state.agenda.pop() // all have bid
  },
}

const { proceed, ...play } = playedByAgenda<State, Task, Move, Happening>({
  flow: { showPrize, bidAll, compareBids },
  turnRule: 'SP-2',
})

const clone = (state: State): State => ({
  agenda: state.agenda.slice(), // tasks are never changed, so sharing them is safe
  prizes: state.prizes.slice(),
  prize: state.prize,
  hands: state.hands.map((hand) => hand.slice()),
  bids: state.bids.slice(),
  won: state.won.map((pile) => pile.slice()),
})
const points = (state: State, seat: Seat) => state.won[seat].reduce((sum, prize) => sum + prize, 0)

export const spoils: Game<State, Move, Happening, Record<string, never>> = {
  moveParts: { card: true },
  kinds: { chance: { prize: 'draw' }, victories: [], ends: ['gameEnded'] },
  rules: {
    id: 'spoils',
    version: 1,
    seats: { min: 2, max: 4 },
    options: [],
    readOptions(given) {
      if (given && Object.keys(given).length > 0) throw new BadOptions('Spoils has no options')
      return {}
    },
    setup(_options, seats, chance, tell) {
      const state: State = {
        agenda: [{ do: 'showPrize' }],
        prizes: [1, 2, 3, 4, 5],
        prize: 0,
        hands: Array.from({ length: seats }, () => [1, 2, 3, 4, 5]),
        bids: Array(seats).fill(0),
        won: Array.from({ length: seats }, () => []),
      }
      proceed({ state, chance, tell })
      return state
    },
    ...play,
    clone,
    view(state, viewer) {
      const view = clone(state)
      view.hands.forEach((hand, seat) => {
        if (seat === viewer || view.bids[seat] === 0) return
        // A bid may be any card not yet played, so hand and bid hide each other until all have bid.
        view.bids[seat] = UNKNOWN
        view.hands[seat] = hand.map(() => UNKNOWN)
        view.hands[seat].push(...[...hand, state.bids[seat]].toSorted((a, b) => a - b)) // the cards among which both lie are known
      })
      return view
    },
    determinize(view, _viewer, chance) {
      const state = clone(view)
      state.bids.forEach((bid, seat) => {
        if (bid !== UNKNOWN) return
        state.hands[seat] = state.hands[seat].filter((card) => card !== UNKNOWN)
        state.bids[seat] = draw(chance, 'bid', state.hands[seat])
      })
      return state
    },
    score: (state, seat) => [{ rule: 'SP-3', line: 'prizes', points: points(state, seat) }],
    ranking(state) {
      const order = [...new Set(state.hands.map((_, seat) => points(state, seat)))].sort((a, b) => b - a)
      return order.map((sum) => state.hands.flatMap((_, seat) => (points(state, seat) === sum ? [seat] : [])))
    },
  },
  notation: {
    read: (text) => ({ do: 'bid', card: Number(/^bid (\d)$/.exec(text)?.[1] ?? Number.NaN) }),
    write: (move) => `bid ${move.card}`,
    outcome: (_what, name) => Number(name),
    observe: (state, names) => ({
      prize: state.prize,
      ...Object.fromEntries(
        names.map((name, seat) => [name, { bid: state.bids[seat], won: state.won[seat] }]),
      ),
    }),
    arrange(state, given) {
      if (typeof given.prize === 'number') state.prize = given.prize
    },
  },
}
