// `npm run gallery`: a picture of every screen and table state from fixed records, into gallery/ (ignored by git).
// All three sizes and both themes in English, all languages at one size. Arguments choose: `npm run gallery -- fight-de`.
// `npm run gallery -- --judge fight`: what a stranger could not read or reach there (docs/stranger.md), in every language
// and at every size, and pictures of that alone.

import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@meadhall/kernel/locales'
import serve from '../tests/serve.ts'
import { openBrowser } from './browser.mjs'
import { asGuest, EVENINGS } from './evenings.mjs'
import { openEyes } from './stranger/eyes.ts'
import { judge } from './stranger/judge.ts'
import { learnToRead } from './stranger/reading.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const out = join(root, 'gallery')
mkdirSync(out, { recursive: true })

const SIZES = { wide: [1280, 720], large: [1920, 1080], phone: [390, 844] }
/** The widths between, for some. */
const BETWEEN = { upright: [820, 1180], lying: [1180, 820], short: [844, 390] }
/** A tablet of old, where the top bar of a table online is narrowest. */
const NARROW = { narrow: [1024, 768] }
const SCREENS = {
  hall: '#/',
  'hall-first': '#/',
  setup: '#/setup/midgard',
  'setup-odin': '#/setup/odin',
  'setup-mountain': '#/setup/mountain',
  tables: '#/tables',
  rules: '#/rules/midgard/CM-5.3',
  'rules-show': '#/rules/midgard/CM-9.5/draugr',
  'rules-odin': '#/rules/odin/4',
  'rules-one-page': '#/rules/mountain',
  'rules-mountain': '#/rules/mountain/6',
  'lesson-midgard': '#/learn/midgard/troll',
  'lesson-odin': '#/learn/odin/tiles',
  'lesson-mountain': '#/learn/mountain/march',
  settings: '#/settings',
  credits: '#/credits',
  chest: '#/chest/midgard',
  'chest-odin': '#/chest/odin',
  'chest-mountain': '#/chest/mountain',
  'chest-enemy': '#/chest/midgard',
  'chest-trial': '#/chest/midgard',
  puzzles: '#/puzzles/midgard',
  'puzzles-odin': '#/puzzles/odin',
  'puzzles-mountain': '#/puzzles/mountain',
  puzzle: '#/puzzles/midgard',
  'puzzle-odin': '#/puzzles/odin',
  'puzzle-mountain': '#/puzzles/mountain',
  'puzzle-answered': '#/puzzles/midgard',
  day: '#/day/midgard',
  'day-odin': '#/day/odin',
  'day-played': '#/day/mountain',
  online: '#/online',
  'online-account': '#/account',
  'online-new': '#/setup/midgard/online',
  'online-new-odin': '#/setup/odin/online',
  'online-new-mountain': '#/setup/mountain/online',
}
/** What is done on a screen before the picture is taken. */
const DONE = {
  'chest-enemy': changeATroll,
  'chest-trial': tryItOut,
  puzzle: (page) => page.locator('.puzzle-list a').first().click(),
  'puzzle-odin': (page) => page.locator('.puzzle-list a').first().click(),
  'puzzle-mountain': (page) => page.locator('.puzzle-list a').first().click(),
  'puzzle-answered': answerAPuzzle,
  'day-played': playTheDay,
}
/** Tables at the server: where to go, what must be there, and what is done before the picture is taken. */
const ONLINE = {
  'online-waiting': ({ open }) => [`#/g/${open.id}`, '.waiting-room'],
  'online-table': ({ running }) => [`#/g/${running.id}`, '.table'],
  'online-talk': ({ running }) => [`#/g/${running.id}`, '.table', '.panel-button'],
  'online-calls': ({ overDays }) => [`#/g/${overDays.id}`, '.table', '.panel-button', '.calls-button'],
  'online-invitation': ({ open }) => [`i/${open.invite}`, '.invitation'],
}
/** Table states: a record, and what is done before the picture is taken. */
const TABLES = {
  leader: ['leader'],
  placing: ['placing'],
  chosen: ['placing', chooseAPlace],
  sage: [
    'placing',
    (page) =>
      page
        .getByRole('button', { name: /^(Sage’s|Hütte des Weisen|賢者の家)/ })
        .first()
        .click(),
  ],
  rival: ['warriors', (page) => page.locator('.mg-rival .mg-tray-hit').nth(1).click()],
  ending: ['ending', (page) => goOnTo(page, '.mg-result')],
  moves: ['placing', (page) => page.keyboard.press('l')],
  score: ['placing', (page) => page.keyboard.press('s')],
  help: [
    'placing',
    async (page) => {
      await page.keyboard.press('?')
      await page.keyboard.press('?')
    },
  ],
  hint: ['placing', askTheRaven],
  'hint-odin': ['odin-middle', askTheRaven],
  'hint-mountain': ['mountain-turn', askTheRaven],
  tip: ['placing', (page) => page.keyboard.press('?')],
  'tip-odin': ['odin-middle', (page) => page.keyboard.press('?')],
  'tip-mountain': ['mountain-turn', (page) => page.keyboard.press('?')],
  legend: ['placing', (page) => page.keyboard.press('i')],
  'legend-odin': ['odin-middle', (page) => page.keyboard.press('i')],
  'legend-mountain': ['mountain-turn', (page) => page.keyboard.press('i')],
  replay: ['placing', (page) => page.keyboard.press('p')],
  assigning: ['assigning'],
  fight: ['fight'],
  fallen: ['fallen'],
  'fight-result': ['fight', (page) => goOnTo(page, '.mg-result')],
  'fight-result-lost': [
    'beaten',
    async (page) => {
      await page.keyboard.press('k')
      await goOnTo(page, '.mg-result')
    },
  ],
  'hunt-result': ['hunt', (page) => goOnTo(page, '.mg-result')],
  'round-end': ['fight', (page) => goOnTo(page, '.mg-round-end')],
  trading: ['trading'],
  destiny: ['destiny'],
  warriors: ['warriors'],
  lost: ['lost'],
  blamed: ['blamed'],
  offered: ['offered'],
  reckoning: ['finished'],
  'odin-early': ['odin-early'],
  'odin-middle': ['odin-middle'],
  'odin-late': ['odin-late', (page) => page.locator('[data-space]').first().focus()],
  'odin-full': ['odin-full'],
  'odin-laying': ['odin-tiles', layATile],
  'odin-feast': ['odin-feast', (page) => page.locator('.od-feast').waitFor()],
  'odin-question': ['odin-feast', askAtTheFeast],
  'odin-dice': ['odin-dice'],
  'odin-loot': ['odin-loot'],
  'odin-explore': ['odin-explore'],
  'odin-crowded': ['odin-crowded'],
  'odin-isle': ['odin-crowded', (page) => page.keyboard.press('2')],
  'odin-left': ['odin-crowded-end', (page) => page.locator('.prompt .button.main').click()],
  'odin-space': ['odin-early', (page) => page.locator('[data-space]').first().focus()],
  'odin-upgrade': ['odin-upgrade'],
  'odin-mountain': ['odin-mountain'],
  'odin-rival': ['odin-full', (page) => page.locator('.od-rival button').first().click()],
  'odin-anytime': ['odin-late', (page) => page.locator('.prompt-buttons .button').nth(1).click()],
  'odin-cards': ['odin-middle', openCards],
  'odin-solo': ['odin-solo'],
  'odin-reckoning': ['odin-finished'],
  'odin-score': ['odin-late', (page) => page.keyboard.press('s')],
  'replay-finished': ['finished', (page) => page.locator('.end-bar .button').nth(1).click()],
  review: ['finished', lookBack],
  'review-odin': ['odin-finished', lookBack],
  'review-mountain': ['mountain-finished', lookBack],
  report: [
    'placing',
    async (page) => {
      await page.keyboard.press('?')
      await page.keyboard.press('?')
      await page.locator('.help .button').nth(1).click()
    },
  ],
  'review-sources': [
    'finished',
    async (page) => {
      await lookBack(page)
      await page.locator('.review-foot > .row:last-child .button').first().click()
    },
  ],
  'mountain-champion': ['mountain-champion'],
  'mountain-settle': ['mountain-settle'],
  'mountain-ancestry': ['mountain-ancestry', layACard],
  'mountain-turn': ['mountain-turn', tapASymbol],
  'mountain-advance': ['mountain-advance', marchSomewhere],
  'mountain-influence': ['mountain-influence'],
  'mountain-wheel': ['mountain-wheel'],
  'mountain-lead': ['mountain-lead'],
  'mountain-five': ['mountain-five', marchSomewhere],
  'mountain-late': ['mountain-late', (page) => shade(page, 2)],
  'mountain-score': ['mountain-late', (page) => page.keyboard.press('s')],
  'mountain-show': ['mountain-lead', sendAGnome],
  'mountain-rival': ['mountain-five', (page) => page.locator('.mk-rival .mk-over').first().click()],
  'mountain-aside': [
    'mountain-ancestry',
    (page) => page.getByRole('button', { name: /board|Plan|盤面/ }).click(),
  ],
  'mountain-wild': ['mountain-turn', tapAWild],
  'mountain-solo-start': ['mountain-solo-start'],
  'mountain-back': ['mountain-back', (page) => shade(page, 2)],
  'mountain-solo': ['mountain-solo', (page) => shade(page, 1)],
  'mountain-back-turn': ['mountain-back', tapASymbol],
  'mountain-control': ['mountain-turn', (page) => shade(page, 1)],
  'mountain-moves': ['mountain-turn', (page) => page.keyboard.press('l')],
  'mountain-bolster': ['mountain-bolster'],
  'mountain-scoring': ['mountain-finished-nearly', toTheLastScoring],
  'mountain-invasion': ['mountain-finished', lookBackAtAnInvasion],
  'mountain-reckoning': ['mountain-finished'],
  'mountain-solo-won': ['mountain-solo-won'],
  'mountain-solo-fallen': ['mountain-solo-fallen'],
}

