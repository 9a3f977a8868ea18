import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../../bin/meadhall.js', import.meta.url))

/** Runs the command line as a person would, with `input` typed in. */
export function meadhall(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input })
  return { status, stdout, stderr }
}
