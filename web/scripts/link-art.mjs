// `npm run link-art -w web`: the drawings that the server puts pictures of links together from (server/src/links/art).
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { openBrowser } from './browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = fileURLToPath(new URL('../../server/src/links/art/', import.meta.url))
const server = await createServer({
  root,
  mode: 'art',
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
})
await server.listen()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1280, height: 640 } })

async function take(of, selector, options) {
  await page.goto(`${server.resolvedUrls?.local[0]}art.html?sheet=link&of=${of}`)
  const drawing = page.locator(selector)
  await drawing.waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await drawing.screenshot(options)
}

const { GAME_IDS } = await server.ssrLoadModule('/../hall/src/game-ids.ts')
for (const game of GAME_IDS) await take(game, '.link-art', { path: `${out}${game}.png` })
for (const seat of [0, 1, 2, 3, 4])
  await take(seat, '.link-art svg', { path: `${out}seat-${seat}.png`, omitBackground: true })
await browser.close()
await server.close()
