import type { No, Said } from '@meadhall/hall/online'
import { answerable, said } from '../protocol.ts'
import { isTame } from './tame.ts'

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
