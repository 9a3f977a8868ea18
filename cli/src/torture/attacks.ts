import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { TableInfo } from '@meadhall/hall/online'
import { guest, type Player } from '@meadhall/server/testing/players'
import { WebSocket } from 'ws'

/** Somebody at one address who does all that the usual limits allow, and more. */
export interface Attacker {
  readonly url: string
  readonly player: Player | undefined
  /** A table of others, which may be looked at. */
  readonly table: string
  /** What is refused is no trouble to an attacker. */
  ask<T>(path: string, body?: unknown): Promise<T | undefined>
  /** A socket, for as long as the server lets one have it. */
  socket(): Promise<WebSocket>
  /** Whether to stop. */
  readonly isUp: () => boolean
}

/** Where somebody comes from, as a proxy tells it. */
export const from = (address: string) => ({ 'x-forwarded-for': address })
const FROM = from('203.0.113.9')
/** Milliseconds between two tries. */
const PACE = 4

export async function attackerAt(url: string, table: string, isUp: () => boolean): Promise<Attacker> {
  const player = await guest(url, 'Mallory', FROM).catch(() => undefined)
  return {
    url,
    player,
    table,
    isUp,
    ask: async <T>(path: string, body?: unknown) => player?.ask<T>(url, path, body).catch(() => undefined),
    async socket() {
      const headers = { ...FROM, origin: url, ...(player && { cookie: player.cookie }) }
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
      socket.on('error', () => {})
      await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
      return socket
    },
  }
}

/** Each kind of attack, on and on; it counts what was tried. */
type Attack = (attacker: Attacker, tried: () => void) => Promise<void>

/** Through a few sockets at a time, each message made from its number. */
function saying(sockets: number, message: (n: number, table: string, attacker: Attacker) => unknown): Attack {
  return async (attacker, tried) => {
    const own = await attacker.ask<TableInfo>('/api/tables', {
      game: 'odin',
      seats: ['open', { bot: 'thrall' }],
    })
    await Promise.all(Array.from({ length: sockets }, () => on(own?.id ?? attacker.table)))

    async function on(table: string): Promise<void> {
      for (let n = 0; !attacker.isUp(); ) {
        const socket = await attacker.socket()
        for (; !attacker.isUp() && socket.readyState === socket.OPEN; n++) {
          socket.send(JSON.stringify(message(n, table, attacker)))
          tried()
          await pause(PACE)
        }
        socket.terminate()
        await pause(50)
      }
    }
  }
}

/** One request after another, each made from its number. */
function asking(request: (n: number, attacker: Attacker) => readonly [path: string, body?: unknown]): Attack {
  return async (attacker, tried) => {
    for (let n = 0; !attacker.isUp(); n++) {
      await attacker.ask(...request(n, attacker))
      tried()
      await pause(PACE)
    }
  }
}

const troll = (id: number) => ({
  id: `t${id}`,
  attack: 1,
  defense: 1,
  glory: 1,
  wood: 1,
  copies: 1,
  note: 'x'.repeat(400),
})
const trolls = Array.from({ length: 200 }, (_, i) => troll(i))
const junk = 'x'.repeat(16_000)

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'card files': asking((n) => [
    '/api/tables',
    { game: 'midgard', seats: ['open', 'open'], options: { cards: { trolls: trolls.slice(n % 50) } } },
  ]),
  'standing orders': saying(4, (n, table) => ({
    type: 'orders',
    id: `o${n}`,
    table,
    orders: Array.from({ length: 20 }, () => ({ move: n % 2 === 0 ? {} : { do: 'order' } })),
  })),
  'undo and redo': saying(4, (n, table) => ({
    type: n % 2 === 0 ? 'undo' : 'redo',
    id: `u${n}`,
    table,
    answers: Math.floor(n / 2),
  })),
  junk: saying(40, () => ({ junk })),
  'wrong moves': saying(10, (n, table) => ({
    type: 'move',
    id: `m${n}`,
    table,
    answers: 0,
    move: { do: 'placeTile', tile: Array.from({ length: 500 }, (_, i) => i) },
  })),
  'tables of bots': async (attacker, tried) => {
    const seats = ['open', { bot: 'jarl' }, { bot: 'jarl' }, { bot: 'jarl' }]
    while (!attacker.isUp()) {
      const made = await attacker.ask<TableInfo>('/api/tables', { game: 'mountain', seats })
      tried()
      if (made) {
        // One's own moves are made at once, so that all those bots always have something to think about.
        const socket = await attacker.socket()
        socket.send(JSON.stringify({ type: 'orders', id: 'o', table: made.id, orders: [{ move: {} }] }))
        await pause(100)
        socket.terminate()
      }
      await pause(PACE)
    }
  },
  passwords: asking((n) => ['/api/sign-in', { login: `somebody${n % 30}`, password: `a long guess ${n}` }]),
  'looking on': saying(20, (n, _own, { table }) => ({
    type: 'watch',
    table: n % 3 === 0 ? 'nowhere' : table,
    have: -1,
  })),
  lists: asking((n, { table }) => [
    ['/api/tables', '/api/me/tables', `/api/tables/${table}/moments?from=0&to=63`, '/i/x?y=1'][n % 4],
  ]),
  'silent connections': async ({ url, isUp }, tried) => {
    const { hostname, port } = new URL(url)
    while (!isUp()) {
      const sockets = Array.from({ length: 100 }, () =>
        connect(Number(port), hostname, function (this: { write(text: string): void }) {
          this.write('GET /healthz HTTP/1.1\r\n')
        }).on('error', () => {}),
      )
      tried()
      await pause(2000)
      for (const socket of sockets) socket.destroy()
    }
  },
}
