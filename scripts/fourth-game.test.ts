import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameOf, games } from '@meadhall/hall/games'
import { bot, entryNumber, isOver, openHallTable, person, submit } from '@meadhall/hall/hall-table'
import { planningOn, tryPlan } from '@meadhall/hall/plan'
import { exportRecord, importRecord } from '@meadhall/hall/record-file'
import { think } from '@meadhall/hall/think'
import { sayIn, titleOf } from '@meadhall/server/links/words'
import { playOn } from '@meadhall/server/testing/driver'
import { guest, screen } from '@meadhall/server/testing/players'
import { newFolder, startTestServer } from '@meadhall/server/testing/servers'
import { expect, test } from 'vitest'
import { play } from '../cli/src/testing/typed.ts'

// Spoils, the kernel's example of a few rules, is the fourth game: what docs/new-game.md asks of one without a page.

const root = fileURLToPath(new URL('../', import.meta.url))
const spoils = gameOf('spoils')!
const { id } = spoils

test('a game is known to nobody but the list and its own files', () => {
  const naming = ['bots', 'hall', 'server', 'cli', 'kernel']
    .flatMap((folder) =>
      readdirSync(`${root}${folder}/src`, { recursive: true }).map((file) => `${folder}/src/${String(file)}`),
    )
    .filter((file) => file.endsWith('.ts') && !/[.]test[.]ts$|\/(testing|torture)\//.test(file))
    .filter((file) => readFileSync(root + file, 'utf8').includes(id))
  expect(naming.toSorted()).toEqual([
    'bots/src/spoils.ts',
    'hall/src/games.ts',
    'hall/src/spoils.ts',
    'kernel/src/example.ts',
  ])
  expect(games.map((game) => game.id)).not.toContain(id)
})

test('it is played in the hall by bots of every level', async () => {
  const hall = openHallTable(await spoils.load(), {
    seats: [bot('thrall', 'Ada'), bot('karl', 'Bo'), bot('jarl', 'Cleo')],
    options: {},
    seed: new Uint8Array(32),
  })
  const { rules } = hall.game
  for (let n = 0; !isOver(hall); n++) {
    const [seat] = rules.pending(hall.table.state)
    const view = rules.view(hall.table.state, seat)
    const level = ['thrall', 'karl', 'jarl'][seat]
    const move = await think({ game: id, options: {}, view, seat, bot: level, seed: n })
    expect(submit(hall, { seat, answers: n, move })).toEqual({ outcome: 'played', n: n + 1 })
  }
  expect(rules.ranking(hall.table.state).flat()).toHaveLength(3)
})

test('a turn of it is planned, its record is kept, and links and mails speak of it', async () => {
  const game = await spoils.load()
  const { rules } = game
  const seed = new Uint8Array(32)
  const hall = openHallTable(game, { seats: [person('Ada'), person('Bo')], options: {}, seed })
  const [seat] = rules.pending(hall.table.state)
  const start = planningOn(game, rules.view(hall.table.state, seat), seat)
  const [move] = rules.legal(start, seat)
  const tried = tryPlan(rules, start, seat, [move])
  expect(tried.refusal).toBeUndefined()
  expect(tried.steps).toHaveLength(1)
  submit(hall, { seat, answers: 0, move })
  const again = importRecord(game, exportRecord(hall, 'toPlayOn'), undefined, seed)
  expect(entryNumber(again)).toBe(1)
  expect(rules.view(again.table.state, seat)).toEqual(rules.view(hall.table.state, seat))
  expect(titleOf(id, sayIn('de'))).toBe(id)
})

test('it is played in the terminal', async () => {
  const text = await play(`${id} --players 2 --seed a`, '1', '1', '1', '1', '1', '1', '1', 'quit')
  expect(text).toMatch(/The game is over\.\nPlayer 1: \d+ points/)
})

test('it is played at a server, by a person and a bot', async () => {
  const { place, remove } = newFolder()
  const server = await startTestServer(place)
  const { url } = server
  const ada = await guest(url, 'Ada')
  const table = await ada.ask<{ id: string }>(url, '/api/tables', {
    game: id,
    seats: ['open', { bot: 'karl' }],
  })
  const hers = screen(url, ada)
  hers.client.watch(table.id)
  await playOn(hers, { table, seat: 0 })
  expect(hers.update(table.id)?.ranking?.flat()).toHaveLength(2)
  hers.close()
  await server.close()
  remove()
})
