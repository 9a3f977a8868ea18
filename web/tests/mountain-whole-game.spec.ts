import type { Page } from '@playwright/test'
import { begin, expect, FAST, like, listed, made, sitDownAt, test } from './hall.ts'

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
  const over = page.getByRole('button', { name: 'Score sheet' }).or(page.locator('.reckoning'))
  const skip = page.getByRole('button', { name: 'Skip to the end' })
  const deciding = page.locator('.prompt.deciding')
  let moves = 0
  for (;;) {
    await expect(over.or(skip).or(deciding).first()).toBeVisible({ timeout: 90_000 })
    if (await over.first().isVisible()) return moves
    if (await skip.isVisible()) {
      await skip.evaluate((button: HTMLElement) => button.click())
      continue
    }
    const sentences = await listed(page)
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
    await made(page, before)
    moves++
    expect(moves).toBeLessThan(most)
  }
}

/** The last scoring is left by its button; a mountain that fell has none. */
async function toTheSheet(page: Page): Promise<void> {
  const skip = page.locator('.mk-showbar').getByRole('button', { name: 'Score sheet' })
  if (await skip.isVisible()) await skip.evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('.reckoning')).toBeVisible()
}

test('a whole game of two in the mountain against a bot, by clicking offered moves', async ({ page }) => {
  test.setTimeout(300_000)
  await like(page, FAST)
  await begin(page, 'mountain', 1)
  expect(await playOn(page, 900)).toBeGreaterThan(30)
  await toTheSheet(page)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(2)
})

test('a solo game in the mountain, by clicking offered moves', async ({ page }) => {
  await like(page, FAST)
  await sitDownAt(page, 'mountain-solo-start')
  expect(await playOn(page, 600)).toBeGreaterThan(10)
  await toTheSheet(page)
  await expect(page.locator('.end-words')).toContainText('The mountain')
})
