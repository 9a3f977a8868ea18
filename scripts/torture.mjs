// `npm run torture`: sets up what is missing, then tries to break the hall (cli/src/commands/torture.ts).
import { fileURLToPath } from 'node:url'
import { setUp } from './setup.mjs'

setUp()
// Its processes start what is named here again.
process.argv.splice(
  1,
  1,
  fileURLToPath(new URL('../cli/bin/meadhall.js', import.meta.url)),
  'torture',
  '--write',
)
await import('../cli/bin/meadhall.js')
