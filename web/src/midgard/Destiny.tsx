import { DESTINY_ROWS } from '@meadhall/midgard/data/certain'
import { destinyGlory, have, isSecret } from '@meadhall/midgard/destinies'
import type { State } from '@meadhall/midgard/state'
import { DESTINIES } from '@meadhall/midgard/vocabulary'
import { useMidgard } from './hold.ts'
import { word } from './words.ts'

/** Text first, and always where its holder stands. */
export function DestinyCard({
  destiny,
  seat,
  full = false,
}: {
  destiny: number
  seat: number
  full?: boolean
}) {
  const { view, say, seat: viewer } = useMidgard()
  const id = DESTINIES[destiny]
  const { alone, tied } = DESTINY_ROWS[destiny]
  const { text, leads } = raceFor(view, seat, destiny, viewer === seat)
  return (
    <div className={`mg-destiny${full ? ' full' : ''}`} data-thing={`destiny ${id}`}>
      <div className="world">{say.name(id)}</div>
      <div className="mg-most">{word(say, `ui.most.${id}`)}</div>
      <div className={`mg-progress${leads ? ' good' : ''}`}>
        <div>{word(say, text.key, text)}</div>
        <div>{word(say, 'ui.destiny.worth', { alone, tied })}</div>
      </div>
    </div>
  )
}

/** How far a seat is with a destiny, told to itself or to who looks on. */
export function raceFor(state: State, seat: number, destiny: number, isOwn = true) {
  const { counts } = DESTINY_ROWS[destiny]
  const own = have(state, state.players[seat], counts)
  if (isSecret(state, destiny))
    return {
      text: { key: isOwn ? ('ui.destiny.hidden' as const) : ('ui.destiny.theirsHidden' as const), own },
      leads: false,
    }
  const others = state.players.flatMap((player, other) =>
    other === seat ? [] : [have(state, player, counts)],
  )
  const best = Math.max(0, ...others)
  const worth = destinyGlory(state, seat, destiny)
  if (own > best)
    return {
      text: { key: isOwn ? ('ui.destiny.lead' as const) : ('ui.destiny.theyLead' as const), own, best },
      leads: true,
    }
  if (own === best && worth > 0) return { text: { key: 'ui.destiny.tied' as const, own }, leads: true }
  return {
    text: { key: isOwn ? ('ui.destiny.you' as const) : ('ui.destiny.theirs' as const), own, best },
    leads: false,
  }
}
