import { GAMES } from '../scripts/stranger/args.ts'
import { pay } from '../scripts/stranger/visit.ts'
import { expect, test, url } from './hall.ts'

// The long games are `npm run stranger`; here somebody looks in for the first minute, from the hall's door on.
for (const game of GAMES)
  test(`a stranger sits down at ${game} and finds nothing wrong`, async ({ browser }) => {
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
        clicks: 40,
        minutes: 0.75,
        verbose: false,
        json: false,
        out: '.cache/stranger',
      },
      () => undefined,
    )
    expect(found).toEqual([])
    expect(clicks).toBeGreaterThan(8)
  })
