import type { Seat } from '@meadhall/kernel/rules'
import { giveBonuses } from './bonus.ts'
import { breed } from './breeding.ts'
import { countOf, earned, hasRule, stepReached } from './count.ts'
import { choice } from './data/occupations/boxes.ts'
import { CARD } from './data/occupations/list.ts'
import { SPACES } from './data/spaces.ts'
import { offerOreForRolls, planDice } from './dice.ts'
import type { Choice, Effect, UpgradeEffect } from './effects.ts'
import { fire } from './events.ts'
import { affordable, settle } from './exchange.ts'
import { askForFeasts } from './feasting.ts'
import { type About, NOTHING, type Now } from './now.ts'
import { takePlaced } from './placing.ts'
import { forPrice, fourths, moreOf, spacesToUse } from './possible.ts'
import { type State, since } from './state.ts'
import { gain, gainAll, payAll } from './supply.ts'
import type { Task } from './tasks.ts'
import { beginUpgrade } from './upgrade.ts'
import { bringBack, returnFromFourthColumn } from './vikings.ts'
import { BOW, item, SWORD } from './vocabulary.ts'
import { boardsToExplore, emigrationDiscount } from './voyages.ts'

/**
 * What the effects of spaces and cards do. `card` 0 is an action space; `must` means that the seat has already agreed
 * (or has no choice), so an exchange with one choice left is made at once.
 */
export function perform(
  now: Now,
  seat: Seat,
  card: number,
  effect: Effect,
  must: boolean,
  about: About,
): void {
  const { state } = now
  const player = state.players[seat]
  if (effect.op === 'gainBy') {
    const get = earned(state, seat, effect, about)
    if (get.length === 0) return
    used(now, seat, card)
    return gainAll(now, seat, get)
  }
  used(now, seat, card)
  switch (effect.op) {
    case 'exchange':
      return exchange(now, seat, card, must, effect.choices)
    case 'upgrade':
      if (card === 0 && !effect.plain && isUpgradeOne(state) && hasRule(player, 'furInsteadOfUpgrade'))
        return push(state, {
          do: 'either',
          seat,
          card,
          effects: [{ ...effect, plain: true }, FUR],
          ...(since(state, 2) && !must && !nothingTaken(state, effect) && { may: true }),
        })
      return beginUpgrade(now, seat, card, effect, card === 0 && (must || nothingTaken(state, effect)))
    case 'flip': {
      const left = stepReached(effect.steps, countOf(state, seat, effect.of, about))
      return left > 0 ? push(state, { do: 'flip', seat, left, moved: [] }) : undefined
    }
    case 'mountain': {
      const { take, only, oreOnly } = effect
      return push(state, {
        do: 'mountain',
        seat,
        card,
        take,
        used: [],
        ...(only ? { only: only.map(item) } : {}),
        ...(oreOnly ? { oreOnly } : {}),
        must: card === 0 && must,
      })
    }
    case 'dice':
      if (effect.pay) payAll(now, seat, effect.pay)
      return planDice(now, seat, card, effect)
    case 'explore':
      return push(state, { do: 'explore', seat, boards: boardsToExplore(state, seat, effect) })
    case 'emigrate':
      return push(state, {
        do: 'emigrate',
        seat,
        discount: emigrationDiscount(state, seat, card, effect),
        swap: effect.swap === true,
      })
    case 'play':
      if (effect.pay) payAll(now, seat, effect.pay)
      // FO-15.3: where the price is paid, no card need follow.
      return push(state, { do: 'playCards', seat, left: effect.max, must: must || !since(state, 2) })
    case 'drawOccupation':
      return push(state, { do: 'drawOccupation', seat })
    case 'sale':
      return push(state, { do: 'sale', seat, left: effect.max, spent: 0 })
    case 'phase':
      return extraPhase(now, seat, effect.phase)
    case 'returnVikings':
      if (effect.from === 'oneSpace') return push(state, { do: 'returnVikings', seat })
      if (effect.from === 'fourthColumn') return returnFromFourthColumn(now, seat)
      payAll(now, seat, effect.pay!)
      return bringBack(now, seat, state.action.at, 1)
    case 'useSpace':
      return push(state, {
        do: 'useSpace',
        seat,
        spaces: spacesToUse(state, seat, effect),
        price: effect.pay ? effect.pay[0][1] : 0,
      })
    case 'fillWeapons':
      for (let weapon = BOW; weapon <= SWORD; weapon++)
        gain(now, seat, weapon, effect.to - player.supply[weapon])
      return undefined
    case 'takePlaced':
      return takePlaced(now, seat, effect.tile, effect.fill)
    case 'buy':
      return exchange(now, seat, card, must, [forPrice(state, seat, effect)])
    case 'fourthOfThree':
      return exchange(now, seat, card, must, fourths(state, seat))
    case 'doublePeas': {
      const peas = player.supply[item('peas')]
      return gain(now, seat, item('peas'), Math.min(peas, 8 - peas))
    }
    case 'moreOf':
      return exchange(now, seat, card, must, moreOf(state, seat, effect.goods.map(item)))
    case 'oreAtOnce':
      return push(state, { do: 'oreAtOnce', seat, left: player.longships.length })
    case 'storeFor':
      return push(state, { do: 'storeFor', seat, get: effect.get })
    case 'fishIntoHouses':
      return push(state, { do: 'fishIntoHouses', seat, left: effect.n ?? 0 })
    case 'oreForRolls':
      return offerOreForRolls(now, seat, effect.plus)
    case 'either':
      return push(state, { do: 'either', seat, card, effects: effect.effects })
    case 'sequence':
      // Each part in its turn, and each as one likes.
      for (let i = effect.effects.length - 1; i >= 0; i--) {
        const part = effect.effects[i]
        if (part.op === 'exchange' && part.choices[0].pay.length === 0)
          push(state, { do: 'effect', seat, card, must: true, effect: part })
        else push(state, { do: 'offers', seat, offers: [{ card, effect: part }] })
      }
      return undefined
  }
}

