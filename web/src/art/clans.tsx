// The four clans, and the badger for a fifth seat. Silhouette, mark and colour each suffice to tell them apart.
import { memo } from 'react'
import { ICONS } from './icons.ts'
import { fill, stroke } from './ink.ts'
import { type PieceProps, Sheet } from './pieces/Sheet.tsx'

export const CLANS = ['raven', 'wolf', 'bear', 'stag'] as const
export type Clan = (typeof CLANS)[number]

/** A seat keeps its clan for the whole game: the one that it has at the set-up. */
export const clanOf = (seat: number): Clan => CLANS[seat % CLANS.length]

/** Who may sit at a table: the clans, and the badger, who comes to the mountain only. */
export const SITTERS = [...CLANS, 'badger'] as const
export type Sitter = (typeof SITTERS)[number]

interface ClanLook {
  colour: string
  side: string
  ink: string
  /** What stands round its pieces and under them, where ink would be lost in the colour. */
  rim?: { light: string; dark: string }
  /** Its head, on a grid of 512. */
  head: string
  outline: string
  /** Painted over the head of the meeple. */
  face?: string
  mark: string
  /** How its line is dashed in charts. */
  dash: string
}

export const CLAN_LOOKS: Record<Sitter, ClanLook> = {
  raven: {
    colour: '#3478dc',
    side: '#17478f',
    ink: '#061a38',
    head: ICONS.raven.d,
    outline:
      'M12 1.4C14.8 1.4 16.4 3.2 16.7 5.2L21.4 7.2 16.5 8.6C16.3 9.4 15.8 10.1 15.2 10.6 18 11.4 19.4 13.4 20 16L22 23.2 18.6 22 16.4 24 14 22.2 12 24 10 22.2 7.6 24 5.4 22 2 23.2 4 16C4.6 13.4 6 11.4 8.8 10.6 7.8 9.6 7.2 8 7.2 6.2 7.2 3.4 9.2 1.4 12 1.4Z',
    mark: 'M8 16.5L12 13 16 16.5M8 20.5L12 17 16 20.5',
    dash: '2 4',
  },
  wolf: {
    colour: '#d6452b',
    side: '#8f2a17',
    ink: '#3d0d05',
    head: ICONS.wolfHead.d,
    outline:
      'M6.6 0L10 2.5Q12 2 14 2.5L17.4 0 17 6.2C16.9 8.2 16.2 9.6 15.2 10.6 18 11.4 19.4 13.4 20 16L21.6 22.4Q21.8 24 20 24H14.6L12 19.8 9.4 24H4Q2.2 24 2.4 22.4L4 16C4.6 13.4 6 11.4 8.8 10.6 7.8 9.6 7.1 8.2 7 6.2Z',
    mark: 'M7.5 14.5L12 20 16.5 14.5',
    dash: '',
  },
  bear: {
    colour: '#f4cf4a',
    side: '#b08413',
    ink: '#4a3300',
    head: ICONS.bearHead.d,
    outline:
      'M8.2 .8A2.6 2.6 0 0 1 10.6 2.2Q12 1.8 13.4 2.2A2.6 2.6 0 1 1 17 5.4C17.2 7.6 16.4 9.4 15.2 10.4 19.4 11.2 21.4 13.8 22 17L22.6 22.4Q22.6 24 21 24H3Q1.4 24 1.4 22.4L2 17C2.6 13.8 4.6 11.2 8.8 10.4 7.6 9.4 6.8 7.6 7 5.4A2.6 2.6 0 0 1 8.2 .8Z',
    mark: 'M12 14A3.4 3.4 0 1 1 11.99 14Z',
    dash: '9 4',
  },
  stag: {
    colour: '#ead2f7',
    side: '#9a6cb8',
    ink: '#2a0f47',
    head: ICONS.deerHead.d,
    outline:
      'M2.2 0L4 .4 4.4 2.6 6.2 3 6-.2 7.8-.2 8.2 3.4Q9.8 4 10 5.2 11 4.7 12 4.7T14 5.2Q14.2 4 15.8 3.4L16.2-.2 18-.2 17.8 3 19.6 2.6 20 .4 21.8 0Q21.8 4.6 16.2 6.4 16.8 9 15.2 11C18 11.8 19.2 13.8 19.6 16.4L20.6 22.4Q20.8 24 19 24H5Q3.2 24 3.4 22.4L4.4 16.4C4.8 13.8 6 11.8 8.8 11 7.4 9.4 7.3 7.6 7.8 6.4 4 5.4 2.2 3.4 2.2 0Z',
    mark: 'M12 13.4V21.4M8 17.4H16',
    dash: '12 4 2 4',
  },
  badger: {
    colour: '#3b4048',
    side: '#111317',
    ink: '#f3ead6',
    rim: { light: '#e9dfc8', dark: '#000' },
    head: 'M256 84C216 62 172 64 134 84 106 62 62 72 50 108 42 138 58 166 86 176 70 222 44 254 12 282 60 302 104 306 142 298 176 368 204 420 256 470 308 420 336 368 370 298 408 306 452 302 500 282 468 254 442 222 426 176 454 166 470 138 462 108 450 72 406 62 378 84 340 64 296 62 256 84ZM152 112Q186 92 218 100L232 330Q234 372 222 396 178 340 162 270 146 190 152 112ZM360 112Q366 190 350 270 334 340 290 396 278 372 280 330L294 100Q326 92 360 112ZM190 204A20 22 0 1 0 190.1 204ZM322 204A20 22 0 1 0 322.1 204Z',
    outline:
      'M6.4 1.2A2.3 2.3 0 0 1 9.4 2.6Q12 1.4 14.6 2.6A2.3 2.3 0 0 1 17.6 1.2 2.3 2.3 0 0 1 18.2 5L20.6 9.8 16.4 10.2Q20.6 11.4 21.6 15.4L23.2 21.8Q23.4 24 21.4 24H16.2Q14.6 24 14.4 22.6H9.6Q9.4 24 7.8 24H2.6Q.6 24 .8 21.8L2.4 15.4Q3.4 11.4 7.6 10.2L3.4 9.8 5.8 5A2.3 2.3 0 0 1 6.4 1.2Z',
    face: 'M10.7 2.6Q12 2.1 13.3 2.6L13 9.6Q12 10.6 11 9.6ZM6.5 5.6L8.3 8.8 4.9 9ZM17.5 5.6L15.7 8.8 19.1 9Z',
    mark: 'M8 14.8H16M8 18.8H16',
    dash: '4 3',
  },
}

