// `npm test`: sets up what is missing, then runs the check, every test and the page in a browser. The last line counts
// them all. Arguments go to vitest: `npm test -- kernel` runs the tests whose path contains "kernel"; `npm test -- web`
// runs the browser's.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { check } from './check.mjs'
import { root, setUp } from './setup.mjs'

const vitestReport = '.cache/vitest.json'
const browserReport = '.cache/page-tests.json'

/** Runs vitest with its usual output and counts from its report. */
function test(args) {
  rmSync(vitestReport, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const { status } = spawnSync(
    process.execPath,
    [...vitest, `--outputFile.json=${vitestReport}`, '--passWithNoTests', ...args],
    { stdio: 'inherit' },
  )
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(vitestReport)
  // A file that cannot be loaded, or a crash, fails without a failed test.
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed }
}

/** Runs the page's tests in a real browser; the page is built first if it is older than its parts. */
function testPage() {
  rmSync(browserReport, { force: true })
  const { status } = spawnSync(process.execPath, ['../node_modules/@playwright/test/cli.js', 'test'], {
    cwd: `${root}/web`,
    stdio: 'inherit',
  })
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(browserReport).stats ?? {}
  return { passed: expected + flaky, failed: unexpected === 0 && status !== 0 ? 1 : unexpected }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

setUp()
const args = process.argv.slice(2)
const parts = [await check(), test(args)]
if (args.length === 0 || args.includes('web')) parts.push(testPage())
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
