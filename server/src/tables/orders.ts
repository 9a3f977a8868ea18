import { entryNumber, submit } from '@meadhall/hall/hall-table'
import { markOf } from '@meadhall/hall/kept'
import type { StandingOrder } from '@meadhall/hall/orders'
import { write } from '../database/store.ts'
import { gameChange, type Made, unchanged } from './change.ts'
import type { Act, Outcome } from './play.ts'
import { type OrderRun, orderFor, ordersOf, type Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Moves that orders of a seat may make in a row, with nobody else moving between. */
const MOST_IN_A_ROW = 30

/** Standing orders: what a seat wants done while its person is away. */
export function openOrders(rooms: Rooms, act: Act) {
  const { db } = rooms.store

  const ordersWrite = (room: Room, seat: number) =>
    write(
      db
        .updateTable('seats')
        .set({ orders: room.seats[seat].orders })
        .where('table_id', '=', room.id)
        .where('seat', '=', seat),
      1,
    )

  function setOrders(room: Room, seat: number, wanted: readonly StandingOrder[]): void {
    const orders = wanted.length === 0 ? null : JSON.stringify(wanted)
    room.seats[seat] = { ...room.seats[seat], orders }
  }

  /** Keeps what a seat wants done. */
  function leave(id: string, person: string, wanted: readonly StandingOrder[]): Promise<Outcome> {
    return act(id, { person }, (room, _hall, seat) => {
      setOrders(room, seat, wanted)
      return {
        change: gameChange(rooms.store, room, [ordersWrite(room, seat)]),
        answer: () => ({ outcome: 'done', n: room.row.n }),
      }
    })
  }

  /**
   * Makes the move that a seat's orders ask for now. Orders that lead back to where they began would be carried out for
   * ever: they end, and so do those that have moved too often in a row.
   */
  function carryOut(room: Room, seat: number): Made<void> {
    const { hall } = room
    const found = orderFor(room, seat)
    if (!found || !hall) return unchanged(undefined)
    const run = runOf(room, seat, markOf(hall))
    const submitted = submit(hall, { seat, answers: entryNumber(hall), move: found.move }, Date.now())
    if (submitted.outcome !== 'played') throw new Error(`an order was not carried out: ${submitted.outcome}`)
    const orders = ordersOf(room, seat)
    const here = markOf(hall)
    if (run.seen.has(here) || run.seen.size >= MOST_IN_A_ROW) setOrders(room, seat, [])
    else if (orders[found.order].once) setOrders(room, seat, orders.toSpliced(found.order, 1))
    run.seen.add(here)
    run.n = submitted.n
    return { change: gameChange(rooms.store, room, [ordersWrite(room, seat)]), answer: () => {} }
  }

  function runOf(room: Room, seat: number, start: string): OrderRun {
    const { ordered, row } = room
    if (ordered && ordered.seat === seat && ordered.n === row.n) return ordered
    room.ordered = { seat, n: row.n, seen: new Set([start]) }
    return room.ordered
  }

  return { leave, carryOut }
}

export type Orders = ReturnType<typeof openOrders>
