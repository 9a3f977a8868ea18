// Cause and effect on the mountain: who marches, comes or falls is seen on the way. Nothing waits for it.
import { boardOf, placeNamed } from '@meadhall/mountain/components'
import type { Happening } from '@meadhall/mountain/moves'
import { clone, type State } from '@meadhall/mountain/state'
import { plainTrollsAt } from '@meadhall/mountain/status'
import { CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '../art/ink.ts'
import { Token } from '../art/midgard/Token.tsx'
import { BOARD, wayThrough } from '../art/mountain/geometry.ts'
import { GnomePiece, Troll } from '../art/mountain/Pieces.tsx'
import type { Flight } from '../table/Flights.tsx'
import { type Hold, useMountain } from './hold.ts'
import { mountainOf, peopleOf } from './people.ts'
import { wayOf } from './way.ts'

/** A step from one place to the next. */
const STRIDE = 260
/** Beside the wheel, left of the mountain: where defeated gnomes go. */
const WHEEL: Point = [-60, 440]

/** Where a seat's things lie, seen from the mountain: its own at the left, the others' at the right. */
function homeOf(seat: number, viewer: number | null, seats: number): Point {
  if (seat === viewer) return [-30, 90]
  const others = Array.from({ length: seats }, (_, i) => i).filter((each) => each !== viewer)
  return [BOARD.width + 30, 30 + others.indexOf(seat) * 55]
}

/** Trolls that came to a place in a step, and over which places. */
interface Coming {
  readonly seat: number
  readonly to: string
  readonly trolls: number
  /** Where they came from; nowhere: out of the reserve. */
  readonly from?: string
}

function comingsOf(before: State, after: State, told: readonly Happening[]): Coming[] {
  const { names } = boardOf(before)
  const comings: Coming[] = []
  for (const happening of told)
    switch (happening.what) {
      case 'advanced':
        names.forEach((from, place) => {
          const trolls =
            plainTrollsAt(before, place, happening.seat) - plainTrollsAt(after, place, happening.seat)
          if (trolls > 0 && from !== happening.to)
            comings.push({ seat: happening.seat, to: happening.to, trolls, from })
        })
        break
      case 'bolstered':
        comings.push({ seat: happening.seat, to: happening.at, trolls: happening.trolls })
        break
      case 'outpostPlaced':
        comings.push({ seat: happening.seat, to: happening.at, trolls: 1 })
        break
      case 'summoned':
        comings.push({ seat: happening.seat, to: happening.to, trolls: 1, from: happening.from })
        break
      case 'trollShifted':
        comings.push({ seat: happening.of, to: happening.to, trolls: 1, from: happening.from })
        break
      default:
    }
  return comings
}

export function flightsOf({ step, view, seat: viewer }: Hold): Flight[] {
  if (!step) return []
  const { n, before, told } = step
  const mountain = mountainOf(before)
  const board = boardOf(before)
  const seats = before.players.length
  const flights: Flight[] = []
  const at = (name: string): Point =>
    mountain.caverns.get(name)?.stand ?? mountain.lairs.get(name)?.at ?? [BOARD.width / 2, BOARD.height / 2]
  for (const { seat, to, trolls, from } of comingsOf(before, view, told)) {
    const path =
      from === undefined
        ? [homeOf(seat, viewer, seats), at(to)]
        : wayThrough(mountain, wayOf(before, seat, from, to))
    const strides = from === undefined ? 1.4 : Math.max(1, (path.length - 1) / 2)
    for (let k = 0; k < Math.min(trolls, 5); k++)
      flights.push({
        key: `${n} ${from} ${to} ${seat} ${k}`,
        piece: <Troll people={peopleOf(seat)} size={26} />,
        path,
        ms: STRIDE * strides,
        delay: k * 90,
      })
  }
  const landed = flights.reduce((most, { ms, delay }) => Math.max(most, ms + delay), 0)
  told.forEach((happening, i) => {
    const key = `${n} ${i}`
    switch (happening.what) {
      case 'attackWon':
        for (let k = 0; k < 2; k++)
          if (before.gnomes[placeNamed(board, happening.at) * 2 + k] !== 0)
            flights.push({
              key: `${key} ${k}`,
              piece: <GnomePiece size={24} />,
              path: [at(happening.at), WHEEL],
              ms: 420,
              delay: landed + k * 80,
              fades: true,
            })
        for (let k = 0; k < Math.min(happening.honour, 6); k++)
          flights.push({
            key: `${key} star ${k}`,
            piece: <Token name="glory" size={20} />,
            path: [at(happening.at), homeOf(happening.seat, viewer, seats)],
            ms: 300,
            delay: landed + 160 + k * 50,
            fades: true,
          })
        break
      case 'attackLost':
      case 'retreated':
        break
      case 'swarmMoved':
        flights.push({
          key,
          piece: <GnomePiece size={30} />,
          path: swarmRoad(before.swarm, CLANS.indexOf(happening.to)).map((clan) => mountain.swarms[clan].at),
          ms: 420,
          delay: 0,
        })
        break
      case 'entrenched':
        flights.push({
          key,
          piece: <GnomePiece size={24} />,
          path: [
            mountain.swarms[CLANS.indexOf(mountain.caverns.get(happening.at)!.clan)].at,
            at(happening.at),
          ],
          ms: 380,
          delay: (i % 6) * 60,
        })
        break
      default:
    }
  })
  return flights
}

/** The camps that the swarm passes, the shorter way round. */
function swarmRoad(from: number, to: number): number[] {
  const n = CLANS.length
  const step = (to - from + n) % n <= n / 2 ? 1 : n - 1
  const road = [from]
  for (let at = from; at !== to; ) {
    at = (at + step) % n
    road.push(at)
  }
  return road
}

/** The position without those who are still on their way. */
export function useLanding(): State {
  const hold = useMountain()
  const { step, view, lasting, hurried } = hold
  const [landed, setLanded] = useState<number>()
  const n = step?.n
  const { ms, held } = useMemo(() => {
    if (!step) return { ms: 0, held: view }
    const comings = comingsOf(step.before, view, step.told)
    if (comings.length === 0) return { ms: 0, held: view }
    const { index } = boardOf(view)
    const held = clone(view)
    for (const { seat, to, trolls } of comings) {
      const slot = index.get(to)! * SEATS + seat
      held.trolls[slot] = Math.max(0, held.trolls[slot] - trolls)
    }
    return { ms: Math.max(0, ...flightsOf(hold).map((flight) => flight.ms + flight.delay)), held }
    // A step is told once.
  }, [n, view])
  const wait = lasting(ms)
  useEffect(() => {
    if (n === undefined) return
    const timer = setTimeout(() => setLanded(n), wait)
    return () => clearTimeout(timer)
  }, [n, wait])
  const patient = useRef(hurried)
  useEffect(() => {
    if (patient.current === hurried) return
    patient.current = hurried
    setLanded(n)
  }, [n, hurried])
  return wait > 0 && landed !== n ? held : view
}
