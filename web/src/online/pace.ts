import { botOf } from '@meadhall/hall/hall-table'
import type { SeenUpdate } from '@meadhall/hall/update'

/** Shows what comes in; bots' moves one after the other, so that people can follow. */
export interface Pacer {
  readonly take: (update: SeenUpdate) => void
  /** Shows at once what still waits. */
  readonly hurry: () => void
  readonly stop: () => void
}

/** So many at most: who is further behind is brought up to date. */
const MOST = 12

/** `pace` is how long a bot's move is looked at, in milliseconds; people's moves are shown when they come. */
export function pacer(pace: () => number, show: (update: SeenUpdate) => void): Pacer {
  const waiting: SeenUpdate[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const isBots = ({ seats, log, since }: SeenUpdate) =>
    since >= 0 && log.some(({ seat }) => seat !== null && botOf(seats[seat]) !== undefined)

  function hurry(): void {
    clearTimeout(timer)
    timer = undefined
    for (const update of waiting.splice(0)) show(update)
  }

  function next(): void {
    timer = undefined
    const update = waiting.shift()
    if (!update) return
    show(update)
    if (isBots(update)) timer = setTimeout(next, pace())
    else next()
  }

  return {
    take(update) {
      waiting.push(update)
      if (pace() === 0 || document.visibilityState !== 'visible' || waiting.length > MOST) hurry()
      else if (timer === undefined) next()
    },
    hurry,
    stop() {
      clearTimeout(timer)
      waiting.length = 0
    },
  }
}
