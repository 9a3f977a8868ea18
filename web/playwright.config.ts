import { defineConfig } from '@playwright/test'

/** What takes longest is begun first: begun last, it would keep one worker busy and leave the other idle. */
const LONG = /(game|lessons|tips|stranger|chest)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/page-tests',
  globalSetup: './tests/serve.ts',
  // Pages mostly wait for what is shown: with two, half of two cores is idle.
  workers: 3,
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  // A machine that stalls is no reason to fail. What passes only the second time is listed as flaky: a bug to be mended.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/page-tests.json' }]],
  use: {
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    colorScheme: 'dark',
    actionTimeout: 30_000,
    // Each test is a first visit; keeping the whole page for the next one is tested once.
    serviceWorkers: 'block',
  },
})
