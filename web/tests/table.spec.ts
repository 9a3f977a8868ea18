import { expect, like, makeMove, playNow, record, sitDownAt, test, url } from './hall.ts'

const depth = (text: string) => text.split('\n').length

test('undo goes back step by step to the barrier, and the bar says what stands there', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'assigning')
  await expect(page.locator('.prompt')).toBeVisible()
  const undo = page.locator('.prompt').getByRole('button', { name: /^Undo(?!:)/ })
  const table = page.locator('.table')
  const first = Number(await table.getAttribute('data-n'))
  for (const entries of [1, 2]) {
    await makeMove(page, / to /)
    await expect(table).toHaveAttribute('data-n', String(first + entries))
  }
  await undo.click()
  await expect(table).toHaveAttribute('data-n', String(first + 3))
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(page.locator('.prompt').getByRole('button', { name: 'Redo' })).toBeVisible()
})

test('dice are a barrier', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'fight')
  await makeMove(page, /Pick a/)
  const undo = page.locator('.prompt').getByRole('button', { name: /^Undo(?!:)/ })
  await expect(undo).toBeVisible()
  await makeMove(page, /roll again/)
  await expect(undo).toHaveCount(0)
  await expect(page.locator('.barrier')).toHaveAttribute('title', /Dice were rolled/)
})

test('closing the page in the middle of a fight loses nothing', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'fight')
  await expect(page.locator('.table-overlay')).not.toBeEmpty()
  const before = await page.locator('.table-overlay').innerText()
  const saga = await page.locator('.saga-lines').innerText()
  await page.reload()
  await expect(page.locator('.table-overlay')).not.toBeEmpty()
  expect(await page.locator('.table-overlay').innerText()).toBe(before)
  expect(await page.locator('.saga-lines').innerText()).toBe(saga)
})

test('the replay goes forward and backward without touching the game', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'placing')
  await expect(page.locator('.prompt')).toContainText('worker')
  const saga = await page.locator('.saga-lines').innerText()
  await page.keyboard.press('p')
  const slider = page.getByRole('slider')
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBe((JSON.parse(record('placing')) as { entries: unknown[] }).entries.length)
  await slider.fill('10')
  await expect(page.locator('.replay-title')).toContainText(`10 of ${last}`)
  expect(depth(await page.locator('.saga-lines').innerText())).toBeLessThan(depth(saga))
  await page.locator('.board-area').click({ position: { x: 500, y: 300 } })
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(page.locator('.replay-title')).toContainText(`9 of ${last}`)
  await page.getByText('fast', { exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.locator('.replay-title')).not.toContainText(`9 of ${last}`)
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.prompt')).toContainText('worker')
  expect(await page.locator('.saga-lines').innerText()).toBe(saga)
})

test('a line of the saga shows its moment', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'placing')
  await page.locator('.saga-lines button').nth(20).click()
  await expect(page.locator('.replay')).toBeVisible()
  await expect(page).toHaveURL(/\/at\/\d+$/)
  await page.reload()
  await expect(page.locator('.replay')).toBeVisible()
})

test('the score names a rule for every line', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'placing')
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Glory won in play')
  await dialog.getByRole('button', { name: 'CM-1.7' }).first().click()
  await expect(page.locator('.rule.now')).toContainText('CM-1.7')
})

test('two people at one screen: the one never sees what the other holds', async ({ page }) => {
  await like(page)
  await page.goto(url('#/setup/midgard'))
  for (const seat of [3, 4])
    await page
      .getByRole('group', { name: `Who sits at seat ${seat}` })
      .getByText('Nobody')
      .click()
  await page.getByRole('group', { name: 'Who sits at seat 2' }).getByText('This screen').click()
  await page.getByLabel('Name at seat 1').fill('Ada')
  await page.getByLabel('Name at seat 2').fill('Bo')
  await page.getByRole('group', { name: 'Leaders' }).getByText('dealt at random').click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  const destinies: Record<string, string> = {}
  let last = ''
  for (let turn = 0; turn < 6 && Object.keys(destinies).length < 2; turn++) {
    // The curtain: nothing of the table is on the page.
    await expect(page.locator('.curtain')).toBeVisible()
    await expect(page.locator('.table')).toHaveCount(0)
    const name = (await page.locator('.curtain .button').innerText()).replace('I am ', '')
    expect(name).not.toBe(last)
    last = name
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await expect(page.locator('.own')).toBeVisible()
    const saga = await page.locator('.saga-lines').innerText()
    destinies[name] = /You see the Destiny (.+)\./.exec(saga)?.[1] ?? ''
    expect(destinies[name]).not.toBe('')
    // Everything on the page, spoken names too.
    const all = await page.evaluate(() => document.body.outerHTML)
    for (const [other, destiny] of Object.entries(destinies))
      if (other !== name && destiny !== destinies[name]) expect(all).not.toContain(destiny)
    if (Object.keys(destinies).length === 2) break
    await makeMove(page, /Beg/)
    await page.getByRole('button', { name: /Pass the screen/ }).click()
  }
  expect(Object.keys(destinies).sort()).toEqual(['Ada', 'Bo'])
})

test('a move that cannot be undone is asked about, if wanted', async ({ page }) => {
  await like(page, { confirm: true })
  await sitDownAt(page, 'fight')
  await makeMove(page, /Pick a/)
  await makeMove(page, /roll again/)
  const question = page.getByRole('dialog', { name: /no way back/ })
  await expect(question.getByRole('button', { name: 'Go on' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
})

test('the board zooms by wheel and keys, and comes back', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'placing')
  const sheet = page.locator('.board-sheet')
  const before = await sheet.boundingBox()
  await page.mouse.move(500, 300)
  await page.mouse.wheel(0, -400)
  await expect(page.getByRole('button', { name: /Whole board/ })).toBeVisible()
  expect((await sheet.boundingBox())!.width).toBeGreaterThan(before!.width * 1.3)
  await page.keyboard.press('0')
  await expect(page.getByRole('button', { name: /Whole board/ })).toHaveCount(0)
  await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: /Whole board/ })).toBeVisible()
})

test('with the keyboard alone: from the hall to a worker on the board', async ({ page }) => {
  await like(page)
  await page.goto(url())
  await page.locator('.door.chosen .button.main').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt.deciding')).toContainText('leader')
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt.deciding')).toContainText('worker', { timeout: 30_000 })
  // Tab until a smith on the board has the focus; the first Enter chooses him, the second sends the worker.
  const smith = () => /^(Blacksmith|Hafter|Swordsmith)\b.*open/i.test(document.activeElement?.ariaLabel ?? '')
  for (let i = 0; i < 80 && !(await page.evaluate(smith)); i++) await page.keyboard.press('Tab')
  expect(await page.evaluate(smith)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .button.main')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.saga-lines')).toContainText(/Guest places a worker/)
})

test('a table can be left and taken up from the hall', async ({ page }) => {
  await like(page)
  await playNow(page)
  await expect(page.locator('.prompt-buttons')).toContainText('Moves')
  await page.getByRole('link', { name: 'Back to the hall' }).click()
  // Until the kept games are read, only the empty table stands there.
  await page.locator('.floor-table').filter({ hasText: 'Continue' }).click()
  await expect(page.locator('.prompt.deciding')).toContainText('leader')
})
