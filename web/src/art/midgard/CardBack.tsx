import { memo } from 'react'
import { ICONS, type IconName } from '../icons.ts'
import { fill, stroke } from '../ink.ts'
import { roundel } from '../knot.ts'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'

export type BackKind = 'journey' | 'destiny' | 'rune' | 'troll' | 'draugr' | 'monster' | 'merchant'

/** One ground colour, a roundel and a sign (an icon, or strokes about the middle). */
const LOOKS: Record<
  BackKind,
  { ground: string; strand: string; folds: 3 | 5; icon?: IconName; sign?: string }
> = {
  journey: { ground: '#12384a', strand: '#6cc0c9', folds: 3, icon: 'compass' },
  destiny: { ground: '#3a1f45', strand: '#c9a0e0', folds: 5, icon: 'crown' },
  rune: { ground: '#20303a', strand: '#9ad2c2', folds: 5, sign: 'M-3 6V-6L3-2.4-3 .8 3.400 6' },
  troll: { ground: '#22351f', strand: '#9fc480', folds: 3, icon: 'troll' },
  draugr: {
    ground: '#33261c',
    strand: '#d0a468',
    folds: 3,
    sign: 'M-4.600 1.600C-6.600-3-4-6 0-6S6.600-3 4.600 1.600L3 2.400V5.600H-3V2.400ZM-2-1h.1M2-1h.1M0 3v2.600',
  },
  monster: {
    ground: '#0f2740',
    strand: '#7db4e4',
    folds: 5,
    sign: 'M-6 5C-4-1-1-1 0 4 1-1 4-1 5 4M-6 5C-8-2-4-6-1-5.400L2.600-3.600-1-2.800',
  },
  merchant: { ground: '#402114', strand: '#e0a05c', folds: 3, icon: 'drakkar' },
}

const drawn = new Map<string, string>()

function markup(kind: BackKind, small: boolean) {
  const key = `${kind} ${small}`
  const known = drawn.get(key)
  if (known) return known
  const { ground, strand, folds, icon, sign: strokes } = LOOKS[kind]
  const inner = icon
    ? `<g transform="translate(15.4 23.9) scale(.0258)">${fill(ICONS[icon].d, '#f7ead0')}</g>`
    : `<g transform="translate(22 30.5)">${stroke(strokes ?? '', '#f7ead0', 1.7, 'stroke-linejoin="round"')}</g>`
  const sign = small ? '' : `<circle cx="22" cy="30.5" r="8.4" fill="${ground}"/>${inner}`
  const made =
    '<rect x="1.2" y="2" width="44" height="61" rx="4" opacity=".4"/><rect width="44" height="61" rx="4" fill="#efe2c4"/>' +
    `<rect x="1.6" y="1.6" width="40.8" height="57.8" rx="3" fill="${ground}"/>` +
    `<rect x="3.4" y="3.4" width="37.2" height="54.2" rx="2" fill="none" stroke="${strand}" stroke-width=".8" opacity=".7"/>` +
    `<g transform="translate(22 30.5)">${roundel(small ? 17 : 16.8, folds, strand, ground)}</g>${sign}`
  drawn.set(key, made)
  return made
}

export interface CardBackProps extends Omit<PieceProps, 'size'> {
  kind: BackKind
  width?: number
  height?: number
  turn?: number
}

export const CardBack = memo(function CardBack({
  kind,
  width = 44,
  height = width * 1.386,
  turn = 0,
  ...rest
}: CardBackProps) {
  const drawing = markup(kind, width < 24)
  return (
    <Sheet
      {...rest}
      thing={`back ${kind}`}
      width={width}
      height={height}
      viewBox="0 0 44 61"
      markup={turn ? `<g transform="rotate(${turn} 22 30.5)">${drawing}</g>` : drawing}
    />
  )
})
