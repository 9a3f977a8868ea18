// A simple policy for first games: which open spaces are worth their Vikings now.
import { SPACES } from '@meadhall/odin/data/spaces'
import { AREA, COLOUR } from '@meadhall/odin/data/tiles'
import type { Effect } from '@meadhall/odin/effects'
import type { Move } from '@meadhall/odin/moves'
import { crewFor } from '@meadhall/odin/possible'
import type { State } from '@meadhall/odin/state'
import { item, SILVER, THINGS, type Thing } from '@meadhall/odin/vocabulary'
import { isItem } from './signs-of.ts'

const SHARE = { orange: 0.35, red: 0.45, green: 0.8, blue: 1, grey: 1.1, none: 1 } as const
const WORTH: Readonly<Partial<Record<Thing, number>>> = {
  silver: 1,
  wood: 1.3,
  stone: 1.5,
  ore: 1.4,
  sheep: 3,
  cattle: 4.5,
  whalingBoat: 4,
  knarr: 6,
  longship: 9,
  shed: 4,
  stoneHouse: 5,
  longHouse: 8,
  bowAndArrow: 0.7,
  snare: 0.7,
  spear: 0.7,
  longSword: 0.9,
  drawnWeapon: 0.7,
}

function worth(what: number): number {
  const thing = THINGS[what]
  const known = WORTH[thing]
  if (known !== undefined || what === SILVER) return known ?? 1
  return isItem(thing) ? AREA[what] * SHARE[COLOUR[item(thing)]] : 1
}

/** Roughly how many points an effect is worth to the seat. */
function value(effect: Effect, state: State, seat: number): number {
  const player = state.players[seat]
  const goods = player.supply.reduce(
    (sum, n, what) => (COLOUR[what] === 'orange' || COLOUR[what] === 'red' ? sum + n : sum),
    0,
  )
  switch (effect.op) {
    case 'exchange':
      return Math.max(
        0,
        ...effect.choices.map(({ pay, get }) => {
          const sum = (bundle: readonly (readonly [number, number])[]) =>
            bundle.reduce((all, [what, n]) => all + n * worth(what), 0)
          return pay.every(([what, n]) => (player.supply[what] ?? 0) >= n) ? sum(get) - sum(pay) : 0
        }),
      )
    case 'gainBy':
      return 2
    case 'upgrade':
      return Math.min(effect.count, goods) * (effect.steps > 1 ? 2.4 : 1.3)
    case 'mountain':
      return effect.take.reduce((sum, n) => sum + n * 1.35, 0)
    case 'dice':
      return effect.action === 'huntingGame' || effect.action === 'layingASnare'
        ? 3.6
        : effect.action === 'whaling'
          ? 7
          : effect.action === 'raiding'
            ? 4
            : 8
    case 'explore':
      return 9
    case 'emigrate':
      return 12
    case 'play':
      return player.hand.length > 0 ? 2.5 : 0
    case 'drawOccupation':
      return 1.2
    case 'sale':
      return 5
    case 'either':
      return Math.max(...effect.effects.map((one) => value(one, state, seat)))
    default:
      return 1
  }
}

/** The best few of the offered spaces, by what they bring for each Viking. */
export function sensibleSpaces(state: State, seat: number, legal: readonly Move[]): Set<string> {
  const ranked = legal.flatMap((move) => {
    if (move.do !== 'place' || move.imitate !== undefined) return []
    const space = SPACES.findIndex(({ id }) => id === move.at)
    const sum = SPACES[space].effects.reduce((all, effect) => all + value(effect, state, seat), 0)
    return [{ at: move.at, worth: sum - 1.1 * crewFor(state, seat, space) }]
  })
  ranked.sort((a, b) => b.worth - a.worth)
  return new Set(ranked.slice(0, 6).map(({ at }) => at))
}
