import { eldersOf } from '@meadhall/mountain/score'
import { useState } from 'react'
import { Token } from '../art/midgard/Token.tsx'
import { ChampionPiece, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { Tabs } from '../table/Tabs.tsx'
import { AncestryGrid } from './Ancestry.tsx'
import { Champions } from './Champions.tsx'
import { Clans } from './Clans.tsx'
import { Gates } from './Gates.tsx'
import { useMountain } from './hold.ts'
import { InvasionLadder } from './Ladder.tsx'
import { OwnChampions } from './OwnChampions.tsx'
import { championName, clanOfChampion, honourOf, peopleOf } from './people.ts'
import { Desperate, mine, Sum } from './Stores.tsx'
import { useScene } from './use-film.ts'
import { WheelBox } from './WheelBox.tsx'
import { word } from './words.ts'

const TABS = ['own', 'ancestry', 'champions', 'wheel', 'clans'] as const

/** On a phone: a picture of what one has, and tabs that open the rest over the mountain. */
export function PhoneOwn() {
  const hold = useMountain()
  const { say, view } = hold
  const [tab, setTab] = useState<(typeof TABS)[number]>('own')
  const scene = useScene()
  const seat = mine(hold)
  const { supplies, desperation, reserve } = view.players[seat]
  const elders = eldersOf(view, seat)
  return (
    <div className="mk-phone">
      <Tabs
        className="mk-tabs"
        label={word(say, 'ui.parts')}
        of={TABS.map((id) => ({ id, face: word(say, `ui.tab.${id}`) }))}
        open={tab}
        onOpen={setTab}
      />
      {tab !== 'own' && (
        <div className="mk-sheet" role="tabpanel" aria-label={word(say, `ui.tab.${tab}`)}>
          {tab === 'ancestry' && (
            <>
              <AncestryGrid state={view} seat={seat} size={55} own={hold.seat !== null} />
              <OwnChampions />
            </>
          )}
          {tab === 'champions' && <Champions />}
          {tab === 'wheel' && <WheelBox phone />}
          {tab === 'clans' && (
            <>
              <Clans />
              <Gates />
            </>
          )}
        </div>
      )}
      {scene?.kind === 'gnome' ? (
        <InvasionLadder scene={scene} />
      ) : (
        <div className="mk-phone-own">
          <div className="mk-mini">
            <AncestryGrid state={view} seat={seat} size={21} />
          </div>
          <div>
            <div className="mk-row">
              <Troll people={peopleOf(seat)} size={20} />
              <span className="world mk-fill">{say.player(seat)}</span>
              <Token name="glory" size={18} label={word(say, 'ui.honour')} />
              <b className="mk-honour">{honourOf(view, seat)}</b>
            </div>
            <Sum />
            <div className="mk-row mk-stores">
              <SymbolTile symbol="supply" size={19} label={word(say, 'ui.supplies')} /> {supplies}
              <Desperate /> {desperation}
              <Troll people={peopleOf(seat)} size={18} label={word(say, 'ui.toBolster')} /> {reserve}
              <SymbolTile symbol="elder" size={19} label={say.name('elder')} /> {elders}
            </div>
            <div className="mk-row">
              {view.players[seat].champions.map((champion) => (
                <ChampionPiece
                  key={champion}
                  people={peopleOf(seat)}
                  champion={championName(view, champion)}
                  clan={clanOfChampion(view, champion)}
                  size={26}
                  label={say.name(championName(view, champion))}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
