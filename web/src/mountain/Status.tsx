import { WAVES } from '@meadhall/mountain/vocabulary'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useMountain } from './hold.ts'
import { PHASES, phaseOf, phaseOfScene } from './phase.ts'
import { useScene } from './use-film.ts'
import { word } from './words.ts'

const NUMERALS = ['I', 'II', 'III']

/** Wave and phase, in the top bar. */
export function Status() {
  const { view, say, size } = useMountain()
  const scene = useScene()
  const phase = (scene && phaseOfScene(scene)) ?? phaseOf(view)
  const title = word(say, 'ui.wave', { wave: NUMERALS[view.wave] })
  if (size === 'phone')
    return (
      <div className="mk-status phone">
        <Stone wave={view.wave} state="now" size={28} />
        <div>
          <div className="world">{word(say, `ui.phase.${phase}`)}</div>
          <small>{title}</small>
        </div>
      </div>
    )
  return (
    <div className="mk-status">
      <span className="world mk-wave">{title}</span>
      <span className="mk-stones" aria-hidden="true">
        {Array.from({ length: WAVES }, (_, wave) => (
          <Stone
            key={wave}
            wave={wave}
            state={wave === view.wave ? 'now' : wave < view.wave ? 'past' : 'next'}
          />
        ))}
      </span>
      <ol className="mk-phases">
        {PHASES.map((each, i) => (
          <li key={each} className="world" aria-current={each === phase ? 'step' : undefined}>
            {(PHASES.indexOf(phase as never) > i || phase === 'over') && (
              <svg className="mk-tick" viewBox="0 0 12 12" aria-hidden="true">
                <path
                  d="M1.500 6.500L4.500 9.500 10.500 2"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              </svg>
            )}
            {word(say, `ui.phase.${each}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Waves are peaks of stone. */
function Stone({ wave, state, size = 26 }: { wave: number; state: 'now' | 'past' | 'next'; size?: number }) {
  return (
    <Sheet width={size} height={(size * 36) / 29} viewBox="0 0 29 36">
      <path d="M1 34L5 13 14 1 23 12 28 34Z" fill={`var(--stone-${state})`} stroke="var(--stone-edge)" />
      <path d="M14 1L23 12 28 34H17Z" opacity=".18" />
      <text x="14.4" y="28" fontSize="15" className="world middle" fill={`var(--stone-${state}-text)`}>
        {NUMERALS[wave]}
      </text>
    </Sheet>
  )
}
