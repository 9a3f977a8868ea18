import { bot, person } from '@meadhall/hall/hall-table'
import { USUAL_LEVEL } from '@meadhall/hall/levels'
import type { GameReview } from '@meadhall/hall/review'
import { namesOf } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import { useMemo, useState } from 'react'
import { useArrival } from '../app/arrival.ts'
import { localHall } from '../app/local-hall.ts'
import { address, go, stay } from '../app/route.ts'
import { EnterKey } from '../app/Sign.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { titleOf } from '../hall/catalog.ts'
import type { SayHint } from '../hint/words.ts'
import { settings } from '../store/settings.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useKeys } from '../table/keys.ts'
import { type Parts, speakerOf } from '../table/parts.ts'
import { useLayout } from '../table/use-size.ts'
import { useVoice } from '../text/words.ts'
import { Choice } from './Choice.tsx'
import { Curve } from './Curve.tsx'
import { SeenBy, Share, Steps } from './Foot.tsx'
import { figuresOf } from './figures.ts'
import { Luck } from './Luck.tsx'
import { Position } from './Position.tsx'
import { Sources } from './Sources.tsx'
import { type Finished, linkToReview, type ReviewRoute } from './source.ts'
import { turningPoints } from './turning.ts'
import { useWatched } from './use-watched.ts'
import type { SayReview } from './words.ts'

export interface Looking {
  readonly route: ReviewRoute
  readonly game: Finished
  readonly parts: Parts
  readonly r: SayReview
  readonly h: SayHint
}

