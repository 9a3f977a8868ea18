import { ClanDisc, Meeple } from '../art/midgard/clans.tsx'
import { CLANS } from '../art/midgard/vocabulary.ts'

/** The piece that stands for whoever sits here, everywhere outside a game. */
export function SeatPiece({ seat, size, disc = false }: { seat: number; size: number; disc?: boolean }) {
  const clan = CLANS[seat % CLANS.length]
  return disc ? <ClanDisc clan={clan} size={size} /> : <Meeple clan={clan} size={size} flat />
}
