// What a won attack brings, by the functions that will bring it.
import { huntHonour, votesForControl } from '@meadhall/mountain/attack'
import { boardOf, placeNamed } from '@meadhall/mountain/components'
import { attackOdds } from '@meadhall/mountain/odds'
import { figuresAt, gnomesAt } from '@meadhall/mountain/status'
import { CLANS, type Clan } from '@meadhall/mountain/vocabulary'
import { triggersAhead } from '@meadhall/mountain/wheel'
import type { Hold } from './hold.ts'
import { afterMarch, type Plan } from './plan.ts'
import { word } from './words.ts'

export interface Gains {
  readonly least: number
  readonly most: number
  readonly votes: number
  readonly clan: Clan
  /** Spaces that the wheel's pawn moves, and whether it crosses a breach. */
  readonly wheel: number
  readonly breach: boolean
}

/** Nothing where no gnomes are attacked. */
export function gainsOf({ view, seat }: Hold, plan: Plan): Gains | undefined {
  const board = boardOf(view)
  const at = placeNamed(board, plan.to)
  if (seat === null || at < 0 || at >= board.caverns) return undefined
  const gnomes = gnomesAt(view, at)
  if (gnomes === 0) return undefined
  const after = afterMarch(view, seat, plan)
  const { least, most } = attackOdds(view, at, 0)
  const hunted = figuresAt(after, at, seat).reduce(
    (sum, champion) => sum + huntHonour(after, champion, gnomes),
    0,
  )
  return {
    least: least + hunted,
    most: most + hunted,
    votes: votesForControl(after, seat, at),
    clan: CLANS[board.clan[at]],
    wheel: gnomes,
    breach: triggersAhead(view, gnomes).includes('breach'),
  }
}

export function gainWords({ say }: Pick<Hold, 'say'>, gains: Gains): readonly string[] {
  const { least, most, votes, clan, wheel, breach } = gains
  return [
    word(say, 'ui.gain.honour', { least, most, same: least === most }),
    word(say, 'ui.gain.votes', { n: votes, clan }),
    word(say, 'ui.gain.wheel', { n: wheel, breach }),
  ]
}
