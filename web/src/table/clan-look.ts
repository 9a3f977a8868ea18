import { createElement } from 'react'
import { CLAN_LOOKS, type Clan, Meeple } from '../art/clans.tsx'
import type { SeatLook } from './game-table.ts'

/** How a seat looks that plays one of the four clans. */
export function clanLook(clan: Clan): SeatLook {
  const { colour, ink, dash } = CLAN_LOOKS[clan]
  return {
    Piece: ({ size, label }) =>
      createElement(Meeple, { clan, size, flat: true, ...(label !== undefined && { label }) }),
    colour,
    ink,
    dash,
  }
}
