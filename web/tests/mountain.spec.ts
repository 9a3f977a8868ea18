import type { Page } from '@playwright/test'
import { expect, expectNoViolations, like, sitDownAt, test, url } from './hall.ts'

/** Ends a sequence of small moves. */
const ENDS = /^(Done|Pass)$/
const ACTS = /^(Advance|Bolster|Influence|Gnome)/

/** Plays to the end by choosing among the moves that the page offers, the same ones every time. */
async function playOn(page: Page, most: number): Promise<number> {
  let random = 4711
  const next = (n: number) => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
    return (random >> 8) % n
  }
  const over = page.locator('.reckoning')
  const deciding = page.locator('.prompt.deciding')
  let moves = 0
  for (;;) {
    await expect(over.or(deciding)).toBeVisible({ timeout: 90_000 })
    if (await over.isVisible()) return moves
    await page.keyboard.press('l')
    const sentences = await page.locator('.moves .move > span:first-child').allInnerTexts()
    if (sentences.length === 0) continue
    const acts = sentences.flatMap((sentence, i) => (ACTS.test(sentence) ? [i] : []))
    const onward = sentences.flatMap((sentence, i) => (ENDS.test(sentence) ? [] : [i]))
    const end = sentences.findIndex((sentence) => ENDS.test(sentence))
    const chosen =
      acts.length > 0 && next(3) > 0
        ? acts[next(acts.length)]
        : onward.length === 0 || (end >= 0 && next(3) === 0)
          ? Math.max(0, end)
          : onward[next(onward.length)]
    const before = await page.locator('.table').getAttribute('data-n')
    // A whole game has hundreds of clicks: they need not wait for each picture to stand still.
    await page
      .locator('.moves .move')
      .nth(chosen)
      .evaluate((button: HTMLElement) => button.click())
    await expect(page.locator(`.table[data-n="${before}"]`)).toHaveCount(0)
    moves++
    expect(moves).toBeLessThan(most)
  }
}

test('a whole game of four in the mountain against bots, by clicking offered moves', async ({ page }) => {
  test.setTimeout(900_000)
  await like(page)
  await page.goto(url('?tables=all'))
  await page.locator('.door').nth(2).click()
  await page.locator('.door.chosen .button.main').click()
  await expect(page.locator('.mk-board')).toBeVisible()
  expect(await playOn(page, 900)).toBeGreaterThan(30)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(4)
})

test('a solo game in the mountain, by clicking offered moves', async ({ page }) => {
  test.setTimeout(900_000)
  await like(page)
  await sitDownAt(page, 'mountain-solo-start')
  expect(await playOn(page, 600)).toBeGreaterThan(10)
  await expect(page.locator('.reckoning')).toBeVisible()
})

test('an ancestry built by keyboard', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-ancestry')
  await expect(page.locator('.mk-draft')).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.locator('.mk-hand-card').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.mk-spot[aria-pressed=true]')).toHaveCount(1)
  const before = await page.locator('.table').getAttribute('data-n')
  await page.keyboard.press('Enter')
  await expect(page.locator(`.table[data-n="${before}"]`)).toHaveCount(0)
})

test('symbols tapped together become an action; supplies make it stronger', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-turn')
  await page.locator('.mk-cell[data-legal]').first().click()
  await expect(page.locator('.mk-sum b')).toBeVisible()
  const strength = Number((await page.locator('.mk-sum b').innerText()).replace(/\D/g, ''))
  await page.locator('.prompt .mk-stepper button').last().click()
  await expect(page.locator('.mk-sum b')).toHaveText(`= ${strength + 1}`)
  await page.locator('.prompt .button.main').click()
  await expect(page.locator('.mk-sum b')).toHaveCount(0)
})

test('a march is put together on the board', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-advance')
  await page.locator('.mk-target.open[data-target^=ice]').first().click()
  await expect(page.locator('.mk-origins')).toBeVisible()
  await expect(page.locator('.prompt .button.main')).toContainText('March with')
  await expectNoViolations(page)
  const before = await page.locator('.table').getAttribute('data-n')
  await page.keyboard.press('Enter')
  await expect(page.locator(`.table[data-n="${before}"]`)).toHaveCount(0)
})

for (const locale of ['de', 'ja'])
  test(`the mountain in ${locale}`, async ({ page }) => {
    await like(page, { locale })
    await sitDownAt(page, 'mountain-turn')
    await expect(page.locator('.mk-left')).not.toContainText('ui.')
    await expect(page.locator('.side')).not.toContainText('ui.')
  })

test('the mountain on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await like(page)
  await sitDownAt(page, 'mountain-turn')
  for (const tab of ['Ancestry', 'Champions', 'Wheel', 'Clans']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.locator('.mk-sheet')).toBeVisible()
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await expectNoViolations(page)
})
