import { waiting } from '@meadhall/kernel/agenda'
import { useEffect, useState } from 'react'
import { Tabs } from '../table/Tabs.tsx'
import { AncestryGrid } from './Ancestry.tsx'
import { Champions } from './Champions.tsx'
import { Clans } from './Clans.tsx'
import { Gates } from './Gates.tsx'
import { Head } from './Head.tsx'
import { useMountain } from './hold.ts'
import { InvasionLadder } from './Ladder.tsx'
import { OwnChampions } from './OwnChampions.tsx'
import { mine, Sum, Supplies } from './Stores.tsx'
import { useScene } from './use-film.ts'
import { useCellSize } from './use-room.ts'
import { WheelBox } from './WheelBox.tsx'
import { word } from './words.ts'

const TABS = ['clans', 'wheel', 'gates'] as const

/** On a tablet that stands: champions under the mountain, then ancestry, stores, and the rest behind tabs. */
export function UprightOwn() {
  const hold = useMountain()
  const { view, say, deciding } = hold
  const scene = useScene()
  const size = useCellSize()
  const task = waiting(view)?.do
  const [tab, setTab] = useState<(typeof TABS)[number]>('clans')
  // What is asked for comes to the front.
  useEffect(() => {
    if (!deciding) return
    if (task === 'turnWheel' || task === 'chooseEffect') setTab('wheel')
    else if (task === 'scoutGate') setTab('gates')
    else if (task === 'favour' || task === 'tellTales') setTab('clans')
  }, [deciding, task])
  const invaded = scene?.kind === 'gnome' || scene?.kind === 'gate' || task === 'leadGnome'
  return (
    <>
      <Champions />
      <div className="mk-upright">
        {invaded ? (
          <InvasionLadder scene={scene} />
        ) : (
          <>
            <section className="mk-ancestry">
              <AncestryGrid state={view} seat={mine(hold)} size={size} own={hold.seat !== null} />
            </section>
            <div className="mk-upright-own">
              <Head />
              <Sum />
              <Supplies />
              <OwnChampions />
            </div>
            <div className="mk-upright-rest">
              <Tabs
                className="mk-tabs"
                label={word(say, 'ui.parts')}
                of={TABS.map((id) => ({ id, face: word(say, `ui.tab.${id}`) }))}
                open={tab}
                onOpen={setTab}
              />
              {tab === 'clans' ? <Clans /> : tab === 'wheel' ? <WheelBox /> : <Gates />}
            </div>
          </>
        )}
      </div>
    </>
  )
}
