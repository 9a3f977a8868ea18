// The high seat: whoever won sits in it, crowned.
import { memo, type ReactNode } from 'react'
import { dragon } from '../house.ts'
import { disc, edge, fill, stroke } from '../ink.ts'
import { picture } from '../picture.ts'
import { scenery } from '../theme.ts'

const SEAT = { width: 184, height: 202 } as const

/** Wood and gold keep their colours by day: the seat stands in the firelight. */
const t = scenery.dark

function back() {
  const stripes = [70, 100, 130, 160].map((y) => `M14 ${y}l18-8M152 ${y - 8}l18 8`).join('')
  return (
    `<defs><radialGradient id="shine"><stop offset="0" stop-color="#ffd98a" stop-opacity=".6"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>` +
    fill('M34 196V60C34 22 66 6 92 6S150 22 150 60V196Z', '#4a2f1a', edge('#140e0a', 2)) +
    fill('M44 196V62C44 32 70 17 92 17S140 32 140 62V196Z', '#6d2417') +
    stroke('M56 190V46M80 190V42M104 190V42M128 190V46', '#8f3a26', 1.6) +
    fill('M14 196V44h18V196ZM152 196V44h18V196Z', '#7a5233', edge('#140e0a', 1.6)) +
    dragon(t, 22, 46, -1, 2.8, '#d8a648') +
    dragon(t, 162, 46, 1, 2.8, '#d8a648') +
    stroke(stripes, '#d8a648', 4, 'style="stroke-linecap:butt"') +
    '<ellipse cx="92" cy="120" rx="80" ry="80" fill="url(#shine)"/>'
  )
}

const crown = () =>
  fill('M64 66L58 38 76 52 92 30 108 52 126 38 120 66C104 58 80 58 64 66Z', '#f0bd3c', edge('#3a2410', 2)) +
  disc(92, 52, 4, '#b8452b', edge('#3a2410', 1))

const bench = () =>
  fill('M8 172H176V200H8Z', '#5d3d27', edge('#140e0a', 1.6)) + stroke('M8 173H176', '#c08a48', 1.6)

const layer = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

/** `children`: the winner's piece, 104 of the seat's 184 wide and standing on its bench. */
export const HighSeat = memo(function HighSeat({
  width = SEAT.width,
  crowned = true,
  children,
}: {
  width?: number
  crowned?: boolean
  children: ReactNode
}) {
  const k = width / SEAT.width
  return (
    <span style={{ position: 'relative', display: 'block', width, height: SEAT.height * k, flex: 'none' }}>
      <img style={layer} src={picture('high seat', SEAT.width, SEAT.height, back)} alt="" />
      <span style={{ position: 'absolute', left: 40 * k, top: 64 * k }}>{children}</span>
      <img style={layer} src={picture('high seat bench', SEAT.width, SEAT.height, bench)} alt="" />
      {crowned && (
        <img className="crown" style={layer} src={picture('crown', SEAT.width, SEAT.height, crown)} alt="" />
      )}
    </span>
  )
})
