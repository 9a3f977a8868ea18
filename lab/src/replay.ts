import type { Inputs } from '@meadhall/bots/inputs'
import type { Target } from './learner.ts'
import type { Trace } from './self-play.ts'

/** Positions to learn from, the oldest forgotten first. */
export interface Replay {
  /** Takes in what a seat went through, with the end of its game; gives how many positions that were. */
  keep(trace: Trace, end: Target, lambda: number): number
  readonly size: number
  /** Calls back with a position drawn by `word`. */
  draw(word: () => number): { position: Inputs; stage: number; target: Target }
}

/** Positions with more inputs than this are cut short. */
const WIDEST = 320

export function replayOf(room: number): Replay {
  const ids = new Uint16Array(room * WIDEST)
  const values = new Float32Array(room * WIDEST)
  const counts = new Uint16Array(room)
  const stages = new Uint8Array(room)
  const targets = Array<Target>(room)
  let next = 0
  let size = 0
  return {
    keep(trace, end, lambda) {
      let { points, win } = end
      for (let i = trace.steps.length - 1; i >= 0; i--) {
        const step = trace.steps[i]
        const n = Math.min(WIDEST, step.n)
        ids.set(trace.ids.subarray(step.from, step.from + n), next * WIDEST)
        values.set(trace.values.subarray(step.from, step.from + n), next * WIDEST)
        counts[next] = n
        stages[next] = step.stage
        targets[next] = { points, win, rivals: end.rivals }
        next = (next + 1) % room
        if (size < room) size++
        // TD(lambda): the end of the game, tempered by what was thought on the way.
        points = step.better ? step.better.points : (1 - lambda) * step.points + lambda * points
        win = step.better ? step.better.win : (1 - lambda) * step.win + lambda * win
      }
      return trace.steps.length
    },
    get size() {
      return size
    },
    draw(word) {
      const at = word() % size
      const from = at * WIDEST
      return {
        position: {
          ids: ids.subarray(from, from + counts[at]),
          values: values.subarray(from, from + counts[at]),
          n: counts[at],
        },
        stage: stages[at],
        target: targets[at],
      }
    },
  }
}
