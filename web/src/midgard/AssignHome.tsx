// Dice in their bays and food in the store: what can be sent.
import { useDraggable } from '@dnd-kit/core'
import { sentInAll } from '@meadhall/midgard/targets'
import { FOOD, LONGHOUSE, WARRIORS } from '@meadhall/midgard/vocabulary'
import type { ReactNode } from 'react'
import { Die } from '../art/midgard/Die.tsx'
import { type Hand, type Piece, PiecePicture } from './AssignPiece.tsx'
import { useMidgard } from './hold.ts'
import { Longhouse } from './Longhouse.tsx'
import { DestiniesSection, LeaderSection, RunesSection, ShipSection, StoresSection } from './Own.tsx'
import { kindsOf } from './pieces.ts'
import { word } from './words.ts'

/** Dice in their bays and food in the store: what can be sent. */
export function Home({ hand, pick }: { hand: Hand | null; pick: (piece: Piece) => void }) {
  const { view, seat, say, size } = useMidgard()
  if (seat === null) return null
  const player = view.players[seat]
  const home = kindsOf(player.warriors)
  const sent = WARRIORS.map((_, kind) => sentInAll(player.plan, kind))
  const bays: ReactNode[] = [
    ...home.map((kind, i) => (
      <Source
        key={`${kind} ${i}`}
        id={`${WARRIORS[kind]} ${i}`}
        piece={WARRIORS[kind]}
        held={isHeld(hand, WARRIORS[kind]) && home.indexOf(kind) === i}
        pick={pick}
        size={size === 'phone' ? 35 : 31}
      />
    )),
    ...kindsOf(sent).map((kind, i) => (
      <Die key={`sent ${i}`} warrior={WARRIORS[kind]} size={31} state="away" />
    )),
  ].slice(0, LONGHOUSE)
  while (bays.length < LONGHOUSE) bays.push(<span key={bays.length} className="mg-empty" />)
  const away = sent[0] + sent[1] + sent[2]
  return (
    <div className={`mg-own home ${size}`}>
      {size === 'wide' && <LeaderSection seat={seat} />}
      <section className="mg-section longhouse" aria-label={word(say, 'ui.longhouse')}>
        <div className="mg-cap world">
          <span>{word(say, 'ui.longhouse')}</span>
          <span>
            {word(say, 'ui.sent', { n: away })} · {word(say, 'ui.stay', { n: home.length })}
            {hand && <b className="hover"> · {word(say, 'ui.inHand', { n: 1 })}</b>}
          </span>
        </div>
        <Longhouse low={size === 'phone'} bays={bays} />
      </section>
      {size === 'phone' ? (
        <Larder hand={hand} pick={pick} food={player.stores[FOOD]} />
      ) : (
        <>
          <StoresSection
            seat={seat}
            food={
              player.stores[FOOD] > 0 && (
                <Source id="food 0" piece="food" held={isHeld(hand, 'food')} pick={pick} size={32} />
              )
            }
          />
          <RunesSection seat={seat} />
          <DestiniesSection seat={seat} />
          <ShipSection seat={seat} />
        </>
      )}
    </div>
  )
}

/** All the food on hand, piece by piece: there is room for it where nothing else of one's own is shown. */
function Larder({ hand, pick, food }: { hand: Hand | null; pick: (piece: Piece) => void; food: number }) {
  const { say } = useMidgard()
  return (
    <section className="mg-section larder" aria-label={say.name('food')}>
      <div className="mg-cap world">
        {say.name('food')} {food}
      </div>
      <div className="mg-larder">
        {Array.from({ length: Math.min(food, 10) }, (_, i) => (
          <Source
            key={i}
            id={`food ${i}`}
            piece="food"
            held={isHeld(hand, 'food') && i === 0}
            pick={pick}
            size={34}
          />
        ))}
      </div>
    </section>
  )
}

/** One of its kind stands out: the one that would be sent. */
const isHeld = (hand: Hand | null, piece: Piece): boolean => hand?.piece === piece && !hand.dragged

function Source({
  id,
  piece,
  held,
  pick,
  size,
}: {
  id: string
  piece: Piece
  held: boolean
  pick: (piece: Piece) => void
  size: number
}) {
  const { say } = useMidgard()
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: word(say, 'ui.drag.role') },
  })
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className="mg-source"
      data-draggable
      data-held={held || undefined}
      style={isDragging ? { opacity: 0.3 } : undefined}
      aria-pressed={held}
      aria-label={word(say, 'ui.pickUp', { piece })}
      onClick={() => pick(piece)}
    >
      <PiecePicture piece={piece} size={size} />
    </button>
  )
}
