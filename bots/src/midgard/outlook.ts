import type { Seat } from '@meadhall/kernel/rules'
import { BLAME_COST } from '@meadhall/midgard/data/certain'
import { giftsOf } from '@meadhall/midgard/gifts'
import { cardSet, hasRune, NONE, type Player, type State, warriorsInAll } from '@meadhall/midgard/state'
import { inPlan } from '@meadhall/midgard/targets'
import { BLAME, COINS, COLOURS, FAVOR, FOOD, ROUNDS, RUNES, WOOD } from '@meadhall/midgard/vocabulary'
import { type DiceLore, loreOf } from './odds.ts'

/** What things are worth to a seat at this moment, in Glory at the end. */
export interface Outlook {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  readonly lore: DiceLore
  readonly phase: Phase
  /** Rounds after this one. */
  readonly rounds: number
  /** How useful it is to have something later: 0 when there is no later, towards 1 early in the game. */
  readonly use: number
  /** What one warrior of each kind is worth when the round is over. */
  readonly warriors: readonly number[]
}

export type Phase = 'placing' | 'assigning' | 'fighting' | 'over'

export function outlook(state: State, seat: Seat): Outlook {
  const player = state.players[seat]
  const lore = loreOf(cardSet(state), giftsOf(player).swordHits > 0)
  const phase = phaseOf(state)
  const rounds = phase === 'over' ? 0 : ROUNDS - Math.max(1, state.round)
  const use = usefulness(rounds + (phase === 'placing' && player.workers > 0 ? 0.6 : 0))
  const later = usefulness(rounds)
  return {
    state,
    seat,
    player,
    lore,
    phase,
    rounds,
    use,
    warriors: lore.hits.map((hits) => later * (2.2 + 1.3 * hits)),
  }
}

function phaseOf({ agenda }: State): Phase {
  if (agenda.length === 0) return 'over'
  for (const task of agenda) {
    if (task.do === 'placeWorker' || task.do === 'chooseLeader') return 'placing'
    if (task.do === 'assign' || task.do === 'assignInTurnOrder') return 'assigning'
  }
  return 'fighting'
}

function usefulness(rounds: number): number {
  return rounds <= 0 ? 0 : 1 - 0.35 ** rounds
}

/** The first few of a thing are worth more than the rest. */
function falling(count: number, few: number, first: number, rest: number): number {
  return Math.min(count, few) * first + Math.max(0, count - few) * rest
}

/** What lies in the stores. The last Coins and Favor count at the end (CM-11.6, CM-11.7), the rest only as means. */
export function storesWorth({ player, use }: Outlook): number {
  const { stores } = player
  const favorUse = giftsOf(player).gloryForReroll > 0 ? 0.7 : 0.5
  return (
    use * falling(stores[FOOD], 5, 0.8, 0.3) +
    use * falling(stores[WOOD], 2, 0.9, 0.3) +
    stores[COINS] / 3 +
    use * falling(stores[COINS], 6, 0.3, 0.1) +
    2 * stores[FAVOR] +
    use * falling(stores[FAVOR], 3, favorUse, favorUse / 3)
  )
}

/** All warriors, wherever they are: what becomes of those assigned is weighed with their fights. */
export function warriorsWorth({ player, warriors, use }: Outlook): number {
  let sum = 0
  for (let kind = 0; kind < 3; kind++) {
    let count = player.warriors[kind]
    for (let target = 0; target < 6; target++) count += player.plan[inPlan(target, kind)]
    sum += count * warriors[kind]
  }
  // A crowded longhouse turns newcomers away.
  return sum - 0.4 * use * Math.max(0, warriorsInAll(player) - 6)
}

/** CM-11.8: what so much Blame will have cost in the end, with what the rounds to come may add. */
export function blameCost({ state, rounds }: Outlook, blame: number): number {
  const expected = blame + 0.45 * rounds
  const low = Math.floor(expected)
  return cost(state, low) + (expected - low) * (cost(state, low + 1) - cost(state, low))
}

function cost(state: State, blame: number): number {
  return BLAME_COST[Math.min(blame, 6)] + (state.table.blameGrows ? 6 * Math.max(0, blame - 6) : 0)
}

/** What one Blame more would cost. */
export function oneBlame(view: Outlook): number {
  const blame = view.player.stores[BLAME]
  return blameCost(view, blame + 1) - blameCost(view, blame)
}

/** CM-11.3: whole sets, and half-filled ones as far as there is time to fill them. */
export function setsWorth({ state, player, rounds }: Outlook, extraColour = -1): number {
  const { enemies } = cardSet(state)
  const counts = COLOURS.map((_, colour) => (colour === extraColour ? 1 : 0))
  for (const card of player.defeated)
    if (card >= 0 && enemies[card].colour >= 0) counts[enemies[card].colour]++
  const whole = Math.min(...counts)
  const begun = counts.filter((count) => count > whole).length
  return 5 * whole + usefulness(rounds) * (begun === 2 ? 2.6 : begun)
}

/** What an unused rune may still do, in the order of RUNES. */
const RUNE_USE = [2.6, 3.4, 2.4, 0.8, 0.3, 1.8, 2.2, 2.8, 0.8, 0]

export function runesWorth({ state, player, use, rounds }: Outlook): number {
  const glory = cardSet(state).runes
  let sum = 0
  const still = Math.max(use, rounds > 0 ? 0 : 0.4)
  for (const rune of player.runes) {
    sum += glory[rune]
    if (hasRune(player, rune)) sum += still * (RUNES[rune] === 'wealth' ? wealth(player) : RUNE_USE[rune])
  }
  return sum
}

const wealth = (player: Player) => 0.5 + 0.4 * Math.min(5, player.stores[COINS])

export function shipWorth({ state, player, rounds }: Outlook): number {
  return player.ship === NONE ? 0 : cardSet(state).ships[player.ship].glory + rounds
}
