import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A process that says where it can be found. */
interface Served {
  readonly address: string
  readonly stop: () => void
}

/** Serves the page and the hall the way `npm start` does. */
export function serveHall(env: Readonly<Record<string, string>>, port = 0): Promise<Served> {
  return started(
    ['cli/bin/meadhall.js', 'serve', '--port', String(port)],
    { RATE_LIMIT: '0', COUNTDOWN: '0', ...env },
    /http:\/\/\S+/,
  )
}

/** A port that nobody uses at the moment, for a server whose address must be known before it starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** A push service and a mail server (server/src/testing/calls-alone.ts). */
export function serveCalls(): Promise<Served> {
  const script = ['--import', './cli/bin/register.js', 'server/src/testing/calls-alone.ts']
  return started(script, {}, /http:\/\/\S+/)
}

/** An empty PostgreSQL. */
export function servePostgres(): Promise<Served> {
  const script = ['--import', './cli/bin/register.js', 'server/src/testing/postgres-alone.ts']
  return started(script, {}, /postgres:\/\/\S+/)
}

async function started(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  says: RegExp,
): Promise<Served> {
  const running: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    running.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = says.exec(said)
      if (found) resolve(found[0])
    })
    running.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
  })
  return { address, stop: () => void running.kill() }
}
