// The Thing Square, in the prompt bar: how many Vikings are left to be sent.
import { clanOf, Meeple } from '../art/clans.tsx'
import { mine, useOdin } from './hold.ts'
import { word } from './words.ts'

const APART = 9
const SIZE = 19

export function Crew() {
  const hold = useOdin()
  const { view, say, update, deciding, size } = hold
  const seat = deciding || size === 'phone' ? mine(hold) : (update.pending[0] ?? mine(hold))
  const { vikings } = view.players[seat]
  const sent = view.spaces.reduce((sum, owner, at) => (owner === seat ? sum + view.crews[at] : sum), 0)
  const all = vikings + sent
  if (size === 'phone' || seat !== mine(hold)) return <Meeple clan={clanOf(seat)} flat size={30} />
  return (
    <span className="od-crew" title={word(say, 'ui.thing', { n: vikings, of: all })}>
      <small>{word(say, 'ui.thing', { n: vikings, of: all })}</small>
      <svg
        width={Math.max(1, all - 1) * APART + SIZE}
        height={SIZE}
        viewBox={`0 0 ${Math.max(1, all - 1) * APART + SIZE} ${SIZE}`}
        aria-hidden="true"
      >
        {Array.from({ length: all }, (_, i) => (
          <Meeple
            key={i}
            clan={clanOf(seat)}
            flat
            x={i * APART}
            y={0}
            size={SIZE}
            opacity={i < vikings ? 1 : 0.28}
          />
        ))}
      </svg>
    </span>
  )
}
