import { type GameReview, reviewGame, type Turning } from '@meadhall/hall/review'
import type { Speaker } from '@meadhall/hall/say'
import { isRecord } from '@meadhall/kernel/plain'
import type { Given, Takes } from '../arguments.ts'
import { progressBar } from '../progress.ts'
import { asUsage, checkRecord, readRecordFile } from '../records.ts'
import { UsageError } from '../usage.ts'
import { readLanguage, tellerFor, type Words, wordsOf } from '../words/words.ts'

export const takes: Takes = {
  options: {
    lang: { value: 'LANGUAGE', help: 'en, de or ja (en)' },
    json: { help: 'print one JSON object' },
  },
}

/** `meadhall review`: what each decision cost, what luck gave, and where a game turned. */
export async function run(given: Given): Promise<number> {
  const [file] = given.positionals
  const { record, listed, game } = await readRecordFile(file)
  const review = await listed.review?.()
  if (!review) throw new UsageError(`${file}: nobody here knows what a position of this game is worth`)
  const language = readLanguage(given.text('lang'))
  const tell = tellerFor(listed, language)
  const names =
    record.names ?? Array.from({ length: record.seats }, (_, seat) => tell('player', { n: seat + 1 }))
  const { speaker } = await wordsOf(listed, language, names, record.options)
  return asUsage(file, () => {
    checkRecord(game, record)
    const steps = reviewGame(game, record, review)
    const bar = progressBar(record.entries.length)
    let step = steps.next()
    for (; !step.done; step = steps.next()) bar(step.value.done)
    if (given.on('json')) console.log(JSON.stringify(step.value))
    else {
      for (const line of sheet(step.value, names, speaker, tell)) console.log(line)
      if (isRecord(record.options) && isRecord(record.options.cards)) console.log(tell('review.unfamiliar'))
    }
    return 0
  })
}

function* sheet(
  { seats, turning, decisions, alone }: GameReview,
  names: readonly string[],
  speaker: Speaker,
  tell: Words['tell'],
): Generator<string> {
  const amount = (value: number) => (alone ? value.toFixed(1) : `${(100 * value).toFixed(1)} %`)
  for (const [seat, { points, loss, luck, decisions: count }] of seats.entries())
    yield tell('review.seat', {
      seat: names[seat],
      points,
      count,
      loss: amount(loss),
      luck: `${luck < 0 ? '−' : '+'}${amount(Math.abs(luck))}`,
    })
  yield ''
  for (const { n, seat, by, worth } of turning) {
    const { move, best, seat: mover } = decisions.find((one) => one.n === n)!
    const facts = { n, seat: names[seat], mover: names[mover], worth: amount(Math.abs(worth)) }
    yield by === 'choice'
      ? tell('review.choice', { ...facts, move: speaker.move(move), best: speaker.move(best[0]) })
      : tell(luckKey(worth), { ...facts, move: speaker.move(move) })
  }
}

const luckKey = (worth: Turning['worth']) => (worth < 0 ? 'review.unlucky' : 'review.lucky')
