// What the viewer is putting together before it becomes one move: symbols, a march, a number of trolls. It hangs on the
// table's choice, so it goes when the position changes and when Escape is pressed.
import { waiting } from '@meadhall/kernel/agenda'
import { fits, moveTo, readMarch } from '@meadhall/mountain/advance'
import { attackStrength } from '@meadhall/mountain/attack'
import { bolsterStrength, mostTrolls } from '@meadhall/mountain/bolster'
import { cellName, ownCell } from '@meadhall/mountain/cells'
import { boardOf, championNamed, componentsOf, placeNamed } from '@meadhall/mountain/components'
import type { Move } from '@meadhall/mountain/moves'
import { waysTo } from '@meadhall/mountain/reach'
import { clone, type State, type TaskOf } from '@meadhall/mountain/state'
import { plainTrollsAt } from '@meadhall/mountain/status'
import { actionOf, isWeakAction, mostExtra, strengthOfGroup } from '@meadhall/mountain/turn'
import { ACTIONS, type Action, GNOME, NONE, WILD } from '@meadhall/mountain/vocabulary'
import type { Choice } from '../table/game-table.ts'
import type { Hold } from './hold.ts'

export interface Plan {
  /** Symbols to be covered, by name. */
  readonly cells: readonly string[]
  /** Supplies or desperation added. */
  readonly extra: number
  /** The claw that the next tap on a cell is for. */
  readonly claw?: string
  /** Where to march or bolster. */
  readonly to?: string
  readonly from: Readonly<Record<string, number>>
  readonly champions: readonly string[]
  readonly trolls: number
}

const NOTHING: Plan = { cells: [], extra: 0, from: {}, champions: [], trolls: 0 }

const plans = new WeakMap<Choice<Move>, Plan>()

export const planOf = ({ chosen }: Pick<Hold, 'chosen'>): Plan => (chosen && plans.get(chosen)) ?? NOTHING

export function intend(hold: Hold, target: string, plan: Partial<Plan>): void {
  const choice: Choice<Move> = { target, moves: [] }
  plans.set(choice, { ...NOTHING, ...plan })
  hold.choose(choice)
}

/** The task of that kind which waits for the viewer. */
export function taskFor<K extends State['agenda'][number]['do']>(hold: Hold, kind: K): TaskOf<K> | undefined {
  const task = waiting(hold.view)
  return hold.deciding && task?.do === kind ? (task as TaskOf<K>) : undefined
}

export interface Build {
  /** Cells chosen, by index. */
  readonly cells: readonly number[]
  readonly names: readonly string[]
  /** What they can be used for. */
  readonly actions: readonly Action[]
  readonly strength: number
  readonly weak: boolean
  readonly extra: number
  readonly most: number
  /** Chosen move by move in the rules rather than tapped together here. */
  readonly settled: boolean
}

/** The action that is being built out of symbols, if any. */
export function buildOf(hold: Hold): Build | undefined {
  const task = taskFor(hold, 'turn')
  if (!task || hold.seat === null) return undefined
  const player = hold.view.players[hold.seat]
  const plan = planOf(hold)
  const settled = task.cells.length > 0
  const names = settled ? task.cells.map((cell) => cellName(hold.view, hold.seat!, cell)) : plan.cells
  const cells = settled ? task.cells : names.map((name) => ownCell(hold.view, hold.seat!, name))
  const action = cells.length === 0 ? NONE : actionOf(player.cells, cells)
  const weak = isWeakAction(player.cells, cells)
  const most = cells.length === 0 ? 0 : mostExtra(hold.view, hold.seat, cells)
  const extra = Math.min(plan.extra, most)
  return {
    cells,
    names,
    actions: action === NONE ? [] : action === WILD ? ACTIONS : [ACTIONS[action - 1]],
    strength: strengthOfGroup(player.cells, cells) + extra,
    weak,
    extra,
    most,
    settled,
  }
}

export function actMove({ names, extra, settled }: Build, action: Action): Move {
  return {
    do: 'act',
    action,
    ...(!settled && { cells: names }),
    ...(extra > 0 && { extra }),
  }
}

/** Why a cell may not join what is chosen; undefined where it may. */
export function joinReason(hold: Hold, name: string): { sentence: string; rule: string } | undefined {
  const build = buildOf(hold)
  if (!build || hold.seat === null) return undefined
  if (build.settled) return hold.why({ do: 'cover', at: name })
  const names = [...build.names, name]
  const cells = names.map((each) => ownCell(hold.view, hold.seat!, each))
  const action = actionOf(hold.view.players[hold.seat].cells, cells)
  const named = action >= 1 && action <= GNOME ? ACTIONS[action - 1] : (build.actions[0] ?? 'advance')
  return hold.why({ do: 'act', action: named, cells: names })
}

/** Who would march if nothing else is said: out of lairs first, then from where most are, as many as the strength allows. */
export function usualMarch(hold: Hold, task: TaskOf<'advance'>, to: string): Partial<Plan> {
  const { view, seat } = hold
  if (seat === null) return {}
  const board = boardOf(view)
  const { plain, figures } = waysTo(view, seat, placeNamed(board, to))
  const from: Record<string, number> = {}
  const champions: string[] = []
  const order = [...plain].sort(
    (a, b) =>
      Number(b >= board.caverns) - Number(a >= board.caverns) ||
      plainTrollsAt(view, b, seat) - plainTrollsAt(view, a, seat),
  )
  let left = task.strength
  for (const place of order) {
    const go = Math.min(left, plainTrollsAt(view, place, seat))
    if (go > 0) from[board.names[place]] = go
    left -= go
  }
  if (Object.keys(from).length === 0 && figures.length > 0)
    champions.push(componentsOf(view).champions[figures[0]].name)
  return { to, from, champions }
}

export function marchMove({ to, from, champions }: Plan): Move | undefined {
  if (to === undefined) return undefined
  const going = Object.fromEntries(Object.entries(from).filter(([, trolls]) => trolls > 0))
  return {
    do: 'advance',
    to,
    ...(Object.keys(going).length > 0 && { from: going }),
    ...(champions.length > 0 && { champions }),
  }
}

/** Whether one more may go along. */
export function mayAlsoGo(hold: Hold, task: TaskOf<'advance'>, plan: Plan): boolean {
  const board = boardOf(hold.view)
  const set = componentsOf(hold.view)
  const from = Object.entries(plan.from).flatMap(([name, trolls]) =>
    trolls > 0 ? [placeNamed(board, name), trolls] : [],
  )
  return fits(hold.view, task, { from, figures: plan.champions.map((name) => championNamed(set, name)) })
}

export const marchers = ({ from, champions }: Plan): number =>
  Object.values(from).reduce((sum, trolls) => sum + trolls, champions.length)

/** The position with those who march at their goal; nothing is decided there yet. */
export function afterMarch(state: State, seat: number, plan: Plan): State {
  const move = marchMove(plan)
  if (move?.do !== 'advance') return state
  const after = clone(state)
  moveTo(after, seat, placeNamed(boardOf(state), plan.to), readMarch(state, move))
  return after
}

/** What those who march count for in an attack; who stands there already fights too. */
export const strengthOfMarch = (state: State, seat: number, plan: Plan): number =>
  attackStrength(afterMarch(state, seat, plan), seat, placeNamed(boardOf(state), plan.to))

/** The most trolls a place may be bolstered with. */
export function mostAt({ view, seat }: Hold, task: TaskOf<'bolster'>, place: string): number {
  if (seat === null) return 0
  return mostTrolls(view, seat, bolsterStrength(view, seat, task, placeNamed(boardOf(view), place)))
}
