import { LOCALES } from '@meadhall/kernel/locales'
import type { Page } from '@playwright/test'
import { expect, like, makeMove, overlaps, sitDownAt, test } from './hall.ts'

test('figures stand on the line and line up, wherever they are', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'placing')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toBeVisible()
  const odd = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && /\d/.test(nodeValue ?? ''),
        ),
      )
      .filter((element) => !getComputedStyle(element).fontVariantNumeric.includes('lining-nums'))
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(odd).toEqual([])
})

for (const locale of LOCALES)
  test(`nothing of the frame lies over anything else of it, on any page: ${locale}`, async ({ page }) => {
    await like(page, { locale })
    await sitDownAt(page, 'placing')
    for (const [width, height] of [
      [2560, 1440],
      [1280, 720],
      [1180, 820],
      [1000, 600],
      [820, 1180],
      [768, 800],
      [844, 390],
      [640, 360],
      [390, 844],
      [320, 568],
    ]) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => overlaps(page), { message: `${width} × ${height}`, timeout: 5000 }).toEqual([])
      await expect
        .poll(() => boardShare(page), { message: `the board at ${width} × ${height}` })
        .toBeGreaterThan(0.2)
    }
  })

/** How much of the page the board has; a page that was just given another size is still being laid out. */
async function boardShare(page: Page): Promise<number> {
  const board = await page.locator('.board-area').boundingBox()
  const { width, height } = page.viewportSize()!
  return board ? (board.width * board.height) / (width * height) : 0
}

test('a turn of several moves is ended by who plays it, and may be taken back before', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'odin-upgrade')
  const ask = page.locator('.prompt').getByRole('button', { name: 'End turn' })
  const table = page.locator('.table')
  for (let move = 0; move < 6 && !(await ask.isVisible()); move++) {
    const n = await table.getAttribute('data-n')
    await makeMove(page, /^Upgrade/)
    await expect(page.locator(`.table:not([data-n="${n}"])`).or(ask)).toBeVisible()
  }
  await expect(ask).toBeVisible()
  const n = await table.getAttribute('data-n')
  await page.keyboard.press('z')
  await expect(ask).toHaveCount(0)
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await makeMove(page, /^Upgrade/)
  await expect(ask).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator(`.table:not([data-n="${n}"])`)).toBeVisible()
  await expect(ask).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})
