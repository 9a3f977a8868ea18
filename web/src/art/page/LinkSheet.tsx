import { SeatPiece } from '../../hall/SeatPiece.tsx'
import { MidgardScene } from '../../hall/scenes/midgard.tsx'
import { MountainScene } from '../../hall/scenes/mountain.tsx'
import { OdinScene } from '../../hall/scenes/odin.tsx'
import type { ThemeName } from '../theme.ts'

const SCENES = { midgard: MidgardScene, odin: OdinScene, mountain: MountainScene }

/** What the pictures of links are put together from: a game's scene (`of=odin`), the piece of a seat (`of=2`). */
export function LinkSheet({ theme }: { theme: ThemeName }) {
  const of = new URLSearchParams(location.search).get('of') ?? ''
  const Scene = SCENES[of as keyof typeof SCENES]
  return (
    <div className="link-art">
      {Scene ? <Scene theme={theme} /> : <SeatPiece seat={Number(of)} size={96} disc />}
    </div>
  )
}
