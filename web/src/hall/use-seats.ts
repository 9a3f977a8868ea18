import { useState } from 'react'
import type { Rulings } from './Options.tsx'

/** The seats of a table that is being set up: who sits where, and who may still leave. */
export function useSeats<Plan extends { readonly kind: string }>(
  { min, max }: Rulings['seats'],
  first: (seat: number) => Plan,
) {
  const [seats, setSeats] = useState<readonly Plan[]>(() =>
    Array.from({ length: max }, (_, seat) => first(seat)),
  )
  const taken = seats.filter(({ kind }) => kind !== 'empty')
  return {
    seats,
    taken,
    enough: taken.length >= min,
    mayLeave: (seat: number) => taken.length > min || seats[seat].kind === 'empty',
    change: (seat: number, changes: Partial<Plan>) =>
      setSeats(seats.with(seat, { ...seats[seat], ...changes })),
  }
}
