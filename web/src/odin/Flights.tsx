// Cause and effect: Vikings walk to their space, goods fly to the shelf and dishes to the table. Nothing waits for it.
import { THINGS, type Thing } from '@meadhall/odin/vocabulary'
import { clanOf, Meeple } from '../art/clans.tsx'
import type { Point } from '../art/ink.ts'
import { Flights as BoardFlights, type Flight, useUnderWay } from '../table/Flights.tsx'
import { type Hold, useOdin } from './hold.ts'
import { ThingPiece } from './pieces.tsx'

const WALK = 320
const APART = 60
/** More of one kind than this fly as one. */
const MOST = 5

/** The middle of what stands for something at the table, if it is in sight. */
function middle(selector: string, left = 0.5): Point | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box && box.width > 0 ? [box.left + box.width * left, box.top + box.height / 2] : undefined
}

/** Where a seat keeps a thing: its own in its place, another's at the sign of the seat. */
function homeOf(thing: Thing, seat: number, viewer: number | null): Point | undefined {
  if (seat !== (viewer ?? 0)) return middle(`[data-seat="${seat}"]`)
  return middle(`[data-home~="${thing}"]`) ?? middle('.own')
}

const seatPoint = (seat: number, viewer: number | null): Point | undefined =>
  seat === (viewer ?? 0) ? middle('.prompt-piece') : middle(`[data-seat="${seat}"]`)

/** Where goods come from and go to: the space, the strip, or what pays at the end of a round. */
function flightsOf({ step, seat: viewer }: Hold): Flight[] {
  if (!step) return []
  const { n, told } = step
  const flights: Flight[] = []
  let source: Point | undefined
  let delay = 0
  const fly = (key: string, thing: Thing, amount: number, from?: Point, to?: Point) => {
    if (!from || !to || !THINGS.includes(thing)) return
    for (let k = 0; k < Math.min(amount, MOST); k++) {
      flights.push({
        key: `${n} ${key} ${k}`,
        piece: <ThingPiece thing={thing} />,
        path: [from, to],
        ms: 300,
        delay,
        fades: true,
      })
      delay += APART
    }
  }
  told.forEach((happening, i) => {
    const key = `${i}`
    switch (happening.what) {
      case 'placedVikings': {
        const { seat, at, vikings } = happening
        const from = seatPoint(seat, viewer)
        source = middle(`[data-space="${at}"]`, 0.12)
        if (!from || !source) return
        for (let k = 0; k < vikings; k++)
          flights.push({
            key: `${n} ${key} ${k}`,
            piece: <Meeple clan={clanOf(seat)} size={26} />,
            path: [from, source],
            ms: WALK,
            delay: k * APART,
          })
        delay = WALK
        return
      }
      case 'imitated':
        source = middle(`[data-space="${happening.at}"]`, 0.5)
        return
      case 'tookFromMountain':
        source = middle(`[data-strip="${happening.strip}"]`)
        return
      case 'usedOccupation':
        source = happening.seat === (viewer ?? 0) ? middle('.od-fan') : seatPoint(happening.seat, viewer)
        return
      case 'phaseBegan':
        source = middle('[data-puzzle]')
        return
      case 'gained':
      case 'paid': {
        const { seat, good } = happening
        const home = homeOf(good, seat, viewer)
        if (happening.what === 'gained') fly(key, good, happening.n, source, home)
        else fly(key, good, happening.n, home, source)
        return
      }
      case 'drewWeapon':
        fly(key, happening.weapon, 1, source, homeOf(happening.weapon, happening.seat, viewer))
        return
      case 'upgraded':
      case 'flipped': {
        const { seat, good, to } = happening
        fly(key, to, 1, homeOf(good, seat, viewer), homeOf(to, seat, viewer))
        return
      }
      case 'served': {
        const { seat, good } = happening
        if (seat === viewer)
          fly(key, good, happening.n, homeOf(good, seat, viewer), middle('.od-feast-strip'))
        return
      }
      case 'boughtShip':
        fly(
          key,
          happening.ship,
          1,
          seatPoint(happening.seat, viewer),
          homeOf(happening.ship, happening.seat, viewer),
        )
        return
      case 'emigrated':
        if (happening.seat === viewer)
          fly(key, happening.ship, 1, homeOf(happening.ship, viewer, viewer), middle('.od-feast-strip'))
        return
      default:
    }
  })
  return flights
}

export function Flights() {
  return (
    <div className="od-air">
      <BoardFlights flightsOf={flightsOf} />
    </div>
  )
}

/** The space whose newest Vikings are still on their way. */
export function useArriving(): string | undefined {
  const { step } = useOdin()
  const walking = useUnderWay(WALK)
  const placed = step?.told.find((happening) => happening.what === 'placedVikings')
  return placed?.what === 'placedVikings' && walking ? placed.at : undefined
}
