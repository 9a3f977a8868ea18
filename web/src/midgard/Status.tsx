import { ROUNDS } from '@meadhall/midgard/vocabulary'
import { RuneStone } from '../table/RuneStone.tsx'
import { useMidgard } from './hold.ts'
import { useRoundOver } from './looking.ts'
import { PHASES, phaseOf } from './phase.ts'
import { word } from './words.ts'

export const ROUND_RUNES = ['ᚠ', 'ᚢ', 'ᚦ', 'ᚨ', 'ᚱ', 'ᚲ', 'ᚷ', 'ᚹ']

/** Round and phase, in the top bar. */
export function Status() {
  const { view, say, size } = useMidgard()
  const over = useRoundOver()
  const phase = over ? 'cleanUp' : phaseOf(view)
  const round = Math.max(1, view.round)
  if (size === 'phone')
    return (
      <div className="mg-status phone">
        <RuneStone rune={ROUND_RUNES[round - 1]} state="now" size={28} />
        <div>
          <div className="world mg-phase-name">{word(say, `ui.phase.${phase}`)}</div>
          <div className="mg-round-small">
            {word(say, 'ui.round', { n: round })}{' '}
            <span className="mg-of-rounds">{word(say, 'ui.ofRounds', { n: ROUNDS })}</span>
          </div>
        </div>
      </div>
    )
  return (
    <div className="mg-status">
      <span className="world mg-round">
        {word(say, 'ui.round', { n: round })}{' '}
        <span className="dim">{word(say, 'ui.ofRounds', { n: ROUNDS })}</span>
      </span>
      <span className="mg-stones" aria-hidden="true">
        {ROUND_RUNES.map((rune, i) => (
          <RuneStone
            key={rune}
            rune={rune}
            state={i + 1 === round ? 'now' : i + 1 < round ? 'past' : 'next'}
          />
        ))}
      </span>
      <ol className="mg-phases">
        {PHASES.map((each, i) => {
          const past = PHASES.indexOf(phase as never) > i || phase === 'over'
          return (
            <li key={each} className="world" aria-current={each === phase ? 'step' : undefined}>
              {past && <Tick />}
              {word(say, `ui.phase.${each}`)}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Tick() {
  return (
    <svg className="mg-tick" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M1.500 6.500L4.500 9.500 10.500 2" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
