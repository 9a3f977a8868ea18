import { waiting } from '@meadhall/kernel/agenda'
import { elderHonour, eldersOf } from '@meadhall/mountain/score'
import { Token } from '../art/midgard/Token.tsx'
import { PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { Troll } from '../art/mountain/Pieces.tsx'
import { AncestryGrid } from './Ancestry.tsx'
import { Champions } from './Champions.tsx'
import { useMountain } from './hold.ts'
import { InvasionLadder } from './Ladder.tsx'
import { OwnChampions } from './OwnChampions.tsx'
import { PhoneOwn } from './PhoneOwn.tsx'
import { honourOf, peopleOf } from './people.ts'
import { mine, Sum, Supplies } from './Stores.tsx'
import { useScene } from './use-film.ts'
import { WheelBox } from './WheelBox.tsx'
import { word } from './words.ts'

/** The left column and the row of champions; on a phone, tabs over the thumb. */
export function Own() {
  const { size } = useMountain()
  return size === 'phone' ? <PhoneOwn /> : <WideOwn />
}

function WideOwn() {
  const hold = useMountain()
  const scene = useScene()
  const invaded = scene?.kind === 'gnome' || scene?.kind === 'gate' || waiting(hold.view)?.do === 'leadGnome'
  return (
    <>
      <div className="mk-left">
        {invaded ? (
          <InvasionLadder scene={scene} />
        ) : (
          <>
            <Head />
            <section className="mk-ancestry">
              <AncestryHead />
              <AncestryGrid state={hold.view} seat={mine(hold)} size={38} own={hold.seat !== null} />
              <Sum />
            </section>
            <Supplies />
            <OwnChampions />
            <WheelBox />
          </>
        )}
      </div>
      <Champions />
    </>
  )
}

function Head() {
  const hold = useMountain()
  const { view, say, update } = hold
  const seat = mine(hold)
  const people = peopleOf(seat)
  const order = view.players
    .map((_, each) => honourOf(view, each))
    .filter((honour) => honour > honourOf(view, seat))
  return (
    <section
      className={`mk-head${update.pending.includes(seat) ? ' acting' : ''}`}
      style={{ '--people': PEOPLE_LOOKS[people].colour } as React.CSSProperties}
    >
      <span className="mk-portrait">
        <Troll people={people} size={32} />
      </span>
      <div>
        <div className="world">
          {say.player(seat)} <small>{view.first === seat ? word(say, 'ui.first') : ''}</small>
        </div>
        <div className="mk-row">
          <Token name="glory" size={20} label={word(say, 'ui.honour')} />
          <b className="mk-honour">{honourOf(view, seat)}</b>
          {view.players.length > 1 && <small>{word(say, 'ui.place', { n: order.length + 1 })}</small>}
          <Troll people={people} size={17} />
          <b>{view.players[seat].reserve}</b>
          <small>{word(say, 'ui.toBolster')}</small>
        </div>
      </div>
    </section>
  )
}

function AncestryHead() {
  const hold = useMountain()
  const { view, say } = hold
  const elders = eldersOf(view, mine(hold))
  return (
    <div className="mk-cap">
      <h2 className="world">{word(say, 'ui.ancestry')}</h2>
      <small>{word(say, 'ui.elders', { n: elders, honour: elderHonour(elders) })}</small>
    </div>
  )
}
