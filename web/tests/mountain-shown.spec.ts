import type { Page } from '@playwright/test'
import { expect, expectNoViolations, like, makeMove, sitDownAt, test } from './hall.ts'
import { nextPosition, scriptHall } from './scripted-hall.ts'

/** Everybody's honour beside the mountain, one's own first and then seat by seat. */
async function honours(page: Page): Promise<readonly string[]> {
  const own = page.locator('.mk-head .mk-honour')
  const rivals = page.locator('.mk-rival[data-seat] .mk-honour')
  return [await own.innerText(), ...(await rivals.allInnerTexts())]
}

test('alone: a crown for who has won, and what was lost for who has not', async ({ page }) => {
  const crown = page.locator('.high-seat .crown')
  const words = page.locator('.end-words')
  await sitDownAt(page, 'mountain-solo-won')
  await expect(words).toContainText('The mountain stands')
  await expect(words).toContainText(/\d+ honour in the last reckoning against \d+ of the gnomes/)
  await expect(crown).toHaveCount(1)
  await expectNoViolations(page)
  await sitDownAt(page, 'mountain-solo-fallen')
  await expect(words).toContainText('The mountain has fallen')
  await expect(words).toContainText(/ (was|were) lost: (a critical domain|critical domains) without a cavern/)
  await expect(crown).toHaveCount(0)
  await sitDownAt(page, 'mountain-solo-outscored')
  await expect(words).toContainText('The mountain has fallen')
  await expect(words).toContainText(/\d+ honour in the last reckoning against \d+ of the gnomes/)
  await expect(crown).toHaveCount(0)
})

test('alone: what is to be reached is said before the first card is drawn', async ({ page }) => {
  await sitDownAt(page, 'mountain-solo-start')
  await expect(page.locator('.mk-stand').first()).toContainText(
    'Each wave begins by naming critical domains: when it ends you must control a cavern in each',
  )
})

test('who sits at the table counts up with the last scoring, and has what the sheet says', async ({
  page,
}) => {
  await like(page)
  await sitDownAt(page, 'mountain-finished-nearly')
  const tally = page.locator('.mk-tally')
  await expect(async () => {
    if (await page.locator('.prompt.deciding').isVisible()) await makeMove(page, /./)
    await expect(tally).toBeVisible({ timeout: 2000 })
  }).toPass()
  const bar = page.locator('.mk-showbar')
  await bar.getByRole('button', { name: 'Pause' }).click()
  for (let scene = 0; scene < 3; scene++) {
    expect(await honours(page)).toEqual(await tally.locator('.mk-honour').allInnerTexts())
    await bar.getByRole('button', { name: 'Step on' }).click()
  }
  await bar.locator('.button.main').click()
  const sheet = page.locator('.reckoning')
  await expect(sheet).toBeVisible()
  const names = (await sheet.locator('thead th').allInnerTexts()).slice(1).map((name) => name.trim())
  const sums = await sheet.locator('tfoot td b').allInnerTexts()
  const wanted = ['Ari', 'Astrid', 'Orm', 'Kenji'].map((name) => sums[names.indexOf(name)])
  await page.locator('.end-bar .button').nth(1).click()
  const slider = page.getByRole('slider')
  await slider.fill((await slider.getAttribute('max'))!)
  await expect(async () => {
    // How it came about is shown first.
    if (await bar.isVisible()) await bar.locator('.button.main').click()
    // Looked back at, every seat has a strip.
    expect(await page.locator('.mk-rival[data-seat] .mk-honour').allInnerTexts()).toEqual(wanted)
  }).toPass()
})

test('“see” and “Review the game” open at once', async ({ page }) => {
  await sitDownAt(page, 'mountain-finished')
  await page.locator('.end-moments').getByRole('button', { name: 'see' }).first().click()
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.locator('.board-area')).toBeVisible()
  await sitDownAt(page, 'mountain-finished')
  await page.getByRole('link', { name: 'Review the game' }).click()
  await expect(page.locator('.reckoning')).toHaveCount(0)
  await expect(page).toHaveURL(/review/)
})

test('who has more turns than symbols is warned in time', async ({ page }) => {
  await sitDownAt(page, 'mountain-few')
  await expect(page.locator('.prompt')).toContainText(
    /\d+ more turns?, but only .* left after this: spend supplies with strong actions/,
  )
})

test('a wheel that can only be moved by one space moves by itself', async ({ page }) => {
  await sitDownAt(page, 'mountain-turn')
  await page.locator('.mk-cell[data-legal][aria-label^=Gnome]').first().click()
  await page.locator('.prompt .button.main').click()
  await expect(page.locator('.saga-lines')).toContainText(/moves the wheel pawn 1 space/)
  await expect(page.locator('.mk-landings button')).toHaveCount(0)
})

test('where fewer gnomes come than were announced, it is said', async ({ page }) => {
  // Slowly, so that it is there to be read.
  await like(page, { speed: 'slow' })
  await scriptHall(page, 'mountain-run-out')
  await sitDownAt(page, 'mountain-turn')
  await nextPosition(page)
  const caption = page.locator('.mk-caption')
  await expect(caption).toContainText('3 gnomes at Mud')
  await page.locator('.mk-showbar').getByRole('button', { name: 'Pause' }).click()
  await page.locator('.mk-showbar').getByRole('button', { name: 'Step on' }).click()
  await expect(caption).toContainText('The pool of gnomes is empty: 2 of those at Mud do not come.')
})

test('however fast bots are, an invasion is shown gnome by gnome to its end', async ({ page }) => {
  // The fastest there is: the others move on while gnomes come.
  await like(page, { speed: 'fast' })
  await sitDownAt(page, 'mountain-lead')
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seenScenes: seen })
    new MutationObserver(() => {
      const bar = document.querySelector('.mk-showbar')
      if (bar?.textContent) seen.add(bar.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.locator('.mk-cost').first().click()
  const golden = page.locator('.prompt .button.main')
  await golden.click()
  await golden.click()
  const scenes = () =>
    page.evaluate(() =>
      [...(globalThis as unknown as { seenScenes: Set<string> }).seenScenes].flatMap(
        (text) => /gnome (\d) of 4/.exec(text)?.[1] ?? [],
      ),
    )
  await expect
    .poll(async () => [...new Set(await scenes())], { timeout: 30_000 })
    .toEqual(['1', '2', '3', '4'])
})

test('what a march brings stands in its tip', async ({ page }) => {
  await sitDownAt(page, 'mountain-five')
  await page.locator('.mk-target.open[aria-label*="gnome"]').first().hover()
  const gains = page.locator('.mk-tip .mk-gains li')
  await expect(gains).toHaveText([/\+\d.* honour/, /\+\d votes? of /, /wheel \+\d, (breach!|no breach)/])
})
