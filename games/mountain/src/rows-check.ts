import { isRecord } from '@meadhall/kernel/plain'
import { BadOptions } from '@meadhall/kernel/rules'
import { cellOf, ROW_TABLES } from './components.ts'
import type { Rows } from './data/rows.ts'
import { CLANS, DIFFICULTIES, STACKS, TRIGGERS, WHEEL_EFFECTS } from './vocabulary.ts'

// Tables that replace ours come from outside, so every row is looked at. One clear line says what is wrong.

/** For each ability, what it takes: `number`, one of some words, or steps. */
const ABILITIES: Record<string, Record<string, readonly string[] | 'number' | 'steps'>> = {
  counts: { when: ['attack', 'control', 'invasion'], as: 'number' },
  marches: { how: ['free', 'withEscort', 'thenWeakAction', 'untrolled', 'acrossDomain'] },
  charges: { bonus: 'number' },
  rallies: { where: ['controlled', 'trolled'], bonus: 'number' },
  surges: { what: ['bolster', 'weak'], bonus: 'number' },
  diesWell: { who: ['self', 'inBreach'], honour: 'number' },
  hunts: { honour: 'number' },
  slaysInDefeat: {},
  impresses: { votes: 'number' },
  fallsLast: {},
  leadsGnomes: {},
  courts: { bonus: 'number' },
  bearsSymbols: {},
  turnsWheel: {},
  recovers: {},
  bridges: {},
  rescues: {},
  holdsFast: { trolls: 'number', honour: 'number', most: 'number' },
  roams: { steps: 'steps' },
  tellsTales: { clans: 'number' },
  acts: { action: ['advance', 'bolster', 'gnome'], strength: 'number', where: ['dominated', 'trolled'] },
  speaks: {},
  star: {
    on: ['hall', 'trolled', 'overrun', 'clan'],
    gives: ['value', 'cavern', 'control', 'clearing', 'honour'],
    amount: 'number',
  },
  endsGame: { each: ['elder', 'champion', 'gateCavern', 'domain'], honour: 'number' },
}

/** Of five players each lays nine cards of hands of four, and three waves deal twenty each. */
const CARDS_NEEDED = 60
/** How many rows a table may have, how long a word and how large an amount may be: nothing printed comes near. */
const MOST = 200
const CHAMPIONS_NEEDED = { start: 10, early: 12, late: 6 }

export function checkRows(given: unknown): Partial<Rows> {
  if (!isRecord(given)) throw new BadOptions(`cards must be a map of ${ROW_TABLES.join(', ')}`)
  for (const table of Object.keys(given))
    if (!ROW_TABLES.includes(table as keyof Rows))
      throw new BadOptions(`cards: unknown table "${table}"; known are ${ROW_TABLES.join(', ')}`)
  if ('front' in given) checkBoard(given.front, 'front', 5)
  if ('back' in given) checkBoard(given.back, 'back', 3)
  if ('startCard' in given) checkCard(given.startCard, 'startCard')
  if ('ancestryCards' in given) {
    const rows = list(given.ancestryCards, 'ancestryCards', CARDS_NEEDED)
    rows.forEach((row, i) => checkCard(row, `ancestryCards ${i + 1}`))
    distinct(rows, 'ancestryCards')
  }
  if ('champions' in given) checkChampions(given.champions)
  if ('wheel' in given) checkWheel(given.wheel)
  if ('boost' in given) numbers(given.boost, 'boost')
  if ('voteTiles' in given)
    list(given.voteTiles, 'voteTiles', CLANS.length).forEach((row, i) => {
      const at = `voteTiles ${i + 1}`
      text(record(row, at).id, `${at}: id`)
      if (numbers(record(row, at).honour, `${at}: honour`).length !== 3)
        throw new BadOptions(`cards: ${at}: honour must be three numbers`)
    })
  if ('supplies' in given) {
    const row = record(given.supplies, 'supplies')
    if (numbers(row.base, 'supplies: base').length !== 3)
      throw new BadOptions('cards: supplies: base must be three numbers')
    whole(row.most, 'supplies: most')
    numbers(row.desperation, 'supplies: desperation')
  }
  if ('solo' in given) {
    const row = record(given.solo, 'solo')
    for (const key of ['criticalDomains', 'invasions', 'champions', 'gnomeVotes', 'perOverrunCavern'])
      whole(row[key], `solo: ${key}`)
    if (numbers(row.neededInfluence, 'solo: neededInfluence').length !== 3)
      throw new BadOptions('cards: solo: neededInfluence must be three numbers')
    const head = record(row.headStart, 'solo: headStart')
    for (const key of DIFFICULTIES) whole(head[key], `solo: headStart: ${key}`)
    if ('waves' in row) checkWaves(record(row.waves, 'solo: waves'))
  }
  return given
}

