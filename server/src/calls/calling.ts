import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Store } from '../database/store.ts'
import type { Pictures } from '../links/pictures.ts'
import type { Look } from '../tables/look.ts'
import { openCaller } from './caller.ts'
import { openPost } from './mail.ts'
import { openOutbox } from './outbox.ts'
import { openPush, type VapidKeys } from './push.ts'

interface Parts {
  readonly config: Config
  readonly store: Store
  readonly look: Look
  readonly pictures: Pictures
  readonly keys: VapidKeys
  /** How often it is looked for calls that are due, in milliseconds. */
  readonly every: number
  readonly log: FastifyBaseLogger
}

/** Calls people to the table: decides who is due, and sends what was decided. */
export function openCalling({ config, store, look, pictures, keys, every, log }: Parts) {
  const { smtpUrl, mailFrom, pushServices, publicUrl } = config
  const sendsMail = smtpUrl !== ''
  let isClosing = false
  const onTrouble = (error: unknown) => {
    if (!isClosing) log.error({ err: error }, 'trouble with calling people')
  }
  const caller = openCaller({ store, sendsMail, every, onTrouble })
  const outbox = openOutbox({
    store,
    look,
    push: openPush(keys, subjectOf(config), pushServices),
    ...(sendsMail && { post: openPost(smtpUrl, mailFrom) }),
    site: publicUrl,
    async picture(table, language) {
      const { png } = await pictures.pictureAt(`/t/${table}`, language)
      return { type: 'image/png', bytes: png }
    },
    every,
    onTrouble,
    onGivenUp: (kind) => log.warn({ kind }, 'a call could not be sent'),
  })
  return {
    async close(): Promise<void> {
      isClosing = true
      await caller.close()
      await outbox.close()
    },
  }
}

/** Where push services find who calls: the hall, or who runs it. */
function subjectOf({ publicUrl, mailFrom }: Config): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  const address = /[^\s<]+@[^\s>]+/.exec(mailFrom)
  return `mailto:${address ? address[0] : 'nobody@meadhall.invalid'}`
}
