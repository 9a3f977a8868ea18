import {
  type AnyHappening,
  type AnyMove,
  type Chance,
  type KernelWhy,
  type Now,
  type Refusal,
  refusing,
  type Seat,
  type Task,
  type Tell,
} from './rules.ts'

const refuse = refusing<string, KernelWhy>()

/**
 * The agenda is a stack of tasks in the state: the last one is next. A forced step is popped and carried out; a
 * decision stays on top until its own `apply` takes it off. A game's `flow` says for each kind of task which it is.
 */
export interface WithAgenda<T extends Task> {
  agenda: T[]
}

export type Step<S, T, H> = (now: Now<S, H>, task: T) => void

export interface Decision<S, T, M, H, R extends Refusal = Refusal> {
  /** Who must decide; when nobody needs to, the task is dropped. */
  seats(state: S, task: T): Seat[]
  legal(state: S, seat: Seat, task: T): M[]
  /** For bots; `legal` where it is missing. */
  shaped?(state: S, seat: Seat, task: T): M[]
  check(state: S, seat: Seat, move: M, task: T): R | undefined
  apply(now: Now<S, H>, seat: Seat, move: M, task: T): void
}

/** Where a task names the one seat that decides. */
export const seatOf = (_state: unknown, task: { readonly seat: Seat }): Seat[] => [task.seat]

/** What a seat may do whoever's turn it is. */
export interface Anytime<S, M, H, R extends Refusal = Refusal> {
  owns(move: M): boolean
  legal(state: S, seat: Seat): M[]
  shaped?(state: S, seat: Seat): M[]
  check(state: S, seat: Seat, move: M): R | undefined
  apply(now: Now<S, H>, seat: Seat, move: M): void
}

export type Flow<S, T extends Task, M, H, R extends Refusal = Refusal> = {
  readonly [K in T['do']]: Step<S, Extract<T, { do: K }>, H> | Decision<S, Extract<T, { do: K }>, M, H, R>
}

/** Puts tasks on the agenda so that they are done in the order written. */
export function plan<T extends Task>(state: WithAgenda<T>, ...tasks: T[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.agenda.push(tasks[i])
}

/** The task that waits for a decision, if any. */
export function waiting<T extends Task>(state: WithAgenda<T>): T | undefined {
  return state.agenda[state.agenda.length - 1]
}

interface Setting<S, T extends Task, M, H> {
  flow: Flow<S, T, M, H>
  anytime?: Anytime<S, M, H>
  /** The rule that says whose turn it is. */
  turnRule: string
}

/** The five functions of the contract that follow from a game's flow. */
export function playedByAgenda<
  S extends WithAgenda<T>,
  T extends Task,
  M extends AnyMove,
  H extends AnyHappening,
>({ flow, anytime, turnRule }: Setting<S, T, M, H>) {
  type Any = Step<S, T, H> | Decision<S, T, M, H>
  const kinds = flow as unknown as Readonly<Record<string, Any>>

  function decision(state: S): Decision<S, T, M, H> | undefined {
    const task = waiting(state)
    return task && (kinds[task.do] as Decision<S, T, M, H>)
  }

  /** Carries out forced steps until someone must decide or the game is over. */
  function proceed(now: Now<S, H>): void {
    const { state } = now
    const { agenda } = state
    while (agenda.length > 0) {
      const task = agenda[agenda.length - 1]
      const kind = kinds[task.do]
      if (typeof kind === 'function') {
        agenda.pop()
        kind(now, task)
      } else {
        if (kind.seats(state, task).length > 0) return
        agenda.pop()
      }
    }
  }

  function pending(state: S): Seat[] {
    const open = decision(state)
    return open ? open.seats(state, waiting(state)!) : []
  }

  function moves(state: S, seat: Seat, way: 'legal' | 'shaped'): M[] {
    const task = waiting(state)
    if (!task) return []
    const open = decision(state)!
    const own = open.seats(state, task).includes(seat)
      ? way === 'shaped' && open.shaped
        ? open.shaped(state, seat, task)
        : open.legal(state, seat, task)
      : []
    if (!anytime) return own
    const more = way === 'shaped' && anytime.shaped ? anytime.shaped(state, seat) : anytime.legal(state, seat)
    return more.length === 0 ? own : own.length === 0 ? more : own.concat(more)
  }

  function check(state: S, seat: Seat, move: M): Refusal | undefined {
    const task = waiting(state)
    if (!task) return refuse(turnRule, 'gameOver')
    if (anytime?.owns(move)) return anytime.check(state, seat, move)
    const open = decision(state)!
    if (!open.seats(state, task).includes(seat)) return refuse(turnRule, 'notYourTurn')
    return open.check(state, seat, move, task)
  }

  function apply(state: S, seat: Seat, move: M, chance: Chance, tell: Tell<H>): void {
    const now = { state, chance, tell }
    if (anytime?.owns(move)) anytime.apply(now, seat, move)
    else decision(state)!.apply(now, seat, move, waiting(state)!)
    proceed(now)
  }

  return {
    proceed,
    pending,
    legal: (state: S, seat: Seat) => moves(state, seat, 'legal'),
    shaped: (state: S, seat: Seat) => moves(state, seat, 'shaped'),
    check,
    apply,
  }
}
