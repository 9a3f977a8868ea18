import type { Browser, Page } from '@playwright/test'
import { agree, expect, FAST, SEEN, test, url } from './hall.ts'
import { asked, comeIn, PHONE, sitAt, table, type Visitor, visitor } from './online.ts'
import { serveHall, servePostgres } from './servers.ts'

/** Ends a sequence of small moves. */
const ENDS = /^(Confirm the assignment|Done trading|Let the dice stand|Pass$|Keep the rune)/
/** Goes round in circles, or makes the game longer. */
const BACK = /^(Take .* back|Leave a |Ask for turn order|Pick a )/

async function gone(visitors: readonly Visitor[]): Promise<void> {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all(visitors.map(({ page }) => page.context().close()))
}

/** The moves of the list in the open, read and clicked in one go. Nothing where it is somebody else's turn by now. */
async function move(page: Page, random: number): Promise<void> {
  await page.keyboard.press('l')
  // The first list of a page is fetched; there is none where somebody else has moved meanwhile.
  await page
    .locator('.moves .move')
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {})
  await page.evaluate(
    ([ends, back, chance]) => {
      const moves = [...document.querySelectorAll<HTMLElement>('.moves .move')]
      const said = moves.map((one) => one.innerText.split('\n')[0])
      const end = said.findIndex((words) => new RegExp(ends).test(words))
      const onward = moves.filter(
        (_, i) => !new RegExp(ends).test(said[i]) && !new RegExp(back).test(said[i]),
      )
      // Mostly on, and to an end where there is one: so it is a whole game, but not a long one.
      const isEnd = onward.length === 0 || (end >= 0 && chance % 4 !== 0)
      const chosen = isEnd ? moves[Math.max(0, end)] : onward[chance % onward.length]
      chosen?.click()
    },
    [ENDS.source, BACK.source, random] as const,
  )
  await agree(page)
  const end = page.getByRole('button', { name: /^End turn/ })
  if (await end.isVisible()) await end.click()
}

/** Four browsers play a live game at these servers; one drops and returns, one moves to another device. */
async function playAt(
  browser: Browser,
  servers: readonly string[],
  most = 900,
): Promise<{ visitors: Visitor[]; id: string }> {
  const at = (i: number) => servers[i % servers.length]
  const names = ['Ada', 'Bo', 'Cleo', 'Dag']
  const login = `dag-${Date.now()}`
  const visitors = await Promise.all(names.map((_, i) => visitor(browser, FAST, i === 0 ? {} : PHONE)))
  await Promise.all(visitors.map(({ page }, i) => comeIn(page, names[i], at(i))))
  const pages = visitors.map(({ page }) => page)
  await asked(pages[3], '/api/me/keep', { login, password: 'eight-letters' })
  const { id } = await table(pages, { clock: { kind: 'live', secondsPerMove: 60, bankMinutes: 30 } })
  await Promise.all(pages.map((page) => sitAt(page, id)))
  await expect(pages[0].locator('.clock.runs')).toBeVisible()

  let random = 777
  let moves = 0
  const isOver = async () => (await pages[0].locator('.reckoning').count()) > 0
  let looks = 0
  while (moves < most && !(await isOver())) {
    expect(looks, `somebody decides after move ${moves}`).toBeLessThan(1500)
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
    const turns = await Promise.all(
      pages.map((page) =>
        page.evaluate((seen) => {
          const decides = document.querySelector('.prompt.deciding') !== null
          // What came of a move has been seen; the moves of others are hurried along.
          const golden = document.querySelector<HTMLElement>(seen)
          if (!decides && golden) golden.click()
          else if (!decides)
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
          return { decides, n: Number(document.querySelector<HTMLElement>('.table')?.dataset.n ?? -1) }
        }, SEEN),
      ),
    )
    const mover = turns.findIndex(({ decides }) => decides)
    if (mover === -1) {
      looks++
      await pages[0].waitForTimeout(20)
      continue
    }
    looks = 0
    moves++
    await move(pages[mover], random >> 8)
    // Whoever decides may have been late; the next look tells.
    await pages[mover]
      .waitForFunction(
        (n) => {
          const shown = document.querySelector<HTMLElement>('.table')
          return shown === null || Number(shown.dataset.n) > n
        },
        turns[mover].n,
        { timeout: 3000, polling: 20 },
      )
      .catch(() => {})

    if (moves === 15) {
      // A tunnel: what is done meanwhile is there when the line is back.
      await pages[1].context().setOffline(true)
      await expect(pages[1].locator('.notice.lost')).toBeVisible()
      await pages[1].context().setOffline(false)
      await expect(pages[1].locator('.notice.lost')).toHaveCount(0)
    }
    if (moves === 30) {
      // Dag goes on at another device, where nobody knows him yet.
      await pages[3].context().close()
      const next = await visitor(browser, FAST, PHONE)
      visitors[3] = next
      pages[3] = next.page
      await next.page.goto(`${at(0)}#/account`)
      await next.page.getByLabel('Account name').fill(login)
      await next.page.getByLabel('Password').fill('eight-letters')
      await next.page.getByRole('button', { name: 'Sign in' }).click()
      await expect(next.page.getByText('Welcome, Dag')).toBeVisible()
      await sitAt(next.page, id)
      await next.page.keyboard.press('Escape')
    }
  }
  return { visitors, id }
}

test('four browsers play a whole live game; one drops and returns, one moves to another device', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { visitors } = await playAt(browser, [url()])
  const pages = visitors.map(({ page }) => page)
  const sums = []
  for (const page of pages) {
    await expect(page.locator('.reckoning tfoot td')).toHaveCount(4)
    sums.push(await page.locator('.reckoning tfoot').innerText())
  }
  expect(new Set(sums).size).toBe(1)
  await pages[0].getByRole('button', { name: 'Verify the dice' }).click()
  await expect(pages[0].getByText(/All \d+ entries came from the seed/)).toBeVisible()
  await gone(visitors)
})

// Until all that can part the servers has happened; a whole game on PostgreSQL is played without browsers.
test('the same at two servers on one PostgreSQL', async ({ browser }) => {
  test.setTimeout(300_000)
  const running = [await servePostgres()]
  try {
    const env = { DATABASE_URL: running[0].address }
    running.unshift(...(await Promise.all([serveHall(env), serveHall(env)])))
    const [one, other] = running
    const { visitors, id } = await playAt(browser, [one.address, other.address], 40)
    const tables = await Promise.all(visitors.map(({ page }) => asked(page, `/api/tables/${id}`)))
    for (const { n } of tables) expect(n).toBe(tables[0].n)
    expect(tables[0].n).toBeGreaterThan(15)
    await gone(visitors)
  } finally {
    for (const { stop } of running) stop()
  }
})
