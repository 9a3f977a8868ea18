// Cause and effect: a worker walks to its place, goods fly to their owner. Nothing waits for it.
import type { Happening, State } from '@meadhall/midgard/state'
import type { Space } from '@meadhall/midgard/vocabulary'
import { animate } from 'motion/mini'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Meeple } from '../art/midgard/clans.tsx'
import { Die } from '../art/midgard/Die.tsx'
import { BOARD, SPOTS } from '../art/midgard/places.ts'
import { Token } from '../art/midgard/Token.tsx'
import type { Clan, TokenName, Warrior } from '../art/midgard/vocabulary.ts'
import { useMidgard } from './hold.ts'
import { clanOf, placeOf, tokenOf } from './pieces.ts'

type Point = readonly [x: number, y: number]

interface Flight {
  key: string
  piece: { clan: Clan } | { token: TokenName } | { warrior: Warrior }
  from: Point
  to: Point
  ms: number
  delay: number
}

/** Where a seat's things lie, seen from the board: its own below, the others' at the right. */
function homeOf(seat: number, viewer: number | null, seats: number): Point {
  if (seat === viewer) return [BOARD.width * 0.36, BOARD.height + 30]
  const others = Array.from({ length: seats }, (_, i) => i).filter((each) => each !== viewer)
  return [BOARD.width + 30, 50 + others.indexOf(seat) * 98]
}

function flightsOf(n: number, before: State, told: readonly Happening[], viewer: number | null): Flight[] {
  const flights: Flight[] = []
  let place: Point | undefined
  let delay = 0
  const seats = before.players.length
  told.forEach((happening, i) => {
    switch (happening.what) {
      case 'placed': {
        const at = placeOf(before, happening.at)
        if (!at) return
        place = SPOTS[at].shield
        const from = homeOf(happening.seat, viewer, seats)
        flights.push({
          key: `${n} ${i}`,
          piece: { clan: clanOf(happening.seat) },
          from,
          to: place,
          ms: 320,
          delay: 0,
        })
        delay = 260
        return
      }
      case 'gained':
      case 'gainedWarriors': {
        if (!place) return
        const to = homeOf(happening.seat, viewer, seats)
        const piece =
          happening.what === 'gainedWarriors'
            ? { warrior: happening.warrior }
            : { token: tokenOf(happening.good) }
        for (let k = 0; k < Math.min(happening.amount, 6); k++) {
          flights.push({ key: `${n} ${i} ${k}`, piece, from: place, to, ms: 260, delay })
          delay += 40
        }
        return
      }
      default:
    }
  })
  return flights
}

export function Flights() {
  const { step, seat, lasting } = useMidgard()
  const [flights, setFlights] = useState<readonly Flight[]>([])
  const n = step?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is told once
  useEffect(() => {
    if (!step || lasting(320) === 0) return setFlights([])
    const fresh = flightsOf(step.n, step.before, step.told, seat)
    // Those of the step before may still be on their way.
    setFlights((flying) => [...flying.slice(-12), ...fresh])
  }, [n])
  return flights.map(({ key, ...flight }) => <Flying key={key} {...flight} />)
}

function Flying({ piece, from, to, ms, delay }: Omit<Flight, 'key'>) {
  const { lasting, hurried } = useMidgard()
  const ref = useRef<HTMLDivElement>(null)
  const running = useRef<ReturnType<typeof animate>>(undefined)
  const [gone, setGone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once
  useLayoutEffect(() => {
    const board = ref.current?.offsetParent
    if (!ref.current || !(board instanceof HTMLElement)) return
    const k = board.offsetWidth / BOARD.width
    const [x0, y0] = [from[0] * k - 13, from[1] * k - 19]
    const [x1, y1] = [to[0] * k - 13, to[1] * k - 19]
    const at = (x: number, y: number) => `translate(${x}px, ${y}px)`
    const flight = animate(
      ref.current,
      {
        transform: [at(x0, y0), at((x0 + x1) / 2, Math.min(y0, y1) - 24 * k), at(x1, y1)],
        opacity: [0.9, 1, 'clan' in piece ? 1 : 0.3],
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
    <div ref={ref} className="mg-flying" aria-hidden="true">
      {'clan' in piece ? (
        <Meeple clan={piece.clan} size={28} />
      ) : 'token' in piece ? (
        <Token name={piece.token} size={22} />
      ) : (
        <Die warrior={piece.warrior} size={22} />
      )}
    </div>
  )
}

/** The space whose newest worker is still walking. */
export function useArriving(): Space | undefined {
  const { step, lasting } = useMidgard()
  const [landed, setLanded] = useState<number>()
  const placed = step?.told.find((happening) => happening.what === 'placed')
  const n = step?.n
  const ms = lasting(320)
  useEffect(() => {
    if (n === undefined) return
    const timer = setTimeout(() => setLanded(n), ms)
    return () => clearTimeout(timer)
  }, [n, ms])
  return placed?.what === 'placed' && landed !== n && ms > 0 ? placed.at : undefined
}
