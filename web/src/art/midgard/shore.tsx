// What lies at the water: berths and their food, ships, the yard, the runes on offer, small labels.
import { memo } from 'react'
import { CLAN_LOOKS, type Clan } from '../clans.tsx'
import { picture } from '../picture.ts'
import { scenery, type ThemeName } from '../theme.ts'
import { CardBack } from './CardBack.tsx'
import { BERTHS, SHORE_PLACES, SHORE_X, type Shore, YARD } from './places.ts'
import { type ShipLook, ship } from './ship.ts'
import { Token } from './Token.tsx'

export interface ShoreWaterProps {
  shore: Shore
  /** How many warriors one food feeds on the way, and the words for it ("feeds 2"). */
  food: number
  feeds: string
  /** A face-down journey card lies here. */
  journey: boolean
}

/** The journey before a shore, and what the way costs. */
export const ShoreWater = memo(function ShoreWater({ shore, feeds, food, journey }: ShoreWaterProps) {
  const x = SHORE_X[SHORE_PLACES.indexOf(shore)]
  return (
    <>
      {journey && <CardBack kind="journey" x={x + 75} y={36} width={42} turn={5} />}
      <g transform={`translate(${x + 56} 133)`} data-thing={`feeds ${SHORE_PLACES.indexOf(shore)}`}>
        <path
          d="M-46-5Q0 9 46-5Q34 12 0 12T-46-5Z"
          fill="var(--berth)"
          stroke="var(--foam)"
          strokeWidth="1.2"
          strokeDasharray="4 3"
        />
        <text x="-26" y="7.4" fontSize="12.5" className="count start" fill="var(--berth-text)">
          {food}
        </text>
        <Token name="food" x={-19} y={-4} size={14} />
        <text x="-3" y="7.4" fontSize="11.5" className="plain" fontWeight="700" fill="var(--berth-text)">
          {feeds}
        </text>
      </g>
    </>
  )
})

export type ShipKind = 'small' | 'large' | 'merchant' | 'private' | 'forSale'

const LOOKS: Record<ShipKind, (theme: ThemeName, clan?: Clan) => ShipLook> = {
  small: (theme) => ({ length: 74, shields: 5, furled: scenery[theme].bone }),
  large: (theme) => ({ length: 108, shields: 8, sail: [scenery[theme].bone, scenery[theme].red] }),
  merchant: (theme) => ({
    length: 92,
    cargo: true,
    hull: scenery[theme].wood2,
    sail: [scenery[theme].gold, scenery[theme].bone],
  }),
  private: (theme, clan) => ({
    length: 78,
    shields: 6,
    sail: clan ? [scenery[theme].bone, CLAN_LOOKS[clan].colour] : [scenery[theme].bone, scenery[theme].stone],
  }),
  forSale: (theme) => ({ length: 34, furled: scenery[theme].bone }),
}

const W = 150
const H = 96

const shipPicture = (kind: ShipKind, theme: ThemeName, clan?: Clan) =>
  picture(
    `midgard ship ${kind} ${theme} ${clan ?? ''}`,
    W * 2,
    H * 2,
    () => ship(scenery[theme], LOOKS[kind](theme, clan)),
    `${-W / 2} -68 ${W} ${H}`,
  )

export interface BoardShipProps {
  kind: ShipKind
  theme: ThemeName
  /** Whose sail a private ship sets. */
  clan?: Clan
  /** Where it lies: at its own pier, or off a shore. */
  at: keyof typeof BERTHS | readonly [number, number]
  /** Smaller off a shore, where crew and food are counted beside it. */
  scale?: number
}

/** A ship on the board; it slides when its berth changes. */
export const BoardShip = memo(function BoardShip({ kind, theme, clan, at, scale = 1 }: BoardShipProps) {
  const [x, y] = typeof at === 'string' ? BERTHS[at] : at
  return (
    <g className="sail" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      <image href={shipPicture(kind, theme, clan)} x={-W / 2} y={-68} width={W} height={H} />
    </g>
  )
})

/** A ship as a picture beside words. */
export function ShipPicture({
  kind,
  theme,
  clan,
  width = 100,
  label = '',
}: {
  kind: ShipKind
  theme: ThemeName
  clan?: Clan
  width?: number
  label?: string
}) {
  return (
    <img
      className="art"
      src={shipPicture(kind, theme, clan)}
      alt={label}
      width={width}
      height={(width * H) / W}
    />
  )
}

/** A ship that the shipwright sells, with its capacity. */
export const YardShip = memo(function YardShip({
  space,
  capacity,
  theme,
}: {
  space: 0 | 1 | 2 | 3
  capacity: number
  theme: ThemeName
}) {
  const [x, y] = YARD[space]
  return (
    <g transform={`translate(${x} ${y})`} data-thing="yard">
      <image href={shipPicture('forSale', theme)} x={-W / 2} y={-68} width={W} height={H} />
      <circle cy="-6" r="7.4" fill="var(--tip)" stroke="var(--line)" />
      <text y="-2" fontSize="11" className="count" fill="var(--text)">
        {capacity}
      </text>
    </g>
  )
})

/** A small standing board with a word, such as the one over the draugr. */
export function SmallLabel({
  x,
  y,
  text,
  width = 72,
}: {
  x: number
  y: number
  text: string
  width?: number
}) {
  const w = width / 2
  return (
    <g transform={`translate(${x} ${y})`} data-thing="label">
      <path
        d={`M-${w}-8H${w}L${w + 4} 0 ${w} 8H-${w}L-${w + 4} 0Z`}
        fill="var(--plaque)"
        stroke="var(--plaque-edge)"
      />
      <text y="4.4" fontSize="13" className="world middle" fill="var(--text)">
        {text}
      </text>
    </g>
  )
}

/** A rune on offer beside the runesmith. */
export const RuneOnOffer = memo(function RuneOnOffer({
  x,
  y,
  rune,
  glory,
  state = 'resting',
}: {
  x: number
  y: number
  rune: string
  glory: number
  state?: 'resting' | 'legal' | 'selected'
}) {
  return (
    <g transform={`translate(${x} ${y})`} data-thing={`rune ${rune}`}>
      <rect x="1" y="2" width="22" height="30" rx="3" opacity=".45" />
      <rect width="22" height="30" rx="3" fill="#efe2c4" />
      <rect x="1.4" y="1.4" width="19.2" height="27.2" rx="2" fill="#233038" />
      {state !== 'resting' && (
        <rect
          x="-2"
          y="-2"
          width="26"
          height="34"
          rx="5"
          fill="none"
          stroke={state === 'legal' ? 'var(--legal)' : 'var(--chosen)'}
          strokeWidth="2"
        />
      )}
      <text x="11" y="21.5" fontSize="19" className="runic middle" fill="#b9e4ff">
        {rune}
      </text>
      <circle cx="20" cy="2.6" r="5.6" fill="#ffd76a" stroke="#3a2410" strokeWidth=".9" />
      <text x="20" y="6.2" fontSize="10" className="count" fill="#3a2410">
        {glory}
      </text>
    </g>
  )
})
