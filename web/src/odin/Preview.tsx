import { IMITATION, SPACE_IDS } from '@meadhall/odin/data/spaces'
import type { Move } from '@meadhall/odin/moves'
import { useOdin } from './hold.ts'
import { SpaceOffers } from './SpaceOffers.tsx'
import { MoveEffect } from './Tip.tsx'

/** What the chosen move would change, in one line of the prompt bar or above the phone's button. */
export function Preview({ move }: { move: Move }) {
  const { chosen, why, size } = useOdin()
  // A move that would only open what was touched says what it is about.
  const refused = chosen?.refused && chosen.refused !== move ? why(chosen.refused) : undefined
  const space = move.do === 'place' ? SPACE_IDS.indexOf(move.imitate ?? move.at) : -1
  return (
    <>
      {refused && <span className="danger">{refused.sentence} </span>}
      <MoveEffect move={move} inline />
      {size === 'phone' && space >= 0 && space < IMITATION && <SpaceOffers space={space} />}
    </>
  )
}
