import type { Page } from '@playwright/test'
import { type Drawn, drawnAt } from './drawn.ts'
import { expect, expectNoViolations, sitDownAt, test } from './hall.ts'

// It points at some six hundred things, which takes minutes: asked for by EVERY_TIP=1.
test.skip(!process.env.EVERY_TIP, 'EVERY_TIP=1 points at everything that is drawn')

/** What the table itself says beside a place as soon as it is pointed at. */
const OWN = '.mg-tip, .od-tip, .mk-tip'

/** What is drawn once windows have opened and pieces have come. */
async function drawnWhenStill(page: Page): Promise<readonly Drawn[]> {
  let drawn: readonly Drawn[] = []
  await expect(async () => {
    const before = JSON.stringify(drawn)
    drawn = await drawnAt(page, 1)
    expect(JSON.stringify(drawn)).toBe(before)
  }).toPass({ intervals: [500] })
  return drawn
}

/** Points at everything that is drawn, by mouse, and lists what says nothing. */
async function silentThings(page: Page): Promise<string[]> {
  const silent: string[] = []
  for (const { x, y, what } of await drawnWhenStill(page)) {
    await page.mouse.move(x, y)
    const isSaid = await page
      .waitForFunction(
        ([own, atX, atY]) => {
          const says = (tip: Element | null) => (tip?.textContent ?? '').trim().length > 8
          if (says(document.querySelector(own))) return true
          // The tip of the thing before may still stand there: its ring is round another thing.
          const ring = document.querySelector('.tip-ring')?.getBoundingClientRect()
          const here = ring && atX >= ring.left && atX <= ring.right && atY >= ring.top && atY <= ring.bottom
          return here === true && says(document.querySelector('.tip'))
        },
        [OWN, x, y] as const,
        { timeout: 5000, polling: 40 },
      )
      .then(
        () => true,
        () => false,
      )
    if (!isSaid) silent.push(what)
  }
  return silent
}

// Early, in the middle and late; windows too.
for (const [game, positions] of [
  ['midgard', ['leader', 'placing', 'assigning']],
  ['odin', ['odin-early', 'odin-feast', 'odin-late']],
  ['mountain', ['mountain-settle', 'mountain-turn', 'mountain-late']],
] as const)
  test(`everything drawn at the table of ${game} says what it is`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const position of positions) {
      await sitDownAt(page, position)
      await expect(page.locator('.prompt.deciding')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await silentThings(page), position).toEqual([])
    }
  })

test('a thing is asked about with ?, the next with the arrows, and its rule is opened', async ({ page }) => {
  await sitDownAt(page, 'placing')
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await page.keyboard.press('?')
  const tip = page.locator('.tip.pinned')
  await expect(tip).toBeVisible()
  await expectNoViolations(page)
  // Every thing is reached, each says something of its own, and in the end one is back at the first.
  const first = await tip.getAttribute('data-of')
  const told = new Set<string>()
  for (let steps = 0; steps < 400; steps++) {
    const before = await tip.evaluate((of) => `${of.dataset.of} ${of.style.left} ${of.style.top}`)
    if (told.has(before) && before.startsWith(`${first} `) && told.size > 40) break
    told.add(before)
    await page.keyboard.press('ArrowRight')
    await expect(tip).toBeVisible()
  }
  for (const thing of ['blame', 'longhouse', 'destiny', 'phase place', 'rival 1', 'space smokehouse'])
    expect(
      [...told].some((one) => one.startsWith(thing)),
      thing,
    ).toBe(true)
  await tip.locator('.rule-link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  // The signs on one sheet.
  await page.keyboard.press('i')
  await expect(page.locator('dialog.legend')).toContainText('Blame costs Glory')
  await expectNoViolations(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })

  test('a thing that is held says what it is, and nothing else happens', async ({ page }) => {
    await sitDownAt(page, 'placing')
    await expect(page.locator('.prompt.deciding')).toBeVisible()
    const touch = await page.context().newCDPSession(page)
    const tip = page.locator('.tip.pinned')
    const n = await page.locator('.table').getAttribute('data-n')
    const drawn = await drawnWhenStill(page)
    // A hold takes half a second: every fourth stands for the rest, which the mouse has pointed at.
    for (const { x, y, what } of drawn.filter((_, i) => i % 4 === 0)) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await expect(tip, what).toBeVisible()
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await tip.getByRole('button', { name: 'Schließen' }).tap()
      await expect(tip).toHaveCount(0)
    }
    expect(await page.locator('.table').getAttribute('data-n')).toBe(n)
  })
})
