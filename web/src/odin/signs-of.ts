// From what spaces and occupations do, as the rules hold it, to lines of signs.

import { countOf } from '@meadhall/odin/count'
import { EXPLORATION } from '@meadhall/odin/data/boards'
import { SPACES } from '@meadhall/odin/data/spaces'
import type { Choice, Effect } from '@meadhall/odin/effects'
import { onSpace } from '@meadhall/odin/exchange'
import { NOTHING } from '@meadhall/odin/now'
import type { State } from '@meadhall/odin/state'
import { type BoardKind, SILVER, THINGS, type Thing } from '@meadhall/odin/vocabulary'
import type { Sign } from '../art/odin/signs.ts'

/** The few words between signs, in the viewer's language. */
export interface SignWords {
  readonly or: string
  readonly and: string
  readonly any: string
  readonly first: string
  readonly noDie: string
}

export interface SignsFor {
  readonly state: State
  readonly seat: number
  readonly words: SignWords
}

type Pairs = readonly (readonly [what: number, amount: number])[]

function bundleSigns(bundle: Pairs): Sign[] {
  return bundle.flatMap(([what, amount]): Sign[] => {
    if (what === SILVER) return [{ silver: amount }]
    const thing: Sign = { thing: THINGS[what] }
    return amount === 1 ? [thing] : [{ n: amount }, thing]
  })
}

function choiceSigns({ pay, get }: Choice): Sign[] {
  return pay.length === 0 ? bundleSigns(get) : [...bundleSigns(pay), 'arrow', ...bundleSigns(get)]
}

const same = (a: Pairs, b: Pairs) => JSON.stringify(a) === JSON.stringify(b)

function exchangeLines(choices: readonly Choice[], words: SignWords): Sign[][] {
  if (choices.length <= 1) return choices.map(choiceSigns)
  const [first, ...others] = choices
  if (choices.length > 4 && others.every(({ pay }) => same(pay, first.pay)))
    return [[...bundleSigns(first.pay), 'arrow', 'anyForged', { word: words.any }]]
  if (others.every(({ get }) => same(get, first.get)))
    return [
      [
        ...choices.flatMap(({ pay }, i): Sign[] => [...(i > 0 ? [{ word: '/' }] : []), ...bundleSigns(pay)]),
        ...(first.get.length > 0 ? (['arrow'] as Sign[]) : []),
        ...bundleSigns(first.get),
      ],
    ]
  if (others.every(({ pay }) => same(pay, first.pay)) && first.pay.length > 0)
    return [
      [...bundleSigns(first.pay), 'arrow'],
      ...choices.map(({ get }, i): Sign[] => [...(i > 0 ? [{ word: words.or }] : []), ...bundleSigns(get)]),
    ]
  return choices.map((choice, i): Sign[] => [...(i > 0 ? [{ word: words.or }] : []), ...choiceSigns(choice)])
}

const COUNTED: Readonly<Record<string, Sign>> = {
  anyCattle: { thing: 'cattle' },
  anySheep: { thing: 'sheep' },
  whalingBoats: { thing: 'whalingBoat' },
  knarrs: { thing: 'knarr' },
  longships: { thing: 'longship' },
  largeShips: { thing: 'knarr' },
  houses: { thing: 'stoneHouse' },
  oreOnShips: { thing: 'ore' },
  specialTiles: 'anySpecial',
  explorationBoards: { isle: 'iceland' },
  income: { silver: '+' },
}

const DICE: Readonly<Record<string, readonly Sign[]>> = {
  huntingGame: [{ die: 8 }, { thing: 'bowAndArrow' }, 'arrow', { thing: 'hide' }, { thing: 'gameMeat' }],
  layingASnare: [{ die: 8 }, { thing: 'snare' }, 'arrow', { thing: 'fur' }, { thing: 'snare' }],
  raiding: [{ die: 8 }, { thing: 'longship' }, 'arrow', 'loot'],
  pillaging: [{ die: 12 }, { thing: 'longship' }, 'arrow', 'loot'],
}

