import type { Page } from '@playwright/test'
import {
  expect,
  expectNoViolations,
  FAST,
  like,
  listed,
  made,
  makeMove,
  playNow,
  record,
  sitDownAt,
  test,
  url,
} from './hall.ts'

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
  await twoHere(page)
  // Steps that everybody may watch need no passing on: the bar names who is asked, and what is secret stays covered.
  const asked = page.locator('.prompt-who')
  const seen: Record<string, string> = {}
  for (let turn = 0; turn < 6 && Object.keys(seen).length < 2; turn++) {
    const name = (await asked.innerText()).replace(/: ?$/, '')
    await expect(page.locator('.saga-lines')).not.toContainText('You see the Destiny')
    // Whoever wants to look does; what the other holds is nowhere on the page, spoken names included.
    await page.getByRole('button', { name: 'Show my hidden cards' }).click()
    await expect(page.locator('.saga-lines')).toContainText('You see the Destiny')
    const saga = await page.locator('.saga-lines').innerText()
    seen[name] = /You see the Destiny (.+)\./.exec(saga)?.[1] ?? ''
    expect(seen[name]).not.toBe('')
    const all = await page.evaluate(() => document.body.outerHTML)
    for (const [other, destiny] of Object.entries(seen))
      if (other !== name && destiny !== seen[name]) expect(all).not.toContain(destiny)
    await makeMove(page, /Beg/)
    await expect(asked).not.toContainText(name)
  }
  expect(Object.keys(seen).sort()).toEqual(['Ada', 'Bo'])
})

test('two people at one screen: before a secret step the screen is passed on, and undo crosses over', async ({
  page,
}) => {
  // Fast: a whole round is played.
  await like(page, FAST)
  await twoHere(page)
  const asked = page.locator('.prompt-who')
  const first = await asked.innerText()
  await makeMove(page, /Beg/)
  await expect(asked).not.toHaveText(first)
  // Nobody has moved since: the one before may still take it back.
  await page.keyboard.press('z')
  await expect(asked).toHaveText(first)
  const pass = page.getByRole('button', { name: /^Pass the screen/ })
  for (let move = 0; move < 20 && !(await pass.isVisible()); move++) {
    const before = await page.locator('.table').getAttribute('data-n')
    await listed(page)
    await page
      .locator('.moves .move')
      .filter({ hasNotText: /^(Wait|Beg|Market|Use)/ })
      .first()
      .click()
    await made(page, before)
    await expect(pass.or(page.locator('.prompt-buttons').getByText('Moves')).first()).toBeVisible()
  }
  await pass.click()
  const curtain = page.locator('.curtain')
  // What is decided by hidden things is secret: nothing of the table is on the page until its person is here.
  await expect(page.locator('.table')).toHaveCount(0)
  const name = (await curtain.locator('.button').innerText()).replace('I am ', '')
  await expect(curtain).toContainText(`until ${name} is here`)
  await curtain.locator('.button').click()
  await expect(page.locator('.prompt.deciding .prompt-who')).toContainText(name)
})

/** Ada and Bo at one screen, with leaders dealt. */
async function twoHere(page: Page): Promise<void> {
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
  await expect(page.locator('.prompt-who')).toBeVisible()
}

test('a second window of the same table follows the first', async ({ page, context }) => {
  await like(page)
  await sitDownAt(page, 'placing')
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.locator('.prompt')).toContainText('worker')
  await makeMove(page, /Beg/)
  await expect(page.locator('.saga-lines')).toContainText(/begs/)
  await expect(second.locator('.saga-lines')).toContainText(/begs/)
})

test('a move that cannot be undone is asked about', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'fight')
  await makeMove(page, /Pick a/)
  await page.keyboard.press('l')
  await page
    .locator('.moves .move')
    .filter({ hasText: /roll again/ })
    .click()
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
  await page.locator('.door.chosen .button.play').focus()
  await page.keyboard.press('Enter')
  // Others may choose before.
  await expect(page.locator('.prompt-buttons')).toContainText('Moves')
  await listed(page)
  const onMove = () => document.activeElement?.classList.contains('move') ?? false
  for (let i = 0; i < 5 && !(await page.evaluate(onMove)); i++) await page.keyboard.press('Tab')
  expect(await page.evaluate(onMove)).toBe(true)
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

test('Tab leads round the whole table, to the tools above it too', async ({ page }) => {
  await sitDownAt(page, 'placing')
  await expect(page.locator('.saga-lines button').first()).toBeVisible()
  // The last stop: the saga is one, and the arrows walk through it.
  await page.locator('.saga-lines button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.saga-lines button').nth(1)).toBeFocused()
  const onTools = () => document.activeElement?.closest('.top-tools') !== null
  for (let tabs = 0; tabs < 12 && !(await page.evaluate(onTools)); tabs++) {
    await page.keyboard.press('Tab')
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
  expect(await page.evaluate(onTools)).toBe(true)
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

test('What would you do? Huginn names moves, says why and shows them; where the table wants no help, he is silent', async ({
  page,
}) => {
  test.slow()
  await like(page, FAST)
  await sitDownAt(page, 'placing')
  const ask = page.locator('.prompt').getByRole('button', { name: 'What would you do?' })
  await ask.click()
  const panel = page.getByRole('dialog', { name: 'What would you do?' })
  const moves = panel.getByRole('listitem')
  await expect(moves.first()).toBeVisible()
  expect(await moves.count()).toBeLessThanOrEqual(3)
  await expect(panel).toContainText(/[+−±]\d+(\.\d)? Glory/)
  await expect(panel).toContainText('He sees what you see')
  await expectNoViolations(page)
  // What is named is ringed on the board, and lies beside the panel.
  await expect(page.locator('.hint-mark.on')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  // By keys: ask, and do the first.
  const before = await page.locator('.table').getAttribute('data-n')
  await page.keyboard.press('w')
  await expect(moves.first()).toBeVisible()
  await panel.getByRole('button', { name: /^Do 1/ }).focus()
  await page.keyboard.press('Enter')
  await made(page, before)
  await expect(panel).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('meadhall.settings', JSON.stringify({ odds: false })))
  await page.reload()
  await expect(page.locator('.prompt').getByRole('button', { name: /^Moves/ })).toBeVisible()
  await expect(ask).toHaveCount(0)
})
