import type { Given, Takes } from '../arguments.ts'
import { judge, scenarioDocuments } from '../scenario-files.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: {
    quiet: { help: 'only say what fails' },
    strict: { help: 'let also fail what would hold for nearly anything' },
  },
  more: ['The format is described in docs/scenarios.md.'],
}

/** `meadhall scenario`: shows rules at work. */
export async function run(given: Given): Promise<number> {
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
