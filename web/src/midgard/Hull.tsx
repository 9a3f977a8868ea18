// A longship from the side with a place for each die or food.
import { memo, type ReactNode } from 'react'
import { CLAN_LOOKS, type Clan } from '../art/clans.tsx'

/** Width of one place: narrower aboard the large ships. */
export const thwart = (places: number): number => (places > 7 ? 27 : places > 5 ? 31.5 : 37)

const LEFT = 64
const DECK = 96

const HullScenery = memo(function HullScenery({ places, clan }: { places: number; clan?: Clan | undefined }) {
  const bay = thwart(places)
  const W = places * bay
  const x0 = LEFT
  const y = DECK
  const mid = x0 + W / 2
  const sail = clan ? CLAN_LOOKS[clan].colour : '#efe3c8'
  const wave = (from: number, at: number, length: number) =>
    `M${from} ${at}q9-7 18 0${'t18 0'.repeat(Math.max(1, Math.ceil(length / 18) - 1))}`
  return (
    <svg className="art" width={W + 150} height={170} viewBox={`0 0 ${W + 150} 170`} aria-hidden="true">
      <path d={`M${mid} ${y + 16}V${y - 72}`} stroke="#8f6a45" strokeWidth="5" />
      <path
        d={`M${mid - W * 0.42} ${y - 66}Q${mid} ${y - 56} ${mid + W * 0.42} ${y - 66}`}
        stroke={sail}
        strokeWidth="11"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d={`M${mid - W * 0.44} ${y - 71}H${mid + W * 0.44}`}
        stroke="#8f6a45"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={`M${mid} ${y - 74}v-12l18 5-18 6`} fill="#d6452b" stroke="#3d0d05" />
      <path
        d={`M${x0 - 6} ${y + 34}C${x0 - 34} ${y + 22} ${x0 - 46} ${y - 6} ${x0 - 40} ${y - 34} ${x0 - 36} ${y - 46} ${x0 - 54} ${y - 52} ${x0 - 58} ${y - 38} ${x0 - 72} ${y - 54} ${x0 - 40} ${y - 70} ${x0 - 28} ${y - 48} ${x0 - 22} ${y - 20} ${x0 - 20} ${y + 4} ${x0 + 4} ${y + 24}Z`}
        fill="#6d4727"
        stroke="#140e0a"
        strokeWidth="1.6"
      />
      <path
        d={`M${x0 + W + 6} ${y + 34}C${x0 + W + 30} ${y + 22} ${x0 + W + 38} ${y - 8} ${x0 + W + 32} ${y - 36} ${x0 + W + 36} ${y - 52} ${x0 + W + 54} ${y - 56} ${x0 + W + 74} ${y - 46}L${x0 + W + 62} ${y - 42} ${x0 + W + 72} ${y - 36} ${x0 + W + 54} ${y - 33}C${x0 + W + 56} ${y - 4} ${x0 + W + 44} ${y + 18} ${x0 + W + 14} ${y + 38}Z`}
        fill="#6d4727"
        stroke="#140e0a"
        strokeWidth="1.6"
      />
      <circle cx={x0 + W + 50} cy={y - 44} r="2.4" fill="#ffd76a" />
      <path
        d={`M${x0 - 30} ${y + 18}C${x0 + W * 0.2} ${y + 32} ${x0 + W * 0.8} ${y + 32} ${x0 + W + 30} ${y + 18} ${x0 + W + 20} ${y + 46} ${x0 + W * 0.75} ${y + 58} ${mid} ${y + 58}S${x0 - 20} ${y + 46} ${x0 - 30} ${y + 18}Z`}
        fill="#7a5233"
        stroke="#140e0a"
        strokeWidth="1.6"
      />
      <path
        d={`M${x0 - 26} ${y + 32}C${x0 + W * 0.2} ${y + 44} ${x0 + W * 0.8} ${y + 44} ${x0 + W + 26} ${y + 32} ${x0 + W + 14} ${y + 52} ${x0 + W * 0.75} ${y + 58} ${mid} ${y + 58}S${x0 - 14} ${y + 52} ${x0 - 26} ${y + 32}Z`}
        fill="#4a2f1a"
      />
      {Array.from({ length: places + 1 }, (_, i) => {
        const t = (i / places) * 2 - 1
        return (
          <g key={i} transform={`translate(${mid + t * (W / 2 + 2)} ${y + 30 + 6 * (1 - t * t)})`}>
            <circle r="9.5" fill={['#a8432c', '#c99a3f', '#35668c'][i % 3]} stroke="#140e0a" />
            <path d="M0-8.6A8.6 8.6 0 0 1 0 8.6Z" fill="#efe3c8" opacity=".85" />
            <circle r="2.4" fill="#c9c2b0" stroke="#140e0a" strokeWidth=".8" />
          </g>
        )
      })}
      <path
        d={wave(x0 - 60, y + 58, W + 110)}
        stroke="var(--foam)"
        strokeWidth="2"
        fill="none"
        opacity=".8"
      />
      <path
        d={wave(x0 - 40, y + 65, W + 70)}
        stroke="var(--foam)"
        strokeWidth="1.4"
        fill="none"
        opacity=".45"
      />
    </svg>
  )
})

/** `children` are the places from the stern on, one element each. */
export function Hull({
  places,
  clan,
  children,
}: {
  places: number
  clan?: Clan | undefined
  children: ReactNode
}) {
  const bay = thwart(places)
  const width = places * bay + 150
  return (
    <div className="mg-hull" style={{ width, zoom: Math.min(1, 372 / width) }}>
      <HullScenery places={places} clan={clan} />
      <div
        className="mg-thwarts"
        style={{ left: LEFT, top: DECK + 22 - bay, gridTemplateColumns: `repeat(${places}, ${bay}px)` }}
      >
        {children}
      </div>
    </div>
  )
}
