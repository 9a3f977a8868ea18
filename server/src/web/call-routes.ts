import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Wishes } from '../calls/wishes.ts'
import type { Config } from '../config.ts'
import { LIMITS, limiter, networkOf } from '../limits.ts'
import type { Session } from '../people/people.ts'
import { mailBody, mailTokenBody, mailTokenParams, nothing, pushBody, quietBody } from '../protocol.ts'
import { Refused } from '../refused.ts'
import { mustBeSignedIn, read } from './reading-bodies.ts'

/** What can be asked about being called to the table; the list with its types is in `hall/src/online.ts`. */
export function addCallRoutes(app: FastifyInstance, { rateLimit }: Config, wishes: Wishes): void {
  const mayChange = limiter(LIMITS.callings, rateLimit)
  const mayAskAddress = limiter(LIMITS.confirmations, rateLimit)
  const mayAskAsPerson = limiter(LIMITS.confirmations, rateLimit)
  const mayAskFrom = limiter(LIMITS.networkConfirmations, rateLimit)
  const open = { config: { open: true } }

  function who(request: FastifyRequest): Session {
    const session = mustBeSignedIn(request)
    if (!mayChange(session.person.id)) throw new Refused(429, 'tooFast', 'Too many changes; wait a little.')
    return session
  }

  app.get('/api/me/calls', (request) => wishes.of(mustBeSignedIn(request)))
  app.post('/api/me/calls/push', (request) => wishes.push(who(request), read(pushBody, request.body)))
  app.post('/api/me/calls/push/stop', (request) => wishes.stopPush(who(request)))
  app.post('/api/me/calls/quiet', (request) => wishes.quiet(who(request), read(quietBody, request.body)))
  app.post('/api/me/calls/mail', (request) => {
    const session = who(request)
    const wish = read(mailBody, request.body)
    return wishes.mail(
      session,
      wish,
      () =>
        mayAskAddress(wish.address.toLowerCase()) &&
        mayAskAsPerson(session.person.id) &&
        mayAskFrom(networkOf(request.ip)),
    )
  })
  app.post('/api/me/calls/mail/stop', (request) => wishes.stopMail(who(request)))
  app.post('/api/me/calls/seen', async (request) => {
    read(nothing, request.body ?? {})
    await wishes.seen(mustBeSignedIn(request))
    return {}
  })
  app.post('/api/mail/confirm', open, (request) => wishes.confirm(read(mailTokenBody, request.body).token))
  // Programs that read mail ask this for their people, by a form and without a cookie (RFC 8058). Whoever opens it in a
  // browser is taken to the page, which asks by itself.
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, _body, done) => done(null, {}),
    )
    forms.post('/api/mail/stop/:token', open, ({ params }) =>
      wishes.stop(read(mailTokenParams, params).token),
    )
    forms.get('/api/mail/stop/:token', async ({ params }, reply) =>
      reply.redirect(`/#/mail/stop/${read(mailTokenParams, params).token}`),
    )
  })
}
