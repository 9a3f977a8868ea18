import { games } from '@meadhall/hall/games'
import { LEVELS } from '@meadhall/hall/levels'
import type { GameOffer, KeptSetInfo, Me, PersonInfo } from '@meadhall/hall/online'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { type Store, write } from '../database/store.ts'
import { LIMITS, limiter, networkOf } from '../limits.ts'
import type { Days } from '../people/days.ts'
import { isCommonPassword } from '../people/passwords.ts'
import type { People, Session, SignedIn } from '../people/people.ts'
import { accountSets } from '../people/sets.ts'
import {
  agreeBody,
  dayBody,
  dayParams,
  dayRecordParams,
  deleteBody,
  forgetSetBody,
  guestBody,
  invitationParams,
  joinBody,
  keepBody,
  leaveBody,
  momentsQuery,
  newTableBody,
  nothing,
  seatBody,
  setBody,
  signInBody,
  tableParams,
} from '../protocol.ts'
import { Refused } from '../refused.ts'
import type { Lobby } from '../tables/lobby.ts'
import type { Look } from '../tables/look.ts'
import type { ReviewDesk } from '../work/reviews.ts'
import { clearSession, setSession } from './http.ts'
import { mustBeSignedIn, read } from './reading-bodies.ts'
import type { SignedOut } from './sockets.ts'

interface Parts {
  readonly config: Config
  readonly store: Store
  readonly people: People
  readonly lobby: Lobby
  readonly look: Look
  readonly reviewDesk: ReviewDesk
  readonly days: Days
  /** Ends the sockets of someone who signed out. */
  readonly signOut: (who: SignedOut) => void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be called without a token, because it makes the session. */
    open?: boolean
  }
}

/** What can be asked over HTTP; the list with its types is in `hall/src/online.ts`. */
export function addRoutes(
  app: FastifyInstance,
  { config, store, people, lobby, look, days, reviewDesk, signOut }: Parts,
): void {
  const maySignIn = limiter(LIMITS.signIns, config.rateLimit)
  const mayTryPassword = limiter(LIMITS.passwords, config.rateLimit)
  const mayMakeTables = limiter(LIMITS.tables, config.rateLimit)
  const mayKeepSets = limiter(LIMITS.sets, config.rateLimit)
  const open = { config: { open: true } }

  const me = ({ person, csrf }: Session): Me => ({ person, csrf })

  function signedIn(request: FastifyRequest, reply: FastifyReply, { session, cookie }: SignedIn): Me {
    setSession(config, request, reply, cookie)
    return me(session)
  }

  function limitSignIn({ ip }: FastifyRequest): void {
    if (!maySignIn(networkOf(ip))) throw new Refused(429, 'tooFast', 'Too many tries; wait a little.')
  }

  /** Who is signed in may have left the device to somebody else. */
  async function mustKnow(person: PersonInfo, password: string | undefined): Promise<void> {
    limitPasswords(person.login)
    if (!(await people.isRight(person, password)))
      throw new Refused(403, 'wrongPassword', 'This is not the password of the account.')
  }

  /** Of one account, wherever the tries come from; whether there is such an account or not. */
  function limitPasswords(login: string | undefined): void {
    if (login !== undefined && !mayTryPassword(login.toLowerCase()))
      throw new Refused(429, 'tooFast', 'Too many tries; wait a little.')
  }

  app.post('/api/guest', open, async (request, reply) => {
    limitSignIn(request)
    const { name } = read(guestBody, request.body)
    return signedIn(request, reply, await people.guest(name))
  })
  app.post('/api/sign-in', open, async (request, reply) => {
    limitSignIn(request)
    const { login, password } = read(signInBody, request.body)
    limitPasswords(login)
    return signedIn(request, reply, await people.signIn(login, password))
  })
  app.get('/api/me', async ({ session }) => (session ? me(session) : { person: null }))
  app.post('/api/me/name', async (request) => {
    const session = mustBeSignedIn(request)
    const { name } = read(guestBody, request.body)
    return me({ ...session, person: await people.rename(session.person, name) })
  })
  app.post('/api/me/keep', async (request) => {
    limitSignIn(request)
    const session = mustBeSignedIn(request)
    const { login, password, old } = read(keepBody, request.body)
    if (isCommonPassword(password, login))
      throw new Refused(400, 'commonPassword', 'This password is among the first that are guessed.')
    await mustKnow(session.person, old)
    const person = await people.keep(session, login, password)
    signOut({ person: person.id, except: session.id })
    return me({ ...session, person })
  })
  app.post('/api/sign-out', async (request, reply) => {
    const { session } = request
    if (session) {
      await people.signOut(session)
      signOut({ person: session.person.id, session: session.id })
    }
    clearSession(reply)
    return {}
  })
  app.post('/api/sign-out-everywhere', async (request, reply) => {
    const { person } = mustBeSignedIn(request)
    await people.signOutEverywhere(person.id)
    signOut({ person: person.id })
    clearSession(reply)
    return {}
  })
  app.get('/api/me/data', async (request, reply) => {
    const { person } = mustBeSignedIn(request)
    return reply
      .header('content-disposition', 'attachment; filename="meadhall-about-me.json"')
      .send(await people.data(person))
  })
  const mayProve = limiter(LIMITS.days, config.rateLimit)
  app.get('/api/days/:day/:game', ({ params, session }) => {
    const { day, game } = read(dayParams, params)
    return days.table(day, game, session?.person)
  })
  app.post('/api/days/:day/:game', async (request) => {
    const { person } = mustBeSignedIn(request)
    const { day, game } = read(dayParams, request.params)
    const { record } = read(dayBody, request.body)
    if (!mayProve(person.id)) throw new Refused(429, 'tooFast', 'Too many results at once.')
    return days.submitted(day, game, person, record)
  })
  app.get('/api/days/:day/:game/:result', async ({ params, session }, reply) => {
    const { day, game, result } = read(dayRecordParams, params)
    return reply.type('application/json').send(await days.record(day, game, result, session?.person))
  })
  const sets = accountSets(store)
  app.get('/api/me/sets', (request) => sets.list(mustBeSignedIn(request).person))
  app.post('/api/me/sets/keep', async (request) => {
    const { person } = mustBeSignedIn(request)
    if (!mayKeepSets(person.id)) throw new Refused(429, 'tooFast', 'Too many changes; wait a little.')
    await sets.keep(person, read(setBody, request.body) as KeptSetInfo)
    return {}
  })
  app.post('/api/me/sets/forget', async (request) => {
    const { person } = mustBeSignedIn(request)
    await sets.forget(person, read(forgetSetBody, request.body).id)
    return {}
  })
  app.post('/api/me/delete', async (request, reply) => {
    limitSignIn(request)
    const { person } = mustBeSignedIn(request)
    const { password } = read(deleteBody, request.body ?? {})
    await mustKnow(person, password)
    await lobby.forget(person)
    await store.write([write(store.db.deleteFrom('people').where('id', '=', person.id), 1)], {
      kind: 'signedOut',
      person: person.id,
    })
    signOut({ person: person.id })
    clearSession(reply)
    return {}
  })

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
