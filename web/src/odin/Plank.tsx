import { LAST_ROUND } from '@meadhall/odin/state'
import type { Group } from '@meadhall/odin/vocabulary'
import { memo, useMemo } from 'react'
import { clanOf, Meeple } from '../art/clans.tsx'
import { type Box, type PlankState, plank, plankPath, SHIELD } from '../art/odin/plank.ts'
import type { Sign } from '../art/odin/signs.ts'
import type { ThemeName } from '../art/theme.ts'
import { drawnButton } from '../table/keys.ts'

interface PlankProps {
  id: string
  group: Group
  theme: ThemeName
  fonts: number
  /** Signs as text, so that a plank is drawn again only when they differ. */
  lines: string
  vikings: number
  box: Box
  state: PlankState
  owner: number
  look: '' | 'chosen' | 'refused'
  me: number
  sensible: boolean
  /** It gives or takes the good that is pointed at. */
  linked: boolean
  label: string
  onTouch: (id: string, byKey?: boolean) => void
  onPoint: (id: string | null) => void
}

/** One space of the action board: drawn again only when what it shows differs. */
export const Plank = memo(function Plank({
  id,
  group,
  theme,
  lines,
  vikings,
  box,
  state,
  owner,
  look,
  me,
  sensible,
  linked,
  label,
  onTouch,
  onPoint,
  fonts,
}: PlankProps) {
  const [x, y, w, h] = box
  const markup = useMemo(
    () => plank(theme, id, group, JSON.parse(lines) as Sign[][], vikings, box, state),
    // Fonts decide how wide words are.
    [theme, id, group, lines, vikings, box, state, fonts],
  )
  const edge = look === 'chosen' ? 'var(--chosen)' : 'var(--danger)'
  return (
    <g transform={`translate(${x} ${y})`} className={`od-plank ${state}`}>
      <g aria-hidden="true">
        {look === 'chosen' && (
          <path d={plankPath(w, h)} fill="none" stroke={edge} strokeWidth="6" opacity=".28" />
        )}
        <g dangerouslySetInnerHTML={{ __html: markup }} />
        {sensible && <path className="od-flame" d={`M${w - 12} 9c-3-3 0-5 0-8 3 2 5 5 3 8q-1 2-3 0Z`} />}
        {linked && <circle className="od-linked" cx={w - 13} cy={h - 7} r="4" />}
        {look && (
          <path
            d={plankPath(w, h)}
            fill="none"
            stroke={edge}
            strokeWidth={look === 'chosen' ? 2 : 1.6}
            strokeDasharray={look === 'chosen' ? undefined : '4 3'}
          />
        )}
        {owner >= 0 && (
          <Meeple
            clan={clanOf(owner === LAST_ROUND ? me : owner)}
            x={SHIELD - 11.5}
            y={h / 2 - 13.5}
            size={23}
            opacity={owner === LAST_ROUND ? 0.6 : 1}
          />
        )}
        {look === 'chosen' && owner < 0 && (
          <>
            <Meeple clan={clanOf(me)} x={SHIELD - 12} y={h / 2 - 14} size={24} />
            <circle cx={SHIELD + 9.5} cy={h / 2 + 8} r="6.6" fill="#1b130d" stroke="var(--chosen)" />
            <text x={SHIELD + 9.5} y={h / 2 + 12} className="count" fontSize="11" fill="#fff">
              {vikings}
            </text>
          </>
        )}
      </g>
      <path
        className="od-press-plank"
        d={`M0 0H${w}V${h}H0Z`}
        role="button"
        tabIndex={-1}
        aria-label={label}
        aria-disabled={state !== 'open'}
        data-space={id}
        onClick={() => onTouch(id)}
        onKeyDown={drawnButton(() => onTouch(id, true))}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(null)}
      />
    </g>
  )
})
