/** Hours in which nobody wants to be called: minutes after midnight. From 22:00 to 7:00 is from 1320 to 420. */
export interface Quiet {
  readonly from: number
  readonly to: number
}

const MINUTE = 60_000
const DAY = 1440

/** When the quiet hours end, if it is within them; by the clock on the wall of that time zone. */
export function quietUntil(at: number, quiet: Quiet | null, zone: string): number | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined
  const now = minuteOf(at, zone)
  const isQuiet =
    quiet.from < quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to
  if (!isQuiet) return undefined
  const end = at - (at % MINUTE) + wrapped(quiet.to - now) * MINUTE
  // In a night when clocks are changed the wall says something else by then.
  const off = wrapped(minuteOf(end, zone) - quiet.to + DAY / 2) - DAY / 2
  return end - off * MINUTE
}

const wrapped = (minutes: number) => ((minutes % DAY) + DAY) % DAY

function minuteOf(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: isZone(zone) ? zone : 'UTC',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return read('hour') * 60 + read('minute')
}

export function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
