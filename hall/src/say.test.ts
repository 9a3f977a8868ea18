import { describe, expect, test } from 'vitest'
import { type Catalog, type Legend, speaker, teller, toViewer } from './say.ts'
import { spoilsText } from './spoils.ts'
import { taskOf } from './task.ts'

const catalog: Catalog = {
  'name.smokehouse': 'Smokehouse',
  'name.food': 'Food',
  'name.wood': 'Wood',
  'name.coins': 'Coins',
  'name.shore2': 'third shore',
  'name.blank': 'blank',
  'happening.placed': '{seat} places a worker at the {at}.',
  'happening.gained': '{seat} gains {what2, plural, one {one thing} other {# things}}: {goods}.',
  'happening.blamed': '{by} blames {player, select, none {nobody} other {{player}}}.',
  'move.place':
    '{at}{shore, select, none {} other {: sail to the {shore}}}{look, select, none {} other {: look at the {look}}}',
  'move.keep': 'Keep {dice}',
  'move.shift': 'Move a troll of {of}',
  'move.plan': 'Assign: {plan}',
  'refusal.occupied': '{at, select, smokehouse {The smoke is thick} other {Someone stands}} at the {at}.',
  'prompt.feedCrew': 'Feed the crew of ship {ship}.',
  'score.favor': '{n, plural, one {# Favor} other {# Favor}} at {each} each',
}
const legend: Legend = {
  seats: ['of'],
  like: { look: 'shore' },
  counts: {
    dice: [
      ['food', 'wood'],
      ['wood blank', 'food blank', 'coins'],
    ],
    plan: [['food', 'wood', 'coins']],
  },
}
const { happening, refusal, prompt, score, move, name, say } = speaker(
  catalog,
  'en',
  ['Ada', 'Bo', 'Cleo'],
  legend,
)

test.each([
  ['2food>wood+coins', '2 × Food → Wood + Coins'],
  ['food+3wood', 'Food + 3 × Wood'],
  ['2coins', '2 × Coins'],
  ['food>', 'Food'],
  ['smokehouse', 'Smokehouse'],
  ['a+', 'a+'],
])('%s is called %s', (id, said) => {
  expect(name(id)).toBe(said)
})

