// The longhouse with its eight bays, seen from the side: a bowed gold roof, dragon ends, a bay for each warrior.
import { LONGHOUSE } from '@meadhall/midgard/vocabulary'
import { memo, type ReactNode } from 'react'
import type { Point } from '../art/ink.ts'

const BAY = 39
const LEFT = 26
const WIDTH = 2 * LEFT + LONGHOUSE * BAY
const HEIGHT = 112

const ridge = (u: number) => 34 - 30 * (1 - (2 * u - 1) ** 2)
const eaves = (u: number) => 50 - 19 * (1 - (2 * u - 1) ** 2)

function curve(along: (u: number) => number, from: number, to: number): Point[] {
  return Array.from({ length: 25 }, (_, i) => [from + ((to - from) * i) / 24, along(i / 24)] as const)
}

const path = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

const ROOF = `${path([...curve(ridge, 2, WIDTH - 2), ...curve(eaves, 8, WIDTH - 8).toReversed()])}Z`
const RIDGE = path(curve(ridge, 2, WIDTH - 2))

const SHINGLES = [0, 1, 2]
  .flatMap((row) =>
    Array.from({ length: 40 }, (_, i) => {
      const u = (i + (row % 2) / 2 + 0.3) / 40.8
      const x = 5 + (WIDTH - 10) * u
      const y = ridge(u) + ((eaves(u) - ridge(u)) * (row + 0.45)) / 3
      return `M${(x - 4.2).toFixed(1)} ${(y - 2).toFixed(1)}q4.4 9 8.8 0`
    }),
  )
  .join('')

const DRAGON = 'M0 0C3-3 7-4 8-9 5-9 4-11 6-13 9-14 13-12 14-9L11-8 14-6C13 0 8 5 1 4Z'

const Scenery = memo(function Scenery() {
  return (
    <svg className="art" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M16 50C60 30 ${WIDTH - 60} 30 ${WIDTH - 16} 50V104H16Z`} fill="var(--bay)" />
      <path d={ROOF} fill="var(--roof)" stroke="var(--tar)" />
      <path d={SHINGLES} fill="none" stroke="var(--roof-line)" />
      <path d={RIDGE} fill="none" stroke="var(--ridge)" strokeWidth="3" />
      <path
        d={DRAGON}
        fill="var(--ridge)"
        stroke="var(--tar)"
        strokeWidth=".8"
        transform="translate(5 36) scale(-1 1)"
      />
      <path
        d={DRAGON}
        fill="var(--ridge)"
        stroke="var(--tar)"
        strokeWidth=".8"
        transform={`translate(${WIDTH - 5} 36)`}
      />
      <path d={`M16 96H${WIDTH - 16}V108H16Z`} fill="var(--floor)" />
      <path d={`M16 96H${WIDTH - 16}`} stroke="var(--floor-edge)" />
      {Array.from({ length: LONGHOUSE + 1 }, (_, i) => {
        const x = LEFT + i * BAY
        const top = 50 - 18.5 * (1 - (2 * ((x - 16) / (WIDTH - 32)) - 1) ** 2)
        return (
          <g key={i}>
            <path
              d={`M${x - 2.5} ${top}H${x + 2.5}V100H${x - 2.5}Z`}
              fill="var(--post)"
              stroke="var(--post-edge)"
              strokeWidth=".7"
            />
            <circle cx={x} cy={top + 7} r="1.3" fill="var(--roof)" />
          </g>
        )
      })}
    </svg>
  )
})

/** On a phone only the ridge and the floor: the bays need the room. */
const LowScenery = memo(function LowScenery() {
  return (
    <svg className="art" viewBox="0 0 378 64" preserveAspectRatio="none" aria-hidden="true">
      <path d="M4 18H374V60H4Z" fill="var(--bay)" />
      <path d="M-2 14Q187-10 380 14L376 20Q187 2 2 20Z" fill="var(--roof)" stroke="var(--tar)" />
      <path d="M-2 14Q187-10 380 14" stroke="var(--ridge)" strokeWidth="2.6" fill="none" />
      <path d="M0 56H378V62H0Z" fill="var(--floor)" />
      {Array.from({ length: LONGHOUSE + 1 }, (_, i) => (
        <path key={i} d={`M${4 + i * 46.3} 14V60`} stroke="var(--post)" strokeWidth="4" />
      ))}
    </svg>
  )
})

/** Eight bays; what stands in each is given from the left. */
export function Longhouse({ bays, low = false }: { bays: readonly ReactNode[]; low?: boolean }) {
  return (
    <div className={`mg-longhouse${low ? ' low' : ''}`}>
      {low ? <LowScenery /> : <Scenery />}
      <div className="mg-bays">
        {bays.slice(0, LONGHOUSE).map((bay, i) => (
          <span key={i} className="mg-bay">
            {bay}
          </span>
        ))}
      </div>
    </div>
  )
}
