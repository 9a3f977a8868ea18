import { describe, expect, it } from 'vitest'
import { spoils } from './example.ts'
import { runScenario } from './scenario.ts'
import { BadScenario } from './scripted.ts'

describe('a scenario', () => {
  const base = {
    scenario: 'the highest bid wins',
    game: 'spoils',
    players: ['Ada', 'Bo'],
    setupChance: { prize: [4] },
  }

  it('holds', () => {
    const result = runScenario(spoils, {
      ...base,
      rules: ['SP-2'],
      play: [
        { expect: { prize: 4 }, pending: ['Ada', 'Bo'], offered: { Ada: ['bid 5'] } },
        { Ada: 'bid 5', expect: { Ada: { bid: 5 } }, sees: { Bo: { Ada: { bid: -1 } } } },
        { Ada: 'bid 4', refused: 'SP-2' },
        {
          Bo: 'bid 2',
          chance: { prize: [1] },
          expect: { prize: 1, Ada: { won: [4] } },
          told: ['prizeTaken'],
        },
        { score: { Ada: { prizes: 4, total: 4 } }, notOffered: { Bo: ['bid 2'] } },
      ],
    })
    expect(result).toEqual({ name: base.scenario, rules: ['SP-2'], failures: [], loose: [] })
  })

  it('says what did not hold', () => {
    const result = runScenario(spoils, {
      ...base,
      chance: { prize: [2, 3] },
      play: [
        { Ada: 'bid 5', expect: { Ada: { bid: 4 } } },
        { Bo: 'bid 9' },
        { Bo: 'bid 2', refused: 'SP-2' },
        { Bo: 'bid 2', score: { Ada: { total: 9 } }, told: ['prizeLeft'], winners: ['Bo'] },
      ],
    })
    expect(result.failures).toEqual([
      'step 1: Ada.bid: expected 4, is 5',
      'step 2: bid 9 is refused by SP-2 (cardNotInHand)',
      'step 3: bid 2 should be refused by "SP-2", but is allowed',
      'step 4: score of Ada, total: expected 9, is 4',
      'step 4: winners: the game is not over',
      'step 4: winners: expected ["Bo"], but ["Ada"] won',
      'step 4: told: nothing like {"what":"prizeLeft"} happened; there was ["bidLaid","prizeTaken","prizeShown"]',
      'chance was scripted but never asked for: prize',
    ])
  })

  it('has words for what is exactly so, absent, in order and not told', () => {
    const steps = (last: object) =>
      runScenario(spoils, {
        ...base,
        chance: { prize: [1] },
        play: [{ Ada: 'bid 5' }, { Bo: 'bid 2', ...last }],
      })
    expect(
      steps({
        expect: { Ada: { exactly: { bid: 0, won: [4] } }, Cleo: 'absent' },
        offeredOnly: {
          Ada: ['bid 1', 'bid 2', 'bid 3', 'bid 4'],
          Bo: { bid: ['bid 1', 'bid 3', 'bid 4', 'bid 5'] },
        },
        toldInOrder: ['prizeTaken', { what: 'prizeShown', prize: 1, seat: 'absent' }],
        notTold: ['prizeLeft'],
      }),
    ).toMatchObject({ failures: [], loose: [] })
    expect(
      steps({
        expect: { Ada: { exactly: { won: [4] }, bid: 'absent' }, Bo: { bid: 'absent' } },
        offeredOnly: { Ada: ['bid 1', 'bid 2', 'bid 3', 'bid 5'] },
        toldInOrder: ['prizeShown', 'prizeTaken'],
        notTold: [{ what: 'prizeTaken', seat: 0 }],
      }).failures,
    ).toEqual([
      'step 2: Ada.exactly: expected a map, is nothing',
      'step 2: Ada.bid: should not be there, is 0',
      'step 2: Bo.bid: should not be there, is 0',
      'step 2: Ada should be offered bid 5',
      'step 2: Ada should not be offered bid 4',
      'step 2: toldInOrder: nothing like {"what":"prizeTaken"} came in its turn; there was ["bidLaid","prizeTaken","prizeShown"]',
      'step 2: notTold: {"what":"prizeTaken","seat":0} happened; there was ["bidLaid","prizeTaken","prizeShown"]',
    ])
    expect(steps({ expect: { Ada: {}, Cleo: null } })).toMatchObject({
      failures: [],
      loose: [
        'step 2: Ada: an empty map says no more than that there is one; write { exactly: {} }',
        'step 2: Cleo: null is also said of what is not there at all; write absent',
      ],
    })
    const named = { ...spoils, notation: { ...spoils.notation, scoreLines: ['prizes'] } }
    const scored = { ...base, play: [{ score: { Ada: { prises: 0, prizes: 0 } } }] }
    expect(runScenario(named, scored).failures).toEqual([
      'step 1: score of Ada: there is no line "prises"; lines are prizes, total',
    ])
  })

  it.each([
    [{ ...base, play: [{ Cleo: 'bid 1' }] }, 'nobody here is called "Cleo"'],
    [{ ...base, plays: [] }, 'unknown key "plays"'],
    [{ ...base, play: [] }, '"play" must be a list of steps'],
    [{ ...base, players: ['Ada'], play: [] }, '"players" must name 2 to 4 seats'],
    [
      { ...base, play: [{ expect: {}, chance: { prize: [9] } }, { Ada: 'bid 1' }, { Bo: 'bid 2' }] },
      'prize cannot give 9',
    ],
  ])('that makes no sense is refused in one line', (file, line) => {
    expect(() => runScenario(spoils, file)).toThrow(BadScenario)
    expect(() => runScenario(spoils, file)).toThrow(line)
  })
})
