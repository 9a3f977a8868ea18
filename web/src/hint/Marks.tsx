import { useBoxes } from '../lesson/use-boxes.ts'

/** On the board: the chosen suggestion in gold, the others in bone and dashed, each with its number. */
export function Marks({ things, chosen }: { things: readonly string[]; chosen: number }) {
  const places = things.flatMap((thing, i) => (thing === '' ? [] : [{ thing, n: i + 1, on: i === chosen }]))
  // The chosen one is drawn last, over the others.
  const ordered = places.toSorted((a, b) => Number(a.on) - Number(b.on))
  return (
    <svg className="hint-marks" aria-hidden="true">
      {ordered.map((place) => (
        <Mark key={place.n} {...place} />
      ))}
    </svg>
  )
}

function Mark({ thing, n, on }: { thing: string; n: number; on: boolean }) {
  const [box] = useBoxes([thing])
  if (!box) return null
  const { x, y, width, height } = box
  const ring = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 7 }
  // Numbers stand aside from each other where places touch.
  const at = { x: Math.max(14, x + (n - 1) * 8), y: Math.max(14, y - 2) }
  return (
    <g className={on ? 'hint-mark on' : 'hint-mark'}>
      <rect {...ring} className="under" />
      <rect {...ring} className="ring" />
      <circle cx={at.x} cy={at.y} r={12.6} />
      <text x={at.x} y={at.y + 5.5}>
        {n}
      </text>
    </g>
  )
}
