import { useId } from 'react'

const BODY =
  'M66 34C66 16 82 5 97 8 108 10 114 18 115 27L112 48 105 55 110 61 101 64 106 72 97 74 101 83C106 100 101 118 86 128 76 134 63 134 55 131L42 138 12 156 18 143 3 147 15 131 5 131C18 116 30 92 44 72 54 58 65 50 66 34Z'
const WING =
  'M49 71C66 60 86 70 86 92 85 110 66 124 43 134L20 149 27 136 13 140 26 125 16 124C30 106 38 84 49 71Z'
const FEATHERS: readonly (readonly [number, number, number, number, number])[] = [
  [50, 76, 72, 78, 3.2],
  [45, 83, 74, 87, 3.05],
  [40, 91, 74, 97, 2.9],
  [36, 99, 70, 107, 2.75],
  [31, 107, 62, 117, 2.6],
  [27, 115, 52, 126, 2.45],
  [72, 22, 84, 20, 2.4],
  [70, 29, 80, 30, 2.4],
  [68, 36, 76, 39, 2.4],
  [66, 43, 73, 48, 2.4],
  [62, 50, 70, 56, 2.4],
  [57, 57, 66, 63, 2.4],
]
const STARS = [
  [24, 40, 1],
  [40, 22, 1.6],
  [18, 70, 1],
  [52, 34, 1.6],
  [140, 96, 1],
  [30, 96, 1.6],
] as const

/** Muninn, who remembers: a raven on a perch before the moon, breaking out of his medallion. */
export function Muninn({ size = 124 }: { size?: number }) {
  const id = useId()
  return (
    <svg
      className="art muninn"
      width={size}
      height={(size * 160) / 152}
      viewBox="0 0 152 160"
      overflow="visible"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1730" />
          <stop offset="1" stopColor="#1f5668" />
        </linearGradient>
        <clipPath id={`${id}disc`}>
          <circle cx="76" cy="76" r="66" />
        </clipPath>
      </defs>
      <circle cx="76" cy="79" r="71" opacity=".45" />
      <circle cx="76" cy="76" r="71" fill="#3d2716" stroke="#140e0a" strokeWidth="2" />
      <circle cx="76" cy="76" r="68" fill="none" stroke="#d8a648" strokeWidth="1.6" />
      <g clipPath={`url(#${id}disc)`}>
        <rect width="152" height="152" fill={`url(#${id}sky)`} />
        <circle cx="96" cy="52" r="44" fill="#e9e4c8" opacity=".2" />
        <circle cx="96" cy="52" r="36" fill="#ece7cd" />
        <path
          d="M76 44q8-10 20-9M108 74q9-6 11-17"
          stroke="#cfc9a8"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#f3efd8" />
        ))}
        <path d="M0 128L22 104 40 120 62 96 84 118 110 100 152 130V152H0Z" fill="#10252f" />
      </g>
      <g transform="translate(-2 -6)">
        <Bird />
      </g>
      <path d="M34 141H128L134 149 128 157H34L28 149Z" fill="#6b4526" stroke="#140e0a" strokeWidth="1.6" />
      <path d="M34 143.5H127" stroke="#c08a48" strokeWidth="1.6" />
      <path d="M46 141v16M116 141v16" stroke="#d8a648" strokeWidth="2" />
    </svg>
  )
}

