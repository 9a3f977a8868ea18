import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { openBrowser } from '../scripts/browser.mjs'

/** Tests in a real Chromium, against the page as `npm start` serves it. A page that complains fails its test. */
export const test = base.extend<{ page: Page }, { browser: Browser }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await openBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
        complaints.push(message.text())
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

export const url = (route = ''): string => `${process.env.MEADHALL_URL}${route}`

interface Liked {
  readonly locale?: string
  readonly theme?: string
  readonly speed?: string
  readonly motion?: string
  readonly confirm?: boolean
  readonly name?: string
}

/**
 * What somebody has changed in the settings; the rest is as on a first visit. Whoever needs another setting than a
 * stranger has says why, beside it.
 */
export async function like(page: Page, liked: Liked = {}): Promise<void> {
  await page.addInitScript((settings) => {
    // The browser's own pages, as the one before the first, keep nothing.
    if (origin === 'null') return
    if (localStorage.getItem('meadhall.settings') === null)
      localStorage.setItem('meadhall.settings', JSON.stringify(settings))
  }, liked)
}

/** For whole games: the same shows and questions, but nobody waits for them. */
export const FAST = { speed: 'fast', motion: 'none' } as const

/** From now on, how many KB each script weighs on its way. */
export async function weighScripts(page: Page): Promise<ReadonlyMap<string, Promise<number>>> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.set(
        response.url(),
        // One that was on its way when the page was loaded anew has no weight.
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length / 1024,
          () => 0,
        ),
      )
  })
  // Looked at on their way, scripts come whole and not from a cache.
  await page.route('**/*.js', (route) => route.continue())
  return scripts
}

/** What the page itself runs; the rest is the worker's, fetched beside it. */
export function ownScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
}

export function record(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../.cache/records/${name}.json`, import.meta.url)), 'utf8')
}

/** Opens a file of a game in the list of tables and sits down at it. */
export async function sitDownAt(page: Page, name: string): Promise<void> {
  await page.goto(url('#/tables'))
  // The list is there once it has games or says that it has none.
  const rows = page.locator('.kept li')
  await expect(rows.or(page.locator('.plank > p:not(.danger)')).first()).toBeVisible()
  const before = await rows.count()
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(record(name)),
  })
  await expect(rows).toHaveCount(before + 1)
  await rows.first().locator('a.button').first().click()
  await expect(page.locator('.table, .reckoning').first()).toBeVisible()
}

/** The two clicks: the door of Champions of Midgard is chosen already. */
export async function playNow(page: Page): Promise<void> {
  await page.goto(url())
  await page.locator('.door.chosen .button.play').click()
  await expect(page.locator('.table')).toBeVisible()
}

/** Sits down at a new table with so many bots of the easiest kind. */
export async function begin(page: Page, game: string, bots: number): Promise<void> {
  await page.goto(url(`#/setup/${game}`))
  const seats = page.locator('.seat-board')
  await expect(seats.first()).toBeVisible()
  for (let seat = (await seats.count()) - 1; seat > bots; seat--)
    await seats.nth(seat).locator('.segments').first().locator('label').last().click()
  for (let seat = 1; seat <= bots; seat++)
    await seats.nth(seat).locator('.segments').last().locator('label').first().click()
  await page.locator('#seed').fill('OTTER-000123')
  await page.locator('.setup-bar .button.main').click()
  await expect(page.locator(`.table.${game}`)).toBeVisible()
}

