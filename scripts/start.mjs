// `npm start`: sets up what is missing, builds the page if needed and serves it. With arguments it is the `meadhall`
// command: `npm start -- play midgard`.
import { buildPage } from './page.mjs'
import { setUp } from './setup.mjs'

setUp()
if (process.argv.length === 2) {
  if (!buildPage()) process.exit(1)
  process.argv.push('serve')
}
await import('../cli/bin/meadhall.js')
