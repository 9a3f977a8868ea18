// Paints a figure in the colour of its set.
import { disc, edge, fill, mix, n, stroke } from '../../ink.ts'
import type { Cuts, Figure, Layer } from './figure.ts'

/** Enemy sets: colour and sign always together. */
export const SETS = ['red', 'blue', 'yellow', 'troll'] as const
export type EnemySet = (typeof SETS)[number]

export interface SetLook {
  colour: string
  deep: string
  ground: string
  /** The set's sign: colour is never alone. */
  sign: string
}

export const SET_LOOKS: Record<EnemySet, SetLook> = {
  red: { colour: '#d8583c', deep: '#5e1d12', ground: '#3a130d', sign: 'M0-4.4L4.2 3.2H-4.2Z' },
  blue: { colour: '#58a6e0', deep: '#173f63', ground: '#0f2740', sign: 'M0-4.2A4.2 4.2 0 1 1-.01-4.2Z' },
  yellow: { colour: '#f0c548', deep: '#6a4c0a', ground: '#372a0c', sign: 'M-3.8-3.8H3.8V3.8H-3.8Z' },
  troll: { colour: '#8fb86a', deep: '#33502a', ground: '#172a1c', sign: '' },
}

const INK = '#070606'
const BONE = '#f1e6cc'

/** Cuts away from the light, which only show when a figure is large. */
const FAR_SHOULDER: Cuts = { from: [124, 108], to: [82, 62], reach: [-17, 6], count: 13, width: 2.8 }

function wedges({ from, to, reach: [dx, dy], count, width }: Cuts) {
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)]
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = count > 1 ? i / (count - 1) : 0
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const [ex, ey] = [x + dx * (1 - 0.25 * Math.sin(t * 9)), y + dy * (1 - 0.2 * Math.cos(t * 7))]
    const [mx, my] = [(x + ex) / 2, (y + ey) / 2]
    d += `M${n(x + nx)} ${n(y + ny)}Q${n(mx + nx * 0.8)} ${n(my + ny * 0.8)} ${n(ex)} ${n(ey)}Q${n(mx - nx * 0.8)} ${n(my - ny * 0.8)} ${n(x - nx)} ${n(y - ny)}Z`
  }
  return d
}

