// Why a gnome goes where it goes (MK-13.4 to MK-13.6), for showing: the rules decide by themselves.
import { boardOf, componentsOf } from '@meadhall/mountain/components'
import type { State } from '@meadhall/mountain/state'
import { allTrollsAt, extra, isOverrun } from '@meadhall/mountain/status'

export interface Candidate {
  readonly cavern: number
  readonly trolls: number
  readonly steps: number
  /** The caverns from the gate to it, itself included. */
  readonly way: readonly number[]
}

export interface Search {
  readonly clan: number
  /** Overrun caverns that it can walk through. */
  readonly through: readonly number[]
  readonly candidates: readonly Candidate[]
  /** Fewest trolls, then nearest: more than one only where they are equally good. */
  readonly best: readonly Candidate[]
}

export function searchOf(state: State, clan: number): Search {
  const board = boardOf(state)
  const came = new Map<number, number>()
  const queue: number[] = []
  for (const gate of board.gates[clan]) {
    came.set(gate, -1)
    queue.push(gate)
  }
  const through: number[] = []
  const candidates: Candidate[] = []
  for (let head = 0; head < queue.length; head++) {
    const cavern = queue[head]
    if (isOverrun(state, cavern)) {
      through.push(cavern)
      for (const near of board.adjacent[cavern])
        if (near < board.caverns && !came.has(near)) {
          came.set(near, cavern)
          queue.push(near)
        }
      continue
    }
    const way: number[] = []
    for (let at = cavern; at >= 0; at = came.get(at)!) way.unshift(at)
    candidates.push({ cavern, trolls: resistance(state, cavern), steps: way.length, way })
  }
  const fewest = Math.min(...candidates.map(({ trolls }) => trolls))
  const easiest = candidates.filter(({ trolls }) => trolls === fewest)
  const nearest = Math.min(...easiest.map(({ steps }) => steps))
  return { clan, through, candidates, best: easiest.filter(({ steps }) => steps === nearest) }
}

/** The trolls that a gnome counts in a cavern. */
function resistance(state: State, cavern: number): number {
  const set = componentsOf(state)
  let trolls = allTrollsAt(state, cavern)
  if (trolls > 0)
    for (const champion of set.heavy.invasion)
      if (state.figures[champion] === cavern) trolls += extra(set, champion)
  return trolls
}
