// `npm test`: sets up what is missing, then runs the check, every test and the page in a browser. The last line counts
// them all. Arguments go to vitest: `npm test -- kernel` runs the tests whose path contains "kernel"; `npm test -- web`
// runs the browser's.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
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
  const { numPassedTests: passed = 0, testResults = [] } = readReport(vitestReport)
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    return failed.length === 0 && message
      ? [`${file}: ${message}`]
      : failed.map((one) => `${file} › ${one.fullName}: ${one.failureMessages.join('\n')}`)
  })
  return { passed, failures: orCrash(failures, status, 'vitest') }
}

/** Runs the page's tests in a real browser; the page is built first if it is older than its parts. */
function testPage() {
  rmSync(browserReport, { force: true })
  const { status } = spawnSync(process.execPath, ['../node_modules/@playwright/test/cli.js', 'test'], {
    cwd: `${root}/web`,
    stdio: 'inherit',
  })
  const { stats: { expected = 0, flaky = 0 } = {}, suites = [] } = readReport(browserReport)
  const failures = specs(suites)
    .filter((spec) => !spec.ok)
    .map((spec) => `web/tests/${spec.file} › ${spec.title}: ${spec.tests[0]?.results.at(-1)?.error?.message}`)
  return { passed: expected + flaky, failures: orCrash(failures, status, 'playwright') }
}

function specs(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specs(suite.suites ?? [])])
}

/** A crash fails without a failed test. */
function orCrash(failures, status, what) {
  return failures.length === 0 && status !== 0 ? [`${what} ended with ${status}`] : failures
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
const failures = parts.flatMap((part) => part.failures)
// Said again at the end: thousands of lines lie between.
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
