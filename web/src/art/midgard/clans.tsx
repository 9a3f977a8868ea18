// The four clans. Silhouette, mark and colour each suffice to tell them apart.
import { memo } from 'react'
import { ICONS, type IconName } from '../icons.ts'
import { fill, stroke } from '../ink.ts'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'
import type { Clan } from './vocabulary.ts'

interface ClanLook {
  colour: string
  side: string
  ink: string
  icon: IconName
  outline: string
  mark: string
  /** How its line is dashed in charts. */
  dash: string
}

export const CLAN_LOOKS: Record<Clan, ClanLook> = {
  raven: {
    colour: '#3478dc',
    side: '#17478f',
    ink: '#061a38',
    icon: 'raven',
    outline:
      'M12 1.4C14.8 1.4 16.4 3.2 16.7 5.2L21.4 7.2 16.5 8.6C16.3 9.4 15.8 10.1 15.2 10.6 18 11.4 19.4 13.4 20 16L22 23.2 18.6 22 16.4 24 14 22.2 12 24 10 22.2 7.6 24 5.4 22 2 23.2 4 16C4.6 13.4 6 11.4 8.8 10.6 7.8 9.6 7.2 8 7.2 6.2 7.2 3.4 9.2 1.4 12 1.4Z',
    mark: 'M8 16.5L12 13 16 16.5M8 20.5L12 17 16 20.5',
    dash: '2 4',
  },
  wolf: {
    colour: '#d6452b',
    side: '#8f2a17',
    ink: '#3d0d05',
    icon: 'wolfHead',
    outline:
      'M6.6 0L10 2.5Q12 2 14 2.5L17.4 0 17 6.2C16.9 8.2 16.2 9.6 15.2 10.6 18 11.4 19.4 13.4 20 16L21.6 22.4Q21.8 24 20 24H14.6L12 19.8 9.4 24H4Q2.2 24 2.4 22.4L4 16C4.6 13.4 6 11.4 8.8 10.6 7.8 9.6 7.1 8.2 7 6.2Z',
    mark: 'M7.5 14.5L12 20 16.5 14.5',
    dash: '',
  },
  bear: {
    colour: '#f4cf4a',
    side: '#b08413',
    ink: '#4a3300',
    icon: 'bearHead',
    outline:
      'M8.2 .8A2.6 2.6 0 0 1 10.6 2.2Q12 1.8 13.4 2.2A2.6 2.6 0 1 1 17 5.4C17.2 7.6 16.4 9.4 15.2 10.4 19.4 11.2 21.4 13.8 22 17L22.6 22.4Q22.6 24 21 24H3Q1.4 24 1.4 22.4L2 17C2.6 13.8 4.6 11.2 8.8 10.4 7.6 9.4 6.8 7.6 7 5.4A2.6 2.6 0 0 1 8.2 .8Z',
    mark: 'M12 14A3.4 3.4 0 1 1 11.99 14Z',
    dash: '9 4',
  },
  stag: {
    colour: '#ead2f7',
    side: '#9a6cb8',
    ink: '#2a0f47',
    icon: 'deerHead',
    outline:
      'M2.2 0L4 .4 4.4 2.6 6.2 3 6-.2 7.8-.2 8.2 3.4Q9.8 4 10 5.2 11 4.7 12 4.7T14 5.2Q14.2 4 15.8 3.4L16.2-.2 18-.2 17.8 3 19.6 2.6 20 .4 21.8 0Q21.8 4.6 16.2 6.4 16.8 9 15.2 11C18 11.8 19.2 13.8 19.6 16.4L20.6 22.4Q20.8 24 19 24H5Q3.2 24 3.4 22.4L4.4 16.4C4.8 13.8 6 11.8 8.8 11 7.4 9.4 7.3 7.6 7.8 6.4 4 5.4 2.2 3.4 2.2 0Z',
    mark: 'M12 13.4V21.4M8 17.4H16',
    dash: '12 4 2 4',
  },
}

/** A meeple's markup on a grid of 24. */
function meepleMarkup(clan: Clan, flat = false) {
  const { colour, side, ink, outline, mark } = CLAN_LOOKS[clan]
  return (
    (flat ? '' : '<ellipse cx="13" cy="24.4" rx="11" ry="3" opacity=".4"/>') +
    fill(outline, side, `transform="translate(.9 1.4)" stroke="${ink}"`) +
    fill(outline, colour, `stroke="${ink}" stroke-linejoin="round"`) +
    stroke(mark, ink, 1.9, 'stroke-linejoin="round"') +
    stroke('M8.6 4.6Q9.6 3.2 11.6 3.4', '#fff', 1, 'stroke-opacity=".6"')
  )
}

export interface MeepleProps extends PieceProps {
  clan: Clan
  /** Without a shadow: in lists and beside names. */
  flat?: boolean
}

export const Meeple = memo(function Meeple({ clan, flat = false, size = 24, ...rest }: MeepleProps) {
  return <Sheet {...rest} width={size} height={size} viewBox="0 0 24 24" markup={meepleMarkup(clan, flat)} />
})

/** The clan's beast on a studded disc. */
export const ClanDisc = memo(function ClanDisc({ clan, size = 34, ...rest }: PieceProps & { clan: Clan }) {
  const { colour, ink, icon } = CLAN_LOOKS[clan]
  return (
    <Sheet {...rest} width={size} height={size} viewBox="0 0 34 34">
      <circle cx="17" cy="17" r="16" fill={colour} stroke={ink} strokeWidth="2" />
      <circle cx="17" cy="17" r="13.4" fill="none" stroke={ink} strokeDasharray="1 3" />
      <path d={ICONS[icon].d} fill={ink} transform="translate(6 6) scale(.04297)" />
    </Sheet>
  )
})
