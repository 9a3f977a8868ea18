import { games, type Listed } from '@meadhall/hall/games'
import { lessonFaults } from '@meadhall/hall/lesson-proof'
import type { Catalog } from '@meadhall/hall/say'
import type { Given, Takes } from '../arguments.ts'
import { findGame } from '../tables.ts'

export const takes: Takes = {
  options: { json: { help: 'print one JSON object' } },
}

/** `meadhall lesson`: whether every lesson can be taken as it is written, in every language. */
export async function run(given: Given): Promise<number> {
  const chosen = given.positionals.length > 0 ? given.positionals.map(findGame) : games
  const failed: string[] = []
  let count = 0
  let steps = 0
  for (const listed of chosen) {
    const lessons = (await listed.lessons?.load()) ?? []
    const game = await listed.load()
    const texts = await textsOf(listed)
    for (const lesson of lessons) {
      const faults = lessonFaults(game, lesson, texts)
      count++
      steps += lesson.steps.length
      failed.push(...faults.map((fault) => `${listed.id} ${fault}`))
      if (!given.on('json'))
        console.log(
          `${faults.length === 0 ? 'ok   ' : 'FAIL '} ${listed.id} ${lesson.id}: ${texts.en[lesson.id]}`,
        )
      if (!given.on('json')) for (const fault of faults) console.log(`      ${fault}`)
    }
  }
  console.log(
    given.on('json')
      ? JSON.stringify({ lessons: count, steps, failed })
      : `${count} lessons, ${steps} steps, ${failed.length} that do not hold`,
  )
  return failed.length === 0 ? 0 : 1
}

async function textsOf({ lessons }: Listed): Promise<Record<string, Catalog>> {
  const texts: Record<string, Catalog> = {}
  for (const [locale, load] of Object.entries(lessons?.text ?? {})) texts[locale] = await load()
  return texts
}
