import type { No, Said } from '@meadhall/hall/online'
import { answerable, said } from '../protocol.ts'

/** How deep what a message holds may be nested, and of how many values it may consist. */
const DEEPEST = 12
const MOST_VALUES = 1000

const no: No = { type: 'no', why: 'badMessage' }

/** What a client says, or what to answer where that cannot be read. */
export function readSaid(data: Buffer): Said | No {
  const text = data.toString('utf8')
  try {
    const given = JSON.parse(text) as unknown
    if (!isTame(given)) return no
    const { data: message, error } = said.safeParse(given)
    if (message) return message
    const { data: id } = answerable.safeParse(given)
    return { ...no, ...id, text: error.issues[0].message }
  } catch {
    return no
  }
}

/** The name of a request that is not read any further: who sent it must be told which it was. */
export function idOf(data: Buffer): { id?: string } {
  const [, id] = /"id":"([\w-]{1,64})"/.exec(data.toString('latin1', 0, 256)) ?? []
  return id === undefined ? {} : { id }
}

/** Whether a value is small, and names nothing that every object has: who asks for its text would get something else. */
export function isTame(value: unknown): boolean {
  let left = MOST_VALUES
  const fits = (part: unknown, depth: number): boolean => {
    if (left-- <= 0 || depth > DEEPEST) return false
    if (part === null || typeof part !== 'object') return true
    return Object.entries(part).every(([key, inner]) => !(key in Object.prototype) && fits(inner, depth + 1))
  }
  return fits(value, 0)
}
