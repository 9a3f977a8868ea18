import type { Seat } from '@meadhall/kernel/rules'

/**
 * Clocks are data. Times are milliseconds; `at` and `now` count from any fixed moment.
 * Live: each decision has `perMove`, and what it takes beyond that comes out of the seat's `bank`.
 * Over days: each decision has `perMove` and there is no bank.
 */
export interface ClockRule {
  readonly perMove: number
  readonly bank: number
}

export const live = (secondsPerMove: number, bankMinutes: number): ClockRule => ({
  perMove: secondsPerMove * 1000,
  bank: bankMinutes * 60_000,
})

export const overDays = (hoursPerMove: number): ClockRule => ({ perMove: hoursPerMove * 3_600_000, bank: 0 })

export interface Clock {
  readonly rule: ClockRule
  /** What each seat has left in its bank. */
  readonly bank: readonly number[]
  /** Since when each seat has had to decide; null while it has not. */
  readonly since: readonly (number | null)[]
  /** How many moves in a row were made for each seat because its time had run out; missing while none was. */
  readonly missed?: readonly number[]
}

/** So many moves in a row are made for a person; then a bot has the seat until the person takes it back. */
export const MOST_MISSED = 3

export function startClock(rule: ClockRule, seats: number, pending: readonly Seat[], at: number): Clock {
  const clock = { rule, bank: Array(seats).fill(rule.bank), since: Array(seats).fill(null) }
  return runClock(clock, pending, at)
}

/**
 * The clock after an entry. A seat that goes on deciding goes on using the same time, so that small moves and undoing
 * gain none; dice and cards make a new decision, for the seat that drew them (`renewed`).
 */
export function runClock(clock: Clock, pending: readonly Seat[], at: number, renewed?: Seat): Clock {
  const bank = clock.bank.slice()
  const since = clock.since.map((start, seat) => {
    const goesOn = pending.includes(seat)
    if (start !== null && (!goesOn || seat === renewed)) bank[seat] = bankAt(clock, seat, at)
    if (!goesOn) return null
    return start === null || seat === renewed ? at : start
  })
  return { ...clock, bank, since }
}

export const missedBy = ({ missed }: Clock, seat: Seat): number => missed?.[seat] ?? 0

/** A move was made for a seat that was out of time: it is counted, and the seat has the full time of a move again. */
export function missedMove(clock: Clock, seat: Seat, at: number): Clock {
  const missed = clock.since.map((_, i) => missedBy(clock, i) + (i === seat ? 1 : 0))
  return { ...fullTime(clock, seat, at), bank: clock.bank.with(seat, 0), missed }
}

/** The seat decided by itself, or its person is back: what was missed is forgotten. */
export function decided(clock: Clock, seat: Seat): Clock {
  if (missedBy(clock, seat) === 0) return clock
  return { ...clock, missed: clock.missed!.with(seat, 0) }
}

/** The seat has the full time of a move again, if it must decide. */
export function fullTime(clock: Clock, seat: Seat, at: number): Clock {
  return { ...clock, since: clock.since.map((start, i) => (i === seat && start !== null ? at : start)) }
}

function bankAt({ rule, bank, since }: Clock, seat: Seat, now: number): number {
  const start = since[seat]
  return start === null ? bank[seat] : Math.max(0, bank[seat] - Math.max(0, now - start - rule.perMove))
}

/** When a seat that must decide will be out of time; null while it need not. */
export function deadline({ rule, bank, since }: Clock, seat: Seat): number | null {
  const start = since[seat]
  return start === null ? null : start + rule.perMove + bank[seat]
}

/** Who is out of time at `now`. */
export function outOfTime(clock: Clock, now: number): Seat[] {
  return clock.since.flatMap((_, seat) => {
    const end = deadline(clock, seat)
    return end !== null && end <= now ? [seat] : []
  })
}

/** Stops the clock of a table that is put aside, or takes it up again `at` a later time as if none had passed. */
export function shiftClock(clock: Clock, by: number): Clock {
  return { ...clock, since: clock.since.map((start) => (start === null ? null : start + by)) }
}
