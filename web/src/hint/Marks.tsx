import { useBoxes } from '../lesson/use-boxes.ts'

/** On the board: the chosen suggestion in gold, the others in bone and dashed, each with its number. */
export function Marks({ things, chosen }: { things: readonly string[]; chosen: number }) {
  return (
    <svg className="hint-marks" aria-hidden="true">
      {things.map((thing, i) => (
        <Mark key={i} thing={thing} n={i + 1} on={i === chosen} />
      ))}
    </svg>
  )
}

function Mark({ thing, n, on }: { thing: string; n: number; on: boolean }) {
  const [box] = useBoxes(thing === '' ? [] : [thing])
  if (!box) return null
  const { x, y, width, height } = box
  const ring = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 7 }
  return (
    <g className={on ? 'hint-mark on' : 'hint-mark'}>
      <rect {...ring} className="under" />
      <rect {...ring} className="ring" />
      <circle cx={Math.max(14, x)} cy={Math.max(14, y)} r={12.6} />
      <text x={Math.max(14, x)} y={Math.max(14, y) + 5.5}>
        {n}
      </text>
    </g>
  )
}
