import type { Page } from '@playwright/test'
import { expect, expectNoViolations, overlaps, test, url } from './hall.ts'
import { asked, comeIn, moveOnce, PHONE, sitAt, table, type Visitor, visitor } from './online.ts'

const CLOCK = { kind: 'live', secondsPerMove: 60, bankMinutes: 20 }

async function gone(people: readonly Visitor[]): Promise<void> {
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { page } of people) await page.context().close()
}

test('who is sent away from a waiting room is told so, and so is who holds the old link', async ({
  browser,
}) => {
  const ada = await visitor(browser)
  const bo = await visitor(browser, {}, PHONE)
  const cleo = await visitor(browser)
  await comeIn(ada.page, 'Ada')
  const { id, invite } = await asked(ada.page, '/api/tables', {
    game: 'mountain',
    seats: ['open', 'open', 'open'],
  })
  await ada.page.goto(url(`#/g/${id}`))
  for (const { page } of [bo, cleo]) await page.goto(url(`i/${invite}`))
  await bo.page.getByLabel('Your name').fill('Bo')
  await bo.page.getByRole('button', { name: 'Sit down' }).tap()
  await expect(bo.page.locator('.waiting-room')).toBeVisible()
  // The name of the game is whole, over two lines if need be.
  const title = bo.page.locator('.top h1')
  await expect(title).toHaveText('The Fall of the Mountain King')
  expect(await title.evaluate((h1) => h1.scrollWidth - h1.clientWidth)).toBeLessThanOrEqual(1)

  const seat = ada.page.locator('.seat-board').nth(1)
  await seat.getByRole('button', { name: 'Remove', exact: true }).click()
  await seat.getByRole('button', { name: 'Remove Bo?' }).click()
  await expect(bo.page.locator('.setup-bar')).toContainText('The host has taken you from this table.')
  await expectNoViolations(bo.page)
  await bo.page.locator('.setup-bar').getByRole('link', { name: 'The hall online' }).tap()
  await expect(bo.page.locator('.lobby')).toBeVisible()

  await cleo.page.getByLabel('Your name').fill('Cleo')
  await cleo.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(cleo.page.getByRole('alert')).toContainText('This invitation does not hold any more.')

  // By a new link all can come, until somebody is faster: then the table is shown as it is.
  const { invite: again } = await asked(ada.page, `/api/tables/${id}`)
  for (const { page } of [bo, cleo]) await page.goto(url(`i/${again}`))
  await asked(ada.page, `/api/tables/${id}/seat`, { seat: 2, bot: 'thrall' })
  await bo.page.getByRole('button', { name: 'Sit down as Bo' }).tap()
  await expect(bo.page.locator('.table')).toBeVisible()
  await cleo.page.getByRole('button', { name: 'Sit down as Cleo' }).click()
  await expect(cleo.page.locator('.invitation')).toContainText('The game has begun.')
  await expect(cleo.page.getByRole('link', { name: 'Look on' })).toBeVisible()
  await gone([ada, bo, cleo])
})

/** Names of others that are cut off. */
const cutNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mg-player, .mg-rival.small .world')]
      .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth + 1)
      .map((name) => name.innerText),
  )

test('three at a live table: nothing in the top bar overlaps, and who is away stands beside whole names', async ({
  browser,
}) => {
  test.slow()
  const ada = await visitor(browser)
  const bo = await visitor(browser)
  const cleo = await visitor(browser)
  const all = [ada, bo, cleo]
  for (const [i, name] of ['Ada', 'Bo', 'クレオ'].entries()) await comeIn(all[i].page, name)
  const { id } = await table(
    all.map(({ page }) => page),
    { clock: CLOCK },
  )
  for (const { page } of all) await sitAt(page, id)
  // All choose a leader, so that somebody's clock runs beside one's own.
  await expect
    .poll(
      async () => {
        for (const { page } of all) await moveOnce(page, () => 0)
        return (await asked(ada.page, `/api/tables/${id}`)).n
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBeGreaterThan(2)

  // One has left, one has gone without a word; a fourth looks on.
  await asked(bo.page, `/api/tables/${id}/leave`, {})
  await cleo.page.context().close()
  const states = ada.page.locator('.rivals .seat-state')
  await expect(states).toHaveText(['stand-in', 'away'])
  const dag = await visitor(browser)
  await dag.page.goto(url(`g/${id}`))
  await expect(dag.page.locator('.table')).toBeVisible()

  for (const locale of ['en', 'de', 'ja']) {
    for (const { page } of [ada, dag]) {
      await page.evaluate((kept) => localStorage.setItem('meadhall.settings', JSON.stringify(kept)), {
        locale,
      })
      await page.reload()
      await expect(page.locator('.table')).toBeVisible()
      if (page === ada.page && (await page.getByRole('dialog').isVisible()))
        await page.keyboard.press('Escape')
      for (const [width, height] of [
        [1280, 800],
        [1280, 720],
        [1024, 768],
        [844, 390],
        [820, 1180],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height })
        const message = `${locale}, ${width} × ${height}`
        await expect.poll(() => overlaps(page), { message, timeout: 15_000 }).toEqual([])
        await expect.poll(() => cutNames(page), { message, timeout: 10_000 }).toEqual([])
        await expect(page.locator('.panel-button'), message).toBeVisible()
        // One's own clock beside the one that runs; an onlooker is told to be one, and whose things are shown.
        if (page === ada.page)
          await expect(page.locator('.clock').first(), message).toContainText(/20:00|19:/)
        else {
          await expect(page.locator('.onlooker'), message).toBeVisible()
          await expect(page.locator('.own'), message).toContainText(/Ada|Bo|クレオ/)
        }
      }
    }
  }
  await gone([ada, bo, dag])
})

test('what is asked to be taken back is told to all three, and so is who refuses', async ({ browser }) => {
  const all = [await visitor(browser), await visitor(browser, {}, PHONE), await visitor(browser)]
  const [ada, bo, cleo] = all.map(({ page }) => page)
  for (const [i, name] of ['Ada', 'Bo', 'Cleo'].entries()) await comeIn(all[i].page, name)
  const { id } = await table([ada, bo, cleo])
  for (const page of [ada, bo, cleo]) await sitAt(page, id)
  const barrier = ada.locator('.barrier')
  await expect
    .poll(
      async () => {
        if (await barrier.isVisible()) return true
        for (const page of [bo, cleo, ada]) await moveOnce(page, () => 0)
        return barrier.isVisible()
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBe(true)
  await expect(barrier).toContainText('Ask to undo')
  await barrier.click()
  await ada.getByRole('button', { name: 'Ask them' }).click()
  await expect(ada.locator('.notice')).toContainText(/You asked to take back .*Waiting for Bo and Cleo/)
  for (const page of [bo, cleo]) {
    await expect(page).toHaveTitle(/^Ada asks to undo/)
    await expect(page.locator('.notice')).toContainText(/Ada asks to take back .*Ada/)
  }
  await cleo.getByRole('button', { name: 'Agree' }).click()
  await bo.getByRole('button', { name: 'Refuse' }).tap()
  await expect(ada.locator('.notice')).toContainText('Bo does not agree: nothing is taken back.')
  for (const page of [bo, cleo]) await expect(page.locator('.notice')).toHaveCount(0)
  await ada.getByRole('button', { name: 'All right' }).click()
  await expect(ada.locator('.notice')).toHaveCount(0)
  await gone(all)
})
