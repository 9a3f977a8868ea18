import { openThreads } from '@meadhall/server/work/threads'
import { threadArguments } from '../threads.ts'
import type { Field } from './field.ts'
import type { Keeper } from './keep.ts'
import type { Played } from './play.ts'

export interface Arena {
  readonly game: string
  readonly options: unknown
  readonly fields: readonly Field[]
  readonly deals: number
  readonly seed: number
}

/** What a thread is asked: one deal with one field. */
export type Task = Omit<Arena, 'deals'> & { readonly deal: number; readonly field: number }

export interface Course {
  readonly cores: number
  /** Games that were played before. */
  readonly keeper: Keeper
  readonly progress: (done: number) => void
  /** Ends the arena after the games that are under way. */
  readonly isStopped: () => boolean
}

/** Plays every deal with every field, on all cores; what was played before is taken as it was. */
export async function playArena(
  arena: Arena,
  { cores, keeper, progress, isStopped }: Course,
): Promise<Played[]> {
  const { deals, ...same } = arena
  const played = [...keeper.before]
  const done = new Set(played.map(({ deal, field }) => `${deal} ${field}`))
  const todo = Array.from({ length: deals * arena.fields.length }, (_, i) => ({
    deal: Math.floor(i / arena.fields.length),
    field: i % arena.fields.length,
  })).filter(({ deal, field }) => !done.has(`${deal} ${field}`))
  const threads = openThreads<Task, Played>({
    file: new URL('./arena-thread.ts', import.meta.url),
    count: cores,
    execArgv: threadArguments,
  })
  progress(played.length)
  const lane = async () => {
    for (let next = todo.shift(); next && !isStopped(); next = todo.shift()) {
      const one = await threads.ask({ ...same, ...next })
      played.push(one)
      keeper.keep(one)
      progress(played.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: cores }, lane))
  } finally {
    await threads.close()
  }
  // In the order of the deals, so that the same arena adds up to the same figures.
  return played.toSorted((a, b) => a.deal - b.deal || a.field - b.field)
}
