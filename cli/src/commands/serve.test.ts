import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '@meadhall/server/config'
import { startServer } from '@meadhall/server/server'
import { playOn } from '@meadhall/server/testing/driver'
import { screen } from '@meadhall/server/testing/players'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandLine } from '../command-line.ts'
import { captured } from '../testing/captured.ts'
import { threadArguments } from '../threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'meadhall-serve-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => captured(() => commandLine(args))

describe('serve', () => {
  let url: string
  let close: () => Promise<void>
  beforeAll(async () => {
    const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' })
    ;({ url, close } = await startServer(config, { threadArguments }))
  })
  afterAll(() => close())

  test('a game that was played online proves its dice', async () => {
    const headers = { 'content-type': 'application/json', cookie: '', 'x-csrf': '' }
    const post = (path: string, body: object) =>
      fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const me = await post('/api/guest', { name: 'Ada' })
    headers.cookie = me.headers.getSetCookie()[0]
    headers['x-csrf'] = ((await me.json()) as { csrf: string }).csrf
    const seats = ['open', { bot: 'thrall' }, { bot: 'thrall' }]
    const made = await post('/api/tables', { game: 'midgard', seats })
    const { id } = (await made.json()) as { id: string }
    const hers = screen(url, headers)
    hers.client.watch(id)
    await playOn(hers, { table: { id }, seat: 0 })
    hers.close()
    let record = await fetch(`${url}/api/tables/${id}/record`)
    for (let tries = 0; !record.ok && tries < 200; tries++) {
      await pause(100)
      record = await fetch(`${url}/api/tables/${id}/record`)
    }
    const file = join(folder, 'game.json')
    const text = await record.text()
    writeFileSync(file, text)
    expect(await run('verify', file)).toMatchObject({ code: 0 })
    const forged = JSON.parse(text) as { entries: { chance?: number[] }[] }
    forged.entries.find(({ chance = [] }) => chance.length > 1)!.chance!.reverse()
    writeFileSync(file, JSON.stringify(forged))
    expect(await run('verify', file)).not.toMatchObject({ code: 0 })
  })

  test('a folder in use, and a wrong setting, are told in one line', async () => {
    process.env.DATA_DIR = folder
    const inUse = await run('serve', '--api-only', '--port', '0')
    expect(inUse).toMatchObject({
      code: 2,
      err: `meadhall: serve: another server is using the folder ${folder}\n`,
    })
    delete process.env.DATA_DIR
    expect(await run('serve', '--api-only', '--port', 'x')).toMatchObject({ code: 2 })
    expect((await run('serve', '--help')).out).toContain('DATABASE_URL')
  })
})

test('load measures our server and those beside it', async () => {
  const tables = ['--tables', '2', '--each', '2', '--against', '1']
  const { code, out } = await run('load', ...tables, '--every', '1', '--seconds', '2', '--json')
  const ours = { tables: 2, moves: 4, refused: 0, unanswered: 0 }
  const others = { ...ours, tables: 1, moves: 2 }
  const result = JSON.parse(out) as object
  expect(code).toBe(0)
  expect(result).toMatchObject({ ...ours, boardgameIo: others, boardgameIoOnDisk: others, relay: others })
  for (const key of ['movesPerSecond', 'p50', 'p95', 'p99', 'kilobytesPerTable', 'cpuPercent'])
    expect(result).toHaveProperty(key, expect.any(Number))
}, 180_000)
