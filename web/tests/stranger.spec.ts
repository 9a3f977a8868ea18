import { GAME_IDS } from '@meadhall/hall/game-ids'
import type { Kind } from '../scripts/stranger/report.ts'
import { pay } from '../scripts/stranger/visit.ts'
import { expect, test, url } from './hall.ts'

/** Whether a show stood long enough is a matter of the machine's pace too: that is printed, and judged in long games. */
const BY_PACE: readonly Kind[] = ['show']

// The long games are `npm run stranger`; here somebody looks in for the first clicks, from the hall's door on.
for (const game of GAME_IDS)
  test(`a stranger sits down at ${game} and can go on`, async ({ browser }) => {
    // The visit itself is short; a machine that stalls makes everything round it long.
    test.setTimeout(300_000)
    const { found, clicks } = await pay(
      browser,
      url(),
      {
        game,
        players: 2,
        bots: 'thrall',
        size: { width: 1280, height: 720 },
        input: 'mouse',
        locale: 'en',
        theme: 'dark',
        games: 1,
        seed: 'HERON-4711',
        clicks: 24,
        minutes: 0.6,
        verbose: false,
        json: false,
        out: '.cache/stranger',
      },
      () => undefined,
    )
    for (const { kind, what, where } of found) console.log(`${game}, ${kind}: ${what} (${where})`)
    expect(found.filter(({ kind }) => !BY_PACE.includes(kind))).toEqual([])
    expect(clicks).toBeGreaterThan(8)
  })
