import type { Page } from '@playwright/test'
import { expect, expectNoViolations, like, sitDownAt, test, url } from './hall.ts'

/** Sits down at a new table with so many bots of the easiest kind. */
async function begin(page: Page, bots: number): Promise<void> {
  await page.goto(url('?tables=all#/setup/odin'))
  for (let seat = 4; seat > bots + 1; seat--)
    await page
      .locator('.seat-board')
      .nth(seat - 1)
      .locator('.segments')
      .first()
      .locator('label')
      .last()
      .click()
  for (let seat = 1; seat <= bots; seat++)
    await page.locator('.seat-board').nth(seat).locator('.segments').last().locator('label').first().click()
  await page.locator('#seed').fill('OTTER-000123')
  await page.locator('.setup-bar .button.main').click()
  await expect(page.locator('.table.odin')).toBeVisible()
}

/** What may be done at any time never ends a turn. */
const ANY_TIME =
  /^(Place (?!Vikings)|Take a tile back|Lay |Buy a ship|Load ore|Take ore off|Leave a standing order)/

/** Waits in the page itself until a move of one's own is due, or the game is over. */
function whoseMove(page: Page, after: number): Promise<{ n: number; over: boolean; feast: boolean }> {
  return page.evaluate(
    (before) =>
      new Promise((resolve) => {
        const look = () => {
          const n = Number(document.querySelector<HTMLElement>('.table')?.dataset.n ?? -1)
          const over = document.querySelector('.reckoning') !== null
          if (!over && (n === before || !document.querySelector('.prompt.deciding'))) return
          observer.disconnect()
          resolve({ n, over, feast: document.querySelector('.od-feast') !== null })
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        look()
      }),
    after,
  )
}

/** A click without a mouse: where it would land is tested elsewhere, and here there are hundreds. */
const press = (page: Page, button: string, nth = 0): Promise<void> =>
  page.locator(button).nth(nth).dispatchEvent('click')

/** Plays to the end by the offered moves; feasts are laid by the page. */
async function playThrough(page: Page): Promise<number> {
  let random = 4711
  const next = (n: number) => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
    return (random >> 8) % n
  }
  let at = -1
  for (let moves = 0; moves < 900; moves++) {
    const { n, over, feast } = await whoseMove(page, at)
    if (over) return moves
    at = n
    if (feast) {
      await press(page, '.od-feast-bar .button:not(.main) >> text=Lay it for me')
      await press(page, '.od-feast-bar .button.main')
      continue
    }
    await page.keyboard.press('l')
    const sentences = await page.locator('.moves .move > span:first-child').allTextContents()
    // Others move at the same time, and what was offered a moment ago may be over.
    if (sentences.length === 0) {
      at = -1
      await page.waitForTimeout(50)
      continue
    }
    // Turns are cut short now and then: a game has seven rounds all the same.
    const pass = sentences.findIndex((sentence) => sentence.startsWith('Pass'))
    const onward = sentences.flatMap((sentence, i) =>
      ANY_TIME.test(sentence) || sentence.startsWith('Pass') ? [] : [i],
    )
    const tiles = sentences.flatMap((sentence, i) => (/^Place (?!Vikings)/.test(sentence) ? [i] : []))
    const among = pass >= 0 && next(5) === 0 ? [pass] : tiles.length > 0 && next(4) === 0 ? tiles : onward
    const chosen =
      among.length > 0
        ? among[next(among.length)]
        : sentences.findIndex((sentence) => /^(Pass|Ready|That is all)/.test(sentence))
    await press(page, '.moves .move', Math.max(0, chosen))
  }
  throw new Error('the game does not end')
}

test('a whole game of two against a bot, by clicking offered moves', async ({ page }) => {
  await like(page)
  await begin(page, 1)
  expect(await playThrough(page)).toBeGreaterThan(20)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(2)
})

test('a whole game alone', async ({ page }) => {
  await like(page)
  await begin(page, 0)
  await expect(page.locator('.od-solo')).toContainText('100')
  expect(await playThrough(page)).toBeGreaterThan(15)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(1)
})

/** The middle of a cell of the large board on the screen. */
async function cell(page: Page, row: number, col: number): Promise<{ x: number; y: number }> {
  const sheet = page.locator('[data-puzzle]')
  const box = (await sheet.boundingBox())!
  const [left, top, size] = (await sheet.getAttribute('data-grid'))!.split(' ').map(Number)
  const wide = (await sheet.getAttribute('viewBox'))!.split(' ').map(Number)[2]
  const scale = box.width / wide
  return { x: box.x + (left + (col + 0.5) * size) * scale, y: box.y + (top + (row + 0.5) * size) * scale }
}

const placed = (page: Page) => page.locator('#od-laid').innerText()

