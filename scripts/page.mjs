// Builds the page (web/dist/page) if something it is made of has changed since.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const PARTS = ['kernel/src', 'games', 'bots/src', 'hall/src', 'web/src', 'web/public']
const FILES = ['web/index.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json']

/** Returns whether the page stands ready. */
export function buildPage() {
  const built = changedAt(join(root, 'web/dist/page/sw.js'))
  if (built > newest()) return true
  process.stdout.write('Building the page ... ')
  const started = performance.now()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
  })
  console.log(
    status === 0
      ? `done in ${((performance.now() - started) / 1000).toFixed(1)} s`
      : `failed\n${stdout}${stderr}`,
  )
  return status === 0
}

function newest() {
  let latest = 0
  for (const file of FILES) latest = Math.max(latest, changedAt(join(root, file)))
  for (const part of PARTS)
    for (const entry of filesUnder(join(root, part))) latest = Math.max(latest, changedAt(entry))
  return latest
}

function* filesUnder(folder) {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return
  }
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'golden') yield* filesUnder(path)
    } else if (!entry.name.includes('.test.')) yield path
  }
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
