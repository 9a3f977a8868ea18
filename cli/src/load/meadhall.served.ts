import { readConfig } from '@meadhall/server/config'
import { startServer } from '@meadhall/server/server'
import { threadArguments } from '../threads.ts'
import { SEED } from './recorded.ts'
import { reportUsage } from './under-load.ts'

// Our server in a process of its own, as `meadhall serve` runs it; only the seed is given, so that a recorded game fits.
const config = readConfig({ ...process.env, PORT: '0', RATE_LIMIT: '0', COUNTDOWN: '0' })
const { url, close } = await startServer(config, { threadArguments, seed: () => SEED })
reportUsage({ url }, close)
