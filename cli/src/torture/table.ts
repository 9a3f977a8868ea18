import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { columnsOf, padColumns } from '../columns.ts'
import type { Found, Part } from './part.ts'

/** What was done of a part, over all runs. */
export interface Tally {
  count: number
  seconds: number
  faults: string[]
  note?: string
  /** The day of the last run. */
  last?: string
}
export type Tallies = Record<string, Tally>

const FOLDER = new URL('../../../.cache/torture/', import.meta.url)
const FILE = new URL('tallies.json', FOLDER)
const PAGE = new URL('../../../docs/reliability.md', import.meta.url)
const BEGIN = '<!-- written by npm run torture -->'
const END = '<!-- until here -->'

export function readTallies(): Tallies {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Tallies
  } catch {
    return {}
  }
}

export function keepTallies(tallies: Tallies): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(FILE, JSON.stringify(tallies, null, 1))
}

export function added(before: Tally | undefined, { count, faults, note }: Found, seconds: number): Tally {
  const { count: sum, seconds: time, faults: known } = before ?? { count: 0, seconds: 0, faults: [] }
  return {
    count: sum + count,
    seconds: time + seconds,
    faults: [...known, ...faults].slice(0, 100),
    ...(note !== undefined && { note }),
    last: new Date().toISOString().slice(0, 10),
  }
}

function rowsOf(parts: readonly Part[], tallies: Tallies): string[][] {
  return parts.map(({ name, what, aim, unit }) => {
    const { count, seconds, faults, note = '' } = tallies[name] ?? { count: 0, seconds: 0, faults: [] }
    const done = count === 0 ? 'not yet run' : `${grouped(count)} ${unit}`
    const found = count === 0 ? '' : faults.length === 0 ? 'none' : `${faults.length}`
    return [name, what, `${grouped(aim)} ${unit}`, done, found, `${Math.round(seconds)} s`, note]
  })
}

const HEAD = ['part', 'what', 'aim', 'done', 'faults', 'in', '']

export function printed(parts: readonly Part[], tallies: Tallies): string {
  const rows = [HEAD, ...rowsOf(parts, tallies)].map((row) => row.filter((_, i) => i !== 1))
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => columnsOf(row[i]))))
  return rows
    .map((row) =>
      row
        .map((text, i) => padColumns(text, widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Puts the table into docs/reliability.md, between its two marks. */
export function writePage(parts: readonly Part[], tallies: Tallies): void {
  const page = readFileSync(PAGE, 'utf8')
  const from = page.indexOf(BEGIN)
  const to = page.indexOf(END)
  if (from < 0 || to < from) throw new Error('docs/reliability.md has lost its marks')
  const lines = [HEAD, HEAD.map(() => '---'), ...rowsOf(parts, tallies)].map(
    (row) => `| ${row.join(' | ')} |`,
  )
  writeFileSync(PAGE, `${page.slice(0, from)}${BEGIN}\n\n${lines.join('\n')}\n\n${page.slice(to)}`)
}

const grouped = (n: number) => n.toLocaleString('en')
