import { Worker } from 'node:worker_threads'
import type { Request } from '@meadhall/hall/online'
import type { Question } from '@meadhall/hall/think'

type Move = Extract<Request, { type: 'move' }>['move']

/** What takes long: a bot's choice of a move, and making a file of a finished game. */
type Task =
  | { readonly do: 'think'; readonly question: Question }
  | { readonly do: 'archive'; readonly record: string; readonly seed: string }

/** What a thread is asked and says. */
export interface Asked {
  readonly id: number
  readonly task: Task
}
export type Answered = { readonly id: number } & (
  | { readonly result: Move | string }
  | { readonly failed: string }
)

/** A bot that has not decided after so long is given up. */
const PATIENCE = 60_000

interface Thread {
  worker: Worker
  asked: Map<number, { settle: (result: Move | string) => void; fail: (error: Error) => void }>
}

/** Bots think in threads of their own, so that a slow one never delays a person. */
export function botThreads(count: number, threadArguments: readonly string[]) {
  let next = 0
  let isClosed = false
  const threads: Thread[] = []

  function thread(): Thread {
    const idle = threads.find(({ asked }) => asked.size === 0)
    if (idle) return idle
    if (threads.length < count) {
      const made = begin()
      threads.push(made)
      return made
    }
    return threads.toSorted((a, b) => a.asked.size - b.asked.size)[0]
  }

  function begin(): Thread {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { execArgv: [...threadArguments] })
    const made: Thread = { worker, asked: new Map() }
    worker.on('message', (answered: Answered) => {
      const asked = made.asked.get(answered.id)
      made.asked.delete(answered.id)
      if ('result' in answered) asked?.settle(answered.result)
      else asked?.fail(new Error(answered.failed))
    })
    const end = (error: Error) => {
      const at = threads.indexOf(made)
      if (at !== -1) threads.splice(at, 1)
      for (const { fail } of made.asked.values()) fail(error)
      made.asked.clear()
    }
    worker.on('error', end)
    worker.on('exit', () => end(new Error('the bot was stopped')))
    worker.unref()
    return made
  }

  function ask(task: Task): Promise<Move | string> {
    if (isClosed) return Promise.reject(new Error('closing'))
    const id = next++
    const { worker, asked } = thread()
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => void worker.terminate(), PATIENCE)
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
      worker.postMessage({ id, task } satisfies Asked)
    })
  }

  return {
    think: (question: Question) => ask({ do: 'think', question }) as Promise<Move>,
    archive: (record: string, seed: string) => ask({ do: 'archive', record, seed }) as Promise<string>,
    thinking: () => threads.reduce((sum, { asked }) => sum + asked.size, 0),
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

export type BotThreads = ReturnType<typeof botThreads>