/** The lines of one effect. */
export function effectLines(effect: Effect, about: SignsFor): Sign[][] {
  const { state, seat, words } = about
  switch (effect.op) {
    case 'exchange':
      return exchangeLines(effect.choices, words)
    case 'gainBy': {
      if (effect.of === 'woodPerPlayer')
        return [
          bundleSigns(
            effect.each!.map(([what, n]) => [what, n * countOf(state, seat, 'woodPerPlayer', NOTHING)]),
          ),
        ]
      const counted: Sign =
        COUNTED[effect.of] ??
        (THINGS.includes(effect.of as Thing) ? { thing: effect.of as Thing } : { word: '×' })
      if (effect.each) return [[counted, { word: ':' }, ...bundleSigns(effect.each)]]
      const steps = effect.steps ?? []
      const most = steps.at(-1)?.[1] ?? []
      const range: Sign[] =
        steps.length > 1 && most.length === 1
          ? [{ thing: THINGS[most[0][0]] }, { word: `1–${most[0][1]}` }]
          : bundleSigns(most)
      return [[counted, { word: ':' }, ...range]]
    }
    case 'upgrade':
      return effect.overseas
        ? [[{ thing: 'knarr' }, { colour: 'green' }, 'arrow', { colour: 'blue' }]]
        : [[{ n: effect.count }, { up: effect.steps }]]
    case 'flip':
      return [[{ n: effect.steps.at(-1)?.[1] ?? 1 }, 'flip']]
    case 'mountain':
      return [[{ mountain: effect.take.join('+') }]]
    case 'dice':
      return effect.action === 'whaling'
        ? [
            [{ die: 12 }, { thing: 'spear' }, { n: effect.oneBoat ? '1' : '1–3' }, { thing: 'whalingBoat' }],
            ['arrow', { thing: 'oil' }, { thing: 'skinAndBones' }, { thing: 'whaleMeat' }],
          ]
        : [[...DICE[effect.action]]]
    case 'explore':
      return [
        [
          { thing: effect.ships[0] },
          'arrow',
          ...effect.boards.map((board): Sign => ({ isle: board, gone: !liesUp(state, board) })),
        ],
      ]
    case 'emigrate':
      return effect.swap
        ? [
            [{ thing: 'whalingBoat' }, 'arrow', { thing: 'knarr' }, { word: words.first }],
            [{ silver: Math.max(1, state.round) }, 'arrow', 'emigrate'],
          ]
        : [[{ silver: Math.max(1, state.round) }, 'arrow', 'emigrate']]
    case 'play':
      return [[...(effect.max > 1 ? [{ n: `1–${effect.max}` }] : []), 'playCard']]
    case 'drawOccupation':
      return [['drawCard']]
    case 'sale':
      return [[{ thing: 'knarr' }, { silver: '?' }, 'arrow', { n: `0–${effect.max}` }, 'anySpecial']]
    case 'either':
      return effect.effects.flatMap((one, i) =>
        effectLines(one, about).map((line, j): Sign[] =>
          i > 0 && j === 0 ? [{ word: words.or } as Sign].concat(line) : line,
        ),
      )
    case 'sequence':
      return effect.effects.flatMap((one) => effectLines(one, about))
    case 'returnVikings':
      return [
        [...bundleSigns(effect.pay ?? []), ...(effect.pay ? (['arrow'] as Sign[]) : []), 'back', 'viking'],
      ]
    case 'fillWeapons':
      return [[{ n: effect.to }, 'anyWeapon']]
    case 'takePlaced':
      return [[{ thing: effect.tile }]]
    case 'buy':
      return [[{ silver: '?' }, 'arrow', { thing: effect.what }]]
    case 'moreOf':
      return [[{ word: '+' }, ...effect.goods.slice(0, 3).map((good): Sign => ({ thing: good }))]]
    case 'doublePeas':
      return [[{ word: '2×' }, { thing: 'peas' }]]
    case 'oreAtOnce':
      return [[{ thing: 'longship' }, { word: ':' }, { thing: 'ore' }]]
    case 'oreForRolls':
      return [[{ thing: 'ore' }, 'arrow', { die: 12 }, { word: `+${effect.plus}` }]]
    case 'storeFor':
      return [[{ thing: 'wood' }, { word: '/' }, { thing: 'stone' }, 'arrow', ...bundleSigns(effect.get)]]
    case 'fishIntoHouses':
      return [[{ thing: 'stockfish' }, 'arrow', { thing: 'stoneHouse' }]]
    default:
      return []
  }
}

function liesUp(state: State, board: BoardKind): boolean {
  return EXPLORATION.some((sides, at) => state.exploration[at] >= 0 && sides[state.exploration[at]] === board)
}

/** What a space does, with the prices that this seat pays. */
export function spaceLines(space: number, about: SignsFor): Sign[][] {
  const { state, seat, words } = about
  const { effects, id, longships } = SPACES[space]
  if (longships)
    return [
      [{ n: longships }, { thing: 'longship' }, 'arrow'],
      [{ thing: 'silverHoard' }, { word: words.noDie }],
    ]
  const parts = effects.map((effect): Sign[][] =>
    effect.op === 'exchange'
      ? exchangeLines(onSpace(state, seat, effect.choices, space), words)
      : effectLines(effect, about),
  )
  // Paying for passage and trading overseas are one line.
  if (id.startsWith('overseas'))
    return [[...parts[0].flat().filter((sign) => sign !== 'arrow'), ...parts[1][0]]]
  if (parts.length === 1) return parts[0]
  if (parts.every((lines) => lines.length === 1) && parts.length === 2) {
    const [[one], [other]] = parts
    return one.length + other.length > 6 || (SPACES[space].column === 4 && one.length > 0)
      ? [one, other]
      : [[...one, ...(effects[0].op === 'mountain' ? [{ word: '+' }] : (['gap'] as Sign[])), ...other]]
  }
  // The price of a space of which all parts belong together.
  if (SPACES[space].need === 'all') return [[...parts[0].flat(), 'arrow', ...parts.slice(1).flat(2)]]
  if (parts.length === 3) return [parts[0].flat(), [...parts[1].flat(), 'gap', ...parts[2].flat()]]
  return parts.flat()
}
