import { type ChildProcess, spawn } from 'node:child_process'
import { threadArguments } from '../threads.ts'

/** What a server under load reports of itself. */
export interface Usage {
  /** Bytes of memory in use after a garbage collection, and as the operating system counts them. */
  readonly heap: number
  readonly resident: number
  /** Seconds of one core used so far. */
  readonly cpu: number
}

/** Where a server listens; tables may be made at another port than that of the sockets. */
export interface Address {
  readonly url: string
  readonly lobby?: string
}

export interface UnderLoad {
  readonly address: Address
  /** False once it has ended under its load. */
  isRunning(): boolean
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** A server that ended under its load. */
export class ServerEnded extends Error {}

/** Starts a server that is to be measured in a process of its own. */
export async function startUnderLoad(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<UnderLoad> {
  const path = new URL(file, import.meta.url).pathname
  const child = spawn(process.execPath, ['--expose-gc', ...threadArguments, path], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const address = await answer<Address>(child)
  return {
    address,
    isRunning: () => !hasEnded(child),
    async usage() {
      if (hasEnded(child)) throw new ServerEnded('the server under load ended')
      child.send('usage')
      return answer<Usage>(child)
    },
    async stop() {
      if (hasEnded(child)) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send('stop')
      await ended
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ServerEnded('the server under load ended'))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })
}

/** The other side: answers what is asked of a server under load. */
export function reportUsage(address: Address, stop: () => Promise<void>): void {
  process.send?.(address)
  process.on('disconnect', () => process.exit(0)) // whoever measured is gone
  process.on('message', (asked) => {
    if (asked === 'stop') {
      void stop().finally(() => process.exit(0))
      return
    }
    const { user, system } = process.cpuUsage()
    globalThis.gc?.()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send?.({ heap: heapUsed + external, resident: rss, cpu: (user + system) / 1e6 } satisfies Usage)
  })
}
