import type { Happening } from '@meadhall/odin/moves'
import { SHIPS, type Ship, THINGS, type Thing } from '@meadhall/odin/vocabulary'
import { clanOf, Meeple } from '../art/clans.tsx'
import { die, mountain, silver, smallCard } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { ThingPiece } from './pieces.tsx'

/** A line of the saga shows the thing it is about, or whose line it is. */
export function LogPicture({ happening, size }: { happening: Happening; size: number }) {
  switch (happening.what) {
    case 'rolled':
      return (
        <Sheet
          width={size}
          height={size}
          markup={die(
            happening.action === 'whaling' || happening.action === 'pillaging' ? 12 : 8,
            0,
            0,
            size,
            happening.die,
          )}
        />
      )
    case 'upgraded':
    case 'flipped':
      return <ThingPiece thing={happening.to} size={size - 2} />
    case 'placedTile':
    case 'bred':
    case 'served':
      return <ThingPiece thing={happening.good} size={size - 2} />
    case 'built':
      return <ThingPiece thing={happening.building} size={size * 0.6} />
    case 'revealedStrip':
    case 'tookFromMountain':
      return <Sheet width={size} height={size} markup={mountain(0, 0, size)} />
    case 'income':
      return <Sheet width={size} height={size} markup={silver(null, 0, 0, size)} />
    case 'playedOccupation':
    case 'usedOccupation':
      return (
        <Sheet width={size * 0.75} height={size} markup={smallCard('occupation', 0, 0, size - 2, 'meeple')} />
      )
    default:
      return 'seat' in happening && typeof happening.seat === 'number' ? (
        <Meeple clan={clanOf(happening.seat)} size={size - 2} flat />
      ) : (
        <Sheet
          width={size}
          height={size}
          markup={smallCard('weapon', size * 0.14, 0, size - 2, 'beerHorn')}
        />
      )
  }
}

const LINES: Readonly<Record<string, Thing>> = {
  ships: 'longship',
  emigrated: 'knarr',
  building: 'stoneHouse',
  animals: 'cattle',
  silver: 'silver',
  crown: 'englishCrown',
}

export function ScorePicture({ line, size }: { line: string; size: number }) {
  const thing = LINES[line] ?? (THINGS.includes(line as Thing) ? (line as Thing) : undefined)
  const wide = SHIPS.includes(thing as Ship)
  if (thing) return <ThingPiece thing={thing} size={wide ? size / 1.42 : size} />
  if (line === 'occupation')
    return <Sheet width={size} height={size} markup={smallCard('occupation', 3, 0, size - 2, 'meeple')} />
  if (line === 'exploration') return <Sheet width={size} height={size} markup={mountain(0, 0, size)} />
  return <Lost of={line === 'penalties' ? '−3' : '−1'} size={size} />
}

/** An empty cell of a board or of the banquet table. */
function Lost({ of, size }: { of: string; size: number }) {
  return (
    <Sheet width={size} height={size} viewBox="0 0 24 24">
      <rect x="1.500" y="1.500" width="21" height="21" rx="2" fill="#1f3a44" stroke="#0c1a20" />
      <text x="12" y="16.500" className="count" fontSize="12.5" fill="#cfe0e4">
        {of}
      </text>
    </Sheet>
  )
}
