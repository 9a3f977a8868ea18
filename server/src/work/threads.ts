import { parentPort, Worker } from 'node:worker_threads'

/** What a thread is asked and says. */
interface ThreadJob<T> {
  readonly id: number
  readonly task: T
}
type Answered<R> = { readonly id: number } & ({ readonly result: R } | { readonly failed: string })

interface Thread<R> {
  readonly worker: Worker
  readonly asked: Map<number, { settle: (result: R) => void; fail: (error: Error) => void }>
}

export interface ThreadSetup {
  /** The file that a thread runs; it calls `answerTasks`. */
  readonly file: URL
  /** At most so many threads; each is begun when it is first needed. */
  readonly count: number
  readonly execArgv: readonly string[]
  /** Milliseconds after which a task is given up and its thread ended. */
  readonly patience?: number
}

export interface Threads<T, R> {
  readonly ask: (task: T) => Promise<R>
  /** Tasks under way. */
  readonly underWay: () => number
  readonly close: () => Promise<void>
}

/** Threads that work on tasks, one for each core or so: for bots at tables and for whole games between them. */
export function openThreads<T, R>({ file, count, execArgv, patience }: ThreadSetup): Threads<T, R> {
  let next = 0
  let isClosed = false
  const threads: Thread<R>[] = []

  function thread(): Thread<R> {
    const idle = threads.find(({ asked }) => asked.size === 0)
    if (idle) return idle
    if (threads.length < count) {
      const made = begin()
      threads.push(made)
      return made
    }
    return threads.toSorted((a, b) => a.asked.size - b.asked.size)[0]
  }

  function begin(): Thread<R> {
    const made: Thread<R> = { worker: new Worker(file, { execArgv: [...execArgv] }), asked: new Map() }
    made.worker.on('message', (answered: Answered<R>) => {
      const asked = made.asked.get(answered.id)
      made.asked.delete(answered.id)
      if (made.asked.size === 0) made.worker.unref()
      if ('result' in answered) asked?.settle(answered.result)
      else asked?.fail(new Error(answered.failed))
    })
    const end = (error: Error) => {
      const at = threads.indexOf(made)
      if (at !== -1) threads.splice(at, 1)
      for (const { fail } of made.asked.values()) fail(error)
      made.asked.clear()
    }
    made.worker.on('error', end)
    made.worker.on('exit', () => end(new Error('the thread was stopped')))
    return made
  }

  return {
    ask(task: T): Promise<R> {
      if (isClosed) return Promise.reject(new Error('closing'))
      const id = next++
      const { worker, asked } = thread()
      return new Promise((resolve, reject) => {
        const late = patience === undefined ? undefined : setTimeout(() => void worker.terminate(), patience)
        asked.set(id, {
          settle(result) {
            clearTimeout(late)
            resolve(result)
          },
          fail(error) {
            clearTimeout(late)
            reject(error)
          },
        })
        worker.ref() // nobody is left waiting for an answer
        worker.postMessage({ id, task } satisfies ThreadJob<T>)
      })
    },
    underWay: () => threads.reduce((sum, { asked }) => sum + asked.size, 0),
    close: async () => {
      isClosed = true
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

/** In a thread: works on what it is asked. */
export function answerTasks(work: (task: never) => Promise<unknown>): void {
  const port = parentPort!
  port.on('message', async ({ id, task }: ThreadJob<never>) => {
    let answered: Answered<unknown>
    try {
      answered = { id, result: await work(task) }
    } catch (error) {
      answered = { id, failed: (error as Error).message }
    }
    port.postMessage(answered)
  })
}
