import { expect, test, url } from './hall.ts'
import { visitor } from './online.ts'

const LATER = 60_000

test('a page whose scripts the server no longer has is loaded anew, where it was', async ({ browser }) => {
  const { page } = await visitor(browser, { locale: 'de' })
  await page.clock.install()
  await page.goto(url())
  await expect(page.locator('.door').first()).toBeVisible()
  await page.clock.runFor(LATER)
  // The server was brought up to date: the page before asks for a script that is gone, the one after finds its own.
  let isGone = true
  let asked = 0
  await page.route(/\/assets\/Credits[^/]*\.js$/, (route) => {
    asked++
    return isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()
  })
  page.on('load', () => {
    isGone = false
  })
  const renewed = page.waitForEvent('load')
  await page.evaluate(() => {
    location.hash = '#/credits'
  })
  await renewed
  await expect(page).toHaveURL(/#\/credits$/)
  await expect(page.locator('main h1').or(page.locator('main h2')).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(asked).toBeGreaterThan(1)
  await page.context().close()
})

test('a page that lacks a script from the start is not loaded again and again', async ({ browser }) => {
  const { page } = await visitor(browser)
  let asked = 0
  await page.route(/\/assets\/Credits[^/]*\.js$/, (route) => {
    asked++
    return route.fulfill({ status: 404, body: 'gone' })
  })
  let loads = 0
  page.on('load', () => void loads++)
  await page.goto(url('#/credits'))
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.waitForTimeout(2000)
  expect(loads).toBe(1)
  await page.context().close()
})
