import { expect, test } from 'vitest'
import { readArgs } from './args.ts'

test('a game is enough: a mouse, the usual window, English, night', () => {
  expect(readArgs(['odin'])).toMatchObject({
    game: 'odin',
    size: { width: 1280, height: 720 },
    input: 'mouse',
    locale: 'en',
    theme: 'dark',
    games: 1,
    json: false,
  })
})

test.each([
  [[], 'which game?'],
  [['chess'], 'the game is one of midgard, odin, mountain, not chess'],
  [['odin', '--size', 'big'], '--size is a width and a height such as 1280x720, not big'],
  [['odin', '--touch', '--keys'], 'either --touch or --keys'],
  [['odin', '--players', '9'], '--players is a number from 1 to 5, not 9'],
  [['odin', '--bots', 'odin'], '--bots is one of thrall, karl, huscarl, jarl, konungr, not odin'],
  [['odin', '--wings'], "Unknown option '--wings'"],
])('%j is refused in one line', (args, why) => {
  expect(() => readArgs(args)).toThrow(why)
})
