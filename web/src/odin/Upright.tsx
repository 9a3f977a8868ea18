// On a tablet that stands: boards, strips and stores beside the action board, home, feast and goods below it.
import { useLayoutEffect, useState } from 'react'
import { Bay, Cards, Specials, Stable, Weapons } from './Bay.tsx'
import { Strips } from './Boards.tsx'
import { BoardTiles, tilesBeside, useTileCount } from './BoardTiles.tsx'
import { FeastStrip } from './FeastStrip.tsx'
import { useOdin } from './hold.ts'
import { PointsNow } from './PointsNow.tsx'
import { Puzzle } from './Puzzle.tsx'
import { Shelf, Stores } from './Shelf.tsx'

/** What the layout is drawn for, and what stands above and below it whatever its size: looking back, the rail is below. */
const DRAWN = { width: 820, height: 950, rest: 284, looking: 384 } as const

/** How large the table can be drawn on this page; its grid follows. */
function useUprightZoom(): number {
  const { live } = useOdin()
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const rest = live ? DRAWN.rest : DRAWN.looking
    const measure = () => {
      const next = Math.min(innerWidth / DRAWN.width, (innerHeight - rest) / DRAWN.height)
      setZoom(next)
      document.querySelector<HTMLElement>('.table.odin')?.style.setProperty('--od-zoom', `${next}`)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [live])
  return zoom
}

export function UprightOwn() {
  const zoom = useUprightZoom()
  const { view } = useOdin()
  const count = useTileCount()
  // While boards are few, strips have a row each.
  const alone = count <= 2 && view.strips.length / 2 <= 5
  return (
    <>
      <div className="od-beside" style={{ zoom }} data-home="shed stoneHouse longHouse">
        <BoardTiles tile={tilesBeside(count)} />
        <Strips width={alone ? 220 : 142} />
        <div className="od-stores">
          <Stores size={26} />
          <PointsNow />
        </div>
        <div className="od-things">
          <Stable />
          <Weapons />
        </div>
      </div>
      <div className="od-below" style={{ zoom }}>
        <Puzzle width={322} height={300} most={34} headed />
        <div>
          <FeastStrip width={340} cell={28} />
          <Shelf column={58} row={31} chip={25} />
          <div className="od-things">
            <Bay />
            <Cards />
            <Specials />
          </div>
        </div>
      </div>
    </>
  )
}
