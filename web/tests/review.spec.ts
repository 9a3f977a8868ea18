import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectNoViolations, like, test, url } from './hall.ts'
import { playedOut, twoAt, visitor } from './online.ts'

/** A short game: alone, and soon lost. */
const GAME = new URL('../../games/mountain/golden/2/010.json', import.meta.url)

const SIZES = [
  { locale: 'en', width: 1280, height: 720 },
  { locale: 'de', width: 820, height: 1180 },
  { locale: 'ja', width: 390, height: 844 },
] as const

/** The review in three languages, each at a size of its own; what was found is kept, so it is there at once. */
async function everywhere(page: Page): Promise<void> {
  for (const { locale, width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('meadhall.settings') ?? '{}') as object
      localStorage.setItem('meadhall.settings', JSON.stringify({ ...kept, locale: wanted }))
    }, locale)
    await page.reload()
    await expect(page.locator('.review-choice')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('a finished game from a file is looked back at, by keys and at every size, handed on and played on', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { record } = JSON.parse(readFileSync(GAME, 'utf8')) as { record: { entries: object[] } }
  await like(page)
  await page.goto(url('#/tables'))
  await expect(page.locator('.plank > p').last()).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  await page.getByRole('link', { name: 'Review the game' }).click()
  const choice = page.locator('.review-choice')
  await expect(choice).toBeVisible({ timeout: 120_000 })

  // The curve is walked along by keys: moves by arrows, turning points by letters.
  const rail = page.getByRole('slider', { name: 'Move of the game' })
  await page.keyboard.press('Home')
  await expect(rail).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(rail).toHaveValue('1')
  await page.keyboard.press('End')
  await expect(rail).toHaveValue(`${record.entries.length - 1}`)
  // At one of the turning points something was better.
  const points = await page.locator('.review-rail .lozenge').count()
  for (let i = 0; i < points && !(await choice.innerText()).includes('Better'); i++) {
    const before = await rail.inputValue()
    await page.keyboard.press('b')
    await expect(rail).not.toHaveValue(before)
  }
  await expect(page.locator('.review-rail [aria-pressed=true]')).toHaveCount(1)
  await expect(choice).toContainText('against what was played')
  // What would have been better is made on the board, move by move, until one has seen enough.
  await page.keyboard.press('w')
  await expect(page.getByRole('img', { name: 'The table with the better line' })).toBeVisible()
  await expect(page.locator('.review-watched')).toContainText(/^Better line, 1 of \d/)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: 'The table before this move' })).toBeVisible()
  await choice.getByRole('button', { name: 'Watch the better line' }).click()
  await expect(page.locator('.review-watched')).toBeVisible()
  await choice.getByRole('button', { name: 'Back to the game' }).click()
  await expect(page.locator('.review-watched')).toBeHidden()

  // The link holds the game itself: a browser that has never seen it looks back at the same moment.
  const n = await rail.inputValue()
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  const link = await page.getByLabel('The link').inputValue()
  const stranger = await visitor(browser)
  await stranger.page.goto(link)
  await expect(stranger.page.locator('.review-choice')).toBeVisible({ timeout: 120_000 })
  await expect(stranger.page.getByRole('slider', { name: 'Move of the game' })).toHaveValue(n)
  await stranger.page.getByRole('button', { name: /^Play on from here/ }).click()
  await expect(stranger.page.locator('.table')).toBeVisible()
  expect(stranger.complaints).toEqual([])

  await everywhere(page)

  // Alone, too, something decided it.
  const address = page.url()
  await page.goto(address.replace(/review.*/, 'score'))
  await expect(page.locator('.end-moments li').first()).toBeVisible()
  await page.goto(address)
  await choice.locator('.button.main').click()
  await expect(page.locator('.table')).toBeVisible()
  expect(Number(await page.locator('.table').getAttribute('data-n'))).toBeLessThan(record.entries.length)
})

test('a game of two online is reviewed at its server from its page, stopped, gone on with, and shared by a link', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id, other } = await twoAt(page, browser)
  await playedOut([page, other.page], id)
  // From the page of the game to its sheet, and from there one looks back.
  await page.goto(url(`#/g/${id}`))
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await page.getByRole('link', { name: 'Review the game' }).click()
  const choice = page.locator('.review-choice')
  const progress = page.getByRole('status').filter({ hasText: /^Looking back/ })
  await expect(progress).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('What was found is kept.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(choice).toBeVisible({ timeout: 120_000 })

  // The same moment with the other's eyes, for whoever has the link.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  const link = await page.getByLabel('The link').inputValue()
  await other.page.goto(link)
  await expect(other.page.getByRole('slider', { name: 'Move of the game' })).toHaveValue('1')

  // Luck apart from play, and where points came from, for both side by side.
  await expect(page.getByRole('region', { name: 'Luck apart from play' })).toContainText('Ada')
  await page.getByRole('button', { name: 'Where points came from' }).click()
  const sources = page.getByRole('dialog', { name: 'Where points came from' })
  await expect(sources.getByRole('table')).toHaveCount(2)
  await expect(sources.getByText('Time spent')).toBeVisible()
  await expect(sources.getByText('What nobody used')).toBeVisible()
  await expectNoViolations(page)
  await everywhere(page)
  expect(other.complaints).toEqual([])
})
