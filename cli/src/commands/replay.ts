import { fingerprint } from '@meadhall/kernel/plain'
import { moments } from '@meadhall/kernel/replay'
import { mayHear, total } from '@meadhall/kernel/rules'
import type { Given, Takes } from '../arguments.ts'
import { positionFor } from '../position.ts'
import { asUsage, checkRecord, readRecordFile } from '../records.ts'
import { UsageError } from '../usage.ts'
import { readLanguage, tellerFor, wordsOf } from '../words/words.ts'

export const takes: Takes = {
  options: {
    at: { value: 'N', help: 'the position after entry N' },
    lang: { value: 'LANGUAGE', help: 'en, de or ja (en)' },
  },
}

/** `meadhall replay`: what an onlooker would have seen. */
export async function run(given: Given): Promise<number> {
  const [file] = given.positionals
  const { record, listed, game } = await readRecordFile(file)
  const at = given.text('at') === undefined ? undefined : given.count('at', 0, 0, record.entries.length)
  const language = readLanguage(given.text('lang'))
  const tell = tellerFor(listed, language)
  const names =
    record.names ?? Array.from({ length: record.seats }, (_, seat) => tell('player', { n: seat + 1 }))
  const words = await wordsOf(listed, language, names, record.options)
  return asUsage(file, () => {
    checkRecord(game, record)
    const all = [...moments(game.rules, record)]
    const moment = at === undefined ? all.at(-1)! : all.find(({ n }) => n === at)
    if (!moment) throw new UsageError(`entry ${at} was undone`)
    for (const { n, told } of at === undefined ? all : [moment])
      for (const happening of told)
        if (mayHear(happening, null))
          console.log(`${String(n).padStart(4)}  ${words.speaker.happening(happening)}`)
    const view = game.rules.view(moment.state, null)
    if (at !== undefined) {
      console.log('')
      for (const line of positionFor(game, moment.state, null, names, words).lines() ?? []) console.log(line)
      console.log('')
      console.log(tell('fingerprint', { text: fingerprint(moment.state) }))
    }
    console.log('')
    names.forEach((seat, n) =>
      console.log(tell('points', { seat, points: total(game.rules.score(view, n)) })),
    )
    return 0
  })
}
