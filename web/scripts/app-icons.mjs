// `npm run app-icons -w web`: the icons for home screens, as pictures of public/icon.svg.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './browser.mjs'

const folder = new URL('../public/', import.meta.url)
const svg = readFileSync(new URL('icon.svg', folder), 'utf8')
const browser = await openBrowser()
for (const [name, size] of [
  ['favicon-180.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  await page.screenshot({ path: fileURLToPath(new URL(name, folder)) })
  await page.close()
}
await browser.close()
