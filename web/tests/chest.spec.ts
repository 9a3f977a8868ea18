import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoViolations, test, url } from './hall.ts'
import { comeIn, moveOnce, PHONE, playedOut, visitor } from './online.ts'
import { serveHall } from './servers.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const editor = (page: Page) => page.locator('.chest-editor')
const kind = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kinds of components' }).getByRole('button', { name })

/** Throws away our faces of a die for these, by keys alone. */
async function typeFaces(page: Page, die: string, faces: string): Promise<void> {
  await page.getByRole('button', { name: `${die} reconstructed` }).focus()
  await page.keyboard.press('Enter')
  await editor(page)
    .getByRole('button', { name: /^Face 1:/ })
    .focus()
  for (const face of faces) {
    await page.keyboard.press(face)
    await page.keyboard.press('ArrowRight')
  }
}

/** What an owner reads from a card: one more attack, and a name where it is given. */
async function changeEnemies(page: Page, deck: string, count: number, name?: (n: number) => string) {
  await kind(page, deck).click()
  const cards = page.locator('.chest-piece')
  for (let n = 0; n < count; n++) {
    await cards.nth(n).click()
    await editor(page).getByRole('button', { name: 'Attack: one more' }).click()
    if (name) await editor(page).getByLabel('Name').fill(name(n))
    await expect(editor(page).getByText('yours', { exact: true })).toBeVisible()
  }
}

/** A table online for two of Midgard with a set of one's own; gives the friend's link. */
async function tableOnline(page: Page, set: string): Promise<string> {
  await comeIn(page, 'Ada')
  await page.goto(url('#/setup/midgard/online'))
  await page.getByText('dealt at random').click()
  await page.getByLabel('Components').selectOption({ label: set })
  for (const seat of [2, 3])
    await page
      .getByRole('region', { name: `Seat ${seat + 1}` })
      .getByText('Nobody', { exact: true })
      .click()
  await page.getByRole('button', { name: 'Set up the table' }).click()
  return page.locator('.setup-options .share input').first().inputValue()
}

test('dice and twenty enemies of one’s own, at one screen and with a friend who has not got them', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(url('#/chest/midgard'))
  await typeFaces(page, 'swordsman', '001123')
  await typeFaces(page, 'spearman', '011233')
  await typeFaces(page, 'axeman', '011222')
  await expect(kind(page, 'Dice')).toHaveText(/3\/3/)
  await changeEnemies(page, 'Trolls', 8, (n) => `<b>Þurs${n + 1}`)
  await changeEnemies(page, 'Draugr', 7)
  await changeEnemies(page, 'Monsters', 5)

  // Undone and done again, by keys.
  await page.keyboard.press('Control+z')
  await expect(kind(page, 'Monsters')).toHaveText(/4\/12/)
  await page.keyboard.press('Control+Shift+z')
  await expect(kind(page, 'Monsters')).toHaveText(/5\/12/)
  // Search goes over the whole box, and the filter tells what is still to be typed in.
  await page.getByLabel('Search').fill('þurs3')
  await expect(page.locator('.chest-piece')).toHaveCount(1)
  await page.getByLabel('Search').fill('')
  await page.getByText('Reconstructed 7').click()
  await expect(page.locator('.chest-piece')).toHaveCount(7)
  await page.getByText('All 12').click()
  await expectNoViolations(page)

  await page.getByLabel('Name of the set').fill('Shelf <i>1</i>')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saved).path()

  // At this screen: the Troll at the gate has the name that was typed, as text.
  await page.getByRole('button', { name: 'Play with it' }).click()
  await expect(page.getByText('“Shelf <i>1</i>”: 23 components differ from ours')).toBeVisible()
  await page.getByText('dealt at random').click()
  await page.getByRole('button', { name: /^Start the game/ }).click()
  await expect(
    page
      .locator('.table')
      .getByText(/<b>Þurs\d/)
      .first(),
  ).toBeVisible()
  // Advice is given with what was typed, and says that it was learnt with other components.
  await page.getByRole('button', { name: 'What would you do? W' }).click()
  const hint = page.getByRole('dialog', { name: 'What would you do?' })
  await expect(hint.getByText('components that he has not learnt with')).toBeVisible()
  await page.keyboard.press('Escape')
  await moveOnce(page, () => 0)

  // Online: a friend sees which set it is, and what differs, before sitting down.
  const link = await tableOnline(page, 'Shelf <i>1</i>')
  const friend = await visitor(browser)
  await friend.page.goto(link)
  await expect(friend.page.getByText('“Shelf <i>1</i>”: 23 components differ from ours')).toBeVisible()
  await friend.page.getByText('What differs').click()
  await expect(friend.page.locator('.chest-differs li')).toHaveCount(23)
  await expectNoViolations(friend.page)
  await friend.page.getByLabel('Your name').fill('Bo')
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  for (const each of [page, friend.page])
    await expect(
      each
        .locator('.table')
        .getByText(/<b>Þurs\d/)
        .first(),
    ).toBeVisible()

  // The file, in a browser that has never seen the set; a broken one changes nothing.
  await friend.page.goto(url('#/chest/midgard'))
  const input = friend.page.locator('input[type=file]')
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') })
  await expect(friend.page.getByText('Not taken in, and nothing changed')).toBeVisible()
  await expect(kind(friend.page, 'Trolls')).toHaveText('Trolls8')
  await input.setInputFiles(file)
  await expect(friend.page.getByText('“Shelf <i>1</i>” lies in your chest now.')).toBeVisible()
  await expect(kind(friend.page, 'Trolls')).toHaveText(/8\/8/)
  expect(friend.complaints).toEqual([])
})

