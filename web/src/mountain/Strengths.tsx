import { suppliesFrom } from '@meadhall/mountain/ancestry'
import { strongestOf } from '@meadhall/mountain/groups'
import { ACTIONS } from '@meadhall/mountain/vocabulary'
import { Sign } from '../app/Sign.tsx'
import { SymbolTile } from '../art/mountain/Pieces.tsx'
import { useMountain } from './hold.ts'
import { word } from './words.ts'

const FULL = 9

export function Strengths({ now, then }: { now: readonly number[]; then: readonly number[] | undefined }) {
  const { say, view } = useMountain()
  const shown = then ?? now
  return (
    <div className="mk-strengths">
      <div className="mk-cap">
        <h3 className="world">{word(say, 'ui.strongestGroup')}</h3>
        <small>{word(say, 'ui.nowThen')}</small>
      </div>
      {ACTIONS.map((action) => {
        const a = strongestOf(now, action).strength
        const b = strongestOf(shown, action).strength
        return (
          <div key={action} className="mk-row">
            <SymbolTile symbol={action} size={20} />
            <span className="mk-strength-name">{say.name(action)}</span>
            <b>{a}</b>
            <Sign name="on" size={11} />
            <b className={b > a ? 'mk-gold' : b < a ? 'danger' : ''}>{b}</b>
            <span className="mk-bar" aria-hidden="true">
              <span
                className={b > a ? 'more' : ''}
                style={{ width: `${Math.min(100, (b / FULL) * 100)}%` }}
              />
              <i style={{ left: `${Math.min(100, (a / FULL) * 100)}%` }} />
            </span>
          </div>
        )
      })}
      <div className="mk-row mk-strength-foot">
        <SymbolTile symbol="supply" size={20} />
        <b>{suppliesFrom(view, shown)}</b> {word(say, 'ui.supplies')}
      </div>
    </div>
  )
}
