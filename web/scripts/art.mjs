// `npm run art -w web`: pictures of the drawings' page into gallery/art, to look at. Arguments name sheets.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { openBrowser } from './browser.mjs'

const JOBS = [
  ['board', 1000, 492],
  ['board', 1640, 807, 'width=1640'],
  ['board', 390, 372, 'district=town'],
  ['board', 390, 372, 'district=wall'],
  ['board', 390, 372, 'district=harbour'],
  ['board', 390, 372, 'district=shores'],
  ['board', 1000, 492, 'language=de'],
  ['board', 1000, 492, 'language=ja'],
  ['pieces', 1280, 1400],
  ['enemies', 1280, 1500],
  ['hall', 1280, 720],
  ['hall', 1920, 1080],
  ['fight', 1280, 720],
]

const root = fileURLToPath(new URL('..', import.meta.url))
const out = fileURLToPath(new URL('../../gallery/art/', import.meta.url))
const asked = process.argv.slice(2)
mkdirSync(out, { recursive: true })

const server = await createServer({
  root,
  mode: 'art',
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
})
await server.listen()
const base = server.resolvedUrls?.local[0]
const browser = await openBrowser()
for (const theme of ['dark', 'light'])
  for (const [sheet, width, height, query = ''] of JOBS) {
    const name = [sheet, query.replace(/\W+/g, '-'), `${width}x${height}`, theme].filter(Boolean).join('-')
    if (asked.length > 0 && !asked.some((part) => name.startsWith(part) || name.endsWith(part))) continue
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`))
    await page.goto(`${base}art.html?sheet=${sheet}&theme=${theme}&${query}`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(200)
    await page.screenshot({ path: `${out}${name}.png` })
    console.log(`gallery/art/${name}.png`)
    await page.close()
  }
await browser.close()
await server.close()
