import { z } from 'zod'

/** One setting: the environment variable, its default and what it means. The help and the checks are made from this list. */
interface Setting {
  readonly env: string
  readonly otherwise: string
  readonly help: string
  readonly schema: z.ZodType
}

const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().min(least).max(most))
const positive = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number')
  .transform(Number)
const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be ${values.join(' or ')}` })
const text = z.string()
const url = (protocols: RegExp, example: string) =>
  z.union([z.literal(''), z.url({ protocol: protocols, error: `must look like ${example}` })])

/** Those of the browsers that people use. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

const settings = {
  host: {
    env: 'HOST',
    otherwise: '127.0.0.1',
    help: 'the address to listen on; 0.0.0.0 for all that this machine has',
    schema: text.min(1),
  },
  port: {
    env: 'PORT',
    otherwise: '8080',
    help: 'the port to listen on; 0 for any free one',
    schema: whole(0, 65535),
  },
  dataDir: {
    env: 'DATA_DIR',
    otherwise: 'data-local',
    help: 'the folder that holds everything, if there is no DATABASE_URL',
    schema: text.min(1),
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    otherwise: '',
    help: 'postgres://… to use PostgreSQL, with as many servers as you like',
    schema: url(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  },
  databaseConnections: {
    env: 'DATABASE_CONNECTIONS',
    otherwise: '10',
    help: 'how many connections to PostgreSQL this process may hold',
    schema: whole(2, 1000),
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    otherwise: '',
    help: 'https://… as people type it, behind a proxy; requests from other origins are refused',
    schema: url(/^https?$/, 'https://meadhall.example'),
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    otherwise: 'no',
    help: 'yes behind one proxy that sets X-Forwarded-For and X-Forwarded-Proto',
    schema: choice(['yes', 'no']).transform((value) => value === 'yes'),
  },
  secureCookies: {
    env: 'SECURE_COOKIES',
    otherwise: 'auto',
    help: 'auto: cookies only over https where the page came over https; or always, never',
    schema: choice(['auto', 'always', 'never']),
  },
  sessionDays: {
    env: 'SESSION_DAYS',
    otherwise: '90',
    help: 'how long someone stays signed in without coming by',
    schema: whole(1, 3650),
  },
  work: {
    env: 'WORK',
    otherwise: 'all',
    help: 'all; or web: serve people only; or bots: move for bots and run clocks only',
    schema: choice(['all', 'web', 'bots']),
  },
  botThreads: {
    env: 'BOT_THREADS',
    otherwise: '1',
    help: 'threads in which bots think',
    schema: whole(1, 64),
  },
  countdown: {
    env: 'COUNTDOWN',
    otherwise: '5',
    help: 'seconds between the last who sits down and the beginning of the game; 0 for none',
    schema: whole(0, 60),
  },
  rateLimit: {
    env: 'RATE_LIMIT',
    otherwise: '1',
    help: 'how many times the usual limits each person and address may use; 0 for no limits',
    schema: positive,
  },
  tablesInMemory: {
    env: 'TABLES_IN_MEMORY',
    otherwise: '2000',
    help: 'tables that nobody watches are let go beyond this number',
    schema: whole(1, 1_000_000),
  },
  callAfter: {
    env: 'CALL_AFTER',
    otherwise: '60',
    help: 'seconds that somebody has to see by themselves that it is their turn, before they are called',
    schema: whole(0, 86_400),
  },
  pushServices: {
    env: 'PUSH_SERVICES',
    otherwise: PUSH_SERVICES.join(' '),
    help: 'hosts of the push services that may be called, over https; *.host for those under it; an origin as it is',
    schema: text.transform((value) => value.split(/\s+/).filter((host) => host !== '')),
  },
  smtpUrl: {
    env: 'SMTP_URL',
    otherwise: '',
    help: 'smtp://user:password@host:587 or smtps://… to call people by mail; needs MAIL_FROM and PUBLIC_URL',
    schema: url(/^smtps?$/, 'smtp://user:password@host:587'),
  },
  mailFrom: {
    env: 'MAIL_FROM',
    otherwise: '',
    help: 'the address that mails come from, such as Meadhall <hall@meadhall.example>',
    schema: text.regex(
      /^$|^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
      'must look like Meadhall <hall@meadhall.example>',
    ),
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    otherwise: '',
    help: 'who asks for /metrics must send it as a bearer token; without one only this machine may ask',
    schema: text,
  },
  logLevel: {
    env: 'LOG_LEVEL',
    otherwise: 'warn',
    help: 'how much to log: debug, info, warn, error or silent',
    schema: choice(['debug', 'info', 'warn', 'error', 'silent']),
  },
} satisfies Record<string, Setting>

type Settings = typeof settings
export type Config = { readonly [K in keyof Settings]: z.output<Settings[K]['schema']> } & {
  /** Whether somebody asked for this port: then no other will do. */
  readonly isPortAsked: boolean
}

/** A setting that cannot be used, here or at all. The message is one line for a person. */
export class BadConfig extends Error {}

/** The configuration from environment variables. Throws `BadConfig`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config: Record<string, unknown> = { isPortAsked: (env.PORT ?? '') !== '' }
  for (const [name, setting] of Object.entries(settings)) {
    const given = env[setting.env]
    const read = setting.schema.safeParse(given === undefined || given === '' ? setting.otherwise : given)
    if (!read.success) throw new BadConfig(`${setting.env} ${complaint(read.error)}`)
    config[name] = read.data
  }
  const { smtpUrl, mailFrom, publicUrl } = config as Config
  if (smtpUrl !== '' && mailFrom === '') throw new BadConfig('MAIL_FROM is needed where SMTP_URL is set')
  if (smtpUrl !== '' && publicUrl === '')
    throw new BadConfig('PUBLIC_URL is needed where SMTP_URL is set: mails hold links')
  return config as Config
}

/** A wrong address of a database may hold a password, so what was given is not repeated. */
function complaint(error: z.ZodError): string {
  const [issue] = error.issues
  return issue.message.replace(/^Invalid input: /, '')
}

/** A line for each setting, for the help. */
export function configHelp(): string[] {
  const rows = Object.values(settings)
  const width = Math.max(...rows.map(({ env }) => env.length))
  return rows.map(({ env, otherwise, help }) =>
    `  ${env.padEnd(width)}  ${help} (${otherwise || 'none'})`.trimEnd(),
  )
}
