import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meadhall } from '../testing/run.ts'
import { play } from '../testing/typed.ts'

const place = mkdtempSync(join(tmpdir(), 'meadhall-play-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('one person and bots', () => {
  test('a whole game by numbers, to the score', async () => {
    const text = await play('spoils --players 3 --seed a', '1', '1', '1', '1', '1', 'score', 'exit')
    expect(text).toContain('Lay one of your cards face down.\n1. Bid 1\n2. Bid 2')
    expect(text).toContain('Player 1 lays a bid.')
    expect(text).toMatch(/The game is over\.\nPlayer 1: \d+ points/)
    expect(text).toMatch(/\n1\. (Player 1|Sigrid|Leif)/)
  })

  test('undo, redo, and the barrier', async () => {
    const text = await play(
      'spoils --players 2 --bots none --names Ada,Bo',
      '',
      'bid 3',
      'undo',
      'redo',
      '',
      '',
      'undo',
    )
    expect(text).toContain('Taken back.')
    expect(text).toContain('You have made no move that could be taken back')
    const barrier = await play('spoils --players 2 --seed b', 'bid 3', 'undo', 'ask')
    expect(barrier).toContain('Sigrid has moved since; "ask" asks the others to let you take it back.')
    expect(barrier).toContain('Taken back, with the consent of all.')
  })

  test('why: a refusal, a choice, a move in words', async () => {
    const text = await play(
      'spoils --seed a',
      'why',
      'bid 9',
      'why',
      'why 2',
      'why bid 7',
      'why 99',
      'bid two',
    )
    expect(text).toContain('Nothing was refused yet')
    expect(text).toContain('You have no 9 in your hand. (Rule SP-2; "why" shows it.)')
    expect(text.match(/SP-2 Bids\nAll lay one/g)).toHaveLength(3)
    expect(text).toContain('You have no 7 in your hand.\nSP-2')
    expect(text).toContain('There is no choice 99.')
  })

  test('help, log, rules, look, find and what is not understood', async () => {
    const text = await play(
      'spoils --seed a',
      '?',
      'log',
      'log x',
      'rules',
      'rules sp-3',
      'rules nothing at all',
      'look',
      'look prize',
      'look moon',
      'find 4',
      'find 44',
      '77',
      'list',
      'all',
      'restart',
      'seat Sigrid',
      'seat Player 1',
    )
    expect(text).toMatch(/ {2}why \[N or MOVE\] +the rule of choice N/)
    expect(text).toContain('0. A prize worth')
    expect(text).toContain('"log" takes a number, not "x"')
    expect(text).toContain('SP-1 A prize is shown\nSP-2 Bids\nSP-3 Scoring')
    expect(text).toContain('SP-3 Scoring\nEach prize is worth its number.')
    expect(text).toContain('No rule entry contains "nothing at all"')
    expect(text).toContain('There is no "moon" to look at')
    expect(text).toContain('> find 4\n4. Bid 4\n')
    expect(text).toContain('No choice contains "44"')
    expect(text).toContain('There is no choice 77.')
    expect(text).toContain('No person here is called "Sigrid"')
  })

  test('save and load go on with the same chance', async () => {
    const kept = join(place, 'game.json')
    const rest = ['1', '1', '1', 'log 3']
    const first = await play('spoils --players 2 --seed a', '1', '1', `save ${kept}`, ...rest)
    const again = await play(`spoils --players 2 --load ${kept}`, ...rest)
    const tail = (text: string) => text.slice(text.lastIndexOf('> log 3'))
    expect(tail(again)).toBe(tail(first))
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ format: 1, game: 'spoils' })
    const inside = await play(
      'spoils --players 2',
      'save',
      'load',
      'load nowhere.json',
      `load ${kept}`,
      ...rest,
    )
    expect(tail(inside)).toBe(tail(first))
    expect(inside).toContain('Cannot read nowhere.json: there is no such file.')
    expect(meadhall(['verify', kept]).stdout).toMatch(
      /^true: all \d entries came from the seed; the hash fits\n$/,
    )
  })

  test('through the command itself', () => {
    const { status, stdout, stderr } = meadhall(['play', 'spoils'], '2\nq\n')
    expect(stdout).toContain('Player 1 lays a bid.')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('the same seed gives the same game', async () => {
    expect(await play('midgard --seed x', '1', '5', '5')).toBe(await play('midgard --seed x', '1', '5', '5'))
  })
})

