import { fileURLToPath } from 'node:url'
import { type Bot, QUICK } from '@meadhall/bots/bot'
import type { Reviewed } from '@meadhall/bots/review'
import { games, type Listed } from '@meadhall/hall/games'
import { withLevels } from '@meadhall/hall/levels'
import { reviewLength, reviewPart, reviewWhole } from '@meadhall/hall/review'
import { quickChance, quickWords } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import type { GameRecord } from '@meadhall/kernel/record'
import { type AnyMove, type Game, silent } from '@meadhall/kernel/rules'
import { describe, expect, test } from 'vitest'
import { filesBelow, readText } from './files.ts'
import type { Golden } from './golden.ts'

/**
 * `MEADHALL_LONG=1` reviews ten golden games of each game whole, and asks the fifth level; otherwise every few moves of one,
 * and the third, who needs no time.
 */
const LONG = process.env.MEADHALL_LONG !== undefined
const GOLDEN = LONG ? 10 : 1
const STRONG = LONG ? 'konungr' : 'huscarl'
const POSITIONS = LONG ? 40 : 12
const LUCKY_GAMES = LONG ? 30 : 8
const SHORT = 10

const known = games.filter((listed) => listed.review !== undefined)

function goldenOf({ id }: Listed, count: number): GameRecord[] {
  const files = filesBelow(fileURLToPath(new URL(`../../games/${id}/golden`, import.meta.url)), /\.json$/)
  return Array.from({ length: count }, (_, i) => {
    const { record } = JSON.parse(readText(files[Math.floor((i * files.length) / count)])) as Golden
    return record
  })
}

/** The whole of a game, or in the short form its first moves and its last ones. */
async function stretchesOf(record: GameRecord): Promise<Reviewed<AnyMove>[][]> {
  const text = JSON.stringify(record)
  const length = await reviewLength(text)
  if (LONG) return [await reviewPart(text, 0, length)]
  return [await reviewPart(text, 0, SHORT), await reviewPart(text, length - SHORT, SHORT)]
}

describe.each(known)('$id', (listed) => {
  test('the figures of golden games hold together', { timeout: 1_200_000 }, async () => {
    for (const record of goldenOf(listed, GOLDEN)) {
      const alone = record.seats === 1
      for (const decisions of await stretchesOf(record)) {
        for (const { n, chances, after, luck, loss, best, move, error, playedOn } of decisions) {
          expect(loss, `the loss of ${n}`).toBeGreaterThanOrEqual(0)
          expect(loss === 0 || loss > 2 * error, `the loss of ${n} is beyond luck`).toBe(true)
          expect(loss > 0 || canonical(best[0]) === canonical(move), `the best move at ${n}`).toBe(true)
          // What was played and what was better are told on one scale.
          expect((playedOn?.best ?? 0) - (playedOn?.played ?? 0), `both figures of ${n}`).toBeCloseTo(loss, 9)
          if (alone) continue
          expect(sum(chances), `the chances before ${n}`).toBeCloseTo(1, 6)
          expect(sum(after), `the chances after ${n}`).toBeCloseTo(1, 6)
          expect(sum(luck), `the luck of all seats in ${n}`).toBeCloseTo(0, 6)
        }
        // From each position to the next nothing is lost on the way.
        for (const [i, { chances }] of decisions.slice(1).entries())
          expect(chances).toEqual(decisions[i].after)
        const { seats, turning, why } = await reviewWhole(JSON.stringify(record), decisions)
        const isEnd = !alone && decisions.at(-1)!.n === record.entries.length
        for (const [seat, { end, won }] of seats.entries())
          expect(!isEnd || end > 0 === won, `the end of seat ${seat}`).toBe(true)
        for (const { n } of turning) expect(decisions.map((one) => one.n)).toContain(n)
        for (const { best, played, playedOn, loss } of Object.values(why)) {
          expect(best.move).not.toEqual(played.move)
          expect(playedOn.best - playedOn.played).toBeCloseTo(loss, 9)
          expect(alone || playedOn.best <= 1, 'a share of the victory').toBe(true)
        }
      }
    }
  })

  test('in the same positions a Thrall loses more than who plays well', {
    timeout: 1_200_000,
  }, async () => {
    const [game, review, bots] = await Promise.all([
      listed.load(),
      listed.review!(),
      listed.bots().then(withLevels),
    ])
    const loss: Record<string, number> = { thrall: 0, [STRONG]: 0 }
    let seed = 1
    for (const state of choices(game, bots.greedy, POSITIONS)) {
      const { rules } = game
      const [seat] = rules.pending(state)
      for (const level of ['thrall', STRONG]) {
        const move = bots[level](game, rules.view(state, seat), seat, quickChance(seed), QUICK)
        const after = rules.clone(state)
        rules.apply(after, seat, move, quickChance(seed), silent)
        const played = { n: seed, seat, move, before: state, after, rolled: false }
        loss[level] += review.move(game, played, PLAYERS).loss
      }
      seed++
    }
    expect(loss[STRONG]).toBeLessThan(loss.thrall)
  })

  test(`over ${LUCKY_GAMES} games luck adds up to nothing`, { timeout: 1_200_000 }, async () => {
    const [game, review, bots] = await Promise.all([
      listed.load(),
      listed.review!(),
      listed.bots().then(withLevels),
    ])
    const { rules } = game
    let luck = 0
    let spread = 0
    for (let seed = 0; seed < LUCKY_GAMES; seed++) {
      const chance = quickChance(seed)
      const state = rules.setup(rules.readOptions({}), PLAYERS, chance, silent)
      for (let n = 1, pending = rules.pending(state); pending.length > 0; n++) {
        const [seat] = pending
        const move = bots.random(game, rules.view(state, seat), seat, chance, QUICK)
        const before = rules.clone(state)
        let rolled = false
        const heard = {
          pick: (what: string, among: readonly number[]) => {
            rolled = true
            return chance.pick(what, among)
          },
        }
        rules.apply(state, seat, move, heard, silent)
        pending = rules.pending(state)
        if (!rolled) continue
        const given = review.luck(
          game,
          { n: seed * 1000 + n, seat, move, before, after: state, rolled },
          PLAYERS,
        )
        luck += given[0]
        spread += given[0] ** 2
      }
    }
    expect(Math.abs(luck)).toBeLessThan(3 * Math.sqrt(spread))
  })
})

const PLAYERS = 2

/** Positions of games by quick bots in which there is something to choose. */
function* choices(game: Game, bot: Bot, count: number): Generator {
  const { rules } = game
  const word = quickWords(7)
  for (let found = 0; found < count; ) {
    const chance = quickChance(word())
    const state = rules.setup(rules.readOptions({}), PLAYERS, chance, silent)
    for (let pending = rules.pending(state); pending.length > 0 && found < count; ) {
      const [seat] = pending
      if (rules.shaped(state, seat).length > 4 && word() % 8 === 0) {
        found++
        yield rules.clone(state)
      }
      const move: AnyMove = bot(game, rules.view(state, seat), seat, chance, QUICK)
      rules.apply(state, seat, move, chance, silent)
      pending = rules.pending(state)
    }
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
