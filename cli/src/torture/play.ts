import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { difference } from '@meadhall/kernel/plain'
import { type AnyMove, silent, total } from '@meadhall/kernel/rules'
import type { Findings, Tries } from './part.ts'
import { anyTable, grouped, spreadOf, type Victim, victims } from './tables.ts'

const BLOCK = 300
const LONGEST = 20_000
/** Every so many entries the pieces are counted, and all is looked at: what is lost stays lost. */
const COUNTED_EVERY = 4
const EVERY = 61

/** How often each kind of move has been made in a block, of each game: what is rare is sought. */
type Made = Map<string, number>

/** Games by players who seek what is seldom done, under all options and with every number of players. */
export const play: Tries = {
  name: 'play',
  what: 'adversarial play over all options and player counts',
  aim: 1_000_000,
  unit: 'games',
  block: BLOCK,
  async open() {
    const all = await victims()
    const made: Made = new Map()
    return (number, findings) => {
      if (number % BLOCK === 0) made.clear()
      const victim = all[number % all.length]
      findings.count()
      try {
        playOne(victim, number, made, findings)
      } catch (error) {
        findings.fault(`${victim.id}, game ${number}: ${(error as Error).message}`)
      }
      if (number % BLOCK === BLOCK - 1) for (const kind of made.keys()) findings.see(kind)
    }
  },
  note: ({ times = {}, most = {}, seen = [] }) =>
    `${grouped(times.moves ?? 0)} moves of ${grouped(seen.length)} kinds, up to ${most.moves ?? 0} in a game; ${spreadOf(times)}`,
}

function playOne(victim: Victim, number: number, made: Made, findings: Findings): void {
  const { id, rules, holds } = victim
  const word = quickWords(number)
  const chance = quickChance(number + 1)
  const { seats, options } = anyTable(victim, word, findings)
  const state = rules.setup(options, seats, chance, silent)
  // Some seek what is rare, some keep to one kind of move, some do anything.
  const tempers = Array.from({ length: seats }, () => below(3, word))
  const first = below(EVERY, word)
  let n = 0
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state), n++) {
    if (n > LONGEST) throw new Error('it does not end')
    const seat = pending[below(pending.length, word)]
    const open = rules[below(3, word) === 0 ? 'shaped' : 'legal'](state, seat)
    if (open.length === 0) throw new Error(`entry ${n}: seat ${seat} must decide and can do nothing`)
    const move = choose(open, tempers[seat], id, made, word)
    const refusal = rules.check(state, seat, move)
    if (refusal) throw new Error(`entry ${n}: an open move is refused by ${refusal.rule} (${refusal.why})`)
    rules.apply(state, seat, move, chance, silent)
    if (n % COUNTED_EVERY === 0) holds(state)
    if (n % EVERY === first) isWhole(victim, state, seats, n)
  }
  holds(state)
  isWhole(victim, state, seats, n)
  if (rules.ranking(state).flat().length !== seats)
    throw new Error('not everybody stands somewhere in the end')
  findings.times('moves', n)
  findings.most('moves', n)
}

function choose(
  open: readonly AnyMove[],
  temper: number,
  id: string,
  made: Made,
  word: () => number,
): AnyMove {
  const any = open[below(open.length, word)]
  const chosen = temper === 0 ? rarest(open, id, made, word) : temper === 1 ? alike(open, any, word) : any
  const kind = kindOf(id, chosen)
  made.set(kind, (made.get(kind) ?? 0) + 1)
  return chosen
}

const LOOKED_AT = 12

function rarest(open: readonly AnyMove[], id: string, made: Made, word: () => number): AnyMove {
  const tries = Math.min(open.length, LOOKED_AT)
  const from = open.length <= LOOKED_AT ? 0 : below(open.length, word)
  const step = Math.max(1, Math.floor(open.length / tries))
  let [found] = open
  let least = Infinity
  for (let i = 0; i < tries; i++) {
    const move = open[(from + i * step) % open.length]
    const times = made.get(kindOf(id, move)) ?? 0
    if (times < least) [found, least] = [move, times]
  }
  return found
}

/** One of the first kind that is open, so that the same is done again and again. */
const alike = (open: readonly AnyMove[], any: AnyMove, word: () => number): AnyMove =>
  any.do === open[0].do
    ? any
    : open[below(2, word) === 0 ? 0 : open.findLastIndex(({ do: what }) => what === open[0].do)]

/** What it does, and the first thing it does it with. */
function kindOf(id: string, move: AnyMove): string {
  for (const part in move)
    if (part !== 'do') return `${id} ${move.do} ${String((move as unknown as Record<string, unknown>)[part])}`
  return `${id} ${move.do}`
}

/** What must hold in every position, and costs more to see. */
function isWhole({ rules }: Victim, state: unknown, seats: number, n: number): void {
  if (difference(state, rules.clone(state)).length > 0) throw new Error(`entry ${n}: a copy differs`)
  if (difference(state, JSON.parse(JSON.stringify(state))).length > 0)
    throw new Error(`entry ${n}: JSON does not hold it`)
  for (let seat = 0; seat < seats; seat++)
    if (!Number.isFinite(total(rules.score(state, seat)))) throw new Error(`entry ${n}: no score for ${seat}`)
}
