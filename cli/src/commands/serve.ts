import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configHelp, readConfig } from '@meadhall/server/config'
import { startServer } from '@meadhall/server/server'
import type { Given, Takes } from '../arguments.ts'
import { asServerUsage } from '../server-usage.ts'
import { threadArguments } from '../threads.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    port: { value: 'N', help: 'where to listen (PORT, or 8080)' },
    host: { value: 'ADDRESS', help: 'which address to listen on (HOST, or 127.0.0.1)' },
    'api-only': { help: 'serve tables but no page' },
  },
  more: [
    'Everything else is set by environment variables; in brackets what holds without them:',
    ...configHelp(),
    '',
    'If no port is asked for and 8080 is taken, a free one is used; the address is printed.',
    'docs/operate.md tells how to run it for a club, and on PostgreSQL with several servers.',
  ],
}

/** Milliseconds in which the hall must have closed, and then for what is still open to end by itself. */
const CLOSE_WITHIN = 20_000
const LINGER = 1000

const PAGE = fileURLToPath(new URL('../../../web/dist/page/', import.meta.url))

/** `meadhall serve`: the page and the tables online, until it is stopped. */
export async function run(given: Given): Promise<number> {
  const hasPage = !given.on('api-only')
  if (hasPage && !existsSync(`${PAGE}index.html`))
    throw new UsageError("serve: the page is not built yet; 'npm start' builds and serves it")
  const { url, close, broken } = await start(given, hasPage)
  console.log(`Meadhall is open: ${url.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::\]/, 'localhost')}/`)
  const failure = await Promise.race([
    broken,
    new Promise<undefined>((resolve) => {
      const stop = () => resolve(undefined)
      process.once('SIGINT', stop)
      process.once('SIGTERM', stop)
    }),
  ])
  if (failure) console.error(`meadhall: serve: ${failure.message}; start it again`)
  // What hangs, as a database may, does not keep the process alive.
  const late = setTimeout(() => {
    console.error('meadhall: serve: closing took too long; what was acknowledged is kept')
    process.exit(1)
  }, CLOSE_WITHIN)
  await close()
  clearTimeout(late)
  const code = failure ? 1 : 0
  setTimeout(() => process.exit(code), LINGER).unref()
  return code
}

function start(given: Given, hasPage: boolean) {
  return asServerUsage('serve', async () => {
    const port = given.text('port')
    const host = given.text('host')
    const config = readConfig({
      ...process.env,
      ...(port !== undefined && { PORT: String(given.count('port', 0, 0, 65_535)) }),
      ...(host !== undefined && { HOST: host }),
    })
    return startServer(config, { threadArguments, ...(hasPage && { page: PAGE }) })
  })
}
