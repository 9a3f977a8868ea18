// What happens to the player waits for the player, with the settings of a first visit.
import type { Page } from '@playwright/test'
import { expect, sitDownAt, test } from './hall.ts'

/** Presses Enter, which is always the golden button, until something is there. */
async function goOnTo(page: Page, what: string): Promise<void> {
  await expect(async () => {
    if (!(await page.locator(what).isVisible())) await page.keyboard.press('Enter')
    await expect(page.locator(what)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('a fight is seen: its result and the end of the round wait, and Enter goes on', async ({ page }) => {
  await sitDownAt(page, 'fight')
  await expect(page.locator('.mg-fight .button.main')).toBeFocused()
  const round = await page.locator('.mg-round').innerText()
  await goOnTo(page, '.mg-result')
  const result = page.locator('.mg-result')
  await expect(result.getByRole('heading').first()).toHaveText(/Slain!|Beaten off|Home from the hunt/)
  await expect(result.locator('.mg-round-row')).not.toHaveCount(0)
  await expect(result.locator('.button.main')).toBeFocused()
  await expect(page.locator('.board-area > *').first()).toHaveAttribute('inert')
  await expect(page.locator('.mg-round')).toHaveText(round)
  await page.keyboard.press('Enter')
  await expect(result).toHaveCount(0)
  await goOnTo(page, '.mg-round-end')
  // Phase and round are told when the card has been read, not before.
  await expect(page.locator('.mg-round')).toHaveText(round)
  const phase = page.locator('.mg-phases [aria-current]')
  await expect(phase).toHaveText('Clean-up')
  await page.getByRole('button', { name: /^Begin round/ }).click()
  await expect(phase).not.toHaveText('Clean-up')
  await expect(page.locator('.mg-round-end')).toHaveCount(0)
  await expect(page.locator('.mg-round')).not.toHaveText(round)
})

test('a lost fight says what it cost, and can be watched again', async ({ page }) => {
  await sitDownAt(page, 'beaten')
  await page.keyboard.press('k')
  const result = page.locator('.mg-result')
  await expect(result).toContainText('Beaten off', { timeout: 15_000 })
  await expect(result).toContainText('No spoils')
  await page.getByRole('button', { name: 'Watch again' }).click()
  await expect(result).toHaveCount(0)
  await expect(page.locator('.mg-fight-panel')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(result).toBeVisible()
})

test('who does not want the end of a round on a card is not shown it again', async ({ page }) => {
  await sitDownAt(page, 'fight')
  await goOnTo(page, '.mg-round-end')
  const end = page.locator('.mg-round-end')
  await end.getByRole('button', { name: 'What happened' }).click()
  await expect(end.locator('.mg-whole li').first()).toBeVisible()
  await end.getByRole('switch').click()
  await expect(end).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('meadhall.settings'))).toContain('"roundEnd":false')
})

test('the last fight is seen before the reckoning', async ({ page }) => {
  await sitDownAt(page, 'ending')
  await goOnTo(page, '.mg-result')
  const result = page.locator('.mg-result')
  await expect(result.locator('.button.main')).toBeFocused()
  // Bots may be through with the game meanwhile: what happened to oneself waits all the same.
  await page.waitForTimeout(3000)
  await expect(result).toBeVisible()
  await expect(page.locator('.reckoning')).toHaveCount(0)
  await goOnTo(page, '.reckoning')
})

for (const [width, height] of [
  [820, 1180],
  [800, 600],
  [640, 360],
  [390, 844],
] as const)
  test(`a result fills its frame, and nothing of it is cut at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAt(page, 'fight')
    await goOnTo(page, '.mg-result')
    const frame = await page.locator('.mg-result').boundingBox()
    const golden = await page.locator('.mg-result .button.main').boundingBox()
    // The way on stands at the foot of the frame, not above a void.
    expect(frame!.y + frame!.height - golden!.y - golden!.height).toBeLessThan(40)
    const cut = await page
      .locator('.mg-result :is(b, p, span, h2, h3)')
      .evaluateAll((all) =>
        all
          .filter(
            (each) =>
              each.scrollWidth > each.clientWidth + 1 &&
              each.clientWidth > 0 &&
              getComputedStyle(each).overflowX === 'hidden',
          )
          .map((each) => each.textContent),
      )
    expect(cut).toEqual([])
  })
