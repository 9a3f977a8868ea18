import type { TableInfo } from '@meadhall/hall/online'
import { type Rules, type Seat, total } from '@meadhall/kernel/rules'
import { isGame, type Language, nameOf, type Say, sayIn, titleOf } from './words.ts'

export const WIDTH = 1200
export const HEIGHT = 630

/** What is to be seen in the picture of a link: plain data, and all that the drawing knows. */
export interface Picture {
  /** The game whose scene stands behind it. */
  readonly scene?: string
  readonly title: string
  readonly line: string
  readonly seats: readonly SeatShown[]
}

export interface SeatShown {
  readonly seat: Seat
  readonly name: string
  readonly points?: number
  /** Whose turn it is, or who has won. */
  readonly isMarked?: true
  readonly isOpen?: true
}

/** A game under way as everybody may see it: `view` is the one for nobody's seat. */
export interface PublicView {
  readonly rules: Rules
  readonly view: unknown
}

/** The picture of a table as one sees it who does not sit there. */
export function pictureOf(table: TableInfo, shown: PublicView | undefined, language: Language): Picture {
  const say = sayIn(language)
  const { game, status, result } = table
  const over = status === 'finished' ? result : undefined
  const pending = shown ? shown.rules.pending(shown.view) : []
  const marked = over ? over.ranking[0] : pending
  const points =
    over?.points ?? (shown && table.seats.map((_, seat) => total(shown.rules.score(shown.view, seat))))
  const order = over ? over.ranking.flat() : table.seats.map((_, seat) => seat)
  return {
    ...(isGame(game) && { scene: game }),
    title: titleOf(game, say),
    line: lineOf(table, shown, marked, say, language),
    seats: order.map((seat): SeatShown => {
      const isMarked = marked.includes(seat) && ({ isMarked: true } as const)
      if (table.seats[seat].kind === 'open') return { seat, name: say('openSeat'), isOpen: true }
      return Object.assign(
        { seat, name: nameOf(table.seats[seat]) },
        points && { points: points[seat] },
        isMarked,
      )
    }),
  }
}

function lineOf(
  table: TableInfo,
  shown: PublicView | undefined,
  marked: readonly Seat[],
  say: Say,
  language: Language,
): string {
  const { seats, status } = table
  const names = new Intl.ListFormat(language).format(marked.map((seat) => nameOf(seats[seat])))
  if (status === 'open') {
    const host = seats.find(({ person }) => person !== undefined && person === table.host)
    return host ? say('invites', { name: nameOf(host) }) : say('tableFor', { of: seats.length })
  }
  if (status === 'finished') return marked.length > 0 ? say('won', { names }) : ''
  const when = shown && whenOf(shown.view, say)
  const turn = marked.length > 0 ? say('turn', { names }) : ''
  return [when, turn].filter(Boolean).join(' · ')
}

const NUMERALS = ['I', 'II', 'III']

/** How far the game is. Rounds are counted by two games, waves by the third. */
function whenOf(view: unknown, say: Say): string | undefined {
  const { round, rounds, wave } = view as { round?: number; rounds?: number; wave?: number }
  if (wave !== undefined) return say('wave', { n: NUMERALS[wave] ?? wave + 1 })
  if (round === undefined) return undefined
  const n = Math.max(1, round)
  return rounds === undefined ? say('round', { n }) : say('roundOf', { n, of: rounds })
}
