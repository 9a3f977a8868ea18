// The phone has four tabs below the home board: actions by kind, goods, other boards, cards and ships.
import { CARD } from '@meadhall/odin/data/occupations/list'
import { IMITATION, SPACE_IDS, SPACES } from '@meadhall/odin/data/spaces'
import { crewFor } from '@meadhall/odin/possible'
import { slotName } from '@meadhall/odin/state'
import { GROUPS, type Group } from '@meadhall/odin/vocabulary'
import { useEffect, useMemo, useState } from 'react'
import { clanOf, Meeple } from '../art/clans.tsx'
import { type GlyphName, glyph } from '../art/odin/glyphs.ts'
import { type Box, GROUP_SIGN, plank, plankPath } from '../art/odin/plank.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useFonts } from '../art/useFonts.ts'
import { useCell } from '../store/cell.ts'
import { looked } from '../table/looked.ts'
import { counted, Tabs } from '../table/Tabs.tsx'
import { Bay, Cards, Specials, Stable, Weapons } from './Bay.tsx'
import { Strips } from './Boards.tsx'
import { BoardTile, useFitting } from './BoardTiles.tsx'
import { useCramped } from './cramped.ts'
import { mine, useOdin } from './hold.ts'
import { Isles } from './Isles.tsx'
import { OccupationCard } from './Occupation.tsx'
import { Press } from './Press.tsx'
import { Puzzle } from './Puzzle.tsx'
import { Shelf } from './Shelf.tsx'
import { signsFor, spokenSpace, stateOf, touch } from './Spaces.tsx'
import { spaceLines } from './signs-of.ts'
import { movesTo } from './space-moves.ts'
import { PHONE_TABS, type PhoneTab, phoneTab } from './ui.ts'
import { word } from './words.ts'

const RAIL: Readonly<Record<Group, GlyphName>> = {
  ...GROUP_SIGN,
  buildHouses: 'house',
  buildShips: 'drakkar',
  hunting: 'bowArrow',
  livestockMarket: 'cow',
  weeklyMarket: 'jellyBeans',
  products: 'fullWoodBucket',
  crafting: 'hammerNails',
  mountainsAndTrade: 'mountains',
  sailing: 'compass',
  emigrationAndOccupation: 'meeple',
}

/** Behind which tab a thing lies, by its name in the rules. */
const TAB_OF: Readonly<Record<string, PhoneTab>> = {
  space: 'actions',
  goods: 'goods',
  weapons: 'goods',
  stable: 'goods',
  isles: 'boards',
  strips: 'boards',
  bay: 'cards',
  cards: 'cards',
}

