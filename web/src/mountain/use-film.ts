import type { Happening } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import { useEffect } from 'react'
import { useCell } from '../store/cell.ts'
import type { Show } from '../table/game-table.ts'
import { useRunningShow } from '../table/use-running-show.ts'
import { filmOf, sceneAt, stopsOf, wayTo } from './film.ts'
import { type Hold, useMountain } from './hold.ts'
import { looking } from './looking.ts'
import { honourOf } from './people.ts'
import type { Scene, Steps } from './scene.ts'

/** How long a scene is worth looking at, in milliseconds. */
const LENGTH: Record<Scene['kind'], number> = {
  gate: 1800,
  gnome: 2200,
  champion: 2400,
  domain: 1800,
  verdict: 3000,
  hall: 1500,
  elders: 1800,
  votes: 1500,
  endOfGame: 1800,
}

/** Reading who decided and why takes a moment more. */
const DECIDED = 1400

/** How long a gnome takes from one cavern to the next. */
export const WALK = 260

const lengthOf = (scene: Scene): number =>
  LENGTH[scene.kind] + (scene.decider ? DECIDED : 0) + WALK * Math.max(0, wayTo(scene).length - 1)

const made = new WeakMap<readonly Happening[], readonly Scene[]>()

function scenesOf({ before, told, after }: Show<State, Happening>, { update }: Hold): readonly Scene[] {
  let scenes = made.get(told)
  if (!scenes) {
    scenes = filmOf(
      before,
      told,
      after,
      update.log.flatMap((entry) => entry.told),
    )
    made.set(told, scenes)
  }
  return scenes
}

/** The scene that is shown now, if a film runs. */
export function useScene(): Scene | undefined {
  const hold = useMountain()
  return hold.show && scenesOf(hold.show, hold)[hold.show.at]
}

/** What everybody has: while it is scored, as much as has been shown of it. */
export function useSums(): readonly number[] {
  const { view } = useMountain()
  const tally = useScene()?.tally
  // Alone the tally is of the last reckoning, in which earlier honour counts by half.
  return view.players.length > 1 && tally ? tally.sums : view.players.map((_, seat) => honourOf(view, seat))
}

type Shown = Pick<Show<State, Happening>, 'before' | 'told' | 'after'>

const scenesIn = ({ told, before, after }: Shown): readonly Scene[] =>
  made.get(told) ?? filmOf(before, told, after)

/** Where looking back goes step by step within a show. */
export const stopsIn = (show: Shown): readonly number[] => stopsOf(scenesIn(show))

/** The scene that a line of the log shows. */
export const sceneIn = (show: Shown, nth: number): number => sceneAt(scenesIn(show), show.told, nth)

/** Runs the film; in one component only. */
export function useFilm(): Steps & { readonly scene: Scene | undefined } {
  const hold = useMountain()
  const { show } = hold
  const scenes = show ? scenesOf(show, hold) : []
  const running = useRunningShow(show, scenes.map(lengthOf))
  const at = show?.at ?? 0
  // Whoever looks at another's things meanwhile misses nothing.
  const looked = useCell(looking)
  const { pause } = running
  useEffect(() => {
    if (looked !== null && show) pause(true)
  }, [looked, show?.told])
  return { ...running, scene: scenes[at], scenes, at, skip: () => show?.end() }
}
