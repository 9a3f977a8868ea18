// `npm run stranger`: sets up what is missing, then somebody who knows nothing plays (web/scripts/stranger).
import { setUp } from './setup.mjs'

setUp()
await import('../cli/bin/register.js')
const { run } = await import('../web/scripts/stranger/main.ts')
process.exitCode = await run(process.argv.slice(2))
