import { createElement } from 'react'
import { CLAN_LOOKS, Meeple } from '../art/midgard/clans.tsx'
import type { Clan } from '../art/midgard/vocabulary.ts'
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
