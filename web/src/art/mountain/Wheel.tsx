import type { WheelRow } from '@meadhall/mountain/data/rows'
import { useRef } from 'react'
import { fill, n, type Point, stroke } from '../ink.ts'
import { tokenAt } from '../midgard/Token.tsx'
import { Sheet } from '../pieces/Sheet.tsx'
import { PEOPLE_LOOKS } from './look.ts'
import { BOOST, BREACH, chip, GOLD_CHIP, gnomeAt, symbolAt } from './pieces.ts'

const GROUNDS = {
  influence: '#5e3a80',
  bolster: '#255a86',
  moveTrolls: '#7c3a22',
  gainHonour: '#7a5a14',
} as const
const R = 62

/** The gnome wheel from above, its pawn, and what lies between the spaces. */
export function Wheel({
  spaces,
  pawn,
  steps,
  chosen,
  breach,
  beside,
  size = 150,
}: {
  spaces: readonly WheelRow[]
  pawn: number
  /** How far it may move now. */
  steps: number
  chosen: number
  /** "breach 4" in the middle. */
  breach: string
  beside: number
  size?: number
}) {
  const { length } = spaces
  const angle = (i: number) => (i * 2 * Math.PI) / length
  const at = (a: number, r: number): Point => [Math.sin(a) * r, -Math.cos(a) * r]
  const xy = ([x, y]: Point) => `${n(x)} ${n(y)}`
  let s = `<ellipse cx="2" cy="5" rx="${R + 3}" ry="${R + 3}" opacity=".4"/><circle r="${R + 2}" fill="#1b130d" stroke="#0b0806" stroke-width="1.4"/>`
  spaces.forEach(({ effect, star }, i) => {
    const a0 = angle(i) - Math.PI / length
    const a1 = angle(i) + Math.PI / length
    const inner = R * 0.42
    s += fill(
      `M${xy(at(a0, R))}A${R} ${R} 0 0 1 ${xy(at(a1, R))}L${xy(at(a1, inner))}A${inner} ${inner} 0 0 0 ${xy(at(a0, inner))}Z`,
      GROUNDS[effect],
      'stroke="#0b0806" stroke-width="1.2"',
    )
    const [x, y] = at(angle(i), R * 0.73)
    const k = R * 0.27
    if (effect === 'influence' || effect === 'bolster') s += symbolAt(effect, x - k / 2, y - k / 2, k)
    else if (effect === 'gainHonour') s += tokenAt('glory', x - k * 0.6, y - k * 0.6, k * 1.2)
    else
      s += `<g transform="translate(${n(x)} ${n(y)})" fill="#ffe3d2"><path transform="scale(${(k / 24).toFixed(3)}) translate(-12 -12)" d="${PEOPLE_LOOKS.bear.outline}"/><path d="M${n(k * 0.55)}-3l5 3-5 3zM-${n(k * 0.55)}-3l-5 3 5 3z"/></g>`
    if (star) {
      const [tx, ty] = at(angle(i), R * 0.94)
      s += `<path transform="translate(${n(tx)} ${n(ty)}) scale(.34)" d="M0-12L3-4 12-3 5 3 7 12 0 7-7 12-5 3-12-3-3-4Z" fill="#ffd76a" stroke="#0b0806" stroke-width="2"/>`
    }
  })
  spaces.forEach(({ trigger }, i) => {
    if (!trigger) return
    const a = angle(i) + Math.PI / length
    const p0 = at(a, R * 0.4)
    const p1 = at(a, R + 7)
    const between = (share: number, dx: number, dy: number) =>
      `${n(p0[0] + (p1[0] - p0[0]) * share + dx)} ${n(p0[1] + (p1[1] - p0[1]) * share + dy)}`
    if (trigger === 'breach') {
      const crack = `M${xy(p0)}L${between(0.55, 3, 0)}L${between(0.75, -3, 2)}L${xy(p1)}`
      s +=
        stroke(crack, '#160403', 6) +
        stroke(crack, '#ff7a5c', 2.8) +
        `<g transform="translate(${xy(p1)})">${BREACH}</g>`
    } else
      s +=
        stroke(`M${xy(p0)}L${xy(p1)}`, '#241503', 5) +
        stroke(`M${xy(p0)}L${xy(p1)}`, '#ffd76a', 2.4) +
        `<g transform="translate(${xy(p1)})">${BOOST}</g>`
  })
  s += `<circle r="${R * 0.42}" fill="var(--mk-hub)" stroke="#0b0806" stroke-width="1.4"/>`
  const heads = Math.min(3, beside)
  for (let i = 0; i < heads; i++)
    s += gnomeAt((i - (heads - 1) / 2) * 14 - 8, -17 - (i === 1 ? 3 : 0), 16, 0, true)
  s += `<text y="${heads > 0 ? 15 : 5}" class="count middle" font-size="12" fill="var(--text)">${breach}</text>`
  const degrees = useTurned(pawn, length)
  const pawnDrawing = `<circle r="${n(R * 0.225)}" fill="none" stroke="#f3ead6" stroke-width="2.2"/>${gnomeAt(-R * 0.17, -R * 0.24, R * 0.36)}`
  let chips = ''
  for (let step = 1; step <= steps; step++) {
    const [x, y] = at(angle(pawn + step), R * 0.97)
    chips += chip(`+${step}`, x, y, step === chosen ? GOLD_CHIP : {})
  }
  return (
    <Sheet width={size} height={size} viewBox="-75 -74 150 150" markup={s}>
      <g className="slide" style={{ transform: `rotate(${degrees}deg)` }}>
        <g transform={`translate(0 ${n(-R * 0.73)})`}>
          {/* The pawn stands upright wherever it is. */}
          <g
            className="slide"
            style={{ transform: `rotate(${-degrees}deg)` }}
            dangerouslySetInnerHTML={{ __html: pawnDrawing }}
          />
        </g>
      </g>
      <g dangerouslySetInnerHTML={{ __html: chips }} />
    </Sheet>
  )
}

/** The pawn's angle, which only grows while it goes on round the wheel. */
function useTurned(pawn: number, length: number): number {
  const was = useRef({ pawn, turned: pawn })
  if (was.current.pawn !== pawn) {
    const onward = (pawn - was.current.pawn + length) % length
    was.current = { pawn, turned: was.current.turned + onward }
  }
  return (was.current.turned * 360) / length
}
