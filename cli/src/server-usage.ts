import { BadConfig } from '@meadhall/server/config'
import { NoStore } from '@meadhall/server/database/store'
import { UsageError } from './usage.ts'

/** Whatever keeps a command from its database or its file is the caller's affair, in one line. */
export async function asServerUsage<T>(command: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (error instanceof BadConfig || error instanceof NoStore || /^(E[A-Z]+|Z_[A-Z_]+)$/.test(code))
      throw new UsageError(`${command}: ${message}`)
    throw error
  }
}
