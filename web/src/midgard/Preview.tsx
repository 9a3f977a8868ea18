import type { Move } from '@meadhall/midgard/moves'
import { STALLS, type Stall, WARRIORS } from '@meadhall/midgard/vocabulary'
import { Die } from '../art/midgard/Die.tsx'
import { PlacePicture } from '../art/midgard/PlacePicture.tsx'
import { TOWN, type TownPlace } from '../art/midgard/places.ts'
import { Token } from '../art/midgard/Token.tsx'
import { Arrow } from './Arrow.tsx'
import { changes, otherNews, warriorsOf } from './changes.ts'
import { useMidgard } from './hold.ts'
import { doesText, newsText } from './spoken.ts'
import { word } from './words.ts'

/** What the chosen move would change, in one line of the prompt bar or above the phone's button. */
export function Preview({ move }: { move: Move }) {
  const hold = useMidgard()
  const { preview, view, seat, say, size, theme } = hold
  const would = preview(move)
  if (!would || seat === null) return null
  const changed = changes(view, would.state, seat)
  const from = warriorsOf(view, seat)
  const to = warriorsOf(would.state, seat)
  const phone = size === 'phone'
  const drawn = move.do === 'place' && phone ? buildingOf(move.at) : undefined
  return (
    <span className={`mg-preview ${size}`}>
      {drawn && <PlacePicture of={drawn} theme={theme} width={72} />}
      {move.do === 'place' && (phone || changed.length === 0) && (
        <span className="mg-does">{doesText(hold, move.at)} </span>
      )}
      {changed.map((each) => (
        <span key={each.name} className="mg-change">
          {'token' in each ? (
            <Token name={each.token} size={17} label={say.name(each.name)} />
          ) : (
            <Die warrior={WARRIORS[each.warrior]} size={16} label={say.name(each.name)} />
          )}
          {each.from}
          <Arrow />
          <b>{each.to}</b>
        </span>
      ))}
      {from !== to && (
        <span>
          {word(say, 'ui.longhouse')} {from} <Arrow /> <b className="hover">{to}</b> {word(say, 'ui.of8')}
        </span>
      )}
      {otherNews(would.told).map((happening) => (
        <span key={happening.what}>{newsText(hold, happening)} </span>
      ))}
      {would.until && <span className="mg-follows">{word(say, 'ui.thenChance')}</span>}
    </span>
  )
}

function buildingOf(at: string): TownPlace | Stall | undefined {
  if (TOWN.includes(at as TownPlace)) return at === 'huntingGrounds' ? undefined : (at as TownPlace)
  return STALLS.includes(at as Stall) ? (at as Stall) : undefined
}