function Bird() {
  return (
    <>
      <g strokeLinecap="round" fill="none">
        <path d="M66 128L68 146M82 124L85 146" stroke="#15110d" strokeWidth="7" />
        <path d="M66 130L68 146M82 126L85 146" stroke="#7a6a50" strokeWidth="3.6" />
        <path d="M60 149q8-7 17 0M77 149q8-7 17 0" stroke="#15110d" strokeWidth="6" />
        <path d="M60 149q8-7 17 0M77 149q8-7 17 0" stroke="#8d7b5c" strokeWidth="3" />
      </g>
      <path d={BODY} transform="translate(-2 -1.8)" fill="#b9d4e2" />
      <path d={BODY} fill="#1b2029" stroke="#0a0c10" strokeWidth="1.6" strokeLinejoin="round" />
      <path
        d="M101 83C106 100 101 118 86 128 76 134 63 134 55 131 78 126 92 108 90 84L97 74Z"
        fill="#0f1218"
      />
      <path
        d="M66 34C66 16 82 5 97 8 84 12 76 22 75 38 74 50 66 58 58 66 48 74 42 82 36 92 42 74 64 56 66 34Z"
        fill="#35414f"
      />
      <path d={WING} fill="#252d38" stroke="#0a0c10" strokeWidth="1.4" strokeLinejoin="round" />
      {FEATHERS.map((feather) => (
        <path key={feather.join(' ')} d={cut(...feather)} fill="#7f9bb0" />
      ))}
      <path
        d="M105 55L96 58M101 64L92 66M97 74L90 75"
        stroke="#4d5d6c"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <g stroke="#0a0c10" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M112 45C120 44 130 47 136 53 126 57 116 57 109 53Z" fill="#3a342c" />
        <path d="M111 21C126 18 141 28 147 45 136 41 124 43 110 45Z" fill="#4a433a" />
      </g>
      <path d="M111 44L128 46 112 49Z" fill="#a33a28" />
      <path d="M113 24C124 22 134 28 140 37 130 31 121 30 113 31Z" fill="#9d917d" />
      <circle cx="97" cy="28" r="9" fill="#0f1218" />
      <circle cx="97" cy="28" r="6" fill="#f0bd3c" stroke="#4a3205" strokeWidth="1" />
      <circle cx="98.4" cy="28.4" r="3.1" fill="#0a0806" />
      <circle cx="96.4" cy="26.2" r="1.4" fill="#fff6dc" />
      <path d="M85 20Q96 14 107 24L105 26Q95 18 86 23Z" fill="#0a0c10" />
      <g fill="none" strokeLinecap="round">
        <path d="M57 62C68 76 86 79 101 68" stroke="#4a3205" strokeWidth="7.4" />
        <path d="M57 62C68 76 86 79 101 68" stroke="#e0a83e" strokeWidth="4.6" />
        <path d="M60 64C70 75 85 77 98 69" stroke="#fff0b8" strokeWidth="1.4" strokeDasharray="3 3.4" />
      </g>
      <g transform="translate(84 76)">
        <path d="M-8 1Q0-4 8 1L9 19Q0 24-9 19Z" fill="#56636a" stroke="#0a0c10" strokeWidth="1.4" />
        <path
          d="M-4 17V4L4 10M4 17V4L-4 10"
          stroke="#b9e4ff"
          strokeWidth="2.1"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </>
  )
}

/** A feather as a wedge. */
function cut(x: number, y: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - x, toY - y)
  const nx = ((y - toY) / length) * (width / 2)
  const ny = ((toX - x) / length) * (width / 2)
  return `M${x + nx} ${y + ny}L${toX} ${toY}L${x - nx} ${y - ny}Z`
}

/** Progress as a tally staff: done is a carved notch, now an ember, to come a slit. */
export function TallyStaff({ steps, at, width = 150 }: { steps: number; at: number; width?: number }) {
  const step = (width - 30) / steps
  return (
    <svg className="art" width={width} height="22" overflow="visible" aria-hidden="true">
      <path
        d={`M6 6.5Q${width / 2} 3 ${width - 4} 6.5L${width} 11 ${width - 4} 15.5Q${width / 2} 19 6 15.5L2 11Z`}
        fill="#5d3d27"
        stroke="#140e0a"
        strokeWidth="1.2"
      />
      <path d={`M8 7.6Q${width / 2} 4.6 ${width - 6} 7.6`} stroke="#b9803f" strokeWidth="1.3" fill="none" />
      {Array.from({ length: steps }, (_, i) => {
        const x = 14 + step * (i + 0.5)
        if (i < at)
          return (
            <g key={i} fill="none" strokeLinecap="round">
              <path
                d={`M${x - 3.4} 4.6L${x + 1} 17.4M${x + 4.6} 4.6L${x + 0.6} 11`}
                stroke="#140e0a"
                strokeWidth="3.6"
              />
              <path
                d={`M${x - 3.4} 4.6L${x + 1} 17.4M${x + 4.6} 4.6L${x + 0.6} 11`}
                stroke="#ffd76a"
                strokeWidth="2"
              />
            </g>
          )
        if (i === at)
          return (
            <g key={i}>
              <circle cx={x} cy="11" r="11" fill="#ff9a2e" opacity=".28" />
              <circle cx={x} cy="11" r="6" fill="#e0a83e" stroke="#fff0c8" strokeWidth="1.6" />
            </g>
          )
        return <path key={i} d={`M${x} 5.6V16.4`} stroke="#23150b" strokeWidth="2.6" strokeLinecap="round" />
      })}
    </svg>
  )
}
