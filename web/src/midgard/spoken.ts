// Places in words: for tips, for the screen reader, for the phone's sheet.
import { longshipPrice, merchantPrice, workerPrice } from '@meadhall/midgard/locations'
import { fedByOne, isNear } from '@meadhall/midgard/shores'
import { cardSet, enemyOf, type State } from '@meadhall/midgard/state'
import { JOURNEYS, type Space, STOCKS, TARGETS } from '@meadhall/midgard/vocabulary'
import { listed } from '../table/said.ts'
import type { News } from './changes.ts'
import { foeInWords } from './Foe.tsx'
import type { Hold } from './hold.ts'
import { attemptAt, enemyOn, waysTo, workersAt } from './spaces.ts'
import { clauses, placeName, sentences, type Word, word } from './words.ts'

/** What a place does today, as a sentence. */
export function doesText({ say, view, seat }: Hold, space: Space): string {
  return word(say, `ui.does.${space}` as Word, {
    n: numberAt(view, seat, space),
    ...enemyAt(view, space),
  })
}

function numberAt(state: State, seat: number | null, space: Space): number {
  const stock = STOCKS.indexOf(space as never)
  if (stock >= 0) return state.stock[stock]
  switch (space) {
    case 'merchantShip':
      return seat === null ? 1 : merchantPrice(state, seat)
    case 'workerHuts':
      return workerPrice(state)
    case 'smallLongship':
    case 'largeLongship':
      return longshipPrice(state, TARGETS.indexOf(space))
    case 'privateLongship': {
      const ship = seat === null ? -1 : state.players[seat].ship
      return ship < 0 ? 0 : cardSet(state).ships[ship].capacity
    }
    default:
      return 0
  }
}

function enemyAt(state: State, space: Space): { enemy?: string } {
  const card = enemyOn(state, space)
  return card < 0 ? {} : { enemy: enemyOf(state, card).id }
}

/** "Blacksmith. Take 2 axemen. Open." */
export function spokenPlace(hold: Hold, space: Space): string {
  const { say, legal, view } = hold
  const there = workersAt(view, space)
  const parts: string[] = []
  if (there.length > 0) {
    const who = listed(say, [...new Set(there)].map(say.player))
    parts.push(word(say, 'ui.is.taken', { who }))
  }
  if (waysTo(legal, space).length > 0) parts.push(word(say, 'ui.is.open'))
  else if (there.length === 0) {
    const reason = legal.length > 0 ? hold.why(attemptAt(view, space)) : undefined
    parts.push(reason ? reason.sentence.replace(/[.。]$/, '') : word(say, 'ui.is.free'))
  }
  const card = enemyOn(view, space)
  const does = card >= 0 ? sentences(say, [foeInWords(say, view, card)]) : doesText(hold, space)
  return word(say, 'ui.spoken', { name: placeName(say, space), does, state: clauses(say, parts) })
}

/** A shore, its monster, the way there. */
export function spokenShore({ say, view, seat }: Hold, shore: number): string {
  const parts = [
    clauses(say, [say.name(`shore${shore}`), word(say, isNear(view, shore) ? 'ui.near' : 'ui.far')]),
    word(say, 'ui.feedsLong', { n: fedByOne(view, shore) }),
  ]
  if (view.monsters[shore] >= 0) parts.push(foeInWords(say, view, view.monsters[shore]))
  if (view.monsterCoins[shore] > 0) parts.push(word(say, 'ui.coinsOn', { n: view.monsterCoins[shore] }))
  parts.push(journeyText({ say, view, seat }, shore))
  if (view.shoreSeat[shore] >= 0) parts.push(boundText({ say, view }, shore))
  return sentences(say, parts)
}

export function journeyText({ say, view, seat }: Pick<Hold, 'say' | 'view' | 'seat'>, shore: number): string {
  const journey = view.journeys[shore]
  const known = seat !== null && ((view.journeySeen[shore] >> seat) & 1) === 1 && journey >= 0
  const text = known
    ? word(say, 'ui.journey.known', { journey: JOURNEYS[journey] })
    : word(say, 'ui.journey.unknown')
  const others = view.players.flatMap((_, other) =>
    other !== seat && ((view.journeySeen[shore] >> other) & 1) === 1 ? [say.player(other)] : [],
  )
  return others.length > 0
    ? clauses(say, [text, word(say, 'ui.journey.seenBy', { who: listed(say, others) })])
    : text
}

export function boundText({ say, view }: Pick<Hold, 'say' | 'view'>, shore: number): string {
  return word(say, 'ui.boundFor', {
    who: say.player(view.shoreSeat[shore]),
    ship: placeName(say, TARGETS[view.shoreShip[shore]]),
  })
}

/** What a move would bring besides amounts, said to the one who would make it. */
export function newsText({ say, seat }: Hold, news: News): string {
  if (news.seat !== seat) return say.happening(news)
  const { seat: _, what, ...params } = news
  return word(say, `ui.news.${what}`, 'shore' in params ? { shore: `shore${params.shore}` } : params)
}
