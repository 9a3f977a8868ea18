// Loaded before a server (`--import`): a clock that is set anew whenever the process is told so by SIGUSR2. The file
// that CLOCK_FILE names says by how many milliseconds it is wrong.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const real = Date.now
let off = 0
Date.now = () => real() + off
if (isMainThread)
  process.on('SIGUSR2', () => {
    off = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
  })
