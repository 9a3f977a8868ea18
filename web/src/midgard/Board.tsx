import { fedByOne, inPlay } from '@meadhall/midgard/shores'
import { cardSet, NONE, type State } from '@meadhall/midgard/state'
import { shoreOf } from '@meadhall/midgard/targets'
import { LARGE, PRIVATE, SMALL, type Space, STALLS } from '@meadhall/midgard/vocabulary'
import { memo, useMemo } from 'react'
import { ClanDisc, clanOf } from '../art/clans.tsx'
import { Board, boxStyle } from '../art/midgard/Board.tsx'
import { type PlaceState, Plaque, plaqueWidth } from '../art/midgard/Plaque.tsx'
import {
  CARD_AT,
  makeRoom,
  type Place,
  RUNES_AT,
  SHORE_PLACES,
  SHORE_X,
  SPOTS,
} from '../art/midgard/places.ts'
import { BoardShip, RuneOnOffer, ShoreWater, SmallLabel, YardShip } from '../art/midgard/shore.tsx'
import type { ThemeName } from '../art/theme.ts'
import { useFonts } from '../art/useFonts.ts'
import { useWords } from '../text/words.ts'
import { chooser, placeTip, shoreTip } from './ahead.ts'
import { Flights, useArriving } from './Flights.tsx'
import { Foe } from './Foe.tsx'
import { type Hold, useMidgard } from './hold.ts'
import { RUNE_LETTERS } from './pieces.ts'
import {
  ALL_SHORES,
  attemptAt,
  chosenWays,
  effectOf,
  type SpaceOnBoard,
  spacesOn,
  waysTo,
  workersAt,
} from './spaces.ts'
import { spokenPlace, spokenShore } from './spoken.ts'
import { placeName, word } from './words.ts'

/** The harbour: scenery that stands, and over it everything that lives. */
export function MidgardBoard() {
  const hold = useMidgard()
  const { view, seat, theme, say, size } = hold
  useFonts()
  const arriving = useArriving()
  const stallKey = view.stalls.join()
  // Only the stalls in play decide.
  const spaces = useMemo(() => spacesOn(view), [stallKey])
  const stalls = useMemo(() => [0, 1, 2, 3].map((i) => stallAt(stallKey, i)), [stallKey])
  const looks = spaces.map((each) => lookOf(hold, each))
  const widths: Partial<Record<Place, number>> = {}
  for (const { space, place } of looks)
    if (isNamed(space)) widths[place] = plaqueWidth(placeName(say, space), effectOf(view, seat, space, place))
  const room = makeRoom(widths)
  const glows: { place: Place; tone: 'legal' | 'chosen' }[] = []
  for (const { place, state } of looks)
    if (state === 'legal') glows.push({ place, tone: 'legal' })
    else if (state === 'hover' || state === 'selected') glows.push({ place, tone: 'chosen' })
  return (
    <Board
      theme={theme}
      stalls={stalls}
      glows={glows}
      over={
        <>
          {looks.map((each) => (
            <PlaceButton key={each.space} {...each} />
          ))}
          {ALL_SHORES.map((shore) => (
            <ShoreButton key={shore} shore={shore} />
          ))}
          {size === 'wide' && <Tips looks={looks} />}
          {size === 'wide' && hold.chosen && <chooser.Part />}
          <Flights />
        </>
      }
    >
      <Enemies />
      <Harbour state={view} theme={theme} />
      {looks.map(({ space, place, state }) => (
        <Plaque
          key={place}
          place={place}
          {...(isNamed(space) && { name: placeName(say, space), effect: effectOf(view, seat, space, place) })}
          state={state}
          takenBy={takers(view, space, arriving)}
          clan={clanOf(seat ?? 0)}
          {...(room[place] && { at: room[place] })}
        />
      ))}
    </Board>
  )
}

/** Who stands there; whoever is still walking comes last and does not count yet. */
function takers(state: State, space: Space, arriving: Space | undefined) {
  const there = workersAt(state, space)
  return (arriving === space ? there.slice(0, -1) : there).slice(0, 6).map(clanOf)
}

const stallAt = (key: string, i: number) => {
  const stall = key.split(',')[i]
  return stall ? STALLS[Number(stall)] : undefined
}

/** The draugr share one label; their shields stand under their cards. */
const isNamed = (space: Space) => space !== 'draugrLeft' && space !== 'draugrRight'

