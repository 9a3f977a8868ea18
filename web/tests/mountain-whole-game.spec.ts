import type { Locator, Page } from '@playwright/test'
import { expect, FAST, like, listed, made, sitDownAt, test } from './hall.ts'

/** Ends a sequence of small moves. */
const ENDS = /^(Done|Pass)$/
const ACTS = /^(Advance|Bolster|Influence|Gnome)/

/**
 * A click without a mouse: a whole game has hundreds, and they need not wait for each picture to stand still. What was
 * there a moment ago may be gone: then nothing is pressed.
 */
const press = (buttons: Locator, nth = 0): Promise<boolean> =>
  buttons.evaluateAll((all, at) => {
    const found = all[at] as HTMLElement | undefined
    found?.click()
    return found !== undefined
  }, nth)

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
    if (await press(skip)) continue
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
    if (!(await press(page.locator('.moves .move'), chosen))) continue
    await made(page, before)
    moves++
    expect(moves).toBeLessThan(most)
  }
}

/** The last scoring is left by its button; a mountain that fell has none. */
async function toTheSheet(page: Page): Promise<void> {
  await press(page.locator('.mk-showbar').getByRole('button', { name: 'Score sheet' }))
  await expect(page.locator('.reckoning')).toBeVisible()
}

// From the second wave on: how a game begins is the same alone, and a whole game of two takes minutes.
test('a game of two in the mountain goes to its end against a bot, by clicking offered moves', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await like(page, FAST)
  await sitDownAt(page, 'mountain-back')
  expect(await playOn(page, 900)).toBeGreaterThan(20)
  await toTheSheet(page)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(2)
})

test('a whole solo game in the mountain, by clicking offered moves', async ({ page }) => {
  test.setTimeout(300_000)
  await like(page, FAST)
  await sitDownAt(page, 'mountain-solo-start')
  expect(await playOn(page, 600)).toBeGreaterThan(10)
  await toTheSheet(page)
  await expect(page.locator('.end-words')).toContainText('The mountain')
})
