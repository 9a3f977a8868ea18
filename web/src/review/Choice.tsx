import type { GameReview } from '@meadhall/hall/review'
import type { Speaker } from '@meadhall/hall/say'
import type { AnyMove, Seat } from '@meadhall/kernel/rules'
import type { ReactNode } from 'react'
import { Sign } from '../app/Sign.tsx'
import { suggestions } from '../hint/reasons.ts'
import { reasonsTold } from '../hint/told.ts'
import type { SayHint } from '../hint/words.ts'
import { listed } from '../table/said.ts'
import type { Figures } from './figures.ts'
import type { TurningPoint } from './turning.ts'
import type { SayReview } from './words.ts'

/** What happened at a move: before and after, what was played and what was better, and why. */
export function Choice({
  review,
  at,
  seat,
  names,
  where,
  point,
  say,
  move,
  figures,
  r,
  h,
  children,
}: {
  review: GameReview
  at: number
  /** With whose eyes. */
  seat: Seat
  names: readonly string[]
  where: string
  point: TurningPoint | undefined
  say: Speaker
  move: (of: AnyMove) => string
  figures: Figures
  r: SayReview
  h: SayHint
  children: ReactNode
}) {
  const { alone } = review
  const one = review.decisions[at]
  const { seat: mover, chances, after, loss, best, near, among, luck, playedOn } = one
  // What is compared was played on alike; what stands alone is where it led, before dice and cards.
  const played = playedOn?.played ?? after[mover] - luck[mover]
  const high = playedOn?.best ?? played
  const moved = after[seat] - chances[seat]
  const line = (moves: readonly AnyMove[]) => moves.slice(0, 3).map(move).join(' · ')
  return (
    <section className="review-choice" aria-label={where} aria-live="polite">
      <header>
        <span className={`lozenge still ${(point?.worth ?? moved) < 0 ? 'loss' : ''}`} aria-hidden="true">
          <span>{(point?.worth ?? moved) < 0 ? '−' : '+'}</span>
        </span>
        <div>
          <p className="dim">{where}</p>
          <h2 className="world">{r('who', { name: names[mover], move: move(one.move) })}</h2>
        </div>
      </header>
      <p className="review-way">
        <b className="title">{figures.at(chances[seat])}</b> <Sign name="on" size={20} />{' '}
        <b className="title">{figures.at(after[seat])}</b>
        <b className={moved < 0 ? 'review-worth danger' : 'review-worth good'}>{figures.signed(moved)}</b>
        <span className="dim">{r(alone ? 'chance.alone' : 'chance', { name: names[seat] })}</span>
      </p>
      {playedOn ? (
        <p className="dim">
          {r.of(review.game, alone ? 'rows.alone' : 'rows.playedOn', { name: names[mover] })}
        </p>
      ) : (
        mover !== seat && <p className="dim">{r('rows', { name: names[mover] })}</p>
      )}
      <ul className="review-rows">
        <Row kind="played" words={move(one.move)} value={played} high={high} {...{ figures, r, alone }} />
        {loss > 0 && (
          <Row kind="better" words={line(best)} value={high} high={high} {...{ figures, r, alone }} />
        )}
        {loss > 0 && near && (
          <Row
            kind="near"
            words={line(near.line)}
            value={high - near.loss}
            high={high}
            {...{ figures, r, alone }}
          />
        )}
      </ul>
      <p className="review-why">{sentencesOf().join(say.locale.startsWith('ja') ? '' : ' ')}</p>
      {playedOn && (
        <p className="dim">
          {r('sure', {
            error: figures.amount(Math.max(2 * one.error, alone ? 0.1 : 0.01)),
            games: playedOn.games,
          })}
        </p>
      )}
      {children}
    </section>
  )

  /** Sentences from the bot's figures, each with its number; what has no cause has none. */
  function sentencesOf(): string[] {
    const found: string[] = []
    if (loss > 0) found.push(...reasons())
    else if (among > 1 && mover === seat) found.push(r('among', { among }))
    else if (among <= 1) found.push(r('only'))
    if (one.rolled && Math.abs(luck[seat]) >= (alone ? 1 : 0.01))
      found.push(
        r(luck[seat] < 0 ? 'luck.bad' : 'luck.good', {
          name: names[seat],
          worth: figures.amount(luck[seat]),
          of: one.rolled.of,
          count: one.rolled.asGood[seat],
        }),
      )
    const chosen = moved - luck[seat]
    if (point?.by === 'choice' && (mover !== seat || loss === 0)) {
      const worth = figures.amount(chosen)
      if (mover !== seat)
        found.push(
          r(chosen < 0 ? 'other.bad' : 'other.good', { mover: names[mover], name: names[seat], worth }),
        )
      else found.push(r(chosen < 0 ? 'own.bad' : 'own.good', { worth }))
    }
    return found
  }

  function reasons(): string[] {
    const why = review.why[one.n]
    if (!why) return [r('why.short', { loss: figures.amount(loss) })]
    const { games } = why.playedOn
    const opinions = [why.best, why.played]
    const [first] = suggestions({ opinions, games, among: 2, middle: why.played.points })
    const { amounts, chances } = reasonsTold(first, review.game, h, say)
    const found = [
      ...(amounts.length > 0
        ? [
            r.of(review.game, 'why.lines', {
              lines: listed(say, amounts),
            }),
          ]
        : []),
      ...(chances.length > 0 ? [r('why.chances'), ...chances] : []),
    ]
    return found.length > 0 ? found : [r('why.short', { loss: figures.amount(loss) })]
  }
}

function Row({
  kind,
  words,
  value,
  high,
  alone,
  figures,
  r,
}: {
  kind: 'played' | 'better' | 'near'
  words: string
  value: number
  /** What fills the bar of points. */
  high: number
  alone: boolean
  figures: Figures
  r: SayReview
}) {
  const share = alone ? value / Math.max(1, high) : value
  return (
    <li className={kind}>
      <span className="review-kind">{r(kind)}</span>
      <b className="world">{words}</b>
      <span className="review-bar" aria-hidden="true">
        <i style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }} />
      </span>
      <b className="review-value">{figures.at(value)}</b>
    </li>
  )
}
