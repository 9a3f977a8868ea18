import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { columnsOf, padColumns } from '../columns.ts'
import type { Found, Part } from './part.ts'
import { filePath } from './root.ts'
import { grouped } from './tables.ts'

/** What was done of a part, over all runs. */
export interface Tally extends Found {
  readonly seconds: number
  /** Faults that were found in runs before, and mended since. */
  readonly mended?: number
  /** The first number that was not tried yet, and how many processes tried. */
  readonly next?: number
  readonly workers?: number
  /** The day of the last run. */
  readonly last?: string
}
export type Tallies = Record<string, Tally>

const FOLDER = filePath('.cache/torture')
const FILE = join(FOLDER, 'tallies.json')
const PAGE = filePath('docs/reliability.md')
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
  writeFileSync(`${FILE}.new`, JSON.stringify(tallies, null, 1))
  renameSync(`${FILE}.new`, FILE)
}

function rowsOf(parts: readonly Part[], tallies: Tallies): string[][] {
  return parts.map((part) => {
    const { name, what, aim, unit } = part
    const tally = tallies[name]
    const aimed = `${grouped(aim)} ${unit}`
    if (!tally || tally.count === 0) return [name, what, aimed, 'not yet run', '', '', '']
    const { count, seconds, faults, mended = 0, workers = 1 } = tally
    const open = faults.length === 0 ? 'none' : `${faults.length}`
    const found = mended > 0 ? `${open}; ${mended} mended` : open
    const took = workers === 1 ? `${Math.round(seconds)} s` : `${Math.round(seconds)} s on ${workers} cores`
    const note = part.note?.(tally) ?? tally.note
    return [name, what, aimed, `${grouped(count)} ${unit}`, found, took, note ?? '']
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
  writeFileSync(PAGE, written(readFileSync(PAGE, 'utf8'), parts, tallies))
}

/** The page with the table of now. Where it tells of more than was done in this checkout, it keeps what it tells. */
export function written(page: string, parts: readonly Part[], tallies: Tallies): string {
  const from = page.indexOf(BEGIN)
  const to = page.indexOf(END)
  if (from < 0 || to < from) throw new Error('docs/reliability.md has lost its marks')
  const rows = rowsOf(parts, tallies).map((row) => {
    const told = toldRow(page, row[0])
    return told && numberIn(told[DONE]) > (tallies[row[0]]?.count ?? 0) ? told : row
  })
  const lines = [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `${page.slice(0, from)}${BEGIN}\n\n${lines.join('\n')}\n\n${page.slice(to)}`
}

const [DONE, FAULTS, IN, NOTE] = [3, 4, 5, 6]

const toldRow = (page: string, name: string): string[] | undefined =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`))
    ?.slice(2, -2)
    .split(' | ')

const numberIn = (text: string | undefined): number =>
  Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', '') ?? 0)

/** What the page tells of a part: where nothing was done in this checkout, a siege goes on from there. */
export function toldTally(page: string, name: string): Tally | undefined {
  const row = toldRow(page, name)
  const count = numberIn(row?.[DONE])
  if (!row || count === 0) return undefined
  const [open, mended] = row[FAULTS].split(';')
  return {
    count,
    seconds: numberIn(row[IN]),
    faults: Array.from({ length: numberIn(open) }, () => 'told on the page'),
    mended: numberIn(mended),
    note: row[NOTE],
  }
}

export const onPage = (name: string): Tally | undefined => toldTally(readFileSync(PAGE, 'utf8'), name)
