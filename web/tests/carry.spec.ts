import type { Locator, Page } from '@playwright/test'
import { expect, like, sitDownAt, test } from './hall.ts'

/** Where a thing is once it stands still: a table that has just opened may draw itself again. */
const middle = async (of: Locator) => {
  await of.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await of.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Takes a piece up with the mouse and holds it over a place. */
async function holdOver(page: Page, piece: Locator, place: Locator): Promise<void> {
  const [from, to] = [await middle(piece), await middle(place)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

const spoken = (page: Page, root: string) => page.locator(`${root} [role=status][aria-live=assertive]`)

test('a warrior is carried to a place with the mouse; Escape brings it home', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'assigning')
  const piece = page.locator('.mg-source').first()
  const place = page.locator('[data-drop]').first()
  const sent = await page.locator('.mg-sent').count()
  await holdOver(page, piece, place)
  await expect(page.locator('.carried')).toBeVisible()
  await expect(place).toHaveClass(/chosen/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.carried')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.locator('.mg-sent')).toHaveCount(sent)
  await expect(spoken(page, '.mg-assign')).toContainText('stays at home')
  await holdOver(page, piece, place)
  await page.mouse.up()
  await expect(page.locator('.mg-sent')).toHaveCount(sent + 1)
  // Letting go is no click: nothing is picked up again.
  await expect(page.locator('.mg-source[aria-pressed=true]')).toHaveCount(0)
})

test('a warrior is carried with keys, and every step is said', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'assigning')
  const said = spoken(page, '.mg-assign')
  const sent = await page.locator('.mg-sent').count()
  await page.locator('.mg-source').first().focus()
  await page.keyboard.press('Space')
  await expect(said).toContainText('Picked up')
  await page.keyboard.press('ArrowRight')
  await expect(said).toContainText(' is over ')
  await page.keyboard.press('Escape')
  await expect(said).toContainText('stays at home')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('was sent to')
  await expect(page.locator('.mg-sent')).toHaveCount(sent + 1)
})

test('a card is carried to its place in the ancestry', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-ancestry')
  const card = page.locator('.mk-hand-card button').first()
  await holdOver(page, card, page.locator('.mk-drop').nth(1))
  await expect(page.locator('.carried')).toBeVisible()
  const said = spoken(page, '.mk-veiled')
  await expect(said).toContainText(/^Over the .*row \d, column \d/i)
  await expect(page.locator('.mk-spot').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.up()
  await expect(page.locator('.carried')).toHaveCount(0)
  await expect(page.locator('.mk-spot').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(said).toContainText(/^Put down: .*row \d, column \d\. Lay it to keep it there\.$/i)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap takes a warrior in hand, and a second one sends it', async ({ page }) => {
    await like(page)
    await sitDownAt(page, 'assigning')
    const sent = await page.locator('.mg-sent').count()
    await page.locator('.mg-source').first().tap()
    await expect(page.locator('.mg-source[aria-pressed=true]')).toHaveCount(1)
    await page.locator('[data-drop] .mg-tray-hit').first().tap()
    await expect(page.locator('.mg-sent')).toHaveCount(sent + 1)
  })

  test('a warrior is carried to a place', async ({ page }) => {
    await like(page)
    await sitDownAt(page, 'assigning')
    const sent = await page.locator('.mg-sent').count()
    const finger = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const from = await middle(page.locator('.mg-source').first())
    const to = await middle(page.locator('[data-drop]').first())
    await touch('touchStart', from)
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 6,
        y: from.y + ((to.y - from.y) * step) / 6,
      })
    await expect(page.locator('.carried')).toBeVisible()
    await touch('touchEnd')
    await expect(page.locator('.mg-sent')).toHaveCount(sent + 1)
  })
})
