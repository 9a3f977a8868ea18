import { createRequire } from 'node:module'
import { hash, verify } from '@node-rs/argon2'

// Argon2id with the memory and passes that OWASP recommends; the library keeps salt and settings in the hash.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, SETTINGS)

let nobody: Promise<string> | undefined

/** Whether the password is right. Where there is no such account it takes as long to say no. */
export async function isPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this one')
  const isRight = await verify(kept ?? (await nobody), given)
  return isRight && kept !== null && kept !== undefined
}

export const SHORTEST = 8

let common: Set<string> | undefined

/** The passwords that are tried first, as far as they are long enough; read when somebody first chooses one. */
function commonOnes(): Set<string> {
  if (common) return common
  const list = createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json') as string[]
  common = new Set(list.filter(({ length }) => length >= SHORTEST))
  return common
}

/** Whether a password would be guessed at once: NIST SP 800-63B asks for no more than length, and none of these. */
export function isCommonPassword(password: string, login: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  const isOneSign = new Set(plain).size < 3
  return isOneSign || plain === login.toLowerCase() || commonOnes().has(plain)
}
