import { gameOf, games } from '@meadhall/hall/games'
import { isRecord } from '@meadhall/kernel/plain'
import { runScenario } from '@meadhall/kernel/scenario'
import { parseAllDocuments } from 'yaml'
import { filesBelow, readText } from './files.ts'
import { UsageError } from './usage.ts'

/** One document of a scenario file, as it was read. */
export interface ScenarioDocument {
  readonly file: string
  /** Counted from 1. */
  readonly number: number
  readonly content: unknown
}

export interface Verdict {
  readonly name: string
  /** What did not hold, or why it cannot be run. */
  readonly failures: readonly string[]
  /** What held, but would hold for nearly anything. */
  readonly loose: readonly string[]
}

/** The documents of a file, or of every YAML file below a folder. */
export function scenarioDocuments(path: string): ScenarioDocument[] {
  return filesBelow(path, /\.ya?ml$/).flatMap((file) => {
    // What is odd but can be read is told of as whatever it stands for, in our own words.
    const documents = parseAllDocuments(readText(file), { logLevel: 'error' })
    if (!Array.isArray(documents)) throw new UsageError(`${file} holds no scenario`)
    return documents.flatMap((document, i) => {
      const [error] = document.errors
      if (error)
        throw new UsageError(`${file} is not YAML: ${error.message.split('\n')[0].replace(/:$/, '')}`)
      const content = contentOf(file, document)
      return content === null ? [] : [{ file, number: i + 1, content }]
    })
  })
}

/** A document as values. Few lines can stand for a great many by referring to themselves: that is refused. */
function contentOf(file: string, document: { toJS(options: { maxAliasCount: number }): unknown }): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message.split('\n')[0]}`)
  }
}

/** Runs one document. Never throws: what cannot be run has failed. */
export async function judge({ number, content }: ScenarioDocument): Promise<Verdict> {
  const title = isRecord(content) && typeof content.scenario === 'string' ? content.scenario : undefined
  const name = title ?? `document ${number}`
  try {
    const id = isRecord(content) ? content.game : undefined
    const listed = typeof id === 'string' ? gameOf(id) : undefined
    if (!listed)
      return {
        name,
        failures: [`"game" must be one of ${games.map((game) => game.id).join(', ')}`],
        loose: [],
      }
    const { failures, loose } = runScenario(await listed.load(), content)
    return { name, failures, loose }
  } catch (error) {
    return { name, failures: [(error as Error).message], loose: [] }
  }
}
