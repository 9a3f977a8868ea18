import { GAME_IDS } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import type { Lesson } from '@meadhall/kernel/lesson'
import type { Locale } from '@meadhall/kernel/locales'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { begin, expect, expectNoViolations, FAST, like, makeMove, seen, test, url } from './hall.ts'
import { coachOf, takeLesson } from './learner.ts'
import type { Input } from './learner-hands.ts'
import { PHONE } from './online.ts'

/** How people learn here. */
// Shows have their usual pace for one of them: the others need not wait for what that one has seen.
const LEARNERS: readonly [Input, Locale, BrowserContextOptions, Parameters<typeof like>[1]?][] = [
  ['mouse', 'en', { viewport: { width: 1280, height: 720 }, locale: 'en-GB' }],
  ['touch', 'de', { ...PHONE, locale: 'de-DE' }, FAST],
  ['keys', 'ja', { viewport: { width: 1280, height: 720 }, locale: 'ja-JP' }, FAST],
]

/** Every lesson by one learner, another one for each in turn; or every lesson, or those of one game, by all of them. */
async function lessonsFor(learner: number): Promise<[game: string, lesson: Lesson][]> {
  const all: [string, Lesson][] = []
  for (const game of GAME_IDS) {
    const lessons = (await gameOf(game)!.lessons?.load()) ?? []
    all.push(...lessons.map((lesson): [string, Lesson] => [game, lesson]))
  }
  const { EVERY_LESSON: every } = process.env
  if (every) return all.filter(([game]) => every === '1' || every === game)
  return all.filter((_, i) => i % LEARNERS.length === learner)
}

for (const [i, [input, locale, options, liked]] of LEARNERS.entries())
  test(`lessons are taken to their end by ${input}, in ${locale}`, async ({ browser }) => {
    const lessons = await lessonsFor(i)
    test.setTimeout(lessons.length * 60_000)
    const context = await browser.newContext({ serviceWorkers: 'block', colorScheme: 'dark', ...options })
    const page = await context.newPage()
    if (liked) await like(page, liked)
    page.setDefaultTimeout(20_000)
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    for (const [game, lesson] of lessons)
      await test.step(`${game} ${lesson.id}`, () => takeLesson(page, input, locale, game, lesson))
    expect(complaints).toEqual([])
    await context.close()
  })

test('a first visit begins with a lesson; what it does not ask for is closed, and says why', async ({
  page,
}) => {
  await page.goto(url())
  await page.locator('.door.chosen .button.main').click()
  const coach = coachOf(page)
  await expect(coach).toContainText('This is the town')
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(coach).toContainText('Send a worker to the Smokehouse')
  /** A click at what is closed: it is no button just now, and says why. */
  const tryAt = async (place: string) => {
    const { x, y, width, height } = (await page.locator(`.mg-place[data-target="${place}"]`).boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  await tryAt('swordsmith')
  await expect(coach.locator('.lesson-not')).toContainText('we fetch the food first')
  await expect(page.locator('.prompt .button.main')).toHaveCount(0)
  // What the rules refuse is refused by its rule.
  await tryAt('privateLongship')
  await expect(page.locator('.prompt')).toContainText('CM-')
  await page.getByRole('button', { name: /^Smokehouse/ }).click()
  await page.locator('.prompt .button.main').click()
  await expect(coach).toContainText('Astrid took the spearman')
  // One can leave, and come back to any lesson.
  await page.keyboard.press('Escape')
  await expect(page.locator('.lesson-shield').first()).toBeVisible()
})

/** A first game: the one that the last lesson leads to, begun from the set-up. */
async function firstGame(page: Page): Promise<void> {
  await begin(page, 'midgard', 1)
  await page.evaluate(() => {
    const table = /table\/([^/]+)/.exec(location.hash)![1]
    localStorage.setItem('meadhall.coach', JSON.stringify({ tables: [table] }))
  })
  await page.reload()
  await expect(page.locator('.table')).toBeVisible()
}

test('beside a first game the raven speaks once of what is new, is sent away and called back', async ({
  page,
}) => {
  await firstGame(page)
  const advice = page.locator('.advice')
  await expect(advice).toBeVisible()
  const first = await advice.getByRole('status').innerText()
  await expectNoViolations(page, '.advice')
  await advice.getByRole('button', { name: 'I see' }).click()
  // What was said is not said again, not even to one who comes back.
  await page.reload()
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await expect(advice.filter({ hasText: first })).toHaveCount(0)
  await expect(async () => {
    if (await advice.isVisible()) return
    await makeMove(page, /./)
    await seen(page)
    expect(await advice.isVisible()).toBe(true)
  }).toPass({ timeout: 60_000 })
  await advice.getByRole('button', { name: 'Be quiet' }).click()
  await expect(advice).toHaveCount(0)
  for (let moves = 0; moves < 2; moves++) {
    await makeMove(page, /./)
    await seen(page)
    await expect(advice).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Call Muninn' }).click()
  await expect(page.locator('.advice-call:not(.new)')).toHaveCount(0)
})

test.describe('beside a first game on a phone', () => {
  test.use(PHONE)

  test('the raven waits as a small sign until he is touched', async ({ page }) => {
    await firstGame(page)
    await page.locator('.advice-call.new').tap()
    const advice = page.locator('.advice.opened')
    await expect(advice).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page, '.advice')
    await advice.getByRole('button', { name: 'I see' }).tap()
    await expect(advice).toHaveCount(0)
  })
})
