// `npm run speed`: sets up what is missing, then measures the page in a browser (web/scripts/speed.mjs).
import { setUp } from './setup.mjs'

setUp()
await import('../cli/bin/register.js')
await import('../web/scripts/speed.mjs')
