import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openCalling } from './calls/calling.ts'
import { vapidKeys } from './calls/push.ts'
import { openTurnsToCall } from './calls/turns.ts'
import { openWishes } from './calls/wishes.ts'
import { BadConfig, type Config } from './config.ts'
import { openPostgres } from './database/postgres.ts'
import { openSqlite } from './database/sqlite.ts'
import { type Announcement, NoStore, type Store } from './database/store.ts'
import { openCards } from './links/cards.ts'
import { openPictures } from './links/pictures.ts'
import { openMetrics } from './metrics.ts'
import { openDays } from './people/days.ts'
import { people as openPeople } from './people/people.ts'
import { sweepPeople } from './people/sweeping.ts'
import { token } from './people/tokens.ts'
import { openChat } from './tables/chat.ts'
import { openFollowing } from './tables/following.ts'
import { openLobby } from './tables/lobby.ts'
import { openLook } from './tables/look.ts'
import type { Listeners } from './tables/news.ts'
import { openOrders } from './tables/orders.ts'
import { openPlay } from './tables/play.ts'
import { openPresence } from './tables/presence.ts'
import { openRooms } from './tables/rooms.ts'
import { addAccountRoutes } from './web/account-routes.ts'
import { addCallRoutes } from './web/call-routes.ts'
import { openCrowd } from './web/crowd.ts'
import { addressOf, openHttp, sessionOf } from './web/http.ts'
import { addDayRoutes, addSetRoutes } from './web/kept-routes.ts'
import { openSockets } from './web/sockets.ts'
import { addTableRoutes } from './web/table-routes.ts'
import { botThreads } from './work/bot-threads.ts'
import { openReviewDesk, openReviewer } from './work/reviews.ts'
import { openWorker, type Work } from './work/worker.ts'

/** What the server is given besides its settings. */
export interface Surroundings {
  /** The folder of the built page, if it is to be served. */
  readonly page?: string
  /** Arguments for Node with which threads are started, so that they can load our sources. */
  readonly threadArguments: readonly string[]
  /** Where the seeds of games come from; only measurements may choose them. */
  readonly seed?: () => Uint8Array
  /** How often it is looked for calls that are due, in milliseconds. */
  readonly callEvery?: number
}

export interface RunningServer {
  readonly url: string
  /** Finishes what was begun, sends the clients away to come back, and closes the database. */
  readonly close: () => Promise<void>
  /** Kept, with the reason, if the server can do nothing more until it is started anew. */
  readonly broken: Promise<Error>
}

const SWEEP_EVERY = 3_600_000
/** Milliseconds in which the database must answer for the server to be ready: who asks does not wait longer. */
const READY_WITHIN = 2000

