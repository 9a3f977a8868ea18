import { memo } from 'react'
import type { ShieldKind } from './places.ts'

const PAINT: Record<ShieldKind, [field: string, pattern: string]> = {
  now: ['var(--shield-now)', '#c79a5e'],
  stock: ['#2b618c', '#7fb8dc'],
  fight: ['#8d2a1c', '#e08a66'],
  both: ['#7b5634', '#c04a30'],
}

function Pattern({ kind, r }: { kind: ShieldKind; r: number }) {
  const colour = PAINT[kind][1]
  const k = r - 1.6
  switch (kind) {
    case 'now':
      return <path d={`M0-${k}A${k} ${k} 0 0 1 0 ${k}Z`} fill={colour} opacity=".55" />
    case 'both':
      return <path d={`M0-${k}A${k} ${k} 0 0 1 0 ${k}Z`} fill={colour} />
    case 'stock':
      return (
        <path
          d={`M-${r - 2}-2q3-3 6 0t6 0t6 0t4 0M-${r - 2} 3.6q3-3 6 0t6 0t6 0t4 0`}
          stroke={colour}
          strokeWidth="1.6"
          fill="none"
        />
      )
    case 'fight': {
      const side = (k * Math.SQRT1_2).toFixed(1)
      const eighth = `M0 0V-${k}A${k} ${k} 0 0 1 ${side}-${side}Z`
      return [0, 90, 180, 270].map((turn) => (
        <path key={turn} d={eighth} transform={`rotate(${turn})`} fill={colour} opacity=".75" />
      ))
    }
  }
}

export interface ShieldProps {
  kind: ShieldKind
  /** Middle of the shield. */
  x?: number
  y?: number
  radius?: number
}

/** A worker's place is a painted round shield; its pattern says what kind of place it is. */
export const Shield = memo(function Shield({ kind, x = 0, y = 0, radius: r = 12.5 }: ShieldProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="2" r={r + 1} opacity=".4" />
      <circle r={r} fill={PAINT[kind][0]} stroke="#1a100a" strokeWidth="1.2" />
      <Pattern kind={kind} r={r} />
      <circle r={r - 0.8} fill="none" stroke="var(--shield-rim)" opacity=".8" />
      <circle r="3" fill="#c9c2b0" stroke="#1a100a" strokeWidth=".8" />
    </g>
  )
})
