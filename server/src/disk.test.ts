import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from './database/sqlite.ts'
import { people } from './people/people.ts'
import { newFolder, startTestServer, threadArguments } from './testing/servers.ts'

const folders: ReturnType<typeof newFolder>[] = []
afterAll(() => {
  for (const { remove } of folders) remove()
})
function folder(): string {
  const made = newFolder()
  folders.push(made)
  return made.place.DATA_DIR
}

/** A folder with a hall in which some people have been. */
async function used(): Promise<string> {
  const path = folder()
  const store = await openSqlite(path, threadArguments)
  for (let i = 0; i < 50; i++) await people(store, 1).guest(`Guest ${i} ${'x'.repeat(2000)}`)
  await store.close()
  return path
}

const start = (path: string) => startTestServer({ DATA_DIR: path })

test('files are for their owner alone: they hold seeds of games that go on', async () => {
  const path = await used()
  chmodSync(join(path, 'meadhall.db'), 0o644)
  const store = await openSqlite(path, threadArguments)
  for (const file of ['meadhall.db', 'meadhall.db-wal'])
    expect(statSync(join(path, file)).mode & 0o777).toBe(0o600)
  await store.close()
})

test('garbage, a folder in the way, and a file for a folder are told in one line', async () => {
  const garbage = folder()
  writeFileSync(join(garbage, 'meadhall.db'), 'garbage '.repeat(2000))
  await expect(start(garbage)).rejects.toThrow(/^cannot use [^\n]*meadhall\.db: [^\n]*not a database/)
  const inTheWay = folder()
  mkdirSync(join(inTheWay, 'meadhall.db'))
  await expect(start(inTheWay)).rejects.toThrow(/^cannot use [^\n]*meadhall\.db: [^\n]+$/)
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  await expect(start(file)).rejects.toThrow(/^cannot use the folder [^\n]+$/)
})

test('a database of a newer version is left alone, and told in one line', async () => {
  const path = await used()
  const database = new Database(join(path, 'meadhall.db'))
  database.exec("insert into kysely_migration values ('999-of-tomorrow', '2040-01-01')")
  database.close()
  await expect(start(path)).rejects.toThrow(/^cannot use [^\n]*: it was made by a newer version of Meadhall$/)
})

test('a damaged page is found at the start', async () => {
  const path = await used()
  const file = join(path, 'meadhall.db')
  const size = readFileSync(file).length
  expect(size).toBeGreaterThan(20 * 4096)
  const opened = openSync(file, 'r+')
  for (let page = 12; page < size / 4096; page++)
    writeSync(opened, Buffer.alloc(64, 0xaa), 0, 64, page * 4096)
  closeSync(opened)
  await expect(start(path)).rejects.toThrow(/^[^\n]*meadhall\.db is damaged \([^\n]+\); restore a backup$/)
})

test('a port that was asked for and is taken, and a foreign host, are errors', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const place = { DATA_DIR: folder() }
  await expect(startTestServer(place, { PORT: String(port) })).rejects.toThrow(`PORT ${port} is taken`)
  await expect(startTestServer(place, { HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine',
  )
  other.close()
})

function mounted(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false // only root may, and not everywhere
  }
}

const small = folder()
const isSmall = mounted(small)
afterAll(() => {
  if (isSmall) execFileSync('umount', ['-l', small])
})

test.runIf(isSmall)(
  'a disk that was full serves again when there is room',
  async () => {
    const store = await openSqlite(join(small, 'data'), threadArguments)
    const accounts = people(store, 1)
    const filler = join(small, 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(60_000_000))).toThrow('ENOSPC')
    let written = 0
    const untilFull = async () => {
      for (; written < 3000; written++) await accounts.guest('x'.repeat(20_000))
    }
    await expect(untilFull()).rejects.toThrow(/disk/)
    rmSync(filler)
    await accounts.guest('Ada')
    await store.ping()
    const { count } = await store.db
      .selectFrom('people')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(written + 1)
    await store.close()
  },
  60_000,
)
