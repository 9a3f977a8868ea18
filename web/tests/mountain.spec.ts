import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectNoViolations,
  like,
  makeMove,
  ownScripts,
  sitDownAt,
  test,
  url,
  weighScripts,
} from './hall.ts'
import { nextPosition, scriptHall } from './scripted-hall.ts'

const entry = (page: Page) => page.locator('.table').getAttribute('data-n')

/** Waits until a move has been made. */
async function moved(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await entry(page)
  await act()
  await expect(page.locator(`.table[data-n="${before}"]`)).toHaveCount(0)
}

test('an ancestry built by keyboard, while the others are seen thinking', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-ancestry')
  await expect(page.locator('.mk-draft')).toBeVisible()
  await expect(page.locator('.mk-builders .mk-row')).toHaveText([/Astrid/, /Orm/, /Kenji/])
  await page.keyboard.press('2')
  await expect(page.locator('.mk-hand-card button').nth(1)).toHaveAttribute('aria-pressed', 'true')
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.locator('.mk-spot[aria-pressed=true]')).toHaveCount(1)
  await expectNoViolations(page)
  await moved(page, () => page.keyboard.press('Enter'))
})

test('symbols tapped together become an action; supplies make it stronger; undo takes it back', async ({
  page,
}) => {
  await like(page)
  await sitDownAt(page, 'mountain-turn')
  await expectNoViolations(page)
  // Moves are said in words, not by ids and coordinates.
  await page.keyboard.press('l')
  await expect(page.locator('.moves .move').first()).toContainText(/row \d, column \d/)
  await page.keyboard.press('Escape')
  await page.locator('.mk-cell[data-legal]').first().click()
  await expect(page.locator('.mk-sum b')).toBeVisible()
  const strength = Number((await page.locator('.mk-sum b').innerText()).replace(/\D/g, ''))
  await page.locator('.prompt .mk-stepper button').last().click()
  await expect(page.locator('.mk-sum b')).toHaveText(`= ${strength + 1}`)
  // On a cavern at which nothing is to be done and said, Enter is the golden button.
  await page.locator('.mk-target[aria-disabled=true]').first().focus()
  await moved(page, () => page.keyboard.press('Enter'))
  const undo = page.locator('.prompt').getByRole('button', { name: /^Undo(?!:)/ })
  await moved(page, () => undo.click())
  await expect(page.locator('.mk-sum b')).toHaveCount(0)
})

test('a march is put together on the board, with its odds, and outlives a reload', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-five')
  const saga = await page.locator('.saga-lines').innerText()
  await page.reload()
  await expect(page.locator('.prompt')).toContainText('Advance with up to')
  expect(await page.locator('.saga-lines').innerText()).toBe(saga)
  const overrun = page.locator('.mk-target.open[aria-label*="gnome"]').first()
  await overrun.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.mk-origins')).toBeVisible()
  await expect(page.locator('.prompt')).toContainText(/against \d+ to \d+/)
  await expect(page.locator('.prompt .button.main')).toContainText('March with')
  // What it would bring about, up to what nobody knows yet.
  await expect(page.locator('.mk-tip')).toContainText(/advances to .*Then chance decides\./)
  await expectNoViolations(page)
  await moved(page, () => page.keyboard.press('Enter'))
})

test('the wheel says what each landing would do, and champions what they do', async ({ page }) => {
  await like(page, { theme: 'light' })
  await sitDownAt(page, 'mountain-wheel')
  const landing = page.locator('.mk-landings [data-legal]').first()
  await expect(landing).toHaveAttribute(
    'aria-label',
    /1 space: .*You (influence a champion by 1|bolster with 1|gain \d+ honour|move a troll .*)\./,
  )
  await page.locator('.mk-card').first().hover()
  await expect(page.locator('.mk-tip')).toContainText('Brings')
  await expectNoViolations(page)
  await landing.click()
  await moved(page, () => landing.click())
  await sitDownAt(page, 'mountain-influence')
  await expect(page.locator('.mk-card[data-legal]').first()).toBeVisible()
  await expectNoViolations(page)
})