/** `large`: in a fight, where the body needs more light than on a card. */
export function paint(figure: Figure, set: EnemySet, large = false) {
  const { colour, deep, ground } = SET_LOOKS[set]
  const body = large ? mix(deep, '#0b1412', 0.42) : mix(ground, '#05090c', 0.35)
  const mid = mix(deep, colour, large ? 0.34 : 0.22)
  const light = mix(colour, '#fff1d6', 0.42)
  const rim = mix(colour, '#fff8e6', 0.78)
  const iron = mix(deep, '#7d8890', 0.55)
  const eye = set === 'blue' ? '#d8f6ff' : '#ffe27a'
  let bodies = 0
  const clipped = (drawing: string) => `<g clip-path="url(#body${bodies})">${drawing}</g>`
  const rimmed = (d: string, by: number) => fill(d, rim, `transform="translate(-${by} -${by * 0.9})"`)

  function shape(
    kind: Exclude<Layer[0], 'cut' | 'tube' | 'boat' | 'roundShield' | 'fur' | 'open' | 'close'>,
    d: string,
  ): string {
    switch (kind) {
      case 'body':
        bodies++
        return `<clipPath id="body${bodies}"><path d="${d}"/></clipPath>${rimmed(d, 1.9)}${fill(d, body)}${large && bodies === 1 ? clipped(fill(wedges(FAR_SHOULDER), INK, 'opacity=".42"')) : ''}`
      case 'mid':
        return clipped(fill(d, mid))
      case 'dark':
        return clipped(fill(d, INK, 'opacity=".55"'))
      case 'light':
        return fill(d, light, edge(INK, 1.2))
      case 'lightShade':
        return fill(d, mid, 'opacity=".8"')
      case 'ink':
        return fill(d, INK)
      case 'tooth':
        return fill(d, BONE, edge(INK, 0.9))
      case 'eye':
      case 'smallEye':
        return (
          fill(d, eye, `stroke="${eye}" stroke-opacity=".3" stroke-width="${kind === 'eye' ? 4 : 2}"`) +
          fill(d, eye)
        )
      case 'pupil':
        return stroke(d, INK, 2.2)
      case 'line':
        return stroke(d, INK, 1.6)
      case 'hair':
        return rimmed(d, 1.4) + fill(d, INK)
      case 'beard':
        return fill(d, mix(light, '#ffffff', 0.1), edge(INK, 1.2))
      case 'drip':
        return stroke(d, mid, 2.6)
      case 'earth':
        return fill(d, mix(ground, '#05090c', 0.6), edge(mid, 1.4))
      case 'clod':
      case 'spike':
        return fill(d, mid, edge(INK, 1))
      case 'moss':
        return fill(d, mix('#6b8a3a', colour, 0.3))
      case 'gold':
        return fill(d, '#f0bd3c', edge(INK, 1.4))
      case 'gem':
        return fill(d, '#b8452b', edge(INK, 0.8))
      case 'slab':
        return rimmed(d, 1.6) + fill(d, mix(deep, '#5a5a58', 0.5), edge(INK, 1))
      case 'slabLine':
        return stroke(d, mix(ground, '#000000', 0.2), 2.2)
      case 'cloth':
        return fill(d, mix(deep, '#000000', 0.35), edge(mid, 1))
      case 'iron':
        return fill(d, iron, `${edge(INK, 1.3)} fill-rule="evenodd"`)
      case 'ironLight':
        return fill(d, mix(iron, '#ffffff', 0.35))
      case 'brass':
        return fill(d, '#b98a3c', edge(INK, 1))
      case 'weed':
        return stroke(d, INK, 6.4) + stroke(d, mix('#3f8f6b', colour, 0.25), 4)
      case 'wave':
        return fill(d, mix(deep, '#06121c', 0.5), edge(light, 1.8))
      case 'ice':
        return fill(d, mix(light, '#eafaff', 0.45), edge(INK, 1.2))
      case 'throat':
        return fill(d, mix(colour, '#2a0505', 0.45), edge(INK, 2))
      case 'spray':
        return stroke(d, rim, 2.4, 'opacity=".8"')
      case 'wing':
        return rimmed(d, 1.6) + fill(d, mix(light, deep, 0.3), edge(INK, 1.2))
      case 'feather':
        return stroke(d, mix(deep, INK, 0.3), 2)
      case 'shaft':
        return stroke(d, INK, 4.6) + stroke(d, '#a1764a', 2.6)
      case 'blade':
        return fill(d, mix(iron, '#ffffff', 0.55), edge(INK, 1.3))
      case 'grip':
        return stroke(d, INK, 6) + stroke(d, '#b98a3c', 3.4)
      case 'flame':
        return fill(d, '#ff9a2e', edge('#e8601c', 1.6))
      case 'wood':
        return fill(d, '#6b4526', edge(INK, 1.3))
    }
  }

  function layer(l: Layer): string {
    switch (l[0]) {
      case 'cut':
        return clipped(fill(wedges(l[1]), l[1].dark ? INK : light))
      case 'tube': {
        const [, d, width] = l
        return (
          stroke(d, rim, width, 'transform="translate(-1.9 -1.7)"') +
          stroke(d, body, width) +
          `<path d="${d}" fill="none" stroke="${mid}" stroke-width="${n(width * 0.56)}" stroke-dasharray="2.4 4.4"/>` +
          `<path d="${d}" fill="none" stroke="${light}" stroke-width="${n(width * 0.2)}" stroke-dasharray="2.4 4.4" transform="translate(-2.6 -2.4)"/>`
        )
      }
      case 'boat': {
        const [, x, y, k] = l
        return `<g transform="translate(${x} ${y}) scale(${k})">${
          stroke('M-26-2C-30-8-30-14-27-20M26-2C30-8 30-14 27-20', INK, 4) +
          fill('M-28-6C-14 4 14 4 28-6 26 8 14 12 0 12S-26 8-28-6Z', INK) +
          stroke('M0 0V-32', INK, 3) +
          fill('M-17-30H17Q21-20 16-8H-16Q-12-20-17-30Z', BONE, edge(INK, 1.6)) +
          fill('M-6-30h7q4 11 0 22h-7q4-11 0-22z', colour)
        }</g>`
      }
      case 'roundShield': {
        const [, x, y, r] = l
        const k = r - 2
        return (
          disc(x - 1.6, y - 1.6, r, rim) +
          disc(x, y, r, mix(colour, deep, 0.45), edge(INK, 2)) +
          fill(
            `M${x} ${y}V${y - k}A${k} ${k} 0 0 1 ${x + k} ${y}ZM${x} ${y}V${y + k}A${k} ${k} 0 0 1 ${x - k} ${y}Z`,
            BONE,
          ) +
          stroke(`M${x + 8} ${y - 20}L${x + 2} ${y - 8} ${x + 12} ${y - 2}`, INK, 2) +
          disc(x, y, 7, iron, edge(INK, 1.4))
        )
      }
      case 'fur': {
        let d = ''
        for (let i = 0; i <= 22; i++) {
          const t = i / 22
          const [x, y] = [6 + 108 * t, 94 - 30 * Math.sin(t * Math.PI)]
          d += `M${n(x - 5)} ${n(y - 4)}L${n(x + (t - 0.5) * 6)} ${n(y + 14)}L${n(x + 5)} ${n(y - 4)}Z`
        }
        return fill(d, mid, edge(INK, 0.8))
      }
      case 'open':
        return `<g transform="${l[1]}">`
      case 'close':
        return '</g>'
      default:
        return shape(l[0], l[1])
    }
  }
  return figure.layers.map(layer).join('')
}