const NAMES = [SCREENS, TABLES, ONLINE, EVENINGS].flatMap(Object.keys)

/** One more attack for the first Troll: a set of one's own. */
async function changeATroll(page) {
  await page.locator('.chest-kinds li button').nth(1).click()
  await page.locator('.chest-piece').first().click()
  await page.locator('.chest-stepper button').nth(1).click()
}

async function tryItOut(page) {
  await changeATroll(page)
  await page.locator('.chest-tools .button').nth(4).click()
  await page.locator('.chest-results').waitFor()
}

async function answerAPuzzle(page) {
  await page.locator('.puzzle-list a').nth(2).click()
  await page.locator('.puzzle-panel').waitFor()
  await makeTheLastMove(page)
  await page.locator('.puzzle-ways').waitFor({ timeout: 120_000 })
}

/** A mountain alone is soon lost by the last of what is offered. */
async function playTheDay(page) {
  await page.locator('.plank .button.main').click()
  await page.locator('.table').waitFor()
  const over = page.locator('.reckoning, .mk-tally')
  while (!(await over.first().isVisible())) {
    if (await page.locator('.prompt.deciding').isVisible()) await makeTheLastMove(page)
    else if (await page.locator('.mk-showbar .button').last().isVisible())
      await page.locator('.mk-showbar .button').last().click()
    await page.waitForTimeout(200)
  }
  await page.goto(`${process.env.MEADHALL_URL}#/day/mountain`)
  await page.locator('.day-line').waitFor()
}

