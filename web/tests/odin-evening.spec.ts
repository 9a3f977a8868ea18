// A first evening with A Feast for Odin, with a first visit's settings: what a stranger would stumble over.
import type { Locator, Page } from '@playwright/test'
import { expect, sitDownAt, test, url } from './hall.ts'

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

test('a feast whose plan was open before is held by its golden button, and its question ends with it', async ({
  page,
}) => {
  await sitDownAt(page, 'odin-feast')
  // Set aside, the plan can be opened from the strip: that window stays when the feast is taken up again.
  await page.keyboard.press('Escape')
  await expect(page.locator('.od-feast')).toHaveCount(0)
  await page.locator('.od-feast-strip').click()
  await expect(page.locator('.od-feast')).toBeVisible()
  await page.locator('.od-dish').first().click()
  await page.locator('.od-feast-bar .main').click()
  await page.locator('.od-ask .main').click()
  await expect(page.locator('.od-ask')).toHaveCount(0)
  await expect(page.locator('.od-feast')).toHaveCount(0)
  await expect(page.locator('.prompt .button.main')).toBeVisible()
})

for (const [width, height] of [
  [1280, 720],
  [1024, 768],
  [390, 844],
])
  test(`at ${width} × ${height} loot of twenty is one row by value, above its buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAt(page, 'odin-loot')
    const values = page.locator('.od-loot > li')
    const boxes = await values.evaluateAll((columns) =>
      columns.map((column) => {
        const { x, y } = column.getBoundingClientRect()
        return { x, y, value: Number.parseInt(column.querySelector('b')!.textContent, 10) }
      }),
    )
    expect(boxes.length).toBeGreaterThan(8)
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
    expect(boxes.map(({ value }) => value)).toEqual(boxes.map(({ value }) => value).toSorted((a, b) => a - b))
    for (const good of await page.locator('.od-loot-good').all()) await expectWhole(good)
    await expectWhole(page.locator('.od-dice-buttons'))
  })

test('looking back closes the plan of the feast, which would lie under the rail', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDownAt(page, 'odin-middle')
  await page.locator('.od-feast-strip button').click()
  await expect(page.locator('.od-feast')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.locator('.table.replaying')).toBeVisible()
  await expect(page.locator('.od-feast')).toHaveCount(0)
})

test('a board in a picture of the rulebook has its heading in one line', async ({ page }) => {
  await page.goto(url('#/rules/odin/4'))
  const head = page.locator('.book-figure .od-puzzle-head').first()
  await expect(head).toBeVisible()
  const { width, all } = await head.evaluate((line) => ({
    width: line.scrollWidth - line.clientWidth,
    all: [...line.children].map(
      (part) => part.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom,
    ),
  }))
  expect(width).toBeLessThanOrEqual(0)
  for (const below of all) expect(below).toBeLessThan(2)
})

test('after a die it is the dice that bar the way back', async ({ page }) => {
  await sitDownAt(page, 'odin-loot')
  await expect(page.locator('.barrier')).toHaveAttribute('title', /^Dice were rolled/)
  await expect(page.locator('.table')).not.toContainText(/card was turned|came to light/)
})

test('the colours of the set-up are those of the table', async ({ page }) => {
  await page.goto(url('#/setup/odin'))
  const seats = page.locator('.seat-board')
  await expect(seats.first()).toBeVisible()
  const seated = await seats.evaluateAll((boards) =>
    boards.map((board) => ({
      name: board.querySelector<HTMLInputElement>('input.seat-name')?.value ?? board.textContent,
      drawn: board.innerHTML.toLowerCase(),
    })),
  )
  await page.locator('.setup-bar .button.main').click()
  const rivals = page.locator('.od-rival')
  await expect(rivals.first()).toBeVisible()
  for (const rival of await rivals.all()) {
    const name = await rival.locator('.world').first().innerText()
    const colour = await rival.evaluate((card) => getComputedStyle(card).getPropertyValue('--clan').trim())
    expect(colour).toMatch(/^#/)
    expect(seated.find((seat) => seat.name.includes(name))?.drawn).toContain(colour.toLowerCase())
  }
})

for (const [width, height] of [
  [1180, 820],
  [1024, 768],
])
  test(`at ${width} × ${height} the rows of the action board fill the page`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAt(page, 'odin-middle')
    const area = (await page.locator('.board-area').boundingBox())!
    const first = (await page.locator('[data-space]').first().boundingBox())!
    const end = await page
      .locator('[data-space]')
      .evaluateAll((spaces) => Math.max(...spaces.map((space) => space.getBoundingClientRect().bottom)))
    expect(first.y - area.y).toBeLessThan(32)
    expect(area.y + area.height - end).toBeLessThan(8)
  })

test('spaces of column 4 say what they give before Vikings are placed', async ({ page }) => {
  await sitDownAt(page, 'odin-middle')
  const tip = page.locator('.od-tip')
  await page.locator('[data-space="buySheepCattle"]').hover()
  await expect(tip).toContainText('Column 4')
  // Sheep, cattle and what they cost.
  await expect(tip.locator('.od-change')).toHaveCount(4)
  await page.locator('[data-space="crafting4"]').hover()
  const silver = async () => (await tip.locator('.od-change').first().innerText()).match(/\d+/g)!.map(Number)
  await expect.poll(async () => (await silver()).reduce((now, then) => then - now)).toBe(4)
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
  // Of a closed space Enter asks why, and then it is the golden button that would open it.
  await page.locator('[data-space="overseasTrading1"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .button.main')).toContainText('Knarr')
  await page.keyboard.press('Enter')
  await expect(page.locator('.saga-lines')).toContainText(/buys.*Knarr/)
  await page.keyboard.press('z')
  await expect(page.locator('.saga-lines')).not.toContainText(/buys.*Knarr/)
  await page.locator('[data-space="upgrade2"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .button.main')).toContainText('Viking')
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
