import manifest from '../../package.json'
import { refuseArguments } from '../usage.ts'

/** `meadhall version`: what to put into a bug report. */
export function run(args: readonly string[]): number {
  refuseArguments('version', args)
  console.log(
    `meadhall ${manifest.version} (Node ${process.versions.node}, ${process.platform} ${process.arch})`,
  )
  return 0
}