const FACES = { swordsman: '001123', spearman: '011233', axeman: '011222' } as const
const DECKS = { Trolls: 8, Draugr: 7, Monsters: 5 } as const

/** Goes on by the Tab key until something is reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 200 && !(await isThere()); steps++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

async function savedSet(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  return readFileSync(await (await saved).path(), 'utf8')
}

test('the same dice and twenty enemies are typed in by mouse alone and by keys alone', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(url('#/chest/midgard'))
  for (const [die, faces] of Object.entries(FACES)) {
    await page.getByRole('button', { name: `${die} reconstructed` }).click()
    for (const [i, face] of faces.split('').entries()) {
      await editor(page)
        .getByRole('button', { name: new RegExp(`^Face ${i + 1}:`) })
        .click()
      await editor(page).locator('.chest-choices button').nth(Number(face)).click()
    }
  }
  for (const [deck, count] of Object.entries(DECKS)) await changeEnemies(page, deck, count)
  // What can be changed is ringed on the picture, and a tap there leads to its row.
  await expect(page.locator('.chest-ring')).toHaveCount(5)
  await expect(page.locator('.chest-ring.changed')).toHaveCount(1)
  await page.locator('.chest-ring.changed').click()
  await expect(editor(page).getByRole('spinbutton', { name: 'Attack' })).toBeFocused()
  const byMouse = await savedSet(page)

  const { page: other, complaints } = await visitor(browser)
  await other.goto(url('#/chest/midgard'))
  const press = async (...keys: string[]) => {
    for (const key of keys) await other.keyboard.press(key)
  }
  const pieces = other.locator('.chest-piece')
  await tabTo(other, pieces.first())
  for (const faces of Object.values(FACES)) {
    // Enter leads to the faces, Escape back to the die, and Tab on to the next one.
    await press('Enter')
    for (const face of faces) await press(face, 'ArrowRight')
    await press('Escape', 'Tab')
  }
  for (const [deck, count] of Object.entries(DECKS)) {
    await kind(other, deck).focus()
    await press('Enter')
    await tabTo(other, pieces.first())
    for (let n = 0; n < count; n++) {
      await press('Enter')
      await tabTo(other, editor(other).getByRole('button', { name: 'Attack: one more' }))
      await press('Enter', 'Escape', 'Tab')
    }
  }
  expect(await savedSet(other)).toBe(byMouse)
  expect(complaints).toEqual([])
})

/** Whatever can be changed first at a piece, by a key. */
async function changeByKey(page: Page): Promise<void> {
  const [what, label] = await page
    .locator(':focus')
    .evaluate((element) => [
      element instanceof HTMLInputElement ? element.type : element.tagName,
      element.ariaLabel ?? '',
    ])
  if (what === 'text') await page.keyboard.type('Þ')
  else if (what === 'checkbox') await page.keyboard.press('Space')
  else if (what === 'SELECT' || what === 'radio') await page.keyboard.press('ArrowDown')
  else await page.keyboard.press(label.startsWith('Face') ? '2' : 'Enter')
}

