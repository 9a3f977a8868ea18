// A longship from the side, for loading: one place on each thwart for a die or a food. The page lays its slots over it.
import type { CSSProperties, ReactNode } from 'react'
import { edge, fill, n, stroke } from '../ink.ts'
import { paintedShield } from '../nature.ts'
import { picture } from '../picture.ts'
import { scenery, type ThemeName } from '../theme.ts'
import { CLAN_LOOKS } from './clans.tsx'
import type { Clan } from './vocabulary.ts'

const BOW = 60
const STERN = 84
const WATER = 84

/** Size of a ship with `places` thwarts, and the upper left corners of its slots. */
export function hullLayout(places: number) {
  const step = places > 7 ? 29 : places > 5 ? 31.5 : 37
  const slot = step - 3
  return {
    width: BOW + places * step + STERN,
    height: 152,
    slot,
    slots: Array.from({ length: places }, (_, i) => ({ x: BOW + i * step + 1.5, y: WATER + 12 - slot })),
  }
}

function hull(theme: ThemeName, places: number, clan: Clan | undefined) {
  const t = scenery[theme]
  const { width, slots, slot } = hullLayout(places)
  const [x0, y] = [BOW, WATER]
  const w = width - BOW - STERN
  const mid = x0 + w / 2
  const sail = clan ? CLAN_LOOKS[clan].colour : '#efe3c8'
  const pennon = clan ? CLAN_LOOKS[clan].colour : '#b8452b'
  const wood = '#7a5233'
  let shields = ''
  for (let i = 0; i <= places; i++) {
    const along = (i / places) * 2 - 1
    shields += paintedShield(
      t,
      mid + along * (w / 2 + 2),
      y + 24 + 6 * (1 - along * along),
      9.5,
      ['#a8432c', '#c99a3f', '#35668c'][i % 3],
      '#efe3c8',
    )
  }
  const wave = (x: number, dy: number, length: number, weight: number, opacity: number) =>
    stroke(
      `M${n(x)} ${y + dy}q9-7 18 0${'t18 0'.repeat(Math.max(1, Math.floor(length / 18)))}`,
      t.foam,
      weight,
      `opacity="${opacity}"`,
    )
  const rail = `M${x0 - 30} ${y + 10}C${n(x0 + w * 0.2)} ${y + 28} ${n(x0 + w * 0.8)} ${y + 28} ${x0 + w + 30} ${y + 10}`
  return (
    fill(`M${mid - 2.5} ${y + 16}V${y - 58}h5V${y + 16}Z`, '#8f6a45', edge('#140e0a', 0.8)) +
    stroke(`M${n(mid - w * 0.42)} ${y - 54}Q${mid} ${y - 44} ${n(mid + w * 0.42)} ${y - 54}`, '#140e0a', 13) +
    stroke(`M${n(mid - w * 0.42)} ${y - 54}Q${mid} ${y - 44} ${n(mid + w * 0.42)} ${y - 54}`, sail, 11) +
    stroke(`M${n(mid - w * 0.44)} ${y - 60}H${n(mid + w * 0.44)}`, '#8f6a45', 4) +
    fill(`M${mid} ${y - 62}v-13l19 5-19 6`, pennon, edge('#140e0a', 1)) +
    fill(
      `M${x0 - 6} ${y + 34}C${x0 - 34} ${y + 22} ${x0 - 46} ${y - 6} ${x0 - 40} ${y - 34} ${x0 - 36} ${y - 46} ${x0 - 54} ${y - 52} ${x0 - 58} ${y - 38} ${x0 - 72} ${y - 54} ${x0 - 40} ${y - 70} ${x0 - 28} ${y - 48} ${x0 - 22} ${y - 20} ${x0 - 20} ${y + 4} ${x0 + 4} ${y + 24}Z`,
      '#6d4727',
      edge('#140e0a', 1.6),
    ) +
    fill(
      `M${x0 + w + 6} ${y + 34}C${x0 + w + 30} ${y + 22} ${x0 + w + 38} ${y - 8} ${x0 + w + 32} ${y - 36} ${x0 + w + 36} ${y - 52} ${x0 + w + 54} ${y - 56} ${x0 + w + 74} ${y - 46}L${x0 + w + 62} ${y - 42} ${x0 + w + 72} ${y - 36} ${x0 + w + 54} ${y - 33}C${x0 + w + 56} ${y - 4} ${x0 + w + 44} ${y + 18} ${x0 + w + 14} ${y + 38}Z`,
      '#6d4727',
      edge('#140e0a', 1.6),
    ) +
    `<circle cx="${x0 + w + 50}" cy="${y - 44}" r="2.4" fill="#ffd76a"/>` +
    stroke(
      `M${x0 - 38} ${y - 30}C${x0 - 42} ${y - 6} ${x0 - 32} ${y + 18} ${x0 - 8} ${y + 32}`,
      '#c08a48',
      2,
    ) +
    fill(`M${x0 - 8} ${y + 14 - slot - 4}H${x0 + w + 8}V${y + 24}H${x0 - 8}Z`, '#2a1b10', 'opacity=".55"') +
    slots.map(({ x, y: top }) => stroke(`M${n(x - 1.5)} ${n(top - 3)}V${y + 20}`, '#5d3d27', 3)).join('') +
    fill(
      `${rail} ${x0 + w + 20} ${y + 44} ${n(x0 + w * 0.75)} ${y + 56} ${mid} ${y + 56}S${x0 - 20} ${y + 44} ${x0 - 30} ${y + 10}Z`,
      wood,
      edge('#140e0a', 1.6),
    ) +
    fill(
      `M${x0 - 26} ${y + 28}C${n(x0 + w * 0.2)} ${y + 44} ${n(x0 + w * 0.8)} ${y + 44} ${x0 + w + 26} ${y + 28} ${x0 + w + 14} ${y + 48} ${n(x0 + w * 0.75)} ${y + 56} ${mid} ${y + 56}S${x0 - 14} ${y + 48} ${x0 - 26} ${y + 28}Z`,
      '#4a2f1a',
    ) +
    stroke(rail, '#c08a48', 2) +
    shields +
    wave(x0 - 54, 56, w + 100, 2, 0.8) +
    wave(x0 - 34, 63, w + 50, 1.4, 0.45)
  )
}

export interface HullProps {
  theme: ThemeName
  places: number
  /** Whose private ship it is: sail and pennon in the clan's colour. */
  clan?: Clan
  /** What stands on each thwart: slots, dice, food; laid over the drawing. */
  children?: readonly ReactNode[]
  style?: CSSProperties
}

export function Hull({ theme, places, clan, children = [], style }: HullProps) {
  const { width, height, slot, slots } = hullLayout(places)
  const src = picture(`hull ${theme} ${places} ${clan ?? ''}`, width, height, () => hull(theme, places, clan))
  return (
    <div style={{ position: 'relative', width, height, flex: 'none', ...style }}>
      <img src={src} alt="" width={width} height={height} draggable={false} style={{ display: 'block' }} />
      {slots.map(({ x, y }, i) => (
        <div key={x} style={{ position: 'absolute', left: x, top: y, width: slot, height: slot }}>
          {children[i]}
        </div>
      ))}
    </div>
  )
}
