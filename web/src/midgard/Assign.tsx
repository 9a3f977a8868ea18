// Assigning: dice and food are dragged or tapped onto enemies and ships. Each drop is a small move of the rules.
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Move } from '@meadhall/midgard/state'
import { isReserved } from '@meadhall/midgard/targets'
import { FIRST_SHIP, FOOD, TARGETS, type Target, WARRIORS } from '@meadhall/midgard/vocabulary'
import { useEffect, useState } from 'react'
import { isTyping } from '../app/typing.ts'
import { Home } from './AssignHome.tsx'
import { type Hand, type Piece, PiecePicture } from './AssignPiece.tsx'
import { HuntTray, LandTray, Muster, Voyage } from './AssignTargets.tsx'
import { useMidgard } from './hold.ts'
import { jumpBetweenPlaces } from './keyboard-drag.ts'
import { BEHIND } from './use-window.ts'
import { placeName, word } from './words.ts'

/** Where the pointer is counts; a key press has no pointer, so then the piece itself does. */
const whereItIs: CollisionDetection = (args) => {
  const under = pointerWithin(args)
  return under.length > 0 ? under : rectIntersection(args)
}

export function Assign() {
  const hold = useMidgard()
  const { view, seat, say, size, send } = hold
  const [hand, setHand] = useState<Hand | null>(null)
  const [over, setOver] = useState<Target | null>(null)
  const peeking = useHeld('b')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      coordinateGetter: jumpBetweenPlaces,
    }),
  )
  if (seat === null) return null
  const targets = TARGETS.flatMap((_, target) => (isReserved(view, seat, target) ? [target] : []))
  const drop = (piece: Piece, to: Target) => {
    const move: Move = { do: 'assign', what: piece, to }
    if (!hold.why(move)) send(move)
  }
  const place = (id: string | number | undefined) => (id === undefined ? '' : placeName(say, id as Target))
  const announcements: Announcements = {
    onDragStart: ({ active }) => word(say, 'ui.drag.picked', { piece: pieceOf(active.id) }),
    onDragOver: ({ active, over: at }) =>
      at
        ? word(say, 'ui.drag.over', { piece: pieceOf(active.id), place: place(at.id) })
        : word(say, 'ui.drag.outside', { piece: pieceOf(active.id) }),
    onDragEnd: ({ active, over: at }) =>
      at
        ? word(say, 'ui.drag.dropped', { piece: pieceOf(active.id), place: place(at.id) })
        : word(say, 'ui.drag.cancelled', { piece: pieceOf(active.id) }),
    onDragCancel: ({ active }) => word(say, 'ui.drag.cancelled', { piece: pieceOf(active.id) }),
  }
  const end = ({ active, over: at }: DragEndEvent) => {
    setHand(null)
    setOver(null)
    if (at) drop(pieceOf(active.id), at.id as Target)
  }
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
    <DndContext
      sensors={sensors}
      collisionDetection={whereItIs}
      accessibility={{ announcements, screenReaderInstructions: { draggable: word(say, 'ui.drag.how') } }}
      onDragStart={({ active }) => setHand({ piece: pieceOf(active.id), dragged: true })}
      onDragOver={({ over: at }) => setOver((at?.id as Target) ?? null)}
      onDragEnd={end}
      onDragCancel={() => {
        setHand(null)
        setOver(null)
      }}
    >
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
        />
      </div>
      <DragOverlay dropAnimation={null}>
        {hand?.dragged && (
          <span className="mg-held">
            <PiecePicture piece={hand.piece} size={52} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
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

/** Draggables are named `piece number`. */
const pieceOf = (id: string | number): Piece => String(id).split(' ')[0] as Piece
