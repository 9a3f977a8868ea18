// `npm test`: sets up what is missing, then runs the check and every test. The last line counts both.
// Arguments go to vitest: `npm test -- kernel` runs the tests whose path contains "kernel".
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { check } from './check.mjs'
import { setUp } from './setup.mjs'

const report = '.cache/vitest.json'

/** Runs vitest with its usual output and counts from its report. */
function test(args) {
  rmSync(report, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const { status } = spawnSync(process.execPath, [...vitest, `--outputFile.json=${report}`, ...args], {
    stdio: 'inherit',
  })
  const { numPassedTests: passed, numFailedTests: failed } = readReport()
  // A file that cannot be loaded, or a crash, fails without a failed test.
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed }
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}

setUp()
const checks = await check()
const tests = test(process.argv.slice(2))
const failed = checks.failed + tests.failed
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