/** Opens the list of moves and reads it; nothing where nobody here decides any more. */
export async function listed(page: Page): Promise<readonly string[]> {
  const sentences = page.locator('.moves .move > span:first-child')
  const deciding = page.locator('.prompt.deciding')
  await expect(async () => {
    if ((await sentences.first().isVisible()) || !(await deciding.isVisible())) return
    await page.keyboard.press('l')
    // The first list of a page is fetched.
    await expect(sentences.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  return sentences.allInnerTexts()
}

/** Makes the first move of the list whose words fit; where there is no way back, the page asks first. */
export async function makeMove(page: Page, words: RegExp): Promise<void> {
  await listed(page)
  await page.locator('.moves .move').filter({ hasText: words }).first().click()
  await agree(page)
}

/** Says yes, if the page asks whether one is sure. */
export async function agree(page: Page): Promise<void> {
  if (await page.getByText('There is no way back').first().isVisible())
    await page
      .getByRole('button', { name: /^Go on/ })
      .last()
      .click()
}

/** The golden button of what came of a move: it stands over the table until it has been seen. */
export const SEEN = '.table-overlay .button.main:enabled'

/** Sees what happens to its end, until somebody here must decide or the game is over. */
export async function seen(page: Page): Promise<void> {
  const here = page.locator('.prompt.deciding, .reckoning')
  const golden = page.locator(SEEN)
  await expect(async () => {
    if (!(await here.first().isVisible())) {
      // What others do is hurried along, what happens to oneself is clicked away.
      if (await golden.first().isVisible()) await golden.first().click({ timeout: 2000 })
      else await page.keyboard.press('h')
    }
    expect(await here.first().isVisible()).toBe(true)
  }).toPass({ timeout: 60_000, intervals: [100] })
}

/**
 * Waits until a move is made: says yes where the page asks whether one is sure, ends a turn of several moves, and looks
 * at what has happened to its end.
 */
export async function made(page: Page, before: string | null): Promise<void> {
  const end = page.getByRole('button', { name: /^End turn/ })
  const sure = page.getByText('There is no way back')
  const golden = page.locator(SEEN)
  const still = page.locator(`.table[data-n="${before}"]`)
  await expect(async () => {
    if (await sure.first().isVisible()) await agree(page)
    else if (await end.isVisible()) await end.click({ timeout: 2000 })
    else if (await golden.first().isVisible()) await golden.first().click({ timeout: 2000 })
    await expect(still).toHaveCount(0, { timeout: 200 })
  }).toPass({ timeout: 60_000, intervals: [50] })
}

/** A key of a catalog that stands where its message should. */
const KEY = /\b(?:card|happening|level|move|name|option|order|part|prompt|refusal|score|task|ui)\.[a-z]\w*/g

/** What axe finds on the page, or only in a part of it, or only by some rules; and messages that nobody wrote. */
export async function expectNoViolations(
  page: Page,
  part?: string,
  rules?: readonly string[],
): Promise<void> {
  const said = await page.evaluate(() => [
    document.body.innerText,
    ...Array.from(document.querySelectorAll('[aria-label], [title]'), (each) => [
      each.ariaLabel ?? '',
      each.getAttribute('title') ?? '',
    ]).flat(),
  ])
  expect(said.flatMap((text) => text.match(KEY) ?? [])).toEqual([])
  // What has passed is not listed: on a board of thousands of shapes that takes longer than the finding.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if (part !== undefined) axe.include(part)
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found).toEqual([])
}

/** What of the frame lies over something else of it, or outside the page. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const boxes = (selectors: readonly string[]) =>
      selectors.flatMap((selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
          .map((element) => ({ selector, box: element.getBoundingClientRect() })),
      )
    for (const group of [
      ['.table > .top', '.board-area', '.table > .own', '.table > .prompt', '.rivals', '.saga', '.districts'],
      ['.top > .word', '.top-middle > :not(.unseen)', '.top > .band', '.top-tools button'],
      ['.prompt-words', '.prompt-buttons > *'],
    ]) {
      const all = boxes(group)
      all.forEach((a, i) => {
        if (a.box.right > innerWidth + 1 || a.box.bottom > innerHeight + 1 || a.box.left < -1)
          found.push(`${a.selector} is outside`)
        for (const b of all.slice(i + 1)) {
          const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
          const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
          if (across > 1 && down > 1) found.push(`${a.selector} and ${b.selector}`)
        }
      })
    }
    return found
  })
}
