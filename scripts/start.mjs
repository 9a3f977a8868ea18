// `npm start`: sets up what is missing, then becomes the `meadhall` command.
import { setUp } from './setup.mjs'

setUp()
await import('../cli/bin/meadhall.js')
