import { expect, like, makeMove, playNow, sitDownAt, test, url } from './hall.ts'

const FIRST = {
  'Champions of Midgard': 'leader',
  'A Feast for Odin': 'Vikings',
  'The Fall of the Mountain King': 'champion',
} as const

for (const [game, prompt] of Object.entries(FIRST))
  test(`a first-time visitor plays ${game} against bots after one click`, async ({ page }) => {
    await page.goto(url())
    const door = page.getByRole('article', { name: game })
    await door.getByRole('button', { name: /Play now/ }).click()
    await expect(page.locator('.prompt')).toContainText(prompt, { timeout: 30_000 })
    await expect(page.locator('.rivals')).toContainText('Astrid')
  })

test('a set-up table has the seats, options and seed that were chosen', async ({ page }) => {
  await like(page)
  await page.goto(url('#/setup/midgard'))
  await page.getByRole('group', { name: 'Who sits at seat 4' }).getByText('Nobody').click()
  await page.getByRole('group', { name: 'Who sits at seat 3' }).getByText('Nobody').click()
  await page.getByRole('switch', { name: /Mistrustful Villagers/ }).click()
  await page.getByRole('group', { name: 'Leaders' }).getByText('dealt at random').click()
  await page.getByLabel('Seed').fill('TEST-1')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('.rivals')).toContainText('Astrid')
  await expect(page.locator('.rivals')).not.toContainText('Orm')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toContainText('1 Blame')
})

test('five who set up the mountain are all seen at the table, each with a piece of their own', async ({
  page,
}) => {
  await like(page)
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(url('#/setup/mountain'))
    await expect(page.locator('.sitter .art')).toHaveCount(5)
    // What hangs in front of the scene hides at most the lower edge of a piece.
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.sitter')].filter((sitter) => {
        const { x, y, width, height } = sitter.getBoundingClientRect()
        return [0.1, 0.5, 0.9].some((part) => {
          const there = document.elementsFromPoint(x + width / 2, y + height * part)
          return there.some((of) => of.closest('.seat-board'))
        })
      }),
    )
    expect(hidden).toEqual([])
  }
  // What would not stand side by side is a list: every saga can be chosen, and says what it is.
  await page.getByLabel('Saga (one player)').selectOption({ label: 'The Hollow Host' })
  await expect(page.getByText('fifteen gnomes in all', { exact: false })).toBeVisible()
  const pieces = await page.locator('.sitter .art').evaluateAll((of) => of.map(({ innerHTML }) => innerHTML))
  expect(new Set(pieces).size).toBe(5)
})

test('a set-up fills by preset, lets seats change places and is kept as one’s usual', async ({ page }) => {
  await page.goto(url('#/setup/midgard'))
  const presets = page.getByRole('group', { name: 'A table for' })
  await presets.getByText('First game').click()
  await expect(page.getByText('3 of 4 seats filled')).toBeVisible()
  await page.getByRole('button', { name: 'swap Seat 1' }).click()
  await page.getByRole('button', { name: 'here Seat 3' }).click()
  await expect(page.getByLabel('Name at seat 3')).toHaveValue('Guest')
  await page.getByRole('group', { name: 'Taking back' }).getByText('Never').click()
  await page.getByRole('button', { name: 'Keep as my usual' }).click()
  await page.reload()
  await expect(presets.getByRole('radio', { name: 'My own' })).toBeChecked()
  await expect(page.getByLabel('Name at seat 3')).toHaveValue('Guest')
  await page.getByRole('button', { name: 'Start the game' }).click()
  // Nothing is taken back at this table.
  await expect(page.locator('.prompt-buttons')).toContainText('Moves')
  await makeMove(page, /^Choose/)
  await expect(page.locator('.prompt')).toContainText('worker')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('whoever comes by a link has a table online, with the seats that were planned', async ({ page }) => {
  await page.goto(url('#/setup/midgard'))
  await page.getByRole('group', { name: 'Who sits at seat 4' }).getByText('Nobody').click()
  await page.getByRole('group', { name: 'Who sits at seat 2' }).getByText('By link').click()
  await page.getByRole('button', { name: 'Go on online' }).click()
  await expect(page).toHaveURL(/setup\/midgard\/online$/)
  await expect(page.getByRole('group', { name: 'Who sits at seat 2' }).getByLabel('Open')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Who sits at seat 3' }).getByLabel('Bot')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Who sits at seat 4' }).getByLabel('Nobody')).toBeChecked()
})

