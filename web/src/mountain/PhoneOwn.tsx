import { waiting } from '@meadhall/kernel/agenda'
import { eldersOf } from '@meadhall/mountain/score'
import { useEffect, useState } from 'react'
import { Token } from '../art/midgard/Token.tsx'
import { ChampionPiece, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { useCell } from '../store/cell.ts'
import { looked } from '../table/looked.ts'
import { counted, Tabs } from '../table/Tabs.tsx'
import { AncestryGrid } from './Ancestry.tsx'
import { Champions } from './Champions.tsx'
import { Clans } from './Clans.tsx'
import { Gates } from './Gates.tsx'
import { type Hold, useMountain } from './hold.ts'
import { InvasionLadder } from './Ladder.tsx'
import { MiniMap } from './MiniMap.tsx'
import { OwnChampions } from './OwnChampions.tsx'
import { championName, clanOfChampion, peopleOf } from './people.ts'
import { planOf } from './plan.ts'
import { Stand } from './Stand.tsx'
import { Desperate, mine, Sum } from './Stores.tsx'
import { openPlaces } from './targets.ts'
import { useScene, useSums } from './use-film.ts'
import { useCellSize } from './use-room.ts'
import { WheelBox } from './WheelBox.tsx'
import { word } from './words.ts'

const TABS = ['mountain', 'ancestry', 'champions', 'wheel', 'clans'] as const
type Tab = (typeof TABS)[number]

/** Behind which tab a thing lies, by its name in the rules. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  ancestry: 'ancestry',
  cell: 'ancestry',
  supplies: 'ancestry',
  champions: 'champions',
  champion: 'champions',
  wheel: 'wheel',
  clans: 'clans',
  gates: 'clans',
}

/** Where that is done which is asked now; everything else on the mountain. */
function tabFor({ view, deciding }: Hold): Tab {
  if (!deciding) return 'mountain'
  switch (waiting(view)?.do) {
    case 'turn':
    case 'pairWilds':
      return 'ancestry'
    case 'influence':
      return 'champions'
    case 'turnWheel':
    case 'chooseEffect':
      return 'wheel'
    case 'favour':
    case 'tellTales':
    case 'scoutGate':
      return 'clans'
    default:
      return 'mountain'
  }
}

/**
 * Opens the part that is asked for, and the mountain when it is needed again or a show begins; in between, whatever the
 * viewer opens.
 */
function useTab(hold: Hold): [Tab, (tab: Tab) => void] {
  const wanted = tabFor(hold)
  const task = waiting(hold.view)
  const asked = `${hold.show !== undefined} ${hold.deciding} ${task?.do} ${task?.do === 'turn' ? task.part : ''}`
  const [tab, setTab] = useState<Tab>(wanted)
  useEffect(() => setTab(wanted), [asked])
  const things = useCell(looked)
  useEffect(() => {
    if (things.length > 0) setTab(TAB_OF[things[0].split(' ')[0]] ?? 'mountain')
  }, [things])
  return [tab, setTab]
}

/** On a phone: a picture of what one has, and tabs for the rest, over a mountain that has become small. */
export function PhoneOwn() {
  const hold = useMountain()
  const { say, view, legal, layout } = hold
  const [tab, setTab] = useTab(hold)
  const scene = useScene()
  const open = openPlaces({ view, legal })
  return (
    <div className="mk-phone">
      <Tabs
        className="mk-tabs"
        label={word(say, 'ui.parts')}
        of={TABS.map((id) => ({
          id,
          face:
            id === 'mountain' && open > 0
              ? counted(word(say, `ui.tab.${id}`), open)
              : word(say, `ui.tab.${id}`),
        }))}
        open={tab}
        onOpen={setTab}
      />
      {tab === 'mountain' ? (
        scene?.kind === 'gnome' || scene?.kind === 'gate' || waiting(view)?.do === 'leadGnome' ? (
          <div className="mk-phone-own mk-phone-ladder">
            <InvasionLadder scene={scene} />
          </div>
        ) : (
          <Mine onOpen={() => setTab('ancestry')} />
        )
      ) : (
        <>
          {layout === 'phone' && <Glance onOpen={() => setTab('mountain')} />}
          <Sheet tab={tab} />
        </>
      )}
    </div>
  )
}

function Sheet({ tab }: { tab: Exclude<Tab, 'mountain'> }) {
  const hold = useMountain()
  const { say, view } = hold
  const size = useCellSize()
  return (
    <div
      className={`mk-sheet ${tab}`}
      role="tabpanel"
      data-behind="board-area"
      aria-label={word(say, `ui.tab.${tab}`)}
    >
      {tab === 'ancestry' && (
        <>
          <AncestryGrid state={view} seat={mine(hold)} size={size} own={hold.seat !== null} />
          <Sum />
          <OwnChampions />
        </>
      )}
      {tab === 'champions' && <Champions />}
      {tab === 'wheel' && <WheelBox phone />}
      {tab === 'clans' && (
        <>
          {view.players.length === 1 && <Stand />}
          <Clans />
          <Gates />
        </>
      )}
    </div>
  )
}

/** The mountain while something else is open: who holds what, and where the march goes. */
function Glance({ onOpen }: { onOpen: () => void }) {
  const hold = useMountain()
  const { view, say, legal } = hold
  const goal = planOf(hold).to
  const open = openPlaces({ view, legal })
  return (
    <div className="mk-glance">
      <button type="button" aria-label={word(say, 'ui.tab.mountain')} onClick={onOpen}>
        <MiniMap state={view} goal={goal} />
      </button>
      <div>
        <Name />
        <Stores />
        <p className="dim">
          {goal !== undefined
            ? word(say, 'ui.glance.goal', { at: goal })
            : open > 0
              ? word(say, 'ui.glance.open', { n: open })
              : word(say, 'ui.glance.map')}
        </p>
      </div>
    </div>
  )
}

function Name() {
  const hold = useMountain()
  const { say } = hold
  const seat = mine(hold)
  const honour = useSums()[seat]
  return (
    <div className="mk-row mk-name">
      <Troll people={peopleOf(seat)} size={20} />
      <span className="world mk-fill">{say.player(seat)}</span>
      <Token name="glory" size={18} label={word(say, 'ui.honour')} />
      <b className="mk-honour">{honour}</b>
    </div>
  )
}

function Stores() {
  const hold = useMountain()
  const { view, say } = hold
  const seat = mine(hold)
  const { supplies, desperation, reserve } = view.players[seat]
  return (
    <div className="mk-row mk-stores">
      <span>
        <SymbolTile symbol="supply" size={19} label={word(say, 'ui.supplies')} /> {supplies}
      </span>
      <span>
        <Desperate /> {desperation}
      </span>
      <span>
        <Troll people={peopleOf(seat)} size={18} label={word(say, 'ui.toBolster')} /> {reserve}
      </span>
      <span>
        <SymbolTile symbol="elder" size={19} label={say.name('elder')} /> {eldersOf(view, seat)}
      </span>
    </div>
  )
}

/** One's own things under the mountain. The ancestry is a picture; a tap on it opens it. */
function Mine({ onOpen }: { onOpen: () => void }) {
  const hold = useMountain()
  const { view, say, layout } = hold
  const seat = mine(hold)
  return (
    <div className="mk-phone-own">
      {layout === 'phone' && (
        <div className="mk-mini">
          <AncestryGrid state={view} seat={seat} size={22} />
          <button
            type="button"
            className="mk-over"
            aria-label={word(say, 'ui.tab.ancestry')}
            onClick={onOpen}
          />
        </div>
      )}
      <div>
        <Name />
        <Sum />
        <Stores />
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
  )
}
