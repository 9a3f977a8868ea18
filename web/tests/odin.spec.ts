import type { Page } from '@playwright/test'
import { expect, like, sitDownAt, test } from './hall.ts'

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
  // Over the income of 5, which needs everything to its lower left first.
  const to = await cell(page, 5, 6)
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
  // The golden button says what Enter does; turning and putting back stay beside it.
  await expect(page.locator('.prompt .button.main')).toContainText('Rune stone')
  await expect(page.locator('.prompt .button', { hasText: 'Turn it' })).toBeVisible()
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

test('a table can do without suggestions', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('meadhall.settings', '{"odds":false}'))
  await sitDownAt(page, 'odin-tiles')
  await expect(page.locator('.prompt .button', { hasText: 'Any time' })).toBeVisible()
  await expect(page.locator('.prompt .button', { hasText: 'Suggest' })).toHaveCount(0)
})

test('a feast is laid by hand and held', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-feast')
  // The plan that the strip shows lies there already.
  const state = page.locator('.od-feast-state')
  await expect(state).not.toContainText('0 of')
  await page.locator('.od-feast-bar .button', { hasText: 'Clear' }).click()
  await expect(state).toContainText('0 of')
  const foods = page.locator('.od-food.fits')
  // One dish is carried to the table, the others are tapped.
  const from = (await foods.first().boundingBox())!
  const table = (await page.locator('.od-feast-table').boundingBox())!
  await page.mouse.move(from.x + 30, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(table.x + 200, table.y + 190, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.od-dish').first()).toBeVisible()
  for (let dish = 0; dish < 12 && (await foods.count()) > 0; dish++) await foods.first().click()
  await page.locator('.od-feast-bar .button.main').click()
  await expect(page.locator('.od-feast')).toHaveCount(0)
})

test('a feast with empty cells asks in its own window, and Enter lays the better way', async ({ page }) => {
  await sitDownAt(page, 'odin-feast')
  await page.locator('.od-dish').first().click()
  await page.keyboard.press('Enter')
  const asked = page.locator('.od-ask')
  await expect(asked).toContainText('Thing penalt')
  await expect(asked.getByRole('button')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await page.locator('.od-feast-bar .button.main').click()
  await page.keyboard.press('Enter')
  await expect(page.locator('.od-feast')).toHaveCount(0)
})

test('nobody chooses blind: isles, odds and what is lacking are told before', async ({ page }) => {
  await sitDownAt(page, 'odin-early')
  const tip = page.locator('.od-tip')
  await page.locator('[data-space="raiding"]').hover()
  await expect(tip).toContainText('Longship')
  await expect(tip).toContainText('FO-13.7')
  await page.locator('[data-space="huntingGame1"]').hover()
  await expect(tip).toContainText('in up to 3 rolls')
  await page.locator('[data-space="forge"]').hover()
  await expect(tip).toContainText('first you draw an occupation')
  await page.locator('.od-isle button').first().click()
  await expect(page.getByRole('dialog')).toContainText('income up to')
})

test('at the end Ready asks while goods could lie on a board, and shows them all', async ({ page }) => {
  await sitDownAt(page, 'odin-crowded-end')
  await page.locator('.prompt .button.main', { hasText: 'Ready' }).click()
  await expect(page.locator('.prompt h2')).toContainText('could still lie')
  const offered = Number(/\d+/.exec(await page.locator('.prompt .button.main').innerText())![0])
  await expect(page.locator('.od-tile-packed')).toHaveCount(offered)
  await page.locator('.prompt .button.main').click()
  await expect(page.locator('.od-tile-packed')).toHaveCount(0)
  await expect(page.locator('.prompt .button.main', { hasText: 'Ready' })).toBeVisible()
  await expect(page.locator('.od-trial')).not.toHaveCount(0)
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
  // Help for first games marks sensible spaces and says what each kind is for, until it is switched off.
  const flames = page.locator('.od-flame')
  await expect(flames.first()).toBeVisible()
  await page.locator('.od-group-name').first().hover()
  await expect(page.locator('.od-tip')).toContainText('Houses')
  await page.locator('.prompt .button', { hasText: 'Any time' }).click()
  await page.getByRole('switch', { name: /Help for first games/ }).click()
  await page.keyboard.press('Escape')
  await expect(flames).toHaveCount(0)
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
    await expect(page.locator('.prompt .button', { hasText: 'Put it back' })).toBeVisible()
    await page.locator('.prompt .button.main').tap()
    await expect.poll(() => placed(page)).toContain('Chest')
  })
})
