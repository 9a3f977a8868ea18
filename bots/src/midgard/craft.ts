import { total } from '@meadhall/kernel/rules'
import { STANDARD } from '@meadhall/midgard/cards'
import type { Move } from '@meadhall/midgard/moves'
import { midgard } from '@meadhall/midgard/rules'
import { score } from '@meadhall/midgard/score'
import { cardSet, type State, warriorsInAll } from '@meadhall/midgard/state'
import { isReserved } from '@meadhall/midgard/targets'
import { BLAME, COINS, FAVOR, FOOD, TARGETS, WOOD } from '@meadhall/midgard/vocabulary'
import type { Craft, Line } from '../craft.ts'
import { INPUTS, STAGES, stage, write } from './features.ts'
import { bestAssignment } from './fights.ts'
import { outlook } from './outlook.ts'

const { rules } = midgard

/** Assigning is worked out by the odds; anything else is as the game shapes it. */
function lines(state: State, seat: number, _effort: unknown, besides: boolean): Line<Move>[] {
  const task = state.agenda[state.agenda.length - 1]
  if (task.do === 'assign' || task.do === 'assignInTurnOrder')
    return [[{ do: 'assignAll', plan: bestAssignment(outlook(state, seat)).plan }]]
  const moves = rules.shaped(state, seat)
  const own = besides ? moves : moves.filter((move) => !isBesides(move))
  return (own.length > 0 ? own : moves).map((move) => [move])
}

/** A rune is used up, so this cannot go on for ever; but it leaves the decision as it was. */
const isBesides = (move: Move): boolean => move.do === 'rune'

export const TRAITS = [
  'trolls',
  'draugr',
  'monsters',
  'coins',
  'favor',
  'warriors',
  'runes',
  'blame',
  'destinies',
] as const

function traitsOf(state: State, seat: number): number[] {
  const player = state.players[seat]
  const { enemies } = cardSet(state)
  const kinds = [0, 0, 0]
  for (const card of player.defeated) if (card >= 0) kinds[enemies[card].kind]++
  // A target that is reserved counts in part for what may be won there.
  for (let target = 0; target < TARGETS.length; target++)
    if (isReserved(state, seat, target)) kinds[target === 0 ? 0 : target < 3 ? 1 : 2] += 0.5
  return [
    kinds[0],
    kinds[1],
    kinds[2],
    player.stores[COINS],
    player.stores[FAVOR],
    warriorsInAll(player),
    player.runes.length,
    player.stores[BLAME],
    player.destinies.length,
  ]
}

export const midgardCraft: Craft<State, Move> = {
  game: midgard,
  edition: 1,
  inputs: INPUTS,
  stages: STAGES,
  scale: 40,
  familiar: ({ table }) => table.cards === STANDARD,
  write,
  stage,
  wish: () => ({ points: 0.5, win: 40 }),
  lines,
  isBesides,
  goesOn(state, seat) {
    const task = state.agenda[state.agenda.length - 1]
    return task?.do === 'trade' && task.seat === seat
  },
  part: ({ round }) => round,
  atTurn: (state, seat) => state.agenda[state.agenda.length - 1]?.do === 'placeWorker' && state.turn === seat,
  points: (state, seat) => total(score(state, seat)),
  won(state, seat) {
    const [winners] = rules.ranking(state)
    return winners.includes(seat) ? 1 / winners.length : 0
  },
  traits: TRAITS,
  traitsOf,
  holdings(state, seat) {
    const player = state.players[seat]
    const { stores, clan } = player
    return { warriors: warriorsInAll(player), workers: clan, food: stores[FOOD], wood: stores[WOOD] }
  },
  deed(happening, seat) {
    const { what, seat: by, enemy } = happening as { what: string; seat?: number; enemy?: string }
    if (by !== seat || (what !== 'defeated' && what !== 'beaten')) return undefined
    return { name: `fight ${enemy}`, done: what === 'defeated' }
  },
  uses: (move) => (move.do === 'place' ? { do: 'place', at: move.at } : undefined),
  forget(state, seat) {
    if (state.agenda[state.agenda.length - 1]?.do !== 'assign') return
    state.players.forEach((player, other) => {
      if (other !== seat && TARGETS.some((_, target) => isReserved(state, other, target)))
        player.confirmed = false
    })
  },
}
