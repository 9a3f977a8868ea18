// Installs what the lock file lists, if that has not been done since the lock file last changed.
// Plain Node without packages: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export function setUp() {
  requireNode()
  process.chdir(root)
  // npm writes the second file when an install is complete.
  if (changedAt('package-lock.json') <= changedAt('node_modules/.package-lock.json')) return
  console.error('Installing dependencies (npm ci); this happens once...')
  const { status, error } = spawnSync('npm ci --include=dev --no-audit --no-fund --loglevel=error', {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0) return
  console.error(
    `Could not install the dependencies: npm ci ${error?.message ?? `ended with exit code ${status}`}.`,
  )
  process.exit(1)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  console.error(`Meadhall needs Node 20.19, 22.12 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
