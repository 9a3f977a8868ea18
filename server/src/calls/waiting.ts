import type { ListedTable } from '@meadhall/hall/online'
import type { Look } from '../tables/look.ts'

/** A table that waits for somebody: what everybody may know of it, and nothing of the game. */
export interface WaitingTable {
  readonly id: string
  readonly game: string
  /** The other people at the table. */
  readonly names: readonly string[]
  readonly deadline: number | undefined
}

/** The tables that wait for a person, the most urgent first; not those where a bot plays for them. */
export async function waitingFor(look: Look, person: string): Promise<WaitingTable[]> {
  const tables = (await look.mine(person)).filter(waits)
  const urgency = ({ deadline = Number.MAX_SAFE_INTEGER }: ListedTable) => deadline
  return tables
    .toSorted((a, b) => urgency(a) - urgency(b))
    .map(({ id, game, seats, deadline }) => ({
      id,
      game,
      names: seats.flatMap(({ name, person: other }) =>
        name !== undefined && other !== undefined && other !== person ? [name] : [],
      ),
      deadline,
    }))
}

const waits = ({ status, yourSeat, pending, seats, clock }: ListedTable): boolean =>
  status === 'playing' &&
  clock.kind !== 'live' &&
  yourSeat !== null &&
  pending.includes(yourSeat) &&
  seats[yourSeat].standIn === undefined
