// `npm run speed -- thinking`: how evenly a phone's page draws while bots think, and how long its main thread is busy at
// a stretch. Each figure stands beside the same table with nobody thinking, in the same browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { devices } from '@playwright/test'
import serve from '../tests/serve.ts'
import { openBrowser } from './browser.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const SLOWED = 4
/** So long a table is watched, in milliseconds. */
const WATCHED = 10_000
const ROUNDS = 2
/** Tables where a person has something to decide, and which move of the list soon ends the turn. Konungr sit around. */
const TABLES = {
  midgard: ['placing', 'first'],
  odin: ['odin-late', 'first'],
  mountain: ['mountain-turn', 'last'],
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const share = (values, part) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)]
const most = (values) => values.reduce((high, value) => Math.max(high, value), 0)

/** A table kept in a fresh phone, where the bots of the record are the strongest. */
async function sitDown(browser, record) {
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const kept = JSON.parse(readFileSync(join(root, `.cache/records/${record}.json`), 'utf8'))
  kept.holders = kept.holders.map((holder) =>
    holder.kind === 'bot' ? { ...holder, bot: 'konungr' } : holder,
  )
  await page.goto(`${process.env.MEADHALL_URL}#/tables`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(kept)),
  })
  await page.locator('.kept li a.button').first().click()
  await page.locator(DECIDING).waitFor()
  // What is fetched when it is first needed has come by then.
  await page.waitForTimeout(3000)
  return page
}

/** What shows that it is the person's turn. */
const DECIDING = '.prompt.deciding'
/** The golden button of what came of a move, and those of a turn of several moves or of one without a way back. */
const ONWARD = /^(Go on|End turn|Continue|Next)/

/** Makes moves until somebody else is to decide; says yes where the page asks. */
async function handOver(page, which) {
  const sure = page.getByRole('button', { name: ONWARD })
  const golden = page.locator('.table-overlay .button.main:enabled')
  for (let i = 0; i < 20 && (await page.locator(DECIDING).count()) > 0; i++) {
    if (!(await page.locator('.moves .move').first().isVisible())) await page.keyboard.press('l')
    await page.locator('.moves .move')[which]().click()
    await page.waitForTimeout(400)
    for (const button of [sure.last(), golden.first()])
      if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {})
    await page.waitForTimeout(400)
  }
}

/** Looks at what happens to the person, so that the others go on, until it is the person's turn or time is over. */
async function watch(page, milliseconds) {
  const golden = page.locator('.table-overlay .button.main:enabled')
  const end = Date.now() + milliseconds
  while (Date.now() < end && (await page.locator(DECIDING).count()) === 0) {
    if (await golden.first().isVisible())
      await golden
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
    await page.waitForTimeout(250)
  }
}

/** Times between frames while something goes on, in milliseconds. */
async function frames(page, during) {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() => {
    globalThis.drawn = []
    const tick = (now) => {
      globalThis.drawn?.push(now)
      if (globalThis.drawn) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await during()
  const times = await page.evaluate(() => {
    const all = globalThis.drawn
    globalThis.drawn = undefined
    return all
  })
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await slow.detach()
  return times.slice(1).map((time, i) => time - times[i])
}

/** The tasks of the page's main thread: processor time of each in milliseconds, so that nobody else's work counts. */
async function tasks(browser, page, during) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await during()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const byThread = mains.map(({ pid, tid }) =>
    traceEvents.filter(
      (event) =>
        event.pid === pid &&
        event.tid === tid &&
        event.ph === 'X' &&
        event.name === 'RunTask' &&
        event.tdur !== undefined,
    ),
  )
  // Of several pages the one that does something is ours.
  const sum = (events) => events.reduce((all, { tdur }) => all + tdur, 0)
  const [ours = []] = byThread.toSorted((a, b) => sum(b) - sum(a))
  return ours.map(({ tdur }) => tdur / 1000)
}

const told = (values) =>
  `${middle(values).toFixed(1)}, ${share(values, 0.95).toFixed(1)}, ${most(values).toFixed(1)} ms`

const stop = await serve()
const browser = await openBrowser()
try {
  for (const [game, [record, which]] of Object.entries(TABLES)) {
    const page = await sitDown(browser, record)
    const idle = () => page.waitForTimeout(WATCHED / 3)
    const bots = () => watch(page, WATCHED)
    const still = { tasks: await tasks(browser, page, idle), frames: await frames(page, idle) }
    const busy = { tasks: [], frames: [] }
    for (let round = 0; round < ROUNDS; round++) {
      await handOver(page, which)
      busy.tasks.push(...(await tasks(browser, page, bots)))
      await handOver(page, which)
      busy.frames.push(...(await frames(page, bots)))
    }
    console.log(`${game}, 390 × 844`)
    console.log(`  between frames, processor slowed ${SLOWED} times (middle, slowest of 20, slowest)`)
    console.log(`    nobody thinks ${told(still.frames)}`)
    console.log(`    bots play     ${told(busy.frames)}, ${busy.frames.length} frames`)
    console.log(`  main thread, ${SLOWED} × the processor time of its longest task`)
    console.log(`    nobody thinks ${(SLOWED * most(still.tasks)).toFixed(0)} ms`)
    const long = busy.tasks.filter((ms) => SLOWED * ms > 50).map((ms) => (SLOWED * ms).toFixed(0))
    console.log(
      `    bots play     ${(SLOWED * most(busy.tasks)).toFixed(0)} ms; ${long.length} of ${busy.tasks.length} tasks over 50 (${long.join(', ')})`,
    )
    await page.context().close()
  }
} finally {
  await browser.close()
  stop()
}
