// A first evening with A Feast for Odin, with a first visit's settings: what a stranger would stumble over.
import type { Locator, Page } from '@playwright/test'
import { expect, sitDownAt, test } from './hall.ts'

/** What has the focus, in a word. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

/** All of it can be seen, and nothing cuts it off. */
async function expectWhole(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 })
}

for (const [width, height] of [
  [1920, 1080],
  [820, 1180],
  [844, 390],
  [390, 844],
  [320, 640],
])
  test(`at ${width} × ${height} a feast is held by its golden buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAt(page, 'odin-feast')
    await page.locator('.od-dish').first().click()
    await page.locator('.od-feast-bar .main').click()
    const answers = page.locator('.od-ask').getByRole('button')
    await expect(answers).toHaveCount(3)
    for (const answer of await answers.all()) await expectWhole(answer)
    await page.locator('.od-ask .main').click()
    await expect(page.locator('.od-feast')).toHaveCount(0)
    await expect(page.locator('.prompt .button.main')).toBeVisible()
  })

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
])
  test(`at ${width} × ${height} everything of one’s own stays in sight in the replay`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAt(page, 'odin-crowded-finished')
    await page.locator('.end-bar').getByRole('button', { name: 'Watch it again' }).click()
    await page.getByRole('slider').first().fill('60')
    await expect(page.locator('.od-board-tile').nth(7)).toBeVisible()
    for (const part of ['.od-feast-strip', '.od-puzzle', '.od-shelf', '.od-bay', '.od-weapons', '.od-cards'])
      await expectWhole(page.locator(part))
    // Whose things they are is said beside them, not on them.
    const name = (await page.locator('.od-whose').boundingBox())!
    for (const part of ['.od-bay', '.od-cards', '.od-shelf']) {
      const { x, y, width: wide, height: high } = (await page.locator(part).boundingBox())!
      const apart =
        name.x >= x + wide || name.x + name.width <= x || name.y >= y + high || name.y + name.height <= y
      expect(apart, part).toBe(true)
    }
  })

test('spaces of column 4 say what they give before Vikings are placed', async ({ page }) => {
  await sitDownAt(page, 'odin-middle')
  const tip = page.locator('.od-tip')
  await page.locator('[data-space="buySheepCattle"]').hover()
  await expect(tip).toContainText('Column 4')
  // Sheep, cattle and what they cost.
  await expect(tip.locator('.od-change')).toHaveCount(4)
  await page.locator('[data-space="crafting4"]').hover()
  await expect(tip.locator('.od-change').first()).toHaveText('7  11')
})

test('the table is gone through by keys: few stops, arrows within them, and the focus is never lost', async ({
  page,
}) => {
  await sitDownAt(page, 'odin-middle')
  await expect(page.locator('.prompt h2')).toContainText('Send your Vikings')
  await page.locator('.prompt').focus()
  const isAtTheTop = () => page.evaluate(() => Boolean(document.activeElement?.closest('.top')))
  let stops = 0
  while (stops < 60 && !(await isAtTheTop())) {
    await page.keyboard.press('Tab')
    stops++
  }
  expect(stops).toBeLessThan(40)

  // Arrows stay on the action board; Enter chooses, Enter sends, and there is always something that hears the next key.
  await page.locator('[data-space="buy2Stockfish"]').focus()
  for (const way of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(way)
  expect(await page.evaluate(() => document.activeElement?.closest('.od-planks') !== null)).toBe(true)
  await page.locator('[data-space="upgrade2"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .button.main')).toBeVisible()
  await page.keyboard.press('Enter')
  const choices = page.locator('.od-choices')
  await expect(choices).toBeVisible()
  await expect.poll(() => focused(page)).toBe('BUTTON')
  const before = await page.locator('.table').getAttribute('data-n')
  await page.keyboard.press('Enter')
  await expect(page.locator(`.table[data-n="${before}"]`)).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe('BUTTON')
  // The second good is the turn's last move: Enter is the golden button that ends it.
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt h2')).toContainText('End your turn')
  await expect.poll(() => focused(page)).not.toBe('BODY')
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt h2')).not.toContainText('End your turn')
  await expect.poll(() => focused(page)).not.toBe('BODY')
})

for (const [width, height] of [
  [320, 640],
  [844, 390],
])
  test(`at ${width} × ${height} the dice hide nothing of what is won and paid`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAt(page, 'odin-dice')
    const buttons = page.locator('.od-dice-buttons')
    await expectWhole(buttons)
    for (const section of await page.locator('.od-stake section').all()) await expectWhole(section)
  })

test('the page of a rival has the feast, occupations in play and cards in hand', async ({ page }) => {
  await sitDownAt(page, 'odin-full')
  await page.locator('.od-rival button').first().click()
  const dialog = page.getByRole('dialog')
  await expectWhole(dialog.locator('.od-rival-feast'))
  await expect(dialog).toContainText('cells covered')
  await expect(dialog).toContainText(/\d in hand/)
  for (const card of await dialog.locator('.od-card').all()) await expectWhole(card)
})
