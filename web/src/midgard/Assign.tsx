// Assigning: dice and food are dragged or tapped onto enemies and ships. Each drop is a small move of the rules.
import type { Move } from '@meadhall/midgard/moves'
import { isReserved } from '@meadhall/midgard/targets'
import { FIRST_SHIP, FOOD, TARGETS, type Target, WARRIORS } from '@meadhall/midgard/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { isTyping } from '../app/typing.ts'
import type { Delivery } from '../table/carry.ts'
import { Home } from './AssignHome.tsx'
import type { Hand, Piece } from './AssignPiece.tsx'
import { HuntTray, LandTray, Muster, Voyage } from './AssignTargets.tsx'
import { useMidgard } from './hold.ts'
import { BEHIND } from './use-window.ts'
import { placeName, word } from './words.ts'

export function Assign() {
  const hold = useMidgard()
  const { view, seat, say, size } = hold
  const [hand, setHand] = useState<Hand | null>(null)
  const [over, setOver] = useState<Target | null>(null)
  const peeking = useHeld('b')
  const [spoken, speak] = useState('')
  const now = useRef(hold)
  now.current = hold
  if (seat === null) return null
  const targets = TARGETS.flatMap((_, target) => (isReserved(view, seat, target) ? [target] : []))
  /** Sends a piece, or says why it may not go there. */
  const drop = (piece: Piece, to: Target): string | undefined => {
    const move: Move = { do: 'assign', what: piece, to }
    const reason = now.current.why(move)
    if (!reason) now.current.send(move)
    return reason?.sentence
  }
  const delivery = (piece: Piece): Delivery => ({
    begin: () => {
      setHand({ piece, dragged: true })
      speak(word(say, 'ui.drag.picked', { piece }))
    },
    over: (at) => {
      setOver((at as Target) ?? null)
      speak(
        at
          ? word(say, 'ui.drag.over', { piece, place: placeName(say, at as Target) })
          : word(say, 'ui.drag.outside', { piece }),
      )
    },
    drop: (at) => {
      setHand(null)
      setOver(null)
      speak(
        at
          ? (drop(piece, at as Target) ??
              word(say, 'ui.drag.dropped', { piece, place: placeName(say, at as Target) }))
          : word(say, 'ui.drag.cancelled', { piece }),
      )
    },
  })
  const tap = (target: number) => {
    if (!hand) return
    drop(hand.piece, TARGETS[target])
    // The same kind stays in the hand while there is more of it.
    const left =
      hand.piece === 'food'
        ? view.players[seat].stores[FOOD]
        : view.players[seat].warriors[WARRIORS.indexOf(hand.piece)]
    if (left <= 1) setHand(null)
  }
  const props = { hand: hand?.piece ?? null, over, tap }
  const land = targets.filter((target) => target < FIRST_SHIP)
  const sea = targets.filter((target) => target >= FIRST_SHIP)
  const hunts = view.players[seat].hunting > 0
  const only = land.length === 0 && !hunts ? 'sea' : sea.length === 0 ? 'wall' : undefined
  return (
    <div className={`mg-assign ${size}`} data-behind={BEHIND.assigning}>
      <div className="mg-fronts" data-only={only} data-away={peeking || undefined}>
        {only !== 'sea' && (
          <div className="mg-wall">
            <h3 className="title">{word(say, 'ui.wall')}</h3>
            {land.map((target) => (
              <LandTray key={target} target={target} {...props} />
            ))}
            <HuntTray />
          </div>
        )}
        <div className="mg-sea">
          {sea.length > 0 && (
            <div className="mg-row">
              <h3 className="title">{word(say, 'ui.sea')}</h3>
              <span className="small mg-fill">{word(say, 'ui.seaHint')}</span>
              {size === 'wide' && <span className="small">{word(say, 'ui.seeBoard')}</span>}
            </div>
          )}
          {sea.map((target) => (
            <Voyage key={target} target={target} {...props} />
          ))}
          <Muster />
        </div>
      </div>
      <Home
        hand={hand}
        pick={(piece) => setHand(hand?.piece === piece ? null : { piece, dragged: false })}
        delivery={delivery}
      />
      <p className="unseen" role="status" aria-live="assertive">
        {spoken}
      </p>
    </div>
  )
}

/** Whether a key is held down. */
function useHeld(key: string): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const down = (event: KeyboardEvent) =>
      event.key.toLowerCase() === key && !isTyping(event) && setHeld(true)
    const up = () => setHeld(false)
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('blur', up)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', up)
    }
  }, [key])
  return held
}
