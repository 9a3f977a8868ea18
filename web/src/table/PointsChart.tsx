import type { ScoreLine } from '@meadhall/kernel/rules'
import { total } from '@meadhall/kernel/rules'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from '../worker/marks.ts'
import type { SeatLook } from './game-table.ts'
import { figure } from './ScoreLines.tsx'
import { useSheetWords } from './use-sheet-words.ts'

const WIDTH = 600
const LOWEST = 150
const LEFT = 34
const RIGHT = 118
const TOP = 10
const BOTTOM = 24

/** Each seat's points where a round ended; of all sources, or of one. Names stand at the ends of the lines. */
export function PointsChart({
  marks,
  looks,
  names,
  source,
}: {
  marks: readonly Mark[]
  looks: readonly SeatLook[]
  names: readonly string[]
  /** Only lines of this kind. */
  source: string | undefined
}) {
  const t = useSheetWords()
  const [chart, height] = useHeight()
  const of = (lines: readonly ScoreLine[]) =>
    total(source === undefined ? lines : lines.filter(({ line }) => line === source))
  // Round 0 is the set-up: nothing is won in it.
  const ends = marks.filter((mark) => mark.lines && mark.round !== 0)
  const series = names.map((_, seat) => [0, ...ends.map(({ lines }) => of(lines![seat]))])
  const all = series.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(10, ...all)
  const count = series[0].length
  const x = (i: number) => LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, count - 1)
  const y = (points: number) => TOP + ((height - TOP - BOTTOM) * (high - points)) / (high - low)
  const step = high - low > 80 ? 20 : high - low > 30 ? 10 : 5
  const ticks: number[] = []
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) ticks.push(v)
  const labels = spread(
    series.map((points) => y(points[count - 1])),
    height - BOTTOM + 4,
  )
  return (
    <svg ref={chart} className="chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={t('chart')}>
      {ticks.map((v) => (
        <g key={v}>
          <path
            d={`M${LEFT} ${y(v)}H${WIDTH - RIGHT}`}
            stroke="var(--grid)"
            strokeDasharray={v === 0 ? undefined : '2 4'}
          />
          <text
            x={LEFT - 8}
            y={y(v) + 4}
            textAnchor="end"
            className="plain"
            fill="var(--dim)"
            fontSize="12.5"
          >
            {figure(v)}
          </text>
        </g>
      ))}
      {ends.map(({ round, n }, i) => (
        <text
          key={n}
          x={x(i + 1)}
          y={height - 6}
          textAnchor="middle"
          className="plain"
          fill="var(--dim)"
          fontSize="12.5"
        >
          {i === ends.length - 1 ? t('chart.end') : i === 0 ? t('chart.round', { n: round ?? 1 }) : round}
        </text>
      ))}
      {series.map((points, seat) => {
        const d = points.map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('')
        const { colour, dash } = looks[seat]
        return (
          <g key={seat} fill="none" strokeLinejoin="round">
            <path d={d} stroke="var(--casing)" strokeWidth="6" />
            <path
              d={d}
              stroke={`color-mix(in srgb, ${colour} 78%, var(--chart-to))`}
              strokeWidth="3.2"
              strokeDasharray={dash || undefined}
            />
          </g>
        )
      })}
      {series.map((points, seat) => {
        const { colour, Piece } = looks[seat]
        const end = points[count - 1]
        return (
          <g key={seat}>
            <path
              d={`M${x(count - 1) + 9} ${y(end)}L${WIDTH - RIGHT + 16} ${labels[seat]}`}
              stroke={colour}
              opacity=".7"
            />
            <svg x={x(count - 1) - 9} y={y(end) - 10} width="18" height="20" overflow="visible">
              <Piece size={18} />
            </svg>
            <text
              x={WIDTH - RIGHT + 20}
              y={labels[seat] + 5}
              className="plain"
              fontWeight="800"
              fontSize="14"
              fill={`color-mix(in srgb, ${colour} 38%, var(--text))`}
            >
              {names[seat]} {figure(end)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** How high the chart is drawn, in its own units, so that it fills the room that it is given. */
function useHeight() {
  const chart = useRef<SVGSVGElement>(null)
  const [height, setHeight] = useState(LOWEST)
  useLayoutEffect(() => {
    const element = chart.current!
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) setHeight(Math.max(LOWEST, (WIDTH * contentRect.height) / contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [chart, height] as const
}

/** Moves labels apart so that none covers another. */
function spread(wanted: readonly number[], lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b])
  const placed = [...wanted]
  let above = Number.NEGATIVE_INFINITY
  for (const i of order) {
    placed[i] = Math.max(wanted[i], above + 17)
    above = placed[i]
  }
  const over = Math.max(0, above - lowest)
  return placed.map((at) => at - over)
}

const CURVE = { width: 1200, height: 78 } as const

/** Every seat's points at every moment, above the rail of the replay. */
export function PointsCurve({
  marks,
  looks,
  names,
  at,
}: {
  marks: readonly Mark[]
  looks: readonly SeatLook[]
  names: readonly string[]
  at: number
}) {
  const t = useSheetWords()
  const all = marks.flatMap(({ points }) => points)
  const low = Math.min(0, ...all)
  const high = Math.max(10, ...all)
  const { width, height } = CURVE
  const x = (i: number) => (width * i) / Math.max(1, marks.length - 1)
  const y = (points: number) => 6 + ((height - 12) * (high - points)) / (high - low)
  const now = marks[at]
  return (
    <div className="curve">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={t('chart')}>
        <path d={`M0 ${y(0)}H${width}`} stroke="var(--grid)" />
        {looks.map(({ colour, dash }, seat) => {
          const d = marks
            .map(({ points }, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(points[seat]).toFixed(1)}`)
            .join('')
          return (
            <g key={seat} fill="none" strokeLinejoin="round">
              <path d={d} stroke="var(--casing)" strokeWidth="5" vectorEffect="non-scaling-stroke" />
              <path
                d={d}
                stroke={`color-mix(in srgb, ${colour} 78%, var(--chart-to))`}
                strokeWidth="2.6"
                strokeDasharray={dash || undefined}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          )
        })}
        <path
          d={`M${x(at)} 0V${height}`}
          stroke="var(--hover)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul>
        {looks.map(({ Piece }, seat) => (
          <li key={seat}>
            <Piece size={15} /> {names[seat]} <b>{figure(now?.points[seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
