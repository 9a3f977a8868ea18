import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Found, makeTries, type Tries, timeOf, together } from './part.ts'

/** Blocks of tries for one process, and what it says when it has made them. */
interface Asked {
  readonly from: number
  readonly to: number
  readonly seconds: number
}
type Said = 'ready' | Found

/** Seconds after the end of the time within which the last tries must be made. */
const GRACE = 20
/** Seconds after which what was found so far is told. */
const TELL_EVERY = 5

export interface Spread {
  readonly part: Tries
  readonly seconds: number
  readonly workers: number
  /** The first number that was not tried yet. */
  readonly from: number
  /** How many are still to do. */
  readonly most: number
  /** Told now and then, so that nothing is lost when the run is cut off. */
  readonly keep: (found: Found, next: number) => void
}

/**
 * Makes the tries of a part in processes of their own, which start the same program again, until the time is over or
 * enough was done. One that ends or hangs is a fault like any other.
 */
export async function spread({ part, seconds, workers, from, most, keep }: Spread): Promise<void> {
  let found: Found = { count: 0, faults: [] }
  let next = from
  let isDry = false
  const end = performance.now() + seconds * 1000
  let told = performance.now()
  const fault = (text: string) => {
    found = together(found, { count: 0, faults: [text] })
  }

  async function oneProcess(): Promise<void> {
    while (!isOver()) {
      const child = fork(process.argv[1], ['torture', '--share', part.name])
      const hangs = setTimeout(() => child.kill('SIGKILL'), end + GRACE * 1000 - performance.now())
      await work(child)
      clearTimeout(hangs)
    }
  }

  const isOver = () => isDry || found.count >= most || performance.now() >= end

  async function work(child: ChildProcess): Promise<void> {
    let asked: Asked | undefined
    const exit = once(child, 'exit')
    child.on('message', (said: Said) => {
      if (said !== 'ready') {
        isDry ||= said.count === 0 && performance.now() < end
        found = together(found, said)
        asked = undefined
        if (performance.now() - told > TELL_EVERY * 1000) {
          told = performance.now()
          keep(found, next)
        }
      }
      if (isOver()) child.disconnect()
      else {
        asked = { from: next, to: next + part.block, seconds: (end - performance.now()) / 1000 }
        next = asked.to
        child.send(asked)
      }
    })
    const [code, signal] = (await exit) as [number | null, string | null]
    if (asked) fault(`a process ended (${signal ?? code}) in the tries from ${asked.from} on`)
    else if (code !== 0) fault(`a process ended (${signal ?? code})`)
  }

  await Promise.all(Array.from({ length: workers }, oneProcess))
  keep(found, next)
}

/** The other end: makes the tries that it is asked for until nobody asks any more. */
export async function makeShare(part: Tries): Promise<void> {
  const one = await part.open()
  const say = (said: Said) => process.send?.(said)
  process.on('message', ({ from, to, seconds }: Asked) => {
    void makeTries(one, from, to, timeOf(seconds)).then(say)
  })
  say('ready')
  if (process.connected) await once(process, 'disconnect')
}
