import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { botSeed } from '@meadhall/hall/bot-seats'
import { DAY_TABLES, daySeedName } from '@meadhall/hall/day-tables'
import type { GameId } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import { bot, entryNumber, openHallTable, submit } from '@meadhall/hall/hall-table'
import type { DayStanding, DayTableInfo, PersonInfo } from '@meadhall/hall/online'
import { exportRecord } from '@meadhall/hall/record-file'
import { resultOf } from '@meadhall/hall/result'
import type { Selectable } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type Store, write } from '../database/store.ts'
import { Refused } from '../refused.ts'
import type { BotThreads } from '../work/bot-threads.ts'

/** So many of the best are told; one's own besides. */
const MOST_TOLD = 50
/** The day before counts too: who began before midnight may end after it. */
const LATE = 1
const DAY = 86_400_000
/** The fifth level plays the day for comparison. */
const MASTER = 'konungr'
const QUIET = 500
const SOON = 5000

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The 256 bits that everybody plays with. */
const seedOf = (day: string, game: GameId): Uint8Array =>
  createHash('sha256')
    .update(`meadhall ${daySeedName(day, game)}`)
    .digest()

function standingOf(
  {
    id,
    person: by,
    name,
    points,
    place,
  }: Pick<Selectable<Schema['days']>, 'id' | 'person' | 'name' | 'points' | 'place'>,
  person: PersonInfo | undefined,
): DayStanding {
  return {
    id,
    name,
    points,
    place,
    ...(by === null && { bot: true }),
    ...(person && by === person.id && { mine: true }),
  }
}

interface Parts {
  readonly store: Store
  readonly bots: BotThreads
  /** Games wait for their bots: what is not urgent comes after them. */
  readonly isBusy: () => boolean
  readonly onTrouble: (error: unknown) => void
}

/** The games of the day: results that were proven, and how the fifth level did. */
export function openDays({ store: { db, write: commit }, bots, isBusy, onTrouble }: Parts) {
  const played = new Set<string>()
  const closing = new AbortController()

  const mustHaveCome = (day: string): void => {
    if (day > dayAt(Date.now())) throw new Refused(400, 'badRequest', 'This day is still to come.')
  }

  async function table(day: string, game: GameId, person: PersonInfo | undefined): Promise<DayTableInfo> {
    mustHaveCome(day)
    const results = db.selectFrom('days').where('day', '=', day).where('game', '=', game)
    const [best, counted] = await Promise.all([
      results
        .select(['id', 'person', 'name', 'points', 'place'])
        .orderBy('points', 'desc')
        .orderBy('at')
        .limit(MOST_TOLD)
        .execute(),
      results
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('person', 'is not', null)
        .executeTakeFirstOrThrow(),
    ])
    const mine = person && (await ownOf(day, game, person))
    const told = mine && !best.some(({ id }) => id === mine.id) ? [...best, mine] : best
    if (!told.some((row) => row.person === null)) master(day, game).catch(onTrouble)
    return {
      played: counted.n,
      ...(mine && { rank: await rankOf(day, game, mine.points) }),
      results: told.map((row) => standingOf(row, person)),
    }
  }

  /** How many people did better, and one. */
  async function rankOf(day: string, game: GameId, points: number): Promise<number> {
    const { n } = await db
      .selectFrom('days')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('day', '=', day)
      .where('game', '=', game)
      .where('person', 'is not', null)
      .where('points', '>', points)
      .executeTakeFirstOrThrow()
    return n + 1
  }

  const ownOf = (day: string, game: GameId, { id }: PersonInfo) =>
    db
      .selectFrom('days')
      .select(['id', 'person', 'name', 'points', 'place'])
      .where('id', '=', `${day}-${game}-${id}`)
      .executeTakeFirst()

  /** Takes a result that its record proves; of each only the first. */
  async function submitted(
    day: string,
    game: GameId,
    person: PersonInfo,
    record: string,
  ): Promise<DayTableInfo> {
    mustHaveCome(day)
    if (day < dayAt(Date.now() - LATE * DAY)) throw new Refused(409, 'dayIsOver', 'This day is over.')
    if (await ownOf(day, game, person))
      throw new Refused(409, 'playedAlready', 'You have played this day already.')
    const proven = await bots.proveDay(game, record, seedOf(day, game))
    if ('fault' in proven)
      throw new Refused(400, 'notTheDay', `This is not the game of the day: ${proven.fault}.`)
    await keep(`${day}-${game}-${person.id}`, day, game, person, proven, record)
    return table(day, game, person)
  }

  async function keep(
    id: string,
    day: string,
    game: GameId,
    { id: person, name }: { id: string | null; name: string },
    { points, place }: { points: number; place: number },
    record: string,
  ): Promise<void> {
    const row = { id, day, game, person, name, points, place, record, at: Date.now() }
    await commit([
      write(
        db
          .insertInto('days')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing()),
      ),
    ])
  }

  /** How somebody played it: for those who have played themselves, and for all when the day is over. */
  async function record(day: string, game: GameId, result: string, person: PersonInfo | undefined) {
    const isOver = day < dayAt(Date.now())
    if (!isOver && !(person && (await ownOf(day, game, person))))
      throw new Refused(403, 'playFirst', 'Play it yourself first.')
    const row = await db
      .selectFrom('days')
      .select('record')
      .where('id', '=', result)
      .where('day', '=', day)
      .where('game', '=', game)
      .executeTakeFirst()
    if (!row) throw new Refused(404, 'notFound', 'There is no such result.')
    return row.record
  }

  /** Lets the fifth level play the day, once, whenever no game waits for a bot. */
  async function master(day: string, game: GameId): Promise<void> {
    const id = `${day}-${game}`
    if (played.has(id) || day < dayAt(Date.now() - DAY)) return
    played.add(id)
    const { options, bots: others } = DAY_TABLES[game]
    const seed = seedOf(day, game)
    const seats = [MASTER, ...others]
    const hall = openHallTable(await gameOf(game)!.load(), {
      seats: seats.map((of) => bot(of, of)),
      options,
      seed,
    })
    const { rules } = hall.game
    // Whoever looks at the table may be about to play.
    await pause(SOON, undefined, { ref: false })
    for (;;) {
      const [seat] = rules.pending(hall.table.state)
      if (seat === undefined) break
      while (isBusy() && !closing.signal.aborted) await pause(QUIET, undefined, { ref: false })
      if (closing.signal.aborted) return
      const n = entryNumber(hall)
      const move = await bots.think({
        game,
        options,
        view: rules.view(hall.table.state, seat),
        seat,
        bot: seats[seat],
        seed: botSeed(seed, n, seat),
      })
      submit(hall, { seat, answers: n, move })
    }
    const { points, ranking } = resultOf(hall)
    const place = ranking.findIndex((of) => of.includes(0)) + 1
    await keep(id, day, game, { id: null, name: MASTER }, { points: points[0], place }, exportRecord(hall))
  }

  return {
    table,
    submitted,
    record,
    close() {
      closing.abort()
    },
  }
}

export type Days = ReturnType<typeof openDays>
