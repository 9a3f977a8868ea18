import { type Clock, deadline } from '@meadhall/hall/clock'
import type { Seat } from '@meadhall/kernel/rules'
import { useEffect, useState } from 'react'
import { serverTime } from './api.ts'
import { type SayOnline, useOnline } from './words.ts'

const HOUR = 3_600_000
/** When a person should hurry: less than this is left altogether. */
const SOON = 30_000

/** What a seat has left: of this move, and in its bank. It counts down where it must decide. */
export function ClockFace({
  clock,
  seat,
  name,
  short = false,
}: {
  clock: Clock
  seat: Seat
  name?: string
  /** What is left in all, in one figure. */
  short?: boolean
}) {
  const o = useOnline()
  const { rule, bank, since } = clock
  const start = since[seat]
  const now = useNow(start !== null)
  if (start === null && rule.bank === 0) return null
  const left = start === null ? bank[seat] : Math.max(0, (deadline(clock, seat) ?? now) - now)
  const ofMove = start === null ? 0 : Math.max(0, start + rule.perMove - now)
  const words =
    !short && ofMove > 0 && rule.bank > 0 ? `${minutes(ofMove)} + ${minutes(bank[seat])}` : timeLeft(o, left)
  return (
    <span
      className={`clock-face${start === null ? ' idle' : left < SOON ? ' danger' : ''}`}
      role="timer"
      aria-label={
        name === undefined ? o('clock.shown', { time: words }) : o('clock.of', { name, time: words })
      }
    >
      {words}
    </span>
  )
}

/** A stretch of time in words: days and hours in full ones, so that a day that has just begun is a day. */
export function timeLeft(o: SayOnline, ms: number): string {
  return ms > 2 * HOUR ? o('clock.left', { hours: Math.ceil(ms / HOUR) }) : minutes(ms)
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600]
  const tail = `${String(Math.floor(rest / 60)).padStart(hours > 0 ? 2 : 1, '0')}:${String(rest % 60).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

/** The server's time, twice a second while somebody waits for it. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(serverTime)
  useEffect(() => {
    if (!runs) return
    setNow(serverTime())
    const timer = setInterval(() => setNow(serverTime()), 500)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
