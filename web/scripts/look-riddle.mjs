import { openBrowser } from './browser.mjs'
const browser = await openBrowser()
const [width, height, locale, ...urls] = process.argv.slice(2)
const page = await browser.newPage({ viewport: { width: +width, height: +height }, locale })
page.on('pageerror', (e) => console.log('ERR', e.message))
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()))
let i = 0
for (const url of urls) {
  const [where, ...clicks] = url.split('@@')
  await page.goto(`http://localhost:5220/${where}`)
  await page.waitForTimeout(i === 0 ? 6000 : 2500)
  for (const click of clicks) {
    if (click.startsWith('wait')) await page.waitForTimeout(+click.slice(4))
    else if (click.startsWith('shot')) { await page.screenshot({ path: `/tmp/riddle-${width}-${locale}-${i++}.png` }) }
    else if (click.startsWith('key')) await page.keyboard.press(click.slice(3))
    else await page.locator(click).first().click({ timeout: 8000 }).catch((e) => console.log('CLICK', click, e.message.slice(0, 300)))
    await page.waitForTimeout(600)
  }
  await page.screenshot({ path: `/tmp/riddle-${width}-${locale}-${i++}.png` })
}
await browser.close()