/** Who goes by keys sees where they are. */
function isRinged(element: Element): boolean {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
}

test('every kind of component is reached, changed, copied and taken back by keys alone', async ({ page }) => {
  test.slow()
  const pieces = page.locator('.chest-piece')
  const source = pieces.first().locator('.chest-source')
  for (const game of ['midgard', 'mountain']) {
    await page.goto(url(`#/chest/${game}`))
    const kinds = page.getByRole('navigation', { name: 'Kinds of components' }).locator('li button')
    await expect(kinds.first()).toBeVisible()
    for (const each of await kinds.all()) {
      const what = await each.innerText()
      await each.focus()
      await page.keyboard.press('Enter')
      const [many, before] = [await pieces.count(), await source.innerText()]
      await tabTo(page, pieces.first())
      await page.keyboard.press('Enter')
      // What is printed stays as it is.
      if ((await editor(page).getByRole('button', { name: 'Back to ours' }).count()) === 0) continue
      const part = page.locator('.chest-side :focus')
      await expect(part, what).toHaveCount(1)
      expect(await part.evaluate(isRinged), `the ring at ${what}`).toBe(true)
      const copy = editor(page).getByRole('button', { name: 'One more of these' })
      if ((await copy.count()) > 0) {
        await tabTo(page, copy)
        await page.keyboard.press('Enter')
        await expect(pieces, what).toHaveCount(many + 1)
        await page.keyboard.press('Control+z')
        await expect(pieces, what).toHaveCount(many)
      }
      await page.keyboard.press('Escape')
      await expect(pieces.first(), what).toBeFocused()
      // Maps are changed on the drawing, by keys too (below).
      if (what.startsWith('Map')) continue
      await page.keyboard.press('Enter')
      await changeByKey(page)
      await expect(source, what).toContainText('yours')
      // A field of words has an undo of its own: from elsewhere the change is taken back.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+z')
      await expect(source, what).toHaveText(before)
    }
  }
})

test('a map changed on the drawing is played on; the chest on a phone, in German and Japanese', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(url('#/chest/mountain'))
  await expect(page.getByText('28 caverns, 49 paths, 12 gates, 10 halls')).toBeVisible()
  // By keys alone. What the rules need is checked, and told: Moss would be without a gate.
  const press = async (what: Locator, key = 'Enter') => {
    await tabTo(page, what)
    await page.keyboard.press(key)
  }
  const gate = page.getByRole('switch', { name: 'Gate' })
  await press(page.getByRole('button', { name: 'Cavern Moss 1', exact: true }))
  await press(gate)
  await expect(page.getByText('It cannot be played with yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play with it' })).toBeDisabled()
  await page.keyboard.press('Control+z')
  // A gate is opened, the cavern is split, and a path between the two halves closed.
  await press(page.getByRole('button', { name: 'Cavern Moss 2', exact: true }))
  await expect(page.getByRole('heading', { name: 'Cavern Moss 2' })).toBeInViewport()
  await press(gate)
  await press(page.getByRole('button', { name: 'Split in two' }))
  await expect(page.getByText('29 caverns, 51 paths, 13 gates, 10 halls')).toBeVisible()
  await press(page.getByRole('checkbox', { name: 'Moss 3' }), 'Space')
  await expect(page.getByText('29 caverns, 50 paths')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('29 caverns, 51 paths')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Share by a link' }).click()
  const link = await page.getByLabel('Link to this set').inputValue()
  await page.getByRole('button', { name: 'Play with it' }).click()
  await page.getByRole('button', { name: /^Start the game/ }).click()
  await expect(page.locator('.table.mountain')).toBeVisible()
  await expect(page.locator('.table [aria-label*="Moss 5"]').first()).toBeAttached()
  await moveOnce(page, () => 0)

  // The link, on a phone that speaks German; and the chest in Japanese.
  for (const [locale, take, count, device] of [
    ['de', 'In meine Truhe legen', '29 Höhlen', PHONE],
    ['ja', '自分の宝箱に入れる', '洞窟29', { viewport: { width: 820, height: 1180 }, hasTouch: true }],
  ] as const) {
    const { page: phone, complaints } = await visitor(browser, { locale }, device)
    await phone.goto(link)
    await phone.getByRole('button', { name: take }).click()
    await expect(phone.getByText(count)).toBeVisible()
    await expectNoViolations(phone)
    const over = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    // The map has the width of the screen.
    const { width } = (await phone.locator('.chest-map').boundingBox())!
    expect(width).toBeGreaterThan(0.9 * device.viewport.width)
    expect(complaints).toEqual([])
  }
})