/** A meeple's markup on a grid of 24. */
function meepleMarkup(clan: Sitter, flat = false) {
  const { colour, side, ink, rim = { light: ink, dark: ink }, outline, face, mark } = CLAN_LOOKS[clan]
  return (
    (flat ? '' : '<ellipse cx="13" cy="24.4" rx="11" ry="3" opacity=".4"/>') +
    fill(outline, side, `transform="translate(.9 1.4)" stroke="${rim.dark}"`) +
    fill(outline, colour, `stroke="${rim.light}" stroke-linejoin="round"`) +
    stroke(mark, ink, 1.9, 'stroke-linejoin="round"') +
    (face ? fill(face, ink) : stroke('M8.6 4.6Q9.6 3.2 11.6 3.4', '#fff', 1, 'stroke-opacity=".6"'))
  )
}

export interface MeepleProps extends PieceProps {
  clan: Sitter
  /** Without a shadow: in lists and beside names. */
  flat?: boolean
}

export const Meeple = memo(function Meeple({ clan, flat = false, size = 24, ...rest }: MeepleProps) {
  return (
    <Sheet
      {...rest}
      thing={`worker ${clan}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      markup={meepleMarkup(clan, flat)}
    />
  )
})

/** The clan's beast on a studded disc. */
export const ClanDisc = memo(function ClanDisc({ clan, size = 34, ...rest }: PieceProps & { clan: Sitter }) {
  const { colour, ink, rim, head } = CLAN_LOOKS[clan]
  return (
    <Sheet {...rest} thing={`clan ${clan}`} width={size} height={size} viewBox="0 0 34 34">
      <circle cx="17" cy="17" r="16" fill={colour} stroke={rim?.light ?? ink} strokeWidth="2" />
      <circle cx="17" cy="17" r="13.4" fill="none" stroke={ink} strokeDasharray="1 3" />
      <path d={head} fill={ink} transform="translate(6 6) scale(.04297)" />
    </Sheet>
  )
})
