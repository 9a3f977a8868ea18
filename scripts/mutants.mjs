// `npm run mutants`: changes kernel and rules in small ways and counts what the tests notice (docs/reliability.md).
// With `--sample N [--seed S] [--only kernel,odin]` only N pieces are drawn from all that there is, so that the share of
// the whole is known within bounds after minutes instead of days; a larger N goes on with the same seed's draw.
// Everything else is handed on to Stryker.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Lines of a piece. */
const PIECE = 10
/** Not rules: tests, words, pictures, lessons, rows of data, and what sets positions up for scenarios and lessons. */
const LEFT_OUT = /\.test\.ts$|\/(testing|book|coach|data|lessons|rulebook|text)\/|\/arrange\.ts$/
const REPORT = '.cache/mutants/report.json'
const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

const { values, tokens } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, only: { type: 'string' } },
  strict: false,
  tokens: true,
})
const stryker = (args) => spawnSync('npx', ['stryker', 'run', ...args], { stdio: 'inherit' }).status ?? 1

if (values.sample === undefined) process.exitCode = stryker(process.argv.slice(2))
else {
  const unknown = tokens.find(
    ({ kind, name }) => kind === 'option' && !['sample', 'seed', 'only'].includes(name),
  )
  if (unknown) throw new Error(`mutants: there is no option ${unknown.rawName} for a sample`)
  process.exitCode = sample(Number(values.sample), Number(values.seed))
}

function sample(count, seed) {
  const drawn = shuffled(pieces(), seed).slice(0, count)
  const status = stryker(['--mutate', drawn.map(({ file, from, to }) => `${file}:${from}-${to}`).join(',')])
  if (status === 0) tell(drawn, JSON.parse(readFileSync(REPORT, 'utf8')).files)
  return status
}

function pieces() {
  const only = values.only?.split(',')
  const files = execFileSync('git', ['ls-files', 'kernel/src/*.ts', 'games/*/src/*.ts'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !LEFT_OUT.test(file) && (!only || only.includes(packageOf(file))))
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
    return Array.from({ length: Math.ceil(lines / PIECE) }, (_, i) => ({
      file,
      from: i * PIECE + 1,
      to: Math.min(lines, (i + 1) * PIECE),
    }))
  })
}

function packageOf(file) {
  const [first, second] = file.split('/')
  return first === 'games' ? second : first
}

/** In an order that the seed alone decides. */
function shuffled(all, seed) {
  let word = seed >>> 0
  const next = () => {
    word = (word + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(word ^ (word >>> 15), word | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return all
    .map((piece) => ({ piece, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ piece }) => piece)
}

/** The share that was noticed, of each package and of all, and those that were not. */
function tell(drawn, files) {
  const counted = drawn.map(({ file, from, to }) => {
    const mutants = (files[file]?.mutants ?? []).filter(
      ({ location: { start, end } }) => start.line >= from && end.line <= to,
    )
    const missed = mutants.filter(({ status }) => MISSED.has(status))
    const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
    const endless = mutants.filter(({ status }) => status === 'Timeout').length
    return { file, missed, noticed, endless, all: noticed + missed.length }
  })
  for (const { file, missed } of counted)
    for (const { location, mutatorName, replacement, status } of missed)
      console.log(
        `${file}:${location.start.line}:${location.start.column}  ${status}  ${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)}`,
      )
  const packages = [...new Set(counted.map(({ file }) => packageOf(file)))]
  console.log(
    '\n| of | pieces | changes | noticed | 95 % interval | of them by not ending |\n|---|---|---|---|---|---|',
  )
  for (const name of packages)
    console.log(
      row(
        name,
        counted.filter(({ file }) => packageOf(file) === name),
      ),
    )
  console.log(row('all', counted))
}

/** Changes of a piece are alike, so the interval is that of drawn pieces, not of drawn changes. */
function row(name, counted) {
  const total = (what) => counted.reduce((sum, one) => sum + one[what], 0)
  const [all, noticed] = [total('all'), total('noticed')]
  const share = noticed / all
  const n = counted.length
  const spread = counted.reduce((sum, one) => sum + (one.noticed - share * one.all) ** 2, 0)
  const off = (1.96 * Math.sqrt((n / (n - 1)) * spread)) / all
  const percent = (value) => `${(100 * Math.min(1, value)).toFixed(1)} %`
  return `| ${name} | ${n} | ${all} | ${percent(share)} | ${percent(share - off)} – ${percent(share + off)} | ${total('endless')} |`
}
