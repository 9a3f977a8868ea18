import type { Page } from '@playwright/test'
import { agree, begin, expect, FAST, like, listed, sitDownAt, test } from './hall.ts'

/** What may be done at any time never ends a turn. */
const ANY_TIME =
  /^(Place (?!Vikings)|Take a tile back|Lay |Buy a ship|Load ore|Take ore off|(Leave|Take) a standing order)/

/** Waits in the page itself until a move of one's own is due, or the game is over. */
function whoseMove(
  page: Page,
  after: number,
): Promise<{ n: number; over: boolean; feast: boolean; ending: boolean }> {
  return page.evaluate(
    (before) =>
      new Promise((resolve) => {
        const look = () => {
          const n = Number(document.querySelector<HTMLElement>('.table')?.dataset.n ?? -1)
          const over = document.querySelector('.reckoning') !== null
          const golden = document.querySelector<HTMLElement>('.prompt .button.main')
          const ending = golden?.innerText.startsWith('End turn') ?? false
          const decides = document.querySelector('.prompt.deciding') !== null
          if (!over && !ending && (n === before || !decides)) return
          observer.disconnect()
          clearInterval(hurrying)
          resolve({ n, over, ending, feast: document.querySelector('.od-feast') !== null })
        }
        // What the bot does is not looked at for long.
        const hurrying = setInterval(() => {
          const buttons = [...document.querySelectorAll<HTMLElement>('.prompt .button')]
          buttons.find(({ innerText }) => innerText.startsWith('Hurry'))?.click()
        }, 100)
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        look()
      }),
    after,
  )
}

/**
 * A click without a mouse: where it would land is tested elsewhere, and here there are hundreds. Others move at the same
 * time, so what was there a moment ago may be gone.
 */
const press = (page: Page, button: string, nth = 0): Promise<boolean> =>
  page.evaluate(
    ([selector, at]) => {
      const found = document.querySelectorAll<HTMLElement>(selector)[at]
      found?.click()
      return found !== undefined
    },
    [button, nth] as const,
  )

/** Plays to the end by the offered moves; feasts are laid by the page. */
async function playThrough(page: Page): Promise<number> {
  let random = 4711
  const next = (n: number) => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
    return (random >> 8) % n
  }
  let at = -1
  for (let moves = 0; moves < 900; moves++) {
    const { n, over, feast, ending } = await whoseMove(page, at)
    if (over) return moves
    if (ending) {
      await press(page, '.prompt .button.main')
      continue
    }
    at = n
    if (feast) {
      await page.keyboard.press('l')
      if (!(await press(page, '.od-feast-bar .button.main'))) at = -1
      // Where cells stay empty, the page asks first.
      await press(page, '.od-ask .button.main')
      await agree(page)
      continue
    }
    const sentences = await listed(page)
    if (sentences.length === 0) {
      at = -1
      await page.waitForTimeout(50)
      continue
    }
    // Turns are cut short now and then: a game has seven rounds all the same.
    const pass = sentences.findIndex((sentence) => sentence.startsWith('Pass'))
    const onward = sentences.flatMap((sentence, i) =>
      ANY_TIME.test(sentence) || sentence.startsWith('Pass') ? [] : [i],
    )
    const tiles = sentences.flatMap((sentence, i) => (/^Place (?!Vikings)/.test(sentence) ? [i] : []))
    const among = pass >= 0 && next(3) === 0 ? [pass] : tiles.length > 0 && next(4) === 0 ? tiles : onward
    const chosen =
      among.length > 0
        ? among[next(among.length)]
        : sentences.findIndex((sentence) => /^(Pass|Ready|That is all)/.test(sentence))
    if (!(await press(page, '.moves .move', Math.max(0, chosen)))) at = -1
    await agree(page)
  }
  throw new Error('the game does not end')
}

test('a whole game of two against a bot, by clicking offered moves', async ({ page }) => {
  test.setTimeout(300_000)
  await like(page, FAST)
  await begin(page, 'odin', 1)
  expect(await playThrough(page)).toBeGreaterThan(20)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(2)
})

// From the fifth round on: the rounds before are the same as of two.
test('a game alone goes to its end', async ({ page }) => {
  test.setTimeout(300_000)
  await like(page, FAST)
  await sitDownAt(page, 'odin-solo')
  await expect(page.locator('.od-solo')).toContainText('100')
  expect(await playThrough(page)).toBeGreaterThan(5)
  await expect(page.locator('.reckoning tfoot td')).toHaveCount(1)
})
