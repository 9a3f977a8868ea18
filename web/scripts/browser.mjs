// A real Chromium for tests and pictures: the one inside the npm package on Linux, an installed Chrome elsewhere.
import { chromium } from '@playwright/test'

export async function openBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ channel: 'chrome' })
  // Read at import: with it the package unpacks the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  // In one process the whole browser would close with its first page.
  const args = packed.args.filter((arg) => !arg.startsWith('--headless') && arg !== '--single-process')
  return chromium.launch({ executablePath: await packed.executablePath(), args })
}
