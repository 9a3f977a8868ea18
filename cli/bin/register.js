// From here on Node loads our TypeScript. Also for a file by itself: `node --import ./cli/bin/register.js FILE.ts`.
// A worker thread does not inherit it: start it with `execArgv: ['--import', <the URL of this file>]`.
import { register } from 'node:module'

register('./typescript.js', import.meta.url)
process.setSourceMapsEnabled(true)
