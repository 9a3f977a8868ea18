import { waiting } from '@meadhall/kernel/agenda'
import { boardOf } from '@meadhall/mountain/components'
import { memo, useMemo } from 'react'
import { BOARD, type Mountain } from '../art/mountain/geometry.ts'
import { DEEP } from '../art/mountain/look.ts'
import { mountainPicture } from '../art/mountain/scenery.ts'
import { clips } from '../art/mountain/state.ts'
import type { ThemeName } from '../art/theme.ts'
import { useFonts } from '../art/useFonts.ts'
import { useCell } from '../store/cell.ts'
import { invasionOf, type Scene } from './film.ts'
import { type Hold, useMountain } from './hold.ts'
import { searchOf } from './invasion.ts'
import { Places } from './Places.tsx'
import { mountainOf } from './people.ts'
import { shading } from './Shading.tsx'
import { PlaceTip } from './Tip.tsx'
import { Touchable } from './Touchable.tsx'
import { useScene } from './use-film.ts'
import type { Invasion } from './Ways.tsx'

export const VIEW = `0 0 ${BOARD.width} ${BOARD.height}`

/** The mountain: scenery that stands, and over it everything that lives. */
export function MountainBoard() {
  const hold = useMountain()
  const { view, theme, size } = hold
  useFonts()
  const scene = useScene()
  const state = scene?.state ?? view
  const mountain = mountainOf(state)
  const shade = useCell(shading)
  const invasion = useInvasion(hold, scene)
  return (
    <div className="board mk-board">
      <img src={mountainPicture(boardOf(state).rows, state.side, theme)} alt="" draggable={false} />
      <svg viewBox={VIEW} aria-hidden="true" className="mk-state">
        <Definitions mountain={mountain} theme={theme} />
        <Places state={state} mountain={mountain} shade={shade} invasion={invasion} />
      </svg>
      <Touchable state={state} mountain={mountain} />
      {size === 'wide' && !scene && <PlaceTip mountain={mountain} />}
    </div>
  )
}

/** A gnome on its way: in the film, or waiting for a decision. */
function useInvasion({ view, pointed, chosen }: Hold, scene: Scene | undefined): Invasion | undefined {
  return useMemo(() => {
    if (scene) return scene.search ? { search: scene.search, to: scene.at } : undefined
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