async function makeTheLastMove(page) {
  const moves = page.locator('.moves .move')
  if (!(await moves.first().isVisible())) await page.keyboard.press('l')
  await moves.last().evaluate((button) => button.click())
  await page.waitForTimeout(200)
  const end = page.locator('.prompt .button.main')
  if (await end.isVisible()) await end.evaluate((button) => button.click())
}

async function askTheRaven(page) {
  await page.keyboard.press('w')
  await page.locator('.hint-move').first().waitFor()
}

/** One of the sights of the mountain; on a phone it may be behind another tab. */
async function shade(page, nth) {
  const mountain = page.locator('.mk-tabs button').first()
  if (await mountain.isVisible()) await mountain.click()
  await page.locator('.mk-shading button').nth(nth).click()
}

async function layACard(page) {
  for (const key of ['1', 'ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
}

async function tapASymbol(page) {
  const cell = page.locator('.mk-cell[data-legal]').first()
  if (await cell.isVisible()) await cell.click()
}

async function tapAWild(page) {
  const wild = page.locator(
    ':is([aria-label^=Wild], [aria-label^=Joker], [aria-label^=ワイルド])[data-legal]',
  )
  await wild.first().click()
}

/** An invasion as a show, stopped at its first scene. */
async function sendAGnome(page) {
  await page.locator('.mk-cost').first().click()
  // The move, then the end of the turn.
  await page.locator('.prompt .button.main').click()
  await page.locator('.prompt .button.main').click()
  await page.locator('.mk-showbar .button').nth(1).click()
}

async function marchSomewhere(page) {
  await page.locator('.mk-target.open[data-target$="4"]').first().focus()
  await page.keyboard.press('Enter')
}

/** Makes the first move there is until the game is over and its halls are scored. */
async function toTheLastScoring(page) {
  const tally = page.locator('.mk-tally')
  while (!(await tally.isVisible())) {
    if (await page.locator('.prompt.deciding').isVisible()) {
      await page.keyboard.press('l')
      const move = page.locator('.moves .move').first()
      await move.evaluate((button) => button.click())
    }
    await page.waitForTimeout(200)
  }
}

/** Goes on when everything has been looked at. */
async function lookBack(page) {
  await page.locator('.end-bar a.button').click()
  await page.locator('.review-choice').waitFor({ timeout: 300_000 })
}

/** Gnomes come again: the replay goes on from the battle of wave I until they do, whatever bots played it. */
async function lookBackAtAnInvasion(page) {
  await page.locator('.end-bar .button').nth(1).click()
  const gnomes = page.locator('.mk-caption').first()
  for (let n = 60; !(await gnomes.isVisible()); n++) {
    await page.getByRole('slider').fill(`${n}`)
    await page.waitForTimeout(150)
  }
}

/** Presses Enter, which is always the golden button, until something is there. */
async function goOnTo(page, what) {
  while (!(await page.locator(what).isVisible())) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
  }
}

/** Every picture: what, in which language, theme and size, and for some to whose eyes. */
function* pictures() {
  for (const name of NAMES) {
    for (const size of Object.keys(SIZES))
      for (const theme of ['dark', 'light']) yield { name, size, theme, locale: 'en' }
    for (const locale of ['de', 'ja']) yield { name, size: 'wide', theme: 'dark', locale }
  }
  for (const name of [ONLINE, EVENINGS].flatMap(Object.keys)) {
    yield { name, size: 'upright', theme: 'light', locale: 'de' }
    yield { name, size: 'phone', theme: 'dark', locale: 'ja' }
    yield { name, size: 'phone', theme: 'dark', locale: 'de' }
    yield { name, size: 'short', theme: 'dark', locale: 'de' }
    yield { name, size: 'narrow', theme: 'dark', locale: 'de' }
  }
  for (const name of [
    'mountain-turn',
    'mountain-five',
    'mountain-ancestry',
    'mountain-show',
    'mountain-rival',
    'hall-first',
    'setup',
    'placing',
    'assigning',
    'fight',
    'fight-result',
    'lesson-midgard',
    'lesson-odin',
    'lesson-mountain',
    'rules',
    'chest',
    'chest-mountain',
    'chest-enemy',
    'puzzles',
    'puzzle-odin',
    'day-played',
    'review',
  ])
    for (const size of Object.keys(BETWEEN))
      for (const [locale, theme] of [
        ['en', 'dark'],
        ['de', 'light'],
      ])
        yield { name, size, theme, locale }
  for (const name of ['placing', 'odin-middle', 'mountain-turn'])
    for (const sight of ['protanopia', 'deuteranopia', 'tritanopia'])
      for (const theme of ['dark', 'light']) yield { name, size: 'wide', theme, locale: 'en', sight }
}

/** The smith if he is in sight, or any open place that is. */
async function chooseAPlace(page) {
  await page.evaluate(() => {
    const inSight = [...document.querySelectorAll('.board-area button')].filter((place) => {
      const { left, top, right, bottom } = place.getBoundingClientRect()
      return left > 0 && top > 60 && right < innerWidth && bottom < innerHeight
    })
    const open = inSight.filter((place) => /open/i.test(place.ariaLabel ?? ''))
    const smith = open.find((place) => /blacksmith/i.test(place.ariaLabel ?? ''))
    ;(smith ?? open[0] ?? inSight[0])?.click()
  })
}

/** A tile in hand over the home board. */
async function layATile(page) {
  const goods = page.getByRole('tab', { name: /^(Goods|Waren|物品)/ })
  if (await goods.count()) await goods.click()
  await page.locator('button.od-slot[data-good=chest]').click()
  await page.keyboard.press('ArrowRight')
}

/** A dish is missing, and the feast is to be held all the same. */
async function askAtTheFeast(page) {
  await page.locator('.od-dish').first().click()
  await page.locator('.od-feast-bar .main').click()
}

async function openCards(page) {
  const cards = page.getByRole('tab', { name: /^(Cards|Karten|カード)/ })
  if (await cards.count()) await cards.click()
  await page.locator('.od-fan').click()
}

/** Ari sits at two tables; an invitation is for somebody else. */
async function hallOnline(page, base) {
  await page.goto(base)
  return page.evaluate(async () => {
    const post = async (path, body, csrf = '') => {
      const headers = { 'content-type': 'application/json', 'x-csrf': csrf }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const { csrf } = await post('/api/guest', { name: 'Ari' })
    const clock = { kind: 'live', secondsPerMove: 60, bankMinutes: 20 }
    const table = (seats) => post('/api/tables', { game: 'midgard', seats, clock, public: true }, csrf)
    const open = await table(['open', 'open', 'open', { bot: 'karl' }])
    const running = await table(['open', { bot: 'karl' }, { bot: 'karl' }, { bot: 'huscarl' }])
    const slow = { kind: 'days', hoursPerMove: 24 }
    const overDays = await post(
      '/api/tables',
      { game: 'midgard', seats: ['open', { bot: 'karl' }], clock: slow },
      csrf,
    )
    return { open, running, overDays }
  })
}

/** Every size that is judged, from a desk's to a phone's. */
const JUDGED = ['2560x1440', '1920x1080', '1280x720', '1024x768', '820x1180', '844x390', '640x360']
const JUDGED_BY_HAND = ['390x844', '320x640']

/** A machine that has much else to do still gets to the end, in milliseconds. */
const PATIENCE = 120_000

/** Opens what a picture shows, in a browser that is new. */
async function open(browser, { name, width, height, touch, theme, locale, id }) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  for (const sense of [openEyes, learnToRead]) await page.addInitScript(sense)
  page.on('pageerror', ({ message }) => console.error(`${id}: ${message}`))
  await page.addInitScript(
    (settings) => localStorage.setItem('meadhall.settings', JSON.stringify(settings)),
    { theme, locale, motion: 'none', speed: 'fast', name: 'Ari' },
  )
  const base = process.env.MEADHALL_URL
  const file = (record) => ({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: readFileSync(join(root, `.cache/records/${record}.json`)),
  })
  if (name in TABLES || name === 'hall' || name === 'tables') {
    await page.goto(`${base}#/tables`)
    for (const record of name in TABLES ? [TABLES[name][0]] : ['finished', 'assigning', 'placing']) {
      const before = await page.locator('.kept li').count()
      await page.locator('input[type=file]').setInputFiles(file(record))
      await page.locator('.kept li').nth(before).waitFor()
    }
  }
  if (name in TABLES) {
    await page.locator('.kept li a.button').first().click()
    await page.locator('.table, .reckoning').first().waitFor()
    await page.waitForTimeout(300)
    await TABLES[name][1]?.(page)
  } else if (name in EVENINGS) {
    const friends = (...names) => Promise.all(names.map((friend) => friendOf(context, friend)))
    await asGuest(page, base, 'Ari')
    await EVENINGS[name]({ page, friends })
  } else if (name in ONLINE) {
    const [where, shown, ...presses] = ONLINE[name](await hallOnline(page, base))
    if (where.startsWith('i/')) await context.clearCookies()
    await page.goto(`${base}${where}`)
    await page.locator(shown).waitFor()
    for (const press of presses) await page.locator(press).click()
  } else {
    if (name === 'online' || name === 'online-account') await hallOnline(page, base)
    await page.goto(`${base}${SCREENS[name]}`)
    // In the hall it is the doors, which lie apart from it.
    await page.locator('main').first().waitFor({ state: 'attached' })
    await DONE[name]?.(page)
  }
  // A request that was cut off by the way there may count as open for ever.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  return { context, page }
}

/** Somebody in a browser of their own, who goes when the picture is taken. */
async function friendOf(context, name) {
  const own = await context.browser().newContext({ viewport: { width: 1280, height: 720 } })
  own.setDefaultTimeout(PATIENCE)
  context.on('close', () => void own.close().catch(() => {}))
  const page = await own.newPage()
  await page.addInitScript(() =>
    localStorage.setItem(
      'meadhall.settings',
      JSON.stringify({ locale: 'en', motion: 'none', speed: 'fast' }),
    ),
  )
  await asGuest(page, process.env.MEADHALL_URL, name)
  return page
}

async function take(browser, { name, size, theme, locale, sight }) {
  const [width, height] = { ...SIZES, ...BETWEEN, ...NARROW }[size]
  const id = [...(sight ? [sight] : []), name, locale, theme, `${width}x${height}`].join('-')
  const touch = size === 'phone'
  const { context, page } = await open(browser, { name, width, height, touch, theme, locale, id })
  if (sight) {
    const eyes = await context.newCDPSession(page)
    await eyes.send('Emulation.setEmulatedVisionDeficiency', { type: sight })
  }
  await page.screenshot({ path: join(out, `${id}.png`) })
  console.log(`gallery/${id}.png`)
  await context.close()
}

/** Looks at one state at many sizes, and says what cannot be read or reached. How much was found. */
async function judgeAll(browser, name, locale, sizes) {
  const sizeOf = (size) => size.split('x').map(Number)
  const [[width, height]] = sizes.map(sizeOf)
  const touch = sizes === JUDGED_BY_HAND
  let found = 0
  const id = `${name}-${locale}`
  const { context, page } = await open(browser, { name, width, height, touch, theme: 'dark', locale, id })
  for (const size of sizes) {
    const [wide, high] = sizeOf(size)
    await page.setViewportSize({ width: wide, height: high })
    await page.waitForTimeout(500)
    const before = found
    const known = new Set()
    const notes = {
      found: [],
      async note(kind, what, box) {
        if (known.has(kind + what)) return
        known.add(kind + what)
        found++
        const at = box ? ` (${Math.round(box.x)},${Math.round(box.y)})` : ''
        console.log(`${name}, ${locale}, ${size}: ${kind}: ${what}${at}`)
      },
    }
    await judge(page, await page.evaluate(() => window.strangerEyes.controls()), notes)
    if (found > before) await page.screenshot({ path: join(out, `judged-${name}-${locale}-${size}.png`) })
  }
  await context.close()
  return found
}

/** Some positions are too rare for every set of bots to come to. */
const isKept = (name) => !(name in TABLES) || existsSync(join(root, `.cache/records/${TABLES[name][0]}.json`))

const judging = process.argv.includes('--judge')
const asked = process.argv.slice(2).filter((arg) => arg !== '--judge')
const isAsked = (id) => asked.length === 0 || asked.some((part) => id.startsWith(part))
const stop = await serve()
const browser = await openBrowser()
try {
  if (judging) {
    let found = 0
    for (const name of NAMES)
      for (const locale of LOCALES)
        for (const sizes of [JUDGED, JUDGED_BY_HAND])
          if (isKept(name) && isAsked(`${name}-${locale}`))
            found += await judgeAll(browser, name, locale, sizes)
    console.log(`${found} found`)
    process.exitCode = found > 0 ? 1 : 0
  } else
    for (const picture of pictures()) {
      const { name, locale, theme, size, sight } = picture
      if (isKept(name) && isAsked([...(sight ? [sight] : []), name, locale, theme, size].join('-')))
        await take(browser, picture)
    }
} finally {
  await browser.close()
  stop()
}
