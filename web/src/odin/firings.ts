import type { Happening } from '@meadhall/odin/moves'
import type { Thing } from '@meadhall/odin/vocabulary'

/** An occupation that took effect. */
interface Firing {
  readonly seat: number
  readonly card: string
  readonly things: readonly { readonly thing: Thing; readonly n: number }[]
}

/** Each occupation that was used in the step, with what its owner gained (or paid) until the next thing came about. */
export function firings(told: readonly Happening[]): Firing[] {
  const found: Firing[] = []
  let open: { thing: Thing; n: number }[] | undefined
  for (const happening of told)
    if (happening.what === 'usedOccupation') {
      open = []
      found.push({ seat: happening.seat, card: happening.card, things: open })
    } else if (open && (happening.what === 'gained' || happening.what === 'paid')) {
      const { what, good } = happening
      // The same thing once more is no longer the card's: the space that was used gives it.
      if (open.some(({ thing }) => thing === good)) open = undefined
      else open.push({ thing: good, n: what === 'gained' ? happening.n : -happening.n })
    } else open = undefined
  return found
}
