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
