import { ClanDisc, Meeple } from '../art/midgard/clans.tsx'
import { SITTERS } from '../art/midgard/vocabulary.ts'

/** The piece that stands for whoever sits here, everywhere outside a game. */
export function SeatPiece({ seat, size, disc = false }: { seat: number; size: number; disc?: boolean }) {
  const clan = SITTERS[seat % SITTERS.length]
  return disc ? <ClanDisc clan={clan} size={size} /> : <Meeple clan={clan} size={size} flat />
}
