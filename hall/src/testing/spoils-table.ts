import { spoils } from '@meadhall/kernel/example'
import { live } from '../clock.ts'
import { entryNumber, type Holder, openHallTable, person, submit } from '../hall-table.ts'

// A table of the kernel's example, for the tests of all that happens at a table.

export type Spoils = ReturnType<typeof open>
export const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
export const people = [person('Ada'), person('Bo'), person('Cleo')]

export function open(seats: readonly Holder[] = people) {
  return openHallTable(spoils, { seats, options: {}, seed, commitment: 'hash', clock: live(30, 1) })
}
export const bid = (card: number): { do: 'bid'; card: number } => ({ do: 'bid', card })
export const play = (hall: Spoils, seat: number, card: number, answers = entryNumber(hall)) =>
  submit(hall, { seat, answers, move: bid(card) }, 1000)

/** Plays to the end, always the lowest card. */
export function finish(hall: Spoils): void {
  for (let [seat] = pendingOf(hall); seat !== undefined; [seat] = pendingOf(hall))
    submit(hall, { seat, answers: entryNumber(hall), move: hall.game.rules.legal(hall.table.state, seat)[0] })
}
export const pendingOf = (hall: Spoils) => hall.game.rules.pending(hall.table.state)
