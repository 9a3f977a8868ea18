// What meets a ship on its way: six pictures on the same card as the enemies.

import { type Journey } from '@meadhall/midgard/vocabulary'
import { memo } from 'react'
import { disc, edge, fill, gradient, n, stroke } from '../ink.ts'
import { picture } from '../picture.ts'
import { Sheet } from '../pieces/Sheet.tsx'
import { textWidth } from '../text.ts'
import { useFonts } from '../useFonts.ts'
import { type Effect, EffectLine, effectWidth } from './effects.tsx'
import { fightFigure } from './enemies/scene.ts'

const INK = '#070d12'
const BONE = '#f1e6cc'

/** A small ship; `lean` in degrees. */
const boat = (x: number, y: number, k: number, lean = 0, limp = false) =>
  `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${k})">${
    stroke('M-26-2C-30-8-30-14-27-20M26-2C30-8 30-14 27-20', INK, 4) +
    fill('M-28-6C-14 4 14 4 28-6 26 8 14 12 0 12S-26 8-28-6Z', INK) +
    stroke('M0 0V-34', INK, 3) +
    (limp
      ? fill('M-15-32H15Q13-22 9-18 7-24 4-16 1-24-3-17-6-24-9-18-13-22-15-32Z', BONE, edge(INK, 1.6))
      : fill('M-17-30H17Q21-20 16-8H-16Q-12-20-17-30Z', BONE, edge(INK, 1.6)) +
        fill('M-6-30h7q4 11 0 22h-7q4-11 0-22z', '#b8452b'))
  }</g>`

const waves = (y: number, swing: number, colour: string) =>
  fill(`M-20 ${y}q10-${swing} 20 0${'t20 0'.repeat(8)}V130H-20Z`, colour, edge('#9fe0d8', 1.4))

const base = (top: string, foot: string) =>
  `<defs>${gradient('js', [
    [0, top],
    [1, foot],
  ])}</defs><rect x="-10" y="-30" width="140" height="150" fill="url(#js)"/>`

function whirl() {
  let d = ''
  for (let i = 0; i <= 90; i++) {
    const a = i * 0.24
    const r = 4 + i * 0.62
    d += `${i ? 'L' : 'M'}${n(62 + Math.cos(a) * r)} ${n(66 + Math.sin(a) * r * 0.46)}`
  }
  return stroke(d, '#7fc3c4', 4) + stroke(d, '#dff6f2', 1.2)
}

const SCENES: Record<Journey, () => string> = {
  allQuiet: () =>
    base('#f2c27a', '#2f7f8f') +
    disc(78, 40, 26, '#fff0c4') +
    fill('M-10 52L20 40 40 50 70 44 100 52 130 46V70H-10Z', '#3f6f7a') +
    waves(62, 4, '#1d5c6c') +
    boat(52, 66, 1) +
    waves(80, 6, '#15485a') +
    stroke('M20 16q5-6 10 0q5-6 10 0M92 6q4-5 8 0q4-5 8 0', BONE, 2),
  kraken: () =>
    base('#173f63', '#0a1c2c') + disc(60, 30, 38, '#c9e6f4', 'opacity=".9"') + fightFigure('kraken', 'blue'),
  lost: () =>
    base('#8fa6ad', '#3d5662') +
    disc(60, 24, 18, '#dfe8ea', 'opacity=".7"') +
    waves(70, 4, '#2d4650') +
    boat(60, 72, 0.9, 3) +
    fill(
      'M-10 40q30-14 60 0t80-4v14q-40 12-70 2t-70 4zM-10 78q40-12 70 0t70-4v18q-40 10-70 2t-70 2z',
      '#dfe8ea',
      'opacity=".55"',
    ) +
    fill('M-10 58q30-8 50 0t50 0 40-2v6q-40 8-70 2t-70 2z', '#dfe8ea', 'opacity=".4"'),
  noWind: () =>
    base('#f4d79a', '#d0a060') +
    disc(60, 26, 30, '#fff3cf', 'opacity=".6"') +
    disc(60, 26, 18, '#fff8e2') +
    fill('M-10 66H130V130H-10Z', '#6fa9a8') +
    boat(60, 68, 1.1, 0, true) +
    stroke('M20 84h30M66 92h40M8 100h26M78 78h22', '#e6f4ee', 1.6, 'opacity=".7"'),
  storm: () =>
    base('#1a2233', '#33475a') +
    fill('M-10 10q16-16 34-6 14-16 34-4 18-12 32 2 20-6 40 8V-30H-10Z', '#0c121c') +
    fill('M72 8L52 40H64L54 66 84 32H70L82 8Z', '#ffe27a', edge(INK, 1.2)) +
    waves(72, 22, '#1f4a5c') +
    boat(50, 64, 0.95, -19) +
    waves(90, 18, '#123243') +
    stroke('M10 20l-8 22M34 26l-8 22M100 24l-8 22M112 44l-6 18M22 52l-4 12', '#bcd8e4', 1.6, 'opacity=".8"'),
  whirlpool: () =>
    base('#24465a', '#0c2c3f') +
    fill('M-10 30H130V130H-10Z', '#15485a') +
    whirl() +
    disc(62, 67, 8, INK) +
    boat(36, 44, 0.7, 16),
}

export interface JourneyCardProps {
  journey: Journey
  name: string
  /** What it takes, in signs; the words stand beside the card. */
  effect?: Effect
  x?: number
  y?: number
  width?: number
  label?: string
}

export const JourneyCard = memo(function JourneyCard({
  journey,
  name,
  effect = [],
  x,
  y,
  width = 66,
  label,
}: JourneyCardProps) {
  useFonts()
  const src = picture(`journey ${journey}`, 240, 252, SCENES[journey], '0 -22 120 126')
  const tight = textWidth(name, "600 11px Grenze, 'Zen Antique Soft', serif") > 58
  return (
    <Sheet
      x={x}
      y={y}
      width={width}
      height={(width * 92) / 66}
      viewBox="0 0 66 92"
      label={label}
      thing={`journey ${journey}`}
    >
      <rect x="1.5" y="2.5" width="66" height="92" rx="5" opacity=".45" />
      <rect width="66" height="92" rx="5" fill="#1a120c" />
      <rect x="1.6" y="1.6" width="62.8" height="88.8" rx="3.8" fill="#efe2c4" />
      <image href={src} x="3.4" y="3.4" width="59.2" height="63" preserveAspectRatio="xMidYMid slice" />
      <path d="M3.4 3.4H62.6V14.6Q33 18 3.4 14.6Z" fill="#12384a" opacity=".92" />
      <text
        x="33"
        y="12.4"
        fontSize="11"
        className="world middle"
        fill="#f7ead0"
        {...(tight && { textLength: 57, lengthAdjust: 'spacingAndGlyphs' as const })}
      >
        {name}
      </text>
      <g style={{ '--text': '#3a2410', '--dim': '#5b4530' } as React.CSSProperties}>
        <EffectLine effect={effect} x={33 - effectWidth(effect) / 2} y={71.4} />
        {effect.length === 0 && (
          <path
            d="M24 79q4.500-3.500 9 0t9 0"
            stroke="#12384a"
            strokeWidth="1.6"
            fill="none"
            strokeLinecap="round"
          />
        )}
      </g>
    </Sheet>
  )
})
