import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@meadhall/hall/game-ids'
import { buildPage } from '../../scripts/page.mjs'
import { browserOptions } from '../scripts/browser.mjs'
import { serveHall } from './servers.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the page if needed, makes the records that tests start from, and serves both the way `npm start` does. */
export default async function serve(): Promise<() => void> {
  // Each game's records have a process of their own, beside the one that builds.
  const records = Promise.all(GAME_IDS.map(makeRecords))
  const isBuilt = buildPage()
  await records
  // Unpacked once: a worker that starts it while another still writes it is told that the file is busy.
  await browserOptions()
  if (!isBuilt) throw new Error('the page does not build')
  const { address, stop } = await serveHall({ DATA_DIR: '.cache/page-tests-data' })
  process.env.MEADHALL_URL = address
  return stop
}

function makeRecords(game: string): Promise<void> {
  const script = ['--import', './cli/bin/register.js', `web/tests/${game}-records.ts`, '.cache/records']
  const made = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve, reject) => {
    made.on('error', reject)
    made.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the records of ${game} cannot be made`)),
    )
  })
}
