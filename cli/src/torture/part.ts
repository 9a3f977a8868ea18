/** One kind of torture: what it does, and how much of it would be enough. */
export interface Part {
  readonly name: string
  /** A line of the table. */
  readonly what: string
  readonly aim: number
  /** What is counted. */
  readonly unit: string
  /** Goes on from `done` until the time is over; never throws for what it finds. */
  readonly run: (time: Time, done: number) => Promise<Found>
}

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

/** Gathers faults, the first few of them in words. */
export function faultList() {
  const faults: string[] = []
  const add = (text: string): void => {
    if (faults.length < 50) faults.push(text.split('\n')[0].slice(0, 300))
  }
  return { faults, add }
}

/** The others go on meanwhile. */
export const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
