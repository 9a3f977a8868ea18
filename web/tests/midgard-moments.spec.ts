// What happens to the player waits for the player, with the settings of a first visit.
import { expect, sitDownAt, test } from './hall.ts'

test('a fight is seen: its result and the end of the round wait, and Enter goes on', async ({ page }) => {
  await sitDownAt(page, 'fight')
  const round = page.locator('.mg-round')
  const result = page.locator('.mg-result')
  const end = page.locator('.mg-round-end')
  await expect(page.getByRole('button', { name: 'Keep this roll' })).toBeFocused()
  await page.keyboard.press('k')
  // The fight goes on by Enter alone: who falls, and the next roll.
  await expect(async () => {
    if (!(await result.isVisible())) await page.keyboard.press('Enter')
    await expect(result).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(result).toContainText('Slain!')
  await expect(result).toContainText('+9')
  await expect(result.locator('.mg-round-row')).toHaveCount(3)
  await expect(round).toContainText('Round 3')
  await expect(page.locator('.board-area')).toHaveAttribute('inert')
  await expect(page.getByRole('button', { name: 'Take it home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(end).toBeVisible()
  await expect(end).toContainText('Round 3 is over')
  await expect(end).toContainText('Orm slew the troll')
  await expect(round).toContainText('Round 3')
  await page.getByRole('button', { name: 'Begin round 4' }).click()
  await expect(end).toHaveCount(0)
  await expect(round).toContainText('Round 4')
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
  const end = page.locator('.mg-round-end')
  await expect(async () => {
    if (!(await end.isVisible())) await page.keyboard.press('Enter')
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  await end.getByRole('button', { name: 'What happened' }).click()
  await expect(end.locator('.mg-whole li').first()).toBeVisible()
  await end.getByRole('switch').click()
  await expect(end).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('meadhall.settings'))).toContain('"roundEnd":false')
})
