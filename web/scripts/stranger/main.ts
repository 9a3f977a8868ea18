import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPage } from '../../../scripts/page.mjs'
import { serveHall } from '../../tests/servers.ts'
import { openBrowser } from '../browser.mjs'
import { HELP, readArgs, UsageError, type Visit } from './args.ts'
import { type Played, pay } from './visit.ts'

/** `npm run stranger`: the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  let visit: Visit | 'help'
  try {
    visit = readArgs(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`stranger: ${error.message} (--help says more)`)
    return 2
  }
  if (visit === 'help') {
    console.log(HELP)
    return 0
  }
  // Progress goes beside the object that --json promises.
  const say = visit.json ? console.error : console.log
  if (!built(visit.json)) return 2
  const data = join(visit.out, `data-${process.pid}`)
  mkdirSync(data, { recursive: true })
  const { address, stop } = await serveHall({ DATA_DIR: data })
  const browser = await openBrowser()
  try {
    const played: Played[] = []
    for (let n = 1; n <= visit.games; n++) {
      const seed = visit.seed && visit.games > 1 ? `${visit.seed}-${n}` : visit.seed
      say(`game ${n} of ${visit.games}: ${visit.game}${seed && `, seed ${seed}`}`)
      const one = await pay(browser, address, { ...visit, seed }, say)
      played.push(one)
      say(
        `  ${one.finished ? 'played to its end' : 'left'}: ${one.clicks} clicks, ${one.seconds} s, ${one.found.length} found`,
      )
    }
    return report(visit, played)
  } finally {
    await browser.close()
    stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function report(visit: Visit, played: readonly Played[]): number {
  const total = {
    games: played.length,
    finished: played.filter(({ finished }) => finished).length,
    clicks: played.reduce((sum, { clicks }) => sum + clicks, 0),
    seconds: played.reduce((sum, { seconds }) => sum + seconds, 0),
    stuck: played.flatMap(({ found }) => found),
  }
  if (visit.json) console.log(JSON.stringify(total, null, 2))
  else
    console.log(
      `${total.games} games, ${total.finished} finished, ${total.clicks} clicks, ${total.stuck.length} findings`,
    )
  return total.stuck.length > 0 ? 1 : 0
}

/** Builds the page if needed; what that says would stand before the object that --json promises. */
function built(isQuiet: boolean): boolean {
  if (!isQuiet) return buildPage()
  const { stdout, stderr } = process
  const write = stdout.write.bind(stdout)
  stdout.write = stderr.write.bind(stderr)
  try {
    return buildPage()
  } finally {
    stdout.write = write
  }
}
