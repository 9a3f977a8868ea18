import { waiting } from '@meadhall/kernel/agenda'
import { HUNT, NONE, type State } from '@meadhall/midgard/state'
import { useEffect, useMemo, useRef, useState } from 'react'
import { filmOf, type Scene, sceneOf } from './film.ts'
import { useMidgard } from './hold.ts'

/** How long a scene is worth looking at, in milliseconds. */
function length(scene: Scene): number {
  if (scene.outcome) return 2600
  if (scene.rolled) return 1000 + 60 * (scene.faces?.reduce((sum, count) => sum + count, 0) ?? 0)
  if (scene.journey !== undefined) return 1500
  if (scene.told.some(({ what }) => what === 'struck')) return 1000
  return 650
}

export interface Film {
  readonly scene: Scene | undefined
  /** More is to come by itself: controls wait. */
  readonly playing: boolean
  /** Shows the end at once, or closes what has ended. */
  readonly hurry: () => void
}

/**
 * The fights that concern `mine` (or, for `mine` null, all but the viewer's): what has just come about scene by scene,
 * then the position as it waits for a decision.
 */
export function useFilm(whose: 'mine' | 'others'): Film {
  const { step, seat, view, lasting, hurried, deciding } = useMidgard()
  const n = step?.n
  const scenes = useMemo(
    () =>
      step
        ? filmOf(step.before, step.told).filter((scene) => (scene.seat === seat) === (whose === 'mine'))
        : [],
    // A step is told once.
    [n, seat, whose],
  )
  const [shown, setShown] = useState<{ n: number | undefined; at: number }>({ n: undefined, at: 0 })
  const at = shown.n === n ? shown.at : lasting(1000) > 0 ? 0 : Math.max(0, scenes.length - 1)
  const scene = scenes[at]
  const last = at >= scenes.length - 1
  const waits = whose === 'mine' && deciding ? waitingScene(view, seat) : undefined
  const speed = whose === 'mine' ? 1 : 0.6

  // Each scene has its own clock.
  useEffect(() => {
    if (!scene) return
    const still = lasting(1000) === 0
    const ms = (still ? length(scene) : lasting(length(scene))) * speed
    const timer = setTimeout(() => setShown({ n, at: at + 1 }), ms)
    return () => clearTimeout(timer)
  }, [n, at, scenes.length])

  const hurry = () => setShown({ n, at: last ? scenes.length : Math.max(at + 1, scenes.length - 1) })
  const seen = useRef(hurried)
  // Only impatience counts.
  useEffect(() => {
    if (seen.current === hurried) return
    seen.current = hurried
    hurry()
  }, [hurried])

  if (scene && !(last && waits)) return { scene, playing: !last, hurry }
  return {
    scene: waits ? { ...(last ? scene : undefined), ...waits, told: scene?.told ?? [] } : undefined,
    playing: false,
    hurry,
  }
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

export const isHunt = (scene: Pick<Scene, 'enemy'>): boolean => scene.enemy === HUNT
