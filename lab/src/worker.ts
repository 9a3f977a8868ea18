import { parentPort, workerData } from 'node:worker_threads'
import { netOf, type Shape } from '@meadhall/bots/net'
import type { Liking, Mind } from '@meadhall/bots/weigh'
import { quickWords } from '@meadhall/kernel/chance'
import type { AnyMove } from '@meadhall/kernel/rules'
import { QUICK_EFFORT } from './effort.ts'
import { learnerOf } from './learner.ts'
import { measureAll } from './measure.ts'
import { replayOf } from './replay.ts'
import { play, traceOf } from './self-play.ts'
import { between, type Settings, warmth } from './settings.ts'
import { SUBJECTS } from './subjects.ts'

export interface Assignment {
  readonly settings: Settings
  readonly shape: Shape
  readonly weights: SharedArrayBuffer
  readonly elder: SharedArrayBuffer
  readonly id: number
  readonly started: number
}

const BATCH = 256

/** Plays and learns until the time is up, then measures for the rest of it. */
export async function work(): Promise<void> {
  const { settings, shape, weights, elder, id, started } = workerData as Assignment
  const subject = SUBJECTS[settings.game]
  const { craft } = subject
  const mind: Mind<unknown, AnyMove> = { craft, net: netOf(shape, new Float32Array(weights)) }
  const old: Mind<unknown, AnyMove> = { craft, net: netOf(shape, new Float32Array(elder)) }
  const learner = learnerOf(mind.net)
  const replay = replayOf(settings.room)
  const word = quickWords(settings.seed * 1_000_003 + id * 7919 + 17)
  const share = () => word() / 0x1_0000_0000
  const traces = Array.from({ length: 5 }, traceOf)
  // Some stray further than others.
  const boldness = settings.workers < 3 ? 1 : [0.4, 0.8, 1.2, 2][id % 4]
  const guide = settings.guide === '' ? undefined : guideOf(craft.traits, settings.guide)
  const learning = (settings.minutes - settings.measuring) * 60_000
  let owed = 0
  for (;;) {
    const done = (Date.now() - started) / learning
    if (done >= 1) break
    const warm = warmth(done, settings.cycles)
    const table = subject.table(share)
    const { seats } = table
    const eldest = seats > 1 && share() < settings.elders ? word() % seats : -1
    const liked = share() < settings.liked * (1 - 0.7 * done)
    const exploring = {
      whim: boldness * between(settings.whimEnd, settings.whim, warm),
      heat: boldness * between(settings.heatEnd, settings.heat, warm),
      ...(done < settings.fade &&
        guide && { guide: guide.map((liking) => liking * (1 - done / settings.fade)) }),
      ...(liked && { liking: whimsOf(craft.traits.length, settings.game, share) }),
    }
    for (const trace of traces) {
      trace.n = 0
      trace.steps.length = 0
    }
    const end = play({
      subject,
      table,
      seed: word(),
      effort: QUICK_EFFORT,
      minds: Array.from({ length: seats }, (_, seat) => (seat === eldest ? old : mind)),
      exploring,
      traces: Array.from({ length: seats }, (_, seat) => (seat === eldest ? null : traces[seat])),
    })
    const points: number[] = []
    for (let seat = 0; seat < seats; seat++) {
      points.push(craft.points(end, seat))
      if (seat === eldest) continue
      const won = craft.won(end, seat)
      const target = {
        points: points[seat] / craft.scale,
        win: won,
        rivals: seats > 1 || craft.wish(end).win > 0,
      }
      owed += settings.study * replay.keep(traces[seat], target, settings.lambda)
    }
    let squares = 0
    let studied = 0
    if (replay.size > 1000)
      for (; owed >= BATCH; owed -= BATCH) {
        for (let i = 0; i < BATCH; i++) {
          const { position, stage, target } = replay.draw(word)
          squares += learner.study(position, stage, target)
        }
        studied += BATCH
        learner.step(between(settings.rateEnd, settings.rate, 1 - done), BATCH, settings.decay)
      }
    parentPort!.postMessage({ kind: 'game', seats, points: liked ? [] : points, squares, studied })
  }
  parentPort!.postMessage({ kind: 'learnt' })
  await new Promise<void>((go) => parentPort!.once('message', () => go()))
  const rival = await subject.rival()
  measureAll(subject, mind, rival, settings, id, started + settings.minutes * 60_000, (measured) =>
    parentPort!.postMessage({ kind: 'measured', ...measured }),
  )
  parentPort!.postMessage({ kind: 'done' })
}

/** From `trait:points,…`. */
function guideOf(traits: readonly string[], text: string): Liking {
  const guide = traits.map(() => 0)
  for (const part of text.split(',')) {
    const [trait, points] = part.split(':')
    if (!traits.includes(trait)) throw new Error(`there is no trait ${trait}`)
    guide[traits.indexOf(trait)] = Number(points)
  }
  return guide
}

/** How much of each trait is a lot of it, in points. */
const STRONG: Readonly<Record<string, readonly number[]>> = {
  odin: [1, 14, 8, 7, 4, 3, 4, 0.4, 0.3, 0.5, 2],
  midgard: [4, 4, 5, 1, 1, 1.5, 3, -2, 2],
  mountain: [2, 2, 3, 6, 3, 0.7, 1.5, 0.5],
}

/** One or two likings by chance. */
function whimsOf(traits: number, game: string, share: () => number): Liking {
  const liking = Array<number>(traits).fill(0)
  for (let n = share() < 0.5 ? 1 : 2; n > 0; n--) {
    const trait = Math.floor(share() * traits)
    liking[trait] = STRONG[game][trait] * share()
  }
  return liking
}
