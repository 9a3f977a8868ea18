import type { TableUpdate } from '@meadhall/hall/update'
import { remote } from '../worker/calls.ts'
import type { HallCalls } from '../worker/hall.ts'
import type { RecordCalls } from '../worker/records.ts'

type WorkerCalls = HallCalls & RecordCalls

/** The hall that runs in this browser. Its worker is started when the first game is. */
export type LocalHall = ReturnType<typeof remote<WorkerCalls>>

/** Covered: others at this screen look on, and what only the viewer may know is not shown. */
type Listener = (update: TableUpdate, covered: boolean) => void

const listeners = new Set<Listener>()
let hall: LocalHall | undefined

export function localHall(): LocalHall {
  if (hall) return hall
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
  hall = remote<WorkerCalls>(worker, (event) => {
    const { update, covered, trouble } = event as {
      update?: TableUpdate
      covered?: boolean
      trouble?: string
    }
    if (update) for (const heard of listeners) heard(update, covered ?? false)
    if (trouble) console.error(trouble)
  })
  return hall
}

/** Hears every update of the open table. */
export function onUpdate(heard: Listener): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
