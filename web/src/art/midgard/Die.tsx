import { type Face, type Warrior } from '@meadhall/midgard/vocabulary'
import { memo } from 'react'
import { fill } from '../ink.ts'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'

/** A weapon on a grid of 24. */
export const WEAPONS: Record<Warrior, string> = {
  swordsman:
    'M12 1.2L13.9 4.2 13.5 14.6H10.5L10.1 4.2ZM7 14.6H17V16.7H7ZM11 16.7H13V20H11ZM12 19.6A1.75 1.75 0 1 1 11.99 19.6Z',
  spearman:
    'M12 .8C14.6 4.6 15.4 7 14.5 9.6L12.9 11.4V23H11.1V11.4L9.5 9.6C8.6 7 9.4 4.6 12 .8ZM9 12.4H15V13.8H9Z',
  axeman:
    'M10 1.6H12.2V22.6H10ZM12.2 4C15 4 17.4 2.8 18.8 1.4 21 6 21 10.6 18.4 15.4 17.4 12.6 15.4 10.4 12.2 10.2ZM8 4.4H10V9.4H8Z',
}

interface Cut {
  outline: string
  top: string
  side: string
  ink: string
  light: string
  rim: string
  edge: string
}

/** Three outlines, so that a blank still tells its kind; the same colours in both themes. */
const CUTS: Record<Warrior, Cut> = {
  swordsman: {
    outline: 'M5 1H19Q23 1 23 5V19Q23 23 19 23H5Q1 23 1 19V5Q1 1 5 1Z',
    top: '#f3ead6',
    side: '#b9a988',
    ink: '#3a2b1c',
    light: '#ffffff',
    rim: '#d9caa9',
    edge: '#8a7a5c',
  },
  spearman: {
    outline: 'M6.4 1H17.6L23 6.4V17.6L17.6 23H6.4L1 17.6V6.4Z',
    top: '#bf3f2c',
    side: '#6f1d14',
    ink: '#ffeeda',
    light: '#5f150d',
    rim: '#8d2a1c',
    edge: '#5f150d',
  },
  axeman: {
    outline: 'M4.4 1H19.6Q19.8 4.2 23 4.4V19.6Q19.8 19.8 19.6 23H4.4Q4.2 19.8 1 19.6V4.4Q4.2 4.2 4.4 1Z',
    top: '#2c2f33',
    side: '#0e1012',
    ink: '#f2e7cf',
    light: '#000000',
    rim: '#6c7278',
    edge: '#7d848b',
  },
}

function engraved(warrior: Warrior, face: Face) {
  const { ink, light, top } = CUTS[warrior]
  const weapon = (transform: string) =>
    `<g transform="${transform}">${fill(WEAPONS[warrior], light, 'opacity=".75" transform="translate(0 .8)"')}${fill(WEAPONS[warrior], ink)}</g>`
  switch (face) {
    case 'hit1':
      return weapon('translate(2.2 2.2) scale(.82)')
    case 'hit2':
      return (
        weapon('translate(12 12) rotate(-38) scale(.8) translate(-12 -12)') +
        weapon(
          `translate(12 12) rotate(38) scale(${warrior === 'axeman' ? -0.8 : 0.8} .8) translate(-12 -12)`,
        )
      )
    case 'shield':
      return (
        `<circle cx="12" cy="12.7" r="7.6" fill="${light}" opacity=".6"/><circle cx="12" cy="12" r="7.6" fill="${ink}"/>` +
        `<path d="M12 4.6V19.4M4.6 12H19.4M18 12a6 6 0 1 1-12 0 6 6 0 1 1 12 0" fill="none" stroke="${top}"/>` +
        `<circle cx="12" cy="12" r="2.5" fill="${top}"/><circle cx="12" cy="12" r="1.2" fill="${ink}"/>`
      )
    case 'blank':
      return `<path d="M12 8.6L15.4 12 12 15.4 8.6 12Z" fill="none" stroke="${ink}" stroke-width=".9" opacity=".34"/>`
  }
}

const drawn = new Map<string, string>()

/** A die's markup on a grid of 24; also for pictures that cannot hold a component. */
export function dieMarkup(warrior: Warrior, face: Face) {
  const key = `${warrior} ${face}`
  const known = drawn.get(key)
  if (known) return known
  const { outline, top, side, rim, edge } = CUTS[warrior]
  const markup =
    '<ellipse cx="13" cy="25" rx="12" ry="3.4" opacity=".34"/>' +
    fill(outline, side, 'transform="translate(0 2.4)"') +
    fill(outline, top, `stroke="${edge}"`) +
    fill(outline, 'url(#art-sheen)') +
    fill(outline, 'none', `stroke="${rim}" stroke-width=".9" transform="translate(1.7 1.7) scale(.86)"`) +
    engraved(warrior, face)
  drawn.set(key, markup)
  return markup
}

export interface DieProps extends PieceProps {
  warrior: Warrior
  face?: Face
  /** Resting dice lie turned by −6…+6°, chosen ones straight. */
  turn?: number
  /** `lost` is crossed out; `ghost` would come; `away` was here and is out fighting. */
  state?: 'here' | 'lost' | 'ghost' | 'away'
}

const FADED = { here: undefined, lost: undefined, ghost: 0.55, away: 0.3 } as const

export const Die = memo(function Die({
  warrior,
  face = 'hit1',
  turn = 0,
  state = 'here',
  size = 24,
  ...rest
}: DieProps) {
  const lost =
    state === 'lost'
      ? '<path d="M3 3L21 21M21 3L3 21" stroke="#ff6a4a" stroke-width="2.6" stroke-linecap="round"/>'
      : ''
  const markup = dieMarkup(warrior, face) + lost
  return (
    <Sheet
      opacity={FADED[state]}
      {...rest}
      thing={`die ${warrior} ${face}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      markup={turn ? `<g transform="rotate(${turn} 12 12)">${markup}</g>` : markup}
    />
  )
})

/** An empty place for a die or a food: resting, open to the piece in hand, chosen, or closed to it. */
export function Slot({
  size = 34,
  state = 'rest',
  x,
  y,
  children,
}: PieceProps & { state?: SlotState; children?: React.ReactNode }) {
  const look = SLOT_LOOKS[state]
  return (
    <Sheet x={x} y={y} width={size} height={size} viewBox="0 0 34 34">
      <rect x="1" y="1" width="32" height="32" rx="7" fill="var(--slot)" />
      <rect x="1" y="1" width="32" height="32" rx="7" fill="none" {...look} />
      {state === 'refused' && (
        <path d="M9 9l16 16m0-16L9 25" stroke="var(--danger)" strokeWidth="3" strokeLinecap="round" />
      )}
      {children}
    </Sheet>
  )
}

export type SlotState = 'rest' | 'legal' | 'chosen' | 'refused'

const SLOT_LOOKS: Record<SlotState, { stroke: string; strokeWidth: number; strokeDasharray?: string }> = {
  rest: { stroke: 'var(--slot-edge)', strokeWidth: 1.3, strokeDasharray: '4 3' },
  legal: { stroke: 'var(--legal)', strokeWidth: 2, strokeDasharray: '4 3' },
  chosen: { stroke: 'var(--chosen)', strokeWidth: 2 },
  refused: { stroke: 'var(--danger)', strokeWidth: 2, strokeDasharray: '4 3' },
}
