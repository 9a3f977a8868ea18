import type { Page } from '@playwright/test'
import {
  expect,
  expectNoViolations,
  like,
  ownScripts,
  playNow,
  sitDownAt,
  test,
  url,
  weighScripts,
} from './hall.ts'

const SCREENS = [
  '#/',
  '#/setup/midgard',
  '#/setup/odin',
  '#/setup/mountain',
  '#/tables',
  '#/rules/midgard',
  '#/settings',
  '#/credits',
]
const TABLES = ['leader', 'placing', 'assigning', 'fight', 'fallen', 'trading', 'finished']

// By day only the colours are others.
for (const [theme, rules] of [['dark'], ['light', ['color-contrast']]] as const)
  test(`axe finds nothing on the screens of the hall, ${theme}`, async ({ page }) => {
    test.slow()
    await like(page, { theme })
    const look = () => expectNoViolations(page, undefined, rules)
    for (const screen of SCREENS) {
      await page.goto(url(screen))
      await expect(page.locator('.hall, .page-main, .setup-main, .book-main').first()).toBeVisible()
      // One chapter of the rules is like another: a few entries stand for all.
      if (screen.includes('rules')) await page.getByRole('searchbox').fill('kraken')
      await page.waitForLoadState('networkidle')
      await look()
    }
    await page.goto(url())
    await expect(page.locator('.door').first()).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await look()
  })

for (const name of TABLES)
  test(`axe finds nothing at the table: ${name}`, async ({ page }) => {
    await like(page)
    await sitDownAt(page, name)
    await expect(page.locator('.table, .end').first()).toBeVisible()
    await expectNoViolations(page)
    if (name !== 'placing') return
    for (const key of ['l', 's']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('p')
    await expect(page.locator('.replay')).toBeVisible()
    await expectNoViolations(page)
  })

// No language lacks a message, or it would not compile; in English axe's tests have looked at the same tables. So each
// table is opened in one of the others.
const SPOKEN = { de: 'Losspielen', ja: 'すぐ遊ぶ' } as const
for (const [i, locale] of (['de', 'ja'] as const).entries())
  test(`everything is said in ${locale}`, async ({ page }) => {
    await like(page, { locale })
    await page.goto(url())
    await expect(page.getByRole('button', { name: SPOKEN[locale] })).toHaveCount(3)
    for (const name of TABLES.filter((_, nth) => nth % 2 === i)) {
      await sitDownAt(page, name)
      await expect(page.locator('.table, .end').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // A message without words would show its key.
      const text = await page.evaluate(() => document.body.innerText)
      expect(text).not.toMatch(
        /\b(happening|move|prompt|refusal|score|name|option|ui|sheet|end|replay)\.[a-zA-Z]/,
      )
    }
  })

test('the browser’s language is taken up', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' })
  const page = await context.newPage()
  await page.goto(url())
  await expect(page.getByRole('button', { name: 'すぐ遊ぶ' })).toHaveCount(3)
  await context.close()
})

test.describe('with what an earlier visit has kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after the first visit the page works without a network', async ({ page, context }) => {
    await like(page)
    await page.goto(url())
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await page.locator('.door.chosen .button.play').click()
    await expect(page.locator('.prompt')).toContainText('leader')
  })
})

test('on a phone nothing is cut off and a move takes a thumb', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await like(page)
  for (const screen of SCREENS) {
    await page.goto(url(screen))
    await expect(page.locator('.hall, .page-main, .setup-main, .book-main').first()).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, screen).toBeLessThanOrEqual(390)
  }
  await sitDownAt(page, 'placing')
  await expect(page.locator('.districts')).toBeVisible()
  await expect(page.locator('.own')).toBeInViewport()
  await expect(page.locator('.prompt')).toBeInViewport({ ratio: 0.95 })
  await page.getByRole('tab').first().tap()
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  await page.locator('.prompt').getByRole('button', { name: 'Moves' }).tap()
  await page.locator('.moves .move').filter({ hasText: 'Beg' }).tap()
  await expect(page.locator('.table')).toBeVisible()
  await context.close()
})

test('at 1280 × 720 a turn needs no scrolling', async ({ page }) => {
  await like(page)
  for (const name of ['placing', 'assigning', 'fight']) {
    await sitDownAt(page, name)
    await expect(page.locator('.table')).toBeVisible()
    const [wide, high] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ])
    expect([wide, high]).toEqual([1280, 720])
  }
})

test('a table opens with at most 255 KB of script, and its worker with little more', async ({ page }) => {
  await like(page)
  await playNow(page)
  await expect(page.locator('.prompt-buttons')).toContainText('Moves')
  const { table, worker } = await weighReload(page)
  console.log(`script of a table: ${table.toFixed(0)} KB, of its worker: ${worker.toFixed(0)} KB`)
  expect(table).toBeGreaterThan(50)
  expect(table).toBeLessThan(255)
  expect(worker).toBeLessThan(60)
})

test('what comes later in a round leaves the script of a table below 263 KB', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'assigning')
  const { table } = await weighReload(page)
  // Opened in the middle of it, the table is not shown without it.
  await expect(page.locator('.mg-assign')).toBeVisible()
  console.log(`script of a table while warriors are assigned: ${table.toFixed(0)} KB`)
  expect(table).toBeLessThan(263)
})

test('assigning is fetched while workers are placed', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'leader')
  await page.waitForLoadState('networkidle')
  const isHere = async () => (await ownScripts(page)).some((name) => name.includes('/Assign-'))
  expect(await isHere()).toBe(false)
  await sitDownAt(page, 'placing')
  await expect.poll(isHere).toBe(true)
})

/** How many KB of script the table and its worker take when the page is opened at it. */
async function weighReload(page: Page): Promise<{ table: number; worker: number }> {
  const scripts = await weighScripts(page)
  await page.reload()
  await expect(page.locator('.prompt-buttons')).toContainText('Moves')
  await page.waitForLoadState('networkidle')
  const own = await ownScripts(page)
  let table = 0
  let worker = 0
  for (const [name, size] of scripts)
    if (own.includes(name)) table += await size
    else worker += await size
  return { table, worker }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const name of ['finished', 'odin-finished', 'mountain-finished'])
    test(`the bars of a replay fit, and the score sheet is under the thumb: ${name}`, async ({ page }) => {
      await like(page, { locale: 'de' })
      await sitDownAt(page, name)
      await page.getByRole('button', { name: 'Noch einmal ansehen' }).tap()
      await expect(page.locator('.replay')).toBeVisible()
      for (const bar of ['.top', '.top-middle', '.replay-buttons'])
        expect(await page.locator(bar).evaluate((of) => of.scrollWidth - of.clientWidth)).toBe(0)
      // Round and phase are one line each.
      const status = await page.locator('.top-middle > div').first().boundingBox()
      expect(status!.height).toBeLessThanOrEqual(44)
      await page.locator('.replay').getByRole('button', { name: 'Wertungsblatt' }).tap()
      await expect(page.locator('.reckoning')).toBeVisible()
    })
})
