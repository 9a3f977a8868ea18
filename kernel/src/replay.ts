import { keyedChance, recordedChance, recording } from './chance.ts'
import { canonical, changed, copyPlain, difference, fingerprint } from './plain.ts'
import { type Frame, type GameRecord, isMove, remainingMoves } from './record.ts'
import { type AnyHappening, type AnyMove, type Rules, type Seat, silent } from './rules.ts'
import { isRefusal, openTable, play, type Table, undo, undoWithConsent } from './table.ts'

/** One moment of a game: the position after entry `n` and what came about in it. */
export interface Moment<S, H> {
  n: number
  seat: Seat | null
  state: S
  told: readonly H[]
}

/** Plays a record through, moment by moment, without what was undone. An archived game needs no rules for it. */
export function* moments<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
): Generator<Moment<S, H>> {
  if (record.frames) {
    let state: unknown
    for (const frame of record.frames) {
      state = changed(state, frame.changes)
      yield { n: frame.n, seat: frame.n === 0 ? null : frame.seat, state: state as S, told: frame.told }
    }
    return
  }
  let told: H[] = []
  const tell = (happening: H) => void told.push(happening)
  const state = rules.setup(
    rules.readOptions(record.options),
    record.seats,
    recordedChance(record.setup),
    tell,
    record.version,
  )
  yield { n: 0, seat: null, state: rules.clone(state), told }
  for (const entry of remainingMoves(record.entries)) {
    told = []
    const refusal = rules.check(state, entry.seat, entry.move)
    if (refusal) throw new Error(`entry ${entry.n} is refused by ${refusal.rule} (${refusal.why})`)
    rules.apply(state, entry.seat, entry.move, recordedChance(entry.chance), tell)
    yield { n: entry.n, seat: entry.seat, state: rules.clone(state), told }
  }
}

/** The fingerprint of the position after each entry that was not undone, the set-up first. */
export function fingerprints<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
): string[] {
  return Array.from(moments(rules, record), (moment) => fingerprint(moment.state))
}

/** A finished game made independent of the rules: every moment is kept as its difference from the one before. */
export function archive<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
): GameRecord<M, H, O> {
  const frames: Frame<H>[] = []
  let before: unknown
  for (const { n, seat, state, told } of moments(rules, record)) {
    const now = copyPlain(state)
    frames.push({ n, seat: seat ?? 0, told, changes: difference(before, now) })
    before = now
  }
  const { snapshots: _, ...kept } = record
  return { ...kept, frames }
}

/** What a record claims that its seed does not give. Empty when every roll and draw came from the seed. */
export function faults<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
  seed: Uint8Array,
): string[] {
  const found: string[] = []
  const setup: number[] = []
  const { options, seats, version } = record
  rules.setup(rules.readOptions(options), seats, recording(keyedChance(seed, 0), setup), silent, version)
  if (!same(setup, record.setup)) return ['the set-up was not drawn from this seed']
  // Undone entries drew chance too, so the whole list is played again as it was.
  const again: Table<S, M, H, O> = openTable(rules, { ...record, entries: [], snapshots: [] })
  for (const entry of record.entries) {
    if (!isMove(entry)) {
      const undone = entry.consent ? undoWithConsent(again, entry.seat, entry.undo) : undo(again, entry.seat)
      if (!undone || !('undo' in undone) || undone.undo !== entry.undo)
        return [`entry ${entry.n}: nothing could be taken back so`]
      continue
    }
    const played = play(again, entry.seat, entry.move, keyedChance(seed, entry.n))
    if (isRefusal(played)) {
      found.push(`entry ${entry.n}: the move is refused by ${played.rule}`)
      break
    }
    if (!same(played.entry.chance, entry.chance)) {
      found.push(
        `entry ${entry.n}: chance gave ${entry.chance.join(' ')}, the seed gives ${played.entry.chance.join(' ')}`,
      )
      break
    }
  }
  return found.length > 0 ? found : falseFrames(rules, record)
}

/** The kept moments are what is shown of a finished game: they must be those that its moves lead to. */
export function falseFrames<S, M extends AnyMove, H extends AnyHappening, O>(
  rules: Rules<S, M, H, O>,
  record: GameRecord<M, H, O>,
): string[] {
  if (!record.frames) return []
  const { frames: kept, ...bare } = record
  const { frames: played = [] } = archive(rules, bare)
  const wrong = played.find((frame, i) => canonical(frame) !== canonical(kept[i]))
  if (wrong) return [`entry ${wrong.n}: the kept moment is not the one that was played`]
  return kept.length === played.length ? [] : ['there are more moments kept than were played']
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
