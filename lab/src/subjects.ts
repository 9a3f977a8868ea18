import type { Bot } from '@meadhall/bots/bot'
import type { Craft } from '@meadhall/bots/craft'
import { midgardCraft } from '@meadhall/bots/midgard/craft'
import { KNOWN as MIDGARD } from '@meadhall/bots/midgard/features'
import { mountainCraft } from '@meadhall/bots/mountain/craft'
import { KNOWN as MOUNTAIN } from '@meadhall/bots/mountain/layout'
import { odinCraft } from '@meadhall/bots/odin/craft'
import { KNOWN as ODIN } from '@meadhall/bots/odin/features'
import type { AnyMove } from '@meadhall/kernel/rules'

/** A table to play at: how many, and what they have agreed on. */
export interface Table {
  readonly seats: number
  readonly options: Readonly<Record<string, string | boolean>>
}

/** A game to be learnt. */
export interface Subject {
  readonly craft: Craft<unknown, AnyMove>
  /** Inputs whose worth is known about from the start, in points and for the log odds of winning. */
  readonly known: readonly (readonly [input: number, points: number, win: number])[]
  /** Whether looking ahead from the true position would tell what a seat may not know. */
  readonly hides: boolean
  /** A table to learn at; `share` draws from 0 to 1. */
  table(share: () => number): Table
  /** Tables that progress is measured at. */
  readonly measures: Readonly<Record<string, Table>>
  /** An opponent that does not learn: the bot as it is checked in. */
  rival(): Promise<Bot>
}

/** One of several things, by their weights. */
function among<T>(share: () => number, weighted: readonly (readonly [T, number])[]): T {
  let left = share() * weighted.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [thing, weight] of weighted) {
    left -= weight
    if (left < 0) return thing
  }
  return weighted[0][0]
}

const asCraft = (craft: unknown) => craft as Craft<unknown, AnyMove>

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  odin: {
    craft: asCraft(odinCraft),
    known: [
      [ODIN.points, 1, 0],
      [ODIN.income, 0.9, 0],
    ],
    hides: false,
    table(share) {
      const seats = among(share, [
        [1, 45],
        [2, 28],
        [3, 11],
        [4, 16],
      ])
      return {
        seats,
        options: {
          length: share() < 0.85 ? 'long' : 'short',
          decks: among(share, [
            ['A', 30],
            ['B', 16],
            ['C', 16],
            ['AB', 8],
            ['AC', 8],
            ['BC', 8],
            ['ABC', 14],
          ]),
          start: seats === 1 && share() < 0.1 ? 'chosen' : 'drawn',
        },
      }
    },
    measures: {
      alone: { seats: 1, options: {} },
      two: { seats: 2, options: {} },
      four: { seats: 4, options: {} },
    },
    rival: async () => (await import('@meadhall/bots/odin')).odinBots.greedy,
  },
  midgard: {
    craft: asCraft(midgardCraft),
    known: [
      [MIDGARD.own, 1, 0],
      [MIDGARD.lead, 0, 1],
    ],
    hides: true,
    table: (share) => ({
      seats: among(share, [
        [2, 45],
        [3, 22],
        [4, 33],
      ]),
      options: {
        edition: share() < 0.75 ? 'newest' : 'first',
        blame: share() < 0.8 ? 'byEdition' : share() < 0.5 ? 'growing' : 'capped',
        leaders: share() < 0.7 ? 'chosen' : 'dealt',
        hallOfRecords: share() < 0.2,
        mistrustfulVillagers: share() < 0.2,
      },
    }),
    measures: { two: { seats: 2, options: {} }, four: { seats: 4, options: {} } },
    rival: async () => (await import('@meadhall/bots/midgard')).midgardBots.greedy,
  },
  mountain: {
    craft: asCraft(mountainCraft),
    known: [
      [MOUNTAIN.own, 1, 0],
      [MOUNTAIN.lead, 0, 1],
    ],
    hides: true,
    table(share) {
      const seats = among(share, [
        [1, 34],
        [2, 28],
        [3, 10],
        [4, 20],
        [5, 8],
      ])
      if (seats > 1) return { seats, options: {} }
      return {
        seats,
        options: {
          difficulty: among(share, [
            ['steady', 4],
            ['gentle', 2],
            ['fierce', 2],
            ['grim', 2],
          ]),
        },
      }
    },
    measures: {
      alone: { seats: 1, options: {} },
      two: { seats: 2, options: {} },
      four: { seats: 4, options: {} },
    },
    rival: async () => (await import('@meadhall/bots/mountain')).mountainBots.greedy,
  },
}
