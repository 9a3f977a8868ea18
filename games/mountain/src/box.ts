import type { Box, Tables } from '@meadhall/kernel/component-set'
import {
  flag,
  id,
  kinds,
  line,
  list,
  map,
  no,
  number,
  oneOf,
  type Problem,
  whole,
} from '@meadhall/kernel/spec'
import { BASE_ROWS } from './components.ts'
import type { ChampionRow, Rows, WheelRow } from './data/rows.ts'
import { HALL_MARKERS } from './data/tables.ts'
import { checkMap } from './map-check.ts'
import { ACTIONS, CLANS, DIFFICULTIES, STACKS, TRIGGERS, WHEEL_EFFECTS } from './vocabulary.ts'

/** What is in the box, and which of it whoever owns the game can replace (MK-22.2). */

/** How many rows a table may have, how long a word and how large an amount may be: nothing printed comes near. */
const MOST = 200
const AMOUNT = whole(0, MOST)
const NAME = line(60)
/** Of five players each lays nine cards of hands of four, and three waves deal twenty each. */
const CARDS_NEEDED = 60
const CARDS_IN_BOX = 72
const CHAMPIONS_NEEDED = { start: 10, early: 12, late: 6 }
const CHAMPIONS_IN_BOX = 44
const PAIRS_NEEDED = { front: 5, back: 3 } as const
const INSTANT = ['acts', 'speaks', 'star']

export const CARD_SYMBOLS: readonly string[] = [
  ...ACTIONS.flatMap((action) => ['', 1, 2, 3, 4, 5, 6, 7].map((strength) => `${action}${strength}`)),
  'wild',
  'supply',
  'elder',
  'blank',
]
const symbol = oneOf(CARD_SYMBOLS, 'symbol')
const three = list(AMOUNT, 3, 3)
const guess = { reconstructed: flag }

export const ABILITY = kinds({
  counts: map({ when: oneOf(['attack', 'control', 'invasion']), as: AMOUNT }),
  marches: map({ how: oneOf(['free', 'withEscort', 'thenWeakAction', 'untrolled', 'acrossDomain']) }),
  charges: map({ bonus: AMOUNT }),
  rallies: map({ where: oneOf(['controlled', 'trolled']), bonus: AMOUNT }),
  surges: map({ what: oneOf(['bolster', 'weak']), bonus: AMOUNT }),
  diesWell: map({ who: oneOf(['self', 'inBreach']), honour: AMOUNT }),
  hunts: map({ honour: AMOUNT }),
  slaysInDefeat: map({}),
  impresses: map({ votes: AMOUNT }),
  fallsLast: map({}),
  leadsGnomes: map({}),
  courts: map({ bonus: AMOUNT }),
  bearsSymbols: map({}),
  turnsWheel: map({}),
  recovers: map({}),
  bridges: map({}),
  rescues: map({}),
  holdsFast: map({ trolls: AMOUNT, honour: AMOUNT, most: AMOUNT }),
  roams: map({ steps: list(list(AMOUNT, 1, MOST), 1, MOST) }),
  tellsTales: map({ clans: AMOUNT }),
  acts: map({
    action: oneOf(['advance', 'bolster', 'gnome']),
    strength: whole(1, MOST),
    where: oneOf(['dominated', 'trolled']),
  }),
  speaks: map({}),
  star: map({
    on: oneOf(['hall', 'trolled', 'overrun', 'clan']),
    gives: oneOf(['value', 'cavern', 'control', 'clearing', 'honour']),
    amount: AMOUNT,
  }),
  endsGame: map({ each: oneOf(['elder', 'champion', 'gateCavern', 'domain']), honour: AMOUNT }),
})

const card = map({ id, cells: list(symbol, 4, 4) }, guess)
const champion = map(
  {
    id,
    name: NAME,
    stack: oneOf(STACKS),
    clan: oneOf([...CLANS, 'outsider']),
    votes: AMOUNT,
    ability: ABILITY,
  },
  {
    ...guess,
    letter: line(2),
    figure: flag,
    claws: AMOUNT,
    lines: list(AMOUNT, 0, 40),
    symbols: list(symbol, 0, MOST),
    certain: list(line(40), 0, 20),
  },
)
const at = list(number(-200, 1200), 2, 2)
const near = list(id, 1, 40)
const board = map(
  {
    caverns: list(
      map({
        id,
        clan: oneOf(CLANS),
        gate: flag,
        adjacent: near,
        at,
        arc: list(number(-720, 1080), 4, 4),
      }),
      CLANS.length,
      40,
    ),
    halls: list(map({ id, caverns: near, at }), 1, HALL_MARKERS.length),
    lairs: list(map({ id, pair: id, caverns: near, at }), 2, 40),
    swarmPoints: list(map({ clan: oneOf(CLANS), at }), CLANS.length, CLANS.length),
  },
  guess,
)
const waves = map({
  criticalDomains: AMOUNT,
  wanted: AMOUNT,
  headStart: AMOUNT,
  invasions: three,
  moreGnomes: three,
})
const byDifficulty = <T>(of: T) => Object.fromEntries(DIFFICULTIES.map((difficulty) => [difficulty, of]))

