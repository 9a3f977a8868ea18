import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Session } from '../people/people.ts'
import { Refused } from '../refused.ts'

export function mustBeSignedIn({ session }: FastifyRequest): Session {
  if (!session) throw new Refused(401, 'notSignedIn', 'Sign in first; a name is enough.')
  return session
}

/** What was given, if it is what the schema says. */
export function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [{ path, message }] = result.error.issues
  const where = path.length > 0 ? `${path.join('.')}: ` : ''
  throw new Refused(400, 'badRequest', `${where}${message}`)
}
