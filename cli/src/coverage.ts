import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Listed } from '@meadhall/hall/games'
import { isRecord } from '@meadhall/kernel/plain'
import { scenarioDocuments } from './scenario-files.ts'

/** What is wrong with how a game's scenarios cite its rules. */
export interface Coverage {
  readonly game: string
  readonly entries: number
  readonly scenarios: number
  /** Rule entries that no scenario cites. */
  readonly uncited: readonly string[]
  /** Ids that scenarios cite and the rulebook does not have, each with the scenario. */
  readonly unknown: readonly string[]
}

export function scenarioFolder(game: string): string {
  return fileURLToPath(new URL(`../../games/${game}/scenarios`, import.meta.url))
}

export async function coverageOf(listed: Listed): Promise<Coverage> {
  const ids = Object.keys(await listed.rulebook.en())
  const folder = scenarioFolder(listed.id)
  const documents = existsSync(folder) ? scenarioDocuments(folder) : []
  const cited = new Set<string>()
  const unknown: string[] = []
  for (const { file, content } of documents) {
    if (!isRecord(content)) continue
    const refused = Array.isArray(content.play)
      ? content.play.flatMap((step: unknown) =>
          isRecord(step) && step.refused !== undefined ? [step.refused] : [],
        )
      : []
    for (const id of [...(Array.isArray(content.rules) ? content.rules : []), ...refused]) {
      if (typeof id !== 'string') continue
      if (ids.includes(id)) cited.add(id)
      else unknown.push(`${id} in "${String(content.scenario)}" (${file})`)
    }
  }
  return {
    game: listed.id,
    entries: ids.length,
    scenarios: documents.length,
    uncited: ids.filter((id) => !cited.has(id)),
    unknown,
  }
}
