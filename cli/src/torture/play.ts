import { games } from '@meadhall/hall/games'
import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { fingerprint } from '@meadhall/kernel/plain'
import { type AnyMove, type Rules, silent, total } from '@meadhall/kernel/rules'
import { breathe, type Found, faultList, type Part, type Time } from './part.ts'

const LONGEST = 20_000

/** How often each kind of move has been made, of each game: what is rare is sought. */
type Made = Map<string, number>

/** Games by players who seek what is seldom done, under all options and with every number of players. */
export const play: Part = {
  name: 'play',
  what: 'adversarial play over all options and player counts',
  aim: 1_000_000,
  unit: 'games',
  async run(time: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const all = await Promise.all(
      games.map(async (listed) => ({ id: listed.id, rules: (await listed.load()).rules })),
    )
    const made: Made = new Map()
    let count = 0
    while (!time.isUp()) {
      const number = done + count++
      const { id, rules } = all[number % all.length]
      try {
        playOne(id, rules, number, made)
      } catch (error) {
        add(`${id}, game ${number}: ${(error as Error).message}`)
      }
      await breathe()
    }
    return { count, faults, note: `${made.size} kinds of moves` }
  },
}

function playOne(id: string, rules: Rules, number: number, made: Made): void {
  const word = quickWords(number)
  const chance = quickChance(number + 1)
  const { min, max } = rules.seats
  const seats = min + below(max - min + 1, word)
  const options = Object.fromEntries(
    rules.options.map(({ id: option, values }) => [option, values[below(values.length, word)]]),
  )
  const state = rules.setup(rules.readOptions(options), seats, chance, silent)
  // Some seek what is rare, some keep to one kind of move, some do anything.
  const tempers = Array.from({ length: seats }, () => below(3, word))
  for (let n = 0; ; n++) {
    const pending = rules.pending(state)
    if (pending.length === 0) break
    if (n > LONGEST) throw new Error('it does not end')
    const seat = pending[below(pending.length, word)]
    const open = rules[below(3, word) === 0 ? 'shaped' : 'legal'](state, seat)
    if (open.length === 0) throw new Error(`entry ${n}: seat ${seat} must decide and can do nothing`)
    const move = choose(open, tempers[seat], `${id} `, made, word)
    const refusal = rules.check(state, seat, move)
    if (refusal) throw new Error(`entry ${n}: an open move is refused by ${refusal.rule} (${refusal.why})`)
    rules.apply(state, seat, move, chance, silent)
    if (n % 37 === 0) holds(rules, state, seats, n)
  }
  holds(rules, state, seats, -1)
  if (rules.ranking(state).flat().length !== seats)
    throw new Error('not everybody stands somewhere in the end')
}

function choose(
  open: readonly AnyMove[],
  temper: number,
  prefix: string,
  made: Made,
  word: () => number,
): AnyMove {
  const some = open.length <= 12 ? open : Array.from({ length: 12 }, () => open[below(open.length, word)])
  const kind = (move: AnyMove) => prefix + Object.values(move).slice(0, 2).join(' ')
  const times = (move: AnyMove) => made.get(kind(move)) ?? 0
  let chosen = some[below(some.length, word)]
  if (temper === 0) for (const move of some) if (times(move) < times(chosen)) chosen = move
  if (temper === 1) chosen = some.find(({ do: what }) => what === some[0].do) ?? chosen
  if (made.size < 5000 || made.has(kind(chosen))) made.set(kind(chosen), times(chosen) + 1)
  return chosen
}

/** What must hold in every position. */
function holds(rules: Rules, state: unknown, seats: number, n: number): void {
  const mark = fingerprint(state)
  if (fingerprint(rules.clone(state)) !== mark) throw new Error(`entry ${n}: a copy differs`)
  if (fingerprint(JSON.parse(JSON.stringify(state))) !== mark)
    throw new Error(`entry ${n}: JSON does not hold it`)
  for (let seat = 0; seat < seats; seat++)
    if (!Number.isFinite(total(rules.score(state, seat)))) throw new Error(`entry ${n}: no score for ${seat}`)
}
