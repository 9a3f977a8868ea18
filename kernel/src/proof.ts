import { below, quickChance, quickWords } from './chance.ts'
import { canonical, fingerprint } from './plain.ts'
import { remainingMoves } from './record.ts'
import { moments } from './replay.ts'
import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type Game,
  type Rules,
  type Seat,
  silent,
  total,
  type Viewer,
} from './rules.ts'
import {
  isBarrier,
  isRefusal,
  openTable,
  play,
  redo,
  startTable,
  stateAfter,
  type Table,
  undo,
  undoable,
} from './table.ts'

/**
 * What must hold for every game whatever its rules, shown over one game of random play. Throws at the first breach,
 * naming it and the seed. The tests of each game call this over many seeds and options.
 */
export interface Trial<S, M extends AnyMove, O> {
  options: O
  seats: number
  seed: number
  /** Which moves are tried: everything, or what bots consider. */
  way?: 'legal' | 'shaped'
  /** The costly checks are made at one entry in this many. */
  every?: number
  /** A game that takes longer than this is taken to be endless. */
  limit?: number
  /** What else must hold in each position; throws where it does not. */
  holds?: (state: S) => void
  /** A move that must be refused unless it is legal; the trial also makes up its own. */
  spoil?: (move: M, word: () => number) => M | undefined
  /** Whether a move outside `legal` may still be right, as where a whole is sent in one. */
  mayBeMore?: (move: M) => boolean
}

