// A fight, a hunt or a voyage from its first happening to its last, as its result card tells it.

import { facesOf } from '@meadhall/midgard/dice'
import type { Happening, Loss } from '@meadhall/midgard/moves'
import { HUNT, NONE } from '@meadhall/midgard/state'
import { JOURNEYS, WARRIORS } from '@meadhall/midgard/vocabulary'

/** One roll that was let stand, and what it did. */
export interface Round {
  /** By warrior and face. */
  readonly faces: readonly number[]
  readonly hits: number
  /** Damage on the enemy after it. */
  readonly damage: number
  /** Who fell, by warrior. */
  readonly fallen: readonly number[]
}

/** What the sea, hunger or a forbidding enemy took before the fight. */
export interface Toll {
  readonly how: Exclude<Loss, 'fell'> | 'lostFood'
  /** Index into WARRIORS; 3 is food. */
  readonly what: number
  readonly amount: number
}

export interface Story {
  readonly seat: number
  /** Enemy card, KRAKEN, HUNT; NONE where a voyage met nobody. */
  readonly enemy: number
  readonly shore: number
  /** What was turned over on the way: two where the rune Journey replaced one. */
  readonly journeys: readonly number[]
  readonly tolls: readonly Toll[]
  readonly rounds: readonly Round[]
  readonly outcome: 'won' | 'lost' | 'home' | 'idle'
  /** What followed from the end, by store or `glory`, as it came. */
  readonly gains: readonly { readonly good: string; readonly amount: number }[]
  /** Which of the happenings ended it, and which was the last that belongs to it. */
  readonly end: number
  readonly last: number
}

type Draft = { -readonly [K in keyof Story]: Story[K] } & {
  tolls: Toll[]
  journeys: number[]
  rounds: Round[]
  gains: { good: string; amount: number }[]
}

const ENDS = { defeated: 'won', beaten: 'lost', huntEnded: 'home', noFight: 'idle' } as const

/** All that ended in what was told, in order. Give it the whole round: a fight may go on through several moves. */
export function storiesOf(told: readonly Happening[]): Story[] {
  const stories: Story[] = []
  let draft: Draft | undefined
  /** Ended; what it brought may still follow. */
  let done: Draft | undefined
  let roll: readonly number[] | undefined

  const begin = (seat: number, enemy: number, shore: number) => {
    done = undefined
    // A voyage that leads to a fight is one story with it.
    if (draft && draft.seat === seat && draft.shore === shore && shore !== NONE && draft.enemy === NONE)
      draft.enemy = enemy
    else
      draft = {
        seat,
        enemy,
        shore,
        journeys: [],
        tolls: [],
        rounds: [],
        outcome: 'idle',
        gains: [],
        end: -1,
        last: -1,
      }
    return draft
  }

  told.forEach((happening, i) => {
    switch (happening.what) {
      case 'huntBegan':
        begin(happening.seat, HUNT, NONE)
        break
      case 'journeyRevealed':
        begin(happening.seat, NONE, happening.shore).journeys.push(
          JOURNEYS.indexOf(happening.journey as never),
        )
        break
      case 'fightBegan':
        begin(happening.seat, happening.card, happening.shore)
        break
      case 'rolled':
        roll = happening.faces
        break
      case 'struck':
        draft?.rounds.push({
          faces: roll ?? [],
          hits: happening.hits,
          damage: happening.damage,
          fallen: [0, 0, 0],
        })
        break
      case 'fell': {
        const round = draft?.rounds.pop()
        const kind = WARRIORS.indexOf(happening.warrior)
        if (round)
          draft!.rounds.push({
            ...round,
            fallen: round.fallen.map((n, at) => (at === kind ? n + happening.amount : n)),
          })
        break
      }
      case 'starved':
      case 'forbidden':
      case 'lostAtSea':
      case 'lostFood': {
        // The Kraken is slain or has slain them; what the sea still takes belongs to the voyage that goes on.
        const at = draft ?? (done && begin(done.seat, NONE, done.shore))
        const what = happening.what === 'lostFood' ? 3 : WARRIORS.indexOf(happening.warrior)
        at?.tolls.push({ how: happening.what, what, amount: happening.amount })
        break
      }
      case 'defeated':
      case 'beaten':
      case 'huntEnded':
      case 'noFight': {
        if (happening.what === 'huntEnded' && draft && roll)
          draft.rounds.push({ faces: roll, hits: happening.food, damage: 0, fallen: [0, 0, 0] })
        // Nobody was sent to the wall, or the Kraken left nobody: nothing to tell.
        if (!draft || draft.seat !== happening.seat) break
        Object.assign(draft, { outcome: ENDS[happening.what], end: i, last: i })
        stories.push(draft)
        done = draft
        draft = undefined
        roll = undefined
        break
      }
      case 'gained':
      case 'gainedGlory': {
        if (!done || done.seat !== happening.seat) break
        const good = happening.what === 'gained' ? happening.good : 'glory'
        done.gains.push({ good, amount: happening.amount })
        done.last = i
        break
      }
      case 'runeUsed':
        if (happening.rune !== 'glory') done = undefined
        break
      case 'trollRampaged':
      case 'enemyLeft':
      case 'coinLaid':
      case 'roundBegan':
        draft = undefined
        done = undefined
        break
      default:
    }
  })
  return stories
}

/** The dice of the first roll: who came to fight. */
export function crewAtFirst({ rounds }: Story): number[] {
  const faces = rounds[0]?.faces ?? []
  return WARRIORS.map((_, kind) => facesOf(faces, kind).reduce((sum, n) => sum + n, 0))
}

/** Who fell in the fight, by warrior. */
export function fallenIn({ rounds }: Story): number[] {
  return WARRIORS.map((_, kind) => rounds.reduce((sum, { fallen }) => sum + fallen[kind], 0))
}

/** Who came through, by warrior. */
export function leftIn(story: Story): number[] {
  const fallen = fallenIn(story)
  return crewAtFirst(story).map((n, kind) => n - fallen[kind])
}
