import { createHash, randomBytes } from 'node:crypto'

/** A name that cannot be guessed, for links and cookies. */
export const token = (bytes: number) => randomBytes(bytes).toString('base64url')

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
