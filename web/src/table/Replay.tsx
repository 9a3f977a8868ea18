import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Segments } from '../app/controls.tsx'
import { Sign } from '../app/Sign.tsx'
import type { Mark } from '../worker/marks.ts'
import type { GameTable } from './game-table.ts'
import { decidingMoments } from './moments.ts'
import { PointsCurve } from './PointsChart.tsx'
import { stepInShow } from './replay-steps.ts'
import { useSheetWords } from './use-sheet-words.ts'
import { useTable } from './use-table.ts'

/** Milliseconds a move. */
const PACES = { speed0: 1400, speed1: 600, speed2: 200 } as const
/** How far key moments on the rail keep apart, in px. */
const FINGER = 22
type Pace = keyof typeof PACES

/** The whole game on a rail: forward and backward at three speeds. The live game goes on untouched. */
export function ReplayBar({
  marks,
  table,
  at,
  busy,
  onMoment,
  onLeave,
  more,
}: {
  marks: readonly Mark[]
  table: GameTable
  at: number
  /** A show runs: what plays by itself waits for it. */
  busy: boolean
  onMoment: (n: number) => void
  onLeave: () => void
  more?: ReactNode
}) {
  const t = useSheetWords()
  const hold = useTable()
  const { say, update, view } = hold
  const [playing, setPlaying] = useState<1 | -1 | 0>(0)
  const [pace, setPace] = useState<Pace>('speed1')
  const index = Math.max(
    0,
    marks.findLastIndex(({ n }) => n <= at),
  )
  const deciding = useMemo(() => decidingMoments(marks, table), [marks, table])
  const show = (i: number) => onMoment(marks[Math.min(Math.max(i, 0), marks.length - 1)].n)
  const stepBy = (direction: 1 | -1) => {
    if (!stepInShow(hold, table, direction)) show(index + direction)
  }
  const roundStart = (direction: 1 | -1) => {
    for (let i = index + direction; i > 0 && i < marks.length; i += direction)
      if (marks[i].round !== marks[i - 1].round) return i
    return direction < 0 ? 0 : marks.length - 1
  }

  const step = useRef(() => {})
  step.current = () => {
    if (busy) return
    const next = index + playing
    if (next < 0 || next >= marks.length) setPlaying(0)
    else show(next)
  }
  useEffect(() => {
    if (playing === 0) return
    const timer = setInterval(() => step.current(), PACES[pace])
    return () => clearInterval(timer)
  }, [playing, pace])

  const lefts = apart(
    deciding.map(({ n }) => marks.findIndex((of) => of.n === n) / Math.max(1, marks.length - 1)),
  )
  const mark = marks[index]
  const sentence = mark?.told
    .filter(({ what }) => !table.untold?.includes(what))
    .map((happening) => say.happening(happening))
    .join(' ')
  return (
    <section className="replay" aria-label={t('replay')}>
      <PointsCurve
        marks={marks}
        looks={update.seats.map((_, seat) => table.look(view, seat))}
        names={update.seats.map((_, seat) => say.player(seat))}
        at={index}
      />
      <div className="rail">
        <div className="rail-rounds" aria-hidden="true">
          {marks.map((of, i) =>
            i > 0 && of.round !== marks[i - 1].round ? (
              <span key={of.n} style={{ left: `${(i / (marks.length - 1)) * 100}%` }}>
                {of.round}
              </span>
            ) : null,
          )}
        </div>
        <input
          type="range"
          min={0}
          max={marks.length - 1}
          value={index}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.at', { at: index, last: marks.length - 1, sentence: sentence ?? '' })}
          onChange={({ target }) => show(Number(target.value))}
        />
        <div className="rail-moments">
          {deciding.map(({ n, swing }, nth) => {
            const i = marks.findIndex((of) => of.n === n)
            return (
              <button
                key={n}
                type="button"
                className={swing < 0 ? 'moment loss' : 'moment'}
                style={{ left: lefts[nth] }}
                aria-label={t('replay.moment', { n: i })}
                onClick={() => onMoment(n)}
              >
                {swing < 0 ? '−' : '+'}
              </button>
            )
          })}
        </div>
      </div>
      <div className="replay-buttons">
        <b className="world replay-title">
          <span className="replay-word">{t('replay.sign')}: </span>
          {t('replay.where', { round: mark?.round ?? 0, at: index, last: marks.length - 1 })}
        </b>
        <button
          type="button"
          className="button"
          aria-label={t('replay.roundBack')}
          title={t('replay.roundBack')}
          onClick={() => show(roundStart(-1))}
        >
          <Sign name="first" /> {t('replay.round')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('replay.back')}
          title={t('replay.back')}
          onClick={() => stepBy(-1)}
        >
          <Sign name="back" />
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={playing === -1}
          onClick={() => setPlaying(playing === -1 ? 0 : -1)}
        >
          <Sign name={playing === -1 ? 'pause' : 'first'} /> {t('replay.backward')}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={playing === 1}
          onClick={() => setPlaying(playing === 1 ? 0 : 1)}
        >
          <Sign name={playing === 1 ? 'pause' : 'on'} /> {t('replay.play')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('replay.on')}
          title={t('replay.on')}
          onClick={() => stepBy(1)}
        >
          <Sign name="on" />
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('replay.roundOn')}
          title={t('replay.roundOn')}
          onClick={() => show(roundStart(1))}
        >
          {t('replay.round')} <Sign name="last" />
        </button>
        <Segments
          label={t('replay.speed')}
          value={pace}
          of={['speed0', 'speed1', 'speed2']}
          name={(of) => t(`replay.${of}`)}
          onChange={setPace}
        />
        {more}
        <button type="button" className="button main" onClick={onLeave}>
          {t('replay.leave')} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  )
}

/** Places along the rail for moments in their order: each where it belongs, but no closer than a finger is broad. */
function apart(shares: readonly number[]): string[] {
  let before: string | undefined
  return shares.map((share, nth) => {
    const own = `${share * 100}%`
    before = before === undefined ? own : `max(${own}, ${before} + ${FINGER}px)`
    return `min(${before}, 100% - ${(shares.length - 1 - nth) * FINGER}px)`
  })
}