function checkWaves(rows: Record<string, unknown>): void {
  for (const difficulty of DIFFICULTIES) {
    const at = `solo: waves: ${difficulty}`
    const row = record(rows[difficulty], at)
    for (const key of ['criticalDomains', 'wanted', 'headStart']) whole(row[key], `${at}: ${key}`)
    for (const key of ['invasions', 'moreGnomes'])
      if (numbers(row[key], `${at}: ${key}`).length !== 3)
        throw new BadOptions(`cards: ${at}: ${key} must be three numbers`)
  }
}

function checkCard(row: unknown, at: string): void {
  const { id, cells } = record(row, at)
  text(id, `${at}: id`)
  const symbols = list(cells, `${at}: cells`, 4)
  if (symbols.length !== 4) throw new BadOptions(`cards: ${at}: a card has four cells`)
  for (const symbol of symbols) checkSymbol(symbol, at)
}

function checkSymbol(symbol: unknown, at: string): void {
  if (typeof symbol !== 'string' || cellOf(symbol) < 0)
    throw new BadOptions(
      `cards: ${at}: "${String(symbol)}" is no symbol; write advance, bolster2, wild, supply, elder or blank`,
    )
}

function checkChampions(given: unknown): void {
  const rows = list(given, 'champions', 1)
  rows.forEach((row, i) => {
    const at = `champions ${i + 1}`
    const { id, name, stack, clan, votes, claws, lines, symbols, ability } = record(row, at)
    text(id, `${at}: id`)
    text(name, `${at}: name`)
    oneOf(stack, STACKS, `${at}: stack`)
    oneOf(clan, [...CLANS, 'outsider'], `${at}: clan`)
    whole(votes, `${at}: votes`)
    if (claws !== undefined) whole(claws, `${at}: claws`)
    if (lines !== undefined) numbers(lines, `${at}: lines`)
    if (symbols !== undefined)
      for (const symbol of list(symbols, `${at}: symbols`, 0)) checkSymbol(symbol, at)
    checkAbility(ability, at)
    // Start champions come before there is a board to act on.
    if (stack === 'start' && ['acts', 'speaks', 'star'].includes(String((ability as { is: unknown }).is)))
      throw new BadOptions(`cards: ${at}: a start champion has no instant ability`)
  })
  distinct(rows, 'champions')
  for (const stack of STACKS) {
    const n = rows.filter((row) => (row as { stack: string }).stack === stack).length
    if (n < CHAMPIONS_NEEDED[stack])
      throw new BadOptions(`cards: champions: stack ${stack} needs ${CHAMPIONS_NEEDED[stack]}, has ${n}`)
  }
}

function checkAbility(given: unknown, at: string): void {
  const ability = record(given, `${at}: ability`)
  const takes = Object.hasOwn(ABILITIES, String(ability.is)) ? ABILITIES[String(ability.is)] : undefined
  if (!takes)
    throw new BadOptions(
      `cards: ${at}: unknown ability "${String(ability.is)}"; known are ${Object.keys(ABILITIES).join(', ')}`,
    )
  for (const [key, kind] of Object.entries(takes)) {
    const where = `${at}: ability ${String(ability.is)}: ${key}`
    if (kind === 'number') whole(ability[key], where)
    else if (kind === 'steps') for (const step of list(ability[key], where, 1)) numbers(step, where)
    else oneOf(ability[key], kind, where)
  }
}