export function prove<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  trial: Trial<S, M, O>,
): Table<S, M, H, O> {
  const { seats, seed, way = 'legal', every = 7, limit = 20_000, holds } = trial
  const word = quickWords(seed)
  const chance = quickChance(seed + 1)
  const { table } = startTable(rules, { options: trial.options, seats, chance })
  let entry = 0
  const breach = (what: string): never => {
    throw new Error(`seed ${seed}, ${seats} seats, entry ${entry}: ${what}`)
  }
  const must = (held: boolean, what: string): void => {
    if (!held) breach(what)
  }
  const everyone: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)]

  while (rules.pending(table.state).length > 0) {
    if (++entry > limit) breach('the game does not end')
    const { state } = table
    holds?.(state)
    freezeShared(state, rules.clone(state))
    const pending = rules.pending(state)
    // Mostly someone who must, now and then someone who may.
    let seat = pending[below(pending.length, word)]
    if (below(4, word) === 0) {
      const other = below(seats, word)
      if (!pending.includes(other) && rules.legal(state, other).length > 0) seat = other
    }
    const moves = pending.includes(seat) ? rules[way](state, seat) : rules.legal(state, seat)
    must(moves.length > 0, `seat ${seat} must decide but has no ${way} move`)
    if (entry % every === 0) inspect(state, pending)
    if (below(every, word) === 0) tryUndo(seat)
    const move = moves[below(moves.length, word)]
    const played = play(table, seat, move, chance)
    if (isRefusal(played))
      breach(`${canonical(move)} is offered to seat ${seat} but refused by ${played.rule} (${played.why})`)
  }
  holds?.(table.state)
  inspect(table.state, [])
  const places = rules.ranking(table.state).flat()
  must(new Set(places).size === seats && places.length === seats, 'the ranking does not name every seat once')
  provesReplay()
  return table

  function inspect(state: S, pending: Seat[]): void {
    const before = canonical(state)
    const untouched = (what: string) => must(canonical(state) === before, `${what} changes the state`)
    must(canonical(JSON.parse(JSON.stringify(state))) === before, 'JSON does not round-trip the state')
    const copy = rules.clone(state)
    must(canonical(copy) === before, 'clone differs from its original')
    playOn(copy, 12)
    must(canonical(state) === before, 'what is played on a clone changes its original')
    for (const seat of everyone) {
      const view = rules.view(state, seat)
      const viewText = canonical(view)
      const full = rules.determinize(view, seat, quickChance(entry))
      must(canonical(view) === viewText, 'determinize changes the view')
      must(
        canonical(rules.view(full, seat)) === viewText,
        `a position that agrees with seat ${seat}'s view is seen differently`,
      )
      if (seat === null) continue
      const legal = canonical(rules.legal(state, seat))
      must(
        canonical(rules.legal(view, seat)) === legal,
        `seat ${seat} has other legal moves in its view than in the state`,
      )
      must(
        canonical(rules.legal(full, seat)) === legal,
        `what seat ${seat} may do depends on what it may not know`,
      )
      must(Number.isFinite(total(rules.score(state, seat))), `the score of seat ${seat} is not a number`)
      for (const move of rules.shaped(state, seat)) {
        const refusal = rules.check(state, seat, move)
        if (refusal)
          breach(
            `${canonical(move)} is shaped for seat ${seat} but refused by ${refusal.rule} (${refusal.why})`,
          )
      }
    }
    untouched('view, legal, shaped, score or determinize')
    for (const seat of everyone) {
      if (seat === null) continue
      const legal = rules.legal(state, seat)
      for (const move of legal) {
        const refusal = rules.check(state, seat, move)
        if (refusal)
          breach(
            `${canonical(move)} is legal for seat ${seat} but refused by ${refusal.rule} (${refusal.why})`,
          )
      }
      if (!pending.includes(seat)) {
        // A seat that need not decide has only what it may do at any time.
        for (const other of pending)
          for (const move of rules.legal(state, other).slice(0, 3)) refused(state, seat, move, legal)
      }
      if (legal.length > 0) {
        const move = legal[below(legal.length, word)]
        for (const spoilt of [trial.spoil?.(move, word), spoilSomething(move, word)])
          if (spoilt) refused(state, seat, spoilt, legal)
      }
    }
    untouched('check')
  }

  function playOn(state: S, moves: number): void {
    const word = quickWords(entry)
    const chance = quickChance(entry)
    for (
      let pending = rules.pending(state);
      pending.length > 0 && moves-- > 0;
      pending = rules.pending(state)
    ) {
      const legal = rules[way](state, pending[0])
      rules.apply(state, pending[0], legal[below(legal.length, word)], chance, silent)
    }
  }

  /** Outside `legal` means refused, and by a rule that is named. */
  function refused(state: S, seat: Seat, move: M, legal: M[]): void {
    const text = canonical(move)
    if (legal.some((other) => canonical(other) === text) || trial.mayBeMore?.(move)) return
    const refusal = rules.check(state, seat, move)
    must(refusal !== undefined, `${text} is not legal for seat ${seat} but passes check`)
    must(typeof refusal!.rule === 'string' && refusal!.rule !== '', `the refusal of ${text} names no rule`)
  }

  function tryUndo(seat: Seat): void {
    const found = undoable(table, seat)
    if (!found || isBarrier(found)) return
    const now = fingerprint(table.state)
    const interleaved = remainingMoves(table.record.entries).at(-1)!.n !== found.n
    undo(table, seat)
    must(
      fingerprint(table.state) === fingerprint(stateAfter(table, table.record.entries.length)),
      'undo leads elsewhere than its record',
    )
    if (!interleaved)
      must(
        fingerprint(table.state) === fingerprint(stateAfter(table, found.n - 1)),
        'undo does not lead back to where the move was made',
      )
    const again = redo(table, seat, chance)
    must(again !== undefined && !isRefusal(again), 'what was undone cannot be redone')
    must(fingerprint(table.state) === now, 'undo and redo do not lead back')
  }

  function provesReplay(): void {
    const hash = fingerprint(table.state)
    const bare = { ...table.record, snapshots: [] }
    must(fingerprint(openTable(rules, bare).state) === hash, 'replaying the record leads elsewhere')
    must(
      fingerprint(openTable(rules, table.record).state) === hash,
      'opening from a snapshot leads elsewhere',
    )
    let last: unknown
    for (const moment of moments(rules, bare)) last = moment.state
    must(fingerprint(last) === hash, 'the moments of the record lead elsewhere')
  }
}

