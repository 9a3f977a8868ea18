import type { GameReview } from '@meadhall/hall/review'
import type { Seat } from '@meadhall/kernel/rules'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SeatLook } from '../table/game-table.ts'
import type { Figures } from './figures.ts'
import type { TurningPoint } from './turning.ts'
import type { SayReview } from './words.ts'

const LEFT = 40
const RIGHT = 96
const TOP = 16
const BOTTOM = 6
const GAP = 27

/** Where everybody stood at every moment; a finger or the mouse walks along it, and so do the arrow keys on the rail. */
export function Curve({
  review: { decisions, alone },
  rounds,
  looks,
  names,
  seat,
  at,
  points,
  figures,
  r,
  spoken,
  label,
  onMove,
}: {
  review: GameReview
  /** The round of each decision, where the game has them. */
  rounds: readonly (number | undefined)[]
  looks: readonly SeatLook[]
  names: readonly string[]
  seat: Seat
  at: number
  points: readonly TurningPoint[]
  figures: Figures
  r: SayReview
  /** What is at a decision, for those who hear it. */
  spoken: string
  label: (at: number) => string
  onMove: (at: number) => void
}) {
  const frame = useRef<SVGSVGElement>(null)
  const [{ width, height }, setSize] = useState({ width: 600, height: 150 })
  useLayoutEffect(() => {
    const element = frame.current!
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) setSize({ width: contentRect.width, height: contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const count = decisions.length
  const series = names.map((_, of) => [decisions[0].chances[of], ...decisions.map(({ after }) => after[of])])
  const all = series.flat()
  const low = alone ? Math.min(0, ...all) : 0
  const high = alone ? Math.max(low + 10, ...all) : 1
  const x = (i: number) => LEFT + ((width - LEFT - RIGHT) * i) / count
  const y = (value: number) => TOP + ((height - TOP - BOTTOM) * (high - value)) / (high - low)
  const ticks = [low, (low + high) / 2, high]
  const ends = spread(
    series.map((values) => y(values[count])),
    height - BOTTOM,
  )
  const placed = apart(points.map((point) => x(point.at + 1)))
  const percentOf = (i: number) => `${(100 * x(i)) / width}%`

  function walk({ clientX, buttons, pointerType }: PointerEvent<SVGSVGElement>) {
    if (buttons === 0 && pointerType !== 'touch') return
    const { left } = frame.current!.getBoundingClientRect()
    const i = Math.round(((clientX - left - LEFT) / (width - LEFT - RIGHT)) * count) - 1
    onMove(Math.min(Math.max(i, 0), count - 1))
  }

  return (
    <section className="review-curve" aria-label={r(alone ? 'curve.alone' : 'curve')}>
      <h2 className="world">{r(alone ? 'curve.alone' : 'curve')}</h2>
      <svg
        ref={frame}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          walk(event)
        }}
        onPointerMove={walk}
      >
        {ticks.map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} stroke="var(--grid)" />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" className="plain">
              {figures.at(value)}
            </text>
          </g>
        ))}
        {rounds.map((round, i) =>
          round && round !== rounds[i - 1] ? (
            <g key={decisions[i].n}>
              <path d={`M${x(i)} ${TOP}V${height - BOTTOM}`} stroke="var(--grid)" strokeDasharray="2 4" />
              <text x={x(i) + 3} y={TOP - 4} className="plain">
                {round}
              </text>
            </g>
          ) : null,
        )}
        {series.map((values, of) => {
          const d = values.map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('')
          const { colour, dash } = looks[of]
          return (
            <g key={of} fill="none" strokeLinejoin="round">
              <path d={d} stroke="var(--casing)" strokeWidth={of === seat ? 6 : 5} />
              <path
                d={d}
                stroke={`color-mix(in srgb, ${colour} 78%, var(--chart-to))`}
                strokeWidth={of === seat ? 3.2 : 2}
                strokeDasharray={dash || undefined}
              />
            </g>
          )
        })}
        {names.map((name, of) => (
          <text
            key={of}
            x={width - RIGHT + 6}
            y={ends[of] + 4}
            className="plain review-end"
            fill={`color-mix(in srgb, ${looks[of].colour} 38%, var(--text))`}
          >
            {name.length > 9 ? `${name.slice(0, 8)}…` : name} {figures.at(series[of][count])}
          </text>
        ))}
        <path d={`M${x(at + 1)} ${TOP}V${height - BOTTOM}`} stroke="var(--hover)" strokeWidth="2" />
        <circle
          cx={x(at + 1)}
          cy={y(series[seat][at + 1])}
          r="5"
          fill={looks[seat].colour}
          stroke="var(--text)"
          strokeWidth="2"
        />
      </svg>
      <div className="review-rail">
        <input
          type="range"
          min={0}
          max={count - 1}
          value={at}
          style={{
            marginLeft: `calc(${percentOf(1)} - 9px)`,
            width: `calc(${percentOf(count)} - ${percentOf(1)} + 18px)`,
          }}
          aria-label={r('rail')}
          aria-valuetext={spoken}
          onChange={({ target }) => onMove(Number(target.value))}
        />
        <ol aria-label={r('points')}>
          {points.map((point, i) => (
            <li key={point.at} style={{ left: placed[i] }}>
              <button
                type="button"
                className={`lozenge ${point.worth < 0 ? 'loss' : ''}`}
                aria-pressed={point.at === at}
                aria-label={r('point', {
                  i: i + 1,
                  count: points.length,
                  name: names[decisions[point.at].seat],
                  move: label(point.at),
                  worth: figures.signed(point.worth),
                })}
                title={`${label(point.at)} ${figures.signed(point.worth)}`}
                onClick={() => onMove(point.at)}
              >
                <span>{point.worth < 0 ? '−' : '+'}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Signs stand beside each other where moves follow each other closely. */
function apart(wanted: readonly number[]): number[] {
  const placed = [...wanted]
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i], placed[i - 1] + GAP)
  const over = Math.max(0, (placed.at(-1) ?? 0) - Math.max(...wanted, 0) - GAP)
  // What would stand beyond the end pushes the others back.
  let most = (placed.at(-1) ?? 0) - over
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i], most)
    most = placed[i] - GAP
  }
  return placed
}

/** Moves labels apart so that none covers another. */
function spread(wanted: readonly number[], lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b])
  const placed = [...wanted]
  let above = Number.NEGATIVE_INFINITY
  for (const i of order) {
    placed[i] = Math.max(wanted[i], above + 15)
    above = placed[i]
  }
  const over = Math.max(0, above - lowest)
  return placed.map((at) => Math.max(TOP, at - over))
}
