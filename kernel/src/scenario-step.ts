import { compare, firstOutOfOrder, type Judge, matches, say } from './expectation.ts'
import { canonical, isRecord } from './plain.ts'
import { type AnyHappening, type AnyMove, type Game, mayHear, type Seat, total } from './rules.ts'
import { BadScenario, entries, listed, type scripted, seatWords, strings } from './scripted.ts'

/** A scenario under way, and where its verdict goes. */
export interface Scene<S, M extends AnyMove, H extends AnyHappening, O> extends Judge {
  readonly game: Game<S, M, H, O>
  readonly names: readonly string[]
  readonly state: S
  readonly script: ReturnType<typeof scripted>
}

type Told = readonly AnyHappening[]
type AnyScene = Scene<unknown, AnyMove, AnyHappening, unknown>

/** What a step may say must hold once its move is made, by the step's words. */
const JUDGES: Record<string, (scene: AnyScene, expected: unknown, told: Told) => void> = {
  expect(scene, expected) {
    compare(expected, scene.game.notation.observe(scene.state, scene.names), 'expect', scene)
  },

  sees(scene, expected) {
    const { game, names, state } = scene
    for (const [viewer, seen] of entries(expected, 'sees')) {
      const seat = viewer === 'onlooker' ? null : seatOf(scene, viewer)
      compare(seen, game.notation.observe(game.rules.view(state, seat), names), `${viewer} sees`, scene)
    }
  },

  offered(scene, expected) {
    for (const [player, moves] of entries(expected, 'offered')) offers(scene, player, moves, true)
  },

  notOffered(scene, expected) {
    for (const [player, moves] of entries(expected, 'notOffered')) offers(scene, player, moves, false)
  },

  offeredOnly(scene, expected) {
    for (const [player, moves] of entries(expected, 'offeredOnly')) offersOnly(scene, player, moves)
  },

  pending(scene, expected) {
    const { game, names, state, fail } = scene
    const wanted = strings(expected, 'pending').map((player) => seatOf(scene, player))
    const pending = [...game.rules.pending(state)].sort(ascending)
    if (canonical(wanted.sort(ascending)) !== canonical(pending))
      fail(`pending: expected ${say(expected)}, but ${say(pending.map((seat) => names[seat]))} must decide`)
  },

  score(scene, expected) {
    for (const [player, points] of entries(expected, 'score')) scores(scene, player, points)
  },

  winners({ game, names, state, fail }, expected) {
    const { rules } = game
    if (rules.pending(state).length > 0) fail('winners: the game is not over')
    const best = (rules.ranking(state)[0] ?? []).map((seat) => names[seat]).sort()
    if (canonical(best) !== canonical([...strings(expected, 'winners')].sort()))
      fail(`winners: expected ${say(expected)}, but ${say(best)} won`)
  },

  told({ fail }, expected, told) {
    const heard = heardOf(told)
    for (const pattern of patterns(expected))
      if (!heard.some((happening) => matches(pattern, happening)))
        fail(`told: nothing like ${say(pattern)} happened; ${there(told)}`)
  },

  toldInOrder({ fail }, expected, told) {
    const late = firstOutOfOrder(patterns(expected), heardOf(told))
    if (late !== undefined) fail(`toldInOrder: nothing like ${say(late)} came in its turn; ${there(told)}`)
  },

  notTold({ fail }, expected, told) {
    for (const pattern of patterns(expected))
      if (told.some((happening) => matches(pattern, happening)))
        fail(`notTold: ${say(pattern)} happened; ${there(told)}`)
  },
}

const STEP_WORDS = ['refused', 'chance', 'note', ...Object.keys(JUDGES)]

export const isStepWord = (word: string): boolean => STEP_WORDS.includes(word)

/** Makes the step's move, if it has one, and judges what must hold then. */
export function runStep<S, M extends AnyMove, H extends AnyHappening, O>(
  scene: Scene<S, M, H, O>,
  step: Readonly<Record<string, unknown>>,
): void {
  const movers = Object.keys(step).filter((key) => !isStepWord(key))
  if (movers.length > 1)
    throw new BadScenario(`unknown keys ${movers.join(', ')}; a step has at most one player`)
  scene.script.add(step.chance, 'chance')
  const told: H[] = []
  if (movers.length === 1) makeMove(scene, movers[0], step, told)
  else if (step.refused !== undefined) throw new BadScenario('"refused" needs a move')
  for (const [word, judge] of Object.entries(JUDGES))
    if (step[word] !== undefined) judge(scene, step[word], told)
}

