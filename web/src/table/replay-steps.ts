import type { AnyShow, GameTable, TableHold } from './game-table.ts'

/** One step within the show that runs, where the game says that it has steps of its own; false where it is through. */
export function stepInShow({ show }: TableHold, { stops }: GameTable, direction: 1 | -1): boolean {
  if (!show || !stops) return false
  const next = nextStop(stops(show), show, direction)
  if (next === undefined) return false
  show.to(next)
  return true
}

function nextStop(stops: readonly number[], { at }: AnyShow, direction: 1 | -1): number | undefined {
  return direction > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)
}
