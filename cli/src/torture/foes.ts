import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { threadArguments } from '@meadhall/server/testing/servers'

/** What foes are to do, where, how long, and from which number on. */
export interface Foray {
  readonly what: string
  readonly url: string
  /** A table of others. */
  readonly table: string
  readonly seconds: number
  readonly seed: number
}

export interface Foes {
  /** Lets them loose, and tells how much they tried. */
  loose(foray: Foray): Promise<number>
  /** Sends them home. */
  end(): Promise<void>
}

/**
 * Foes in a process of their own. They have what the server and those who play leave of the machine: real ones have
 * machines of their own, and how long others wait must not tell of their hunger.
 */
export function gatherFoes(): Foes {
  const child = fork(fileURLToPath(new URL('./foe.ts', import.meta.url)), { execArgv: threadArguments })
  const ended = once(child, 'exit')
  const early = ended.then(([code]) => Promise.reject(new Error(`the foes ended with ${code}`)))
  early.catch(() => {})
  return {
    async loose(foray) {
      const told = once(child, 'message') as Promise<[number]>
      child.send(foray)
      const [count] = await Promise.race([told, early])
      return count
    },
    async end() {
      child.disconnect()
      await ended
    },
  }
}
