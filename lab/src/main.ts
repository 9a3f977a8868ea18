import { isMainThread } from 'node:worker_threads'
import { settingsOf } from './settings.ts'
import { train } from './train.ts'
import { work } from './worker.ts'

const USAGE = 'train GAME [--minutes N] [--workers N] [--out DIR] [--from FILE.weights] [--seed N] …'

if (!isMainThread) await work()
else {
  const [command, game, ...given] = process.argv.slice(2)
  if (command === 'train' && game) train(settingsOf(game, given), process.execArgv)
  else {
    console.error(USAGE)
    process.exitCode = 2
  }
}