/** Mint: you may. Gold: pointed at or chosen. Red: pointed at while it is your turn, and you may not. */
function lookOf(hold: Hold, { space, place, district }: SpaceOnBoard): PlaceLook {
  const open = waysTo(hold.legal, space).length > 0
  const look = (state: PlaceState): PlaceLook => ({ space, place, district, state, open })
  if (hold.chosen?.target === space) return look(open ? 'selected' : 'refused')
  if (hold.pointed === space) return look(open || !isPlacing(hold) ? 'hover' : 'refused')
  return look(open ? 'legal' : 'resting')
}

function isPlacing({ deciding, view }: Hold): boolean {
  return deciding && view.agenda.at(-1)?.do === 'placeWorker'
}

interface PlaceLook extends SpaceOnBoard {
  state: PlaceState
  open: boolean
}

/** Shield, plaque and building together are one button. */
function PlaceButton({ space, place, open }: PlaceLook) {
  const hold = useMidgard()
  const t = useWords()
  const { legal, choose, point, chosen, view, send, worth } = hold
  const isWorth = open && waysTo(worth, space).length > 0
  const touch = () => {
    const moves = waysTo(legal, space)
    if (chosen?.target === space && chosen.moves.length === 1) send(chosen.moves[0])
    else if (moves.length === 0) choose({ target: space, moves, refused: attemptAt(view, space) })
    // Where there are several ways, they lie as objects in the chooser.
    else choose({ target: space, moves: moves.length === 1 ? moves : [] })
  }
  return (
    <button
      type="button"
      className="mg-place"
      data-place={place}
      data-target={space}
      data-worth={isWorth || undefined}
      style={boxStyle(SPOTS[place].box)}
      aria-label={spokenPlace(hold, space) + (isWorth ? `, ${t('worthALook')}` : '')}
      aria-pressed={chosen?.target === space}
      aria-disabled={!open}
      onClick={touch}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(space)}
      onPointerLeave={() => point(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && point(space)}
      onBlur={() => point(null)}
    />
  )
}

/** A shore: with a ship chosen it is where to sail; otherwise every ship that could go there. */
function ShoreButton({ shore }: { shore: number }) {
  const hold = useMidgard()
  const { legal, choose, chosen, point, view, send } = hold
  const target = SHORE_PLACES[shore]
  if (!inPlay(view, shore)) return null
  // A ship that sails there, or the Sage who looks at the way there.
  const bound = chosen
    ? waysTo(legal, chosen.target as Space).filter((move) => move.shore === shore || move.look === shore)
    : []
  const picked =
    bound.length === 1 &&
    chosen?.moves.length === 1 &&
    chosen.moves[0].do === 'place' &&
    (chosen.moves[0].shore ?? chosen.moves[0].look) === shore
  const touch = () => {
    if (picked) send(bound[0])
    else if (bound.length === 1 && chosen) choose({ target: chosen.target, moves: bound })
    else choose({ target, moves: [] })
  }
  return (
    <button
      type="button"
      className="mg-place mg-shore"
      data-target={target}
      data-legal={bound.length > 0 || undefined}
      data-chosen={picked || undefined}
      style={boxStyle(SPOTS[target].box)}
      aria-label={spokenShore(hold, shore)}
      aria-pressed={chosen?.target === target}
      onClick={touch}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(target)}
      onPointerLeave={() => point(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && point(target)}
      onBlur={() => point(null)}
    />
  )
}

function Tips({ looks }: { looks: readonly PlaceLook[] }) {
  const { pointed, chosen, legal } = useMidgard()
  const at = pointed ?? chosen?.target
  if (at === chosen?.target && chosenWays(legal, chosen).length > 1) return null
  const place = looks.find(({ space }) => space === at)
  if (place) return <placeTip.Part {...place} />
  const shore = SHORE_PLACES.indexOf(at as never)
  return shore >= 0 ? <shoreTip.Part shore={shore} /> : null
}