test('a tile is laid by mouse, moved while it is on trial, and undone', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-tiles')
  const good = page.locator('button.od-slot[data-good="chest"]')
  const count = Number(await good.locator('b').innerText())
  const from = (await good.boundingBox())!
  const to = await cell(page, 2, 6)
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x - 40, to.y, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(page.locator('.od-ghost')).toBeVisible()
  await expect(page.locator('.od-tip.legal')).toContainText('saves 4 points')
  await page.mouse.up()
  await expect.poll(() => placed(page)).toContain('Chest')
  // On trial it can be carried elsewhere.
  const at = await placed(page)
  const trial = (await page.locator('.od-trial').first().boundingBox())!
  const further = await cell(page, 6, 9)
  await page.mouse.move(trial.x + trial.width / 2, trial.y + trial.height / 2)
  await page.mouse.down()
  await page.mouse.move(further.x - 30, further.y, { steps: 5 })
  await page.mouse.move(further.x, further.y, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => (await placed(page)).includes('Chest') && (await placed(page)) !== at)
    .toBe(true)
  while ((await placed(page)).includes('Chest')) {
    const before = await page.locator('.table').getAttribute('data-n')
    await page.keyboard.press('z')
    await expect(page.locator(`.table[data-n="${before}"]`)).toHaveCount(0)
  }
  await expect(good.locator('b')).toHaveText(String(count))
})

test('an unlawful place says why', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-tiles')
  await page.locator('button.od-slot[data-good="chest"]').click()
  const to = await cell(page, 2, 2)
  await page.mouse.move(to.x, to.y)
  await expect(page.locator('.od-ghost.refused')).toBeVisible()
  await expect(page.locator('.od-tip.refused .danger')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(page.locator('.od-ghost')).toHaveCount(0)
})

test('a tile is laid with keys alone', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-tiles')
  await page.locator('button.od-slot[data-good="runeStone"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt h2')).toContainText('Laying')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.od-ghost')).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const before = await placed(page)
  for (let step = 0; step < 12 && (await page.locator('.od-ghost.refused').count()) > 0; step++)
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => placed(page)).not.toBe(before)
})

test('a suggestion is taken whole', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-tiles')
  const before = await placed(page)
  await page.locator('.prompt .button', { hasText: 'Suggest' }).click()
  await expect(page.locator('.od-suggested').first()).toBeVisible()
  await page.locator('.prompt .button.main').click()
  await expect.poll(() => placed(page)).not.toBe(before)
})

test('a feast is laid by hand and held', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-feast')
  const state = page.locator('.od-feast-state')
  await expect(state).toContainText('0 of')
  const foods = page.locator('.od-food.fits')
  // One dish is carried to the table, the others are tapped.
  const from = (await foods.first().boundingBox())!
  const table = (await page.locator('.od-feast-table').boundingBox())!
  await page.mouse.move(from.x + 30, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(table.x + 120, table.y + 40, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.od-dish').first()).toBeVisible()
  for (let dish = 0; dish < 12 && (await foods.count()) > 0; dish++) await foods.first().click()
  await expect(page.locator('.od-feast-bar .button.main')).toBeVisible()
  await page.locator('.od-feast-bar .button.main').click()
  await expect(page.locator('.od-feast')).toHaveCount(0)
})

test('a feast is laid for me, and planned as a standing order', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-feast')
  await page.keyboard.press('l')
  await expect(page.locator('.od-feast-state')).toContainText('gives up least')
  await page.locator('.od-feast-bar .button.main').click()
  await expect(page.locator('.od-feast')).toHaveCount(0)

  await sitDownAt(page, 'odin-middle')
  await page.locator('.od-feast-strip').click()
  await page.locator('.od-feast-bar .button', { hasText: 'Lay it for me' }).click()
  await page.locator('.od-feast-bar .button.main').click()
  await expect(page.locator('.saga-lines')).toContainText('standing order')
})

test('a space tells what it would do, or why it may not be used', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-middle')
  const open = page.locator('.od-plank.open').first()
  await open.hover()
  await expect(page.locator('.od-tip')).toBeVisible()
  await open.click()
  await expect(page.locator('.prompt .button.main')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.od-plank.closed').first().hover()
  await expect(page.locator('.od-tip.refused .danger')).not.toBeEmpty()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tile is laid by touch', async ({ page }) => {
    await like(page)
    await sitDownAt(page, 'odin-tiles')
    await page.getByRole('tab', { name: /^Goods/ }).tap()
    await page.locator('button.od-slot[data-good="chest"]').tap()
    const to = await cell(page, 2, 8)
    await page.touchscreen.tap(to.x, to.y)
    await expect(page.locator('.od-ghost')).toBeVisible()
    await page.locator('.prompt .button.main').tap()
    await expect.poll(() => placed(page)).toContain('Chest')
  })

  test('nothing is wider than the screen', async ({ page }) => {
    await like(page)
    await sitDownAt(page, 'odin-middle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoViolations(page)
  })
})

for (const name of ['odin-early', 'odin-full', 'odin-feast', 'odin-dice', 'odin-upgrade', 'odin-solo'])
  test(`no barriers: ${name}`, async ({ page }) => {
    await like(page)
    await sitDownAt(page, name)
    await expect(page.locator('.table.odin')).toBeVisible()
    await expectNoViolations(page)
  })
