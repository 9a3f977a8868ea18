import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it came in. */
export interface ReceivedMail {
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
  readonly subject: string
  readonly text: string
  readonly pictures: readonly { readonly type: string; readonly bytes: Buffer }[]
  readonly raw: string
}

/** A real mail server on this machine, which keeps what it is given. */
export async function startMailServer() {
  const mails: ReceivedMail[] = []
  const tries = new Map<string, number>()
  /** What it answers to a mail instead of taking it, and where. */
  let refusal: { code: number; at: 'to' | 'data' } | undefined
  const refused = (code: number) => Object.assign(new Error('not today'), { responseCode: code })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      tries.set(address, (tries.get(address) ?? 0) + 1)
      done(refusal?.at === 'to' ? refused(refusal.code) : undefined)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refusal) return done(refused(refusal.code))
        mails.push(readMail(session.envelope.rcptTo[0].address, Buffer.concat(parts).toString('utf8')))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** How often a mail to an address came, taken or not. */
    tries: (address: string) => tries.get(address) ?? 0,
    refuse(code: number | undefined, at: 'to' | 'data' = 'data'): void {
      refusal = code === undefined ? undefined : { code, at }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

interface Part {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function readMail(to: string, raw: string): ReceivedMail {
  const { headers, body } = readPart(raw)
  const parts = partsOf({ headers, body })
  const typeOf = (part: Part) => (part.headers['content-type'] ?? '').split(';')[0]
  const text = parts.find((part) => typeOf(part) === 'text/plain')
  return {
    to,
    headers,
    subject: decodedWords(headers.subject ?? ''),
    text: text ? bytesOf(text).toString('utf8').replaceAll('\r\n', '\n') : '',
    pictures: parts
      .filter((part) => typeOf(part).startsWith('image/'))
      .map((part) => ({ type: typeOf(part), bytes: bytesOf(part) })),
    raw,
  }
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { headers, body: raw.slice(end + 4) }
}

function partsOf(part: Part): Part[] {
  const [, boundary] = /boundary="?([^";]+)/.exec(part.headers['content-type'] ?? '') ?? []
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => partsOf(readPart(inner.replace(/^\r\n/, ''))))
}

function bytesOf({ headers, body }: Part): Buffer {
  const encoding = (headers['content-transfer-encoding'] ?? '').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll(/=\r\n/g, '')) : Buffer.from(body)
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** A header in other letters than ASCII (RFC 2047). */
const decodedWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : unquoted(word.replaceAll('_', ' '))
      ).toString('utf8'),
    )
