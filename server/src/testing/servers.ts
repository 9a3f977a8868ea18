import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { type RunningServer, type Surroundings, startServer } from '../server.ts'

/** Threads do not inherit how our sources are loaded. */
export const threadArguments = ['--import', new URL('../../../cli/bin/register.js', import.meta.url).href]

/** Where a server keeps its data, as environment variables. */
export type Place = Readonly<Record<string, string>>

export function startTestServer(
  place: Place,
  more: Place = {},
  also: Partial<Surroundings> = {},
): Promise<RunningServer> {
  let games = 0
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    COUNTDOWN: '0',
    ...place,
    ...more,
  })
  return startServer(config, {
    threadArguments,
    seed: () => seedOf(games++),
    ...also,
  })
}

/** The seed of a game, the same in every run. */
export const seedOf = (game: number): Uint8Array => createHash('sha256').update(`game ${game}`).digest()

/** A new folder for an embedded database. */
export function newFolder(): { place: Place; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-data-'))
  return { place: { DATA_DIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
