// Evenings with friends for the gallery: people in browsers of their own, at tables of the server.

import { listed } from '../tests/hall.ts'
import { asked, playedOut, sitAt, table } from '../tests/online.ts'

const LIVE = { kind: 'live', secondsPerMove: 60, bankMinutes: 20 }
const OVER_DAYS = { kind: 'days', hoursPerMove: 24 }

/** What is to be seen at a table where several people sit, by the page of one of them. */
export const EVENINGS = {
  /** Bo has left and a bot stands in; Cleo is away. */
  async 'online-away'({ page, friends }) {
    const [bo, cleo] = await friends('Bo', 'Cleo')
    const { id } = await table([page, bo, cleo], { clock: LIVE })
    await begun([page, bo, cleo], id)
    await asked(bo, `/api/tables/${id}/leave`, {})
    await cleo.context().close()
    await page.locator('.seat-state').nth(1).waitFor({ state: 'attached' })
  },
  async 'online-undo'({ page, friends }) {
    const people = [page, ...(await friends('Bo', 'Cleo'))]
    await askToUndo(people[1], people)
    await page.locator('.notice').waitFor()
  },
  async 'online-undo-asked'({ page, friends }) {
    const people = [page, ...(await friends('Bo', 'Cleo'))]
    await askToUndo(page, people)
    await page.locator('.notice').waitFor()
  },
  async 'online-undo-refused'({ page, friends }) {
    const people = [page, ...(await friends('Bo', 'Cleo'))]
    await askToUndo(page, people)
    await people[1].getByRole('button', { name: 'Refuse' }).click()
    await page.locator('.notice .button').waitFor()
  },
  async 'online-rematch'({ page, friends }) {
    const [bo] = await friends('Bo')
    const { id } = await table([page, bo])
    await playedOut([page, bo], id)
    await asked(bo, `/api/tables/${id}/rematch`, {})
    await goTo(page, `#/g/${id}/score`)
    await page.locator('.end-bar .notice').waitFor()
  },
  /** By the link, to somebody who did not play. */
  async 'online-finished'({ page, friends }) {
    const people = await friends('Bo', 'Cleo')
    const { id } = await table(people)
    await playedOut(people, id)
    await page.context().clearCookies()
    await goTo(page, `g/${id}`)
    await page.locator('.table').waitFor()
  },
  async 'online-onlooker'({ page, friends }) {
    const people = await friends('Bo', 'Cleo', 'Dag')
    const { id } = await table(people, { clock: LIVE })
    await begun(people, id)
    await page.context().clearCookies()
    await goTo(page, `g/${id}`)
    await page.locator('.onlooker').waitFor()
  },
  async 'online-plan'({ page, friends }) {
    const { button } = await whileOthersThink(page, await friends('Bo', 'Cleo'))
    await button.click()
    await moveOnce(page, () => 0)
  },
  async 'online-plan-kept'({ page, friends }) {
    const people = await friends('Bo', 'Cleo')
    const { button } = await whileOthersThink(page, people)
    await button.click()
    await moveOnce(page, () => 0)
    await page.keyboard.press('n')
    await untilSo(
      [...people],
      () => page.locator('.prompt.deciding').isVisible(),
      (all) => all.length - 1,
    )
    await page.locator('.notice').waitFor()
  },
  async 'online-since'({ page, friends }) {
    const people = [page, ...(await friends('Bo', 'Cleo'))]
    const { id } = await table(people, { clock: OVER_DAYS })
    await begun(people, id)
    const decides = page.locator('.prompt.deciding')
    // Ari moves, the others move, and Ari comes back.
    const isOthers = async () => !(await decides.isVisible())
    await untilSo([page], isOthers, () => 0)
    await untilSo(
      people.slice(1),
      () => decides.isVisible(),
      () => 0,
    )
    await page.reload()
    await page.locator('.since').waitFor()
  },
  /** Games over days: two that wait, one of others, one to come, one that is over and was not looked at. */
  async 'online-days'({ page, friends }) {
    const [bo, cleo] = await friends('Bo', 'Cleo')
    const clock = OVER_DAYS
    for (const game of ['odin', 'mountain'])
      await table([page], { game, clock, seats: ['open', { bot: 'thrall' }] })
    const theirs = await table([page, bo, cleo], { clock })
    for (const one of [page, bo, cleo]) await sitAt(one, theirs.id)
    await untilSo(
      [page],
      async () => !(await page.locator('.prompt.deciding').isVisible()),
      () => 0,
    )
    await asked(page, '/api/tables', { game: 'odin', seats: ['open', 'open'], clock, public: true })
    const over = await table([page, bo], { clock })
    await playedOut([page, bo], over.id)
    await goTo(page, '#/online')
    await page.locator('.lobby').waitFor()
  },
}

/** Makes a move of the list in whatever language, and says yes to what is asked about it. */
async function moveOnce(page, choose) {
  const before = await page.locator('.table').getAttribute('data-n')
  const sentences = await listed(page)
  if (sentences.length === 0) return
  await page.locator('.moves .move').nth(choose(sentences)).click()
  for (let tries = 0; tries < 100; tries++) {
    if ((await page.locator('.table').getAttribute('data-n')) !== before) return
    const yes = page
      .locator('.prompt .button.main, .table-overlay .button.main:enabled, [role=dialog] .button.main')
      .first()
    if (await yes.isVisible()) await yes.evaluate((button) => button.click())
    await page.waitForTimeout(100)
  }
}

/** All sit, have a leader, and somebody has placed a worker. */
async function begun(people, id) {
  for (const page of people) await sitAt(page, id)
  await untilSo(
    people,
    async () => Number(await people[0].locator('.table').getAttribute('data-n')) > people.length,
    () => 0,
  )
}

/** Makes moves for whoever decides until something is so. */
async function untilSo(people, isSo, choose) {
  for (let round = 0; round < 40; round++)
    for (const page of people) {
      if (await isSo()) return
      if (await page.locator('.prompt.deciding').isVisible()) await moveOnce(page, choose)
      await page.waitForTimeout(100)
    }
  throw new Error('what is to be seen did not come about')
}

async function askToUndo(asker, people) {
  const { id } = await table(people)
  for (const page of people) await sitAt(page, id)
  const others = people.filter((page) => page !== asker)
  await untilSo(
    [...others, asker],
    () => asker.locator('.barrier').isVisible(),
    () => 0,
  )
  await asker.locator('.barrier').click()
  await asker.locator('dialog .button.main, [role=dialog] .button.main').first().click()
}

/** A table where a leader is chosen by all, and it is the turn of somebody else. */
async function whileOthersThink(page, others) {
  const { id } = await table([page, ...others])
  for (const one of [page, ...others]) await sitAt(one, id)
  const button = page.locator('.plan-button')
  await untilSo(
    [page, ...others],
    () => button.isVisible(),
    (all) => all.length - 1,
  )
  return { id, button }
}

const goTo = (page, route) => page.goto(new URL(`/${route}`, page.url()).href)

/** Comes in as a guest, without a word to the page. */
export async function asGuest(page, base, name) {
  await page.goto(`${base}#/credits`)
  await page.evaluate(
    (body) =>
      fetch('/api/guest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    { name },
  )
}
