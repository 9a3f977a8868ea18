import type { TableUpdate } from '@meadhall/hall/update'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLoaded } from '../store/use-loaded.ts'
import type { Eyes, Mark } from '../worker/marks.ts'
import type { Past } from './followed.ts'
import { newest, opened, type Queue, told } from './show-queue.ts'
import type { Direct } from './use-stage.ts'

/** A line of the log, to be seen as it came about. */
export interface Wish {
  readonly n: number
  readonly nth: number
}

interface Review {
  readonly marks?: readonly Mark[]
  /** The moment that is looked at; how it came about is shown first, unless one goes back without a wish. */
  readonly queue?: Queue
  readonly direct: Direct
}

/** The past of the open table: its rail, and the moment that is looked at. */
export function useReview(
  past: Past,
  update: TableUpdate,
  moment: number | undefined,
  eyes: Eyes,
  wanted: boolean,
  wish: Wish | undefined,
): Review {
  const [queue, setQueue] = useState<Queue>()
  const granted = useRef<Wish>(undefined)
  const { n } = update
  const marks = useLoaded(wanted ? () => past.timeline(eyes) : undefined, [past, wanted, eyes, n])
  useEffect(() => {
    if (moment === undefined) return setQueue(undefined)
    let late = false
    async function fetch(at: number) {
      const found = await past.moment(at, eyes)
      const earlier = found && found.n > 0 ? await past.moment(found.n - 1, eyes) : undefined
      if (late) return
      if (found && earlier && wish?.n === at && granted.current !== wish) {
        granted.current = wish
        return setQueue(beginning(replayed(earlier, found), wish.nth))
      }
      setQueue((was) => {
        if (!found || (was && newest(was).n === found.n && newest(was).viewer === found.viewer)) return was
        const backward = was && newest(was).n > found.n
        return earlier && !backward ? replayed(earlier, found) : opened(found)
      })
    }
    void fetch(moment)
    return () => {
      late = true
    }
  }, [past, moment, eyes, n, wish])
  const direct = useCallback<Direct>((change) => setQueue((now) => now && change(now)), [])
  return useMemo(
    () => ({ direct, ...(marks && { marks }), ...(marks && queue && { queue }) }),
    [marks, queue, direct],
  )
}

/** One moment after the one before it. */
function replayed(before: TableUpdate, after: TableUpdate): Queue {
  const since = before.n
  return told(opened(before), { ...after, since, log: after.log.filter(({ n }) => n > since) })
}

/** The show of what waits begins with the `nth` of what is told. */
function beginning(queue: Queue, nth: number): Queue {
  const [first, ...waiting] = queue.waiting
  return first ? { ...queue, waiting: [{ ...first, from: nth }, ...waiting] } : queue
}
