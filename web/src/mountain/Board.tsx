import { waiting } from '@meadhall/kernel/agenda'
import { boardOf } from '@meadhall/mountain/components'
import { searchOf } from '@meadhall/mountain/search'
import { memo, useEffect, useMemo } from 'react'
import { BOARD, BOARD_VIEW, type Mountain } from '../art/mountain/geometry.ts'
import { DEEP } from '../art/mountain/look.ts'
import { GnomePiece } from '../art/mountain/Pieces.tsx'
import { mountainPicture } from '../art/mountain/scenery.ts'
import { clips } from '../art/mountain/state.ts'
import type { ThemeName } from '../art/theme.ts'
import { useFonts } from '../art/useFonts.ts'
import { useCell } from '../store/cell.ts'
import { attention } from '../table/board-sight.ts'
import { Flights, Flying } from '../table/Flights.tsx'
import { invasionOf, wayTo } from './film.ts'
import { flightsOf, useLanding } from './flights.tsx'
import { type Hold, useMountain } from './hold.ts'
import { Places } from './Places.tsx'
import { mountainOf } from './people.ts'
import { shading } from './Shading.tsx'
import { ShowCaption } from './ShowCaption.tsx'
import type { Scene } from './scene.ts'
import { PlaceTip } from './Tip.tsx'
import { Touchable } from './Touchable.tsx'
import { useScene, WALK } from './use-film.ts'
import type { Invasion } from './Ways.tsx'
import { invasionPoints } from './way.ts'

/** The mountain: scenery that stands, and over it everything that lives. */
export function MountainBoard() {
  const hold = useMountain()
  const { theme, size, layout } = hold
  useFonts()
  const scene = useScene()
  const landing = useLanding()
  const state = scene?.state ?? landing
  const mountain = mountainOf(state)
  const shade = useCell(shading)
  const invasion = useInvasion(hold, scene)
  useAttention(hold, scene, invasion, mountain)
  return (
    <div className="board mk-board">
      <img src={mountainPicture(boardOf(state).rows, state.side, theme)} alt="" draggable={false} />
      <svg viewBox={BOARD_VIEW} aria-hidden="true" className="mk-state">
        <Definitions mountain={mountain} theme={theme} />
        <Places state={state} mountain={mountain} shade={shade} scene={scene} invasion={invasion} />
      </svg>
      <Touchable state={state} mountain={mountain} />
      {scene ? (
        <Walker scene={scene} mountain={mountain} />
      ) : (
        <Flights width={BOARD.width} flightsOf={flightsOf} />
      )}
      {size !== 'phone' && scene && !scene.tally && <ShowCaption scene={scene} mountain={mountain} />}
      {(layout === 'wide' || layout === 'upright') && !scene && <PlaceTip mountain={mountain} />}
    </div>
  )
}

/** On a small screen the window follows the gnome, and goes to the caverns among which somebody decides. */
function useAttention(
  { size, view }: Hold,
  scene: Scene | undefined,
  invasion: Invasion | undefined,
  mountain: Mountain,
): void {
  const { names } = boardOf(view)
  const gnome = scene?.at ?? invasion?.search.best[0]?.cavern
  const camp = scene?.kind === 'gate' && scene.clan ? scene.clan : undefined
  useEffect(() => {
    if (size !== 'phone') return
    const at =
      gnome !== undefined
        ? mountain.caverns.get(names[gnome])?.stand
        : camp && mountain.swarms.find(({ clan }) => clan === camp)?.plaque
    if (at) attention.set(at)
    return () => attention.set(null)
  }, [size, gnome, camp, mountain, names])
}

/** The gnome of a scene walks its way, the path drawn ahead of it. */
function Walker({ scene, mountain }: { scene: Scene; mountain: Mountain }) {
  const { lasting } = useMountain()
  const way = wayTo(scene)
  if (!scene.search || way.length === 0 || lasting(WALK) === 0) return null
  return (
    <Flying
      key={`${scene.gnome} ${scene.at} ${scene.search.clan}`}
      piece={<GnomePiece size={28} />}
      path={invasionPoints(mountain, boardOf(scene.state).names, way, scene.search.clan)}
      ms={WALK * (way.length + 1)}
      delay={200}
      stays
      width={BOARD.width}
    />
  )
}

/** A gnome on its way: in the film, or waiting for a decision. */
function useInvasion({ view, pointed, chosen }: Hold, scene: Scene | undefined): Invasion | undefined {
  return useMemo(() => {
    if (scene) return scene.search ? { search: scene.search, to: scene.at, walks: true } : undefined
    const task = waiting(view)
    const under = task?.do === 'leadGnome' ? invasionOf(view) : undefined
    if (!under) return undefined
    const search = searchOf(view, under.clan)
    const at = [chosen?.target, pointed]
      .map((name) => (name ? boardOf(view).names.indexOf(name) : -1))
      .find((place) => search.best.some(({ cavern }) => cavern === place))
    return { search, to: at }
  }, [view, scene, pointed, chosen])
}

const Definitions = memo(function Definitions({ mountain, theme }: { mountain: Mountain; theme: ThemeName }) {
  const { steel, cold, night } = DEEP[theme]
  const markup = useMemo(
    () =>
      `${clips(mountain)}<pattern id="mk-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 3.5H7" stroke="${steel}" stroke-width="1.6" stroke-opacity="${night ? 0.3 : 0.4}"/></pattern><radialGradient id="mk-cold"><stop offset="0" stop-color="${cold}" stop-opacity="${night ? 0.7 : 0.9}"/><stop offset=".5" stop-color="${cold}" stop-opacity=".18"/><stop offset="1" stop-color="${cold}" stop-opacity="0"/></radialGradient>`,
    [mountain, steel, cold, night],
  )
  return <defs dangerouslySetInnerHTML={{ __html: markup }} />
})
