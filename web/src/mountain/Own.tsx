import { waiting } from '@meadhall/kernel/agenda'
import { elderHonour, eldersOf } from '@meadhall/mountain/score'
import { AncestryGrid } from './Ancestry.tsx'
import { Champions } from './Champions.tsx'
import { Head } from './Head.tsx'
import { useMountain } from './hold.ts'
import { InvasionLadder } from './Ladder.tsx'
import { OwnChampions } from './OwnChampions.tsx'
import { PhoneOwn } from './PhoneOwn.tsx'
import { mine, Sum, Supplies } from './Stores.tsx'
import { TargetDock } from './Tip.tsx'
import { UprightOwn } from './UprightOwn.tsx'
import { useScene } from './use-film.ts'
import { useCellSize } from './use-room.ts'
import { WheelBox } from './WheelBox.tsx'
import { word } from './words.ts'

/** One's own things and the champions, as the page has room. */
export function Own() {
  switch (useMountain().layout) {
    case 'phone':
    case 'short':
      return <PhoneOwn />
    case 'upright':
      return <UprightOwn />
    default:
      return <WideOwn />
  }
}

function WideOwn() {
  const hold = useMountain()
  const scene = useScene()
  const size = useCellSize()
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
              <AncestryGrid state={hold.view} seat={mine(hold)} size={size} own={hold.seat !== null} />
              <Sum />
            </section>
            <Supplies />
            <OwnChampions />
            <WheelBox />
          </>
        )}
      </div>
      <Champions />
      {hold.layout === 'lying' && <TargetDock />}
    </>
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
