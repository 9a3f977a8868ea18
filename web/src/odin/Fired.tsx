// Occupations that have just taken effect: seen for a moment above the hand, and beside others' names.
import { CARD } from '@meadhall/odin/data/occupations/list'
import type { Thing } from '@meadhall/odin/vocabulary'
import { useEffect, useState } from 'react'
import { Meeple } from '../art/midgard/clans.tsx'
import { clanOf } from './clans.ts'
import { type Hold, useOdin } from './hold.ts'
import { ThingPiece } from './pieces.tsx'
import { word } from './words.ts'

const SEEN = 3600

interface Firing {
  readonly seat: number
  readonly card: string
  readonly things: readonly { readonly thing: Thing; readonly n: number }[]
}

/** Each occupation that was used in the step, with what its owner gained (or paid) until the next thing came about. */
function firings(step: Hold['step']): Firing[] {
  const found: Firing[] = []
  let open: { thing: Thing; n: number }[] | undefined
  for (const happening of step?.told ?? [])
    if (happening.what === 'usedOccupation') {
      open = []
      found.push({ seat: happening.seat, card: happening.card, things: open })
    } else if (open && (happening.what === 'gained' || happening.what === 'paid'))
      open.push({ thing: happening.good, n: happening.what === 'gained' ? happening.n : -happening.n })
    else open = undefined
  return found
}

export function Fired() {
  const { step, say, hurried } = useOdin()
  const [over, setOver] = useState<number>()
  const n = step?.n
  const fired = firings(step)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is seen for a while; impatience ends it
  useEffect(() => {
    if (n === undefined) return
    const timer = setTimeout(() => setOver(n), SEEN)
    return () => clearTimeout(timer)
  }, [n])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only impatience counts
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
