import { expect, FAST, like, listed, made, playNow, seen, test } from './hall.ts'

/** Ends a sequence of small moves. */
const ENDS = /^(Confirm the assignment|Done trading|Let the dice stand|Pass$|Keep the rune)/
/** Goes round in circles. */
const BACK = /^(Take .* back|Leave a |Ask for turn order|Pick a )/

test('a whole game of four against bots, by clicking offered moves', async ({ page }) => {
  test.setTimeout(300_000)
  await like(page, FAST)
  await playNow(page)
  let random = 12345
  const next = (n: number) => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
    return (random >> 8) % n
  }
  const over = page.locator('.reckoning')
  let moves = 0
  for (;;) {
    await seen(page)
    if (await over.isVisible()) break
    const sentences = await listed(page)
    if (sentences.length === 0) continue
    const end = sentences.findIndex((sentence) => ENDS.test(sentence))
    const onward = sentences.flatMap((sentence, i) => (ENDS.test(sentence) || BACK.test(sentence) ? [] : [i]))
    const chosen =
      onward.length === 0 || (end >= 0 && next(3) === 0) ? Math.max(0, end) : onward[next(onward.length)]
    const before = await page.locator('.table').getAttribute('data-n')
    await page.locator('.moves .move').nth(chosen).click()
    await made(page, before)
    moves++
    expect(moves).toBeLessThan(600)
  }
  expect(moves).toBeGreaterThan(20)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(4)
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await expect(page.locator('.replay')).toBeVisible()
})
