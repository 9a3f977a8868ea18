import { ofGame } from '@meadhall/hall/game-ids'
import { Suspense } from 'react'
import { SeatPiece } from '../../hall/SeatPiece.tsx'
import { SCENES } from '../../hall/TableScene.tsx'
import type { ThemeName } from '../theme.ts'

/** What the pictures of links are put together from: a game's scene (`of=odin`), the piece of a seat (`of=2`). */
export function LinkSheet({ theme }: { theme: ThemeName }) {
  const of = new URLSearchParams(location.search).get('of') ?? ''
  const Scene = ofGame(SCENES, of)
  return (
    <div className="link-art">
      {Scene ? (
        <Suspense>
          <Scene theme={theme} />
        </Suspense>
      ) : (
        <SeatPiece seat={Number(of)} size={96} disc />
      )}
    </div>
  )
}
