import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/page-tests',
  globalSetup: './tests/serve.ts',
  workers: 2,
  fullyParallel: true,
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
