import manifest from '../../package.json'
import type { Given, Takes } from '../arguments.ts'

export const takes: Takes = {}

/** `meadhall version`: what to put into a bug report. */
export function run(_given: Given): number {
  console.log(
    `meadhall ${manifest.version} (Node ${process.versions.node}, ${process.platform} ${process.arch})`,
  )
  return 0
}