/** Makes a player's move, or tries one that should be refused. */
function makeMove<S, M extends AnyMove, H extends AnyHappening, O>(
  scene: Scene<S, M, H, O>,
  player: string,
  step: Readonly<Record<string, unknown>>,
  told: H[],
): void {
  const { game, state, script, fail } = scene
  const seat = seatOf(scene, player)
  const move = readMove(scene, step[player], seat)
  const text = game.notation.write(move)
  const refusal = game.rules.check(state, seat, move)
  if (step.refused !== undefined) {
    if (!refusal) fail(`${text} should be refused by ${say(step.refused)}, but is allowed`)
    else if (refusal.rule !== step.refused && !refusal.also?.includes(step.refused as string))
      fail(`${text} should be refused by ${say(step.refused)}, but is by ${refusal.rule} (${refusal.why})`)
  } else if (refusal) fail(`${text} is refused by ${refusal.rule} (${refusal.why})`)
  else game.rules.apply(state, seat, move, script.chance, (happening) => told.push(happening))
}

function readMove<S, M extends AnyMove, H extends AnyHappening, O>(
  { game, names, state }: Scene<S, M, H, O>,
  given: unknown,
  seat: Seat,
): M {
  try {
    if (typeof given === 'string') return game.notation.read(seatWords(given, names), state, seat)
    if (isRecord(given) && typeof given.do === 'string') return given as unknown as M
  } catch (error) {
    throw new BadScenario(`cannot read the move ${say(given)}: ${(error as Error).message}`)
  }
  throw new BadScenario('a move is a line of text or a map with "do"')
}

function offers(scene: AnyScene, player: string, expected: unknown, wanted: boolean): void {
  const { rules, notation } = scene.game
  const seat = seatOf(scene, player)
  const legal = rules.legal(scene.state, seat).map(canonical)
  for (const given of listed(expected)) {
    const move = readMove(scene, given, seat)
    if (legal.includes(canonical(move)) !== wanted)
      scene.fail(`${player} should ${wanted ? '' : 'not '}be offered ${notation.write(move)}`)
  }
}

/** Exactly these moves; a map names first words, and then the moves that begin so. */
function offersOnly(scene: AnyScene, player: string, expected: unknown): void {
  const { rules, notation } = scene.game
  const seat = seatOf(scene, player)
  const legal = rules
    .legal(scene.state, seat)
    .map((move) => ({ move: canonical(move), text: notation.write(move) }))
  const groups: [string | undefined, unknown][] = isRecord(expected)
    ? Object.entries(expected)
    : [[undefined, expected]]
  for (const [verb, given] of groups) {
    const among = legal.filter(({ text }) => verb === undefined || text.split(' ')[0] === verb)
    const wanted = listed(given).map((move) => readMove(scene, move, seat))
    const texts = wanted.map(canonical)
    for (const move of wanted)
      if (!among.some((one) => one.move === canonical(move)))
        scene.fail(`${player} should be offered ${notation.write(move)}`)
    for (const { move, text } of among)
      if (!texts.includes(move)) scene.fail(`${player} should not be offered ${text}`)
  }
}

/** The lines of a player's score that are named, and `total`. */
function scores(scene: AnyScene, player: string, expected: unknown): void {
  const { rules, notation } = scene.game
  const lines = rules.score(scene.state, seatOf(scene, player))
  const seen: Record<string, number> = {}
  for (const { line, points } of lines) seen[line] = (seen[line] ?? 0) + points
  seen.total = total(lines)
  const known = notation.scoreLines
  for (const [line, points] of entries(expected, `score of ${player}`)) {
    if (seen[line] === undefined && known && !known.includes(line))
      scene.fail(`score of ${player}: there is no line "${line}"; lines are ${known.join(', ')}, total`)
    else if (points === 'absent' ? seen[line] !== undefined : (seen[line] ?? 0) !== points)
      scene.fail(`score of ${player}, ${line}: expected ${say(points)}, is ${seen[line] ?? 0}`)
  }
}

function seatOf({ names }: { readonly names: readonly string[] }, player: string): Seat {
  const seat = names.indexOf(player)
  if (seat < 0)
    throw new BadScenario(`nobody here is called "${player}"; the players are ${names.join(', ')}`)
  return seat
}

const heardOf = (told: Told) => told.filter((happening) => mayHear(happening, happening.only ?? null))

const there = (told: Told): string => `there was ${say(told.map(({ what }) => what))}`

/** A happening by its code, or a map whose keys must agree. */
function patterns(value: unknown): unknown[] {
  return listed(value).map((wanted) => (typeof wanted === 'string' ? { what: wanted } : wanted))
}

function ascending(a: number, b: number): number {
  return a - b
}