describe('several people at one screen', () => {
  let text = ''
  beforeAll(async () => {
    text = await play('spoils --players 2 --bots none --names Ada,Bo --seed a', '', '5', '', '', '1', 'log')
  })

  test('the screen is handed over', async () => {
    expect(text).toContain('Now it is Ada’s turn. Press Enter when only Ada is looking.')
    expect(text).toContain('Now it is Bo’s turn. Press Enter when only Bo is looking.')
  })

  test('nobody sees what the other laid', async () => {
    const bos = text.slice(text.indexOf('only Bo is looking'))
    expect(bos).toContain('Ada lays a bid.')
    expect(bos.slice(0, bos.indexOf('Bo > '))).not.toMatch(/bid 5|Bid 5 /)
  })

  test('undoing by consent asks the others', async () => {
    const asked = await play(
      'spoils --players 3 --bots none --names A,B,C',
      '',
      '1',
      '',
      '',
      '1',
      '',
      '',
      'seat B',
      'seat C',
      'ask',
    )
    expect(asked).toContain('B has nothing to do now')
    const both = async (answer: string) =>
      await play('spoils --players 2 --bots none --names A,B', '', '1', '', '', '2', 'ask', answer, 'look')
    expect(await both('no')).toContain('The others do not agree.')
    expect(await both('yes')).toContain('Taken back, with the consent of all.')
  })
})

describe('A Feast for Odin', () => {
  test('tells choices apart that read alike', async () => {
    const text = await play('odin --players 2 --seed k --lang de', ...Array<string>(40).fill('1'))
    expect(text).toMatch(/1\. Festmahl ausrichten „layFeast .+“\n2\. Festmahl ausrichten „layFeast“/)
  })
})

describe('Champions of Midgard', () => {
  test('tells what is printed on the cards and which rule a choice follows', async () => {
    const text = await play('midgard --seed a --option leaders=dealt', 'why 1', 'look troll', 'find beg')
    expect(text).toMatch(/Troll: .+ \(attack \d, defense \d, Glory \d, Wood \d/)
    expect(text).toMatch(/CM-5\.\d+ \S+/)
    expect(text).toMatch(/\d+\. Beg: 1 Food and 1 Blame/)
  })

  test('lets a person act out of turn, and go back', async () => {
    const start = ['', 'lead ullr', '', '', 'lead dagrun', 'place runesmith gifts', '', '']
    const args = 'midgard --players 2 --bots none --names Ada,Bo --seed n'
    const used = await play(args, ...start, 'seat Ada', '', '', 'rune gifts 4 food', '', '')
    expect(used).toContain('Out of turn you may do this; "back" returns the seat:\n1. Use the rune Gifts')
    expect(used.slice(used.indexOf('Out of turn'))).toMatch(
      /Ada uses the rune Gifts\.\nAda gains 4 Food\.[^]*Bo > $/m,
    )
    const back = await play(args, ...start, 'seat Ada', '', '', 'back', '', '')
    expect(back.slice(back.indexOf('Out of turn'))).toMatch(
      /Ada > back[^]*Place a worker or beg\.[^]*Bo > $/m,
    )
  })

  test.each([
    ['de', 'Wähle'],
    ['ja', '。'],
  ])('speaks %s', async (language, word) => {
    expect(await play(`midgard --seed a --lang ${language}`)).toContain(word)
  })

  test('speaks no other language', async () => {
    await expect(play('midgard --lang jp')).rejects.toThrow("--lang must be one of en, de, ja, not 'jp'")
  })

  test.each([
    ['en', 'Journey face down'],
    ['de', 'Reise: verdeckt'],
    ['ja', '航海：裏向き'],
  ])('says in %s that nobody has looked at a Journey', async (language, words) => {
    expect(await play(`midgard --players 2 --seed a --lang ${language}`, '1')).toContain(words)
  })
})
