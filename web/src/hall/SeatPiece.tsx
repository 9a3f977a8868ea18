import { ClanDisc, Meeple, SITTERS } from '../art/clans.tsx'

/** The piece that stands for whoever sits here, everywhere outside a game. */
export function SeatPiece({ seat, size, disc = false }: { seat: number; size: number; disc?: boolean }) {
  const clan = SITTERS[seat % SITTERS.length]
  return disc ? <ClanDisc clan={clan} size={size} /> : <Meeple clan={clan} size={size} flat />
}
