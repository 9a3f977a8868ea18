// Cause and effect: pieces fly over the board to where they now are. Nothing waits for it.
import type { AnyHappening, AnyMove } from '@meadhall/kernel/rules'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../art/ink.ts'
import type { TableHold } from './game-table.ts'
import { useTable } from './use-table.ts'

export interface Flight {
  readonly key: string
  readonly piece: ReactNode
  /** Where it goes, in board units: two points are thrown in an arc, more are walked through. */
  readonly path: readonly Point[]
  readonly ms: number
  readonly delay: number
  /** It is used up where it arrives. */
  readonly fades?: true
  /** It stands where it arrives until its step has passed. */
  readonly stays?: true
}

/** Shows the flights that a step gives rise to, over a board that is `width` units wide; without it units are pixels. */
export function Flights<S, M extends AnyMove, H extends AnyHappening>({
  width,
  flightsOf,
}: {
  width?: number
  flightsOf: (hold: TableHold<S, M, H>) => readonly Flight[]
}) {
  const hold = useTable<S, M, H>()
  const [flights, setFlights] = useState<readonly Flight[]>([])
  const { step, lasting } = hold
  const n = step?.n
  // A step is told once.
  useEffect(() => {
    if (!step || lasting(320) === 0) return setFlights([])
    const fresh = flightsOf(hold)
    // Those of the step before may still be on their way.
    setFlights((flying) => [...flying.slice(-12), ...fresh])
  }, [n])
  return flights.map(({ key, ...flight }) => (
    <Flying key={key} {...(width !== undefined && { width })} {...flight} />
  ))
}

/** One piece on its way. */
export function Flying({
  piece,
  path,
  ms,
  delay,
  fades,
  stays,
  width,
}: Omit<Flight, 'key'> & { width?: number }) {
  const { lasting, hurried } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  const running = useRef<Animation>(undefined)
  const [gone, setGone] = useState(false)
  // It flies once.
  useLayoutEffect(() => {
    const board = ref.current?.offsetParent
    if (!ref.current || !(board instanceof HTMLElement)) return
    const k = width === undefined ? 1 : board.offsetWidth / width
    const points = path.length === 2 ? thrown(path[0], path[1]) : path
    const flight = ref.current.animate(
      {
        transform: points.map(([x, y]) => `translate(${x * k}px, ${y * k}px)`),
        opacity: points.map((_, i) => (fades && i === points.length - 1 ? 0.3 : 1)),
        ...(path.length > 2 && { offset: paced(path) }),
      },
      {
        duration: lasting(ms),
        delay: lasting(delay),
        easing: path.length === 2 ? 'cubic-bezier(0.2, 0.8, 0.2, 1)' : 'linear',
        fill: 'both',
      },
    )
    running.current = flight
    flight.finished.then(
      () => !stays && setGone(true),
      () => {},
    )
    return () => flight.cancel()
  }, [])
  const born = useRef(hurried)
  useEffect(() => {
    if (hurried !== born.current) running.current?.finish()
  }, [hurried])
  if (gone) return null
  return (
    <div ref={ref} className="flying" aria-hidden="true">
      {piece}
    </div>
  )
}

const thrown = (from: Point, to: Point): Point[] => [
  from,
  [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 24],
  to,
]

/** When each point is reached by one who walks at an even pace. */
function paced(path: readonly Point[]): number[] {
  let far = 0
  const reached = path.map(([x, y], i) => {
    if (i > 0) far += Math.hypot(x - path[i - 1][0], y - path[i - 1][1])
    return far
  })
  return reached.map((at) => at / (far || 1))
}

/** Whether what takes `ms` to arrive is still on its way; it is shown where it lands only afterwards. */
export function useUnderWay(ms: number): boolean {
  const { step, lasting, hurried } = useTable()
  const [landed, setLanded] = useState<number>()
  const n = step?.n
  const time = lasting(ms)
  useEffect(() => {
    if (n === undefined) return
    const timer = setTimeout(() => setLanded(n), time)
    return () => clearTimeout(timer)
  }, [n, time])
  // Only impatience counts.
  useEffect(() => {
    if (hurried > 0) setLanded(n)
  }, [hurried])
  return n !== undefined && landed !== n && time > 0
}
