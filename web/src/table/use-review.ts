import type { TableUpdate } from '@meadhall/hall/update'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLoaded } from '../store/use-loaded.ts'
import type { Eyes, Mark } from '../worker/marks.ts'
import type { Past } from './followed.ts'
import { newest, opened, type Queue, told } from './show-queue.ts'
import type { Direct } from './use-stage.ts'

interface Review {
  readonly marks?: readonly Mark[]
  /** The moment that is looked at; how it came about is shown first, unless one goes back step by step. */
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
): Review {
  const [queue, setQueue] = useState<Queue>()
  const { n } = update
  const marks = useLoaded(wanted ? () => past.timeline(eyes) : undefined, [past, wanted, eyes, n])
  useEffect(() => {
    if (moment === undefined) return setQueue(undefined)
    let late = false
    async function fetch(at: number) {
      const found = await past.moment(at, eyes)
      const earlier = found && found.n > 0 ? await past.moment(found.n - 1, eyes) : undefined
      if (late) return
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
  }, [past, moment, eyes, n])
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
