import type { Heard, Me, NewTable, TableInfo } from '@meadhall/hall/online'
import { type OnlineClient, onlineClient } from '@meadhall/hall/online-client'
import type { SeenUpdate } from '@meadhall/hall/update'
import { WebSocket } from 'ws'

/** Someone who signed in, with the cookie of one browser. */
export interface Player {
  readonly me: Me
  readonly cookie: string
  /** What a proxy would add to whatever the player sends. */
  readonly headers: Readonly<Record<string, string>>
  ask<T = TableInfo>(url: string, path: string, body?: unknown): Promise<T>
}

class Failed extends Error {
  readonly status: number
  readonly why: string

  constructor(status: number, why: string, text: string) {
    super(`${status} ${why}: ${text}`)
    this.status = status
    this.why = why
  }
}

interface Ask {
  readonly cookie?: string
  readonly csrf?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** One request; what is refused throws `Failed`. A body makes it a POST. */
export async function ask(url: string, path: string, { cookie, csrf, headers, body }: Ask = {}) {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      // A test that was busy for long must not reuse a connection that the server is just closing.
      connection: 'close',
      ...(cookie !== undefined && { cookie }),
      ...(csrf !== undefined && { 'x-csrf': csrf }),
      ...(body !== undefined && { 'content-type': 'application/json', origin: url }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const given = text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text
  if (!response.ok) {
    const { why, text: reason } = given as { why: string; text: string }
    throw new Failed(response.status, why, reason)
  }
  return { given, response }
}

function playerOf(me: Me, response: Response, headers: Player['headers'] = {}): Player {
  const cookie = response.headers.getSetCookie()[0].split(';')[0]
  return {
    me,
    cookie,
    headers,
    ask: async <T>(url: string, path: string, body?: unknown) =>
      (await ask(url, path, { cookie, csrf: me.csrf, headers, body })).given as T,
  }
}

export async function guest(url: string, name: string, headers: Player['headers'] = {}): Promise<Player> {
  const { given, response } = await ask(url, '/api/guest', { headers, body: { name } })
  return playerOf(given as Me, response, headers)
}

export async function signIn(url: string, login: string, password: string): Promise<Player> {
  const { given, response } = await ask(url, '/api/sign-in', { body: { login, password } })
  return playerOf(given as Me, response)
}

/** A table with so many people at it, and bots if any, begun. */
export async function seated(
  url: string,
  players: readonly Player[],
  { bots = [], ...wanted }: Omit<NewTable, 'seats'> & { readonly bots?: NewTable['seats'] },
): Promise<TableInfo> {
  const [host, ...others] = players
  const seats = [...players.map(() => 'open'), ...bots]
  const table = await host.ask(url, '/api/tables', { ...wanted, seats })
  for (const other of others) await other.ask(url, `/api/tables/${table.id}/join`, { invite: table.invite })
  return host.ask(url, `/api/tables/${table.id}`)
}

/** A screen: one socket of one player, and all that it received. */
export interface Screen {
  readonly client: OnlineClient
  readonly heard: Heard[]
  /** Every byte, as text. */
  readonly bytes: string[]
  /** The newest update of a table. */
  update(table: string): SeenUpdate | undefined
  /** Waits until something holds; it is tried whenever a message arrives. */
  until<T>(holds: () => T | undefined | false, what?: string): Promise<T>
  /** Breaks the connection without a word, as a tunnel does. */
  drop(): void
  /** From now on another server is used. */
  moveTo(url: string): void
  close(): void
}

export function screen(firstUrl: string, player?: Pick<Player, 'cookie'> & Partial<Player>): Screen {
  let url = firstUrl
  let socket: WebSocket | undefined
  const heard: Heard[] = []
  const bytes: string[] = []
  const updates = new Map<string, SeenUpdate>()
  const waiting = new Set<() => void>()
  let ids = 0
  const name = Math.random().toString(36).slice(2)

  const client = onlineClient(
    {
      open(report) {
        const opened = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
          headers: { origin: url, ...player?.headers, ...(player && { cookie: player.cookie }) },
        })
        socket = opened
        opened.on('open', report.opened)
        opened.on('message', (data) => {
          const text = (data as Buffer).toString()
          bytes.push(text)
          report.heard(text)
        })
        opened.on('error', () => {})
        opened.on('close', report.closed)
        return { send: (text) => opened.send(text), close: () => opened.close() }
      },
      later(milliseconds, something) {
        const timer = setTimeout(something, milliseconds)
        return () => clearTimeout(timer)
      },
      freshId: () => `${name}-${ids++}`,
    },
    (message) => {
      heard.push(message)
      if (message.type === 'update') updates.set(message.table, message.update)
      // After the answer has been given to whoever asked.
      queueMicrotask(() => {
        for (const look of waiting) look()
      })
    },
  )

  return {
    client,
    heard,
    bytes,
    update: (table) => updates.get(table),
    until(holds, what = 'what was waited for') {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${what} did not come about`))
        }, 60_000)
        const look = () => {
          const found = holds()
          if (found === undefined || found === false) return
          clearTimeout(late)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      })
    },
    drop: () => socket?.terminate(),
    moveTo(other) {
      url = other
      client.reconnect()
    },
    close: () => client.close(),
  }
}
