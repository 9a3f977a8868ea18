import { gameOf } from '@meadhall/hall/games'
import { expect, expectNoViolations, like, test, url } from './hall.ts'

/** An example of each game, and how many steps it has. */
const SHOWN = {
  midgard: ['CM-4.2', 'taken'],
  odin: ['FO-4.6', 'green'],
  mountain: ['MK-10.1', 'call'],
} as const

for (const [game, [rule, example]] of Object.entries(SHOWN))
  test(`the rulebook of ${game} draws every picture, and plays an example by keyboard`, async ({ page }) => {
    const { figures } = await gameOf(game)!.book!.load()
    // All chapters at once.
    await page.goto(url(`#/rules/${game}/booklet`))
    const pictures = page.locator('.booklet .mini')
    await expect(pictures).toHaveCount(figures.length)
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.flatMap((one) => (one as HTMLElement).dataset.missing ?? [])),
      )
      .toEqual([])

    await page.goto(url(`#/rules/${game}/${rule}`))
    await page.locator(`[data-rule="${rule}"] .rule-examples a`).first().click()
    const shown = page.locator(`.show-me[data-example="${example}"]`)
    const golden = shown.locator(':scope > footer .main')
    await expect(golden).toHaveText(/Next/)
    let says = ''
    while ((await golden.textContent())?.includes('Next')) {
      says = (await shown.locator('.show-count').textContent()) ?? ''
      await page.keyboard.press('ArrowRight')
      await expect(shown.locator('.show-count')).not.toHaveText(says)
    }
    await expect(golden).toHaveText('Done')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${rule}$`))
  })

test('on a phone by daylight the rulebook has its contents in a sheet and goes nowhere sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await like(page, { theme: 'light', locale: 'ja' })
  const goesSideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  await page.goto(url('#/rules/odin'))
  await expect(page.locator('.one-page')).toBeVisible()
  expect(await goesSideways()).toBe(false)
  await page.locator('.book-bar button').click()
  await page.getByRole('dialog').getByRole('link', { name: '饗宴' }).click()
  await expect(page.locator('#chapter-6')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.book-figure .mini:not([data-missing])')).toBeVisible()
  expect(await goesSideways()).toBe(false)
  await page.getByRole('searchbox').fill('銀貨')
  await expect(page.locator('mark').first()).toHaveText('銀貨')
  await page.getByRole('searchbox').fill('')
  await page.locator('[data-rule="FO-6.3"] .rule-examples a').click()
  await expect(page.locator('.show-me .show-count')).toBeVisible()
  expect(await goesSideways()).toBe(false)
  await expectNoViolations(page)
})
