import { createTransport } from 'nodemailer'
import { type Language, sayIn, titleOf } from '../links/words.ts'
import type { Sent } from './push.ts'
import type { WaitingTable } from './waiting.ts'
import { sayMail } from './words.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
  readonly picture?: TableImage
}

/** A picture of a table as everybody may see it. */
export interface TableImage {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
}

/** Links in a question are good for so many days. */
export const CONFIRM_DAYS = 7
/** So many tables are named in a mail. */
const NAMED = 20
/** Milliseconds that a mail server has to do anything. */
const ANSWER_WITHIN = 20_000

/** Sends mails through the server that the operator has set. */
export function openPost(smtpUrl: string, from: string) {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: ANSWER_WITHIN,
      greetingTimeout: ANSWER_WITHIN,
      socketTimeout: ANSWER_WITHIN,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(to: string, { subject, text, headers = {}, picture }: Mail): Promise<Sent> {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
          ...(picture && {
            attachments: [
              {
                filename: `meadhall.${picture.type.slice('image/'.length)}`,
                content: Buffer.from(picture.bytes),
                contentType: picture.type,
                contentDisposition: 'inline' as const,
              },
            ],
          }),
        })
        return 'sent'
      } catch (error) {
        const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
        if (responseCode < 500) return 'later'
        // Nobody has this address; any other refusal is of this one mail.
        return command === 'RCPT TO' ? 'gone' : 'refused'
      }
    },
    close: () => transport.close(),
  }
}

/** Where the links of mails lead. */
function linksOf(site: string, language: Language) {
  const at = site.replace(/\/$/, '')
  const query = language === 'en' ? '' : `?lang=${language}`
  return {
    table: (id: string) => `${at}/g/${id}${query}`,
    list: () => `${at}/#/online`,
    confirm: (token: string) => `${at}/#/mail/confirm/${token}`,
    stop: (token: string) => `${at}/#/mail/stop/${token}`,
    /** For programs, which ask without opening a page. */
    oneClick: (token: string) => `${at}/api/mail/stop/${token}`,
  }
}

interface Reader {
  readonly name: string
  readonly language: Language
  /** The reader's own kind of the language, as far as it is known. */
  readonly locale: string
  readonly zone: string
}

/** A day and a time of the reader's own, with the clock that it is read from: a mail may be opened anywhere. */
function timesOf({ locale, zone }: Pick<Reader, 'locale' | 'zone'>): Intl.DateTimeFormat {
  // Of English readers of no known place, more write days and hours as the British do.
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  })
}

/** "Your turn", for one table or for several. */
export function turnMail(
  { name, language, locale, zone }: Reader,
  tables: readonly WaitingTable[],
  site: string,
  stop: string,
): Mail {
  const say = sayMail(language)
  const links = linksOf(site, language)
  const list = new Intl.ListFormat(language)
  const time = timesOf({ locale, zone })
  const gameOf = ({ game }: WaitingTable) => titleOf(game, sayIn(language))
  const lines = tables.slice(0, NAMED).map((table) => {
    const names = list.format(table.names)
    const game = gameOf(table)
    return [
      names === '' ? game : say('turn.table', { game, names }),
      ...(table.deadline === undefined ? [] : [say('turn.until', { time: time.format(table.deadline) })]),
      links.table(table.id),
    ].join('\n')
  })
  const [first] = tables
  const names = list.format(first.names)
  const subject =
    tables.length > 1
      ? say('turns.subject', { n: tables.length })
      : say(names === '' ? 'turn.subject' : 'turn.subject.with', { game: gameOf(first), names })
  return {
    subject,
    text: [
      say('turn.greeting', { name }),
      say(tables.length > 1 ? 'turn.many' : 'turn.one'),
      ...lines,
      ...(tables.length > NAMED ? [say('turn.more', { n: tables.length - NAMED, link: links.list() })] : []),
      '-- ',
      `${say('turn.why')}\n${say('turn.stop', { link: links.stop(stop) })}\n`,
    ]
      .join('\n\n')
      .replace('-- \n\n', '-- \n'),
    headers: {
      'List-Unsubscribe': `<${links.oneClick(stop)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The question whether an address is right: the only mail to one that was not confirmed. */
export function confirmMail(
  { name, language }: Pick<Reader, 'name' | 'language'>,
  site: string,
  token: string,
): Mail {
  const say = sayMail(language)
  return {
    subject: say('confirm.subject'),
    text: [
      say('confirm.what', { name, site }),
      linksOf(site, language).confirm(token),
      `${say('confirm.not', { n: CONFIRM_DAYS })}\n`,
    ].join('\n\n'),
  }
}
