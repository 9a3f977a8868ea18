import type { Me, PersonInfo } from '@meadhall/hall/online'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Store, write } from '../database/store.ts'
import { LIMITS, limiter, networkOf } from '../limits.ts'
import { aboutPerson } from '../people/about.ts'
import { isCommonPassword } from '../people/passwords.ts'
import type { People, Session, SignedIn } from '../people/people.ts'
import { deleteBody, guestBody, keepBody, signInBody } from '../protocol.ts'
import { Refused } from '../refused.ts'
import type { Lobby } from '../tables/lobby.ts'
import { clearSession, setSession } from './http.ts'
import { mustBeSignedIn, read } from './reading-bodies.ts'
import type { SignedOut } from './sockets.ts'

interface Parts {
  readonly config: Config
  readonly store: Store
  readonly people: People
  readonly lobby: Lobby
  /** Ends the sockets of someone who signed out. */
  readonly signOut: (who: SignedOut) => void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be called without a token, because it makes the session. */
    open?: boolean
  }
}

/** Who one is, how one is known again, and how one is forgotten. */
export function addAccountRoutes(
  app: FastifyInstance,
  { config, store, people, lobby, signOut }: Parts,
): void {
  const maySignIn = limiter(LIMITS.signIns, config.rateLimit)
  const mayTryPassword = limiter(LIMITS.passwords, config.rateLimit)
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
      .send(await aboutPerson(store, person))
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
}
