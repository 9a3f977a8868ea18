import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test, url } from './hall.ts'
import { comeIn, PHONE, visitor } from './online.ts'

const editor = (page: Page) => page.locator('.chest-editor')
const kind = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kinds of components' }).getByRole('button', { name })

/** Throws away our faces of a die for these, by keys alone. */
async function typeFaces(page: Page, die: string, faces: string): Promise<void> {
  await page.getByRole('button', { name: `${die} reconstructed` }).focus()
  await page.keyboard.press('Enter')
  await editor(page)
    .getByRole('button', { name: /^Face 1:/ })
    .focus()
  for (const face of faces) {
    await page.keyboard.press(face)
    await page.keyboard.press('ArrowRight')
  }
}

/** What an owner reads from a card: one more attack, and a name where it is given. */
async function changeEnemies(page: Page, deck: string, count: number, name?: (n: number) => string) {
  await kind(page, deck).click()
  const cards = page.locator('.chest-piece')
  for (let n = 0; n < count; n++) {
    await cards.nth(n).click()
    await editor(page).getByRole('button', { name: 'Attack: one more' }).click()
    if (name) await editor(page).getByLabel('Name').fill(name(n))
    await expect(editor(page).getByText('yours', { exact: true })).toBeVisible()
  }
}

test('dice and twenty enemies of one’s own, at one screen and with a friend who has not got them', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(url('#/chest/midgard'))
  await typeFaces(page, 'swordsman', '001123')
  await typeFaces(page, 'spearman', '011233')
  await typeFaces(page, 'axeman', '011222')
  await expect(kind(page, 'Dice')).toHaveText(/3\/3/)
  await changeEnemies(page, 'Trolls', 8, (n) => `<b>Þurs${n + 1}`)
  await changeEnemies(page, 'Draugr', 7)
  await changeEnemies(page, 'Monsters', 5)

  // Undone and done again, by keys.
  await page.keyboard.press('Control+z')
  await expect(kind(page, 'Monsters')).toHaveText(/4\/12/)
  await page.keyboard.press('Control+Shift+z')
  await expect(kind(page, 'Monsters')).toHaveText(/5\/12/)
  await expectNoViolations(page)

  await page.getByLabel('Name of the set').fill('Shelf <i>1</i>')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saved).path()

  // At this screen: the Troll at the gate has the name that was typed, as text.
  await page.getByRole('button', { name: 'Play with it' }).click()
  await expect(page.getByText('“Shelf <i>1</i>”: 23 components differ from ours')).toBeVisible()
  await page.getByText('dealt at random').click()
  await page.getByRole('button', { name: /^Start the game/ }).click()
  await expect(
    page
      .locator('.table')
      .getByText(/<b>Þurs\d/)
      .first(),
  ).toBeVisible()

  // Online: a friend sees which set it is, and what differs, before sitting down.
  await comeIn(page, 'Ada')
  await page.goto(url('#/setup/midgard/online'))
  await page.getByText('dealt at random').click()
  await page.getByLabel('Components').selectOption({ label: 'Shelf <i>1</i>' })
  for (const seat of [2, 3])
    await page
      .getByRole('region', { name: `Seat ${seat + 1}` })
      .getByText('Nobody', { exact: true })
      .click()
  await page.getByRole('button', { name: 'Set up the table' }).click()
  const link = await page.locator('.setup-options .share input').first().inputValue()
  const friend = await visitor(browser)
  await friend.page.goto(link)
  await expect(friend.page.getByText('“Shelf <i>1</i>”: 23 components differ from ours')).toBeVisible()
  await friend.page.getByText('What differs').click()
  await expect(friend.page.locator('.chest-differs li')).toHaveCount(23)
  await expectNoViolations(friend.page)
  await friend.page.getByLabel('Your name').fill('Bo')
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  for (const each of [page, friend.page])
    await expect(
      each
        .locator('.table')
        .getByText(/<b>Þurs\d/)
        .first(),
    ).toBeVisible()

  // The file, in a browser that has never seen the set; a broken one changes nothing.
  await friend.page.goto(url('#/chest/midgard'))
  const input = friend.page.locator('input[type=file]')
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') })
  await expect(friend.page.getByText('Not taken in, and nothing changed')).toBeVisible()
  await expect(kind(friend.page, 'Trolls')).toHaveText('Trolls8')
  await input.setInputFiles(file)
  await expect(friend.page.getByText('“Shelf <i>1</i>” lies in your chest now.')).toBeVisible()
  await expect(kind(friend.page, 'Trolls')).toHaveText(/8\/8/)
  expect(friend.complaints).toEqual([])
})

test('a map changed on the drawing is played on; the chest on a phone, in German and Japanese', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(url('#/chest/mountain'))
  await expect(page.getByText('28 caverns, 49 paths, 12 gates, 10 halls')).toBeVisible()
  // By keys: the cavern is chosen on the map, a gate is opened, and it is split.
  await page.getByRole('button', { name: 'Cavern Moss 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: 'Gate' }).click()
  await page.getByRole('button', { name: 'Split in two' }).click()
  await expect(page.getByText('29 caverns, 51 paths, 13 gates, 10 halls')).toBeVisible()
  // What the rules need is checked, and told.
  await page.getByRole('checkbox', { name: 'Moss 5' }).uncheck()
  await page.getByRole('checkbox', { name: 'Moss 3' }).uncheck()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('29 caverns, 51 paths')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Share by a link' }).click()
  const link = await page.getByLabel('Link to this set').inputValue()
  await page.getByRole('button', { name: 'Play with it' }).click()
  await page.getByRole('button', { name: /^Start the game/ }).click()
  await expect(page.locator('.table.mountain')).toBeVisible()
  await expect(page.locator('.table [aria-label*="Moss 5"]').first()).toBeAttached()

  // The link, on a phone that speaks German; and the chest in Japanese.
  for (const [locale, take, count] of [
    ['de', 'In meine Truhe legen', '29 Höhlen'],
    ['ja', '自分の宝箱に入れる', '洞窟29'],
  ] as const) {
    const { page: phone, complaints } = await visitor(browser, { locale }, PHONE)
    await phone.goto(link)
    await phone.getByRole('button', { name: take }).click()
    await expect(phone.getByText(count)).toBeVisible()
    await expectNoViolations(phone)
    const over = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  }
})
