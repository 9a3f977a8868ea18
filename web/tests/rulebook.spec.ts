import { GAME_IDS } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import { expect, expectNoViolations, like, sitDownAt, test, url } from './hall.ts'
import { coachOf } from './learner.ts'
import { PHONE } from './online.ts'

test('every picture of the rulebooks is drawn, with all that it points at', async ({ page }) => {
  for (const game of GAME_IDS) {
    const { figures } = await gameOf(game)!.book!.load()
    await page.goto(url(`#/rules/${game}/booklet`))
    const pictures = page.locator('.booklet .mini')
    await expect(pictures).toHaveCount(figures.length)
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.flatMap((one) => (one as HTMLElement).dataset.missing ?? [])),
      )
      .toEqual([])
  }
})

test('an example plays by keys inside the page, and is tried by the reader', async ({ page }) => {
  await page.goto(url('#/rules/midgard/CM-4.2'))
  await page.locator('[data-rule="CM-4.2"] .rule-examples a').first().click()
  const shown = page.locator('.show-me[data-example="taken"]')
  const golden = shown.locator(':scope > footer .main')
  await expect(golden).toHaveText(/Next/)
  // A step is said when it has been seen: the arrow ends what is on the stage, then goes on.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(golden).toHaveText('Done', { timeout: 300 })
  }).toPass()
  await expect(shown.locator('.show-not')).toContainText('CM-4')
  await expectNoViolations(page)
  await shown.getByRole('link', { name: 'Try it yourself' }).click()
  await expect(coachOf(page)).toContainText('Play it on as you like')
  const before = await page.locator('.table').getAttribute('data-n')
  await page.locator('.mg-place:not([aria-disabled="true"])').first().click()
  await page.locator('.prompt .button.main').click()
  await expect(page.locator(`.table[data-n="${before}"]`)).toHaveCount(0)
})

for (const [game, record] of [
  ['midgard', 'placing'],
  ['odin', 'odin-middle'],
  ['mountain', 'mountain-turn'],
] as const)
  test(`by keys nobody is lost between ${game}, its rules and the rulebook`, async ({ page }) => {
    await sitDownAt(page, record)
    const focus = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')
    const dialog = page.getByRole('dialog', { name: 'Rules' })
    const openRules = async () => {
      const book = page.locator('.top-tools button').first()
      await book.focus()
      await page.keyboard.press('Enter')
      await expect(dialog.locator('.term').first()).toBeVisible()
    }
    await openRules()
    // A word is followed to its own entry, and the next from there.
    for (let step = 0; step < 2; step++) {
      await dialog.locator('.term').nth(step).focus()
      await page.keyboard.press('Enter')
      await expect(dialog.locator('.rule.now')).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(focus).not.toBe('BODY')

    await openRules()
    await dialog.locator('.rule-id').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.book-main')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.book-main .rule:focus, .book-main:focus')).toBeVisible()
    // From chapter to chapter, and back to the one before.
    const place = page.locator('.book-main > h2')
    const chapter = await place.innerText()
    await page.locator('.book-turn [rel=next]').focus()
    await page.keyboard.press('Enter')
    await expect(place).not.toHaveText(chapter)
    await expect(page.locator('.book-main')).toBeFocused()
    await page.locator('.book-turn [rel=prev]').focus()
    await page.keyboard.press('Enter')
    await expect(place).toHaveText(chapter)
    await expect(page.locator('.book-main')).toBeFocused()
    await page.locator('.book-main .term').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(focus).not.toBe('BODY')
    for (let back = 0; back < 3; back++) await page.goBack()
    await expect(page.locator('.table')).toBeVisible()
    await expect.poll(focus).not.toBe('BODY')
  })

test.describe('on a phone', () => {
  test.use({ ...PHONE, locale: 'ja-JP' })

  test('by daylight the rulebook has its contents in a sheet and goes nowhere sideways', async ({ page }) => {
    await like(page, { theme: 'light' })
    const goesSideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await page.goto(url('#/rules/odin'))
    await expect(page.locator('.one-page')).toBeVisible()
    expect(await goesSideways()).toBe(false)
    await page.locator('.book-bar button').tap()
    await page.getByRole('dialog').getByRole('link', { name: '饗宴' }).tap()
    await expect(page.locator('#chapter-6')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('.book-figure .mini:not([data-missing])').first()).toBeVisible()
    expect(await goesSideways()).toBe(false)
    await page.getByRole('searchbox').fill('銀貨')
    await expect(page.locator('mark').first()).toHaveText('銀貨')
    await page.getByRole('searchbox').fill('')
    await page.locator('[data-rule="FO-6.3"] .rule-examples a').tap()
    await expect(page.locator('.show-me .show-count')).toBeVisible()
    expect(await goesSideways()).toBe(false)
    await expectNoViolations(page)
  })
})
