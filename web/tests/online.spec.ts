import { expect, expectNoViolations, like, test, url } from './hall.ts'
import { asked, comeIn, moveOnce, PHONE, playedOut, sitAt, table, twoAt, visitor } from './online.ts'

test('a guest keeps the account, moves to another device, signs out everywhere, and deletes it', async ({
  page,
  browser,
}) => {
  const login = `ada-${Date.now()}`
  await like(page)
  await comeIn(page, 'Ada')
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByLabel('Account name').fill(login)
  await page.getByLabel('New password').fill('eight-letters')
  await page.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByText(`Account ${login}`)).toBeVisible()

  const other = await visitor(browser)
  await other.page.goto(url('#/account'))
  await other.page.getByLabel('Account name').fill(login)
  await other.page.getByLabel('Password').fill('wrong-letters')
  await other.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.page.getByRole('status').filter({ hasText: 'no account' })).toBeVisible()
  await other.page.getByLabel('Password').fill('eight-letters')
  await other.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.page.getByText('Welcome, Ada')).toBeVisible()

  await page.getByRole('button', { name: 'On all devices' }).click()
  await expect(page.getByRole('heading', { name: 'Come in as a guest' })).toBeVisible()
  await expect(other.page.getByRole('button', { name: 'Come in' })).toBeVisible()

  await page.getByLabel('Account name').fill(login)
  await page.getByLabel('Password').fill('eight-letters')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Delete account and data' }).click()
  await page
    .getByRole('region', { name: 'Delete the account' })
    .getByLabel('Password', { exact: true })
    .fill('eight-letters')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'Come in as a guest' })).toBeVisible()
  expect(other.complaints).toEqual([])
  await other.page.context().close()
})

test('an invitation takes two taps on a phone, and names and talk are text', async ({ page, browser }) => {
  await like(page, { name: '<b>Bo</b>' })
  await page.goto(url('#/setup/midgard/online'))
  await expect(page.getByLabel('Your name')).toHaveValue('<b>Bo</b>')
  await expect(page.locator('.levels').first()).toContainText('Jarlplays its best moves')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  const link = await page.getByLabel('Invitation link').inputValue()

  const phone = await visitor(browser, {}, PHONE)
  await phone.page.goto(link) // the first tap
  await expect(phone.page.getByText('<b>Bo</b> invites you to')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Sit down' }).tap() // the second
  await expect(phone.page.getByRole('heading', { name: 'Waiting for the others' })).toBeVisible()
  await expect(page.locator('.seat-board').nth(1)).toContainText('here')

  await phone.page.getByLabel('Say something').fill('<img src=x onerror=alert(1)> & hello')
  await phone.page.getByRole('button', { name: 'Say', exact: true }).tap()
  await expect(page.getByRole('log')).toContainText('<img src=x onerror=alert(1)> & hello')
  await expect(page.locator('.talk img, .seat-board b b')).toHaveCount(0)

  await page.getByRole('button', { name: 'Start with 2' }).click()
  await expect(page.locator('.table')).toBeVisible()
  await expect(phone.page.locator('.table.phone')).toBeVisible()
  // What was said before is new to who has not read it at the table.
  await expect(page.locator('.panel-button .tally')).toHaveText('1')
  await phone.page.getByRole('button', { name: /Table talk/ }).tap()
  await expect(phone.page.getByRole('log')).toContainText('hello')

  // Who leaves is told so, sees the table again, and is missed on the board until coming back.
  await phone.page.getByRole('button', { name: 'Leave', exact: true }).tap()
  await phone.page.getByRole('button', { name: /Leave\?/ }).tap()
  await expect(phone.page.locator('.table-panel')).toHaveCount(0)
  await expect(phone.page.getByRole('button', { name: /Table talk/ })).toBeFocused()
  await expect(phone.page.locator('.notice')).toContainText('You left')
  await expect(page.locator('.rivals .seat-state')).toHaveText('stand-in')
  await phone.page.getByRole('button', { name: 'Take my seat back' }).tap()
  await expect(page.locator('.rivals .seat-state.here')).toHaveCount(1)
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(phone.complaints).toEqual([])
  await phone.page.context().close()
})

test('onlookers see no hands, and a link to a moment opens there in their language', async ({
  page,
  browser,
}) => {
  await like(page)
  await comeIn(page, 'Ada')
  const { id } = await table([page], { seats: ['open', { bot: 'thrall' }, { bot: 'thrall' }] })
  await sitAt(page, id)
  for (let moves = 0; moves < 3; moves++) {
    await expect(page.locator('.prompt.deciding')).toBeVisible()
    await moveOnce(page, () => 0)
  }
  await expect(page.locator('.own')).toContainText('only you see these')
  const own = await page.locator('.own').innerText()

  const other = await visitor(browser, { locale: 'de' })
  const heard: string[] = []
  other.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  )
  await other.page.goto(url(`g/${id}#2`))
  await expect(other.page.locator('.replay')).toBeVisible()
  await expect(other.page.locator('.table')).toHaveAttribute('data-n', '2')
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'de')
  await other.page.keyboard.press('Escape')
  await expect(other.page.locator('.prompt')).toBeVisible()
  await expect(other.page.locator('.prompt-buttons button')).toHaveCount(0)
  await expect(other.page.getByText('Zuschauer', { exact: true })).toBeVisible()
  await expect(other.page.locator('.own')).toContainText(/Ada|Thrall/)
  await expect(other.page.locator('.own')).not.toContainText('nur du siehst')
  await expect(other.page.getByRole('region', { name: 'Sachen eines Spielers' })).toBeVisible()
  // The destiny that only its owner sees, by its English name and as it travels.
  const destiny = /\n((?:Slayer|[A-Z]\w+ Slayer|[A-Z]\w+)[^\n]*)\nMost/.exec(own)?.[1]
  if (destiny) expect(await other.page.locator('.table').innerText()).not.toContain(destiny)
  const update = heard.map((text) => JSON.parse(text)).findLast(({ type }) => type === 'update')
  expect(update.update.viewer).toBe(null)
  expect(update.update.undo).toEqual({})
  expect(other.complaints).toEqual([])
  await other.page.context().close()
})

