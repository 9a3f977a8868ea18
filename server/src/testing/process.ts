import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from './servers.ts'

const CLOCK = new URL('./clock.js', import.meta.url).href
const MEADHALL = fileURLToPath(new URL('../../../cli/bin/meadhall.js', import.meta.url))

export interface ServerProcess {
  readonly url: string
  /** Ends it at once, without a word, as a power cut does. */
  kill(): Promise<void>
  /** Sets its clock, wrong by so many milliseconds. */
  setClock(off: number): void
  /** Asks it to stop, and tells how it ended. */
  stop(): Promise<number | null>
}

/** A server in a process of its own, the way it is really run. */
export async function spawnServer(place: Place, port: number): Promise<ServerProcess> {
  const clock = join(mkdtempSync(join(tmpdir(), 'meadhall-clock-')), 'off')
  const call = ['--import', CLOCK, MEADHALL, 'serve', '--api-only', '--port', String(port)]
  const server = spawn(process.execPath, call, {
    env: {
      ...process.env,
      RATE_LIMIT: '0',
      COUNTDOWN: '0',
      LOG_LEVEL: 'error',
      CLOCK_FILE: clock,
      ...place,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await firstAddress(server)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  void ended.then(() => rmSync(dirname(clock), { recursive: true, force: true }))
  return {
    url: url.replace('localhost', '127.0.0.1'),
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
    setClock(off) {
      writeFileSync(clock, String(off))
      server.kill('SIGUSR2')
    },
    stop() {
      server.kill('SIGTERM')
      return ended
    },
  }
}

function firstAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /http:\/\/[^\s/]+/.exec(said)
      if (found) resolve(found[0])
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}
