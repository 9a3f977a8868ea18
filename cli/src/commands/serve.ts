import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Given, Takes } from '../arguments.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    port: { value: 'N', help: 'where to listen (PORT, or 8080)' },
    host: { value: 'ADDRESS', help: 'which address to listen on (HOST, or 127.0.0.1)' },
  },
  more: ['If the port is taken, a free one is used; the address is printed.'],
}

const PAGE = fileURLToPath(new URL('../../../web/dist/page/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The page runs its own scripts only; drawings are made as blobs, textures as data addresses. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** `meadhall serve`: hands out the built page until it is stopped. */
export async function run(given: Given): Promise<number> {
  if (!existsSync(join(PAGE, 'index.html')))
    throw new UsageError("serve: the page is not built yet; 'npm start' builds and serves it")
  const host = given.text('host') ?? process.env.HOST ?? '127.0.0.1'
  const wanted = given.text('port') === undefined ? portFromEnvironment() : given.count('port', 0, 0, 65535)
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  const port = await listen(server, host, wanted)
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is in use; taking ${port} instead.`)
  console.log(
    `Meadhall is open: http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}/`,
  )
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await once(server, 'close')
  return 0
}

function portFromEnvironment(): number {
  const text = process.env.PORT
  if (text === undefined || text === '') return 8080
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`serve: PORT must be a whole number from 0 to 65535, not '${text}'`)
  return port
}

/** Listens on the wanted port, or on any free one if it is taken. */
async function listen(server: Server, host: string, wanted: number): Promise<number> {
  for (const port of [wanted, 0]) {
    server.listen(port, host)
    try {
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  throw new UsageError('serve: no port is free')
}

async function answer({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const file = fileFor(url)
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
  if (file === undefined || !found?.isFile()) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
    return
  }
  // Files under assets/ carry a hash of what they hold in their names; the rest is asked for anew each time.
  const lasting = file.startsWith(join(PAGE, 'assets') + sep)
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (method === 'HEAD') response.end()
  else createReadStream(file).pipe(response)
}

/** The file that an address names, never one outside the page's folder. */
function fileFor(url: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(new URL(url, 'http://page').pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const file = normalize(join(PAGE, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(PAGE) ? file : undefined
}
