import { type Components } from '@meadhall/mountain/components'
import { ELDER_HONOUR } from '@meadhall/mountain/data/tables'
import { eldersOf } from '@meadhall/mountain/score'
import { type State } from '@meadhall/mountain/state'
import {
  ACTIONS,
  ELDER,
  GNOME,
  GRID,
  isCovered,
  SEATS,
  SIDE,
  SUPPLY,
  strengthOf,
  symbolOf,
  WILD,
} from '@meadhall/mountain/vocabulary'
import { put, putSteps } from '../inputs.ts'
import { F, PER_ACTION } from './layout.ts'

/** What a seat's ancestry and hand hold. */

const strengths = new Float64Array(ACTIONS.length + 2)
const openStrengths = new Float64Array(ACTIONS.length + 2)
const kin = new Float64Array(ACTIONS.length + 2)
const groups = new Float64Array(ACTIONS.length + 2)
/** The seat's ancestry with what it has chosen to lay. */
const cells: number[] = []
/** Everybody's elders, without what is only chosen to be laid. */
export const elders = new Float64Array(SEATS)

/** Gives the seat's elders, with what it has chosen to lay. */
export function writeAncestry(state: State, set: Components, seat: number): number {
  const player = state.players[seat]
  const task = state.agenda[state.agenda.length - 1]
  cells.length = 0
  for (const cell of player.cells) cells.push(cell)
  for (let other = 0; other < state.players.length; other++) elders[other] = eldersOf(state, other)
  let own = elders[seat]
  const laying = task?.do === 'layCard' && player.choice.length === 2
  const chosen = laying ? player.choice[0] : -1
  if (laying && player.choice[1] < GRID) {
    const face = set.cards[chosen]
    const at = player.choice[1]
    const under = [at, at + 1, at + SIDE, at + SIDE + 1]
    for (let i = 0; i < 4; i++) {
      if (symbolOf(face[i]) === ELDER) own++
      cells[under[i]] = face[i]
    }
  }
  strengths.fill(0)
  openStrengths.fill(0)
  kin.fill(0)
  groups.fill(0)
  let barrels = 0
  let weak = 0
  let open = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue
    const symbol = symbolOf(cells[cell])
    if (symbol === SUPPLY) barrels++
    if (symbol > WILD) continue
    const strength = strengthOf(cells[cell])
    strengths[symbol] += strength
    if (isCovered(cells[cell])) continue
    open++
    openStrengths[symbol] += strength
    if (strength <= 1) weak++
    if (cell >= GRID) continue
    let together = strength
    for (let i = 0; i < 2; i++) {
      const next = cells[cell + (i === 0 ? 1 : SIDE)]
      if (next === undefined || isCovered(next)) continue
      const other = symbolOf(next)
      if (
        other === symbol ||
        (other === WILD && symbol <= GNOME) ||
        (symbol === WILD && other > 0 && other <= GNOME)
      ) {
        kin[symbol === WILD ? other : symbol]++
        together += strengthOf(next)
      }
    }
    if (together > groups[symbol]) groups[symbol] = together
  }
  for (let action = 1; action <= ACTIONS.length; action++) {
    const at = F.actions + (action - 1) * PER_ACTION
    put(at, strengths[action] / 8)
    put(at + 1, openStrengths[action] / 8)
    put(at + 2, kin[action] / 6)
    put(at + 3, groups[action] / 5)
    if (openStrengths[action] === 0) put(at + 4, 1)
  }
  putSteps(F.wilds, 6, openStrengths[WILD])
  putSteps(F.barrels, 5, barrels)
  putSteps(F.elders, ELDER_HONOUR.length, own)
  const all = strengths[1] + strengths[2] + strengths[3] + strengths[4] + strengths[WILD]
  const usable =
    openStrengths[1] + openStrengths[2] + openStrengths[3] + openStrengths[4] + openStrengths[WILD]
  put(F.ancestry, all / 20)
  put(F.ancestry + 1, usable / 20)
  put(F.ancestry + 2, open / 20)
  put(F.ancestry + 3, weak / 12)
  put(F.ancestry + 4, Math.min(usable, 3 * player.supplies) / 15)
  put(F.ancestry + 5, player.supplies > 0 ? usable / player.supplies / 5 : 0)
  let holds = 0
  for (const card of player.hand) {
    if (card < 0 || card === chosen || task?.do === 'chooseChampion') continue
    put(F.hand + card, 1)
    for (const cell of set.cards[card]) {
      const symbol = symbolOf(cell)
      if (symbol > 0 && symbol <= 8) put2(F.handHolds + symbol, strengthOf(cell))
    }
    holds++
  }
  put(F.handHolds, holds / 4)
  flush()
  return own
}

// What several cards of the hand hold together is one input.
const sums = new Float64Array(16)
function put2(id: number, value: number): void {
  sums[id - F.handHolds] += Math.max(1, value)
}
function flush(): void {
  for (let i = 1; i < 9; i++) {
    put(F.handHolds + i, sums[i] / 8)
    sums[i] = 0
  }
}
