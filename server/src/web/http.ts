import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import cookies from '@fastify/cookie'
import helmet from '@fastify/helmet'
import statics from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { LIMITS, limiter, networkOf } from '../limits.ts'
import type { DrawnPicture } from '../links/pictures.ts'
import { type Language, languageOf } from '../links/words.ts'
import type { Metrics } from '../metrics.ts'
import type { People, Session } from '../people/people.ts'
import { BODY_BYTES } from '../protocol.ts'
import { Refused } from '../refused.ts'
import type { Crowd } from './crowd.ts'
import { isOwnOrigin } from './origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
  }
}

interface Parts {
  readonly config: Config
  readonly people: People
  readonly crowd: Crowd
  /** The folder of the built page, if there is one. */
  readonly page: string | undefined
  /** The page's text with what a link leads to in its head. */
  card(html: string, path: string, language: Language, origin: string): Promise<string>
  /** The picture of what a link leads to. */
  picture(path: string, language: Language, mayDraw: () => boolean): Promise<DrawnPicture>
  metrics(): Metrics
  /** Throws unless requests can be served. */
  ready(): Promise<void>
}

/** Milliseconds in which a request must have come whole, and its head before that. */
const REQUEST_WITHIN = 15_000
const HEAD_WITHIN = 5000

const SESSION_COOKIE = 'meadhall-session'

const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const NOTHING = { why: 'notFound', text: 'There is nothing here.' }

/** A game, a table, an invitation: `/g/ID`, `/t/ID`, `/i/TOKEN`. */
const PAGE_LINK = /^(\/[git]\/[\w-]{1,64})(\/?)$/

