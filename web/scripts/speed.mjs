// `npm run speed`: how soon a table can be played on a processor slowed four times, and how evenly it draws while a
// piece is dragged. Each figure stands beside the same measure of an empty page in the same browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serve from '../tests/serve.ts'
import { openBrowser } from './browser.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const SLOWED = 4
const ROUNDS = 3
/** A table with something to drag: the record, the piece to take, and the middle of the way. */
const DRAGS = {
  midgard: ['assigning', '[data-draggable]'],
  odin: ['odin-full', 'button.od-slot'],
  mountain: ['mountain-ancestry', '.mk-hand-card .mk-over'],
}
/** A table where something is to be done: the record, and what shows that it can be. */
const OPENS = {
  midgard: ['placing', '.mg-place[aria-disabled=false]'],
  odin: ['odin-late', '.od-plank.open'],
  mountain: ['mountain-turn', '.mk-cell[data-legal]'],
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const worst = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]

async function newPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(
    (settings) => localStorage.setItem('meadhall.settings', JSON.stringify(settings)),
    {
      locale: 'en',
      motion: 'full',
    },
  )
  return page
}

async function keep(page, record) {
  await page.goto(`${process.env.MEADHALL_URL}#/tables`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: readFileSync(join(root, `.cache/records/${record}.json`)),
  })
  return page.locator('.kept li a.button').first().getAttribute('href')
}

/** Milliseconds from the start of a load until what can be done is there and the page is free to take a click. */
async function opening(page, address, ready) {
  await page.goto('about:blank')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto(address, { waitUntil: 'commit' })
  const after = await page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const look = () => {
          if (selector && !document.querySelector(selector)) return requestAnimationFrame(look)
          // Once more around: what was queued before has run, so a click would be taken now.
          return setTimeout(() => requestAnimationFrame(() => resolve(performance.now())))
        }
        look()
      }),
    ready,
  )
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await slow.detach()
  return after
}

/** The times between drawn frames while the pointer travels with whatever it took hold of. */
async function frames(page, from) {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0] + 8, from[1] - 8)
  await page.evaluate(() => {
    const times = []
    const tick = (now) => {
      times.push(now)
      globalThis.drawn = times
      if (!globalThis.enough) requestAnimationFrame(tick)
    }
    globalThis.enough = false
    requestAnimationFrame(tick)
  })
  for (let i = 0; i < 180; i++)
    await page.mouse.move(640 + 420 * Math.cos(i / 12), 330 + 200 * Math.sin(i / 9))
  const times = await page.evaluate(() => {
    globalThis.enough = true
    return globalThis.drawn
  })
  await page.mouse.up()
  return times.slice(1).map((time, i) => time - times[i])
}

const stop = await serve()
const browser = await openBrowser()
try {
  console.log(`Ready to be played, processor slowed ${SLOWED} times (middle of ${ROUNDS})`)
  for (const [game, [record, ready]] of Object.entries(OPENS)) {
    const table = []
    const empty = []
    for (let i = 0; i < ROUNDS; i++) {
      const page = await newPage(browser)
      const address = `${process.env.MEADHALL_URL}${await keep(page, record)}`
      table.push(await opening(page, address, ready))
      empty.push(await opening(page, `${process.env.MEADHALL_URL}robots.txt`, ''))
      await page.context().close()
    }
    const ratio = middle(table) / middle(empty)
    console.log(`  ${game.padEnd(9)} ${middle(table).toFixed(0)} ms, ${ratio.toFixed(1)} × an empty page`)
  }
  console.log('Between frames while dragging (middle, slowest of 20)')
  const blank = await newPage(browser)
  const idle = await frames(blank, [400, 400])
  console.log(`  ${'nothing'.padEnd(9)} ${middle(idle).toFixed(1)} ms, ${worst(idle, 0.95).toFixed(1)} ms`)
  await blank.context().close()
  for (const [game, [record, piece]] of Object.entries(DRAGS)) {
    const page = await newPage(browser)
    await page.goto(`${process.env.MEADHALL_URL}${await keep(page, record)}`)
    const { x, y, width, height } = await page.locator(piece).first().boundingBox()
    const times = await frames(page, [x + width / 2, y + height / 2])
    const ratio = middle(times) / middle(idle)
    console.log(
      `  ${game.padEnd(9)} ${middle(times).toFixed(1)} ms, ${worst(times, 0.95).toFixed(1)} ms, ${ratio.toFixed(2)} × nothing`,
    )
    await page.context().close()
  }
} finally {
  await browser.close()
  stop()
}