describe('a code and its parameters become a sentence', () => {
  test('a seat is a name, an id its own', () => {
    expect(happening({ what: 'placed', seat: 2, at: 'smokehouse' } as never)).toBe(
      'Cleo places a worker at the Smokehouse.',
    )
  })

  test('amounts and lists', () => {
    const told = { what: 'gained', seat: 0, what2: 3, goods: { food: 2, coins: 1 } }
    expect(happening(told as never)).toBe('Ada gains 3 things: 2 × Food, 1 × Coins.')
    expect(happening({ ...told, goods: ['wood', 'food'] } as never)).toBe('Ada gains 3 things: Wood, Food.')
  })

  test('a parameter that is not given selects none', () => {
    expect(happening({ what: 'blamed', by: 0, player: 1 } as never)).toBe('Ada blames Bo.')
    expect(happening({ what: 'blamed', by: 0, player: null } as never)).toBe('Ada blames nobody.')
    expect(move({ do: 'place', at: 'smokehouse' } as never)).toBe('Smokehouse')
  })

  test('what is below zero has a minus sign, and a hyphen stays one', () => {
    const below = { plain: '{name}: {n} points', few: '{n, plural, one {# point} other {# points}}' }
    const { say: said } = speaker(below, 'en', [])
    const tell = teller({ ...below }, 'de')
    for (const each of [said, tell]) {
      expect(each('plain', { name: 'FO-2.8', n: -46 })).toBe('FO-2.8: −46 points')
      expect(each('few', { n: -2 })).toBe('−2 points')
      expect(each('plain', { name: '1-2', n: 3 })).toBe('1-2: 3 points')
    }
  })

  test('numbers may have names, their own or those of another parameter', () => {
    expect(move({ do: 'place', at: 'huts', shore: 2 } as never)).toBe('huts: sail to the third shore')
    expect(move({ do: 'place', at: 'huts', look: 2 } as never)).toBe('huts: look at the third shore')
    expect(move({ do: 'place', at: 'huts', look: 0 } as never)).toBe('huts: look at the 0')
  })

  test('a game may say which other numbers are seats', () => {
    expect(move({ do: 'shift', of: 1 } as never)).toBe('Move a troll of Bo')
  })

  test('lists of counts are said by what they count', () => {
    expect(move({ do: 'keep', dice: [2, 0] } as never)).toBe('Keep 2 × Food')
    expect(move({ do: 'keep', dice: [0, 1, 3] } as never)).toBe('Keep 1 × Food blank, 3 × Coins')
    expect(move({ do: 'plan', plan: { smokehouse: [1, 0, 2] } } as never)).toBe(
      'Assign: Smokehouse: 1 × Food, 2 × Coins',
    )
  })

  test('select decides by the id and shows the name', () => {
    expect(refusal({ rule: 'X-1', why: 'occupied', at: 'smokehouse' })).toBe(
      'The smoke is thick at the Smokehouse.',
    )
    expect(refusal({ rule: 'X-1', why: 'occupied', at: 'huts' })).toBe('Someone stands at the huts.')
  })

  test('prompts, score lines and names', () => {
    expect(prompt({ do: 'feedCrew', ship: 1 } as never)).toBe('Feed the crew of ship 1.')
    expect(score({ rule: 'X-2', line: 'favor', points: 4, n: 2, each: 2 })).toBe('2 Favor at 2 each')
    expect(name('food')).toBe('Food')
    expect(name('nothing')).toBe('nothing')
    expect(name('food3')).toBe('Food 3')
    expect(name('nothing3')).toBe('nothing3')
  })

  test('what the catalog lacks is shown as its key', () => {
    expect(say('happening.unheard')).toBe('happening.unheard')
  })

  test('in Japanese, lists have their own comma and numbers no space', () => {
    const ja = speaker({ 'name.a': '木', 'name.b': '食料', 'happening.x': '{goods}を得る' }, 'ja', [])
    expect(ja.happening({ what: 'x', goods: ['a', 'b'] } as never)).toBe('木、食料を得る')
    expect(ja.name('a2')).toBe('木2')
  })

  test('in Japanese an amount follows its name', () => {
    const words = {
      'name.a': '銀貨',
      'name.b': '皮',
      'name.c': '空白',
      'move.keep': '{dice}',
      'move.plan': '{plan}',
    }
    const ja = speaker(words, 'ja', [], { counts: { dice: [['a c', 'b']], plan: [['a', 'b']] } })
    expect(ja.name('2a>b+c')).toBe('銀貨×2→皮＋空白')
    expect(ja.move({ do: 'keep', dice: [1, 2] } as never)).toBe('銀貨（空白）×1、皮×2')
    expect(ja.move({ do: 'plan', plan: { c: [1, 0] } } as never)).toBe('空白（銀貨×1）')
  })
})

test('what one alone has seen is said to them, and to all others by their name', () => {
  const words = {
    'happening.saw': '{seat} sees it.',
    'own.saw': 'You see it.',
    'happening.got': '{seat} gets it.',
  }
  const say = speaker(words, 'en', ['Ada', 'Bo'])
  const secrets = [0, 1].map((seat) => ({ what: 'saw', seat, only: seat }))
  const told = (viewer: number | null) => secrets.map(toViewer(say, viewer).happening)
  expect(told(0)).toEqual(['You see it.', 'Bo sees it.'])
  expect(told(null)).toEqual(['Ada sees it.', 'Bo sees it.'])
  expect(toViewer(say, 0).happening({ what: 'got', seat: 0, only: 0 })).toBe('Ada gets it.')
})

test('every message of the example can be compiled', () => {
  const { say } = speaker(spoilsText, 'en', ['Ada'])
  for (const key of Object.keys(spoilsText)) expect(say(key, { seat: 0, prize: 2, card: 3 })).not.toBe(key)
})

test('the task that waits is the last of the agenda', () => {
  expect(taskOf({ agenda: [{ do: 'later' }, { do: 'now' }] })).toEqual({ do: 'now' })
  expect(taskOf({})).toBe(undefined)
})
