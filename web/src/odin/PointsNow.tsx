import { points, ranking } from '@meadhall/odin/score'
import { mine, useOdin } from './hold.ts'
import { Star } from './marks.tsx'
import { MARK } from './verdict.ts'
import { inARow, signed, word } from './words.ts'

/** What one would have if the game ended now; an onlooker is told whose things these are. */
export function PointsNow() {
  const hold = useOdin()
  const { view, say } = hold
  const seat = mine(hold)
  const sum = points(view, seat)
  const place = ranking(view).findIndex((seats) => seats.includes(seat)) + 1
  return (
    <div className="od-points">
      <span className="od-star">
        <Star />
      </span>
      <b className="title">{signed(sum)}</b>
      {hold.seat === null && <b className="od-whose">{word(say, 'ui.whose', { name: say.player(seat) })}</b>}
      <span className="dim">
        {inARow(say, [
          word(say, 'ui.points'),
          view.players.length > 1 ? word(say, 'ui.place', { place }) : word(say, 'ui.goal', { n: MARK }),
        ])}
      </span>
    </div>
  )
}