const FUR: Effect = {
  op: 'exchange',
  choices: [choice({ gameMeat: 1 }, { fur: 1 }), choice({ silk: 1 }, { fur: 1 })],
}

function used({ tell }: Now, seat: Seat, card: number): void {
  if (card > 0) tell({ what: 'usedOccupation', seat, card: CARD[card].id })
}

function push(state: State, task: Task): void {
  state.agenda.push(task)
}

/** FO-2.9: on a space that lets one take from a strip and upgrade, one of the two must be done. */
function nothingTaken({ action }: State, { overseas }: UpgradeEffect): boolean {
  return !overseas && action.taken === 0 && SPACES[action.space].effects[0].op === 'mountain'
}

function isUpgradeOne(state: State): boolean {
  const { space } = state.action
  return space >= 0 && (SPACES[space].id === 'mountain1Upgrade1' || SPACES[space].id === 'mountain3Upgrade1')
}

function exchange(now: Now, seat: Seat, card: number, must: boolean, choices: readonly Choice[]): void {
  const open = affordable(now.state, seat, card, choices)
  if (open.length === 0) return
  if (open.length === 1 && must) settle(now, seat, card, open[0])
  else push(now.state, { do: 'exchange', seat, card, must, choices })
}

/** `builder`, `collector`, `chief` and `cattleBreeder`: a phase for oneself. */
function extraPhase(now: Now, seat: Seat, phase: Extract<Effect, { op: 'phase' }>['phase']): void {
  if (phase === 'feast') {
    askForFeasts(now, [seat])
    fire(now.state, seat, 'feastStart', NOTHING)
  } else if (phase === 'breeding') breed(now, seat)
  else giveBonuses(now, seat, phase)
}