test('the rulebook’s invasion is shown gnome by gnome with its reasons', async ({ page }) => {
  // Slowly, so that each scene is there to be looked at.
  await like(page, { speed: 'slow' })
  await scriptHall(page, 'mountain-example')
  await sitDownAt(page, 'mountain-turn')
  const rungs = page.locator('.mk-rungs li')
  const tags = page.locator('.mk-tag.best')
  await nextPosition(page)
  const bar = page.locator('.mk-showbar')
  const next = bar.getByRole('button', { name: 'Step on' })
  await expect(page.locator('.mk-caption')).toContainText('3 gnomes at Mud')
  await expect(bar).toContainText('Invasion 1 of 1')
  await page.keyboard.press('Enter')
  // The first gnome: one troll behind each gate, and the leader of the Mud votes decides.
  await expect(page.locator('.prompt')).toContainText('Gnome 1 of 3')
  await expect(rungs).toContainText([
    'None is overrun',
    'None in reach',
    'Mud 1 and Mud 2: 1 each',
    '1 step',
    'most Mud votes decide',
  ])
  await expect(rungs.last()).toContainText('you choose')
  await expect(tags).toHaveText(['1 troll · 1 step', '1 troll · 1 step'])
  await expectNoViolations(page)
  await page.locator('.mk-target[data-target=mud1]').press('Enter')
  await page.locator('.mk-target[data-target=mud1]').press('Enter')
  // A troll falls; who decided and by what is said beside it and on the mountain.
  await bar.getByRole('button', { name: 'Pause' }).click()
  await expect(page.locator('.mk-outcome')).toContainText('falls in Mud 1')
  await expect(rungs.last()).toContainText('you decided: Mud 1')
  await expect(page.locator('.mk-caption')).toContainText('most Mud votes decide. You decided: Mud 1.')
  await expectNoViolations(page)
  // The second gnome finds the emptied cavern.
  await next.click()
  await expect(bar).toContainText('gnome 2 of 3')
  await expect(rungs.last()).toContainText('An empty cavern first.Mud 1')
  await expect(page.locator('.mk-tag.on')).toHaveText('empty · 1 step')
  await bar.getByRole('button', { name: 'Step back' }).click()
  await expect(bar).toContainText('gnome 1 of 3')
  await bar.getByRole('button', { name: 'Skip to the end' }).click()
  // The third walks through what is overrun, and has two ways.
  await expect(page.locator('.prompt')).toContainText('Gnome 3 of 3')
  await expect(rungs.first()).toContainText(/overrun caverns\.(?=.*Mud 1)(?=.*Mud 3)(?=.*Hammer 2)/)
  await expect(tags).toHaveText(['empty · 3 steps', 'empty · 3 steps'])
  await expect(page.locator('.mk-cost b')).toHaveText(['Hammer 3', 'Mud 4'])
})

test('an invasion that ends one’s turn is not told before it is seen, and can be seen again', async ({
  page,
}) => {
  await sitDownAt(page, 'mountain-lead')
  const saga = page.locator('.saga-lines')
  const pool = page.locator('.mk-pool')
  const told = await saga.innerText()
  const left = await pool.innerText()
  await page.locator('.mk-cost').first().click()
  const golden = page.locator('.prompt .button.main')
  await golden.click()
  // The turn can still be taken back; what would come of it is not known yet.
  await expect(golden).toContainText('End turn')
  expect(await saga.innerText()).toBe(told)
  await golden.click()
  const bar = page.locator('.mk-showbar')
  await bar.getByRole('button', { name: 'Pause' }).click()
  expect(await saga.innerText()).toBe(told)
  expect(await pool.innerText()).toBe(left)
  await bar.getByRole('button', { name: 'Skip to the end' }).click()
  await expect(saga).not.toHaveText(told)
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(bar).toContainText('gnome 1 of 4')
})

test('the last scoring comes step by step, and can be skipped', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-finished-nearly')
  const tally = page.locator('.mk-tally')
  const deciding = page.locator('.prompt.deciding')
  const end = page.locator('.reckoning')
  await expect(async () => {
    if (await deciding.isVisible()) await makeMove(page, /./)
    await expect(tally).toContainText('Great Hall', { timeout: 2000 })
  }).toPass()
  await expect(tally).toContainText('Great Hall')
  await page.locator('.mk-showbar').getByRole('button', { name: 'Pause' }).click()
  const sums = () => tally.locator('.mk-honour').allInnerTexts()
  const before = await sums()
  await page.locator('.mk-showbar').getByRole('button', { name: 'Step on' }).click()
  await expect.poll(sums).not.toEqual(before)
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(end).toContainText('Great halls')
})

