import type { Page } from '@playwright/test'
import { type Drawn, drawnAt } from './drawn.ts'
import { expect, expectNoViolations, sitDownAt, test } from './hall.ts'
import { PHONE } from './online.ts'

/** All of it takes minutes; without it, the mouse points at each look once, and Odin's table is left out. */
const { EVERY_TIP: every } = process.env

/** Early, in the middle and late; windows too. */
const POSITIONS = [
  ['midgard', ['leader', 'placing', 'assigning']],
  ['odin', ['odin-early', 'odin-feast', 'odin-late']],
  ['mountain', ['mountain-settle', 'mountain-turn', 'mountain-late']],
] as const

/** So many things are held without it. */
const SOME = 6

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
    if (known.has(look) && !every) continue
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

/** Holds everything that is drawn, on every tab, and lists what says nothing; without EVERY_TIP some of the first tab. */
async function silentWhenHeld(page: Page): Promise<string[]> {
  const touch = await page.context().newCDPSession(page)
  const tip = page.locator('.tip.pinned')
  const silent: string[] = []
  const known = new Set<string>()
  const hold = async ({ x, y, look, what }: Drawn) => {
    if (known.has(look)) return
    known.add(look)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    const isSaid = await tip.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    if (isSaid) await tip.getByRole('button', { name: 'Schließen' }).tap()
    else silent.push(what)
    await expect(tip).toHaveCount(0)
  }
  const opened = new Set<string>()
  for (;;) {
    const drawn = await drawnWhenStill(page)
    const apart = every ? 1 : Math.ceil(drawn.length / SOME)
    for (let i = 0; i < drawn.length; i += apart) await hold(drawn[i])
    if (!every) return silent
    // What lies behind a tab may have tabs of its own, which stand after it.
    const tabs = await page.locator('.table [role=tab]:visible:not([inert] *)').all()
    const names = await Promise.all(
      tabs.map(async (tab) => `${await tab.innerText()} ${await tab.getAttribute('aria-label')}`),
    )
    const next = names.findLastIndex((name) => !opened.has(name))
    if (next < 0) return silent
    opened.add(names[next])
    await tabs[next].tap()
  }
}

/** Asks about everything in turn by keys, and lists what is drawn where no answer was round. */
async function silentByKeys(page: Page): Promise<string[]> {
  const drawn = await drawnWhenStill(page)
  await page.keyboard.press('?')
  await expect(page.locator('.tip.pinned')).toBeVisible()
  const rings = new Map<string, Box>()
  const told: string[] = []
  // Round when it begins anew with the same three: things that lie one upon the other have one name.
  const isRound = () => told.length > 3 && told.slice(-3).join() === told.slice(0, 3).join()
  while (told.length < 800 && !isRound()) {
    const [name, box] = await page.evaluate(async (before) => {
      for (let frames = 0; ; frames++) {
        const { left, top, width, height } = document.querySelector('.tip-ring')!.getBoundingClientRect()
        const { of } = document.querySelector<HTMLElement>('.tip.pinned')!.dataset
        const said = `${of} ${left} ${top}`
        if (said !== before || frames > 12) return [said, { left, top, width, height }] as const
        await new Promise(requestAnimationFrame)
      }
    }, told.at(-1))
    told.push(name)
    rings.set(name, box)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.tip.pinned')).toHaveCount(0)
  return drawn
    .filter(({ x, y }) => ![...rings.values()].some((ring) => isIn(ring, x, y)))
    .map(({ what }) => what)
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const isIn = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

async function sitDeciding(page: Page, position: string): Promise<void> {
  await sitDownAt(page, position)
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

for (const [game, positions] of POSITIONS) {
  test(`everything drawn at the table of ${game} says what it is`, async ({ page }) => {
    test.skip(game === 'odin' && !every, 'so many things that it takes minutes: EVERY_TIP=1')
    test.setTimeout(300_000)
    const known = new Set<string>()
    for (const position of positions) {
      await sitDeciding(page, position)
      expect(await silentThings(page, known), position).toEqual([])
    }
  })

  test(`everything drawn at the table of ${game} is reached by ? and the arrows`, async ({ page }) => {
    test.skip(!every, 'every thing in turn takes a minute: EVERY_TIP=1')
    test.setTimeout(300_000)
    for (const position of positions) {
      await sitDeciding(page, position)
      expect(await silentByKeys(page), position).toEqual([])
    }
  })
}

test('a thing is asked about with ?, its rule is opened, and the signs are on one sheet', async ({
  page,
}) => {
  await sitDeciding(page, 'placing')
  await page.keyboard.press('?')
  const tip = page.locator('.tip.pinned')
  await expect(tip).toBeVisible()
  await expectNoViolations(page)
  await tip.locator('.rule-link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await page.keyboard.press('i')
  await expect(page.locator('dialog.legend')).toContainText('Blame costs Glory')
  await expectNoViolations(page)
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, locale: 'de-DE' })

  for (const [game, positions] of POSITIONS)
    test(`everything of ${game} that is held says what it is, and nothing else happens`, async ({ page }) => {
      test.setTimeout(900_000)
      for (const position of every ? positions : positions.slice(1, 2)) {
        await sitDeciding(page, position)
        const n = await page.locator('.table').getAttribute('data-n')
        expect(await silentWhenHeld(page), position).toEqual([])
        expect(await page.locator('.table').getAttribute('data-n')).toBe(n)
      }
    })
})
