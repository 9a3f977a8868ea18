import { expect, test } from 'vitest'
import { openers } from './helpful.ts'
import type { Hold } from './hold.ts'

test('of what may be done at any time, that which opens a space is offered', () => {
  const hold = {
    seat: 0,
    legal: [
      { do: 'pass' },
      { do: 'buyShip', ship: 'whalingBoat' },
      { do: 'buyShip', ship: 'knarr' },
      { do: 'use', card: 'trader' },
    ],
    preview: (move: { ship?: string }) => ({ state: move.ship ?? 'nothing' }),
    game: { rules: { check: (state: string) => (state === 'knarr' ? undefined : { rule: 'FO-1' }) } },
  } as unknown as Hold
  expect(openers(hold, { do: 'place', at: 'emigrate' })).toEqual([{ do: 'buyShip', ship: 'knarr' }])
})
