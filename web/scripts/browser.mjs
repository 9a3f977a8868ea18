// A real Chromium for tests and pictures: the one inside the npm package on Linux, an installed Chrome elsewhere.
import { chromium } from '@playwright/test'

/** Of what the package is started with elsewhere: one process for all pages, laxer security, a pretended card. */
const UNWANTED = [
  '--headless',
  '--single-process',
  '--allow-running-insecure-content',
  '--disable-web-security',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl',
  '--use-angle',
  '--enable-unsafe-swiftshader',
]

/** How the browser is started. The first call unpacks the one of the package; it must end before others begin. */
export async function browserOptions() {
  // One that has a screen, so to speak: it shows notifications, which the one inside the package does not.
  const { MEADHALL_BROWSER } = process.env
  if (MEADHALL_BROWSER) return { executablePath: MEADHALL_BROWSER }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' }
  // Read at import: with it the package unpacks the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const args = packed.args.filter((arg) => !UNWANTED.some((start) => arg.startsWith(start)))
  // Drawing on the processor itself is far quicker than through a graphics card that is only pretended.
  args.push('--disable-gpu')
  return { executablePath: await packed.executablePath(), args }
}

export const openBrowser = async () => chromium.launch(await browserOptions())
