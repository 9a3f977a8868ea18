import type { Page } from '@playwright/test'
import { expect, expectNoViolations, like, test } from './hall.ts'
import { asked, comeIn, moveOnce, PHONE, sitAt, table, visitor } from './online.ts'

/** The first of the list that begins so. */
const saying = (start: RegExp) => (sentences: readonly string[]) =>
  Math.max(
    0,
    sentences.findIndex((words) => start.test(words)),
  )

/** Lets whoever is asked move, until this holds. */
async function until(pages: readonly Page[], choose: RegExp, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await holds()) return true
        for (const page of pages)
          if ((await page.locator('.prompt.deciding').count()) > 0) await moveOnce(page, saying(choose))
        return holds()
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true)
}

test('a turn is planned while others think, stays one’s own, and is sent, refused or left as an order', async ({
  page,
  browser,
}) => {
  test.slow()
  await like(page)
  // All that Ada's page says to the server.
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))))
  const bo = await visitor(browser)
  const cleo = await visitor(browser, {}, PHONE)
  const all = [page, bo.page, cleo.page]
  for (const [i, name] of ['Ada', 'Bo', 'Cleo'].entries()) await comeIn(all[i], name)
  const { id } = await table(all)
  for (const one of all) await sitAt(one, id)
  const button = page.locator('.plan-button')
  const strip = page.getByRole('region', { name: 'Your plan' })
  const others = [bo.page, cleo.page]
  const n = async () => (await asked(bo.page, `/api/tables/${id}`)).n
  /** Ada plans a worker, and goes back to the table. */
  const plan = async (where: string, leave: () => Promise<void>) => {
    await expect(button).toBeVisible()
    await button.click()
    await expect(strip).toBeVisible()
    await moveOnce(page, saying(new RegExp(`^${where}`)))
    await expect(strip).toContainText(where)
    await leave()
    await expect(strip).toHaveCount(0)
  }
  const keep = () => strip.getByRole('button', { name: 'Keep it' }).click()
  const isAsked = () => page.locator('.prompt.deciding').isVisible()

  // Leaders first; then somebody else places a worker.
  await until(all, /^Beg/, () => button.isVisible())
  const before = { n: await n(), moves: sent.filter((text) => text.includes('"move"')).length }
  await button.click()
  await expect(strip).toContainText('Only you see it')
  await expectNoViolations(page, '.notices')
  await moveOnce(page, saying(/^Smokehouse/))
  await expect(strip).toContainText('Smokehouse')
  await page.keyboard.press('z')
  await expect(strip).toContainText('Only you see it')
  await moveOnce(page, saying(/^Smokehouse/))
  await page.keyboard.press('n')
  await expect(strip).toHaveCount(0)
  // It is still there after coming back, and nobody else has seen a thing.
  await page.reload()
  await expect(button).toContainText('My plan')
  expect(await n()).toBe(before.n)
  expect(sent.filter((text) => text.includes('Smokehouse') || text.includes('smokehouse'))).toEqual([])
  for (const one of others) await expect(one.locator('.saga-lines').first()).not.toContainText('Smokehouse')

  await until(others, /^Beg/, isAsked)
  const notice = page.locator('.notice')
  await expect(notice).toContainText('as you planned it: Smokehouse')
  await notice.getByRole('button', { name: 'Send the plan' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.locator('.saga-lines').first()).toContainText('Ada places a worker: Smokehouse')

  // Somebody is faster: the rule is named at once, and nothing is sent.
  await plan('Hafter', keep)
  await expect(bo.page.locator('.prompt.deciding')).toBeVisible()
  await moveOnce(bo.page, saying(/^Hafter/))
  await expect(notice).toContainText('no longer possible: Hafter is already occupied')
  await expect(notice.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await notice.getByRole('button', { name: 'Drop it' }).click()
  await expect(notice).toHaveCount(0)
  expect(sent.filter((text) => text.includes('"move"'))).toHaveLength(before.moves + 1)

  // As an order it is carried out while nobody looks.
  await plan('Beg', () => strip.getByRole('button', { name: 'Make it a standing order' }).click())
  await expect.poll(() => sent.some((text) => text.includes('"orders"'))).toBe(true)
  await page.close()
  await expect(cleo.page.locator('.prompt.deciding')).toBeVisible()
  await moveOnce(cleo.page, saying(/^Beg/))
  await expect(bo.page.locator('.saga-lines').first()).toContainText(/Ada begs.*Cleo begs/s)
  expect([...bo.complaints, ...cleo.complaints]).toEqual([])
  for (const one of others) await one.context().close()
})

test('since one’s last turn: what happened to oneself first, and each line is watched on the board', async ({
  page,
  browser,
}) => {
  await like(page)
  const bo = await visitor(browser)
  await comeIn(page, 'Ada')
  await comeIn(bo.page, 'Bo')
  const { id } = await table([page, bo.page], { game: 'odin' })
  for (const one of [page, bo.page]) await sitAt(one, id)
  // Both pass, and with the second who does the round comes to its end: that happens to the first.
  const decides = (one: Page) => one.locator('.prompt.deciding').isVisible()
  await expect.poll(async () => (await decides(page)) || (await decides(bo.page))).toBe(true)
  const isAda = await decides(page)
  const [first, second] = isAda ? [page, bo.page] : [bo.page, page]
  for (const one of [first, second]) {
    await expect(one.locator('.prompt.deciding')).toBeVisible()
    await moveOnce(one, saying(/^Pass/))
  }
  const feast = first.locator('.prompt h2').filter({ hasText: 'Lay your banquet table' })
  await expect(feast).toBeVisible()
  await first.reload()
  const dialog = first.getByRole('dialog', { name: 'Since your last turn' })
  await expect(dialog.getByRole('heading')).toContainText(['What happened to you', 'What else happened'])
  await expectNoViolations(first)
  const line = dialog.getByRole('region', { name: 'What happened to you' }).locator('li').first()
  await expect(line).toContainText(isAda ? 'Ada' : 'Bo')
  await line.getByRole('button').click()
  await expect(first.locator('.replay')).toBeVisible()
  await expect(first.locator('.table.replaying')).toBeVisible()
  await first.keyboard.press('Escape')
  // From there one comes back to the list.
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(feast).toBeVisible()
  expect(bo.complaints).toEqual([])
  await bo.page.context().close()
})