/** One field of a move turned into something else: mostly nonsense, never the same. */
function spoilSomething<M extends AnyMove>(move: M, word: () => number): M | undefined {
  const keys = Object.keys(move) as (keyof M)[]
  const key = keys[below(keys.length, word)]
  const value = move[key]
  const nonsense: unknown[] = [undefined, 'nowhere', -1, 1_000_000, null, [], {}, Number.NaN]
  const other = nonsense[below(nonsense.length, word)]
  return other === value ? undefined : { ...move, [key]: other }
}

/** Plays one game to its end with moves picked by `choose`, as fast as the rules allow. Returns the decisions made. */
export function playOut<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  state: S,
  seed: number,
  choose: (state: S, seat: Seat, word: () => number) => M,
): number {
  const word = quickWords(seed)
  const chance = quickChance(seed ^ 0x5bd1e995)
  let decisions = 0
  for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
    const seat = pending.length === 1 ? pending[0] : pending[below(pending.length, word)]
    rules.apply(state, seat, choose(state, seat, word), chance, silent)
    decisions++
  }
  return decisions
}

/** What a clone shares with its original is never changed: from now on, who tries it throws. */
function freezeShared(one: unknown, other: unknown): void {
  if (typeof one !== 'object' || one === null || Object.isFrozen(one)) return
  if (one === other) Object.freeze(one)
  for (const [key, part] of Object.entries(one)) freezeShared(part, (other as Record<string, unknown>)[key])
}

/**
 * What must hold of `Game.kinds`, shown over one game of random play: whatever chance is asked is in the list, what is
 * rolled is told as a roll and nothing else is, and the end is told once, as the last of all. Gives what was asked.
 */
export function proveKinds<S, M extends AnyMove, H extends AnyHappening, O>(
  { rules, kinds }: Pick<Game<S, M, H, O>, 'rules' | 'kinds'>,
  { options, seats, seed }: Pick<Trial<S, M, O>, 'options' | 'seats' | 'seed'>,
): Set<string> {
  const breach = (what: string): never => {
    throw new Error(`seed ${seed}, ${seats} seats: ${what}`)
  }
  const asked = new Set<string>()
  const word = quickWords(seed)
  const chances = quickChance(seed + 1)
  let rolled = false
  const chance: Chance = {
    pick(what, among) {
      if (!Object.hasOwn(kinds.chance, what)) breach(`chance is asked for "${what}", which has no kind`)
      asked.add(what)
      rolled ||= kinds.chance[what] === 'roll'
      return chances.pick(what, among)
    },
  }
  const isEnd = (what: string) => kinds.ends.includes(what)
  let told: string[] = []
  const heard = (from: string): void => {
    if (told.includes(kinds.roll ?? '') !== rolled)
      breach(`${from} ${rolled ? 'rolls and does not tell' : 'tells of a roll that was not'}`)
    if (told.slice(0, -1).some(isEnd)) breach(`${from} tells more after the end`)
    if (over()) return
    if (told.some(isEnd)) breach(`${from} tells an end that is none`)
    rolled = false
    told = []
  }
  const tell = ({ what }: H) => told.push(what)
  const state = rules.setup(options, seats, chance, tell)
  const over = () => rules.pending(state).length === 0
  heard('the set-up')
  while (!over()) {
    const [seat] = rules.pending(state)
    const moves = rules.shaped(state, seat)
    const move = moves[below(moves.length, word)]
    rules.apply(state, seat, move, chance, tell)
    heard(canonical(move))
  }
  if (!isEnd(told.at(-1) ?? '')) breach(`the game is over, and "${told.at(-1)}" was told last`)
  return asked
}
