// Whose things are looked at over the mountain.
import { cell } from '../store/cell.ts'
import type { Hold } from './hold.ts'

/** The seat that is looked at; nobody at first. */
export const looking = cell<number | null>(null)

/** The others in the order of play, from the viewer on; an onlooker sees all. */
export function rivalsOf({ view, seat }: Pick<Hold, 'view' | 'seat'>): readonly number[] {
  const { length } = view.players
  return Array.from(
    { length: seat === null ? length : length - 1 },
    (_, i) => ((seat ?? -1) + 1 + i + length) % length,
  )
}