export const box: Box = {
  game: 'mountain',
  tables: {
    front: board,
    back: board,
    startCard: card,
    ancestryCards: list(card, CARDS_NEEDED, MOST),
    champions: list(champion, 1, MOST),
    wheel: list(map({ effect: oneOf(WHEEL_EFFECTS) }, { star: flag, trigger: oneOf(TRIGGERS) }), 2, 40),
    boost: list(AMOUNT, 1, 40),
    voteTiles: list(map({ id, honour: three }, guess), CLANS.length, MOST),
    supplies: map({ base: three, most: AMOUNT, desperation: list(AMOUNT, 1, 40) }, guess),
    solo: map(
      {
        criticalDomains: AMOUNT,
        invasions: AMOUNT,
        champions: AMOUNT,
        gnomeVotes: AMOUNT,
        perOverrunCavern: AMOUNT,
        neededInfluence: three,
        headStart: map(byDifficulty(AMOUNT)),
      },
      { ...guess, waves: map(byDifficulty(waves)) },
    ),
  },
  ours: BASE_ROWS as unknown as Tables,
  kinds: [
    { id: 'maps', table: 'front', rows: 'whole', weight: 1 },
    { id: 'mapsBack', table: 'back', rows: 'whole', weight: 2 },
    { id: 'wheel', table: 'wheel', rows: 'whole', weight: 3 },
    { id: 'boost', table: 'boost', rows: 'whole', weight: 4 },
    { id: 'champions', table: 'champions', rows: 'list', weight: 5 },
    { id: 'ancestryCards', table: 'ancestryCards', rows: 'list', weight: 6 },
    { id: 'startCard', table: 'startCard', rows: 'whole', weight: 7 },
    { id: 'voteTiles', table: 'voteTiles', rows: 'list', weight: 8 },
    { id: 'supplies', table: 'supplies', rows: 'whole', weight: 9 },
    { id: 'halls', printed: HALL_MARKERS.map((value, i) => `hall${i + 1} ${value}`) },
    { id: 'clans', printed: CLANS },
  ],
  check(tables, lenient) {
    const given = tables as Partial<Rows>
    for (const side of ['front', 'back'] as const)
      if (given[side]) checkMap(given[side], side, PAIRS_NEEDED[side], lenient)
    for (const table of ['ancestryCards', 'champions'] as const)
      if (given[table]) distinct(given[table], table)
    if (given.champions) checkChampions(given.champions)
    if (given.wheel && !lenient) checkWheel(given.wheel)
  },
  remarks(tables) {
    const rows = { ...BASE_ROWS, ...(tables as Partial<Rows>) }
    return [
      ...counted('ancestryCards', rows.ancestryCards.length, CARDS_IN_BOX),
      ...counted('champions', rows.champions.length, CHAMPIONS_IN_BOX),
      ...counted('voteTiles', rows.voteTiles.length, CLANS.length),
    ]
  },
}

const counted = (table: string, has: number, inBox: number): Problem[] =>
  has === inBox ? [] : [{ why: 'notAsInBox', at: [table], box: inBox, has }]

function checkChampions(rows: readonly ChampionRow[]): void {
  rows.forEach(({ stack, ability }, i) => {
    // Start champions come before there is a board to act on.
    if (stack === 'start' && INSTANT.includes(ability.is)) no('startInstant', ['champions', i])
  })
  for (const stack of STACKS) {
    const has = rows.filter((row) => row.stack === stack).length
    const least = CHAMPIONS_NEEDED[stack]
    if (has < least) no('stack', ['champions'], { stack, least, has })
  }
}

function checkWheel(rows: readonly WheelRow[]): void {
  if (rows.filter(({ star }) => star).length !== 1) no('noStar', ['wheel'])
}

function distinct(rows: readonly { readonly id: string }[], table: string): void {
  const seen = new Set<string>()
  for (const row of rows) {
    if (seen.has(row.id)) no('twice', [table], { value: row.id })
    seen.add(row.id)
  }
}
