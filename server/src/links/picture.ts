import { isGameId } from '@meadhall/hall/game-ids'
import type { TableInfo } from '@meadhall/hall/online'
import type { Standing } from '@meadhall/hall/standing'
import { type Language, nameOf, type Say, sayIn, titleOf } from './words.ts'

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

/** How a game stands, and how far it is in its own words. */
export type StandingInWords = Omit<Standing, 'stage'> & { readonly when?: string }

export interface SeatShown {
  readonly seat: number
  readonly name: string
  readonly points?: number
  /** Whose turn it is, or who has won. */
  readonly isMarked?: true
  readonly isOpen?: true
}

/** The picture of a table as one sees it who does not sit there; `standing`: of a game under way. */
export function pictureOf(
  table: TableInfo,
  standing: StandingInWords | undefined,
  language: Language,
): Picture {
  const say = sayIn(language)
  const { game, status, result } = table
  const over = status === 'finished' ? result : undefined
  const marked = over ? over.ranking[0] : (standing?.pending ?? [])
  const points = over?.points ?? standing?.points
  const order = over ? over.ranking.flat() : table.seats.map((_, seat) => seat)
  return {
    ...(isGameId(game) && { scene: game }),
    title: titleOf(game, say),
    line: lineOf(table, standing?.when, marked, say, language),
    seats: order.map((seat): SeatShown => {
      const isMarked = marked.includes(seat) && ({ isMarked: true } as const)
      if (table.seats[seat].kind === 'open') return { seat, name: say('openSeat'), isOpen: true }
      return Object.assign(
        { seat, name: nameOf(table.seats, seat, say) },
        points && { points: points[seat] },
        isMarked,
      )
    }),
  }
}

function lineOf(
  table: TableInfo,
  when: string | undefined,
  marked: readonly number[],
  say: Say,
  language: Language,
): string {
  const { seats, status } = table
  const names = new Intl.ListFormat(language).format(marked.map((seat) => nameOf(seats, seat, say)))
  if (status === 'open') {
    const host = seats.findIndex(({ person }) => person !== undefined && person === table.host)
    return host >= 0
      ? say('invites', { name: nameOf(seats, host, say) })
      : say('tableFor', { of: seats.length })
  }
  if (status === 'finished') return marked.length > 0 ? say('won', { names }) : ''
  const turn = marked.length > 0 ? say('turn', { names }) : ''
  return [when, turn].filter(Boolean).join(' · ')
}
