import type { Page } from '@playwright/test'
import { type Drawn, drawnAt } from './drawn.ts'
import { expect, expectNoViolations, sitDownAt, test } from './hall.ts'

// Some six hundred things are drawn in these positions. What looks the same as in an earlier position of the game is
// pointed at again only if EVERY_TIP=1.
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
async function silentThings(page: Page, known: Set<string>): Promise<string[]> {
  const silent: string[] = []
  for (const { x, y, look, what } of await drawnWhenStill(page)) {
    if (known.has(look) && !process.env.EVERY_TIP) continue
    known.add(look)
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
    test.skip(game === 'odin' && !process.env.EVERY_TIP, 'so many things that it takes minutes: EVERY_TIP=1')
    test.setTimeout(300_000)
    const known = new Set<string>()
    for (const position of positions) {
      await sitDownAt(page, position)
      await expect(page.locator('.prompt.deciding')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await silentThings(page, known), position).toEqual([])
    }
  })

test('a thing is asked about with ?, the next with the arrows, and its rule is opened', async ({ page }) => {
  test.skip(!process.env.EVERY_TIP, 'every thing in turn takes a minute: EVERY_TIP=1')
  test.setTimeout(300_000)
  await sitDownAt(page, 'placing')
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await page.keyboard.press('?')
  const tip = page.locator('.tip.pinned')
  await expect(tip).toBeVisible()
  await expectNoViolations(page)
  // Every thing is reached, each says something of its own, and in the end one is back at the first.
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const note = () => {
      const of = document.querySelector<HTMLElement>('.tip.pinned')
      if (of) said.push(`${of.dataset.of} ${of.style.left} ${of.style.top}`)
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const told = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
  const [first] = await told()
  const isRound = async () => (await told()).slice(40).includes(first)
  for (let steps = 0; steps < 400 && (steps % 20 > 0 || !(await isRound())); steps++)
    await page.keyboard.press('ArrowRight')
  expect(await isRound()).toBe(true)
  const all = await told()
  expect(new Set(all).size).toBeGreaterThan(40)
  for (const thing of ['blame', 'longhouse', 'destiny', 'phase place', 'rival 1', 'space smokehouse'])
    expect(
      all.some((one) => one.startsWith(thing)),
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
    test.skip(!process.env.EVERY_TIP, 'a hold takes half a second: EVERY_TIP=1')
    await sitDownAt(page, 'placing')
    await expect(page.locator('.prompt.deciding')).toBeVisible()
    const touch = await page.context().newCDPSession(page)
    const tip = page.locator('.tip.pinned')
    const n = await page.locator('.table').getAttribute('data-n')
    const drawn = await drawnWhenStill(page)
    // A hold takes half a second: some stand for the rest, which the mouse has pointed at.
    const every = process.env.EVERY_TIP ? 1 : Math.ceil(drawn.length / 8)
    for (const { x, y, what } of drawn.filter((_, i) => i % every === 0)) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await expect(tip, what).toBeVisible()
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await tip.getByRole('button', { name: 'Schließen' }).tap()
      await expect(tip).toHaveCount(0)
    }
    expect(await page.locator('.table').getAttribute('data-n')).toBe(n)
  })
})
