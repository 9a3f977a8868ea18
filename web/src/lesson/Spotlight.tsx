import { useId } from 'react'
import type { Box } from './use-boxes.ts'

/** The edge of a hole fades over so many pixels, in so many steps. */
const SOFT = 24
const STEPS = 8

/** Darkens the table but for what is to be looked at, which gets a ring of bone. It takes no clicks. */
export function Spotlight({ lit, seen }: { lit: readonly Box[]; seen: readonly Box[] }) {
  const mask = useId()
  if (lit.length === 0) return null
  const holes = [...lit, ...seen]
  return (
    <svg className="lesson-light" aria-hidden="true">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="#fff" />
        {Array.from({ length: STEPS }, (_, i) => {
          const out = SOFT * (1 - (i + 1) / STEPS)
          const grey = Math.round(255 * (1 - (i + 1) / STEPS))
          return holes.map((box, at) => (
            <rect
              key={`${i} ${at}`}
              {...grown(box, out)}
              rx={10 + out}
              fill={`rgb(${grey} ${grey} ${grey})`}
            />
          ))
        })}
        {holes.map((box, at) => (
          <rect key={at} {...grown(box, 0)} rx={10} fill="#000" />
        ))}
      </mask>
      <rect className="lesson-dark" width="100%" height="100%" mask={`url(#${mask})`} />
      {lit.map((box, at) => (
        <g key={at}>
          <rect {...grown(box, 4)} rx={12} className="lesson-ring under" />
          <rect {...grown(box, 4)} rx={12} className="lesson-ring" />
        </g>
      ))}
    </svg>
  )
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
