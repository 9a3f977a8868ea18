import { games } from '@meadhall/hall/games'
import { LEVELS } from '@meadhall/hall/levels'
import type { GameOffer, PersonInfo } from '@meadhall/hall/online'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { LIMITS, limiter } from '../limits.ts'
import {
  agreeBody,
  invitationParams,
  joinBody,
  leaveBody,
  momentsQuery,
  newTableBody,
  nothing,
  seatBody,
  tableParams,
} from '../protocol.ts'
import { Refused } from '../refused.ts'
import type { Lobby } from '../tables/lobby.ts'
import type { Look } from '../tables/look.ts'
import type { ReviewDesk } from '../work/reviews.ts'
import { mustBeSignedIn, read } from './reading-bodies.ts'

interface Parts {
  readonly config: Config
  readonly lobby: Lobby
  readonly look: Look
  readonly reviewDesk: ReviewDesk
}

/** Tables: what they are, how one comes to sit at them, and what can be read of them. */
export function addTableRoutes(app: FastifyInstance, { config, lobby, look, reviewDesk }: Parts): void {
  const mayMakeTables = limiter(LIMITS.tables, config.rateLimit)

  app.get(
    '/api/games',
    async (): Promise<GameOffer[]> =>
      Promise.all(
        games.map(async (game) => {
          const { id, title } = game
          const { rules } = await game.load()
          return { id, title, seats: rules.seats, options: rules.options, bots: LEVELS }
        }),
      ),
  )
  app.get('/api/tables', ({ session }) => look.list(session?.person.id))
  app.get('/api/me/tables', (request) => look.mine(mustBeSignedIn(request).person.id))
  app.post('/api/tables', async (request) => {
    const { person } = mustBeSignedIn(request)
    if (!mayMakeTables(person.id)) throw new Refused(429, 'tooFast', 'Too many tables at once.')
    return lobby.create(person, read(newTableBody, request.body))
  })
  app.get('/api/tables/:table', ({ params, session }) =>
    look.info(read(tableParams, params).table, session?.person.id),
  )
  app.get('/api/invitations/:invite', ({ params, session }) =>
    look.invitation(read(invitationParams, params).invite, session?.person.id),
  )
  app.get('/api/tables/:table/record', async ({ params }, reply) => {
    const { table } = read(tableParams, params)
    const record = await look.record(table)
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="meadhall-${table}.json"`)
      .send(record)
  })
  app.get('/api/tables/:table/moments', ({ params, query, session }) => {
    const { from, to } = read(momentsQuery, query)
    return look.moments(read(tableParams, params).table, session?.person.id, from, to)
  })

  // Whoever has the link of a finished game may look back at it; it goes on for as long as somebody asks.
  app.post('/api/tables/:table/review', ({ params }) => reviewDesk(read(tableParams, params).table))

  /** Something that a person does at a table. */
  function atTable<T>(
    name: string,
    body: z.ZodType<T>,
    work: (table: string, person: PersonInfo, given: T) => Promise<unknown>,
  ): void {
    app.post(`/api/tables/:table/${name}`, async (request) => {
      const { person } = mustBeSignedIn(request)
      return work(read(tableParams, request.params).table, person, read(body, request.body ?? {}))
    })
  }
  atTable('join', joinBody, (table, person, given) => lobby.join(table, person, given))
  atTable('leave', leaveBody, (table, person, { bot }) => lobby.leave(table, person, bot))
  atTable('return', nothing, (table, person) => lobby.comeBack(table, person))
  atTable('seat', seatBody, (table, person, { seat, bot }) => lobby.setSeat(table, person, seat, bot))
  atTable('agree', agreeBody, (table, person, given) => lobby.agree(table, person, given))
  atTable('seen', nothing, (table, person) => lobby.seen(table, person))
  atTable('start', nothing, (table, person) => lobby.start(table, person))
  atTable('rematch', nothing, (table, person) => lobby.rematch(table, person))
}
