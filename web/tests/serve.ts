import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildPage } from '../../scripts/page.mjs'
import { serveHall } from './servers.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the page if needed, makes the records that tests start from, and serves both the way `npm start` does. */
export default async function serve(): Promise<() => void> {
  if (!buildPage()) throw new Error('the page does not build')
  for (const script of ['midgard-records.ts', 'odin-records.ts', 'mountain-records.ts']) {
    const made = spawnSync(
      process.execPath,
      ['--import', './cli/bin/register.js', `web/tests/${script}`, '.cache/records'],
      { cwd: root, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(made.stderr)
  }
  const { address, stop } = await serveHall({ DATA_DIR: '.cache/page-tests-data' })
  process.env.MEADHALL_URL = address
  return stop
}
