import type { Happening } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import type { Step } from '../table/game-table.ts'
import { useRunningShow } from '../table/use-running-show.ts'
import { filmOf, wayTo } from './film.ts'
import { useMountain } from './hold.ts'
import type { Scene } from './scene.ts'

/** How long a scene is worth looking at, in milliseconds. */
const LENGTH: Record<Scene['kind'], number> = {
  gate: 1300,
  gnome: 1700,
  champion: 1500,
  domain: 1300,
  verdict: 2000,
  hall: 1000,
  elders: 1500,
  votes: 1000,
  endOfGame: 1300,
}

/** How long a gnome takes from one cavern to the next. */
export const WALK = 260

const made = new WeakMap<readonly Happening[], readonly Scene[]>()

export function scenesOf({
  before,
  told,
  after,
}: Step<State, Happening> & { readonly after: State }): readonly Scene[] {
  let scenes = made.get(told)
  if (!scenes) {
    scenes = filmOf(before, told, after)
    made.set(told, scenes)
  }
  return scenes
}

/** The scene that is shown now, if a film runs. */
export function useScene(): Scene | undefined {
  const { show } = useMountain()
  return show && scenesOf(show)[show.at]
}

/** Runs the film; in one component only. */
export function useFilm(): { scene: Scene | undefined; left: number; next: () => void; skip: () => void } {
  const { show } = useMountain()
  const scenes = show ? scenesOf(show) : []
  const lengths = scenes.map((each) => LENGTH[each.kind] + WALK * Math.max(0, wayTo(each).length - 1))
  const { next } = useRunningShow(show, lengths)
  const at = show?.at ?? 0
  return { scene: scenes[at], left: scenes.length - at, next, skip: () => show?.end() }
}
