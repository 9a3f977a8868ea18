import { gameOf } from '@meadhall/hall/games'
import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test, url } from './hall.ts'

const coach = (page: Page) => page.locator('.lesson-coach')

test('a first visit begins with a lesson, which is taken by mouse to its end', async ({ page }) => {
  await page.goto(url())
  await page.locator('.door.chosen .button.main').click()
  await expect(coach(page)).toContainText('This is the town')
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  const place = async (name: RegExp) => {
    await page.getByRole('button', { name }).first().click()
    await page.locator('.prompt .button.main').click()
  }
  // A wrong try says why, and nothing is played.
  await place(/^Swordsmith/)
  await expect(coach(page).locator('.lesson-not')).toContainText('we fetch the food first')
  await place(/^Smokehouse/)
  await expect(coach(page)).toContainText('Astrid took the spearman')
  await coach(page).getByRole('button', { name: 'Go on' }).click()
  await place(/^Merchant Ship/)
  await expect(coach(page)).toContainText('Warriors are dice')
  await place(/^Blacksmith/)
  await expect(coach(page)).toContainText('the most glory wins')
  await coach(page).locator('.button.main').click()
  await expect(coach(page)).toContainText('A troll at the gate')
  await page.keyboard.press('Escape')
  await expect(page.locator('.lesson-shield.done')).toHaveCount(1)
})

/** Takes a lesson on the page: reads, lets the raven do it, and sees what comes of it, by buttons that are there. */
async function take(page: Page, game: string, lesson: string, steps: number): Promise<void> {
  await page.goto(url(`#/learn/${game}/${lesson}`))
  const golden = page.locator('.button.main:enabled:visible')
  const doIt = coach(page).locator('footer .button:not(.main)').last()
  const until = Date.now() + 20_000 * steps
  while (Date.now() < until) {
    if (!new URL(page.url()).hash.endsWith(`/${lesson}`)) return
    const reading = coach(page).locator('footer .button.main')
    const isHere = await coach(page).isVisible()
    const button = (await reading.isVisible()) ? reading : isHere ? doIt : golden.first()
    // What is there now may be gone by the time it is clicked: the next look tells.
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {})
    await page.waitForTimeout(150)
  }
  throw new Error(`${game} ${lesson} was not done`)
}

for (const [game, phone] of [
  ['midgard', true],
  ['odin', false],
  ['mountain', true],
] as const)
  test(`every lesson of ${game} leads through the table${phone ? ' on a phone' : ''}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext(
      phone
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' }
        : { viewport: { width: 1280, height: 720 }, locale: 'ja-JP' },
    )
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    for (const { id, steps } of await gameOf(game)!.lessons!.load()) await take(page, game, id, steps.length)
    expect(complaints).toEqual([])
    await context.close()
  })
