// The end of a round at a glance: the blame, coins on those who live, what is new.

import type { Happening } from '@meadhall/midgard/moves'
import { blameCost } from '@meadhall/midgard/score'
import { inPlay } from '@meadhall/midgard/shores'
import { enemyOf, NONE, type State } from '@meadhall/midgard/state'
import { BLAME, SHORES } from '@meadhall/midgard/vocabulary'
import { enter, openLedger } from './ledger.ts'
import { storiesOf } from './story.ts'

export interface BlameRow {
  readonly seat: number
  /** Tokens at the beginning of the round and now, and what they cost at the end of the game. */
  readonly from: number
  readonly to: number
  readonly costs: readonly [number, number]
}

export interface ShoreRow {
  readonly shore: number
  /** The monster that lives on, and its coins; absent where it was slain. */
  readonly card?: number
  readonly coins?: readonly [number, number]
  readonly slainBy?: number
}

export interface RoundEnd {
  readonly round: number
  /** The troll of the round, and who slew it. */
  readonly troll: string
  readonly slainBy?: number
  readonly blame: readonly BlameRow[]
  readonly shores: readonly ShoreRow[]
  /** Absent at the end of the game. */
  readonly next?: {
    readonly round: number
    readonly troll: number
    readonly draugr: readonly number[]
    readonly monsters: readonly { readonly shore: number; readonly card: number }[]
    /** Who begins, and who did before. */
    readonly first: number
    readonly firstBefore: number
  }
  /** Which happening is the last of the clean-up. */
  readonly end: number
}

/** What ended with a step, if a round did. `earlier` is what was told of the round before the step. */
export function roundEndOf(
  before: State,
  earlier: readonly Happening[],
  told: readonly Happening[],
  after: State,
): RoundEnd | undefined {
  const end = told.findIndex(({ what }) => what === 'roundBegan' || what === 'gameEnded')
  if (end < 0 || before.round === 0) return undefined
  const round = [...earlier, ...told.slice(0, end)]
  const stories = storiesOf(round).filter(({ outcome, enemy }) => outcome === 'won' && enemy >= 0)
  const trollStory = stories.find(({ enemy }) => enemyOf(before, enemy).kind === 0)
  const rampaged = round.find((happening) => happening.what === 'trollRampaged')
  const troll =
    rampaged?.what === 'trollRampaged'
      ? rampaged.enemy
      : trollStory
        ? enemyOf(before, trollStory.enemy).id
        : ''
  return {
    round: before.round,
    troll,
    ...(trollStory && { slainBy: trollStory.seat }),
    blame: blameIn(before, earlier, told.slice(0, end)),
    shores: Array.from({ length: SHORES }, (_, shore) => shore)
      .filter((shore) => inPlay(before, shore))
      .map((shore) => shoreIn(before, stories, round, shore)),
    ...newIn(earlier, told.slice(end), after),
    end,
  }
}

function blameIn(before: State, earlier: readonly Happening[], told: readonly Happening[]): BlameRow[] {
  const ledger = openLedger(before)
  for (const happening of told) enter(ledger, happening)
  // What changed before the step is known by what was told of it.
  const changed = openLedger(before)
  const now = changed.map(({ stores }) => stores[BLAME])
  for (const happening of earlier) enter(changed, happening)
  return before.players.map((_, seat) => {
    const to = ledger[seat].stores[BLAME]
    const from = now[seat] - (changed[seat].stores[BLAME] - now[seat])
    return { seat, from, to, costs: [blameCost(before, from), blameCost(before, to)] }
  })
}

function shoreIn(
  before: State,
  stories: readonly { shore: number; seat: number }[],
  round: readonly Happening[],
  shore: number,
): ShoreRow {
  const slain = stories.find((story) => story.shore === shore)
  if (slain) return { shore, slainBy: slain.seat }
  const laid = round.find((happening) => happening.what === 'coinLaid' && happening.shore === shore)
  if (laid?.what !== 'coinLaid' || before.monsters[shore] === NONE) return { shore }
  return { shore, card: before.monsters[shore], coins: [before.monsterCoins[shore], laid.coins] }
}

function newIn(
  earlier: readonly Happening[],
  told: readonly Happening[],
  after: State,
): Pick<RoundEnd, 'next'> {
  const begun = told[0]
  if (begun?.what !== 'roundBegan') return {}
  const came = told.flatMap((happening) => (happening.what === 'enemyCame' ? [happening] : []))
  const monsters = told.flatMap((happening) =>
    happening.what === 'monsterCame' ? [{ shore: happening.shore, card: happening.card }] : [],
  )
  return {
    next: {
      round: begun.round,
      troll: came.find(({ at }) => at === 'troll')?.card ?? NONE,
      draugr: came.flatMap(({ at, card }) => (at === 'troll' ? [] : [card])),
      monsters,
      first: after.first,
      firstBefore: whoBegan(earlier) ?? after.first,
    },
  }
}

/** Who placed or begged first in the round. */
function whoBegan(earlier: readonly Happening[]): number | undefined {
  const first = earlier.find(({ what }) => what === 'placed' || what === 'begged')
  return first && 'seat' in first ? first.seat : undefined
}
