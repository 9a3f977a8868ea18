// Five leaders as busts cut in the clan's ink on the clan's colour.
import { memo } from 'react'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'
import { CLAN_LOOKS } from './clans.tsx'
import type { Clan, Leader } from './vocabulary.ts'

/** Ink, and what is cut out of the ink again; on a grid of 52. */
const BUSTS: Record<Leader, { ink: string; cut: string; line: string }> = {
  // The Pious: hood, eyes closed, a hammer on his breast.
  asmundr: {
    ink: 'M2 54C5 43 12 39 17 37 12 28 13 12 26 6 39 12 40 28 35 37 40 39 47 43 50 54Z',
    cut: 'M18.6 25C18.6 18 22 15 26 15S33.4 18 33.4 25C33.4 28 33 30 32.4 31.6 30 30 28 30.6 26 31.6 24 30.6 22 30 19.6 31.6 19 30 18.600 28 18.600 25ZM25 41h2v3.4h3.600v4.200h-9.200v-4.200h3.600z',
    line: 'M20.800 24.400q2 1.700 3.900 0M27.300 24.400q2 1.700 3.900 0M26 25.400l-.9 3.200h1.800',
  },
  // The Destined: long hair, an eye on her brow.
  dagrun: {
    ink: 'M2 54C5 45 10 43 12 42 8 24 13 7 26 7S44 24 40 42C42 43 47 45 50 54Z',
    cut: 'M18 26C17 17 21 14 26 14S35 17 34 26C33.600 33 30 38 26 39.600 22 38 18.400 33 18 26Z',
    line: 'M20 26.800q2.200-2 4.400 0M27.600 26.800q2.200-2 4.400 0M26 27v4M24 35q2 1 4 0M23.400 19.600Q26 16.800 28.600 19.600 26 22.400 23.400 19.600ZM13 30q3 8 2 16M39 30q-3 8-2 16',
  },
  // The Seaworthy: sailor's cap, waves in his beard.
  gylfir: {
    ink: 'M2 54C5 44 11 42 16 40 14 36 13.600 31 14 27L11 25.600 13 22C13 12 19 6 26 6S39 12 39 22L41 25.600 38 27C38.400 31 38 36 36 40 41 42 47 44 50 54Z',
    cut: 'M16.600 25.600H35.400C36 29 36 32 35 35.400 31.600 32.600 28.600 33 26 35.600 23.400 33 20.400 32.600 17 35.400 16 32 16 29 16.600 25.600ZM13.800 19.400H38.200L38.800 21.600H13.200Z',
    line: 'M19.400 28.400q1.800-1.400 3.600 0M29 28.400q1.800-1.400 3.600 0M26 28v3.600l-1.400.8',
  },
  // The Swordmaiden: eye-guard helm, braids, a blade.
  svanhildr: {
    ink: 'M2 54C4 45 10 42.600 14 41.600L12.600 36 14.600 24C14 13 19 7 25 7S36 13 35.400 24L37.400 36 36 41.600C40 42.600 46 45 48 54ZM43 3L45.400 8V33H49V36H45V43H41V36H37.400V33H40.600V8Z',
    cut: 'M18.600 22C20 20.600 23 20.400 24 21.600V28L25 30 26 28V21.600C27 20.400 30 20.600 31.400 22 32 28 31 35 25 39 19 35 18 28 18.600 22Z',
    line: 'M20 25.400q1.600-1.600 3.200 0M26.800 25.400q1.600-1.600 3.200 0M23 34.600q2 1 4 0M14.800 30l2.600 2M14 35l3 2M35.200 30l-2.600 2M36 35l-3 2',
  },
  // The Berserker: a bear's skin over his head, and his mouth open.
  ullr: {
    ink: 'M2 54C4 45 8 42.400 11 41 8 26 11 15 16 11.600 12.600 10.600 11.400 6.600 14 4.600 17 2.600 20.400 4.600 20.600 7.600 24 6.200 28 6.200 31.400 7.600 31.600 4.600 35 2.600 38 4.600 40.600 6.600 39.400 10.600 36 11.600 41 15 44 26 41 41 44 42.400 48 45 50 54Z',
    cut: 'M17.600 27C21 23 31 23 34.400 27 34.800 30 34.400 33 33.600 35 31 33.400 21 33.400 18.400 35 17.600 33 17.200 30 17.600 27ZM20 13.600a1.500 1.500 0 1 0 .1 0zM32 13.600a1.500 1.500 0 1 0 .1 0zM24 18.600h4l-2 2.600zM21 40Q26 37 31 40 30 45.600 26 45.600T21 40Z',
    line: 'M19 27.600l5 2M33 27.600l-5 2M21 31h2M29 31h2',
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
  const { ink: bust, cut, line } = BUSTS[leader]
  return (
    <Sheet {...rest} width={size} height={size} viewBox="0 0 52 52">
      <circle cx="26" cy="26" r="24.6" fill={colour} stroke={ink} strokeWidth="2.4" />
      <circle cx="26" cy="26" r="21.6" fill="none" stroke={ink} strokeWidth="1.4" strokeDasharray="1.4 4" />
      <g style={{ clipPath: 'circle(23.4px at 26px 26px)' }}>
        <path d={bust} fill={ink} />
        <path d={cut} fill={colour} />
        <path d={line} fill="none" stroke={ink} strokeWidth="1.5" strokeLinecap="round" />
        {leader === 'gylfir' && (
          <path
            d="M18 38q2-1.800 4 0t4 0 4 0 4 0M20 43q2-1.800 4 0t4 0 4 0"
            fill="none"
            stroke={colour}
            strokeWidth="1.3"
          />
        )}
      </g>
    </Sheet>
  )
})