/** Puts the parts together and listens. */
export async function startServer(
  config: Config,
  { page, threadArguments, seed = () => randomBytes(32), callEvery = 1000 }: Surroundings,
): Promise<RunningServer> {
  const self = token(9)
  let isClosing = false
  const store = await openStore(config, self, threadArguments, (error) =>
    // The driver hangs its whole connection on an error; only what happened belongs in the log.
    app.log.error(
      { what: error.message, code: (error as { code?: string }).code },
      'trouble with the database',
    ),
  )
  const people = openPeople(store, config.sessionDays)
  const crowd = openCrowd(config.rateLimit)
  const app = await openHttp({
    config,
    people,
    crowd,
    page,
    card: (...link) => cards(...link),
    picture: (...link) => pictures.pictureAt(...link),
    metrics: () => metrics,
    async ready() {
      if (isClosing) throw new Error('closing')
      await within(READY_WITHIN, store.ping())
    },
  })
  const trouble = (table: string, error: unknown) =>
    app.log.error({ err: error, table }, 'trouble at a table')
  let work: Work | undefined
  const listeners: Listeners = {
    turn: (person, heard) => sockets.tellTurn(person, heard),
    due: (table) => work?.due(table),
    trouble,
  }
  const calls = openTurnsToCall(store, config.callAfter)
  const rooms = openRooms(store, config.tablesInMemory, listeners, calls)
  const following = openFollowing(rooms, listeners)
  const play = openPlay(rooms)
  const orders = openOrders(rooms, play.act)
  const lobby = openLobby(rooms, seed, config.countdown * 1000)
  const look = openLook(rooms)
  const cards = openCards(look, config.publicUrl)
  const pictures = openPictures(rooms, look, threadArguments)
  const chat = openChat(rooms)
  const presence = openPresence(rooms)
  const bots = botThreads(config.botThreads, threadArguments)
  const days = openDays({
    store,
    bots,
    isBusy: () => bots.thinking() > 0 || (work?.queued() ?? 0) > 0,
    onTrouble(error) {
      if (!isClosing) app.log.error({ err: error }, 'trouble with the game of the day')
    },
  })
  const sockets = openSockets(app.server, {
    crowd,
    rooms,
    play,
    orders,
    look,
    chat,
    presence,
    metrics: () => metrics,
    log: app.log,
    publicUrl: config.publicUrl,
    rateLimit: config.rateLimit,
    session: (request) => sessionOf(app, people, request),
    address: (request) => addressOf(config, request),
  })
  const metrics = openMetrics({
    tables: rooms.count,
    sockets: sockets.count,
    queued: () => work?.queued() ?? 0,
    thinking: bots.thinking,
    writing: store.waiting,
  })
  const keys = await vapidKeys(store)
  const sendsMail = config.smtpUrl !== ''
  const wishes = openWishes(store, { key: keys.publicKey, pushServices: config.pushServices, sendsMail })
  if (config.work !== 'bots') {
    addAccountRoutes(app, { config, store, people, lobby, signOut: (who) => sockets.signOut(who) })
    addSetRoutes(app, config, store)
    addDayRoutes(app, config, days)
    addTableRoutes(app, { config, lobby, look, reviewDesk: openReviewDesk(store, look) })
    addCallRoutes(app, config, wishes)
  }
  store.listen(heard, () => following.lookAgain())

  function heard(announcement: Announcement, from: string): void {
    if (announcement.kind === 'table') following.heard(announcement)
    else if (announcement.kind === 'presence') presence.heard(announcement, from)
    else if (announcement.kind === 'signedOut') sockets.signOut(announcement)
    else
      chat
        .heard(announcement.table, announcement.id)
        .catch((error: unknown) => trouble(announcement.table, error))
  }

  try {
    await listen(app, config)
  } catch (error) {
    following.close()
    await rooms.close()
    presence.close()
    await store.close()
    throw error
  }
  if (config.work !== 'web')
    work = openWorker({
      self,
      rooms,
      play,
      orders,
      lobby,
      bots,
      threads: config.botThreads,
      onTrouble: trouble,
    })
  const reviewer =
    config.work === 'web' ? undefined : openReviewer({ self, store, look, bots, onTrouble: trouble })
  const calling =
    config.work === 'web'
      ? undefined
      : openCalling({ config, store, look, pictures, keys, every: callEvery, log: app.log })
  const sweeping = setInterval(() => {
    Promise.all([sweepPeople(store, config.sessionDays), wishes.sweep()]).catch((error: unknown) =>
      app.log.error({ err: error }, 'sweeping failed'),
    )
  }, SWEEP_EVERY)
  sweeping.unref()

  const { address, port, family } = app.server.address() as AddressInfo
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  app.log.info(
    { url, database: store.shared ? 'PostgreSQL' : 'SQLite', work: config.work },
    'the hall is open',
  )
  return {
    url,
    broken: new Promise((resolve) => store.whenBroken(resolve)),
    async close() {
      if (isClosing) return
      isClosing = true
      app.log.info('the hall closes')
      clearInterval(sweeping)
      await sockets.close()
      reviewer?.close()
      days.close()
      await work?.close()
      await calling?.close()
      await bots.close()
      await reviewer?.closed
      await pictures.close()
      await app.close()
      following.close()
      await rooms.close()
      presence.close()
      await store.close()
    },
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('too late')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export async function openStore(
  { databaseUrl, databaseConnections, dataDir }: Config,
  self: string,
  threadArguments: readonly string[],
  onTrouble: (error: Error) => void,
): Promise<Store> {
  if (databaseUrl === '') return openSqlite(dataDir, threadArguments)
  try {
    return await openPostgres({ url: databaseUrl, connections: databaseConnections, self, onTrouble })
  } catch (error) {
    throw new NoStore(`cannot use the database: ${(error as Error).message}`, { cause: error })
  }
}

/** Listens where it should; where nobody asked for a port and the usual one is taken, on any free one. */
async function listen(app: FastifyInstance, { host, port, isPortAsked }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE' && !isPortAsked) {
      await app.listen({ host, port: 0 })
      return
    }
    const reasons: Record<string, string> = {
      EADDRINUSE: `PORT ${port} is taken`,
      EACCES: `PORT ${port} may not be listened on by this user`,
      EADDRNOTAVAIL: `HOST ${host} is no address of this machine`,
      ENOTFOUND: `HOST ${host} is not known`,
    }
    throw new BadConfig(reasons[code] ?? `cannot listen on ${host}:${port}: ${message}`)
  }
}
