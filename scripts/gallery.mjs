// `npm run gallery`: sets up what is missing, then takes pictures of every screen (web/scripts/gallery.mjs).
import { setUp } from './setup.mjs'

setUp()
await import('../cli/bin/register.js')
await import('../web/scripts/gallery.mjs')
