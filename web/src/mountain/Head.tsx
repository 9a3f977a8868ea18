import { Token } from '../art/midgard/Token.tsx'
import { PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { Troll } from '../art/mountain/Pieces.tsx'
import { useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { mine } from './Stores.tsx'
import { useSums } from './use-film.ts'
import { word } from './words.ts'

/** Who one is, and what one has of honour and trolls. */
export function Head() {
  const hold = useMountain()
  const { view, say, update } = hold
  const seat = mine(hold)
  const people = peopleOf(seat)
  const sums = useSums()
  const order = sums.filter((honour) => honour > sums[seat])
  return (
    <section
      className={`mk-head${update.pending.includes(seat) ? ' acting' : ''}`}
      style={{ '--people': PEOPLE_LOOKS[people].colour } as React.CSSProperties}
    >
      <span className="mk-portrait">
        <Troll people={people} size={32} />
      </span>
      <div>
        <div className="world">
          {say.player(seat)} <small>{view.first === seat ? word(say, 'ui.first') : ''}</small>
        </div>
        <div className="mk-row">
          <Token name="glory" size={20} label={word(say, 'ui.honour')} />
          <b className="mk-honour">{sums[seat]}</b>
          {view.players.length > 1 && <small>{word(say, 'ui.place', { n: order.length + 1 })}</small>}
          <Troll people={people} size={17} />
          <b>{view.players[seat].reserve}</b>
          <small>{word(say, 'ui.toBolster')}</small>
        </div>
      </div>
    </section>
  )
}
