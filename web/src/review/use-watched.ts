import type { GameReview } from '@meadhall/hall/review'
import type { TableUpdate } from '@meadhall/hall/update'
import type { Seat } from '@meadhall/kernel/rules'
import { useEffect, useState } from 'react'
import { localHall } from '../app/local-hall.ts'

/** So long each move of a line is looked at before the next is made. */
const STEP = 2200

interface Watched {
  /** Which decision, and with whose eyes. */
  readonly of: string
  readonly line: readonly TableUpdate[]
  readonly at: number
}

/** The better line of a decision, played on the board move by move while somebody watches. */
export function useWatched({ n, seat: mover, best }: GameReview['decisions'][number], seat: Seat) {
  const of = `${n} ${seat}`
  const [watched, set] = useState<Watched>()
  const now = watched?.of === of ? watched : undefined
  useEffect(() => {
    if (!now || now.at >= now.line.length) return
    const timer = setTimeout(() => set({ ...now, at: now.at + 1 }), STEP)
    return () => clearTimeout(timer)
  }, [now])
  const stop = () => set(undefined)
  const begin = async () => {
    const line = await localHall().recordLine(n, seat, mover, best)
    if (line.length > 0) set({ of, line, at: 1 })
  }
  return {
    /** The table after each of the moves so far; nothing while nobody watches. */
    after: now?.line.slice(0, now.at),
    length: now?.line.length ?? 0,
    toggle: () => (now ? stop() : void begin()),
    stop,
  }
}
