// What a step shows, one after the other: fights scene by scene, how they ended, the end of the round.
import { type LogEntry, remainingLog } from '@meadhall/hall/update'
import type { Happening } from '@meadhall/midgard/moves'
import { HUNT, NONE, type State } from '@meadhall/midgard/state'
import { enemyAt, reservedBy } from '@meadhall/midgard/targets'
import { filmOf, type Scene } from './film.ts'
import { type Result, resultsOf } from './results.ts'
import { type RoundEnd, roundEndOf } from './round-end.ts'

/** What comes after a result: somebody's fight, hunt or voyage, or the end of the round. */
export type Next =
  | { readonly kind: 'fight'; readonly seat: number; readonly enemy: number }
  | { readonly kind: 'sail'; readonly seat: number; readonly shore: number }
  | { readonly kind: 'hunt'; readonly seat: number }
  | { readonly kind: 'end' }

export type Beat =
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'result'; readonly result: Result; readonly next: Next | undefined }
  | { readonly kind: 'roundEnd'; readonly end: RoundEnd }

export interface Told {
  readonly before: State
  readonly told: readonly Happening[]
  readonly after: State
}

/** What was told of the running round so far. */
export function roundSoFar(log: readonly LogEntry<Happening>[]): Happening[] {
  const told = remainingLog(log).flatMap((entry) => entry.told)
  return told.slice(told.findLastIndex(({ what }) => what === 'roundBegan') + 1)
}

/** The beats of a step for the eyes of a seat. `earlier` is what was told of the round before it. */
export function beatsOf(step: Told, earlier: readonly Happening[], seat: number | null): Beat[] {
  const { before, told, after } = step
  const found: { at: number; beat: Beat }[] = []
  for (const scene of filmOf(before, told)) {
    // How one's own fight ended is told by its result.
    if (scene.outcome && scene.seat === seat) continue
    found.push({ at: told.indexOf(scene.told[0]), beat: { kind: 'scene', scene } })
  }
  for (const result of resultsOf(before, earlier, told))
    if (result.seat === seat)
      found.push({ at: result.end, beat: { kind: 'result', result, next: nextAfter(step, result.last) } })
  const end = seat === null ? undefined : roundEndOf(before, earlier, told, after)
  if (end) found.push({ at: end.end, beat: { kind: 'roundEnd', end } })
  return found.sort((a, b) => a.at - b.at).map(({ beat }) => beat)
}

/** Whose combat follows: told already, or still to be resolved. */
function nextAfter({ told, after }: Told, last: number): Next | undefined {
  for (const happening of told.slice(last + 1)) {
    switch (happening.what) {
      case 'huntBegan':
        return { kind: 'hunt', seat: happening.seat }
      case 'journeyRevealed':
        return { kind: 'sail', seat: happening.seat, shore: happening.shore }
      case 'fightBegan':
        return { kind: 'fight', seat: happening.seat, enemy: happening.card }
      case 'trollRampaged':
      case 'enemyLeft':
      case 'coinLaid':
      case 'roundBegan':
      case 'gameEnded':
        return { kind: 'end' }
      default:
    }
  }
  for (const task of after.agenda.toReversed()) {
    switch (task.do) {
      case 'hunt':
        return { kind: 'hunt', seat: task.seat }
      case 'fightOnLand': {
        const seat = reservedBy(after, task.target)
        return { kind: 'fight', seat, enemy: enemyAt(after, seat, task.target) }
      }
      case 'sail':
        return { kind: 'sail', seat: after.shoreSeat[task.shore], shore: task.shore }
      case 'cleanUp':
        return { kind: 'end' }
      default:
    }
  }
  return undefined
}

/** How long a scene is worth looking at, in milliseconds. */
export function sceneLength(
  { seat, rolled, faces, journey, outcome, told, enemy }: Scene,
  viewer: number | null,
): number {
  const mine = seat === viewer
  if (outcome) return 2200
  if (rolled) return (mine ? 1500 : 1100) + 60 * (faces?.reduce((sum, count) => sum + count, 0) ?? 0)
  if (journey !== undefined) return mine ? 3000 : 1800
  if (told.some(({ what }) => what === 'struck')) return mine ? 2000 : 1400
  if (told.some(({ what }) => what === 'fightBegan')) return mine ? 1400 : 900
  return enemy === HUNT || enemy === NONE || mine ? 1400 : 900
}
