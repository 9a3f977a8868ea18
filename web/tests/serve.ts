import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildPage } from '../../scripts/page.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the page if needed, makes the records that tests start from, and serves both the way `npm start` does. */
export default async function serve(): Promise<() => void> {
  if (!buildPage()) throw new Error('the page does not build')
  for (const script of ['records.ts', 'odin-records.ts', 'mountain-records.ts']) {
    const made = spawnSync(
      process.execPath,
      ['--import', './cli/bin/register.js', `web/tests/${script}`, '.cache/records'],
      { cwd: root, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(made.stderr)
  }
  const server = spawn(process.execPath, ['cli/bin/meadhall.js', 'serve', '--port', '0'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: '.cache/page-tests-data', RATE_LIMIT: '0' },
  })
  server.stderr.pipe(process.stderr)
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /http:\/\/\S+/.exec(said)
      if (found) resolve(found[0])
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  process.env.MEADHALL_URL = address
  return () => void server.kill()
}
