/** One kind of torture: what is counted, and how much of it would be enough. */
interface Named {
  readonly name: string
  /** A line of the table. */
  readonly what: string
  readonly aim: number
  /** What is counted. */
  readonly unit: string
}

/** Tries that follow from their numbers alone: they are spread over all cores, and can be made again one by one. */
export interface Tries extends Named {
  readonly open: () => Promise<Try>
  /** So many are handed out at a time; what they learn from each other ends with them. */
  readonly block: number
  /** What else is worth telling of all that was found, one line. */
  readonly note?: (found: Found) => string
}

/** Makes the try of this number. What should not be is added, never thrown. */
export type Try = (number: number, findings: Findings) => void | Promise<void>

/** What needs the whole machine, and is over when its time is. */
export interface Siege extends Named {
  /** Goes on from `done` until the time is over; never throws for what it finds. */
  readonly run: (time: Time, done: number) => Promise<Found>
  /** What else is worth telling of all that was found, where each run does not tell it of itself. */
  readonly note?: (found: Found) => string
}

export type Part = Tries | Siege

export interface Time {
  /** Whether it is over. */
  readonly isUp: () => boolean
  readonly seconds: number
}

export interface Found {
  /** How much was done this time. */
  readonly count: number
  /** What should not be; each one line. */
  readonly faults: readonly string[]
  /** What else is worth telling, one line. */
  readonly note?: string
  /** How often what was tried, by name. */
  readonly times?: Readonly<Record<string, number>>
  /** The most of something, by name. */
  readonly most?: Readonly<Record<string, number>>
  /** Things of which only matters that they came up. */
  readonly seen?: readonly string[]
}

/** It runs from when it is first asked for: what a part makes ready before does not count. */
export function timeOf(seconds: number): Time {
  let end: number | undefined
  return {
    seconds,
    isUp() {
      end ??= performance.now() + seconds * 1000
      return performance.now() >= end
    },
  }
}

const FAULTS_KEPT = 100

/** Gathers faults, the first of them in words. */
export function faultList() {
  const faults: string[] = []
  const add = (text: string): void => {
    if (faults.length < FAULTS_KEPT) faults.push(text.split('\n')[0].slice(0, 300))
  }
  return { faults, add }
}

/** Gathers what tries find. */
export interface Findings {
  count(n?: number): void
  fault(text: string): void
  times(what: string, n?: number): void
  most(what: string, value: number): void
  see(what: string): void
  all(): Found
}

export function newFindings(): Findings {
  const { faults, add } = faultList()
  const times: Record<string, number> = {}
  const most: Record<string, number> = {}
  const seen = new Set<string>()
  let count = 0
  return {
    count(n = 1) {
      count += n
    },
    fault: add,
    times(what, n = 1) {
      times[what] = (times[what] ?? 0) + n
    },
    most(what, value) {
      most[what] = Math.max(most[what] ?? 0, value)
    },
    see: (what) => seen.add(what),
    all: () => ({ count, faults, times, most, seen: [...seen] }),
  }
}

/** What was found before and now. A later note counts. */
export function together(before: Found, now: Found): Found {
  const times = { ...before.times }
  for (const [what, n] of Object.entries(now.times ?? {})) times[what] = (times[what] ?? 0) + n
  const most = { ...before.most }
  for (const [what, n] of Object.entries(now.most ?? {})) most[what] = Math.max(most[what] ?? 0, n)
  const note = now.note ?? before.note
  return {
    count: before.count + now.count,
    faults: [...before.faults, ...now.faults].slice(0, FAULTS_KEPT),
    times,
    most,
    seen: [...new Set([...(before.seen ?? []), ...(now.seen ?? [])])],
    ...(note !== undefined && { note }),
  }
}

/** Makes the tries of a block until the time is over. */
export async function makeTries(one: Try, from: number, to: number, time: Time): Promise<Found> {
  const findings = newFindings()
  for (let number = from; number < to && !time.isUp(); number++) {
    await one(number, findings)
    if (number % 20 === 0) await breathe()
  }
  return findings.all()
}

/** The others go on meanwhile. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
