import type { Locale } from '@meadhall/kernel/locales'
import { Board, lookAt } from '../midgard/Board.tsx'
import { type Effect, PLACE_EFFECTS, STALL_EFFECTS } from '../midgard/effects.tsx'
import { EnemyCard } from '../midgard/enemies/EnemyCard.tsx'
import { type PlaceState, Plaque, plaqueWidth } from '../midgard/Plaque.tsx'
import {
  type Box,
  CARD_AT,
  DISTRICT_VIEW,
  type District,
  HARBOUR,
  makeRoom,
  type Place,
  RUNES_AT,
  SHORE_PLACES,
  STALL_SPACES,
  TOWN,
} from '../midgard/places.ts'
import { BoardShip, RuneOnOffer, ShoreWater, SmallLabel, YardShip } from '../midgard/shore.tsx'
import type { ThemeName } from '../theme.ts'
import { useFonts } from '../useFonts.ts'
import { FEEDS, FOES, LEGAL, NAMES, STALL_TILES, TAKEN } from './sample.ts'

const NAMED = [...TOWN, 'troll', ...HARBOUR, ...STALL_SPACES] as const

const LIVE: Partial<Record<Place, Effect>> = {
  ...PLACE_EFFECTS,
  troll: [{ sign: 'attack' }, 'for', { sign: 'glory', count: 5 }],
  smokehouse: [{ sign: 'food', count: 3 }],
  swordsmith: [{ sign: 'swordsman', count: 2 }],
  hafter: [{ sign: 'spearman', count: 0 }],
  blacksmith: [{ sign: 'axeman', count: 2 }],
  workerHuts: [{ sign: 'coin', count: 4 }, 'for', { sign: 'worker' }],
  merchantShip: [{ sign: 'coin' }, 'for', { sign: 'food', count: 2 }, { sign: 'spearman' }],
}

const effectOf = (place: Place): Effect => {
  const stall = STALL_SPACES.indexOf(place as (typeof STALL_SPACES)[number])
  return stall < 0 ? (LIVE[place] ?? []) : STALL_EFFECTS[STALL_TILES[stall]]
}

const stateOf = (place: Place): PlaceState =>
  place === 'merchantShip'
    ? 'selected'
    : place === 'workerHuts'
      ? 'refused'
      : LEGAL.includes(place)
        ? 'legal'
        : 'resting'

function SampleBoard({
  theme,
  language = 'en',
  view,
  width,
}: {
  theme: ThemeName
  language?: Locale
  view?: Box
  width: number
}) {
  useFonts()
  const names = NAMES[language]
  const room = makeRoom(
    Object.fromEntries(NAMED.map((place) => [place, plaqueWidth(names[place], effectOf(place))])),
  )
  const glows = [
    ...LEGAL.map((place) => ({ place, tone: 'legal' as const })),
    { place: 'merchantShip' as const, tone: 'chosen' as const },
  ]
  return (
    <Board theme={theme} stalls={STALL_TILES} glows={glows} style={view ? lookAt(view, width) : { width }}>
      {SHORE_PLACES.map((shore, i) => (
        <g key={shore}>
          <ShoreWater shore={shore} food={1} feeds={FEEDS[language](i < 2 ? 2 : 1)} journey />
          <EnemyCard {...FOES[shore]} {...CARD_AT[shore]} />
        </g>
      ))}
      <EnemyCard {...FOES.troll} {...CARD_AT.troll} threatens />
      <EnemyCard {...FOES.draugrLeft} {...CARD_AT.draugrLeft} />
      <EnemyCard {...FOES.draugrRight} {...CARD_AT.draugrRight} />
      <SmallLabel x={73} y={293} text={names.draugr} />
      <RuneOnOffer x={RUNES_AT[0][0]} y={RUNES_AT[0][1]} rune="ᚷ" glory={2} />
      <RuneOnOffer x={RUNES_AT[1][0]} y={RUNES_AT[1][1]} rune="ᚱ" glory={2} />
      <BoardShip kind="small" theme={theme} at="smallLongship" />
      <BoardShip kind="large" theme={theme} at="largeLongship" />
      <BoardShip kind="merchant" theme={theme} at="merchantShip" />
      <BoardShip kind="private" theme={theme} clan="wolf" at="privateLongship" scale={0.86} />
      <YardShip space={0} capacity={8} theme={theme} />
      <YardShip space={1} capacity={7} theme={theme} />
      <YardShip space={2} capacity={6} theme={theme} />
      <Plaque place="draugrLeft" takenBy={TAKEN.draugrLeft ?? []} />
      <Plaque place="draugrRight" state="legal" />
      {NAMED.map((place) => (
        <Plaque
          key={place}
          place={place}
          name={names[place]}
          effect={effectOf(place)}
          state={stateOf(place)}
          takenBy={TAKEN[place] ?? []}
          {...(room[place] ? { at: room[place] } : {})}
        />
      ))}
    </Board>
  )
}

export function BoardSheet({ theme }: { theme: ThemeName }) {
  const asked = new URLSearchParams(location.search)
  const language = (asked.get('language') ?? 'en') as Locale
  const district = asked.get('district') as District | null
  const width = Number(asked.get('width') ?? 1000)
  if (!district) return <SampleBoard theme={theme} language={language} width={width} />
  return (
    <div style={{ position: 'relative', width: 390, height: 372, overflow: 'hidden' }}>
      <SampleBoard theme={theme} language={language} width={390} view={DISTRICT_VIEW[district]} />
    </div>
  )
}
