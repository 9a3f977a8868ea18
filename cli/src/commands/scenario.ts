import { readReport } from '@meadhall/hall/report'
import type { Given, Takes } from '../arguments.ts'
import { readText } from '../files.ts'
import { asYaml, scenarioOf } from '../report-scenario.ts'
import { judge, scenarioDocuments } from '../scenario-files.ts'
import { findGame } from '../tables.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    quiet: { help: 'only say what fails' },
    strict: { help: 'let also fail what would hold for nearly anything' },
  },
  more: [
    'The format is described in docs/scenarios.md.',
    "'meadhall scenario from-report FILE' prints the position of a reported problem as a scenario.",
  ],
}

/** `meadhall scenario`: shows rules at work. */
export async function run(given: Given): Promise<number> {
  const [first, ...rest] = given.positionals
  if (first === 'from-report') return fromReports(rest)
  const documents = given.positionals.flatMap((path) => {
    const found = scenarioDocuments(path)
    if (found.length === 0) throw new UsageError(`${path} holds no scenario`)
    return found
  })
  let failed = 0
  for (const document of documents) {
    const verdict = await judge(document)
    const { name } = verdict
    const failures = given.on('strict') ? [...verdict.failures, ...verdict.loose] : verdict.failures
    if (failures.length > 0) {
      failed++
      console.log(`FAIL  ${name}  (${document.file})`)
      for (const line of failures) console.log(`      ${line}`)
    } else if (!given.on('quiet')) console.log(`ok    ${name}`)
  }
  console.log(`${documents.length - failed} hold, ${failed} fail`)
  return failed === 0 ? 0 : 1
}

/** What somebody saw when they reported a problem, as scenarios to go on from. */
async function fromReports(files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new UsageError('scenario from-report: FILE is missing')
  for (const [i, file] of files.entries()) {
    const text = readText(file)
    try {
      const report = readReport(text)
      const scenario = asYaml(scenarioOf(await findGame(report.game).load(), report))
      console.log(`${i > 0 ? '---\n' : ''}${scenario.trimEnd()}`)
    } catch (error) {
      if (error instanceof UsageError) throw error
      throw new UsageError(`${file}: ${(error as Error).message}`)
    }
  }
  return 0
}
