import { Board } from '../art/midgard/Board.tsx'
import type { Stall } from '../art/midgard/vocabulary.ts'
import { useSettings } from '../store/settings.ts'
import { SeatPiece } from './SeatPiece.tsx'

const STALLS: readonly Stall[] = ['skald', 'wealthyStranger', 'raiders', 'varyags']

/** The real board on a table by the fire, with whoever will sit there. */
export function TableScene({ seats }: { seats: readonly boolean[] }) {
  const { theme } = useSettings()
  return (
    <div className={seats.length > 4 ? 'table-scene five' : 'table-scene'} aria-hidden="true">
      <div className="table-wall" />
      <div className="table-floor" />
      <div className="table-set">
        <div className="table-top">
          <Board theme={theme} stalls={STALLS} />
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
