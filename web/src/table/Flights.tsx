// Cause and effect: pieces fly from where they come to where they go. Nothing waits for them.
import type { AnyHappening, AnyMove } from '@meadhall/kernel/rules'
import { animate } from 'motion/mini'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Step } from './game-table.ts'
import { useTable } from './use-table.ts'

export type Point = readonly [x: number, y: number]

export interface Flight {
  readonly key: string
  readonly piece: ReactNode
  readonly from: Point
  readonly to: Point
  readonly ms: number
  readonly delay: number
  /** It stays where it lands, so it does not fade on its way. */
  readonly lands?: boolean
}

/**
 * What flies because of the last step. Points are in units of the box that the flights lie in, of which `across` units
 * are its width; without it they are pixels.
 */
export function Flights<S, H extends AnyHappening>({
  flightsOf,
  across,
}: {
  flightsOf: (step: Step<S, H>) => readonly Flight[]
  across?: number
}) {
  const { step, lasting } = useTable<S, AnyMove, H>()
  const [flights, setFlights] = useState<readonly Flight[]>([])
  const n = step?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is shown once
  useEffect(() => {
    if (!step || lasting(320) === 0) return setFlights([])
    const fresh = flightsOf(step)
    // Those of the step before may still be on their way.
    setFlights((flying) => [...flying.slice(-12), ...fresh])
  }, [n])
  return flights.map(({ key, ...flight }) => (
    <Flying key={key} {...flight} {...(across !== undefined && { across })} />
  ))
}

function Flying({
  piece,
  from,
  to,
  ms,
  delay,
  lands = false,
  across,
}: Omit<Flight, 'key'> & { across?: number }) {
  const { lasting, hurried } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  const running = useRef<ReturnType<typeof animate>>(undefined)
  const [gone, setGone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once
  useLayoutEffect(() => {
    const box = ref.current?.offsetParent
    if (!ref.current || !(box instanceof HTMLElement)) return
    const k = across === undefined ? 1 : box.offsetWidth / across
    const [x0, y0] = [from[0] * k - 13, from[1] * k - 19]
    const [x1, y1] = [to[0] * k - 13, to[1] * k - 19]
    const at = (x: number, y: number) => `translate(${x}px, ${y}px)`
    const flight = animate(
      ref.current,
      {
        transform: [at(x0, y0), at((x0 + x1) / 2, Math.min(y0, y1) - 24 * k), at(x1, y1)],
        opacity: [0.9, 1, lands ? 1 : 0.3],
      },
      { duration: lasting(ms) / 1000, delay: lasting(delay) / 1000, ease: [0.2, 0.8, 0.2, 1] },
    )
    running.current = flight
    flight.finished.then(
      () => setGone(true),
      () => {},
    )
    return () => flight.cancel()
  }, [])
  useEffect(() => {
    if (hurried > 0) running.current?.complete()
  }, [hurried])
  if (gone) return null
  return (
    <div ref={ref} className="flying" aria-hidden="true">
      {piece}
    </div>
  )
}

/** Whether what `ms` brings is still on its way; it is shown where it lands only afterwards. */
export function useUnderWay(ms: number): boolean {
  const { step, lasting, hurried } = useTable()
  const [landed, setLanded] = useState<number>()
  const n = step?.n
  const time = lasting(ms)
  // biome-ignore lint/correctness/useExhaustiveDependencies: impatience lands everything
  useEffect(() => {
    if (n === undefined) return
    const timer = setTimeout(() => setLanded(n), time)
    return () => clearTimeout(timer)
  }, [n, time])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only impatience counts
  useEffect(() => {
    if (hurried > 0) setLanded(n)
  }, [hurried])
  return n !== undefined && landed !== n && time > 0
}
