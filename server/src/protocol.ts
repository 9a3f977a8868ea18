import { GAME_IDS } from '@meadhall/hall/game-ids'
import {
  type Agreement,
  type ClockSetting,
  MAIL_PACES,
  type MailWish,
  type NewTable,
  type PushWish,
  type QuietWish,
  type Said,
  UNDO_WISHES,
} from '@meadhall/hall/online'
import type { StandingOrder } from '@meadhall/hall/orders'
import { z } from 'zod'
import { isZone } from './calls/quiet.ts'
import { SHORTEST } from './people/passwords.ts'

/** What may come in, by schema and size. The types are those of `hall/src/online.ts`; a difference does not compile. */

/** Letters and signs that are blank, and those that only join or mark others where nobody sees it. */
const INVISIBLE =
  /\u034F|[\u00AD\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u2060-\u2064\u206A-\u206F\u2800\u3164\uFFA0\u{E0000}-\u{E0FFF}]/u

/** One line of text for people: no control characters, no spaces round it, no way to write over what stands beside it. */
const line = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .regex(
          /^[^\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]*$/u,
          'only letters, digits and signs',
        )
        .refine((text) => !INVISIBLE.test(text), 'only what can be seen')
        .refine((text) => !/\p{M}{5}/u.test(text), 'too many marks on one letter')
        .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'nothing to see'),
    )

/** Bytes that the body of a request may have. */
export const BODY_BYTES = 131_072

const id = z.string().regex(/^[\w-]{1,64}$/)
const entry = z.int().min(-1).max(1_000_000)
const seat = z.int().min(0).max(20)
/** A bot's name or a level, and a temperament: `jarl/skald`. */
const bot = z.string().regex(/^[\w-]{1,40}(\/[\w-]{1,20})?$/)

export const guestBody = z.strictObject({ name: line(30) })
const password = z.string().min(SHORTEST, 'at least 8 characters').max(200)
const login = z.string().regex(/^[\p{L}\p{N}._-]{2,30}$/u, '2 to 30 letters, digits, dots, lines')
export const signInBody = z.strictObject({
  login: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
})
/** `old` is the password that an account has which is kept already. */
export const keepBody = z.strictObject({ login, password, old: z.string().max(200).optional() })
export const deleteBody = z.strictObject({ password: z.string().max(200).optional() })

const clock: z.ZodType<ClockSetting> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z.strictObject({
    kind: z.literal('live'),
    secondsPerMove: z.int().min(1).max(3600),
    bankMinutes: z.int().min(0).max(600),
  }),
  z.strictObject({ kind: z.literal('days'), hoursPerMove: z.int().min(1).max(720) }),
])

const agreed = {
  options: z.record(z.string().max(40), z.unknown()).exactOptional(),
  clock: clock.exactOptional(),
  public: z.boolean().exactOptional(),
  outOfTime: z.enum(['bot', 'wait']).exactOptional(),
  standIn: bot.exactOptional(),
  hints: z.boolean().exactOptional(),
  startWhenFull: z.boolean().exactOptional(),
}
export const agreeBody: z.ZodType<Agreement> = z.strictObject(agreed)

export const newTableBody: z.ZodType<NewTable> = z.strictObject({
  game: z.string().max(40),
  seats: z
    .array(z.union([z.literal('open'), z.strictObject({ bot })]))
    .min(1)
    .max(20),
  ...agreed,
})

/** What a set holds is for its game to say. */
export const setBody = z.strictObject({ id, changedAt: z.int().min(0), set: z.unknown() })
export const forgetSetBody = z.strictObject({ id })

/** Bytes as the web writes them, so many of them. */
const bytes = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .refine((text) => Buffer.from(text, 'base64url').length === length, `not ${length} bytes`)
const byReader = {
  locale: z.string().regex(/^[\w-]{2,20}$/),
  zone: z.string().max(60).refine(isZone, 'not a time zone'),
}
export const pushBody: z.ZodType<PushWish> = z.strictObject({
  endpoint: z.url().max(1000),
  p256dh: bytes(65),
  auth: bytes(16),
  ...byReader,
})
const minute = z.int().min(0).max(1439)
export const quietBody: z.ZodType<QuietWish> = z.strictObject({
  quiet: z.strictObject({ from: minute, to: minute }).nullable(),
  ...byReader,
})
export const mailBody: z.ZodType<MailWish> = z.strictObject({
  // As people type them; whether there is one is found out by asking there.
  address: z.email().max(200),
  pace: z.enum(MAIL_PACES),
  ...byReader,
})
export const mailTokenBody = z.strictObject({ token: id })
export const mailTokenParams = z.object({ token: id })

/** A day as its date in universal time: `2026-03-21`. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export const dayParams = z.object({ day: z.string().refine(isDay, 'not a day'), game: z.enum(GAME_IDS) })
export const dayRecordParams = dayParams.extend({ result: z.string().regex(/^[\w-]{1,120}$/) })
export const dayBody = z.strictObject({ record: z.string().max(BODY_BYTES) })

export const joinBody = z.strictObject({ invite: id.optional(), seat: seat.optional() })
export const leaveBody = z.strictObject({ bot: bot.optional() })
export const seatBody = z.strictObject({ seat, bot: bot.nullable() })
export const nothing = z.union([z.null(), z.undefined(), z.strictObject({})])
export const tableParams = z.object({ table: id })
export const invitationParams = z.object({ invite: id })
export const momentsQuery = z.object({
  from: z.coerce.number().int().min(0).optional(),
  to: z.coerce.number().int().min(0).optional(),
})

/** Characters that a move may have as JSON; what it may hold is for the rules to say. */
const MOVE_SIZE = 4000
const fits = (move: object) => JSON.stringify(move).length <= MOVE_SIZE

const order: z.ZodType<StandingOrder> = z.strictObject({
  when: z.string().max(60).exactOptional(),
  move: z.record(z.string().max(60), z.unknown()).refine(fits, 'too long'),
  once: z.literal(true).exactOptional(),
})

/** A message of a socket. */
export const said: z.ZodType<Said> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), table: id, have: entry }),
  z.strictObject({ type: z.literal('unwatch'), table: id }),
  z.strictObject({
    type: z.literal('move'),
    id,
    table: id,
    answers: entry,
    move: z.looseObject({ do: z.string().max(60) }).refine(fits, 'too long'),
  }),
  z.strictObject({ type: z.enum(UNDO_WISHES), id, table: id, answers: entry }),
  z.strictObject({ type: z.literal('answerUndo'), id, table: id, answers: entry, yes: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id, table: id, text: line(500) }),
  z.strictObject({ type: z.literal('orders'), id, table: id, orders: z.array(order).max(20) }),
  z.strictObject({ type: z.literal('ping') }),
])

/** What must be right in a wrong message for its sender to be told which it was. */
export const answerable = z.object({ id })

/** Bytes that a message of a socket may have. */
export const MESSAGE_BYTES = 16_384
/** Characters that a table's options may have as JSON: all tables of a game, replaced, are less than half of it. */
export const OPTIONS_SIZE = 65_536
