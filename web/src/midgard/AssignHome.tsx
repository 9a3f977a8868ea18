// Dice in their bays and food in the store: what can be sent.
import { sentInAll } from '@meadhall/midgard/targets'
import { FOOD, LONGHOUSE, WARRIORS } from '@meadhall/midgard/vocabulary'
import type { ReactNode } from 'react'
import { Die } from '../art/midgard/Die.tsx'
import { type Delivery, deliver, deliverByKeys } from '../table/carry.ts'
import { type Hand, type Piece, PiecePicture } from './AssignPiece.tsx'
import { useMidgard } from './hold.ts'
import { Longhouse } from './Longhouse.tsx'
import { DestiniesSection, LeaderSection, RunesSection, ShipSection, StoresSection } from './Own.tsx'
import { kindsOf } from './pieces.ts'
import { word } from './words.ts'

/** What becomes of a piece that is tapped or carried off. */
interface Taken {
  pick: (piece: Piece) => void
  delivery: (piece: Piece) => Delivery
}

/** Dice in their bays and food in the store: what can be sent. */
export function Home({
  hand,
  ...taken
}: {
  hand: Hand | null
} & Taken) {
  const { view, seat, say, size } = useMidgard()
  if (seat === null) return null
  const player = view.players[seat]
  const home = kindsOf(player.warriors)
  const sent = WARRIORS.map((_, kind) => sentInAll(player.plan, kind))
  const bays: ReactNode[] = [
    ...home.map((kind, i) => (
      <Source
        key={`${kind} ${i}`}
        piece={WARRIORS[kind]}
        held={isHeld(hand, WARRIORS[kind]) && home.indexOf(kind) === i}
        {...taken}
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
      <p id={HOW} hidden>
        {word(say, 'ui.drag.how')}
      </p>
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
        <Larder hand={hand} {...taken} food={player.stores[FOOD]} />
      ) : (
        <>
          <StoresSection
            seat={seat}
            food={
              player.stores[FOOD] > 0 && (
                <Source piece="food" held={isHeld(hand, 'food')} {...taken} size={32} />
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
function Larder({ hand, food, ...taken }: { hand: Hand | null; food: number } & Taken) {
  const { say } = useMidgard()
  return (
    <section className="mg-section larder" aria-label={say.name('food')}>
      <div className="mg-cap world">
        {say.name('food')} {food}
      </div>
      <div className="mg-larder">
        {Array.from({ length: Math.min(food, 10) }, (_, i) => (
          <Source key={i} piece="food" held={isHeld(hand, 'food') && i === 0} {...taken} size={34} />
        ))}
      </div>
    </section>
  )
}

/** How pieces are carried by keys is said to whoever hears them. */
const HOW = 'mg-how-to-carry'

/** One of its kind stands out: the one that would be sent. */
const isHeld = (hand: Hand | null, piece: Piece): boolean => hand?.piece === piece && !hand.dragged

function Source({
  piece,
  held,
  pick,
  delivery,
  size,
}: { piece: Piece; held: boolean; size: number } & Taken) {
  const { say } = useMidgard()
  const pictured = (button: HTMLElement): Delivery => ({
    ...delivery(piece),
    picture: button.firstElementChild,
    larger: 1.6,
  })
  return (
    <button
      type="button"
      className="mg-source"
      data-draggable
      data-held={held || undefined}
      aria-pressed={held}
      aria-label={word(say, 'ui.pickUp', { piece })}
      aria-roledescription={word(say, 'ui.drag.role')}
      aria-describedby={HOW}
      onClick={() => pick(piece)}
      onPointerDown={(event) => deliver(event, pictured(event.currentTarget))}
      onKeyDown={(event) => deliverByKeys(event, pictured(event.currentTarget))}
    >
      <PiecePicture piece={piece} size={size} />
    </button>
  )
}
