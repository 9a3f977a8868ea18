// The sign of an enemy's set: won with a tick, or still to be won.
import { memo } from 'react'
import { disc, fill, stroke } from '../ink.ts'
import { Sheet } from '../pieces/Sheet.tsx'
import { type EnemySet, SET_LOOKS } from './enemies/paint.ts'

export const SetSign = memo(function SetSign({
  set,
  won,
  size = 46,
}: {
  set: EnemySet
  won: boolean
  size?: number
}) {
  const { colour, ground, sign } = SET_LOOKS[set]
  const markup = won
    ? disc(23, 23, 20, ground, `stroke="${colour}" stroke-width="2.2"`) +
      fill(sign, colour, 'transform="translate(23 23) scale(2.5)"') +
      disc(38, 10, 8, '#1b130d', 'stroke="#8fdc9a" stroke-width="1.6"') +
      stroke('M34.4 10.200L37 13 42 7', '#8fdc9a', 2, 'stroke-linecap="round"')
    : disc(
        23,
        23,
        20,
        'var(--track)',
        'stroke="var(--slot-edge)" stroke-width="2.2" stroke-dasharray="4 4"',
      ) + stroke(sign, 'var(--slot-edge)', 0.8, 'transform="translate(23 23) scale(2.5)"')
  return <Sheet thing={`set ${set}`} width={size} height={size} viewBox="0 0 46 46" markup={markup} />
})