/** The review of a game once everything has been looked at. */
export function Reviewed({ route, game, parts, r, h, review }: Looking & { review: GameReview }) {
  const { t, locale } = useVoice()
  const layout = useLayout()
  const { record, holders, marks } = game
  const { decisions } = review
  const people = holders.flatMap(({ kind }, of) => (kind === 'person' ? [of] : []))
  const [seat, setSeat] = useState(people.length === 1 ? people[0] : 0)
  const [sources, setSources] = useState(false)
  const points = useMemo(() => turningPoints(review, seat), [review, seat])
  const given = route.moment === undefined ? -1 : decisions.findIndex(({ n }) => n >= route.moment!)
  const at = given >= 0 ? given : (points[0]?.at ?? 0)
  const one = decisions[at]
  const to = (next: number) =>
    stay({ ...route, moment: decisions[Math.min(Math.max(next, 0), decisions.length - 1)].n })
  const nextPoint = (direction: 1 | -1) => {
    const found =
      direction > 0 ? points.find((point) => point.at > at) : points.findLast((point) => point.at < at)
    if (found) to(found.at)
  }

  const names = holders.map(({ name }) => name)
  const say = useMemo(() => {
    const cards = parts.box && namesOf(parts.box, isRecord(record.options) ? record.options.cards : undefined)
    return speakerOf(
      parts.words,
      holders.map(({ name }) => name),
      cards,
    )
  }, [parts, record, holders])
  useMemo(() => parts.game.rules.readOptions(record.options), [parts, record])
  const update = useLoaded(async () => {
    const found = await localHall().recordMoment(one.n - 1, seat)
    if (found) await parts.table.ready?.(found.view)
    return found
  }, [one.n, seat, parts])
  const watched = useWatched(one, seat)
  const { after: ahead } = watched
  const shown = ahead?.at(-1) ?? update
  const figures = figuresOf(review.alone, locale, r)
  const roundAt = useMemo(() => new Map(marks.map(({ n, round }) => [n, round])), [marks])
  const rounds = useMemo(() => decisions.map(({ n }) => roundAt.get(n)), [decisions, roundAt])
  const moveOn = (on: typeof update, of: typeof one.move) =>
    (on && parts.table.moveText?.(of, { view: on.view, seat: one.seat, say })) ?? say.move(of)
  const moveText = (of: typeof one.move) => moveOn(update, of)
  // A move is told by the table that it was made at: which cell of an ancestry, and what lay there.
  const told = useLoaded(async () => {
    const words = new Map<number, string>()
    for (const point of points) {
      const { n, seat: mover, move } = decisions[point.at]
      const on = await localHall().recordMoment(n - 1, mover)
      words.set(
        point.at,
        (on && parts.table.moveText?.(move, { view: on.view, seat: mover, say })) ?? say.move(move),
      )
    }
    return words
  }, [points, parts, say])
  const label = (i: number) => told?.get(i) ?? say.move(decisions[i].move)
  const pointAt = points.findIndex((point) => point.at === at)
  const where = [
    ...(pointAt >= 0 ? [r('point.where', { i: pointAt + 1, count: points.length })] : []),
    r.of(review.game, rounds[at] ? 'where' : 'where.setup', {
      round: rounds[at] ?? 0,
      at: at + 1,
      of: decisions.length,
    }),
  ].join(' · ')

  const playOn = async () => {
    const own = settings.get().name
    const seats = holders.map((holder, of) => {
      if (of === one.seat) return person(own || holder.name)
      return holder.kind === 'bot' ? holder : bot(USUAL_LEVEL, holder.name)
    })
    go({ at: 'table', id: await localHall().playOn(game.text, one.n, seats), show: 'play' })
  }
  useKeys({
    ArrowLeft: () => to(at - 1),
    ArrowRight: () => to(at + 1),
    Home: () => to(0),
    End: () => to(decisions.length - 1),
    b: () => nextPoint(-1),
    m: () => nextPoint(1),
    Enter: () => void playOn(),
    ...(one.loss > 0 && { w: watched.toggle }),
    ...(ahead && { Escape: watched.stop }),
  })
  const main = useArrival<HTMLElement>()
  const isWide = layout === 'wide' || layout === 'lying'
  const table = route.at === 'review' ? undefined : address({ ...route, show: 'play', moment: one.n })
  const { placesOf } = parts.table
  const placed = (of: typeof one.move, on = update) => (on && placesOf?.(of, on.view)) ?? ''
  if (!update || !shown) return <div className="waiting" role="status" aria-label={t('opening')} />
  // What of the better line is on the board, and what it was done upon.
  const step = ahead?.length ?? 0
  const last = one.best[step - 1]
  const toTable = table && (
    <a className="button" href={table}>
      {r('table')}
    </a>
  )
  const looks = names.map((_, of) => parts.table.look(update.view, of))
  return (
    <div className="page review-page">
      <TopBar game={review.game}>
        <h1 className="world">{r('title')}</h1>
        <span className="dim review-of">
          {t(titleOf(review.game))} · {names.join(', ')}
        </span>
      </TopBar>
      <main ref={main} className="review" tabIndex={-1}>
        <div className="review-board">
          <Position
            parts={parts}
            update={shown}
            say={say}
            whole={layout !== 'phone'}
            shape={isWide ? 394 / 800 : 0.56}
            played={last ? '' : placed(one.move)}
            better={last ? placed(last, shown) : one.loss > 0 ? placed(one.best[0]) : ''}
            label={r(last ? 'position.better' : 'position')}
            r={r}
          />
          <p className="review-watched" role="status">
            {last &&
              `${r('watching', { at: step, of: watched.length })}: ${moveOn(ahead?.at(-2) ?? update, last)}`}
          </p>
        </div>
        <Choice
          review={review}
          at={at}
          seat={seat}
          names={names}
          where={where}
          point={points[pointAt]}
          say={say}
          move={moveText}
          figures={figures}
          r={r}
          h={h}
        >
          <div className="row review-ways">
            {toTable}
            {one.loss > 0 && (
              <button type="button" className="button" onClick={watched.toggle}>
                {r(ahead ? 'watch.back' : 'watch')} <kbd>W</kbd>
              </button>
            )}
            <button
              type="button"
              className="button main grow"
              title={`${r('copyNamed', { name: names[one.seat] })}; ${r('yourSeat')}`}
              onClick={() => void playOn()}
            >
              {r('playOn')} <EnterKey />
            </button>
          </div>
        </Choice>
        <Curve
          review={review}
          rounds={rounds}
          looks={looks}
          names={names}
          seat={seat}
          at={at}
          points={points}
          figures={figures}
          r={r}
          spoken={r('at', {
            at: at + 1,
            of: decisions.length,
            name: names[one.seat],
            move: moveText(one.move),
            seat: names[seat],
            before: figures.at(one.chances[seat]),
            after: figures.at(one.after[seat]),
          })}
          label={label}
          onMove={to}
        />
        <Luck review={review} looks={looks} names={names} seat={seat} figures={figures} r={r} />
        <div className="review-foot">
          <Steps at={at} points={points} last={decisions.length - 1} to={to} onPoint={nextPoint} r={r} />
          <div className="row">
            {names.length > 1 && <SeenBy names={names} seat={seat} onSeat={setSeat} r={r} />}
            <button type="button" className="button" onClick={() => setSources(true)}>
              {r('more')}
            </button>
            <Share link={() => linkToReview(route, game, one.n)} r={r} />
          </div>
        </div>
      </main>
      {sources && (
        <Sources
          review={review}
          marks={marks}
          record={record}
          looks={looks}
          names={names}
          say={say}
          r={r}
          onClose={() => setSources(false)}
        />
      )}
    </div>
  )
}