test('a set is tried out by bots beside ours, and is there wherever its owner signs in', async ({
  page,
  browser,
}) => {
  test.slow()
  const login = `box-${Date.now()}`
  await comeIn(page, 'Ada')
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByLabel('Account name').fill(login)
  await page.getByLabel('New password').fill('eight-letters')
  await page.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByText(`Account ${login}`)).toBeVisible()
  await page.goto(url('#/chest/midgard'))
  await changeEnemies(page, 'Trolls', 2)
  await expect(page.getByText('Kept with your account too.')).toBeVisible()

  await page.getByRole('button', { name: 'Try it out' }).click()
  const trial = page.getByRole('dialog', { name: 'Try it out' })
  await expect(trial.getByText(/^[1-9]\d* of 200 games/)).toBeVisible()
  await trial.getByRole('button', { name: 'Stop' }).click()
  for (const what of ['Points by source', 'Fights won', 'Decisions in a game', 'Games won'])
    await expect(trial.getByText(what)).toBeVisible()
  await expectNoViolations(page)

  const other = await visitor(browser)
  await other.page.goto(url('#/account'))
  await other.page.getByLabel('Account name').fill(login)
  await other.page.getByLabel('Password').fill('eight-letters')
  await other.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.page.getByText('Welcome, Ada')).toBeVisible()
  await other.page.goto(url('#/chest/midgard'))
  await other.page.locator('.chest-choose select').selectOption('My box')
  await expect(kind(other.page, 'Trolls')).toHaveText(/2\/8/)
  expect(other.complaints).toEqual([])
})

test('the record of a game with a set of one’s own is replayed, proved and reviewed on a fresh server', async ({
  page,
  browser,
}) => {
  test.slow()
  // A set by keys alone, and a game with it online against a friend, to its end.
  await page.goto(url('#/chest/midgard'))
  await typeFaces(page, 'swordsman', '001123')
  await changeEnemies(page, 'Trolls', 8, (n) => `Þurs ${n + 1}`)
  await page.getByLabel('Name of the set').fill('Our box')
  const link = await tableOnline(page, 'Our box')
  const friend = await visitor(browser)
  await friend.page.goto(link)
  await friend.page.getByLabel('Your name').fill('Bo')
  await friend.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator('.table')).toBeVisible()
  const id = page.url().split('/').at(-1)!
  await playedOut([page, friend.page], id)
  const text = await page.evaluate(async (of) => (await fetch(`/api/tables/${of}/record`)).text(), id)
  expect(friend.complaints).toEqual([])

  // The terminal proves every throw, and knows the names that were typed.
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-'))
  const file = join(folder, 'game.json')
  writeFileSync(file, text)
  const meadhall = (...args: string[]) =>
    execFileSync(process.execPath, ['cli/bin/meadhall.js', ...args], { cwd: root, encoding: 'utf8' })
  expect(meadhall('verify', file)).toMatch(/came from the seed/)
  expect(meadhall('replay', file)).toMatch(/Þurs \d/)

  // Another server with an empty database, and a browser that has never heard of the set.
  const fresh = await serveHall({ DATA_DIR: join(folder, 'data') })
  try {
    const stranger = await visitor(browser)
    await stranger.page.goto(`${fresh.address}#/tables`)
    await stranger.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await stranger.page.locator('.kept li a.button').first().click()
    await expect(stranger.page.locator('.reckoning')).toBeVisible()
    await stranger.page.getByRole('button', { name: 'Watch it again' }).click()
    await stranger.page.getByRole('slider').fill('1')
    await expect(
      stranger.page
        .locator('.table')
        .getByText(/Þurs \d/)
        .first(),
    ).toBeVisible()
    await stranger.page.goto(`${fresh.address}#/tables`)
    await stranger.page.getByRole('link', { name: 'Review the game' }).click()
    await expect(stranger.page.locator('.review-choice')).toBeVisible({ timeout: 120_000 })
    expect(stranger.complaints).toEqual([])
  } finally {
    fresh.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
