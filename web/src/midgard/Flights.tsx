// Cause and effect: a worker walks to its place, goods fly to their owner. Nothing waits for it.
import type { Space } from '@meadhall/midgard/vocabulary'
import { clanOf, Meeple } from '../art/clans.tsx'
import type { Point } from '../art/ink.ts'
import { Die } from '../art/midgard/Die.tsx'
import { BOARD, SPOTS } from '../art/midgard/places.ts'
import { Token } from '../art/midgard/Token.tsx'
import { Flights as BoardFlights, type Flight, useUnderWay } from '../table/Flights.tsx'
import { type Hold, useMidgard } from './hold.ts'
import { placeOf, tokenOf } from './pieces.ts'

/** Where a seat's things lie, seen from the board: its own below, the others' at the right. */
function homeOf(seat: number, viewer: number | null, seats: number): Point {
  if (seat === viewer) return [BOARD.width * 0.36, BOARD.height + 30]
  const others = Array.from({ length: seats }, (_, i) => i).filter((each) => each !== viewer)
  return [BOARD.width + 30, 50 + others.indexOf(seat) * 98]
}

function flightsOf({ step, seat: viewer }: Hold): Flight[] {
  if (!step) return []
  const { n, before, told } = step
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
          piece: <Meeple clan={clanOf(happening.seat)} size={28} />,
          path: [from, place],
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
          happening.what === 'gainedWarriors' ? (
            <Die warrior={happening.warrior} size={22} />
          ) : (
            <Token name={tokenOf(happening.good)} size={22} />
          )
        for (let k = 0; k < Math.min(happening.amount, 6); k++) {
          flights.push({ key: `${n} ${i} ${k}`, piece, path: [place, to], ms: 260, delay, fades: true })
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
  return <BoardFlights width={BOARD.width} flightsOf={flightsOf} />
}

/** The space whose newest worker is still walking. */
export function useArriving(): Space | undefined {
  const { step } = useMidgard()
  const walking = useUnderWay(320)
  const placed = step?.told.find((happening) => happening.what === 'placed')
  return placed?.what === 'placed' && walking ? placed.at : undefined
}
