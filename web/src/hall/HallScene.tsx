import { type GameId, isGameId } from '@meadhall/hall/game-ids'
import { DoorArt, HallBackdrop, TableTop } from '../art/hall/HallArt.tsx'
import { useSettings } from '../store/settings.ts'

/** Wall, pillars, torches and hearth, drawn once. */
export function HallScene() {
  const { theme } = useSettings()
  return (
    <div className="hall-scene" aria-hidden="true">
      <HallBackdrop theme={theme} />
    </div>
  )
}

export function DoorPicture({ game, chosen }: { game: GameId; chosen: boolean }) {
  const { theme } = useSettings()
  return <DoorArt theme={theme} game={game} chosen={chosen} />
}

/** The top of a table on the floor; without a game that we know, horns and a candle. */
export function FloorTop({ game }: { game?: string }) {
  const { theme } = useSettings()
  return (
    <TableTop theme={theme} className="floor-top" {...(game !== undefined && isGameId(game) && { game })} />
  )
}

export function Hourglass() {
  return (
    <svg className="art" width="13" height="16" viewBox="0 0 13 16" aria-hidden="true">
      <path
        d="M1 1H12M1 15H12M2.5 1V4C2.500 6 5 7 5.500 8 5 9 2.500 10 2.500 12V15M10.500 1V4C10.500 6 8 7 7.500 8 8 9 10.500 10 10.500 12V15"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path d="M4.200 13.500L6.500 10.500 8.800 13.500ZM4.500 4H8.500L6.500 6.500Z" fill="currentColor" />
    </svg>
  )
}

/** One to three stones, the heavier the more. */
export function WeightStones({ weight }: { weight: 1 | 2 | 3 }) {
  return (
    <svg className="art" width="36" height="13" viewBox="0 0 36 13" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={`M${1 + i * 12} 12V6C${1 + i * 12} 3 ${3 + i * 12} 1 ${6 + i * 12} 1S${11 + i * 12} 3 ${11 + i * 12} 6V12Z`}
          fill={i < weight ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.2"
        />
      ))}
    </svg>
  )
}
