// The ways of trolls and gnomes through the mountain, as names and as points of the board.
import { boardOf } from '@meadhall/mountain/components'
import type { State } from '@meadhall/mountain/state'
import { ownerOfLair, trollsAt } from '@meadhall/mountain/status'
import type { Point } from '../art/ink.ts'
import { type Mountain, wayThrough } from '../art/mountain/geometry.ts'

/** The shortest way through places where the seat has trolls; straight where a champion has a way of its own. */
export function wayOf(state: State, seat: number, from: string, to: string): string[] {
  const board = boardOf(state)
  const start = board.index.get(from)!
  const goal = board.index.get(to)!
  const came = new Map<number, number>([[start, -1]])
  const queue = [start]
  for (let head = 0; head < queue.length; head++) {
    const place = queue[head]
    if (place === goal) break
    for (const near of board.adjacent[place]) {
      if (came.has(near)) continue
      const passable =
        near === goal ||
        trollsAt(state, near, seat) > 0 ||
        (near >= board.caverns && ownerOfLair(state, near) === seat)
      if (!passable) continue
      came.set(near, place)
      queue.push(near)
    }
  }
  if (!came.has(goal)) return [from, to]
  const way: string[] = []
  for (let at = goal; at >= 0; at = came.get(at)!) way.unshift(board.names[at])
  return way
}

/** From the swarm's camp through the gate and on to the last cavern of a way. */
export function invasionPoints(
  mountain: Mountain,
  names: readonly string[],
  way: readonly number[],
  clan: number,
): Point[] {
  const caverns = way.map((cavern) => names[cavern])
  const gate = mountain.caverns.get(caverns[0])?.gate
  return [mountain.swarms[clan].at, ...(gate ? [gate] : []), ...wayThrough(mountain, caverns)]
}
