import { waiting } from '@meadhall/kernel/agenda'
import { HUNT, NONE, type State } from '@meadhall/midgard/state'
import { useMemo } from 'react'
import { useRunningShow, WAITS } from '../table/use-running-show.ts'
import { filmOf, type Scene, sceneOf } from './film.ts'
import { useMidgard } from './hold.ts'

/** How long a scene is worth looking at, in milliseconds; how it ended for the viewer is looked at until a click. */
function length(scene: Scene, mine: boolean): number | typeof WAITS {
  if (mine && (scene.outcome || scene.journey !== undefined)) return WAITS
  if (scene.outcome) return 2200
  if (scene.rolled) return 1300 + 60 * (scene.faces?.reduce((sum, count) => sum + count, 0) ?? 0)
  if (scene.journey !== undefined) return 1800
  if (scene.told.some(({ what }) => what === 'struck')) return 1600
  return 1200
}

export interface Film {
  readonly scene: Scene | undefined
  /** More is to come: controls wait. */
  readonly playing: boolean
  /** The next scene, or the end. */
  readonly hurry: () => void
}

/** The fights of a step scene by scene, then the position as it waits for the viewer's decision in one of them. */
export function useFilm(): Film {
  const { show, seat, view, deciding } = useMidgard()
  const told = show?.told
  const scenes = useMemo(() => (show ? filmOf(show.before, show.told) : []), [told])
  const lengths = useMemo(() => scenes.map((scene) => length(scene, scene.seat === seat)), [scenes, seat])
  const { next } = useRunningShow(show, lengths)
  const scene = show && scenes[show.at]
  if (scene) return { scene, playing: !scene.outcome, hurry: next }
  return { scene: deciding ? waitingScene(view, seat) : undefined, playing: false, hurry: () => {} }
}

/** The scene behind a decision that belongs to a fight or a voyage. */
function waitingScene(state: State, seat: number | null): Scene | undefined {
  const task = waiting(state)
  if (!task || seat === null) return undefined
  switch (task.do) {
    case 'rollAgain':
      return sceneOf(state)
    case 'offerRune':
      if (task.rune === 'healing') return sceneOf(state)
      if (task.rune === 'journey') return voyageScene(state, seat, task.shore!)
      return undefined
    case 'chooseFallen':
      return task.how === 'fell'
        ? sceneOf(state)
        : voyageScene(state, seat, shoreOfShip(state, seat, task.target))
    case 'chooseLost':
      return voyageScene(state, seat, task.shore)
    default:
      return undefined
  }
}

function shoreOfShip(state: State, seat: number, target: number): number {
  return state.shoreShip.findIndex((ship, shore) => ship === target && state.shoreSeat[shore] === seat)
}

function voyageScene(state: State, seat: number, shore: number): Scene {
  const target = state.shoreShip[shore]
  const journey = state.journeys[shore]
  return {
    seat,
    enemy: NONE,
    shore,
    target,
    crew: state.players[seat].plan.slice(4 * target, 4 * target + 4),
    round: 0,
    damage: 0,
    reaction: false,
    fallen: [0, 0, 0],
    gains: {},
    told: [],
    ...(journey >= 0 && { journey }),
  }
}

export const isHunt = (scene: Scene): boolean => scene.enemy === HUNT