/** The HTTP server without its routes: logs, limits, cookies, origins, headers, health, and the page. */
export async function openHttp(parts: Parts): Promise<FastifyInstance> {
  const { config, people, crowd } = parts
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    // Who says nothing, or says it very slowly, holds no connection for long.
    requestTimeout: REQUEST_WITHIN,
    keepAliveTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEAD_WITHIN, connectionsCheckingInterval: 1000 },
    trustProxy: (_address, hop) => config.trustProxy && hop === 0,
    // An address that cannot be read leads nowhere.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(404).send(NOTHING)
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    logger: {
      level: config.logLevel,
      stream: process.stderr,
      // Requests are logged by route: addresses may hold invitations, headers and bodies hold secrets.
      serializers: {
        req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
        res: ({ statusCode }) => ({ status: statusCode }),
      },
    },
  })
  if (!config.trustProxy) crowd.bound(app.server)
  app.addHook('onRequest', async (request, reply) => {
    if (crowd.mayVisit(networkOf(request.ip))) return
    reply.hijack()
    request.raw.destroy()
  })
  // Only JSON is taken: a form on another page cannot send it.
  app.removeContentTypeParser('text/plain')
  await app.register(cookies)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Drawings are made as blobs, textures as data addresses.
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })

  const mayAsk = limiter(LIMITS.requests, config.rateLimit)
  app.decorateRequest('session', undefined)
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    void reply.header('cache-control', 'no-store')
    if (!mayAsk(networkOf(request.ip))) throw tooFast()
    if (isSafe(request)) return
    if (!isOwnOrigin(request.headers.origin, request.host, config.publicUrl))
      throw new Refused(403, 'otherOrigin', 'This request came from another page.')
  })
  app.addHook('preValidation', async (request) => {
    if (!isApi(request)) return
    request.session = await people.session(request.cookies[SESSION_COOKIE])
    if (request.session && !mayAsk(request.session.person.id)) throw tooFast()
    if (!isSafe(request) && request.session && !isSame(request.headers['x-csrf'], request.session.csrf)) {
      // Signing in needs no session, so it cannot have its token.
      if (request.routeOptions.config.open !== true)
        throw new Refused(403, 'noToken', 'The header x-csrf is missing or wrong.')
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const status = String(reply.statusCode)
    parts.metrics().requestSeconds.observe({ route, status }, reply.elapsedTime / 1000)
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request')
  })

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused && error.status === 429) crowd.refused(networkOf(request.ip))
    if (error instanceof Refused)
      return reply.code(error.status).send({ why: error.why, text: error.message })
    const status = error.statusCode ?? 500
    // An address of the page that is out of bounds or cannot be read leads nowhere.
    if (status < 500 && !isApi(request)) return reply.code(404).send(NOTHING)
    if (status < 500) return reply.code(status).send({ why: 'badRequest', text: error.message })
    request.log.error({ err: error, req: request }, 'a request failed')
    return reply.code(500).send({ why: 'failed', text: 'Something went wrong here.' })
  })

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await parts.ready()
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
  app.get('/metrics', async (request, reply) => {
    const { registry } = parts.metrics()
    // A proxy on this machine speaks for strangers.
    const isProxied = config.publicUrl !== '' || FORWARDED.some((header) => header in request.headers)
    const isOwnMachine = !isProxied && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    const isAllowed =
      config.metricsToken === ''
        ? isOwnMachine
        : isSame(request.headers.authorization, `Bearer ${config.metricsToken}`)
    if (!isAllowed) return reply.code(403).send({ why: 'notAllowed', text: 'Not for you.' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  if (parts.page !== undefined) {
    // The standard's name for it; modules are refused by some under others.
    app.addHook('onSend', async (_request, reply) => {
      if (String(reply.getHeader('content-type')).startsWith('application/javascript'))
        void reply.header('content-type', 'text/javascript; charset=utf-8')
    })
    await app.register(statics, {
      root: parts.page,
      index: ['index.html'],
      cacheControl: false,
      setHeaders(response, path) {
        const isNamedByContent = path.includes('/assets/')
        response.setHeader(
          'cache-control',
          isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  const mayDraw = limiter(LIMITS.pictures, config.rateLimit)
  app.get<{ Params: { at: string; id: string }; Querystring: { lang?: unknown } }>(
    '/:at(^[git]$)/:id(^[\\w-]{1,64}$)/picture.png',
    async (request, reply) => {
      const from = networkOf(request.ip)
      if (!mayAsk(from)) throw tooFast()
      const { at, id } = request.params
      const { lang } = request.query
      const language = languageOf(
        typeof lang === 'string' ? lang : undefined,
        request.headers['accept-language'],
      )
      const { png, tag } = await parts.picture(`/${at}/${id}`, language, () => mayDraw(from))
      void reply.header('cache-control', 'public, max-age=60').header('etag', `"${tag}"`)
      // Chats show it on pages of their own.
      void reply.header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send()
      return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    },
  )
  const html = parts.page === undefined ? '' : readFileSync(join(parts.page, 'index.html'), 'utf8')
  app.setNotFoundHandler(async (request, reply) => {
    if (!isSafe(request)) return reply.code(405).header('allow', 'GET, HEAD').send()
    // Links to tables and invitations: the page finds its way by itself.
    const [path, query] = request.url.split('?', 2)
    const [, link, slash] = PAGE_LINK.exec(path) ?? []
    if (parts.page !== undefined && link !== undefined) {
      if (slash !== '') return reply.redirect(query ? `${link}?${query}` : link)
      if (!mayAsk(networkOf(request.ip))) return reply.sendFile('index.html')
      const named = new URLSearchParams(query).get('lang') ?? undefined
      const language = languageOf(named, request.headers['accept-language'])
      const text = await parts.card(html, link, language, `${request.protocol}://${request.host}`)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(text)
    }
    return reply.code(404).send(NOTHING)
  })
  return app
}

const tooFast = () => new Refused(429, 'tooFast', 'Too many requests; try again in a moment.')

/** Whether it is more than a look at the page: decided by the route that was found, however its address was written. */
const isApi = ({ routeOptions: { url } }: FastifyRequest) => url === undefined || url.startsWith('/api/')

const isSafe = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function isSame(given: string | string[] | undefined, wanted: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function setSession(
  { secureCookies, sessionDays }: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): void {
  void reply.setCookie(SESSION_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies === 'auto' ? request.protocol === 'https' : secureCookies === 'always',
    maxAge: sessionDays * 86_400,
  })
}

export function clearSession(reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, { path: '/' })
}

/** The session of a socket's first request. */
export function sessionOf(app: FastifyInstance, people: People, request: IncomingMessage) {
  return people.session(app.parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE])
}

/** Where a socket's request comes from; behind a trusted proxy, as that one says. */
export function addressOf({ trustProxy }: Config, request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for']
  if (trustProxy && typeof forwarded === 'string') return networkOf(forwarded.split(',').at(-1)!.trim())
  return networkOf(request.socket.remoteAddress ?? '')
}
