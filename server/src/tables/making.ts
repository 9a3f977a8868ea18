import { gameOf } from '@meadhall/hall/games'
import { USUAL_LEVEL } from '@meadhall/hall/levels'
import type { NewTable, PersonInfo } from '@meadhall/hall/online'
import type { SeatRow, TableRow } from '../database/schema.ts'
import { token } from '../people/tokens.ts'
import { OPTIONS_SIZE } from '../protocol.ts'
import { Refused } from '../refused.ts'
import type { Room } from './room.ts'
import { botSeat, knownBot } from './seats.ts'

/** People for whom seats are held, by seat. */
export interface Held {
  readonly people: readonly (Pick<PersonInfo, 'id' | 'name'> | undefined)[]
  readonly until: number
}

/** The rows of a table as somebody wants it. Throws `Refused` if it cannot be played so. */
export async function newTable(
  host: PersonInfo,
  wanted: NewTable,
  held?: Held,
): Promise<{ table: TableRow; seats: SeatRow[] }> {
  const listed = gameOf(wanted.game)
  if (!listed) throw new Refused(400, 'badTable', `There is no game "${wanted.game}".`)
  const { rules } = await listed.load()
  const { min, max } = rules.seats
  if (wanted.seats.length < min || wanted.seats.length > max)
    throw new Refused(400, 'badTable', `${listed.title} is for ${min} to ${max} players.`)
  const options = readOptions(rules, wanted.options)
  for (const seat of wanted.seats) if (seat !== 'open') await knownBot(wanted.game, seat.bot)
  if (wanted.standIn !== undefined) await knownBot(wanted.game, wanted.standIn)
  const id = token(12)
  const now = Date.now()
  const table: TableRow = {
    id,
    game: wanted.game,
    version: rules.version,
    options,
    status: 'open',
    is_public: wanted.public === true ? 1 : 0,
    invite: token(18),
    host: host.id,
    clock_setting: JSON.stringify(wanted.clock ?? { kind: 'untimed' }),
    out_of_time: wanted.outOfTime ?? 'bot',
    start_when_full: wanted.startWhenFull === false ? 0 : 1,
    bot_level: wanted.standIn ?? USUAL_LEVEL,
    hints: wanted.hints === true ? 1 : 0,
    seed: '',
    commitment: '',
    setup: '[]',
    n: 0,
    rev: 1,
    pending: '[]',
    clock: null,
    asking: null,
    due_at: null,
    claimed_by: null,
    claimed_until: null,
    rematch: null,
    held_until: held?.until ?? null,
    result: null,
    created_at: now,
    started_at: null,
    finished_at: null,
    changed_at: now,
  }
  return { table, seats: newSeats(id, host, wanted, held) }
}

/** Where the host sits, which seats are bots', and which are held for somebody. */
function newSeats(id: string, host: PersonInfo, wanted: NewTable, held: Held | undefined): SeatRow[] {
  const own = held?.people.findIndex((one) => one?.id === host.id) ?? -1
  const mine = own === -1 ? wanted.seats.indexOf('open') : own
  if (mine === -1) throw new Refused(400, 'badTable', 'There is no seat for you.')
  return wanted.seats.map((seat, i): SeatRow => {
    const empty = {
      table_id: id,
      seat: i,
      person: null,
      name: null,
      bot: null,
      stand_in: null,
      orders: null,
      held_for: null,
      seen: 0,
    }
    if (i === mine) return { ...empty, person: host.id, name: host.name }
    if (seat !== 'open') return { ...empty, ...botSeat(seat.bot, i) }
    const before = held?.people[i]
    return before ? { ...empty, held_for: before.id, name: before.name } : empty
  })
}

/** Options as they are kept. Throws `Refused` if the game cannot be played so. */
export function readOptions(rules: Room['game']['rules'], given: unknown = {}): string {
  try {
    const options = JSON.stringify(rules.readOptions(given))
    if (options.length > OPTIONS_SIZE) throw new Error('these options are too long')
    return options
  } catch (error) {
    throw new Refused(400, 'badTable', (error as Error).message)
  }
}
