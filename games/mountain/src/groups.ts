// MK-5.7 to MK-5.9, MK-19.3: the strongest group of each action in an ancestry, wilds counted.
import { canCover } from './cells.ts'
import {
  ACTIONS,
  type Action,
  CELL_NEIGHBOURS,
  GRID,
  isCovered,
  strengthOf,
  symbolOf,
  WILD,
} from './vocabulary.ts'

export interface Group {
  readonly strength: number
  readonly cells: readonly number[]
}

/** Symbols of one kind that hang together, over covered cells too; a champion's symbol joins any group. */
export function strongestOf(cells: readonly number[], action: Action): Group {
  const symbol = ACTIONS.indexOf(action) + 1
  const fits = (cell: number) =>
    canCover(cells[cell]) && (symbolOf(cells[cell]) === symbol || symbolOf(cells[cell]) === WILD)
  const free: number[] = []
  for (let cell = GRID; cell < cells.length; cell++) if (fits(cell)) free.push(cell)
  const seen = new Set<number>()
  const groups: number[][] = []
  for (let start = 0; start < GRID; start++) {
    if (seen.has(start) || !fits(start)) continue
    const group: number[] = []
    const queue = [start]
    seen.add(start)
    for (let head = 0; head < queue.length; head++) {
      if (fits(queue[head])) group.push(queue[head])
      for (const near of CELL_NEIGHBOURS[queue[head]])
        if (!seen.has(near) && (fits(near) || isCovered(cells[near]))) {
          seen.add(near)
          queue.push(near)
        }
    }
    groups.push(group)
  }
  const sum = (group: readonly number[]) => group.reduce((all, cell) => all + strengthOf(cells[cell]), 0)
  if (free.length > 0) {
    const all = [...free, ...groups.flat()]
    return { strength: sum(all), cells: all }
  }
  let best: number[] = []
  for (const group of groups) if (sum(group) > sum(best)) best = group
  return { strength: sum(best), cells: best }
}
