import { type Client, openClient } from './client.ts'
import { type RecordedMove, SEATS } from './recorded.ts'
import type { Address } from './under-load.ts'

/** One table under load. */
export interface LoadTable {
  /** Sends the recorded move that answers entry `n`. */
  send(n: number, move: RecordedMove): void
  close(): void
}

/** How to open a table at the server under load. `seen` is called when a seat has entry `n`, `refused` when a move is. */
export type OpenTable = (
  address: Address,
  game: string,
  seen: (seat: number, n: number) => void,
  refused: (why: string) => void,
) => Promise<LoadTable>

/** Four guests with a socket each, at one or several tables. */
interface Party {
  readonly guests: readonly { csrf: string; cookie: string }[]
  readonly sockets: readonly Client[]
  /** Whom to tell, at which table, that a seat has an entry. */
  readonly seen: Map<string, (seat: number, n: number) => void>
}

/** Tables at our server, of which the same four people sit at so many: a socket carries all that its person watches. */
export function openOurs(tablesEach: number): OpenTable {
  let tables = 0
  let party: Promise<Party> | undefined
  return async ({ url }, game, seen, refused) => {
    if (!party || tables % tablesEach === 0) party = sitTogether(url, refused)
    tables++
    const { guests, sockets, seen: listening } = await party
    const made = await post(`${url}/api/tables`, { game, seats: guests.map(() => 'open') }, guests[0])
    const { id, invite } = (await made.json()) as { id: string; invite: string }
    // One after the other, so that the seats are theirs in this order.
    for (const guest of guests.slice(1)) await post(`${url}/api/tables/${id}/join`, { invite }, guest)
    listening.set(id, seen)
    for (const socket of sockets) socket.say(JSON.stringify({ type: 'watch', table: id, have: -1 }))
    return {
      send(n, { seat, move }) {
        sockets[seat].say(JSON.stringify({ type: 'move', id: `m${n}`, table: id, answers: n, move }))
      },
      close: () => {
        for (const socket of sockets) socket.end()
      },
    }
  }
}

async function sitTogether(url: string, refused: (why: string) => void): Promise<Party> {
  const guests = await Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const response = await post(`${url}/api/guest`, { name: `Player ${seat + 1}` })
      const { csrf } = (await response.json()) as { csrf: string }
      return { csrf, cookie: response.headers.getSetCookie()[0].split(';')[0] }
    }),
  )
  const seen: Party['seen'] = new Map()
  const sockets = await Promise.all(
    guests.map(({ cookie }, seat) =>
      openClient(`${url}/api/socket`, { cookie, origin: url }, (data) => {
        const is = (type: string) => data.indexOf(`{"type":"${type}"`) === 0
        if (is('change') || is('update'))
          seen.get(textAfter(data, '"table":"'))?.(seat, numberAfter(data, '"n":'))
        else if (is('no')) refused(data.toString())
      }),
    ),
  )
  return { guests, sockets, seen }
}

/** A table at boardgame.io's server: four players with credentials, each with a socket that speaks socket.io. */
export const openTheirs: OpenTable = async ({ url, lobby = url }, game, seen, refused) => {
  const made = await post(`${lobby}/games/${game}/create`, { numPlayers: SEATS })
  const { matchID } = (await made.json()) as { matchID: string }
  const credentials: string[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(`${lobby}/games/${game}/${matchID}/join`, {
      playerID: String(seat),
      playerName: `Player ${seat + 1}`,
    })
    credentials.push(((await joined.json()) as { playerCredentials: string }).playerCredentials)
  }
  const event = (name: string, ...given: unknown[]) => `42/${game},${JSON.stringify([name, ...given])}`
  const sockets = await Promise.all(
    credentials.map((credential, seat) =>
      openClient(`${url}/socket.io/?EIO=4&transport=websocket`, { origin: url }, (data, client) => {
        const head = data.toString('latin1', 0, 40)
        if (head.includes('["update"') || head.includes('["sync"'))
          seen(seat, numberAfter(data, '"_stateID":'))
        else if (head.startsWith('0')) client.say(`40/${game},`)
        else if (head === '2') client.say('3')
        else if (head.startsWith('40/')) client.say(event('sync', matchID, String(seat), credential, SEATS))
        else if (head.startsWith('44')) refused(head)
      }),
    ),
  )
  return {
    send(n, { seat, move, chance }) {
      const payload = {
        type: 'play',
        args: [move, chance],
        playerID: String(seat),
        credentials: credentials[seat],
      }
      sockets[seat].say(event('update', { type: 'MAKE_MOVE', payload }, n, matchID, String(seat)))
    },
    close: () => {
      for (const socket of sockets) socket.end()
    },
  }
}

let relayed = 0

/** A table at a server that only passes on what is said. */
export const openRelayed: OpenTable = async ({ url }, _game, seen) => {
  const table = `${url}/${relayed++}`
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) =>
      openClient(table, {}, (data) => seen(seat, numberAfter(data, '"n":'))),
    ),
  )
  for (const seat of sockets.keys()) seen(seat, 0)
  return {
    send: (n, { seat }) => sockets[seat].say(String(n + 1)),
    close: () => {
      for (const socket of sockets) socket.end()
    },
  }
}

/** Messages are long and many: they are searched as they came, not read. */
function numberAfter(data: Buffer, key: string): number {
  const at = data.indexOf(key) + key.length
  return Number.parseInt(data.toString('latin1', at, at + 8), 10)
}

function textAfter(data: Buffer, key: string): string {
  const at = data.indexOf(key) + key.length
  return data.toString('latin1', at, data.indexOf(34, at))
}

async function post(
  url: string,
  body: unknown,
  who: { cookie?: string; csrf?: string } = {},
): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who.cookie !== undefined && { cookie: who.cookie }),
      ...(who.csrf !== undefined && { 'x-csrf': who.csrf }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}
