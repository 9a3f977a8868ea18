import { isMainThread } from 'node:worker_threads'
import { pack } from './pack.ts'
import { settingsOf } from './settings.ts'
import { train } from './train.ts'
import { vouch } from './vouch.ts'
import { work } from './worker.ts'

const USAGE = `train GAME [--minutes N] [--workers N] [--out DIR] [--from FILE.weights] [--seed N] …
pack FILE.weights COMMIT bots/src/GAME/weights.json
vouch GAME bots/src/GAME/weights.json`

const [command, ...given] = process.argv.slice(2)
if (!isMainThread) await work()
else if (command === 'train' && given.length > 0)
  train(settingsOf(given[0], given.slice(1)), process.execArgv)
else if (command === 'pack' && given.length === 3) pack(given[0], given[1], given[2])
else if (command === 'vouch' && given.length === 2) vouch(given[0], given[1])
else {
  console.error(USAGE)
  process.exitCode = 2
}
