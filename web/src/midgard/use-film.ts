import type { LogEntry } from '@meadhall/hall/update'
import { waiting } from '@meadhall/kernel/agenda'
import type { Happening } from '@meadhall/midgard/moves'
import { HUNT, NONE, type State } from '@meadhall/midgard/state'
import { sentTo, shoreOf } from '@meadhall/midgard/targets'
import { JOURNEYS } from '@meadhall/midgard/vocabulary'
import { useMemo } from 'react'
import { useSettings } from '../store/settings.ts'
import { useRunningShow, WAITS } from '../table/use-running-show.ts'
import { type Beat, beatsOf, roundSoFar, sceneLength } from './beats.ts'
import { type Scene, sceneOf } from './film.ts'
import { useMidgard } from './hold.ts'

export interface Film {
  /** What is shown now of a step. */
  readonly beat: Beat | undefined
  /** The scene of it, or the one behind a decision of the viewer's. */
  readonly scene: Scene | undefined
  /** More is to come: controls wait. */
  readonly playing: boolean
  /** On to what waits for the viewer, or to the end. */
  readonly next: () => void
  /** Back to the beginning of the fight whose result is shown. */
  readonly again?: () => void
  /** What was told of the round up to the step. */
  readonly earlier: readonly Happening[]
}

/** How long a result stands where nobody is asked to go on: in a replay. */
const RESULT_IN_REPLAY = 4000

/** What a step shows beat by beat, then the position as it waits for the viewer's decision in a fight. */
export function useFilm(): Film {
  const { show, seat, view, deciding, live, update } = useMidgard()
  const { roundEnd } = useSettings()
  const told = show?.told
  const earlier = useMemo(() => (told ? roundSoFar(update.log) : []), [told])
  const beats = useMemo(() => {
    if (!show) return []
    const all = beatsOf(show, earlier, seat)
    return all.filter((beat) => beat.kind !== 'roundEnd' || (live && (roundEnd || !beat.end.next)))
  }, [told, earlier, seat, live])
  const lengths = useMemo(
    () =>
      beats.map((beat) =>
        beat.kind === 'scene' ? sceneLength(beat.scene, seat) : live ? WAITS : RESULT_IN_REPLAY,
      ),
    [beats, seat, live],
  )
  useRunningShow(show, lengths)
  const at = show?.at ?? 0
  const beat = beats[at]
  const film = { beat, earlier, next: () => {} }
  if (!show || !beat)
    return { ...film, scene: deciding ? waitingScene(view, seat, update.log) : undefined, playing: false }
  const stops = beats.findIndex((each, i) => i > at && each.kind !== 'scene')
  const next = () => (stops < 0 ? show.end() : show.to(stops))
  if (beat.kind === 'scene') return { ...film, scene: beat.scene, playing: true, next }
  // After a result comes what follows it, scene by scene.
  const on = () => (at + 1 < beats.length ? show.to(at + 1) : show.end())
  const first = beats.findLastIndex((each, i) => i < at && !isOf(each, seat)) + 1
  const again = beat.kind === 'result' && first < at ? { again: () => show.to(first) } : {}
  return { ...film, scene: undefined, playing: true, next: on, ...again }
}

/** A scene of the seat's own fight. */
const isOf = (beat: Beat, seat: number | null): boolean => beat.kind === 'scene' && beat.scene.seat === seat

/** The scene behind a decision that belongs to a fight or a voyage. */
function waitingScene(
  state: State,
  seat: number | null,
  log: readonly LogEntry<Happening>[],
): Scene | undefined {
  const task = waiting(state)
  if (!task || seat === null) return undefined
  switch (task.do) {
    case 'rollAgain':
      return sceneOf(state)
    case 'offerRune':
      if (task.rune === 'healing') return sceneOf(state)
      if (task.rune === 'journey') return voyageScene(state, seat, task.shore!, log)
      return undefined
    case 'chooseFallen':
      return task.how === 'fell'
        ? sceneOf(state)
        : voyageScene(state, seat, shoreOf(state, seat, task.target), log)
    case 'chooseLost':
      return voyageScene(state, seat, task.shore, log)
    default:
      return undefined
  }
}

function voyageScene(state: State, seat: number, shore: number, log: readonly LogEntry<Happening>[]): Scene {
  const target = state.shoreShip[shore]
  // The card is put away before what it does is decided.
  const turned = roundSoFar(log).findLast(
    (happening) => happening.what === 'journeyRevealed' && happening.shore === shore,
  )
  const journey =
    turned?.what === 'journeyRevealed' ? JOURNEYS.indexOf(turned.journey as never) : state.journeys[shore]
  return {
    seat,
    enemy: NONE,
    shore,
    target,
    crew: sentTo(state.players[seat].plan, target),
    round: 0,
    damage: 0,
    reaction: false,
    fallen: [0, 0, 0],
    gains: {},
    told: [],
    ...(journey >= 0 && { journey }),
  }
}

export const isHunt = (scene: Pick<Scene, 'enemy'>): boolean => scene.enemy === HUNT
