import { type Clock, deadline } from '@meadhall/hall/clock'
import type { Seat } from '@meadhall/kernel/rules'
import { useEffect, useState } from 'react'
import { serverTime } from './api.ts'
import { useOnline } from './words.ts'

const HOUR = 3_600_000
/** When a person should hurry: less than this is left altogether. */
const SOON = 30_000

/** What a seat has left: of this move, and in its bank. It counts down where it must decide. */
export function ClockFace({ clock, seat }: { clock: Clock; seat: Seat }) {
  const o = useOnline()
  const { rule, bank, since } = clock
  const start = since[seat]
  const now = useNow(start !== null)
  if (start === null) return rule.bank > 0 ? <span className="clock-face">{minutes(bank[seat])}</span> : null
  const left = Math.max(0, (deadline(clock, seat) ?? now) - now)
  const ofMove = Math.max(0, start + rule.perMove - now)
  const words =
    left >= 2 * HOUR
      ? o('clock.left', { hours: Math.floor(left / HOUR) })
      : ofMove > 0 && rule.bank > 0
        ? `${minutes(ofMove)} + ${minutes(bank[seat])}`
        : minutes(left)
  return (
    <span
      className={left < SOON ? 'clock-face danger' : 'clock-face'}
      role="timer"
      aria-label={o('clock.shown', { time: words })}
    >
      {words}
    </span>
  )
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600]
  const tail = `${String(Math.floor(rest / 60)).padStart(hours > 0 ? 2 : 1, '0')}:${String(rest % 60).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

/** The server's time, twice a second while somebody waits for it. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(serverTime)
  useEffect(() => {
    if (!runs) return
    setNow(serverTime())
    const timer = setInterval(() => setNow(serverTime()), 500)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
