import { type ByGame, ofGame } from '@meadhall/hall/game-ids'
import { type ComponentType, lazy, Suspense } from 'react'
import type { ThemeName } from '../art/theme.ts'
import { useSettings } from '../store/settings.ts'
import { SeatPiece } from './SeatPiece.tsx'

/** Each game's board by the fire. */
export const SCENES: ByGame<ComponentType<{ theme: ThemeName }>> = {
  midgard: lazy(async () => ({ default: (await import('./scenes/midgard.tsx')).MidgardScene })),
  odin: lazy(async () => ({ default: (await import('./scenes/odin.tsx')).OdinScene })),
  mountain: lazy(async () => ({ default: (await import('./scenes/mountain.tsx')).MountainScene })),
}

/** The real board on a table by the fire, with whoever will sit there. */
export function TableScene({ game, seats }: { game: string; seats: readonly boolean[] }) {
  const { theme } = useSettings()
  const Scene = ofGame(SCENES, game)
  return (
    <div className={seats.length > 4 ? 'table-scene five' : 'table-scene'} aria-hidden="true">
      <div className="table-wall" />
      <div className="table-floor" />
      <div className="table-set">
        <div className="table-top">
          <Suspense fallback={<div className="board" />}>{Scene && <Scene theme={theme} />}</Suspense>
        </div>
        {seats.map((taken, seat) => (
          <div key={seat} className={`sitter at${seat}`}>
            {taken ? (
              <SeatPiece seat={seat} size={seat === 0 || seat === 3 ? 82 : 66} />
            ) : (
              <span className="nobody">?</span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
