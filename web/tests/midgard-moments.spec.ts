// What happens to the player waits for the player, with the settings of a first visit.
import type { Page } from '@playwright/test'
import { expect, makeMove, sitDownAt, test } from './hall.ts'

/** Presses Enter, which is always the golden button, until something is there. */
async function goOnTo(page: Page, what: string): Promise<void> {
  await expect(async () => {
    if (!(await page.locator(what).isVisible())) await page.keyboard.press('Enter')
    await expect(page.locator(what)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('a fight is seen: its result and the end of the round wait, and Enter goes on', async ({ page }) => {
  await sitDownAt(page, 'fight')
  await expect(page.locator('.mg-fight .button.main')).toBeFocused()
  const round = await page.locator('.mg-round').innerText()
  await goOnTo(page, '.mg-result')
  const result = page.locator('.mg-result')
  await expect(result.getByRole('heading').first()).toHaveText(/Slain!|Beaten off|Home from the hunt/)
  await expect(result.locator('.mg-round-row')).not.toHaveCount(0)
  await expect(result.locator('.button.main')).toBeFocused()
  await expect(page.locator('.board-area > *').first()).toHaveAttribute('inert')
  await expect(page.locator('.mg-round')).toHaveText(round)
  await page.keyboard.press('Enter')
  await expect(result).toHaveCount(0)
  await goOnTo(page, '.mg-round-end')
  // Phase and round are told when the card has been read, not before.
  await expect(page.locator('.mg-round')).toHaveText(round)
  const phase = page.locator('.mg-phases [aria-current]')
  await expect(phase).toHaveText('Clean-up')
  await page.getByRole('button', { name: /^Begin round/ }).click()
  await expect(phase).not.toHaveText('Clean-up')
  await expect(page.locator('.mg-round-end')).toHaveCount(0)
  await expect(page.locator('.mg-round')).not.toHaveText(round)
})

test('a lost fight says what it cost, and can be watched again', async ({ page }) => {
  await sitDownAt(page, 'beaten')
  await page.keyboard.press('k')
  const result = page.locator('.mg-result')
  await expect(result).toContainText('Beaten off', { timeout: 15_000 })
  await expect(result).toContainText('No spoils')
  await page.getByRole('button', { name: 'Watch again' }).click()
  await expect(result).toHaveCount(0)
  await expect(page.locator('.mg-fight-panel')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(result).toBeVisible()
})

test('who does not want the end of a round on a card is not shown it again', async ({ page }) => {
  await sitDownAt(page, 'fight')
  await goOnTo(page, '.mg-round-end')
  const end = page.locator('.mg-round-end')
  await end.getByRole('button', { name: 'What happened' }).click()
  await expect(end.locator('.mg-whole li').first()).toBeVisible()
  await end.getByRole('switch').click()
  await expect(end).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('meadhall.settings'))).toContain('"roundEnd":false')
})

test('the last fight is seen before the reckoning', async ({ page }) => {
  await sitDownAt(page, 'ending')
  await goOnTo(page, '.mg-result')
  const result = page.locator('.mg-result')
  await expect(result.locator('.button.main')).toBeFocused()
  // Bots may be through with the game meanwhile: what happened to oneself waits all the same.
  await page.waitForTimeout(3000)
  await expect(result).toBeVisible()
  await expect(page.locator('.reckoning')).toHaveCount(0)
  await goOnTo(page, '.reckoning')
})

for (const [width, height] of [
  [820, 1180],
  [800, 600],
  [640, 360],
  [390, 844],
] as const)
  test(`a result fills its frame, and nothing of it is cut at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAt(page, 'fight')
    await goOnTo(page, '.mg-result')
    const frame = await page.locator('.mg-result').boundingBox()
    const golden = await page.locator('.mg-result .button.main').boundingBox()
    // The way on stands at the foot of the frame, not above a void.
    expect(frame!.y + frame!.height - golden!.y - golden!.height).toBeLessThan(40)
    const cut = await page
      .locator('.mg-result :is(b, p, span, h2, h3)')
      .evaluateAll((all) =>
        all
          .filter(
            (each) =>
              each.scrollWidth > each.clientWidth + 1 &&
              each.clientWidth > 0 &&
              getComputedStyle(each).overflowX === 'hidden',
          )
          .map((each) => each.textContent),
      )
    expect(cut).toEqual([])
  })

/** Sends somebody to a place, then swears it. */
async function sendTo(page: Page, place: RegExp): Promise<void> {
  const swear = page.getByRole('button', { name: /^Swear it/ })
  const before = await swear.innerText()
  await makeMove(page, place)
  await expect(swear).not.toHaveText(before)
  await swear.click()
}

/** What stands on the screen while bots and fights go on by themselves, until something waits for the player. */
async function shownUntil(page: Page, last: string, parts: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  await expect(async () => {
    for (const part of parts) if (await page.locator(part).first().isVisible()) found.add(part)
    expect(await page.locator(last).isVisible()).toBe(true)
  }).toPass({ intervals: [100], timeout: 60_000 })
  return found
}

test('a fight without favour to spend is seen, and its result waits', async ({ page }) => {
  await sitDownAt(page, 'plainFight')
  await sendTo(page, /^(?!Take).*(sword|spear|axe)\w* to /i)
  await expect(page.getByText('There is no way back')).toHaveCount(0)
  const seen = await shownUntil(page, '.mg-result', ['.mg-fight'])
  expect(seen).toContain('.mg-fight')
  await page.waitForTimeout(2500)
  await expect(page.locator('.mg-result .button.main')).toBeFocused()
  await expect(page.locator('.mg-result .mg-round-row')).not.toHaveCount(0)
})

test('a voyage of one’s own turns its journey in sight, and how it ended waits', async ({ page }) => {
  await sitDownAt(page, 'voyage')
  await sendTo(page, / to .*[Ll]ongship/)
  // What the journey asks for is decided on the way: the golden button says how.
  const seen = await shownUntil(page, '.mg-result', ['.mg-fight', '.mg-journey'])
  expect(seen).toContain('.mg-journey')
  await page.waitForTimeout(2500)
  await expect(page.locator('.mg-result .button.main')).toBeFocused()
})

for (const [when, name, without] of [
  ['between fights', 'runes', /^Go on without/],
  ['in a fight', 'healing', /^Not now/],
] as const)
  test(`whoever goes on without a rune ${when} is not asked whether they are sure`, async ({ page }) => {
    await sitDownAt(page, name)
    const decline = page.getByRole('button', { name: without })
    await decline.click()
    await expect(decline).toHaveCount(0)
    await expect(page.getByText('There is no way back')).toHaveCount(0)
  })

test('the better of keeping and rolling again is the golden button', async ({ page }) => {
  const chosen = new Set<string>()
  for (const name of ['fight', 'ending', 'hunt', 'beaten']) {
    await sitDownAt(page, name)
    const golden = page.locator('.mg-fight .button.main:enabled')
    await expect(golden).toBeFocused()
    const bars = page.locator('.mg-odds .mg-bars')
    // Of a fight the second: slain in the end.
    const bar = name === 'hunt' ? bars.first() : bars.nth(1)
    const value = async (which: string) => Number.parseFloat(await bar.locator(`.${which} b`).innerText())
    const label = await golden.innerText()
    if (/roll/i.test(label) && !label.startsWith('Keep')) {
      expect(await value('again')).toBeGreaterThanOrEqual(await value('keep'))
      chosen.add('again')
    } else {
      await expect(golden).toHaveText(/^Keep/)
      await expect(bar.locator('.again')).toHaveCount(0)
      chosen.add('keep')
    }
  }
  expect(chosen).toContain('keep')
})

test('everything that was sent comes back with one press', async ({ page }) => {
  await sitDownAt(page, 'assigning')
  const clear = page.getByRole('button', { name: 'Clear all' })
  const swear = page.getByRole('button', { name: /^Swear it/ })
  await expect(clear).toBeDisabled()
  const none = await swear.innerText()
  for (let sent = 0; sent < 2; sent++) {
    const before = await swear.innerText()
    await makeMove(page, /^(?!Take|Ask|Confirm).+ to /)
    await expect(swear).not.toHaveText(before)
  }
  await clear.click()
  await expect(swear).toHaveText(none)
  await expect(clear).toBeDisabled()
})
