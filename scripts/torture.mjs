// `npm run torture`: sets up what is missing, then tries to break the hall (cli/src/commands/torture.ts).
import { setUp } from './setup.mjs'

setUp()
process.argv.splice(2, 0, 'torture', '--write')
await import('../cli/bin/meadhall.js')
