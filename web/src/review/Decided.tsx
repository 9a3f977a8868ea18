import { REVIEW_EDITION } from '@meadhall/hall/review-figures'
import type { ReactNode } from 'react'
import { keptReview } from '../store/reviews.ts'
import { useLoaded } from '../store/use-loaded.ts'
import type { SeatLook } from '../table/game-table.ts'
import { useTable } from '../table/use-table.ts'
import { figuresOf } from './figures.ts'
import { turningPoints } from './turning.ts'
import { loadReviewWords } from './words.ts'

const MOST = 3

/** What decided a game, once somebody has looked back at it: by chances and not by points alone. */
export function Decided({
  id,
  review: page,
  looks,
  names,
  children,
}: {
  id: string
  /** Where it is looked back at. */
  review: string
  looks: readonly SeatLook[]
  names: readonly string[]
  /** Otherwise. */
  children: ReactNode
}) {
  const { say, locale, seat } = useTable()
  const kept = useLoaded(() => keptReview(id, REVIEW_EDITION).catch(() => undefined), [id])
  const r = useLoaded(() => loadReviewWords(locale), [locale])
  const review = kept?.review
  if (!review || !r) return children
  const eyes =
    seat ??
    Math.max(
      0,
      review.seats.findIndex(({ won }) => won),
    )
  const points = turningPoints(review, eyes)
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
  if (points.length === 0) return children
  const figures = figuresOf(review.alone, locale, r)
  return (
    <ul>
      {points.map(({ at, worth, by }) => {
        const { n, seat: mover, move, best, loss } = review.decisions[at]
        const { Piece } = looks[mover]
        const why =
          by === 'luck'
            ? r('decided.luck')
            : loss > 0
              ? r('decided.better', { best: say.move(best[0]) })
              : r('decided.choice')
        return (
          <li key={n}>
            <span className="moment-picture">
              <Piece size={36} />
            </span>
            <span className="grow">
              <b>
                {names[mover]}: {say.move(move)}
              </b>
              <span className="dim">
                <b className={worth < 0 ? 'danger' : 'good'}>
                  {r(review.alone ? 'decided.points' : 'decided.chance', {
                    worth: figures.signed(worth),
                    name: names[eyes],
                  })}
                </b>{' '}
                · {why}
              </span>
            </span>
            <a className="rule-link" href={`${page}/at/${n}`}>
              {r('decided.see')}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
