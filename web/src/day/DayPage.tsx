import type { GameId } from '@meadhall/hall/game-ids'

export function DayPage({ game }: { game: GameId }) {
  return <main>{game}</main>
}
