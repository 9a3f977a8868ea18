import { readArguments } from '../arguments.ts'
import { files } from './files.ts'
import { moves } from './moves.ts'
import { play } from './play.ts'
import { takesOf, torture } from './run.ts'
import { secrets } from './secrets.ts'
import { upgrade } from './upgrade.ts'

// The parts that need neither a server nor a database, as one file that runs wherever Node does: `npm run bundle -w cli`.
const PARTS = [play, moves, files, upgrade, secrets]
const call = { command: 'torture', usage: '', summary: 'try to break it', ...takesOf(PARTS) }
const given = readArguments(call, process.argv.slice(3))
if (given) process.exitCode = await torture(PARTS, given)
