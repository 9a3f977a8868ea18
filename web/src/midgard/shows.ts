import type { Happening } from '@meadhall/midgard/moves'
import type { State } from '@meadhall/midgard/state'

/** What is told of fights, hunts and voyages. */
const COMBAT: readonly Happening['what'][] = [
  'huntBegan',
  'journeyRevealed',
  'fightBegan',
  'rolled',
  'struck',
  'fell',
  'starved',
  'forbidden',
  'lostAtSea',
  'lostFood',
  'fed',
  'defeated',
  'beaten',
  'huntEnded',
]

/** Whether a step is shown beat by beat (Combat.tsx), and whether it concerns the seat. A round's end concerns all. */
export function showsOf(
  { before, told }: { readonly before: State; readonly told: readonly Happening[] },
  seat: number | null,
): 'mine' | 'others' | undefined {
  let shown: 'others' | undefined
  for (const happening of told) {
    const ends = happening.what === 'roundBegan' || happening.what === 'gameEnded'
    if (seat !== null && ends && before.round > 0) return 'mine'
    if (!COMBAT.includes(happening.what)) continue
    if ('seat' in happening && happening.seat === seat) return 'mine'
    shown = 'others'
  }
  return shown
}
