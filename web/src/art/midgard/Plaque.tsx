// A place is a building, a shield and a plaque. The building is scenery; shield and plaque live.
import { memo } from 'react'
import { type Clan, Meeple } from '../clans.tsx'
import { textWidth, wrap } from '../text.ts'
import { useFonts } from '../useFonts.ts'
import { type Effect, EffectLine, effectWidth } from './effects.tsx'
import { type Place, SPOTS } from './places.ts'
import { Shield } from './Shield.tsx'

/**
 * `resting`: nothing to do here now. `legal`: you may (mint). `hover`: pointed at or focused (gold).
 * `selected`: chosen, your meeple stands there as a ghost (gold). `refused`: pointed at, and not allowed (red, dashed).
 * A place with workers on it is `resting` and has `takenBy`; the hunting grounds may be taken and legal at once.
 */
export type PlaceState = 'resting' | 'legal' | 'hover' | 'selected' | 'refused'

export interface PlaqueProps {
  place: Place
  /** In the viewer's language; wraps to two lines when it is long. A place without a name has only its shield. */
  name?: string
  effect?: Effect
  state?: PlaceState
  takenBy?: readonly Clan[]
  /** Whose turn it is: colours the ghost and the worker that the huts give. */
  clan?: Clan
  /** Where the shield stands, from `makeRoom`; its usual spot without. */
  at?: readonly [number, number]
}

const NAME_FONT = "600 13px Grenze, 'Zen Antique Soft', serif"
const SMALL_FONT = "600 12px Grenze, 'Zen Antique Soft', serif"
const WRAP_AT = 112
const TEXT_X = 21.5

function layOut(name: string, effect: Effect) {
  const lines = wrap(name, NAME_FONT, WRAP_AT)
  const font = lines.length > 1 ? SMALL_FONT : NAME_FONT
  const nameWidth = Math.max(...lines.map((line) => textWidth(line, font)))
  const signs = effectWidth(effect)
  // Two lines of name leave no line for the signs: they stand beside it.
  const width = lines.length > 1 ? nameWidth + 8 + signs : Math.max(nameWidth, signs + 2)
  return { lines, signsX: lines.length > 1 ? TEXT_X + nameWidth + 8 : 23, width: width + TEXT_X + 4 }
}

/** From the middle of the shield to the plaque's tail. */
export const plaqueWidth = (name: string, effect: Effect) => layOut(name, effect).width + 5

const EDGE: Record<PlaceState, string> = {
  resting: 'var(--plaque-edge)',
  legal: 'var(--legal)',
  hover: 'var(--chosen)',
  selected: 'var(--chosen)',
  refused: 'var(--danger)',
}

export const Plaque = memo(function Plaque(props: PlaqueProps) {
  const { place, name, effect = [], state = 'resting', takenBy = [], clan = 'wolf' } = props
  useFonts()
  const [x, y] = props.at ?? SPOTS[place].shield
  const quiet = state === 'resting' && takenBy.length === 0
  return (
    <g transform={`translate(${x} ${y})`} opacity={quiet ? 0.86 : undefined}>
      {name && <Board name={name} effect={effect} state={state} clan={clan} />}
      <Shield kind={SPOTS[place].kind} />
      <Ring state={state} />
      {takenBy.map((owner, i) => (
        <Meeple key={`${owner} ${i}`} clan={owner} x={-13 + i * 9} y={-19} size={26} />
      ))}
      {state === 'selected' && (
        <Meeple clan={clan} x={-13 + takenBy.length * 9} y={-19} size={26} opacity={0.75} />
      )}
    </g>
  )
})

/** Never a rounded rectangle: the plaque ends in a swallow-tail. */
function Board({
  name,
  effect,
  state,
  clan,
}: {
  name: string
  effect: Effect
  state: PlaceState
  clan: Clan
}) {
  const { lines, signsX, width: w } = layOut(name, effect)
  const outline = `M4-15H${w}L${w + 4.6}-8 ${w + 1}-.5 ${w + 4.6} 7 ${w} 15.5H4Z`
  const gold = state === 'hover' || state === 'selected'
  return (
    <>
      <path d={outline} opacity=".38" transform="translate(1.5 2.5)" />
      {gold && <path d={outline} fill="none" stroke="var(--tar)" strokeWidth="3.6" strokeLinejoin="round" />}
      <path
        d={outline}
        fill="var(--plaque)"
        stroke={EDGE[state]}
        strokeWidth={state === 'resting' ? 1 : 1.8}
      />
      <path d={`M8-12.6H${w - 2}M8 13H${w - 2}`} stroke="var(--plaque-rule)" strokeWidth=".7" />
      {lines.length === 1 ? (
        <text x={TEXT_X} y="-2.4" fontSize="13" className="world" fill="var(--text)">
          {name}
        </text>
      ) : (
        lines.map((line, i) => (
          <text key={line} x={TEXT_X} y={-2 + i * 12} fontSize="12" className="world" fill="var(--text)">
            {line}
          </text>
        ))
      )}
      <EffectLine effect={effect} x={signsX} y={lines.length === 1 ? 1.4 : -7} clan={clan} />
    </>
  )
}

/** The ring round a shield that says what may be done with it: form as well as colour. */
function Ring({ state, radius: r = 12.5 }: { state: PlaceState; radius?: number }) {
  switch (state) {
    case 'resting':
      return null
    case 'legal':
      return (
        <g fill="none" stroke="var(--legal)">
          <circle r={r + 3.4} strokeWidth="2" />
          <circle r={r + 6.6} strokeWidth="1.1" strokeDasharray="2 3.4" opacity=".85" />
        </g>
      )
    case 'hover':
    case 'selected':
      return (
        <g fill="none">
          <circle r={r + 3.6} stroke="var(--tar)" strokeWidth="4.4" />
          <circle r={r + 3.6} stroke="var(--chosen)" strokeWidth="2.4" />
        </g>
      )
    case 'refused':
      return <circle r={r + 3} fill="none" stroke="var(--danger)" strokeWidth="2" strokeDasharray="4 3" />
  }
}
