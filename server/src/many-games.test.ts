import { games } from '@meadhall/hall/games'
import type { PersonInfo, TableInfo } from '@meadhall/hall/online'
import { think } from '@meadhall/hall/think'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from './database/sqlite.ts'
import type { Store } from './database/store.ts'
import { people } from './people/people.ts'
import { openLobby } from './tables/lobby.ts'
import { openPlay } from './tables/play.ts'
import { openRooms } from './tables/rooms.ts'
import { judge, type Received } from './testing/judge.ts'
import { newFolder, seedOf, threadArguments } from './testing/servers.ts'

/** How many games of each kind are searched. */
const GAMES = Number(process.env.SECRET_GAMES ?? 100)
/** So many tables at once, so that many moves share a commit. */
const AT_ONCE = 16

const { place, remove } = newFolder()
let store: Store
let sitting: readonly PersonInfo[]
beforeAll(async () => {
  store = await openSqlite(place.DATA_DIR, threadArguments)
  const accounts = people(store, 1)
  const made = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => accounts.guest(name)))
  sitting = made.map(({ session }) => session.person)
})
afterAll(async () => {
  await store.close()
  remove()
})

/** The server's rooms without its sockets: what is sent to a watcher is what a socket would carry. */
function hallOf(game: number) {
  const rooms = openRooms(store, GAMES, {
    turn: () => {},
    due: () => {},
    trouble: (_, error) => {
      throw error
    },
  })
  return { rooms, play: openPlay(rooms), lobby: openLobby(rooms, () => seedOf(game)) }
}

/** Plays a game at random, and hands back all that each of the three and an onlooker were sent. */
async function playOne(id: string, game: number): Promise<Received> {
  const { rooms, play, lobby } = hallOf(game)
  const [host, ...others] = sitting
  const table = await lobby.create(host, { game: id, seats: ['open', 'open', 'open'] })
  const received: string[][] = [[], [], [], []]
  const watchers = [...sitting.map((person) => person.id), undefined]
  for (const [i, person] of watchers.entries())
    await rooms.watch(table.id, { person, have: -1, send: (text) => void received[i].push(text) })
  for (const other of others) await lobby.join(table.id, other, tellingInvite(table))
  const { hall } = rooms.known(table.id)!
  const { rules } = hall!.game
  const { record } = hall!.table
  for (let turn = game * 1000; ; turn++) {
    const { state } = hall!.table
    const pending = rules.pending(state)
    if (pending.length === 0) break
    const seat = pending[turn % pending.length]
    const view = rules.view(state, seat)
    const question = { game: id, options: record.options, view, seat, bot: 'random', seed: turn }
    const move = await think(question)
    const outcome = await play.move(table.id, { person: sitting[seat].id }, record.entries.length, move)
    if (!('outcome' in outcome) || outcome.outcome !== 'done') throw new Error(JSON.stringify(outcome))
  }
  return { hall: hall!, table: table.id, received }
}

const tellingInvite = ({ invite }: TableInfo) => (invite === undefined ? {} : { invite })

test.each(games.map(({ id }) => [id]))(
  `${GAMES} games of %s: nobody is sent a byte that they may not know`,
  async (id) => {
    let next = 0
    let judged = 0
    const sitDown = async () => {
      while (next < GAMES) {
        const played = await playOne(id, next++)
        judged += judge(played)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sitDown))
    expect(judged).toBeGreaterThan(GAMES * 200)
  },
  60_000 + GAMES * 5000,
)

test('what one seat sees, sent to another, is found, and so is a word too much', async () => {
  const played = await playOne('midgard', 1)
  const [ada, bo, ...others] = played.received
  const asIfAda = bo.map((text) => text.replace('"viewer":1,', '"viewer":0,'))
  expect(() => judge({ ...played, received: [asIfAda, bo, ...others] })).toThrow('viewer 0, entry')
  const chatty = ada.map((text) => text.replace(',"undo":', ',"deck":[1,2,3],"undo":'))
  expect(() => judge({ ...played, received: [chatty, bo, ...others] })).toThrow('deck')
  expect(judge(played)).toBeGreaterThan(100)
})