test('a finished game is checked, downloaded, watched by link, and played again', async ({
  page,
  browser,
}) => {
  const { id, other } = await twoAt(page, browser)
  await playedOut([page, other.page], id)

  await page.goto(url(`#/g/${id}/score`))
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await expect(page.getByText(/All \d+ entries came from the seed/)).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as a file' }).click()
  expect((await coming).suggestedFilename()).toBe(`meadhall-${id}.json`)
  await expectNoViolations(page)

  await page.goto(url(`#/g/${id}`))
  await expect(page.locator('.prompt')).toContainText(/(Ada|Bo) won with −?\d+/)
  await page.goto(url(`#/g/${id}/score`))

  const third = await visitor(browser, { locale: 'ja' })
  await third.page.goto(url(`g/${id}#7`))
  await expect(third.page.locator('.replay')).toBeVisible()
  await expect(third.page.locator('.table')).toHaveAttribute('data-n', '7')

  await page.getByRole('button', { name: 'Rematch, same seats' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the others' })).toBeVisible()
  await other.page.goto(url(`#/g/${id}/score`))
  await expect(other.page).toHaveTitle(/^Rematch\?/)
  const offer = other.page.locator('.end-bar .notice')
  await expect(offer).toContainText('Ada would like a rematch')
  await offer.getByRole('button', { name: 'Sit down' }).click()
  await expect(other.page.locator('.table')).toBeVisible()
  await expect(page.locator('.table')).toBeVisible()
  expect([...other.complaints, ...third.complaints]).toEqual([])
  await other.page.context().close()
  await third.page.context().close()
})

test('undoing asks the others beyond the barrier; a bot stands in until one is back', async ({
  page,
  browser,
}) => {
  const { id, other } = await twoAt(page, browser)
  const both = [page, other.page]
  for (const one of both) await sitAt(one, id)
  /** Whoever decides moves, until the two leaders are chosen and two workers stand. */
  for (let moves = 0; moves < 4; moves++) {
    const deciding = page.locator('.prompt.deciding')
    await expect(deciding.or(page.locator('.prompt:not(.deciding)'))).toBeVisible()
    const mover = (await deciding.count()) > 0 ? page : other.page
    await expect(mover.locator('.prompt.deciding')).toBeVisible()
    const n = await mover.locator('.table').getAttribute('data-n')
    await moveOnce(mover, () => 0)
    for (const one of both) await expect(one.locator(`.table[data-n="${n}"]`)).toHaveCount(0)
  }
  const asker = (await page.locator('.prompt.deciding').count()) > 0 ? page : other.page
  const answerer = asker === page ? other.page : page
  const n = Number(await asker.locator('.table').getAttribute('data-n'))
  await asker.locator('.barrier').click()
  await asker.getByRole('button', { name: 'Ask them' }).click()
  await expect(asker.locator('.notice')).toContainText('Waiting for')
  await answerer.getByRole('button', { name: 'Agree' }).click()
  for (const one of both) await expect(one.locator('.table')).toHaveAttribute('data-n', String(n + 1))
  await expect(asker.locator('.notice')).toHaveCount(0)

  await other.page.getByRole('button', { name: /Table talk/ }).click()
  await other.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await other.page.getByRole('button', { name: /Leave\?/ }).click()
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await moveOnce(page, () => 0)
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await other.page.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(other.page.locator('.notice')).toHaveCount(0)

  // Once all have left it rests: it is nobody's turn, and neither title nor list says so.
  for (const one of both) await asked(one, `/api/tables/${id}/leave`, {})
  await expect(page.locator('.notice')).toContainText('It rests until one of you is back')
  await expect(page).not.toHaveTitle(/^\(/)
  await page.goto(url('#/online'))
  await expect(page.getByRole('region', { name: 'Nobody is there' })).toContainText('rests until one of you')

  expect(other.complaints).toEqual([])
  await other.page.context().close()
})

test('several tables at a time: the title counts those that wait, and the next one is a click away', async ({
  page,
}) => {
  await like(page)
  await comeIn(page, 'Ada')
  const seats = ['open', { bot: 'thrall' }]
  for (const _ of ['one', 'another']) await table([page], { seats })
  // What waits stands first in one list, which can be played through.
  await page.goto(url('#/online'))
  await expect(page.getByRole('region', { name: 'Your turn' }).locator('li')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Play them through' })).toBeVisible()
  await page.goto(url())
  await expect(page).toHaveTitle('(2) Meadhall')
  await expect(page.locator('.floor-table.mine')).toHaveCount(2)
  await page.locator('.floor-table.mine').first().click()
  await expect(page.locator('.table')).toBeVisible()
  await expect(page).toHaveTitle('(2) Your turn · Meadhall')
  const first = page.url()
  await page.getByRole('link', { name: 'A table waits' }).click()
  await expect(page.locator('.table')).toBeVisible()
  expect(page.url()).not.toBe(first)
})

test('orders given before their questions were ever asked are carried out while one is away', async ({
  page,
  browser,
}) => {
  await like(page)
  await comeIn(page, 'Ada')
  const bo = await visitor(browser)
  await comeIn(bo.page, 'Bo')
  const { id } = await table([page, bo.page], { game: 'odin' })
  await sitAt(page, id)
  await page.getByRole('button', { name: /Table talk/ }).click()
  await page.getByRole('button', { name: 'Standing orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Standing orders' })
  await expect(dialog).toContainText('No order stands')
  await expectNoViolations(page)
  // An order that the game itself keeps, and two answers to its questions.
  const nothingMore = dialog.getByRole('switch', { name: 'Place nothing more this round' })
  await nothingMore.click()
  await expect(nothingMore).toBeChecked()
  const feast = dialog.getByRole('group', { name: 'Lay your banquet table.' }).getByRole('button')
  await feast.click()
  await expect(feast).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Pass for the rest of the round' }).click()
  await expect(dialog.locator('li')).toContainText([
    'When asked “Lay your banquet table.”: Hold the cheapest feast (always)',
    'Pass for the rest of the round (always)',
  ])
  await page.close()

  await sitAt(bo.page, id)
  const saga = bo.page.locator('.saga')
  const isLaid = () => saga.getByText(/Ada.*feast/i)
  for (let moves = 0; moves < 9 && (await isLaid().count()) === 0; moves++) {
    await expect(bo.page.locator('.prompt.deciding').or(isLaid()).first()).toBeVisible()
    if ((await isLaid().count()) > 0) break
    await moveOnce(bo.page, (words) => words.findIndex((one) => /^(Pass|Ready|Hold)/.test(one)))
  }
  await expect(isLaid().first()).toBeVisible()
  expect(bo.complaints).toEqual([])
  await bo.page.context().close()
})

test('what was asked in this sitting can be ordered exactly, and orders change places', async ({ page }) => {
  await like(page)
  await comeIn(page, 'Ada')
  const { id } = await table([page], { seats: ['open', { bot: 'thrall' }] })
  await sitAt(page, id)
  await expect(page.locator('.prompt.deciding')).toBeVisible()
  await page.getByRole('button', { name: /Table talk/ }).click()
  await page.getByRole('button', { name: 'Standing orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Standing orders' })
  await dialog.getByRole('button', { name: 'Let the dice stand' }).click()
  await dialog.getByText('only once', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Use the rune Healing' }).click()
  const orders = dialog.locator('li')
  await expect(orders).toHaveText([/dice stand \(always\)/, /rune Healing \(only once\)/])
  await dialog.getByRole('button', { name: /^Earlier/ }).click()
  await expect(orders).toHaveText([/rune Healing/, /dice stand/])
  await dialog.getByText('always', { exact: true }).click()
  await dialog.getByText('Another answer to what was asked here').click()
  await dialog.getByRole('button', { name: 'Give the order' }).click()
  // It fits the question that waits, so it is carried out at once.
  await expect(page.locator('.table[data-n="0"]')).toHaveCount(0)
  await expect(orders).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await dialog.getByRole('button', { name: /^Drop/ }).first().click()
    await expect(orders).toHaveCount(left)
  }
  await expect(dialog).toContainText('No order stands')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Standing orders' })).toBeFocused()
})

test('where no server answers, the page says so and plays on', async ({ browser }) => {
  const { page, complaints } = await visitor(browser)
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'nothing' }))
  await page.goto(url('#/online'))
  await expect(page.getByRole('alert')).toContainText('Everything at this screen works')
  await page.getByRole('link', { name: 'Back to the hall', exact: true }).click()
  await page.locator('.door.chosen .button.play').click()
  await expect(page.locator('.table')).toBeVisible()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('axe finds nothing on the screens of the hall online, and no screen is too wide', async ({
  browser,
}) => {
  test.slow()
  const host = await visitor(browser)
  await comeIn(host.page, 'Ada')
  const open = await asked(host.page, '/api/tables', {
    game: 'midgard',
    seats: ['open', 'open', { bot: 'karl' }],
    public: true,
  })
  const running = await table([host.page], { seats: ['open', { bot: 'thrall' }], public: true })
  const { cookies } = await host.page.context().storageState()
  for (const [theme, size, locale] of [
    ['dark', { width: 1280, height: 720 }, 'en'],
    ['light', { width: 390, height: 844 }, 'de'],
    ['light', { width: 1920, height: 1080 }, 'ja'],
  ] as const) {
    const seated = await visitor(
      browser,
      { theme, locale },
      { viewport: size, storageState: { cookies, origins: [] } },
    )
    const stranger = await visitor(browser, { theme, locale }, { viewport: size })
    const screens: [typeof seated, string, string][] = [
      [seated, '#/online', '.lobby'],
      [seated, '#/account', '.account'],
      [seated, '#/setup/midgard/online', '.setup-options'],
      [seated, `#/g/${open.id}`, '.waiting-room'],
      [seated, `#/g/${running.id}`, '.table'],
      [stranger, '#/online', '.lobby'],
      [stranger, '#/account', '.account'],
      [stranger, `i/${open.invite}`, '.invitation'],
    ]
    for (const [{ page }, where, shown] of screens) {
      await page.goto(url(where))
      await expect(page.locator(shown)).toBeVisible()
      if (shown === '.table') await page.locator('.panel-button').click()
      await page.waitForLoadState('networkidle')
      // One of each theme is enough for axe; sizes and languages change neither names nor colours.
      // The table itself is looked at elsewhere.
      if (locale !== 'ja') await expectNoViolations(page, shown === '.table' ? '.table-panel' : undefined)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, where).toBeLessThanOrEqual(size.width)
      const text = await page.evaluate(() => document.body.innerText)
      expect(text, where).not.toMatch(/\b(why|clock|seat|kind|tableIs|talk|orders|since|verify)\.[a-z]/)
    }
    expect([...seated.complaints, ...stranger.complaints]).toEqual([])
    await seated.page.context().close()
    await stranger.page.context().close()
  }
  await host.page.context().close()
})
