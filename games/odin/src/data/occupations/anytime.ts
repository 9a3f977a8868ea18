import { WEAPONS } from '../../vocabulary.ts'
import { anytime, type CardText, choice, lasting, oneOf, swap } from './boxes.ts'
import type { CardId } from './list.ts'

/** Any two weapons, alike or not. */
const TWO_WEAPONS = WEAPONS.flatMap((one, i) =>
  WEAPONS.slice(i).map((other) =>
    choice(one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 }, { ore: 1 }),
  ),
)
const PLOWED = { peas: 1, flax: 1, beans: 1, grain: 1, cabbage: 1 } as const

/** Blue cards: as often as one likes, whoever's turn it is. */
export const ANYTIME: Partial<Record<CardId, CardText>> = {
  modifier: lasting({ rule: 'oreFromShips' }),
  masterJoiner: lasting({ rule: 'woodInHouses' }),
  masterTailor: anytime(swap({ hide: 1, wool: 1, linen: 1 }, { clothing: 1, silver: 3 })),
  pirate: anytime(swap({ wood: 1, silver: 6 }, { treasureChest: 1 })),
  shipArchitect: anytime(
    oneOf(choice({ wood: 3, wool: 1 }, { longship: 1 }), choice({ wood: 3, linen: 1 }, { longship: 1 })),
  ),
  tanner: anytime(swap({ saltMeat: 1 }, { hide: 1 })),
  farmer: anytime(
    oneOf(choice({ cattle: 1 }, { jewelry: 1 }), choice({ pregnantCattle: 1 }, { jewelry: 1 })),
  ),
  plower: {
    boxes: [
      { on: 'anytime', do: oneOf(choice({ cattle: 1 }, PLOWED), choice({ pregnantCattle: 1 }, PLOWED)) },
    ],
    rules: [{ rule: 'plowing' }],
  },
  runeEngraver: anytime(swap({ runeStone: 1 }, { hide: 1 })),
  masterMason: anytime(
    oneOf(
      choice({ runeStone: 1 }, { silver: 1, milk: 1 }),
      choice({ runeStone: 1 }, { silver: 1, cabbage: 1 }),
    ),
  ),
  tutor: anytime({ op: 'play', max: 1, pay: choice({ silver: 1 }, {}).pay }),
  farmShopOwner: anytime({ op: 'upgrade', count: 1, steps: 1, from: 'orange', price: 1 }),
  tradesman: anytime(oneOf(choice({ silverware: 1 }, { silk: 1 }), choice({ silverware: 1 }, { chest: 1 }))),
  treasurer: anytime(swap({ chest: 1, silver: 3 }, { treasureChest: 1 })),
  armsDealer: anytime(oneOf(...TWO_WEAPONS)),
  beanFarmer: anytime(swap({ beans: 2 }, { peas: 1, mead: 1, stockfish: 1 })),
  linseedOilPresser: anytime(swap({ flax: 2 }, { oil: 3 })),
  linenWeaver: anytime(swap({ flax: 2, silver: 1 }, { linen: 2 })),
  herbGardener: {
    boxes: [
      {
        on: 'anytime',
        once: true,
        if: { atLeast: [['houses', 2]] },
        do: oneOf(choice({ wood: 2 }, { spices: 1 }), choice({ wood: 5 }, { spices: 2 })),
      },
    ],
  },
  chronicler: {
    boxes: [
      { on: 'anytime', do: swap({ flax: 3 }, { treasureChest: 1 }) },
      { on: 'anytime', inAction: true, do: swap({ flax: 2 }, { belt: 1 }) },
    ],
  },
}