export function PhoneBoard() {
  const { say, legal, view, seat, layout } = useOdin()
  const tab = useCell(phoneTab)
  const things = useCell(looked)
  useEffect(() => {
    const [found] = things.flatMap((thing) => TAB_OF[thing.split(' ')[0]] ?? [])
    if (found) phoneTab.set(found)
  }, [things])
  const cramped = useCramped(layout)
  const player = view.players[seat ?? 0]
  const goods = player.supply.slice(0, 32).reduce((sum, n) => sum + n, 0)
  const counts: Record<PhoneTab, number> = {
    actions: SPACES.filter(({ id }) => movesTo(legal, id).length > 0).length,
    goods,
    boards: player.boards.length,
    cards: player.hand.length,
  }
  return (
    <div className="od-phone">
      <Tabs
        className="od-tabs"
        label={word(say, 'ui.board')}
        of={PHONE_TABS.map((id) => ({ id, face: counted(word(say, `ui.tab.${id}`), counts[id]) }))}
        open={tab}
        onOpen={phoneTab.set}
      />
      <div className="od-tab" role="tabpanel" aria-label={word(say, `ui.tab.${tab}`)}>
        {tab === 'actions' && <Kinds />}
        {tab === 'goods' && (
          <div className="od-phone-goods">
            <Shelf column={45} row={34} chip={24} />
            <div className="od-things">
              <Stable />
              <Weapons />
              <Specials />
            </div>
          </div>
        )}
        {tab === 'boards' && (
          <div className="od-phone-goods">
            {cramped && (
              <Puzzle
                width={Math.min(330, innerWidth - 20)}
                height={Math.max(190, layout === 'short' ? innerHeight - 96 : 0)}
                most={30}
              />
            )}
            <PhoneTiles />
            <Isles size={84} />
            <Strips width={254} />
          </div>
        )}
        {tab === 'cards' && (
          <div className="od-phone-goods">
            <Bay />
            <Cards />
            <div className="od-hand">
              {player.hand.map((card) =>
                card > 0 ? <OccupationCard key={card} id={CARD[card].id} /> : null,
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

/** All boards, large enough to be read. */
function PhoneTiles() {
  const hold = useOdin()
  const player = hold.view.players[mine(hold)]
  const fitting = useFitting()
  return (
    <ul className="od-board-tiles wrapping" aria-label={word(hold.say, 'ui.boards')}>
      {player.boards.map((_, slot) => (
        <li key={slot}>
          <BoardTile
            player={player}
            slot={slot}
            width={118}
            height={126}
            fits={fitting?.has(slotName(player, slot)) ?? false}
          />
        </li>
      ))}
    </ul>
  )
}

/** One kind at a time: a rail of the ten, and its planks two across. */
function Kinds() {
  const hold = useOdin()
  const { say, view, legal, theme, chosen, seat } = hold
  const fonts = useFonts()
  const [group, setGroup] = useState<Group>('livestockMarket')
  const things = useCell(looked)
  useEffect(() => {
    const space = things.find((thing) => thing.startsWith('space '))?.slice(6)
    const found = SPACES.find(({ id }) => id === space)
    if (found) setGroup(found.groups[0])
  }, [things])
  const about = useMemo(() => signsFor({ view, seat, say }), [view, seat, say])
  const choosing = legal.some((move) => move.do === 'place')
  const inGroup = (of: Group) => SPACES.flatMap(({ groups }, number) => (groups.includes(of) ? [number] : []))
  const shown = inGroup(group)
  const imitations = view.imitations.flatMap((_, nth) => {
    const moves = movesTo(legal, SPACE_IDS[IMITATION + nth])
    return moves.length > 0 ? [IMITATION + nth] : []
  })
  const me = mine(hold)
  // Two across, on the narrowest phones too.
  const room = hold.layout === 'short' ? innerWidth * 0.66 - 74 : innerWidth
  const wide = Math.min(182, Math.floor((room - 24) / 2))
  return (
    <>
      <Tabs
        className="od-rail"
        label={word(say, 'ui.board')}
        of={GROUPS.map((id) => {
          const open = inGroup(id).filter((number) => movesTo(legal, SPACE_IDS[number]).length > 0).length
          return {
            id,
            face: (
              <>
                <Sheet width={22} height={22} markup={glyph(RAIL[id], 0, 0, 22, 'currentColor')} />
                <small>{open}</small>
              </>
            ),
            spoken: `${say.name(id)}, ${word(say, 'ui.openSpaces', { n: open })}`,
            thing: `group ${id}`,
          }
        })}
        open={group}
        onOpen={setGroup}
      />
      <p className="od-kind-head">
        <span className="world">{say.name(group)}</span>
      </p>
      <div className="od-kind">
        {shown.map((number) => {
          const { id, groups } = SPACES[number]
          const state = stateOf(view, legal, number, choosing)
          const box: Box = [0, 0, wide, spaceLines(number, about).length > 1 ? 50 : 42]
          const vikings = crewFor(view, me, number)
          const owner = view.spaces[number]
          const markup = plank(theme, id, groups[0], spaceLines(number, about), vikings, box, state)
          return (
            <Press
              key={`${id} ${fonts}`}
              className="od-kind-plank"
              data-space={id}
              label={spokenSpace(hold, number, state)}
              aria-disabled={state !== 'open'}
              onClick={() => touch(hold, id)}
            >
              <Sheet width={wide} height={box[3]}>
                <g dangerouslySetInnerHTML={{ __html: markup }} />
                {chosen?.target === id && (
                  <path
                    d={plankPath(box[2], box[3])}
                    fill="none"
                    strokeWidth="2.4"
                    stroke={state === 'open' ? 'var(--chosen)' : 'var(--danger)'}
                    strokeDasharray={state === 'open' ? undefined : '4 3'}
                  />
                )}
                {owner >= 0 && (
                  <Meeple clan={clanOf(owner > 3 ? me : owner)} x={-2} y={box[3] / 2 - 14} size={24} />
                )}
              </Sheet>
            </Press>
          )
        })}
        {imitations.map((number) => (
          <button
            key={number}
            type="button"
            className="button"
            onClick={() => touch(hold, SPACE_IDS[number])}
          >
            {say.name(SPACE_IDS[number])}
          </button>
        ))}
      </div>
    </>
  )
}