function checkWheel(given: unknown): void {
  const rows = list(given, 'wheel', 2)
  rows.forEach((row, i) => {
    const { effect, trigger } = record(row, `wheel ${i + 1}`)
    oneOf(effect, WHEEL_EFFECTS, `wheel ${i + 1}: effect`)
    if (trigger !== undefined) oneOf(trigger, TRIGGERS, `wheel ${i + 1}: trigger`)
  })
}

function checkBoard(given: unknown, at: string, pairs: number): void {
  const board = record(given, at)
  const caverns = list(board.caverns, `${at}: caverns`, CLANS.length).map((row, i) =>
    record(row, `${at}: cavern ${i + 1}`),
  )
  distinct(caverns, `${at}: caverns`)
  const adjacent = new Map(
    caverns.map((row) => [text(row.id, `${at}: id of a cavern`), list(row.adjacent, `${at}: adjacent`, 1)]),
  )
  for (const [id, near] of adjacent)
    for (const other of near) {
      if (!adjacent.has(other as string))
        throw new BadOptions(
          `cards: ${at}: ${id} is said to lie beside "${String(other)}", which is no cavern`,
        )
      if (!adjacent.get(other as string)!.includes(id))
        throw new BadOptions(`cards: ${at}: ${id} lies beside ${String(other)}, but not the other way round`)
    }
  for (const row of caverns) oneOf(row.clan, CLANS, `${at}: clan of ${String(row.id)}`)
  for (const clan of CLANS)
    if (!caverns.some((row) => row.clan === clan && row.gate === true))
      throw new BadOptions(`cards: ${at}: the ${clan} domain has no gate cavern`)
  if (adjacent.size > 40) throw new BadOptions(`cards: ${at}: more than 40 caverns`)
  const near = (row: Record<string, unknown>, what: string) => {
    for (const id of list(row.caverns, `${at}: caverns of a ${what}`, 1))
      if (!adjacent.has(id as string))
        throw new BadOptions(`cards: ${at}: a ${what} lies beside "${String(id)}", which is no cavern`)
  }
  const halls = list(board.halls, `${at}: halls`, 1)
  if (halls.length > 12) throw new BadOptions(`cards: ${at}: there are only twelve hall markers`)
  for (const row of halls) near(record(row, `${at}: hall`), 'hall')
  const lairs = list(board.lairs, `${at}: lairs`, 2 * pairs).map((row) => record(row, `${at}: lair`))
  for (const row of lairs) {
    near(row, 'lair')
    if (lairs.filter((other) => other.pair === row.pair).length !== 2)
      throw new BadOptions(`cards: ${at}: lairs come in pairs, but not "${String(row.pair)}"`)
  }
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (!isRecord(value)) throw new BadOptions(`cards: ${at} must be a map`)
  return value
}

function list(value: unknown, at: string, least: number): unknown[] {
  if (!Array.isArray(value) || value.length < least)
    throw new BadOptions(`cards: ${at} must be a list of at least ${least}`)
  if (value.length > MOST) throw new BadOptions(`cards: ${at} has more than ${MOST} rows`)
  return value
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '' || value.length > MOST)
    throw new BadOptions(`cards: ${at} must be a word`)
  return value
}

function whole(value: unknown, at: string): void {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > MOST)
    throw new BadOptions(`cards: ${at} must be a whole number of at most ${MOST}`)
}

function numbers(value: unknown, at: string): unknown[] {
  const found = list(value, at, 1)
  for (const item of found) whole(item, at)
  return found
}

function oneOf(value: unknown, among: readonly string[], at: string): void {
  if (!among.includes(value as string))
    throw new BadOptions(`cards: ${at} must be one of ${among.join(', ')}`)
}

function distinct(rows: readonly unknown[], at: string): void {
  const ids = new Set<string>()
  for (const { id } of rows as { id: string }[]) {
    if (ids.has(id)) throw new BadOptions(`cards: ${at}: ${id} occurs twice`)
    ids.add(id)
  }
}
