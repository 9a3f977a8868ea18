import type { Move } from '@meadhall/midgard/state'
import { WARRIORS } from '@meadhall/midgard/vocabulary'
import { Die } from '../art/midgard/Die.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { changes, otherNews, warriorsOf } from './changes.ts'
import { useMidgard } from './hold.ts'
import { doesText } from './spoken.ts'
import { word } from './words.ts'

/** What the chosen move would change, in one line of the prompt bar or above the phone's button. */
export function Preview({ move }: { move: Move }) {
  const hold = useMidgard()
  const { preview, view, seat, say, size } = hold
  const would = preview(move)
  if (!would || seat === null) return null
  const changed = changes(view, would.state, seat)
  const from = warriorsOf(view, seat)
  const to = warriorsOf(would.state, seat)
  return (
    <span className="mg-preview">
      {move.do === 'place' && (size === 'phone' || changed.length === 0) && (
        <span>{doesText(hold, move.at)} </span>
      )}
      {changed.map((each) => (
        <span key={each.name} className="mg-change">
          {'token' in each ? (
            <Token name={each.token} size={17} label={say.name(each.name)} />
          ) : (
            <Die warrior={WARRIORS[each.warrior]} size={16} label={say.name(each.name)} />
          )}
          {each.from}→<b>{each.to}</b>
        </span>
      ))}
      {from !== to && <span>{word(say, 'ui.longhouseChange', { from, to })} </span>}
      {otherNews(would.told).map((happening) => (
        <span key={happening.what}>{say.happening(happening)} </span>
      ))}
      {would.until && <span className="mg-follows">{word(say, 'ui.thenChance')}</span>}
    </span>
  )
}
