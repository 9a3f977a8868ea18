import type { Page } from '@playwright/test'
import { expect, expectNoViolations, like, ownScripts, sitDownAt, test, url, weighScripts } from './hall.ts'

/** What is opened over a table before it is looked at. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'odin-early': async () => {},
  'odin-full': (page) => page.locator('.od-rival button').first().click(),
  'odin-feast': (page) => page.keyboard.press('l'),
  'odin-dice': async () => {},
  'odin-middle': (page) => page.locator('.od-fan').click(),
  'odin-solo': (page) => page.locator('.prompt .button', { hasText: 'Any time' }).click(),
}

for (const [name, open] of Object.entries(OPENED))
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await like(page, { theme: name === 'odin-full' ? 'light' : 'dark' })
    await sitDownAt(page, name)
    await open(page)
    await expectNoViolations(page)
  })

// In English axe's tests look; no language lacks a message, or it would not compile.
for (const [locale, names] of [
  ['de', ['odin-late', 'odin-dice']],
  ['ja', ['odin-feast', 'odin-finished']],
] as const)
  test(`everything is said in ${locale}`, async ({ page }) => {
    await like(page, { locale })
    for (const name of names) {
      await sitDownAt(page, name)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // A message without words would show its key.
      const text = await page.evaluate(() => document.body.innerText)
      expect(text).not.toMatch(
        /\b(happening|move|prompt|refusal|score|name|option|ui|sheet|end|replay)\.[a-zA-Z]/,
      )
    }
  })

test('at 1280 × 720 a turn needs no scrolling', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-late')
  const size = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ])
  expect(size).toEqual([1280, 720])
})

for (const [width, height] of [
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [1920, 1080],
])
  test(`at ${width} × ${height} everything of one’s own is in sight, however much it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const own = ['.od-feast-strip', '.od-puzzle', '.od-strips', '.od-shelf', '.od-points']
    const things = ['.od-bay', '.od-stable', '.od-weapons', '.od-cards']
    // Few boards, but mountain strips that nobody has emptied; then every board there is.
    for (const record of ['odin-solo', 'odin-crowded']) {
      await sitDownAt(page, record)
      for (const part of [...own, ...things])
        await expect(page.locator(part), `${record}: ${part}`).toBeInViewport({ ratio: 1 })
    }
    const tiles = page.locator('.od-board-tile')
    expect(await tiles.count()).toBeGreaterThanOrEqual(8)
    for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 })
    // Nothing lies over them, and the area they stand in does not hide them.
    await page.locator('.od-fan').click({ trial: true })
    await tiles.last().locator('button').click({ trial: true })
    await page.locator('.od-slot[data-good="fruits"]').click({ trial: true })
  })

test('a reload in the middle of an action loses nothing', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-dice')
  await page.locator('.od-dice .button.main').click()
  const rolled = page.locator('.od-roll.kept')
  await expect(rolled).toBeVisible()
  const sum = await page.locator('.od-sum').innerText()
  await page.reload()
  await expect(rolled).toBeVisible()
  expect(await page.locator('.od-sum').innerText()).toBe(sum)
  await expect(page.locator('.barrier')).toBeVisible()
})

test('Vikings walk and goods fly; nobody waits for them, and undo calls them back', async ({ page }) => {
  await like(page, { motion: 'full', speed: 'slow' })
  await sitDownAt(page, 'odin-middle')
  const space = page.locator('.od-plank [aria-label^="Beans and 1 silver"]')
  await space.click()
  await page.keyboard.press('Enter')
  await expect(page.locator('.flying').first()).toBeAttached()
  // Bots may have moved since: then they are asked, and agree.
  await expect(async () => {
    await page.keyboard.press('z')
    if (await page.locator('.question').isVisible()) await page.keyboard.press('Enter')
    await expect(space).toHaveAttribute('aria-label', /open/, { timeout: 1000 })
  }).toPass()
})

test('today’s seed is one click away for whoever plays alone', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-solo')
  const before = page.url()
  await page.locator('.od-solo .button').click()
  await expect.poll(() => page.url()).not.toBe(before)
  await expect(page.locator('.od-round')).toContainText('Round 1')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nothing is wider than the screen, whatever tab is open', async ({ page }) => {
    await like(page)
    await sitDownAt(page, 'odin-late')
    for (const tab of [/^Goods/, /^Boards/, /^Cards/, /^Actions/]) {
      await page.getByRole('tab', { name: tab }).tap()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await expectNoViolations(page)
  })
})

test('the table needs at most 202 KB of script beyond the hall', async ({ page }) => {
  await like(page)
  const scripts = await weighScripts(page)
  await page.goto(url())
  await page.waitForLoadState('networkidle')
  const shell = new Set(await ownScripts(page))
  await sitDownAt(page, 'odin-late')
  await page.reload()
  await expect(page.locator('.od-plank.open').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  let beyond = 0
  for (const name of await ownScripts(page)) if (!shell.has(name)) beyond += await scripts.get(name)!
  console.log(`script of A Feast for Odin beyond the hall: ${beyond.toFixed(0)} KB`)
  expect(beyond).toBeGreaterThan(30)
  expect(beyond).toBeLessThan(202)
})
