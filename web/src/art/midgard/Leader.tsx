// Five leaders as busts cut in the clan's ink on the clan's colour.

import { type Leader } from '@meadhall/midgard/vocabulary'
import { memo } from 'react'
import { CLAN_LOOKS, type Clan } from '../clans.tsx'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'

/** Ink, what is cut out of the ink again, lines of ink in it, lines of light in the ink; on a grid of 52. */
const BUSTS: Record<Leader, { ink: string; cut: string; line: string; light?: string }> = {
  // The Pious: hood, eyes closed, a hammer on his breast.
  asmundr: {
    ink: 'M2 56C5 43 12 39 17 37 12 28 13 12 26 5 39 12 40 28 35 37 40 39 47 43 50 56Z',
    cut: 'M18 24C18 17 21.600 14 26 14S34 17 34 24C34 27 33.600 29 33 31 30 29.400 28 30 26 31.400 24 30 22 29.400 19 31 18.400 29 18 27 18 24ZM24.900 39.600h2.200v3.400h4v4.400h-10.200v-4.400h4z',
    line: 'M20.400 23.400q2.100 1.900 4.200 0M27.400 23.400q2.100 1.900 4.200 0M26 24.600l-1 3.400h2',
  },
  // The Destined: long hair, an eye on her brow.
  dagrun: {
    ink: 'M2 56C5 46 9 44 11 43 7 24 12 6 26 6S45 24 41 43C43 44 47 46 50 56Z',
    cut: 'M17 25C16 16 20.600 13 26 13S36 16 35 25C34.600 33 31 39 26 41 21 39 17.400 33 17 25Z',
    line: 'M19.600 27q2.400-2.400 4.800 0-2.400 1.800-4.800 0ZM27.600 27q2.400-2.400 4.800 0-2.400 1.800-4.800 0ZM26 27.600l-.8 4h1.600M23.600 35.600q2.400 1.400 4.800 0M22.600 19.400Q26 15.400 29.400 19.400 26 23 22.600 19.400ZM26 19.200h.1M13.600 30q2.600 9 1.400 18M38.400 30q-2.600 9-1.400 18',
  },
  // The Seaworthy: sailor's cap, waves in his beard.
  gylfir: {
    ink: 'M2 56C5 45 10 43 15 41 12.600 36 12.600 30 14 25H10.600L12.600 20C12.600 10.600 18.600 5 26 5S39.400 10.600 39.400 20L41.400 25H38C39.400 30 39.400 36 37 41 42 43 47 45 50 56Z',
    cut: 'M16.400 25H35.600C36.400 29 36 32 34.600 34.400 31.400 32 28.600 32 26 34.600 23.400 32 20.600 32 17.400 34.400 16 32 15.600 29 16.400 25ZM13.400 18.600H38.600L39.600 21H12.400Z',
    line: 'M19.400 28q2-1.600 4 0M28.600 28q2-1.600 4 0M26 27.400v3.400h-1.600',
    light:
      'M18.600 38.600q1.900-1.800 3.700 0t3.700 0 3.700 0 3.700 0M20.400 43.400q1.900-1.800 3.700 0t3.700 0 3.700 0',
  },
  // The Swordmaiden: an open helm, braids, a blade.
  svanhildr: {
    ink: 'M2 56C4 46 9 43.600 13 42.600L11 38 14 24C13 12 18 5.600 25 5.600S37 12 36 24L39 38 37 42.600C41 43.600 45 46 47 56ZM43.600 1.600L46 6.600V32H49.600V35.200H45.600V43H41.600V35.200H37.600V32H41.200V6.600Z',
    cut: 'M17.600 22.400C21 20 29 20 32.400 22.400 33 30 30.600 37 25 40.400 19.400 37 17 30 17.600 22.400ZM15.600 17.600Q25 13 34.400 17.600L34.800 19.400Q25 15 15.200 19.400Z',
    line: 'M19.400 26.600q2-2 4 0-2 1.600-4 0ZM26.600 26.600q2-2 4 0-2 1.600-4 0ZM25 26.600l-.8 4.400h1.600M22.800 34.600q2.200 1.400 4.400 0',
    light:
      'M13.800 29l2.400 2.400M13 33.600l2.600 2.400M12.600 38l2.400 2.600M36.200 29l-2.400 2.400M37 33.600l-2.600 2.400M37.400 38l-2.400 2.600',
  },
  // The Berserker: a bear's skin over his head, and his mouth open.
  ullr: {
    ink: 'M1 56C3 46 7 43 10 42 7 26 10 15 15.400 11.600 11.600 10.400 10.600 6 13.400 4 16.600 2 20.400 4 20.600 7.400 24 6 28 6 31.400 7.400 31.600 4 35.400 2 38.600 4 41.400 6 40.400 10.400 36.600 11.600 42 15 45 26 42 42 45 43 49 46 51 56Z',
    cut: 'M16.400 25.600L19 22 21 25.600 23.600 22 26 25.200 28.400 22 31 25.600 33 22 35.600 25.600C36.400 30 36 33.600 34.600 36.600 31.600 34.600 20.400 34.600 17.400 36.600 16 33.600 15.600 30 16.400 25.600ZM19.600 12.600a1.700 1.700 0 1 0 .1 0zM32.400 12.600a1.700 1.700 0 1 0 .1 0zM23.600 17.400h4.800l-2.400 3zM20.600 40.600Q26 37.600 31.400 40.600 30.400 46.600 26 46.600T20.600 40.600Z',
    line: 'M18.600 27.400l5.400 2.200M33.400 27.400l-5.400 2.200M20.600 31h2.400M29 31h2.400M26 30v2.400',
  },
}

export interface LeaderPortraitProps extends PieceProps {
  leader: Leader
  clan: Clan
}

export const LeaderPortrait = memo(function LeaderPortrait({
  leader,
  clan,
  size = 52,
  ...rest
}: LeaderPortraitProps) {
  const { colour, ink } = CLAN_LOOKS[clan]
  const { ink: bust, cut, line, light } = BUSTS[leader]
  return (
    <Sheet {...rest} thing={`leader ${leader}`} width={size} height={size} viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="24.6" fill={colour} stroke={ink} strokeWidth="2.4" />
      <circle cx="26" cy="26" r="21.6" fill="none" stroke={ink} strokeWidth="1.4" strokeDasharray="1.4 4" />
      <g style={{ clipPath: 'circle(23.4px at 26px 26px) view-box' }}>
        <path d={bust} fill={ink} />
        <path d={cut} fill={colour} />
        <path d={line} fill="none" stroke={ink} strokeWidth="1.5" strokeLinecap="round" />
        {light && <path d={light} fill="none" stroke={colour} strokeWidth="1.4" strokeLinecap="round" />}
      </g>
    </Sheet>
  )
})
