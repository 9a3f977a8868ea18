import { memo } from 'react'
import { ICONS, type IconName } from '../icons.ts'
import { fill } from '../ink.ts'
import { roundel } from '../knot.ts'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'

export type BackKind = 'journey' | 'destiny' | 'rune' | 'troll' | 'draugr' | 'monster' | 'merchant'

/** One ground colour, a roundel and a sign. */
const LOOKS: Record<BackKind, { ground: string; strand: string; folds: number; icon?: IconName }> = {
  journey: { ground: '#12384a', strand: '#6cc0c9', folds: 3, icon: 'compass' },
  destiny: { ground: '#3a1f45', strand: '#c9a0e0', folds: 5, icon: 'crown' },
  rune: { ground: '#20303a', strand: '#9ad2c2', folds: 4 },
  troll: { ground: '#22351f', strand: '#9fc480', folds: 3, icon: 'troll' },
  draugr: { ground: '#33261c', strand: '#d0a468', folds: 4 },
  monster: { ground: '#0f2740', strand: '#7db4e4', folds: 5 },
  merchant: { ground: '#402114', strand: '#e0a05c', folds: 4, icon: 'drakkar' },
}

const drawn = new Map<string, string>()

function markup(kind: BackKind, small: boolean) {
  const key = `${kind} ${small}`
  const known = drawn.get(key)
  if (known) return known
  const { ground, strand, folds, icon } = LOOKS[kind]
  const sign =
    icon && !small
      ? `<circle cx="22" cy="30.5" r="7.6" fill="${ground}"/><g transform="translate(15.4 23.9) scale(.0258)">${fill(ICONS[icon].d, '#f7ead0')}</g>`
      : ''
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
      width={width}
      height={height}
      viewBox="0 0 44 61"
      markup={turn ? `<g transform="rotate(${turn} 22 30.5)">${drawing}</g>` : drawing}
    />
  )
})