test('the same seed deals the same game', async ({ page }) => {
  await like(page)
  const sagas: string[] = []
  for (let i = 0; i < 2; i++) {
    await page.goto(url('#/setup/midgard'))
    await page.getByLabel('Seed').fill('TEST-2')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(page.locator('.prompt')).toContainText('leader')
    await expect(page.locator('.prompt-buttons')).toContainText('Moves')
    sagas.push(await page.locator('.saga-lines').innerText())
  }
  expect(sagas[0]).toBe(sagas[1])
})

test('settings are remembered', async ({ page }) => {
  await page.goto(url('#/settings'))
  await page.getByText('Deutsch').click()
  await page.getByText('Tag', { exact: true }).click()
  await page.getByLabel('Dein Name').fill('Ada')
  await page.goto(url())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByText('Willkommen, Ada')).toBeVisible()
})

test('a Japanese name is drawn with our typeface on a page in another language', async ({ page }) => {
  const faces = () =>
    page.evaluate(async () => (await document.fonts.load('700 16px "Zen Kaku Gothic New"', '花子')).length)
  await page.goto(url())
  await expect(page.getByText('日本語')).toBeVisible()
  expect(await faces()).toBe(0)
  await page.goto(url('#/settings'))
  await page.getByLabel('Your name').fill('花子')
  await playNow(page)
  await expect(page.getByText('花子').first()).toBeAttached()
  await expect.poll(faces).toBeGreaterThan(0)
})

test('a kept game is exported, deleted, imported and continued', async ({ page }) => {
  await like(page)
  await playNow(page)
  await expect(page.locator('.prompt-buttons')).toContainText('Moves')
  await page.goto(url('#/tables'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const path = await file.path()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('No game is kept here yet.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.locator('.prompt')).toContainText('leader')
  await expect(page.locator('.rivals')).toContainText('Astrid')
})

test('a damaged file is refused in one sentence', async ({ page }) => {
  await page.goto(url('#/tables'))
  await page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":1,"game":"midgard","version":1,"seats":4,"setup":[],"entries":[]}'),
  })
  await expect(page.getByRole('alert')).toContainText('could not be opened')
})

test('an unknown table says so', async ({ page }) => {
  await page.goto(url('#/table/nothing'))
  await expect(page.getByText('No such table')).toBeVisible()
})

test('the rules can be searched and each entry has an address', async ({ page }) => {
  await page.goto(url('#/rules/midgard/CM-1.4'))
  await expect(page.locator('.rule.now')).toContainText('CM-1.4')
  await page.getByRole('searchbox').fill('kraken')
  await expect(page.locator('.rule mark').first()).toHaveText(/kraken/i)
})

test('a finished game is reckoned up line by line', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'finished')
  await expect(page.locator('.reckoning')).toBeVisible()
  const sums = await page.locator('.reckoning').evaluate((sheet) => {
    const number = (text: string) => Number(text.replace('−', '-').replace('+', ''))
    const columns = sheet.querySelectorAll('tfoot td').length
    return Array.from({ length: columns }, (_, i) => ({
      lines: [...sheet.querySelectorAll(`tbody td:nth-of-type(${i + 1}) b`)].reduce(
        (sum, cell) => sum + number(cell.textContent ?? ''),
        0,
      ),
      total: number(sheet.querySelector(`tfoot td:nth-of-type(${i + 1}) b`)?.textContent ?? ''),
    }))
  })
  expect(sums).toHaveLength(4)
  for (const { lines, total } of sums) expect(lines).toBe(total)
  // Rows stand as the rules list them, say how many of each, and each opens its own rule.
  await expect(page.locator('.reckoning tbody .rule-link')).toHaveText([
    'CM-1.7',
    'CM-11.2',
    'CM-11.3',
    'CM-11.4',
    'CM-11.5',
    'CM-11.6',
    'CM-11.7',
    'CM-11.8',
  ])
  await expect(page.locator('.reckoning .sheet-count').first()).toHaveText(/^\d+ foes?$|^none$/)
  await expect(page.locator('.end-words')).toContainText('carried it')
  expect(await page.locator('.end').innerText()).not.toMatch(/(?<![A-Z])[-–]\d/)
  await page.locator('.reckoning tbody .rule-link').nth(1).click()
  await expect(page.locator('.rule.now')).toContainText('CM-11.2')
  await page.keyboard.press('Escape')
  await expect(page.locator('.reckoning tbody .rule-link').nth(1)).toBeFocused()
  await expect(page.locator('.chart')).toBeVisible()
  await expect(page.locator('.end-moments li').first()).toBeVisible()
  await page.getByRole('button', { name: 'Rematch, same seats' }).click()
  await expect(page.locator('.prompt')).toContainText('leader')
})
