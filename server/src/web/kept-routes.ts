import type { KeptSetInfo } from '@meadhall/hall/online'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Store } from '../database/store.ts'
import { LIMITS, limiter } from '../limits.ts'
import type { Days } from '../people/days.ts'
import { accountSets } from '../people/sets.ts'
import { dayBody, dayParams, dayRecordParams, forgetSetBody, setBody } from '../protocol.ts'
import { Refused } from '../refused.ts'
import { mustBeSignedIn, read } from './reading-bodies.ts'

/** The game of the day: its table, one's own result, anybody's record. */
export function addDayRoutes(app: FastifyInstance, { rateLimit }: Config, days: Days): void {
  const mayProve = limiter(LIMITS.days, rateLimit)
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
}

/** Sets of components that are kept with one's account. */
export function addSetRoutes(app: FastifyInstance, { rateLimit }: Config, store: Store): void {
  const mayKeepSets = limiter(LIMITS.sets, rateLimit)
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
}
