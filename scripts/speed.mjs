// `npm run speed`: sets up what is missing, then measures the page in a browser (web/scripts/speed.mjs); with
// `-- thinking` what it does while bots think (web/scripts/thinking.mjs).
import { setUp } from './setup.mjs'

setUp()
await import('../cli/bin/register.js')
await import(process.argv[2] === 'thinking' ? '../web/scripts/thinking.mjs' : '../web/scripts/speed.mjs')
