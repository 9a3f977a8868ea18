// Occupations that have just taken effect: seen for a moment above the hand, and beside others' names.
import { CARD } from '@meadhall/odin/data/occupations/list'
import { useEffect, useState } from 'react'
import { clanOf, Meeple } from '../art/clans.tsx'
import { firings } from './firings.ts'
import { useOdin } from './hold.ts'
import { ThingPiece } from './pieces.tsx'
import { word } from './words.ts'

const SEEN = 3600

export function Fired() {
  const { step, say, hurried } = useOdin()
  const [over, setOver] = useState<number>()
  const n = step?.n
  const fired = firings(step?.told ?? [])
  // Each step is seen for a while; impatience ends it.
  useEffect(() => {
    if (n === undefined) return
    const timer = setTimeout(() => setOver(n), SEEN)
    return () => clearTimeout(timer)
  }, [n])
  // Only impatience counts.
  useEffect(() => {
    if (hurried > 0) setOver(n)
  }, [hurried])
  if (fired.length === 0 || over === n) return null
  return (
    <ul className="od-fired" aria-hidden="true">
      {fired.slice(0, 3).map(({ seat, card, things }, i) => (
        <li key={`${n} ${i}`} className={CARD.find(({ id }) => id === card)?.category ?? ''}>
          <Meeple clan={clanOf(seat)} flat size={20} />
          <span>
            <b className="world">{say.name(card)}</b>
            <small>{word(say, 'ui.fired')}</small>
          </span>
          {things.slice(0, 4).map(({ thing, n: amount }) => (
            <span key={`${thing} ${amount}`} className={amount < 0 ? 'od-row danger' : 'od-row'}>
              {amount < 0 ? `−${-amount}` : `+${amount}`} <ThingPiece thing={thing} size={19} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