test('an invasion is played again from the log', async ({ page }) => {
  // Slowly, so that it is there to be looked at.
  await like(page, { speed: 'slow' })
  await sitDownAt(page, 'mountain-finished')
  await expectNoViolations(page)
  await page.locator('.end-moments .rule-link').last().click()
  await page.locator('.saga-lines button').filter({ hasText: 'Gate card 1:' }).first().click()
  await expect(page.locator('.mk-showbar')).toContainText('Invasion 1 of')
  await expect(page.locator('.mk-ladder')).toContainText('is invaded')
  await expect(page.locator('.mk-caption')).toBeVisible()
})

for (const [width, height, locale] of [
  [1280, 720, 'en'],
  [820, 1180, 'de'],
  [390, 844, 'de'],
  [844, 390, 'ja'],
] as const)
  test(`an invasion looked back at is seen at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    // Slowly, so that it is there to be looked at.
    await like(page, { speed: 'slow', locale })
    await sitDownAt(page, 'mountain-finished')
    await page.locator('.end-bar .button').nth(1).click()
    const bar = page.locator('.mk-showbar')
    const slider = page.getByRole('slider')
    await expect(async () => {
      await slider.fill(`${Number(await slider.inputValue()) + 1}`)
      await expect(bar).toBeVisible({ timeout: 100 })
      // It may be that of a step before, which is about to go.
      await bar.getByRole('button').nth(1).click({ timeout: 2000 })
    }).toPass({ intervals: [0] })
    // Mountain, words and buttons: each has its place, and nothing leaves the screen.
    const parts = [page.locator('.board-area'), bar, page.locator('.replay')]
    const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
    for (const { x, y, width: w, height: h } of boxes) {
      expect(h).toBeGreaterThan(40)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + w).toBeLessThanOrEqual(width + 1)
      expect(y + h).toBeLessThanOrEqual(height + 1)
    }
    const [board, ...rest] = boxes
    expect(board.height).toBeGreaterThan(180)
    for (const each of rest)
      expect(each.y >= board.y + board.height - 1 || each.x >= board.x + board.width - 1).toBe(true)
    await expect(page.locator('.mk-caption')).toBeInViewport({ ratio: 1 })
  })

test('wave III promises no domains, and the score as if the game ended now has halls and votes', async ({
  page,
}) => {
  await like(page)
  await sitDownAt(page, 'mountain-late')
  await page.locator('.mk-target[data-target=hammer]').hover()
  await expect(page.locator('.mk-tip')).toContainText('Wave III does not score domains.')
  await expect(page.locator('.mk-pool')).toContainText(/\d+ in the pool/)
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toContainText('Great Hall')
})

test('what another has is looked at while a march waits', async ({ page }) => {
  await like(page)
  await sitDownAt(page, 'mountain-five')
  await page.locator('.mk-target.open').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .button.main')).toContainText('March with')
  await page.getByRole('button', { name: 'Look at Astrid' }).click()
  const looked = page.locator('.mk-looked')
  await expect(looked).toContainText('Looking at Astrid')
  await expect(looked.locator('.mk-looked-champions')).toContainText('Grenda')
  await expectNoViolations(page)
  await page.keyboard.press('.')
  await expect(looked).toContainText('Looking at Orm')
  await page.keyboard.press('Escape')
  await expect(looked).toHaveCount(0)
  await expect(page.locator('.prompt .button.main')).toContainText('March with')
})

// No language lacks a message, or it would not compile: each table is opened in one of them.
for (const [locale, names] of [
  ['de', ['mountain-turn', 'mountain-lead']],
  ['ja', ['mountain-ancestry', 'mountain-finished']],
] as const)
  test(`the mountain in ${locale}`, async ({ page }) => {
    await like(page, { locale })
    for (const name of names) {
      await sitDownAt(page, name)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const text = await page.evaluate(() => document.body.innerText)
      // A message without words would show its key.
      expect(text).not.toMatch(
        /\b(happening|move|prompt|refusal|score|name|option|ui|sheet|end|replay)\.[a-zA-Z]/,
      )
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [locale, theme] of [
    ['en', 'dark'],
    ['de', 'light'],
    ['ja', 'dark'],
  ])
    test(`choosing the first champion covers no tool: ${locale}, ${theme}`, async ({ page }) => {
      await like(page, { locale, theme })
      await page.goto(url())
      await page.locator('.door.mountain .button.play').tap()
      const choice = page.locator('.mk-choice')
      await expect(choice).toBeVisible()
      const box = (await choice.boundingBox())!
      for (const tools of ['.top', '.side', '.mk-shading', '.mk-tabs', '.prompt']) {
        const { y, height } = (await page.locator(tools).boundingBox())!
        expect(y + height <= box.y + 1 || y >= box.y + box.height - 1, tools).toBe(true)
      }
      expect(await choice.evaluate((of) => of.scrollHeight - of.clientHeight)).toBeLessThanOrEqual(0)
      // By keyboard too: from a view of the board on to the champions.
      const view = page.locator('.mk-shading button').last()
      await view.focus()
      await page.keyboard.press('Enter')
      await expect(view).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.locator('.mk-start').first()).toHaveAttribute('aria-pressed', 'true')
      await expectNoViolations(page)
      // What a tab opens lies over the choice, not under it.
      await page.locator('.mk-tabs button').last().tap()
      await expect(page.locator('.mk-sheet')).toBeVisible()
      await expect(choice).toBeHidden()
      await page.locator('.mk-tabs button').first().tap()
      await moved(page, () => page.locator('.mk-start[aria-pressed=true]').tap())
    })

  test('alone, what must be held is seen, and said in whole sentences behind a tab', async ({ page }) => {
    await sitDownAt(page, 'mountain-solo')
    const stand = page.locator('.mk-rivals .mk-stand')
    for (const domain of await stand.locator('.mk-critical li').all())
      await expect(domain).toBeInViewport({ ratio: 1 })
    expect(await stand.evaluate((of) => of.scrollHeight - of.clientHeight)).toBeLessThanOrEqual(0)
    const [above, board] = [(await stand.boundingBox())!, (await page.locator('.board-area').boundingBox())!]
    expect(above.y + above.height).toBeLessThanOrEqual(board.y + 1)
    await page.getByRole('tab', { name: 'Clans' }).tap()
    await expect(page.locator('.mk-sheet')).toContainText('Control a cavern in each until this wave ends')
  })

  test('a turn takes a thumb, and two fingers zoom the mountain', async ({ page }) => {
    await like(page)
    await sitDownAt(page, 'mountain-turn')
    // What is asked for is open already; nothing of it lies over the bar.
    const sheet = page.locator('.mk-sheet')
    await expect(sheet.locator('.mk-cell[data-legal]').first()).toBeVisible()
    const [above, bar] = [(await sheet.boundingBox())!, (await page.locator('.prompt').boundingBox())!]
    expect(above.y + above.height).toBeLessThanOrEqual(bar.y + 1)
    for (const tab of ['Champions', 'Wheel', 'Clans', 'Ancestry']) {
      await page.getByRole('tab', { name: tab }).tap()
      await expect(sheet).toBeVisible()
    }
    await page.locator('.mk-sheet .mk-cell[data-legal]').first().tap()
    await expect(page.locator('.prompt .button').filter({ hasText: /with/ }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoViolations(page)
    await page.getByRole('tab', { name: 'Mountain' }).tap()
    const board = page.locator('.board-sheet')
    const width = await widthOf(board)
    await pinch(page, [195, 330])
    await expect.poll(() => widthOf(board)).toBeGreaterThan(width * 1.3)
    const [map, whole] = ['.mk-sight', '.whole'].map((each) => page.locator(each))
    const [small, button] = [(await map.boundingBox())!, (await whole.boundingBox())!]
    expect(button.x + button.width).toBeLessThanOrEqual(small.x)
    await whole.tap()
    await expect.poll(() => widthOf(board)).toBeCloseTo(width, 0)
    // The ancestry that is seen under the mountain can be tapped.
    await page.locator('.mk-mini').tap()
    await expect(sheet).toBeVisible()
  })
})

const widthOf = async (of: Locator): Promise<number> => (await of.boundingBox())!.width

/** Two fingers spread from the middle. */
async function pinch(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const apart of [60, 80, 100])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('the mountain needs at most 165 KB of script beyond the hall', async ({ page }) => {
  await like(page)
  const scripts = await weighScripts(page)
  await page.goto(url('#/tables'))
  await expect(page.locator('input[type=file]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const shell = new Set(scripts.keys())
  await sitDownAt(page, 'mountain-turn')
  await page.waitForLoadState('networkidle')
  const own = await ownScripts(page)
  let table = 0
  for (const [name, size] of scripts) if (own.includes(name) && !shell.has(name)) table += await size
  console.log(`script of the mountain beyond the hall: ${table.toFixed(0)} KB`)
  expect(table).toBeGreaterThan(20)
  expect(table).toBeLessThan(165)
})