/** Troll, draugr and the monsters on their shores. */
function Enemies() {
  const { view, say, seat } = useMidgard()
  const placing = view.agenda.some((task) => task.do === 'placeWorker')
  return (
    <>
      {ALL_SHORES.map((shore) => {
        const target = SHORE_PLACES[shore]
        if (!inPlay(view, shore))
          return (
            <SmallLabel key={target} x={SHORE_X[shore] + 56} y={64} width={92} text={word(say, 'ui.noSea')} />
          )
        const feeds = fedByOne(view, shore)
        const seen = seat !== null && ((view.journeySeen[shore] >> seat) & 1) === 1
        return (
          <g key={target}>
            <ShoreWater
              shore={target}
              food={1}
              feeds={word(say, 'ui.feeds', { n: feeds })}
              journey={view.journeys[shore] !== NONE}
            />
            {seen && view.journeys[shore] >= 0 && (
              <KnownJourney shore={shore} journey={view.journeys[shore]} />
            )}
            {view.monsters[shore] >= 0 && (
              <g className="mg-turn" data-foe={target} key={view.monsters[shore]}>
                <Foe card={view.monsters[shore]} coins={view.monsterCoins[shore]} {...CARD_AT[target]} />
              </g>
            )}
          </g>
        )
      })}
      {view.troll >= 0 && (
        <g className="mg-turn" data-foe="troll" key={`troll${view.troll}`}>
          <Foe
            card={view.troll}
            threatens={placing && workersAt(view, 'troll').length === 0}
            {...CARD_AT.troll}
          />
        </g>
      )}
      <SmallLabel x={73} y={293} text={word(say, 'ui.place.draugr')} />
      {(['draugrLeft', 'draugrRight'] as const).map((at, side) =>
        view.draugr[side] >= 0 ? (
          <g className="mg-turn" data-foe={at} key={`${at}${view.draugr[side]}`}>
            <Foe card={view.draugr[side]} {...CARD_AT[at]} />
          </g>
        ) : null,
      )}
    </>
  )
}

/** A journey that the viewer has looked at: its name lies on its back. */
function KnownJourney({ shore, journey }: { shore: number; journey: number }) {
  const { say } = useMidgard()
  const x = SHORE_X[shore] + 96
  const name = say.name(JOURNEY_IDS[journey])
  return (
    <g transform={`translate(${x} 66) rotate(5)`}>
      <rect x="-20" y="-8" width="40" height="16" rx="3" fill="var(--tip)" stroke="var(--line)" />
      <text
        y="4"
        fontSize="11"
        className="world middle"
        fill="var(--text)"
        {...(name.length > 7 && { textLength: 37, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
    </g>
  )
}
const JOURNEY_IDS = ['allQuiet', 'kraken', 'lost', 'noWind', 'storm', 'whirlpool']

/** Where a ship lies off a shore: below what the way costs. */
const offShore = (shore: number): readonly [number, number] => [SHORE_X[shore] + 86, 164]

/** Ships at their piers or on their way, those for sale, and the runes on offer. */
const Harbour = memo(function Harbour({ state, theme }: { state: State; theme: ThemeName }) {
  const { seat, legal, chosen } = useMidgard()
  const under = (ship: number) => state.shoreShip.indexOf(ship)
  const small = under(SMALL)
  const large = under(LARGE)
  const runeLegal = waysTo(legal, 'runesmith')
  return (
    <>
      {state.runesOpen.map((rune, i) =>
        rune < 0 ? null : (
          <g key={RUNE_LETTERS[rune]} className="mg-turn">
            <RuneOnOffer
              x={RUNES_AT[i][0]}
              y={RUNES_AT[i][1]}
              rune={RUNE_LETTERS[rune]}
              glory={cardSet(state).runes[rune]}
              state={chosen?.target === 'runesmith' && runeLegal.length > 0 ? 'legal' : 'resting'}
            />
          </g>
        ),
      )}
      <BoardShip
        kind="small"
        theme={theme}
        at={small < 0 ? 'smallLongship' : offShore(small)}
        scale={small < 0 ? 1 : 0.54}
      />
      <BoardShip
        kind="large"
        theme={theme}
        at={large < 0 ? 'largeLongship' : offShore(large)}
        scale={large < 0 ? 1 : 0.44}
      />
      {state.merchant >= 0 && <BoardShip kind="merchant" theme={theme} at="merchantShip" />}
      {state.players.map((player, owner) => {
        if (player.ship < 0) return null
        const at = shoreOf(state, owner, PRIVATE)
        const clan = clanOf(owner)
        if (at >= 0)
          return (
            <BoardShip key={clan} kind="private" theme={theme} clan={clan} at={offShore(at)} scale={0.6} />
          )
        // At the pier lies the viewer's own; the others' are in their strips.
        return owner === seat ? (
          <BoardShip key={clan} kind="private" theme={theme} clan={clan} at="privateLongship" scale={0.86} />
        ) : null
      })}
      {ALL_SHORES.map((shore) =>
        state.shoreSeat[shore] < 0 ? null : (
          <ClanDisc
            key={shore}
            clan={clanOf(state.shoreSeat[shore])}
            x={SHORE_X[shore] + 108}
            y={138}
            size={19}
          />
        ),
      )}
      {state.shipsForSale.slice(0, 4).map((id, i) => (
        <YardShip
          key={id}
          space={i as 0 | 1 | 2 | 3}
          capacity={cardSet(state).ships[id].capacity}
          theme={theme}
        />
      ))}
    </>
  )
})
