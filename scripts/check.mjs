// `npm run check`: everything that can be judged without running the games.
// Each `check:…` script in package.json is a part; `npm run check:lint` and so on runs one alone.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, setUp } from './setup.mjs'

const atOnce = 2

function parts() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const found = Object.entries(scripts)
    .filter(([name]) => name.startsWith('check:'))
    .map(([name, command]) => ({ name: name.slice('check:'.length), command }))
  // Every rule entry is cited by a scenario.
  if (existsSync(join(root, 'cli/src/coverage.ts')))
    found.push({ name: 'rule coverage', command: 'node cli/bin/meadhall.js coverage' })
  return found
}

/** Runs all parts, prints a line for each, and says how many passed and which failed. */
export async function check() {
  const waiting = parts()
  const judged = { passed: 0, failures: [] }
  async function worker() {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { code, seconds, output } = await run(part.command)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${part.name.padEnd(14)} ${seconds.toFixed(1)} s`)
      if (code === 0) judged.passed++
      else {
        const failure = `${output.trimEnd()}\n(${part.command}: exit code ${code})\n`
        judged.failures.push(failure)
        console.log(failure)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return judged
}

function run(command) {
  const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, cwd: root, env: { ...process.env, PATH: path } })
    let output = ''
    const collect = (text) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('close', (code) => {
      resolve({ code, seconds: (performance.now() - started) / 1000, output })
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  setUp()
  const { passed, failures } = await check()
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
}
