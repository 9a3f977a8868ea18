import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectNoViolations, FAST, like, listed, made, sitDownAt, test, url } from './hall.ts'
import { comeIn, moveOnce, visitor } from './online.ts'

const SIZES = [
  { locale: 'en', width: 1280, height: 720 },
  { locale: 'de', width: 820, height: 1180 },
  { locale: 'ja', width: 390, height: 844 },
] as const

async function speak(page: Page, locale: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('meadhall.settings') ?? '{}') as object
    localStorage.setItem('meadhall.settings', JSON.stringify({ ...kept, locale: wanted }))
  }, locale)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

/** The page in three languages, each at a size of its own: nothing is wider than the screen, and axe finds nothing. */
async function everywhere(page: Page, sight: string): Promise<void> {
  for (const { locale, width, height } of SIZES) {
    await speak(page, locale, width, height)
    await expect(page.locator(sight).first()).toBeVisible()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await speak(page, 'en', 1280, 720)
}

test('a puzzle is answered at the real table, told why, and counts once', async ({ page }) => {
  // Pages are looked at by axe nine times.
  test.slow()
  await page.goto(url('#/puzzles/midgard'))
  await expect(page.getByText(/^0 of 6\d solved$/)).toBeVisible()
  await page.getByLabel('Kind').selectOption('The one space that matters')
  await page.locator('.puzzle-list a').first().click()
  const panel = page.locator('.puzzle-panel')
  await expect(panel).toContainText('One place is clearly better')
  // A hint by its key says what the best way is good for, another one by its button what that begins with.
  await expect(panel.getByRole('button', { name: 'A hint' })).toContainText('does not count as solved')
  await page.keyboard.press('w')
  await expect(panel).toContainText('The best way:')
  await expect(panel).not.toContainText('It begins with:')
  await panel.getByRole('button', { name: 'Another hint' }).click()
  await expect(panel).toContainText('It begins with:')
  await expect(panel.getByRole('button', { name: /hint/ })).toHaveCount(0)
  await everywhere(page, '.puzzle-panel')
  await expect(panel).toContainText('One place is clearly better')
  await listed(page)
  const before = await page.locator('.table').getAttribute('data-n')
  await page.locator('.moves .move').first().click()
  await made(page, before)
  // An answer that was not thought of before is played on first.
  await expect(panel.locator('.puzzle-ways li.best')).toBeVisible({ timeout: 60_000 })
  await expect(panel).toContainText('How often bots find it')
  await panel.getByRole('button', { name: 'Show it on the table' }).click()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel).toContainText('Only the first attempt counts.')
  await everywhere(page, '.puzzle-panel')
  await page.goto(url('#/puzzles/midgard'))
  await expect(page.locator('.puzzle-list a.missed')).toHaveCount(1)
  await everywhere(page, '.puzzle-list')
  // What is asked for is not laid already, nor offered.
  await page.goto(url('#/puzzles/odin'))
  await page.getByLabel('Kind').selectOption('Lay the feast')
  await page.locator('.puzzle-list a').first().click()
  const feast = page.getByRole('dialog', { name: 'The feast' })
  await expect(feast.getByText(/^0 of \d+ cells laid$/)).toBeVisible()
  await expect(feast.getByRole('button', { name: /Lay it for me/ })).toHaveCount(0)
})

/** Makes the last of the moves that are offered until the game is over: a mountain alone is soon lost so. */
async function playToTheEnd(page: Page): Promise<void> {
  const over = page.getByRole('button', { name: 'Score sheet' }).or(page.locator('.reckoning'))
  const skip = page.getByRole('button', { name: 'Skip to the end' })
  const deciding = page.locator('.prompt.deciding')
  for (;;) {
    await expect(over.or(skip).or(deciding).first()).toBeVisible()
    if (await over.first().isVisible()) return
    if (await skip.isVisible()) await skip.click()
    else await moveOnce(page, (sentences) => sentences.length - 1)
  }
}

test('the game of the day is played once, handed on as a line, and stands in the table with a replay', async ({
  page,
  browser,
}) => {
  test.slow()
  // A table of the day may have others of earlier runs.
  const name = `Ada ${Date.now() % 1_000_000}`
  // A whole game is played: nobody waits for its shows.
  await like(page, FAST)
  await page.goto(url('#/day/mountain'))
  await everywhere(page, '.day-boards')
  await page.getByRole('button', { name: 'Play today’s game' }).click()
  await expect(page.locator('.table.mountain')).toBeVisible()
  // What was begun is gone on with, and nothing is taken back.
  await page.goto(url('#/day/mountain'))
  await page.getByRole('link', { name: 'Go on' }).click()
  await moveOnce(page, (sentences) => sentences.length - 1)
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await playToTheEnd(page)

  await page.goto(url('#/day/mountain'))
  const result = page.getByRole('region', { name: 'Your result' })
  await expect(result.locator('.day-line')).toHaveText(
    /^Meadhall, .* · The Fall of the Mountain King · [−-]?\d+ points?\n/,
  )
  await expect(page.getByRole('region', { name: 'Your days' }).locator('li.played')).toHaveCount(1)
  // Everybody's results are online: this one is entered by its record, once.
  await expect(page.getByText('Come in online to enter your result.')).toBeVisible()
  await comeIn(page, name)
  await page.goto(url('#/day/mountain'))
  const table = page.getByRole('region', { name: 'Table of the day' })
  await table.getByRole('button', { name: 'Enter my result' }).click()
  await expect(table.getByText('Your result stands in the table.')).toBeVisible()
  await expect(table.getByText(/^\d+(st|nd|rd|th) of \d+$/)).toBeVisible()
  await expect(table.locator('li.mine')).toHaveCount(1)
  await everywhere(page, '.day-line')

  // Somebody else sees it, and how it was played once they have played too.
  const bo = await visitor(browser)
  await comeIn(bo.page, 'Bo')
  await bo.page.goto(url('#/day/mountain'))
  const watch = bo.page.getByRole('button', { name: `Watch the game of ${name}` })
  await watch.click()
  await expect(bo.page.getByRole('alert')).toBeVisible()
  await table.locator('li.mine').getByRole('button', { name: 'Watch' }).click()
  await expect(page.locator('.table.mountain')).toBeVisible()
  expect(bo.complaints).toEqual([])
})

test('a problem is reported at any moment as a file that holds what one sees', async ({ page }) => {
  await sitDownAt(page, 'odin-early')
  // The first time it tells what to do now, the second time everything else.
  await page.keyboard.press('?')
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByRole('textbox').fill('The ship should have stayed.')
  await expectNoViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the report' }).click(),
  ])
  const report = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>
  expect(report).toMatchObject({
    format: 'meadhall-report',
    game: 'odin',
    words: 'The ship should have stayed.',
  })
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  // In other languages, by touch and at other sizes.
  for (const { locale, width, height } of SIZES.slice(1)) {
    await page.keyboard.press('Escape')
    await speak(page, locale, width, height)
    await expect(page.locator('.table')).toBeVisible()
    await page.keyboard.press('?')
    await page.keyboard.press('?')
    await page.locator('.help .button').nth(1).click()
    await expect(page.locator('.report textarea')).toBeVisible()
    await expectNoViolations(page)
  }
})
